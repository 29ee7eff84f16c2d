/** A deleted person's name goes from what modes of names were given, and from what they counted. */
import { describe, expect, it } from 'vitest';
import { traditionSheet } from '#companion/traditions.ts';
import { chaldean } from '#traditions/numerology/chaldean.ts';
import { pythagorean } from '#traditions/numerology/pythagorean-tradition.ts';
import { thaiNameAnalysis } from '#traditions/thai/thai-name-analysis.ts';
import { thaiNumerology } from '#traditions/thai/thai-numerology.ts';
import { cardInputs } from '../../tests/support/card-inputs.ts';
import { nothingSaid, plainAsk } from '../../tests/support/plain-reading.ts';
import { toStoredReading } from './stored-reading.ts';
import { isSheetOf, NO_HASH, readingWithout } from './without-person.ts';
import type { Leaving } from './without-person.ts';

const LATIN = 'Quirinzo Vexlby';
const THAI = 'ณัฏฐพล ฬุฆาธร';
const leaving = (name: string, own = 'Ada', kept: readonly string[] = []): Leaving => ({
  id: 'them',
  name,
  births: [],
  own: { name: own, births: [] },
  kept: kept.map((one) => ({ name: one, births: [] })),
});

function readingIn(tradition: typeof chaldean) {
  const sheet = traditionSheet({ tradition }, cardInputs({ name: { latin: LATIN, thai: THAI } }));
  if (sheet === null) throw new Error('no sheet');
  return toStoredReading(
    {
      author: 'composer',
      lang: 'en',
      sentences: [
        {
          text: 'So it is counted.',
          cites: sheet.facts.map(({ id }) => id),
          move: 'core',
          verdict: 'supported',
        },
      ],
      ask: plainAsk,
      sheetHash: sheet.hash,
      seed: '1'.repeat(32),
      planHash: 'p',
      weighed: sheet.facts.map(({ id }) => ({
        key: `point.${id}`,
        facts: [id],
        score: 9,
        rows: [],
        used: true,
      })),
      said: { ...nothingSaid, facts: sheet.facts.map(({ id }) => id) },
    },
    sheet,
  );
}

describe.each([
  ['chaldean', chaldean, LATIN],
  ['pythagorean', pythagorean, LATIN],
  ['thai-numerology', thaiNumerology, THAI],
  ['thai-name-analysis', thaiNameAnalysis, THAI],
] as const)('a reading in %s', (_, tradition, name) => {
  const reading = readingIn(tradition);
  const word = name.split(' ')[0] ?? '';

  it('keeps its words alone once the person whose name it counted is deleted', () => {
    expect(JSON.stringify(reading)).toContain(word);
    expect(isSheetOf(reading.sheet, leaving(name))).toBe(true);
    const left = readingWithout(reading, leaving(`  ${name.toUpperCase()}`));
    expect(left?.facts).toEqual([]);
    expect(left?.weighed).toEqual([]);
    expect(left?.sheet.hash).toBe(NO_HASH);
    expect(left?.sheet.inputs['given']).toBeUndefined();
    expect(left?.sentences.map(({ text }) => text)).toEqual(['So it is counted.']);
    const { removed, ...rest } = left ?? { removed: [] };
    expect(removed).toHaveLength(1);
    expect(JSON.stringify(rest)).not.toContain(word);
  });

  it('stays as it is where the name is one’s own, of somebody kept, or of nobody who leaves', () => {
    expect(readingWithout(reading, leaving(name, name))).toBeNull();
    expect(readingWithout(reading, leaving(name, 'Ada', [name]))).toBeNull();
    expect(readingWithout(reading, leaving('Bea'))).toBeNull();
  });
});
