/**
 * The Pythagorean numbers of a name and a birth date, each with its whole arithmetic.
 *
 * A number is a tree of steps: parts that are themselves worked out, added to a total, the total added digit by digit.
 * Whoever reads by another school can follow every raw total. Schools are arguments.
 * Source of the rules: common handbooks of the letter and date numbers; worked examples in the tests.
 */
import { isCivilDate, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import { present } from '#lib/assert.ts';
import { letterValue, nameLetters } from './letters.ts';
import { digitSum, reduced, reductionOf } from './reduce.ts';
import type { Masters } from './reduce.ts';

export type PythagoreanSchool = {
  readonly masters: Masters;
  readonly y: 'consonant' | 'vowel';
};

export const DEFAULT_SCHOOL: PythagoreanSchool = { masters: '11-22-33', y: 'consonant' };

export type PythagoreanInput = {
  /** Full name at birth in Latin letters; null or empty for the numbers of the date alone. */
  readonly name: string | null;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  /** The day the personal year is asked for, `YYYY-MM-DD` in the person's zone. */
  readonly on: string;
  readonly school?: PythagoreanSchool;
};

/** One number and how it came about. */
export type Numbered = {
  /** What was added: letters with their values, or parts of the date with their reductions. */
  readonly parts: readonly NumberPart[];
  /** The sum of the parts, before anything is reduced. */
  readonly total: number;
  /** The total and every sum of digits after it, to the number itself. */
  readonly path: readonly number[];
  readonly value: number;
};

export type NumberPart = {
  /** `month`, `day`, `year`, `letter`, `digit`, `word` or the number it was taken from. */
  readonly of: string;
  /** What it says on the page: a letter, a digit, a word, the raw number. */
  readonly shown: string;
  /** From the raw value to what was added; one entry when nothing was reduced. */
  readonly path: readonly number[];
  readonly value: number;
};

export const CORE_NUMBERS = [
  'life-path',
  'birthday',
  'expression',
  'soul-urge',
  'personality',
  'maturity',
] as const;
export type CoreNumber = (typeof CORE_NUMBERS)[number];

export type Cycle = Numbered & {
  /** Age in completed years at which it begins and ends; null for the last one's end. */
  readonly fromAge: number;
  readonly toAge: number | null;
};

export type Challenge = {
  /** The two one-digit parts and their difference. */
  readonly parts: readonly [number, number];
  readonly value: number;
};

export type Pythagorean = {
  readonly type: 'numbers';
  readonly school: PythagoreanSchool;
  readonly lifePath: Numbered;
  /** Every digit of the date added: shown when it ends in another number (only master numbers differ). */
  readonly lifePathByDigits: Numbered;
  readonly birthday: Numbered;
  readonly personalYear: Numbered;
  readonly personalMonth: Numbered;
  readonly personalDay: Numbered;
  readonly pinnacles: readonly [Cycle, Cycle, Cycle, Cycle];
  readonly challenges: readonly [Challenge, Challenge, Challenge, Challenge];
  /** Null without a name. */
  readonly fromName: NameNumbers | null;
  /** 13, 14, 16 or 19 on the way to a core number. */
  readonly karmicDebts: readonly { readonly in: CoreNumber; readonly debt: KarmicDebt }[];
};

export type NameNumbers = {
  readonly words: readonly string[];
  readonly expression: Numbered;
  /** Each word reduced first; shown when it ends in another number. */
  readonly expressionByWord: Numbered;
  /** Null when the name has no vowel, or no consonant. */
  readonly soulUrge: Numbered | null;
  readonly personality: Numbered | null;
  readonly maturity: Numbered;
  /** Digits 1 to 9 that no letter of the name has. */
  readonly missing: readonly number[];
};

const KARMIC_DEBTS = [13, 14, 16, 19] as const;
export type KarmicDebt = (typeof KARMIC_DEBTS)[number];

export type PythagoreanAnswer =
  | Pythagorean
  | { readonly type: 'other-letters'; readonly letters: readonly string[] }
  | { readonly type: 'bad-date'; readonly field: 'birthDate' | 'on' };

/** All the numbers. Never throws for a person's input. */
export function pythagorean(input: PythagoreanInput): PythagoreanAnswer {
  const school = input.school ?? DEFAULT_SCHOOL;
  const birth = parseIsoDate(input.birthDate);
  const on = parseIsoDate(input.on);
  if (birth === null || !isCivilDate(birth)) return { type: 'bad-date', field: 'birthDate' };
  if (on === null || !isCivilDate(on)) return { type: 'bad-date', field: 'on' };
  const name = nameLetters(input.name ?? '');
  if (name.type === 'other-letters') return name;

  const { masters } = school;
  const month = datePart('month', birth.month, masters);
  const day = datePart('day', birth.day, masters);
  const year = datePart('year', birth.year, masters);
  const lifePath = numbered([month, day, year], masters);
  const fromName = name.type === 'empty' ? null : nameNumbers(name.words, lifePath, school);
  const birthday = numbered([rawPart('day', birth.day)], masters);

  const personalYear = numbered([month, day, datePart('year', on.year, masters)], masters);
  const personalMonth = numbered([taken('personal-year', personalYear), rawPart('month', on.month)], masters);
  const personalDay = numbered([taken('personal-month', personalMonth), rawPart('day', on.day)], masters);

  return {
    type: 'numbers',
    school,
    lifePath,
    lifePathByDigits: numbered(digitsOf(input.birthDate), masters),
    birthday,
    personalYear,
    personalMonth,
    personalDay,
    pinnacles: pinnaclesOf({ month, day, year }, reduced(lifePath.value, 'none'), masters),
    challenges: challengesOf(birth),
    fromName,
    karmicDebts: debtsIn([
      ['life-path', lifePath],
      ['birthday', birthday],
      ['expression', fromName?.expression ?? null],
      ['soul-urge', fromName?.soulUrge ?? null],
      ['personality', fromName?.personality ?? null],
      ['maturity', fromName?.maturity ?? null],
    ]),
  };
}

// ---- numbers ----

function numbered(parts: readonly NumberPart[], masters: Masters): Numbered {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const path = reductionOf(total, masters);
  return { parts, total, path, value: present(path.at(-1), 'number') };
}

function datePart(of: 'month' | 'day' | 'year', raw: number, masters: Masters): NumberPart {
  const path = reductionOf(raw, masters);
  return { of, shown: String(raw), path, value: present(path.at(-1), of) };
}

/** A part that goes in as it stands. */
function rawPart(of: string, raw: number): NumberPart {
  return { of, shown: String(raw), path: [raw], value: raw };
}

/** A finished number as a part of the next. */
function taken(of: string, { value }: Numbered): NumberPart {
  return rawPart(of, value);
}

function digitsOf(date: string): readonly NumberPart[] {
  return date
    .replaceAll('-', '')
    .split('')
    .map((digit) => ({
      of: 'digit',
      shown: digit,
      path: [Number(digit)],
      value: Number(digit),
    }));
}

// ---- the name ----

function nameNumbers(words: readonly string[], lifePath: Numbered, school: PythagoreanSchool): NameNumbers {
  const { masters } = school;
  const letters = words.flatMap((word) => word.split(''));
  const sumOf = (chosen: readonly string[]): Numbered | null =>
    chosen.length === 0 ? null : numbered(chosen.map(letterPart), masters);
  const isVowel = (letter: string): boolean =>
    'AEIOU'.includes(letter) || (letter === 'Y' && school.y === 'vowel');
  const expression = numbered(letters.map(letterPart), masters);
  const values = new Set(letters.map(letterValue));
  return {
    words,
    expression,
    expressionByWord: numbered(
      words.map((word) => {
        const sum = word.split('').reduce((total, letter) => total + letterValue(letter), 0);
        const path = reductionOf(sum, masters);
        return { of: 'word', shown: word, path, value: present(path.at(-1), word) };
      }),
      masters,
    ),
    soulUrge: sumOf(letters.filter(isVowel)),
    personality: sumOf(letters.filter((letter) => !isVowel(letter))),
    maturity: numbered([taken('life-path', lifePath), taken('expression', expression)], masters),
    missing: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !values.has(digit)),
  };
}

function letterPart(letter: string): NumberPart {
  const value = letterValue(letter);
  return { of: 'letter', shown: letter, path: [value], value };
}

// ---- the cycles ----

const FIRST_PINNACLE_ENDS = 36;
const YEARS_A_PINNACLE = 9;

function pinnaclesOf(
  { month, day, year }: Readonly<Record<'month' | 'day' | 'year', NumberPart>>,
  lifePathDigit: number,
  masters: Masters,
): Pythagorean['pinnacles'] {
  const first = numbered([month, day], masters);
  const second = numbered([day, year], masters);
  const third = numbered([taken('pinnacle-1', first), taken('pinnacle-2', second)], masters);
  const fourth = numbered([month, year], masters);
  const end = FIRST_PINNACLE_ENDS - lifePathDigit;
  return [
    { ...first, fromAge: 0, toAge: end },
    { ...second, fromAge: end, toAge: end + YEARS_A_PINNACLE },
    { ...third, fromAge: end + YEARS_A_PINNACLE, toAge: end + 2 * YEARS_A_PINNACLE },
    { ...fourth, fromAge: end + 2 * YEARS_A_PINNACLE, toAge: null },
  ];
}

function challengesOf(birth: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}): Pythagorean['challenges'] {
  const m = reduced(birth.month, 'none');
  const d = reduced(birth.day, 'none');
  const y = reduced(digitSum(birth.year), 'none');
  const first = challenge(m, d);
  const second = challenge(d, y);
  return [first, second, challenge(first.value, second.value), challenge(m, y)];
}

function challenge(a: number, b: number): Challenge {
  return { parts: [a, b], value: Math.abs(a - b) };
}

// ---- flags ----

function debtsIn(numbers: readonly (readonly [CoreNumber, Numbered | null])[]): Pythagorean['karmicDebts'] {
  return numbers.flatMap(([name, number]) => {
    const debt = KARMIC_DEBTS.find((value) => number?.path.slice(0, -1).includes(value) === true);
    return debt === undefined ? [] : [{ in: name, debt }];
  });
}
