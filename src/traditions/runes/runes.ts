/**
 * Runes from a sealed bag, or as the person drew them: one, three for the Norns (default), a cross of five, nine on the cloth.
 *
 * `entered`: runes in the order they were drawn, `fehu uruz:reversed wunjo`; as many as a spread takes. `answers.spread`: a spread.
 * School `merkstave`: whether runes that lie upside down are read so. School `symmetric`: which shapes have no other side.
 */
import { enteredItems } from '../cast/entered.ts';
import { proofOfCast, sealCast } from '../cast/sealed-cast.ts';
import type { Tradition, TraditionInputs } from '../tradition.ts';
import { runeIds, runeSpreadIds, runeSpreads, symmetrySchools } from './futhark.ts';
import type { RuneSpreadId } from './futhark.ts';
import { runePoints } from './points.ts';
import { runesSheet } from './sheet.ts';
import type { LaidRune, RunesInput } from './sheet.ts';

const DEFAULT_SPREAD: RuneSpreadId = 'norns';

/** Runes that fill a spread, each once; null for anything else. */
export function enteredRunes(
  entered: string,
): { readonly spread: RuneSpreadId; readonly runes: readonly LaidRune[] } | null {
  const runes = enteredItems(entered).map(({ word, reversed }) => ({
    index: runeIds.findIndex((id) => id === word) + 1,
    turned: reversed,
  }));
  const spread = runeSpreadIds.find((id) => runeSpreads[id].length === runes.length);
  const isBag =
    runes.every(({ index }) => index > 0) && new Set(runes.map(({ index }) => index)).size === runes.length;
  return spread !== undefined && isBag ? { spread, runes } : null;
}

function laidFrom(inputs: TraditionInputs): RunesInput | null {
  const rules = {
    symmetry: symmetrySchools.find((id) => id === inputs.school['symmetric']) ?? 'eight',
    merkstave: inputs.school['merkstave'] !== 'off',
  };
  if (inputs.entered !== null) {
    const laid = enteredRunes(inputs.entered);
    return laid === null ? null : { ...laid, ...rules, source: { type: 'entered' } };
  }
  if (inputs.seed === null) return null;
  const spread = runeSpreadIds.find((id) => id === inputs.answers['spread']?.[0]) ?? DEFAULT_SPREAD;
  const cast = sealCast('runes', inputs.seed);
  return {
    spread,
    runes: cast.drawn
      .slice(0, runeSpreads[spread].length)
      .map((index, at) => ({ index, turned: cast.turned[at] === true })),
    ...rules,
    source: { type: 'drawn', proof: proofOfCast(cast) },
  };
}

export const runes: Tradition = {
  mode: 'runes',
  needs: (inputs) => {
    if (laidFrom(inputs) !== null) return [];
    return inputs.entered === null ? ['question'] : ['answers'];
  },
  sheet: (inputs) => {
    const laid = laidFrom(inputs);
    return laid === null ? null : runesSheet(laid);
  },
  points: runePoints,
  schools: { merkstave: ['on', 'off'], symmetric: symmetrySchools },
};
