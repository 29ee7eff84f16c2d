import { expect, it } from 'vitest';
import { serverEvents } from './server-events.ts';

const stream =
  ': hello\n\nevent: a\ndata: {"x":1}\n\r\ndata: ดาว\r\ndata:two\r\n\r\nid: 7\n\ndata\n\nevent: cut\ndata: never';

async function read(chunks: readonly Uint8Array[]) {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const events = [];
  for await (const event of serverEvents(body)) events.push(event);
  return events;
}

it('gives the same events wherever the bytes are cut; one without its blank line is none', async () => {
  const bytes = new TextEncoder().encode(stream);
  const whole = [
    { event: 'a', data: '{"x":1}' },
    { event: 'message', data: 'ดาว\ntwo' },
    { event: 'message', data: '' },
  ];
  expect(await read([bytes])).toEqual(whole);
  for (let at = 1; at < bytes.length; at += 1)
    expect(await read([bytes.slice(0, at), bytes.slice(at)]), `cut at ${at}`).toEqual(whole);
});

it('gives up on an event that never ends', async () => {
  const chunk = new TextEncoder().encode(`data: ${'x'.repeat(600_000)}`);
  await expect(read([chunk, chunk])).rejects.toMatchObject({ type: 'malformed' });
});
