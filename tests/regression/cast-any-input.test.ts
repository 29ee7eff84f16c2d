/**
 * Laws of the drawn, cast and answered modes, for anything a person may give them.
 *
 * - Nothing throws. Without a sheet the mode says what it needs, with one it needs nothing.
 * - The same inputs give the same sheet, hash and all; what was entered stands before the seed and is marked.
 * - Every seed gives a sheet of at least five points, one of them a frame, on facts that the sheet has.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { castInputs } from '../../tools/astro/facts/cast-line.ts';
import { faceReading } from '#traditions/face/face-reading.ts';
import { geomancyArabic } from '#traditions/geomancy/geomancy-arabic.ts';
import { iChing } from '#traditions/iching/i-ching.ts';
import { geomancyIfa } from '#traditions/ifa/geomancy-ifa.ts';
import { lenormand } from '#traditions/lenormand/lenormand.ts';
import { palmistry } from '#traditions/palm/palmistry.ts';
import { runes } from '#traditions/runes/runes.ts';
import { tarot } from '#traditions/tarot/tarot.ts';

const drawn = [iChing, lenormand, geomancyArabic, geomancyIfa, runes, tarot];
const all = [...drawn, palmistry, faceReading];

const word = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '9 8 8 7 8 6',
    '1111 2222',
    '1101 0001 0110 1000',
    'fehu',
    '3',
    'cups-ace:reversed',
    'unsure',
  ),
);
const names = [
  'layout',
  'spread',
  'slots',
  'significator',
  'matter',
  'toss',
  'hand',
  'mounts',
  'outline',
  'lips',
];
const answers = fc.dictionary(
  fc.oneof(fc.constantFrom(...names), fc.string()),
  fc.array(word, { maxLength: 3 }),
);
const maybe = fc.option(word, { nil: null });

describe.each(all.map((tradition) => [tradition.mode, tradition] as const))('%s', (_, tradition) => {
  it('takes anything', () => {
    fc.assert(
      fc.property(maybe, maybe, answers, fc.dictionary(fc.string(), word), (seed, entered, given, school) => {
        const inputs = castInputs({ seed, entered, answers: given, school });
        const sheet = tradition.sheet(inputs);
        expect(tradition.needs(inputs).length > 0).toBe(sheet === null);
        if (sheet === null) return;
        expect(tradition.sheet(inputs)?.hash).toBe(sheet.hash);
        if (entered !== null && drawn.includes(tradition)) expect(sheet.inputs['entered']).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});

describe.each(drawn.map((tradition) => [tradition.mode, tradition] as const))('%s', (_, tradition) => {
  it('tells something of every draw, and other draws differ', () => {
    const hashes = new Set<string>();
    for (let n = 0; n < 6; n += 1) {
      const sheet = tradition.sheet(castInputs({ seed: `draw ${n}` }));
      if (sheet === null) throw new Error('a seed is enough');
      const points = tradition.points(sheet);
      const ids = new Set(sheet.facts.map(({ id }) => id));
      hashes.add(sheet.hash);
      expect(points.length).toBeGreaterThanOrEqual(5);
      expect(points.some(({ isFrame }) => isFrame === true)).toBe(true);
      expect(points.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
    }
    expect(hashes.size).toBe(6);
  });
});
