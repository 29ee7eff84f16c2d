/** The sum behind each theme of a reading: it adds up, and says what it is made of. */
import { beforeAll, expect, it } from 'vitest';
import { createCompanion } from '#engine/compose.ts';
import type { Weighed } from '#facts/reading.ts';
import {
  births,
  chicago,
  lisbon,
  manchester,
  questions,
  request,
} from '../../tests/regression/readings-cases.ts';

const companion = createCompanion();
beforeAll(() => companion.ready('western'));

const weighedFor = (question: string, birth: typeof lisbon): readonly Weighed[] => {
  const { reading } = companion.answer(request(question, { birth }));
  return reading?.weighed ?? [];
};

it('adds up for whoever asks whatever', () => {
  const all = [lisbon, manchester, chicago, ...births(6)].flatMap((birth) =>
    questions.slice(0, 4).flatMap((question) => weighedFor(question, birth)),
  );
  expect(all.length).toBeGreaterThan(100);
  for (const { key, score, rows } of all)
    expect(
      rows.reduce((sum, { points }) => sum + points, 0),
      key,
    ).toBeCloseTo(score, 9);
});

it('names what was taken off and what was added, after the facts', () => {
  const [first] = weighedFor('Why do my relationships always end after a few months?', lisbon);
  const parts = first?.rows.map(({ part }) => part) ?? [];
  // Three facts of Venus and three of the Moon speak for it: two bodies, so each counts once, and they agree.
  expect(parts.slice(-3)).toEqual(['same-source', 'agree', 'usual']);
  expect(parts.slice(0, -3).every((part) => part.startsWith('natal.'))).toBe(true);
  const points = new Map(first?.rows.map(({ part, points: of }) => [part, of]));
  expect(points.get('same-source')).toBeLessThan(0);
  expect(points.get('agree')).toBeGreaterThan(0);
  expect(points.get('usual')).toBeLessThan(0);
});
