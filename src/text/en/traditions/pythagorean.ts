/**
 * Pythagorean numbers in words: life path, the numbers of the name, the year one is in, pinnacles and challenges.
 *
 * Shares its lines on the core numbers with the number tool. Numbers have no script of their own.
 */
import type { Fact } from '#facts/fact.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import type { TraditionPoint } from '#traditions/tradition.ts';
import { numerologyWords } from '../self/tools/numerology-words.ts';
import { capital, countOf, idsOf, listed, ordinal, said, themeOf, wording } from './drawn/telling.ts';
import { digitOf, rootOf } from './numbers/digits.ts';
import {
  birthdayLines,
  challengeLines,
  debtLines,
  maturityLines,
  missingLines,
  personalityLines,
  pinnacleLines,
} from './numbers/places.ts';

type NumberOf = (typeof numerologyWords.numbers)[keyof typeof numerologyWords.numbers];

const numberOf = (n: number): NumberOf | undefined =>
  (numerologyWords.numbers as Readonly<Record<number, NumberOf>>)[n];

/** What the digit says to the topic; a master by the digit under it. */
const themed = (n: number, about: TellAbout): string | undefined =>
  digitOf(rootOf(n))?.themes[themeOf(about.topic)];

const coreNames = {
  'life-path': 'life path',
  expression: 'expression number',
  'soul-urge': 'soul urge',
  personality: 'personality number',
  birthday: 'birthday number',
  maturity: 'maturity number',
} as const;
type Core = keyof typeof coreNames;
const isCore = (name: string): name is Core => name in coreNames;

const coreGloss: Readonly<Record<Core, string>> = {
  'life-path': 'what you learn by, from month, day and year',
  expression: 'how you come across, from all letters of the name',
  'soul-urge': 'what you want, from the vowels',
  personality: 'what others meet first, from the consonants',
  birthday: 'what you are handy with, from the day',
  maturity: 'where life path and expression meet later on',
};

function coreLine(name: Core, n: number): string | undefined {
  switch (name) {
    case 'life-path':
      return numberOf(n)?.lifePath;
    case 'expression':
      return numberOf(n)?.expression;
    case 'soul-urge':
      return numberOf(n)?.soulUrge;
    case 'personality':
      return personalityLines[n];
    case 'birthday':
      return birthdayLines[n];
    case 'maturity':
      return maturityLines[n];
  }
}

/** What another way of adding would have given, where it differs. */
function otherWay(name: Core, n: number, about: TellAbout): string | undefined {
  const id =
    name === 'life-path' ? 'life-path-by-digits' : name === 'expression' ? 'expression-by-word' : null;
  const other = id === null ? undefined : about.fact(`numerology.${id}`);
  if (other === undefined || countOf(other) === n) return undefined;
  return name === 'life-path'
    ? `Schools that add every digit in a row get ${countOf(other)} instead.`
    : `Schools that reduce each name first get ${countOf(other)} instead.`;
}

function tellCore(name: Core, about: TellAbout): readonly string[] {
  const n = countOf(about.fact(`numerology.${name}`));
  return said(
    wording(
      [`Your ${coreNames[name]} is ${n}.`, `${capital(coreNames[name])}: yours comes to ${n}.`],
      about.variant,
    ),
    coreLine(name, n),
    otherWay(name, n, about) ?? (name === 'maturity' ? undefined : themed(n, about)),
  );
}

function tellYear(about: TellAbout): readonly string[] {
  const n = countOf(about.fact('numerology.personal-year'));
  const month = about.fact('numerology.personal-month');
  return said(
    wording([`You are in a personal year ${n}.`, `Your personal year is ${n}.`], about.variant),
    numberOf(n)?.year,
    month === undefined || about.variant % 2 === 0
      ? themed(n, about)
      : `Inside it the personal month is ${countOf(month)}, which leans to ${digitOf(rootOf(countOf(month)))?.of ?? ''}.`,
  );
}

function tellDay(about: TellAbout): readonly string[] {
  const n = countOf(about.fact('numerology.personal-day'));
  return said(
    wording([`Your personal day is ${n}.`, `By the count of days, this one is ${n} for you.`], about.variant),
    wording(digitOf(rootOf(n))?.asks ?? [], about.variant, 2),
  );
}

function tellPinnacle(at: number, about: TellAbout): readonly string[] {
  const fact = about.fact(`numerology.pinnacle.${at}`);
  const n = countOf(fact);
  return said(
    wording(
      [
        `Your ${ordinal(at)} pinnacle is ${n}, ${ages(fact)}.`,
        `The ${ordinal(at)} of your four pinnacles, ${ages(fact)}, is ${n}.`,
      ],
      about.variant,
    ),
    pinnacleLines[n],
    about.variant % 2 === 0 ? undefined : wording(digitOf(rootOf(n))?.asks ?? [], about.variant, 2),
  );
}

/** "up to the age of 33", "from 33 to 42", "from 51 on". */
function ages(fact: Fact | undefined): string {
  const { fromAge, toAge } = fact?.derivation.values ?? {};
  const [from, to] = [Number(fromAge ?? 0), typeof toAge === 'number' ? toAge : null];
  if (to === null) return `from the age of ${from} on`;
  return from === 0 ? `up to the age of ${to}` : `from the age of ${from} to ${to}`;
}

function tellChallenge(at: number, about: TellAbout): readonly string[] {
  const n = countOf(about.fact(`numerology.challenge.${at}`));
  return said(
    wording(
      [`Your ${ordinal(at)} challenge is ${n}.`, `Among the four challenges the ${ordinal(at)} is ${n}.`],
      about.variant,
    ),
    challengeLines[n],
    n === 0 || about.variant % 2 === 0 ? undefined : wording(digitOf(n)?.asks ?? [], about.variant, 2),
  );
}

/** `life-path-13`: 13 on the way to the life path. */
function debtOf(id: string): { readonly debt: number; readonly name: string } {
  const debt = Number(id.slice(-2));
  const core = id.slice(0, -3);
  return { debt, name: isCore(core) ? coreNames[core] : core };
}

const debtName = (id: string): string => {
  const { debt, name } = debtOf(id);
  return `${debt} (${name})`;
};

function tellDebts(about: TellAbout): readonly string[] {
  const ids = idsOf(about.fact('numerology.karmic-debts'));
  const [first] = ids;
  if (first === undefined) return [];
  return said(
    wording(
      [
        `On the way to your numbers stand ${listed(ids.map(debtName))}.`,
        `Before they were added up, these came by: ${listed(ids.map(debtName))}.`,
      ],
      about.variant,
    ),
    debtLines[debtOf(ids[about.variant % ids.length] ?? first).debt],
    wording(
      [
        'Handbooks call them debts; read them as habits worth a second look.',
        'The custom has a stern name for them, and a practical use.',
      ],
      about.variant,
      2,
    ),
  );
}

function tellMissing(about: TellAbout): readonly string[] {
  const digits = idsOf(about.fact('numerology.missing-digits'));
  const chosen = digits[about.variant % Math.max(1, digits.length)];
  if (chosen === undefined) return [];
  return said(
    wording(
      [
        `No letter of your name has the value ${listed(digits, 'or')}.`,
        `Missing from the letters of your name: ${listed(digits)}.`,
      ],
      about.variant,
    ),
    missingLines[Number(chosen)],
    wording(
      [
        'A missing number is a tool you borrow, and you may get good with it.',
        'It is told as something to practise, and no lack in you.',
      ],
      about.variant,
      2,
    ),
  );
}

const limitLines: Readonly<Record<string, readonly [string, string]>> = {
  'name-unknown': [
    'Without your full name at birth there is no expression number and no soul urge.',
    'I have the date and no name yet, so the numbers of the letters are left out.',
  ],
  'name-in-other-letters': [
    'Your name holds letters outside A to Z, and I do not respell names silently.',
    'For the numbers of the name I need the spelling in your passport, in Latin letters.',
  ],
};

function tell(point: TraditionPoint, about: TellAbout): readonly string[] {
  const name = point.key.slice('pythagorean:'.length);
  const limit = limitLines[name];
  if (limit !== undefined) return [wording(limit, about.variant)];
  if (isCore(name)) return tellCore(name, about);
  const [, kind, at] = /^(pinnacle|challenge)-(\d)$/u.exec(name) ?? [];
  if (kind !== undefined)
    return kind === 'pinnacle' ? tellPinnacle(Number(at), about) : tellChallenge(Number(at), about);
  switch (name) {
    case 'personal-year':
      return tellYear(about);
    case 'personal-day':
      return tellDay(about);
    case 'karmic-debts':
      return tellDebts(about);
    case 'missing-digits':
      return tellMissing(about);
    default:
      return [];
  }
}

const caveats: Readonly<Record<string, readonly [title: string, detail: string]>> = {
  'name-unknown': ['No name yet', 'Only the numbers of the date are given.'],
  'name-in-other-letters': ['Letters without a value', 'Only the numbers of the date are given.'],
};

const timeNames: Readonly<Record<string, string>> = {
  'personal-year': 'Personal year',
  'personal-month': 'Personal month',
  'personal-day': 'Personal day',
};

function fact(one: Fact): { readonly title: string; readonly detail: string } {
  const [family = '', first = '', second = ''] = one.id.split('.');
  const n = countOf(one);
  if (family === 'caveat') {
    const [title, detail] = caveats[first] ?? ['Limit', 'Left open by what was given'];
    return { title, detail };
  }
  if (isCore(first))
    return { title: `${capital(coreNames[first])}: ${n}`, detail: capital(coreGloss[first]) };
  const time = timeNames[first];
  if (time !== undefined) return { title: `${time}: ${n}`, detail: capital(digitOf(rootOf(n))?.of ?? '') };
  switch (first) {
    case 'life-path-by-digits':
      return { title: `Life path, all digits in a row: ${n}`, detail: 'How another school adds the date' };
    case 'expression-by-word':
      return { title: `Expression, name by name: ${n}`, detail: 'How another school adds the letters' };
    case 'pinnacle':
      return { title: `${capital(ordinal(Number(second)))} pinnacle: ${n}`, detail: capital(ages(one)) };
    case 'challenge':
      return {
        title: `${capital(ordinal(Number(second)))} challenge: ${n}`,
        detail: 'The difference of two parts of the date',
      };
    case 'karmic-debts':
      return {
        title: `Debt numbers: ${idsOf(one).length === 0 ? 'none' : listed(idsOf(one).map(debtName))}`,
        detail: '13, 14, 16 or 19 met on the way to a number',
      };
    default:
      return {
        title: `Missing digits: ${idsOf(one).length === 0 ? 'none' : listed(idsOf(one))}`,
        detail: 'Values that no letter of the name has',
      };
  }
}

const pointNames: Readonly<Record<string, string>> = {
  'life-path': 'Your life path',
  expression: 'Your expression number',
  'soul-urge': 'Your soul urge',
  personality: 'Your personality number',
  birthday: 'Your birthday number',
  maturity: 'Your maturity number',
  'personal-year': 'The personal year you are in',
  'personal-day': 'Your personal day',
  'karmic-debts': 'Numbers met on the way',
  'missing-digits': 'Digits your name does without',
};

function pointTitle(key: string): string {
  const name = key.slice('pythagorean:'.length);
  const [, kind, at] = /^(pinnacle|challenge)-(\d)$/u.exec(name) ?? [];
  if (kind !== undefined) return `Your ${ordinal(Number(at))} ${kind}`;
  return pointNames[name] ?? caveats[name]?.[0] ?? 'Your numbers';
}

export const words: TraditionWords = {
  mode: 'pythagorean',
  tell,
  opens: [
    'Every number here is made by adding, and each sum can be shown. Begin with the date.',
    'Letters and dates are added until one digit is left. Eleven, twenty-two and thirty-three may stay as they are.',
    'The numbers are a mirror with nine faces. See which of them looks back.',
    'A date and a name, added up: that is all this reading has, and it says so.',
  ],
  returns: [
    'So the sums are done; what you asked is not a sum, and they may still give it a handle.',
    'Lay the number of the year beside your question and see what it would have you do first.',
    'Keep the one line that sounded like you, and let the rest be arithmetic.',
    'Back to what you asked, with a pencil behind the ear.',
  ],
  limits: [
    'A number describes a manner. It does not know what happened to you.',
    'Schools differ on masters, on the letter Y and on how names are added; the raw sums are there to check.',
    'The name of Pythagoras is an ornament here; the letter values are about a century old.',
    'No number says what another person will do, or what money will.',
  ],
  fact,
  pointTitle,
  methods: {
    'date-parts-added': 'Month, day and year are each brought to one digit or a master number, then added.',
    'date-digits-added': 'Every digit of the date is added in a row.',
    'day-reduced': 'The digits of the day are added.',
    'birthday-in-this-year': 'Month and day of birth and the year asked about, each reduced, then added.',
    'month-added': 'The personal year and the number of the month, added.',
    'day-added': 'The personal month and the day, added.',
    'parts-of-date-added':
      'Two reduced parts of the date, added. The first pinnacle ends at 36 less the life path.',
    'difference-of-parts': 'The smaller of two reduced parts taken from the larger.',
    'debt-on-the-way': '13, 14, 16 or 19 among the sums before a number was reduced.',
    'letters-added': 'The values of all letters of the name, added and reduced.',
    'words-added': 'Each word of the name is reduced first, then the words are added.',
    'vowels-added': 'The values of the vowels, added and reduced.',
    'consonants-added': 'The values of the consonants, added and reduced.',
    'two-numbers-added': 'Life path and expression, added and reduced.',
    'digits-no-letter-has': 'Digits from 1 to 9 that are the value of no letter in the name.',
    'limit-of-inputs': 'Left open by what was given.',
  },
  sources: {
    'source.pythagorean-tradition':
      'Rules as common handbooks of number reading give them; every choice of school stands in the sheet.',
    'source.inputs': 'Follows from what was given.',
  },
  caveats,
  names: ({ id, value }) => {
    if (value.type === 'count') return [{ id: String(value.n), en: String(value.n), own: null }];
    if (value.type !== 'ids') return [];
    const isDebt = id === 'numerology.karmic-debts';
    return value.ids.map((one) => ({ id: one, en: isDebt ? debtName(one) : one, own: null }));
  },
};
