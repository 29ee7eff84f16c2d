/** Events of the server to one reader, as `text/event-stream`. */

/** A comment this often keeps proxies from closing a stream that has nothing to say yet. */
const HEARTBEAT_MS = 15_000;

export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // A proxy that gathers answers would keep events back.
  'X-Accel-Buffering': 'no',
} as const;

/** The events as bytes, one at a time as they are read. `onLeave` is called when the reader goes before the end. */
export function eventStream(
  events: AsyncGenerator<{ readonly type: string }, void, undefined>,
  onLeave: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  const end = (): void => clearInterval(heartbeat);
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      heartbeat = setInterval(() => controller.enqueue(encoder.encode(': still here\n\n')), HEARTBEAT_MS);
    },
    pull: async (controller) => {
      const { done, value } = await events.next();
      if (done === true) {
        end();
        controller.close();
      } else {
        controller.enqueue(encoder.encode(`event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`));
      }
    },
    cancel: async () => {
      end();
      onLeave();
      await events.return();
    },
  });
}
