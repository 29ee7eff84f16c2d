/** A reading mode in an answer: what it is given, its sheet, and who tells it. */
import type { Need } from '#facts/ask.ts';
import type { Json } from '#facts/fact.ts';
import { sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { localDate } from '#lib/local-date.ts';
import type { BirthMoment, BirthPlace } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import type { Tradition, TraditionInputs } from '#traditions/tradition.ts';
import { givenFor, modeReads } from './given.ts';
import type { TraditionGiven } from './given.ts';
import type { TraditionWords } from './testimony/tradition-words.ts';

/** A mode with its words: a lazily loaded chunk on the device. */
export type TraditionVoice = { readonly tradition: Tradition; readonly words: TraditionWords };

export type { TraditionGiven } from './given.ts';

export type TraditionAsked = {
  readonly given: TraditionGiven;
  readonly birth: BirthMoment | null;
  readonly now: UnixMs;
  readonly zone: string;
  /** The day that is asked about, `YYYY-MM-DD`; null for the one that was given, or the day of `now`. */
  readonly day: string | null;
};

const MINUTE = 60_000;

/** Everything given, with null for what is not known. `now` is cut to the whole minute. */
export function traditionInputs(asked: TraditionAsked, zoneRules: ZoneRules): TraditionInputs {
  const { given, birth, zone } = asked;
  const now = unixMs(Math.floor(asked.now / MINUTE) * MINUTE);
  return {
    birth,
    sex: given.sex ?? null,
    name: { thai: trimmed(given.thaiName), latin: trimmed(given.latinName) },
    now,
    zone,
    place: given.place ?? null,
    day: asked.day ?? given.day ?? localDate(now, zone),
    facingDeg: given.facingDeg ?? null,
    seed: given.seed ?? null,
    entered: trimmed(given.entered),
    answers: given.answers ?? {},
    school: given.school ?? {},
    zoneRules,
  };
}

/**
 * The sheet of a mode, with the birth under `birth` and what was given beyond it under `given`, so that it can be computed again
 * from its inputs; null when something is missing that the mode cannot work without (`needs`).
 */
export function traditionSheet(
  { tradition }: Pick<TraditionVoice, 'tradition'>,
  known: TraditionInputs,
): FactSheet | null {
  const inputs = placed(tradition, known);
  if (missingNeeds(tradition, inputs).length > 0) return null;
  const sheet = tradition.sheet(inputs);
  if (sheet === null) return null;
  const { hash: _, ...contents } = sheet;
  const { birthDate } = contents.inputs;
  return sealSheet({
    ...contents,
    inputs: {
      // Modes of numbers read the day alone.
      ...(typeof birthDate === 'string' ? { birth: { date: birthDate } } : {}),
      ...contents.inputs,
      now: new Date(inputs.now).toISOString().replace('.000Z', 'Z'),
      zone: inputs.zone,
      given: givenOf(tradition, inputs),
    },
  });
}

/** What the mode cannot work without and was not given. */
export function missingNeeds(tradition: Tradition, inputs: TraditionInputs): readonly Need[] {
  return tradition.needs(inputs);
}

/** Where no other place was given, the place of birth stands for it; of either no more than a sheet keeps. */
function placed({ mode }: Tradition, inputs: TraditionInputs): TraditionInputs {
  if (!modeReads(mode).fields.includes('place')) return inputs;
  const place = inputs.place ?? inputs.birth?.details.place ?? null;
  return { ...inputs, place: place === null ? null : keptPlace(place) };
}

/** A place of the gazetteer has a number of its own beside what is reckoned with: it says nothing in a sheet. */
function keptPlace({ name, latDeg, lonDeg }: BirthPlace): BirthPlace {
  return { name, latDeg, lonDeg };
}

/** The part of what was given that a mode reads, as plain JSON; choices of school only where it has them. */
function givenOf({ mode, schools }: Tradition, inputs: TraditionInputs): { readonly [name: string]: Json } {
  const { sex, place, facingDeg, seed, entered, answers, school, day } = inputs;
  const kept = givenFor(mode, {
    sex,
    thaiName: inputs.name.thai,
    latinName: inputs.name.latin,
    place,
    facingDeg,
    seed,
    entered,
    answers,
  });
  const chosen = Object.entries(school).filter(([name]) => Object.hasOwn(schools, name));
  const { answers: answered, place: at, ...plain } = kept;
  return {
    ...plain,
    ...(at === undefined ? {} : { place: at === null ? null : { ...keptPlace(at) } }),
    ...(answered === undefined
      ? {}
      : { answers: Object.fromEntries(Object.entries(answered).map(([id, ids]) => [id, [...ids]])) }),
    school: Object.fromEntries(chosen),
    day,
  };
}

function trimmed(text: string | null | undefined): string | null {
  const kept = text?.trim() ?? '';
  return kept === '' ? null : kept;
}
