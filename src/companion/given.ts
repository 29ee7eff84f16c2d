/** What a person gives to a reading mode beyond a birth: plain data, as it is asked for, sent and kept with a reading. */
import type { BirthPlace } from '#astro/time/birth-moment.ts';
import type { Json } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Sex, TraditionMode } from '#traditions/tradition.ts';

export type TraditionGiven = {
  readonly sex?: Sex | null;
  readonly thaiName?: string | null;
  readonly latinName?: string | null;
  readonly place?: BirthPlace | null;
  readonly facingDeg?: number | null;
  readonly seed?: string | null;
  readonly entered?: string | null;
  readonly answers?: Readonly<Record<string, readonly string[]>>;
  readonly school?: Readonly<Record<string, string>>;
  /** The local day that was asked about, `YYYY-MM-DD`; the day of the question where none is given. */
  readonly day?: string | null;
};

type Field = Exclude<keyof TraditionGiven, 'school' | 'day'>;

/** What a mode reads of what is given; of the answers those named, or all of them where a form asks for many. */
export type ModeReads = {
  readonly fields: readonly Field[];
  readonly answers: readonly string[] | 'form';
};

const reads = (fields: readonly Field[], answers: ModeReads['answers'] = []): ModeReads => ({
  fields: answers.length === 0 ? fields : [...fields, 'answers'],
  answers,
});

/** A part of the day where the hour is not known: what a person may remember without a clock. */
const BIRTH_PART = ['birth-part'];

const READS: Readonly<Partial<Record<TraditionMode, ModeReads>>> = {
  'thai-7numbers-9bases': reads([], BIRTH_PART),
  'thai-taksa': reads([], BIRTH_PART),
  'thai-maha-taksa': reads([], BIRTH_PART),
  'thai-yearly-zodiac': reads([], ['target-year']),
  'thai-phrommayarn': reads(['sex'], BIRTH_PART),
  'thai-numerology': reads(['thaiName'], ['number']),
  'thai-auspicious': reads(['place'], ['purpose']),
  'thai-almanac': reads(['place']),
  'thai-tarot': reads(['seed', 'entered'], [...BIRTH_PART, 'spread', 'slots']),
  'thai-name-analysis': reads(['thaiName'], BIRTH_PART),
  'thai-feng-shui': reads(['sex', 'facingDeg'], BIRTH_PART),
  'chinese-bazi': reads(['sex']),
  'chinese-ziwei': reads(['sex']),
  tibetan: reads(['sex']),
  chaldean: reads(['latinName']),
  // A name and a date from the numerology tool, in place of the person's own.
  pythagorean: reads(['latinName'], ['full-name', 'birth-date']),
  tarot: reads(['seed', 'entered'], ['spread', 'slots']),
  lenormand: reads(['seed', 'entered'], ['layout', 'significator']),
  'i-ching': reads(['seed', 'entered']),
  'geomancy-arabic': reads(['seed', 'entered'], ['matter']),
  'geomancy-ifa': reads(['seed', 'entered'], ['toss']),
  runes: reads(['seed', 'entered'], ['spread']),
  palmistry: reads(['sex'], 'form'),
  'face-reading': reads([], 'form'),
  'dream-interpretation': reads([], 'form'),
  'astro-meteorology': reads(['place']),
};

const NOTHING: ModeReads = { fields: [], answers: [] };

/** What a mode reads of what is given beyond a birth. */
export function modeReads(mode: string): ModeReads {
  const found = Object.entries(READS).find(([name]) => name === mode);
  return found?.[1] ?? NOTHING;
}

/** Modes whose facts are drawn or cast for a question. */
export function isDrawnMode(mode: string): boolean {
  return modeReads(mode).fields.includes('seed');
}

/** Modes that read the answers to a guided form. */
export function isGuidedMode(mode: string): boolean {
  return modeReads(mode).answers === 'form';
}

/** The part of what was given that a mode reads, its choices of school and the day asked about among it. */
export function givenFor(mode: string, given: TraditionGiven): TraditionGiven {
  const { fields, answers } = modeReads(mode);
  const kept = Object.fromEntries(fields.map((field) => [field, given[field] ?? null])) as TraditionGiven;
  // Who cast with their own hand was dealt nothing.
  const cast = (given.entered ?? null) !== null && fields.includes('seed') ? { seed: null } : {};
  return {
    ...kept,
    ...cast,
    ...(fields.includes('answers') ? { answers: answersRead(given.answers ?? {}, answers) } : {}),
    ...(given.school === undefined ? {} : { school: given.school }),
    ...(given.day === undefined ? {} : { day: given.day }),
  };
}

/**
 * What a question that goes on from a reading is given. A cast stays as it was, with the rules it was cast by. Where nothing is cast,
 * what is known of the person now holds (a name, a counting rule, a school that was chosen since), beside the answers and the day of
 * the reading before.
 */
export function givenGoingOn(mode: string, given: TraditionGiven, before: TraditionGiven): TraditionGiven {
  return isDrawnMode(mode)
    ? before
    : { ...before, ...given, answers: { ...before.answers, ...given.answers } };
}

function answersRead(
  answers: Readonly<Record<string, readonly string[]>>,
  wanted: ModeReads['answers'],
): Readonly<Record<string, readonly string[]>> {
  const all = Object.entries(answers);
  return Object.fromEntries(wanted === 'form' ? all : all.filter(([id]) => wanted.includes(id)));
}

type Members = { readonly [name: string]: Json | undefined };

/**
 * What a kept sheet was given beyond a birth; null for a sheet that is none of a tradition. Anything that is not as we write it
 * counts as not given.
 */
export function givenIn({ inputs }: Pick<FactSheet, 'inputs'>): TraditionGiven | null {
  const given = members(inputs['given']);
  if (given === null) return null;
  const { sex } = given;
  return {
    sex: sex === 'female' || sex === 'male' ? sex : null,
    thaiName: text(given['thaiName']),
    latinName: text(given['latinName']),
    place: placeIn(given['place']),
    facingDeg: number(given['facingDeg']),
    seed: text(given['seed']),
    entered: text(given['entered']),
    answers: answersIn(given['answers']),
    school: textsIn(given['school']),
    day: text(given['day']),
  };
}

function placeIn(value: Json | undefined): BirthPlace | null {
  const place = members(value);
  const [name, latDeg, lonDeg] = [
    text(place?.['name']),
    number(place?.['latDeg']),
    number(place?.['lonDeg']),
  ];
  return name === null || latDeg === null || lonDeg === null ? null : { name, latDeg, lonDeg };
}

function answersIn(value: Json | undefined): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(members(value) ?? {}).flatMap(([id, chosen]) =>
      Array.isArray(chosen) ? [[id, chosen.filter((one): one is string => typeof one === 'string')]] : [],
    ),
  );
}

function textsIn(value: Json | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(members(value) ?? {}).flatMap(([name, choice]) =>
      typeof choice === 'string' ? [[name, choice]] : [],
    ),
  );
}

function members(value: Json | undefined): Members | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : null;
}

const text = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);
const number = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);
