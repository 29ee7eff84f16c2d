/** A house of a birth chart, and the Moon's phase at birth. */
import skyWords from '#content/en/sky-words.json' with { type: 'json' };
import { ordinalName } from '../names.ts';
import { term } from '../terms.ts';
import type { Explained } from './explained.ts';
import { capital, curly, rowOf, signName, spoken } from './tables.ts';
import { goodSide, sayTheme } from './themes.ts';

const MOST_INSIDE = 2;
const phases: Readonly<Record<string, string | undefined>> = skyWords.phases;

/** What is known about a house of a chart; null and empty where nothing is. */
export type HouseHeld = {
  readonly sign: string | null;
  readonly ruler: string | null;
  /** The house that the ruler is in. */
  readonly rulerHouse: number | null;
  /** The bodies in it; null where they are not listed. */
  readonly inside: readonly string[] | null;
};

const unknown: HouseHeld = { sign: null, ruler: null, rulerHouse: null, inside: null };

/** What a house stands for, and what its sign, its ruler and the bodies in it say; null for no house. */
export function houseMeaning(house: number, held: HouseHeld = unknown): Explained | null {
  const defined = term(`house${house}`);
  if (defined === null) return null;
  const { sign, ruler, rulerHouse } = held;
  const signRow = sign === null ? null : rowOf(`natal.house${house}.sign=${sign}`);
  const rulerRow = rulerHouse === null ? null : rowOf(`natal.house${house}.ruler.house=${rulerHouse}`);
  const inside = (held.inside ?? [])
    .flatMap((body) => {
      const row = rowOf(`natal.${body}.house=${house}`);
      return row === null ? [] : [{ body, row }];
    })
    .slice(0, MOST_INSIDE);
  const like = [
    ...(signRow === null || sign === null ? [] : [`With ${signName(sign)} on its cusp, ${signRow.clause}.`]),
    ...(rulerRow === null || rulerHouse === null || ruler === null
      ? []
      : [
          `Its ruler, ${spoken(ruler)}, is in ${rulerHouse === house ? 'the same house' : `your ${ordinalName(rulerHouse)} house`}: ${rulerRow.clause}.`,
        ]),
  ];
  const theme = sayTheme([...inside.map(({ row }) => row), rulerRow, signRow], house);
  return {
    about: [...defined.gloss, ...like].join(' '),
    inChart:
      inside.length > 0
        ? inside.map(({ body, row }) => `${capital(spoken(body))} is in it: ${row.clause}.`).join(' ')
        : held.inside === null || held.inside.length > 0
          ? null
          : 'No planet is in it, which is common and says nothing bad. Its ruler tells you more.',
    step: theme.step,
    facts: [
      ...(rulerRow === null ? [] : [`natal.house${house}.ruler`]),
      ...inside.map(({ body }) => `natal.${body}.house`),
    ],
  };
}

/** The Moon's phase at birth; null for an id that is no phase. */
export function birthPhaseMeaning(phase: string): Explained | null {
  const when = phases[phase];
  const row = rowOf(`natal.phase=${phase}`);
  if (when === undefined || row === null) return null;
  const theme = sayTheme([row], 1);
  return {
    about: [
      `You were born ${curly(when)}, and the phase of the Moon at birth is read for how you begin and finish things.`,
      `${capital(row.clause)}.`,
      goodSide(theme.strength),
    ]
      .filter((one) => one !== null)
      .join(' '),
    inChart: null,
    step: theme.step,
    facts: ['natal.phase'],
  };
}
