/** The fact sheet of laid runes. The row is old; its use as an oracle is a modern reconstruction, and the sheet says so. */
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { castMethod, castRule, sourceCaveats, sourceFacts, sourceInputs } from '../cast/cast-facts.ts';
import type { CastSource } from '../cast/cast-facts.ts';
import { countValue, derived, fact, flagValue, idsValue, idValue } from '../values.ts';
import { aettIds, canTurn, runeAt, runeSpreads } from './futhark.ts';
import type { RuneSpreadId, SymmetrySchool } from './futhark.ts';

export type LaidRune = {
  /** 1–24. */
  readonly index: number;
  /** As it fell; a shape that is the same upside down is never read as turned. */
  readonly turned: boolean;
};

export type RunesInput = {
  readonly spread: RuneSpreadId;
  /** As many as the spread has places, each rune once. */
  readonly runes: readonly LaidRune[];
  readonly symmetry: SymmetrySchool;
  /** Off: the side is drawn all the same, so that the commitment holds, and every rune is read upright. */
  readonly merkstave: boolean;
  readonly source: CastSource;
};

const ROW = 'source.elder-futhark';
const SIDES = 'source.rune-sides';
const SPREADS = 'source.rune-spreads';
const MODERN = 'caveat.rune-modern';

/** Whether a laid rune is read as merkstave. */
export const isMerkstave = (
  { index, turned }: LaidRune,
  { merkstave, symmetry }: Pick<RunesInput, 'merkstave' | 'symmetry'>,
): boolean => turned && merkstave && canTurn(runeAt(index), symmetry);

/** The sheet of mode `runes`. */
export function runesSheet(input: RunesInput): FactSheet {
  const { spread, runes, symmetry, merkstave, source } = input;
  return sealSheet({
    mode: 'runes',
    engineVersion,
    school: { merkstave: merkstave ? 'on' : 'off', symmetric: symmetry },
    inputs: {
      spread,
      runes: runes.map((rune) => [runeAt(rune.index).id, isMerkstave(rune, input)]),
      ...sourceInputs(source),
    },
    missing: [],
    facts: [
      ...sourceFacts('rune', source),
      fact('rune.spread', idValue(spread), 'label.rune-spread', derived('chosen-spread', [], SPREADS)),
      ...runes.flatMap((rune, at) => runeFacts(input, rune, at + 1)),
      ...pairFacts(input),
      ...countFacts(input),
      fact(
        MODERN,
        flagValue(true),
        'caveat',
        derived('modern-reconstruction', ['rune.spread'], 'source.rune-divination'),
      ),
    ],
    complete: ['rune.*'],
    caveats: [...sourceCaveats(source), MODERN as FactId],
    // The row is certain; ancient meanings for divination are not (low).
    confidence: 'medium',
    sources: [castRule(source), ROW, SIDES, SPREADS, 'source.rune-divination'],
  });
}

const runeId = (place: number): string => `rune.${place}.rune`;

function runeFacts(input: RunesInput, laid: LaidRune, place: number): readonly Fact[] {
  const rune = runeAt(laid.index);
  const { spread, symmetry, source } = input;
  const position = runeSpreads[spread][place - 1] ?? 'cast';
  const inRow = derived('place-in-row', [runeId(place)], ROW, { index: rune.index });
  return [
    fact(
      runeId(place),
      idValue(rune.id),
      'label.rune',
      derived(castMethod(source), [], castRule(source), { place, index: rune.index, letter: rune.letter }),
    ),
    fact(
      `rune.${place}.position`,
      idValue(position),
      'label.rune-position',
      derived('place-of-spread', ['rune.spread'], SPREADS, { place }),
    ),
    fact(`rune.${place}.aett`, idValue(rune.aett), 'label.rune-aett', inRow),
    fact(`rune.${place}.place`, countValue(rune.place), 'label.rune-place', inRow),
    fact(
      `rune.${place}.turns`,
      flagValue(canTurn(rune, symmetry)),
      'label.rune-turns',
      derived('shape-upside-down', [runeId(place)], SIDES),
    ),
    fact(
      `rune.${place}.merkstave`,
      flagValue(isMerkstave(laid, input)),
      'label.rune-merkstave',
      derived(castMethod(source), [runeId(place), `rune.${place}.turns`], castRule(source)),
    ),
  ];
}

/** Neighbours of the same aett: what they share is said of both. */
function pairFacts({ runes }: RunesInput): readonly Fact[] {
  return runes.flatMap(({ index }, at) => {
    const next = runes[at + 1];
    const aett = runeAt(index).aett;
    if (next === undefined || runeAt(next.index).aett !== aett) return [];
    return [
      fact(
        `rune.pair.${at + 1}-${at + 2}`,
        idsValue([runeAt(index).id, runeAt(next.index).id]),
        'label.rune-pair',
        derived('same-aett', [`rune.${at + 1}.aett`, `rune.${at + 2}.aett`], ROW, { aett }),
      ),
    ];
  });
}

function countFacts(input: RunesInput): readonly Fact[] {
  const { runes } = input;
  const placesOf = (test: (rune: LaidRune) => boolean): readonly number[] =>
    runes.flatMap((rune, at) => (test(rune) ? [at + 1] : []));
  const count = (name: string, places: readonly number[], field: string): Fact =>
    fact(
      `rune.${name}.count`,
      countValue(places.length),
      'label.rune-count',
      derived(
        'counted-runes',
        places.map((place) => `rune.${place}.${field}`),
        ROW,
      ),
    );
  return [
    ...aettIds.map((aett) =>
      count(
        `aett.${aett}`,
        placesOf(({ index }) => runeAt(index).aett === aett),
        'aett',
      ),
    ),
    count(
      'merkstave',
      placesOf((rune) => isMerkstave(rune, input)),
      'merkstave',
    ),
  ];
}
