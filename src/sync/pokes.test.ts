import { expect, test } from 'vitest';
import { readEvents } from './pokes.ts';

/** The versions read from text that arrives in these pieces. */
async function versions(...pieces: readonly string[]): Promise<readonly number[]> {
  const read: number[] = [];
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  await readEvents(stream, (version) => read.push(version));
  return read;
}

test.each([
  ['one event a piece', ['data: 1\n\n', 'data: 2\n\n'], [1, 2]],
  ['cut anywhere', ['da', 'ta: 1', '2\n', '\nda', 'ta:3\n\n'], [12, 3]],
  ['heartbeats between', [':\n\n', 'data: 5\n\n', ': here\n\n'], [5]],
  ['other line ends', ['data: 1\r\n\r\ndata: 2\r\r'], [1, 2]],
  ['without an end of its line it is no event yet', ['data: 1\n\ndata: 22'], [1]],
  ['junk', ['event: x\ndata: -1\ndata: 1e3\ndata: 99999999999999999999\ndata: x\nid: 7\n\n'], []],
] as const)('%s', async (_name, pieces, expected) => {
  expect(await versions(...pieces)).toEqual(expected);
});

test('a change of plan is no version, and is told by itself', async () => {
  const read: (number | string)[] = [];
  const stream = new Blob(['data: 3\n\ndata: plan\n\n', 'data: plane\n\ndata: 4\n\n']).stream();
  await readEvents(
    stream,
    (version) => read.push(version),
    () => read.push('plan'),
  );
  expect(read).toEqual([3, 'plan', 4]);
});

test('a line without end is given up, not kept', async () => {
  let sent = 0;
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new TextEncoder().encode('x'.repeat(600)));
    },
    cancel: () => {
      cancelled = true;
    },
  });
  await readEvents(stream, () => undefined);
  expect(cancelled).toBe(true);
  expect(sent).toBeLessThan(6);
});
