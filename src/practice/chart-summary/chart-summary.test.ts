import { expect, test } from 'vitest';
import { chartSummary, rangeSummary } from './chart-summary.ts';

type Chart = Parameters<typeof chartSummary>[0];
type Range = Parameters<typeof rangeSummary>[0];

/** A chart with what a case is about; everything else is empty. */
const chart = (part: object): Chart => ({
  bodies: [],
  angles: null,
  aspects: [],
  elements: { fire: 3, earth: 3, air: 2, water: 2 },
  modalities: { cardinal: 4, fixed: 4, mutable: 2 },
  ...part,
});
const aspect = (a: string, kind: string, b: string) => ({ a, aspect: kind, b });

test('the summary names Sun, Moon and Ascendant, the life themes their houses, Saturn’s and the Midheaven', () => {
  const made = chartSummary(
    chart({
      bodies: [
        { body: 'moon', sign: 'capricorn', house: 10 },
        { body: 'sun', sign: 'aries', house: 1 },
        { body: 'mars', sign: 'cancer', house: 4 },
        { body: 'saturn', sign: 'aquarius', house: 11 },
      ],
      angles: { asc: { sign: 'aries' }, mc: { sign: 'capricorn' } },
    }),
  );
  expect(made.summary).toEqual([
    { type: 'sign', point: 'sun', sign: 'aries' },
    { type: 'sign', point: 'moon', sign: 'capricorn' },
    { type: 'sign', point: 'asc', sign: 'aries' },
  ]);
});

test('an element or mode is named from four planets on, and only when no other has as many', () => {
  const dominant = (elements: object, modalities: object) =>
    chartSummary(chart({ elements, modalities })).summary;
  const even = { cardinal: 4, fixed: 4, mutable: 2 };
  expect(dominant({ fire: 4, earth: 3, air: 2, water: 1 }, even)).toEqual([
    { type: 'element', element: 'fire', count: 4 },
  ]);
  expect(dominant({ fire: 4, earth: 4, air: 1, water: 1 }, even)).toEqual([]);
  expect(dominant({ fire: 3, earth: 3, air: 2, water: 2 }, { cardinal: 2, fixed: 2, mutable: 6 })).toEqual([
    { type: 'modality', modality: 'mutable', count: 6 },
  ]);
});

test('strengths are the closest easy aspects, challenges the closest tense ones, three of each', () => {
  const made = chartSummary(
    chart({
      // Tightest first, as a chart has them.
      aspects: [
        aspect('sun', 'square', 'mars'),
        aspect('venus', 'conjunction', 'sun'),
        aspect('uranus', 'square', 'pluto'),
        aspect('moon', 'trine', 'asc'),
        aspect('sun', 'trine', 'northnode'),
        aspect('mercury', 'sextile', 'mc'),
        aspect('moon', 'opposition', 'mars'),
        aspect('venus', 'trine', 'jupiter'),
        aspect('sun', 'sextile', 'saturn'),
      ],
    }),
  );
  const names = (list: typeof made.strengths) =>
    list.map((one) => (one.type === 'aspect' ? `${one.a} ${one.aspect} ${one.b}` : one.type));
  expect(names(made.strengths)).toEqual(['moon trine asc', 'mercury sextile mc', 'venus trine jupiter']);
  expect(names(made.challenges)).toEqual(['sun square mars', 'moon opposition mars']);
});

test('without a time only signs and aspects that hold all day are named, the closest first', () => {
  const range = {
    bodies: [
      { id: 'sun', signs: ['aries'] },
      { id: 'moon', signs: ['capricorn', 'aquarius'] },
    ],
    aspects: [
      { ...aspect('sun', 'trine', 'jupiter'), orbMax: 5 },
      { ...aspect('mercury', 'sextile', 'saturn'), orbMax: 2 },
    ],
  } as unknown as Range;
  expect(rangeSummary(range)).toEqual({
    summary: [{ type: 'sign', point: 'sun', sign: 'aries' }],
    strengths: [
      { type: 'aspect', a: 'mercury', aspect: 'sextile', b: 'saturn' },
      { type: 'aspect', a: 'sun', aspect: 'trine', b: 'jupiter' },
    ],
    challenges: [],
  });
});
