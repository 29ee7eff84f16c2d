/** `facts --mode chinese-ziwei`: a date and a double hour to the twelve palaces, in characters. */
import { BRANCH_CHARS, branchIds, STEM_CHARS, stemIds } from '#traditions/east-asian/sexagenary.ts';
import { chineseZiwei } from '#traditions/ziwei/chinese-ziwei.ts';
import { majorStarIds, STAR_CHARS, starIds, transformationIds } from '#traditions/ziwei/stars.ts';
import type { Json } from '#facts/fact.ts';
import { birthOf, NOTHING_KNOWN } from './birth-input.ts';
import type { FactsOf } from './line.ts';
import { plain } from './sheet-words.ts';

export const factsOf: FactsOf = (input) => {
  const { sex, hourBranchIndex } = input;
  // The middle of a double hour; that of the rat after midnight.
  const hour = Number(hourBranchIndex) * 2;
  const time = typeof input['time'] === 'string' ? input['time'] : `${String(hour).padStart(2, '0')}:10`;
  const sheet = chineseZiwei.sheet({
    ...NOTHING_KNOWN,
    birth: birthOf({ ...input, time }),
    sex: sex === 'male' || sex === 'female' ? sex : null,
  });
  if (sheet === null) throw new Error('a birth with a time gives a sheet');
  const at = (id: string): Json => plain(sheet, id);
  const branch = (id: string): string => charOf(BRANCH_CHARS, branchIds, at(id));
  const word = (id: string): string => {
    const value = at(id);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const year = Number(JSON.stringify(input['date']).slice(1, 5));
  return {
    sheet,
    expect: {
      lunar: [
        lunarYearNear(word('ziwei.lunar.year'), year),
        word('ziwei.lunar.month'),
        word('ziwei.lunar.day'),
      ].join('-'),
      leapMonth: at('ziwei.lunar.leap'),
      lifePalace: charOf(STEM_CHARS, stemIds, at('ziwei.life.stem')) + branch('ziwei.life.branch'),
      bodyPalaceBranch: branch('ziwei.body.branch'),
      fiveElementBureau: Number(word('ziwei.bureau').slice(-1)),
      majorStars: Object.fromEntries(
        majorStarIds.map((star) => [starName(star), branch(`ziwei.star.${star}.branch`)]),
      ),
      mutagens: Object.fromEntries(
        transformationIds.map((kind, i) => [
          '禄权科忌'.charAt(i),
          starName(at(`ziwei.transformation.${kind}`)),
        ]),
      ),
    },
  };
};

const charOf = (chars: string, ids: readonly string[], id: Json): string =>
  chars.charAt(ids.findIndex((one) => one === id));

const starName = (id: Json): string => STAR_CHARS[starIds.findIndex((one) => one === id)] ?? '';

/** The year of the calendar that a pair stands for: that of the date, or the one before. */
function lunarYearNear(pair: string, year: number): number {
  const [stem = ''] = pair.split('-');
  return (year - 4) % 10 === stemIds.findIndex((one) => one === stem) ? year : year - 1;
}
