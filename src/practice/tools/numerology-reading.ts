/** The numbers of a name and a date in plain words: what each says, where they agree, where they pull apart, and the year. */
import { factId } from '#facts/fact-id.ts';
import { reduced } from '#traditions/numerology/reduce.ts';
import type { Numbered, Pythagorean } from '#traditions/numerology/pythagorean.ts';
import { toolSentence, wordingOf } from './tool-reading.ts';
import type { ToolReading } from './tool-reading.ts';

export const NUMBER_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
export type NumberId = (typeof NUMBER_IDS)[number];

export type NumberWords = {
  /** The theme in a phrase: "starting and standing alone". */
  readonly theme: string;
  /** Sentences. */
  readonly lifePath: string;
  readonly expression: string;
  readonly soulUrge: string;
  readonly year: string;
};

export type NumerologyWords = {
  readonly headings: {
    readonly numbers: string;
    readonly together: string;
    readonly year: string;
  };
  readonly numbers: Readonly<Record<NumberId, NumberWords>>;
  readonly lifePath: (n: number, says: string) => string;
  readonly expression: (n: number, says: string) => string;
  readonly soulUrge: (n: number, says: string) => string;
  readonly year: (n: number, says: string) => string;
  /** Whether two numbers are the same, kin or neither, as sentences. Names are `lifePath` and so on in words. */
  readonly pair: Readonly<Record<Kinship, readonly ((a: Named, b: Named) => string)[]>>;
  readonly name: Readonly<Record<'lifePath' | 'expression' | 'soulUrge', string>>;
  readonly noName: string;
  readonly otherLetters: (letters: readonly string[]) => string;
  readonly otherSchool: (parts: number, digits: number) => string;
  readonly close: readonly string[];
};

export type Named = { readonly name: string; readonly n: number; readonly theme: string };

export const KINSHIPS = ['same', 'kin', 'apart'] as const;
export type Kinship = (typeof KINSHIPS)[number];

/**
 * Whether two numbers agree. Kin stand in one of the three groups that handbooks use: 1 5 7 of the mind, 2 4 8 of
 * work, 3 6 9 of expression. Master numbers count by their digit.
 */
export function kinshipOf(a: number, b: number): Kinship {
  const [p, q] = [reduced(a, 'none'), reduced(b, 'none')];
  if (p === q) return 'same';
  return GROUPS.some((group) => group.includes(p) && group.includes(q)) ? 'kin' : 'apart';
}

const GROUPS: readonly (readonly number[])[] = [
  [1, 5, 7],
  [2, 4, 8],
  [3, 6, 9],
];

export type NumerologyReadingInput = {
  readonly numbers: Pythagorean;
  /** Letters of the name that have no value here, as the sheet gives them; empty when the name was read or not given. */
  readonly otherLetters: readonly string[];
  readonly turn: number;
};

/** The reading of computed numbers; their arithmetic stands beside it. */
export function numerologyReading(input: NumerologyReadingInput, words: NumerologyWords): ToolReading {
  const { numbers, otherLetters, turn } = input;
  const { lifePath, personalYear, fromName } = numbers;
  const given = [lifePath, personalYear, fromName?.expression, fromName?.soulUrge].map((one) =>
    String(one?.value ?? ''),
  );
  const { pick, seed } = wordingOf('numerology', given, turn);
  const life = factId('numerology.life-path');
  const path = wordsOf(lifePath, words);
  const year = wordsOf(personalYear, words);
  const named = namedNumbers(numbers, words);
  const pairs = named.flatMap((a, at) => named.slice(at + 1).map((b) => [a, b] as const));
  return {
    seed,
    parts: [
      {
        heading: words.headings.numbers,
        sentences: [
          toolSentence('core', words.lifePath(lifePath.value, path.lifePath), [life]),
          ...(lifePath.value === numbers.lifePathByDigits.value
            ? []
            : [
                toolSentence('limit', words.otherSchool(lifePath.value, numbers.lifePathByDigits.value), [
                  life,
                  factId('numerology.life-path-by-digits'),
                ]),
              ]),
          ...(fromName === null
            ? [
                otherLetters.length === 0
                  ? toolSentence('limit', words.noName, [factId('caveat.name-unknown')])
                  : toolSentence('limit', words.otherLetters(otherLetters), [
                      factId('caveat.name-in-other-letters'),
                    ]),
              ]
            : [
                toolSentence(
                  'core',
                  words.expression(fromName.expression.value, wordsOf(fromName.expression, words).expression),
                  [factId('numerology.expression')],
                ),
                ...(fromName.soulUrge === null
                  ? []
                  : [
                      toolSentence(
                        'core',
                        words.soulUrge(fromName.soulUrge.value, wordsOf(fromName.soulUrge, words).soulUrge),
                        [factId('numerology.soul-urge')],
                      ),
                    ]),
              ]),
        ],
      },
      ...(pairs.length === 0
        ? []
        : [
            {
              heading: words.headings.together,
              sentences: pairs.map(([a, b]) =>
                toolSentence('tension', pick(words.pair[kinshipOf(a.n, b.n)])(a, b), [a.cite, b.cite]),
              ),
            },
          ]),
      {
        heading: words.headings.year,
        sentences: [
          toolSentence('timing', words.year(personalYear.value, year.year), [
            factId('numerology.personal-year'),
          ]),
          toolSentence('askback', pick(words.close)),
        ],
      },
    ],
  };
}

function namedNumbers({ lifePath, fromName }: Pythagorean, words: NumerologyWords) {
  const numbers = [
    { name: words.name.lifePath, number: lifePath, id: 'numerology.life-path' },
    { name: words.name.expression, number: fromName?.expression ?? null, id: 'numerology.expression' },
    { name: words.name.soulUrge, number: fromName?.soulUrge ?? null, id: 'numerology.soul-urge' },
  ];
  return numbers.flatMap(({ name, number, id }) =>
    number === null ? [] : [{ name, n: number.value, theme: wordsOf(number, words).theme, cite: factId(id) }],
  );
}

/** A school without 33 or without masters never gives them, so every value has its words. */
function wordsOf({ value }: Numbered, words: NumerologyWords): NumberWords {
  const id = NUMBER_IDS.find((number) => number === value) ?? 9;
  return words.numbers[id];
}
