/**
 * Laws of joining: a part of the joined whole is what cutting the whole would give; nothing outside it is looked at; and what
 * gives way for something else is the least recently used, no more than needed.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedBytes, piecesOf } from './pieces.ts';
import type { Layout } from './pieces.ts';
import { whatGivesWay } from './room.ts';

const layouts: fc.Arbitrary<Layout> = fc
  .array(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((files) =>
    fc.record({
      files: fc.constant(files.map((chunks) => ({ chunks }))),
      order: fc.array(fc.tuple(fc.nat(files.length - 1), fc.integer({ min: 0, max: 5 })), {
        minLength: 1,
        maxLength: 5,
      }),
    }),
  );

/** Every byte of the whole, named by where it lies. */
const wholeOf = ({ files, order }: Layout): string[] =>
  order.flatMap(([file, times]) =>
    Array.from({ length: times }, () =>
      (files[file]?.chunks ?? []).flatMap((bytes, chunk) =>
        Array.from({ length: bytes }, (_, i) => `${file}/${chunk}/${i}`),
      ),
    ).flat(),
  );

describe('a part of files joined in an order', () => {
  it('is what cutting the whole would give', () => {
    fc.assert(
      fc.property(layouts, fc.nat(120), fc.nat(120), (layout, start, length) => {
        const whole = wholeOf(layout);
        expect(joinedBytes(layout)).toBe(whole.length);
        const pieces = [...piecesOf(layout, start, start + length)];
        const read = pieces.flatMap(({ file, chunk, start: from, end }) =>
          Array.from({ length: end - from }, (_, i) => `${file}/${chunk}/${from + i}`),
        );
        expect(read).toEqual(whole.slice(start, start + length));
        expect(pieces.every((piece) => piece.start < piece.end)).toBe(true);
      }),
    );
  });

  it('of an hour is found without walking through it', () => {
    const layout = { files: [{ chunks: [1_000_000] }], order: [[0, 1_000_000]] as const };
    expect([...piecesOf(layout, 999_999_999_998, 1_000_000_000_005)]).toEqual([
      { file: 0, chunk: 0, start: 999_998, end: 1_000_000 },
    ]);
  });
});

describe('what gives way', () => {
  const items = fc.uniqueArray(
    fc.record({
      address: fc.integer({ min: 0, max: 20 }).map((n) => `/audio/${n}.mp3`),
      bytes: fc.nat(50),
      usedAt: fc.nat(9),
    }),
    { selector: ({ address }) => address, maxLength: 8 },
  );

  it('is the least recently used, enough, no more than enough, and never what the room is for', () => {
    fc.assert(
      fc.property(items, fc.nat(150), fc.nat(80), fc.nat(20), (held, budget, needed, n) => {
        const staying = `/audio/${n}.mp3`;
        const going = whatGivesWay(held, { budget, needed, staying });
        const sum = (list: typeof held): number => list.reduce((all, { bytes }) => all + bytes, 0);
        const others = held.filter(({ address }) => address !== staying);
        if (going === null) {
          expect(sum(held) - sum(others) + needed).toBeGreaterThan(budget);
          return;
        }
        expect(going).not.toContain(staying);
        const left = held.filter(({ address }) => !going.includes(address));
        expect(sum(left) + needed <= budget || going.length === 0).toBe(true);
        expect(sum(left) + needed).toBeLessThanOrEqual(budget);
        const gone = others.filter(({ address }) => going.includes(address));
        const stays = others.filter(({ address, bytes }) => !going.includes(address) && bytes > 0);
        const newestGone = Math.max(...gone.map(({ usedAt }) => usedAt));
        for (const { usedAt } of stays) expect(usedAt).toBeGreaterThanOrEqual(newestGone);
        const last = held.find(({ address }) => address === going.at(-1));
        if (last !== undefined) expect(sum(left) + last.bytes + needed).toBeGreaterThan(budget);
      }),
    );
  });
});
