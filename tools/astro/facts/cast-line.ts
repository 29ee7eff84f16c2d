/** What the drawn, cast and answered modes share: the inputs of a line, and values of its fields. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Json } from '#facts/fact.ts';
import type { Tradition, TraditionInputs } from '#traditions/tradition.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { ZoneRules } from '#astro/time/zone.ts';

const utc: ZoneRules = {
  offsetSeconds: () => 0,
  isLocalMeanTime: () => false,
  usesHistory: () => false,
  isZone: (id) => id === 'UTC',
};

type CastPart = Partial<Pick<TraditionInputs, 'seed' | 'entered' | 'answers' | 'school' | 'sex'>>;

/** Inputs without a birth: a cast depends on neither the moment nor the place. */
export function castInputs(part: CastPart): TraditionInputs {
  return {
    birth: null,
    sex: null,
    name: { thai: null, latin: null },
    now: unixMs(0),
    zone: 'UTC',
    place: null,
    day: '1970-01-01',
    facingDeg: null,
    seed: null,
    entered: null,
    answers: {},
    school: {},
    zoneRules: utc,
    ...part,
  };
}

/** The sheet, or an error that names what the mode still needs. */
export function sheetOf(tradition: Tradition, inputs: TraditionInputs): FactSheet {
  const sheet = tradition.sheet(inputs);
  if (sheet === null) throw new Error(`${tradition.mode} needs ${tradition.needs(inputs).join(', ')}`);
  return sheet;
}

export const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

/** A list of numbers; null when it is none. */
export function numbersOf(value: Json | undefined): readonly number[] | null {
  if (!Array.isArray(value)) return null;
  const items = value as readonly Json[];
  return items.every((one): one is number => typeof one === 'number') ? items : null;
}

/** A list of texts; null when it is none. */
export function textsOf(value: Json | undefined): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const items = value as readonly Json[];
  return items.every((one): one is string => typeof one === 'string') ? items : null;
}

/** Answers by question: texts, lists of texts and numbers are taken; everything else throws. */
export function answersOf(value: Json | undefined): Readonly<Record<string, readonly string[]>> {
  if (value === undefined) return {};
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Error('answers are question ids with the ids of the options');
  const answers: Record<string, readonly string[]> = {};
  for (const [question, answer] of Object.entries(value as { readonly [name: string]: Json })) {
    const list = textsOf(answer);
    if (list !== null) answers[question] = list;
    else if (typeof answer === 'string' || typeof answer === 'number') answers[question] = [String(answer)];
    else throw new Error(`answer to ${question}`);
  }
  return answers;
}
