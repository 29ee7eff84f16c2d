/** The Pythagorean fact sheet: every number a fact, with its arithmetic in the derivation. */
import type { Fact, Json } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { countValue, derived, fact, flagValue, idsValue } from '../values.ts';
import { DEFAULT_SCHOOL, pythagorean } from './pythagorean.ts';
import type {
  Challenge,
  Cycle,
  NameNumbers,
  Numbered,
  Pythagorean,
  PythagoreanInput,
} from './pythagorean.ts';

export type PythagoreanSheet =
  | {
      readonly type: 'sheet';
      readonly sheet: FactSheet;
      readonly numbers: Pythagorean;
      /** Letters of the name that have no value here; the numbers of the name are then left out. Else empty. */
      readonly otherLetters: readonly string[];
    }
  | { readonly type: 'bad-date'; readonly field: 'birthDate' | 'on' };

const SOURCE = 'source.pythagorean-tradition';

/** The sheet of mode `pythagorean`. A name in other letters gives the numbers of the date and says so. */
export function pythagoreanSheet(input: PythagoreanInput): PythagoreanSheet {
  const whole = pythagorean(input);
  const otherLetters = whole.type === 'other-letters' ? whole.letters : [];
  const numbers = whole.type === 'other-letters' ? pythagorean({ ...input, name: null }) : whole;
  // Without a name there are no letters to refuse: only a date can be wrong.
  if (numbers.type !== 'numbers')
    return { type: 'bad-date', field: numbers.type === 'bad-date' ? numbers.field : 'birthDate' };

  const caveats = numbers.fromName === null ? [caveat(otherLetters)] : [];
  const school = input.school ?? DEFAULT_SCHOOL;
  const sheet = sealSheet({
    mode: 'pythagorean',
    engineVersion,
    school: { masters: school.masters, y: school.y, lifePath: 'parts-first', expression: 'whole-name' },
    inputs: { name: input.name, birthDate: input.birthDate, on: input.on },
    missing: numbers.fromName === null ? ['name'] : [],
    facts: [
      ...dateFacts(numbers),
      ...(numbers.fromName === null ? [] : nameFacts(numbers.fromName)),
      ...caveats,
    ],
    complete: ['numerology.*'],
    caveats: caveats.map(({ id }) => id),
    confidence: 'high',
    sources: [SOURCE],
  });
  return { type: 'sheet', sheet, numbers, otherLetters };
}

function dateFacts(numbers: Pythagorean): readonly Fact[] {
  const { lifePath, birthday, personalYear, personalMonth, personalDay } = numbers;
  return [
    numberFact('life-path', lifePath, 'date-parts-added'),
    numberFact('life-path-by-digits', numbers.lifePathByDigits, 'date-digits-added'),
    numberFact('birthday', birthday, 'day-reduced'),
    numberFact('personal-year', personalYear, 'birthday-in-this-year'),
    numberFact('personal-month', personalMonth, 'month-added', ['numerology.personal-year']),
    numberFact('personal-day', personalDay, 'day-added', ['numerology.personal-month']),
    ...numbers.pinnacles.map((cycle, at) => pinnacleFact(cycle, at + 1)),
    ...numbers.challenges.map((challenge, at) => challengeFact(challenge, at + 1)),
    fact(
      'numerology.karmic-debts',
      idsValue(numbers.karmicDebts.map((one) => `${one.in}-${one.debt}`)),
      'label.karmic-debts',
      derived('debt-on-the-way', [], SOURCE),
    ),
  ];
}

function nameFacts(name: NameNumbers): readonly Fact[] {
  return [
    numberFact('expression', name.expression, 'letters-added'),
    numberFact('expression-by-word', name.expressionByWord, 'words-added'),
    ...(name.soulUrge === null ? [] : [numberFact('soul-urge', name.soulUrge, 'vowels-added')]),
    ...(name.personality === null ? [] : [numberFact('personality', name.personality, 'consonants-added')]),
    numberFact('maturity', name.maturity, 'two-numbers-added', [
      'numerology.life-path',
      'numerology.expression',
    ]),
    fact(
      'numerology.missing-digits',
      idsValue(name.missing.map(String)),
      'label.missing-digits',
      derived('digits-no-letter-has', [], SOURCE),
    ),
  ];
}

function numberFact(name: string, number: Numbered, method: string, from: readonly string[] = []): Fact {
  return fact(
    `numerology.${name}`,
    countValue(number.value),
    `label.numerology-${name}`,
    derived(method, from, SOURCE, stepsOf(number)),
  );
}

function pinnacleFact(cycle: Cycle, at: number): Fact {
  const { fromAge, toAge } = cycle;
  return fact(
    `numerology.pinnacle.${at}`,
    countValue(cycle.value),
    'label.numerology-pinnacle',
    derived('parts-of-date-added', [], SOURCE, { ...stepsOf(cycle), fromAge, toAge }),
  );
}

function challengeFact({ parts, value }: Challenge, at: number): Fact {
  return fact(
    `numerology.challenge.${at}`,
    countValue(value),
    'label.numerology-challenge',
    derived('difference-of-parts', [], SOURCE, { parts: [...parts] }),
  );
}

/** The arithmetic as plain JSON: the parts, the raw total, and the sums after it. */
function stepsOf({ parts, total, path }: Numbered): { readonly [name: string]: Json } {
  return {
    parts: parts.map((part) => ({ of: part.of, shown: part.shown, path: [...part.path] })),
    total,
    path: [...path],
  };
}

function caveat(otherLetters: readonly string[]): Fact {
  const id = otherLetters.length > 0 ? 'caveat.name-in-other-letters' : 'caveat.name-unknown';
  const values = otherLetters.length > 0 ? { letters: [...otherLetters] } : undefined;
  return fact(id, flagValue(true), `label.${id}`, derived('limit-of-inputs', [], 'source.inputs', values));
}
