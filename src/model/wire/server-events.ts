/** Server-sent events out of a byte stream, as the HTML standard describes them: names, data, comments, any line end. */
import { ModelFailure } from '#companion/prompt/model-call.ts';

export type ServerEvent = { readonly event: string; readonly data: string };

/** No event of a provider comes near this; one that does is none. Characters. */
const MAX_EVENT = 1_000_000;

/**
 * The events in order. Throws `ModelFailure('malformed')` on one without an end, and what the stream throws. Leaving early
 * cancels the stream, which closes the connection.
 */
export async function* serverEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let isOver = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      text += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A line end may be cut in two: its second half is waited for.
      const whole = !done && text.endsWith('\r') ? text.slice(0, -1) : text;
      const blocks = whole.split(/\r\n\r\n|\n\r?\n|\r\r/);
      const rest = blocks.pop() ?? '';
      text = rest + text.slice(whole.length);
      for (const block of blocks) {
        const event = eventOf(block);
        if (event !== null) yield event;
      }
      if (text.length > MAX_EVENT) throw new ModelFailure('malformed');
      if (done) {
        isOver = true;
        return;
      }
    }
  } finally {
    if (!isOver) void reader.cancel().then(null, () => null);
  }
}

function eventOf(block: string): ServerEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const colon = line.indexOf(':');
    if (colon === 0) continue;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { event, data: data.join('\n') };
}
