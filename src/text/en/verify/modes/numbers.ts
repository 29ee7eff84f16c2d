/** English of the numbers of names and dates, for the verifier. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';
import { ordinalPhrases, slotRow } from './rows.ts';

const counted = (fact: string, ...phrases: readonly string[]): WordRow =>
  slotRow({ number: [fact] }, phrases);

const chaldean: readonly WordRow[] = [
  counted(
    'chaldean.compound',
    'compound number',
    'compound number of your name',
    'compound of your name',
    'compound of the name',
    'name compound',
    'your name stands at',
  ),
  counted(
    'chaldean.root',
    'root of your name',
    'root of the name',
    'name root',
    'root number of your name',
    'your name comes to',
    'name reduces to',
    'single number of your name',
  ),
  counted(
    'chaldean.birth-root',
    'root of your day of birth',
    'root of your birth day',
    'birth root',
    'your day of birth comes to',
    'your day of birth to',
  ),
  counted(
    'chaldean.birth-compound',
    'day of birth, as it stands',
    'day you were born on is the number',
    'birth compound',
    'compound of your day of birth',
  ),
  ...Array.from({ length: 9 }, (_, i) =>
    counted(`chaldean.word.${i + 1}`, ...ordinalPhrases(i + 1, (nth) => `${nth} word of your name`)),
  ),
];

/** A fact of the numerology of Pythagoras, with the names that people give it. */
const PYTHAGOREAN: readonly (readonly [fact: string, ...phrases: readonly string[]])[] = [
  ['life-path', 'life path', 'life-path', 'life path number', 'life-path number'],
  ['birthday', 'birthday number', 'birth day number'],
  ['expression', 'expression', 'expression number', 'destiny number'],
  ['soul-urge', 'soul urge', 'soul urge number', "heart's desire", 'heart number', "heart's desire number"],
  ['personality', 'personality number', 'personality'],
  ['maturity', 'maturity number', 'maturity'],
  ['personal-year', 'personal year', 'personal year number'],
  ['personal-month', 'personal month', 'personal month number'],
  ['personal-day', 'personal day', 'personal day number'],
  ['karmic-debts', 'debt numbers', 'debt number', 'karmic debt', 'karmic debt number'],
  ['missing-digits', 'missing from the letters', 'missing digits', 'missing numbers', 'missing number'],
];

const pythagorean: readonly WordRow[] = [
  ...PYTHAGOREAN.map(([fact, ...phrases]) => counted(`numerology.${fact}`, ...phrases)),
  ...(['pinnacle', 'challenge'] as const).flatMap((kind) =>
    [1, 2, 3, 4].map((n) =>
      counted(`numerology.${kind}.${n}`, ...ordinalPhrases(n, (nth) => `${nth} ${kind}`)),
    ),
  ),
];

/** The given name is summed by two Thai modes with letters of their own; each stands on its own sheet. */
const thaiParts: readonly (readonly [part: string, ...names: readonly string[]])[] = [
  ['first', 'given name', 'first name'],
  ['last', 'family name', 'surname', 'last name'],
  ['whole', 'whole name', 'full name'],
  ['number', 'your number', 'the number you gave', 'phone number'],
];

const thaiNames: readonly WordRow[] = thaiParts.flatMap(([part, ...names]) => {
  const also = (fact: string): readonly string[] => (part === 'first' ? [`thainame.${fact}`] : []);
  return [
    slotRow(
      { number: [`thainumbers.${part}.root`, ...also('root')], body: [`thainumbers.${part}.star`] },
      names.flatMap((name) => [
        `${name} comes down to`,
        `${name} gives`,
        `root of your ${name}`,
        `root of the ${name}`,
        `${name} has the root`,
      ]),
    ),
    slotRow(
      { number: [`thainumbers.${part}.total`, ...also('total')] },
      names.flatMap((name) => [
        `${name} adds up to`,
        `sum of your ${name}`,
        `sum of the ${name}`,
        `total of your ${name}`,
        `as a sum, your ${name} is`,
      ]),
    ),
  ];
});

export const numberModeWords: readonly WordTable[] = [
  { families: ['chaldean'], rows: chaldean },
  { families: ['numerology', 'pythagorean'], rows: pythagorean },
  { families: ['thainumbers', 'thainame'], rows: thaiNames },
];
