/**
 * ʿIlm al-raml, the science of the sand: sixteen rows of dots from a sealed seed, or as the person tapped them.
 *
 * `entered`: the four mothers head to feet, `1101 0001 0110 1000` with 1 for one point and 0 for two; or sixteen counts of dots of
 * which the odd ones are single. `answers.matter`: what is asked about, one of `matterIds`. School `houses`: which figure lies in
 * which house.
 */
import { enteredItems, enteredNumbers } from '../cast/entered.ts';
import { proofOfCast, sealCast } from '../cast/sealed-cast.ts';
import type { Tradition, TraditionInputs } from '../tradition.ts';
import { figureOf } from './figures.ts';
import type { Figure } from './figures.ts';
import { geomancyPoints } from './points.ts';
import { houseSchools, matterIds } from './shield.ts';
import { geomancySheet } from './sheet.ts';
import type { GeomancyInput } from './sheet.ts';

/** Four figures of sixteen counts of dots: odd is a single point, row by row. */
function mothersOfDots(dots: readonly number[]): readonly Figure[] {
  return [0, 4, 8, 12].map((first) =>
    figureOf(
      dots
        .slice(first, first + 4)
        .map((count) => String(count % 2))
        .join(''),
    ),
  );
}

/** The mothers as they were written, or from sixteen counts; null for anything else. */
export function enteredMothers(entered: string): readonly Figure[] | null {
  const items = enteredItems(entered);
  if (items.length === 4)
    return items.every(({ word, reversed }) => /^[01]{4}$/.test(word) && !reversed)
      ? items.map(({ word }) => figureOf(word))
      : null;
  const dots = enteredNumbers(entered);
  return dots?.length === 16 && dots.every((count) => count > 0) ? mothersOfDots(dots) : null;
}

function castFrom(inputs: TraditionInputs): GeomancyInput | null {
  const rules = {
    houses: houseSchools.find((school) => school === inputs.school['houses']) ?? 'traditional',
    matter: matterIds.find((matter) => matter === inputs.answers['matter']?.[0]) ?? null,
  };
  if (inputs.entered !== null) {
    const mothers = enteredMothers(inputs.entered);
    return mothers === null ? null : { mothers, ...rules, source: { type: 'entered' } };
  }
  if (inputs.seed === null) return null;
  const cast = sealCast('geomancy-arabic', inputs.seed);
  return {
    mothers: mothersOfDots(cast.drawn),
    ...rules,
    source: { type: 'drawn', proof: proofOfCast(cast) },
  };
}

export const geomancyArabic: Tradition = {
  mode: 'geomancy-arabic',
  needs: (inputs) => {
    if (castFrom(inputs) !== null) return [];
    return inputs.entered === null ? ['question'] : ['answers'];
  },
  sheet: (inputs) => {
    const cast = castFrom(inputs);
    return cast === null ? null : geomancySheet(cast);
  },
  points: geomancyPoints,
  schools: { houses: houseSchools },
};
