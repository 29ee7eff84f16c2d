/** The reading mode `pythagorean`: the sheet of numbers as one mode among the others. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { askedAbout, chosenSchools } from '../hellenistic/asked.ts';
import { factBook } from '../hellenistic/point-book.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { NUMBER_TOPICS, numberTopics } from './number-topics.ts';
import type { PythagoreanSchool } from './pythagorean.ts';
import { pythagoreanSheet } from './sheet.ts';

const schools = { masters: ['11-22-33', '11-22', 'none'], y: ['consonant', 'vowel'] } as const;

export const pythagorean: Tradition = {
  mode: 'pythagorean',
  needs: (inputs) => (birthDateOf(inputs) === null ? ['birth-date'] : []),
  sheet: (inputs) => {
    const { name, answers, school } = inputs;
    const birthDate = birthDateOf(inputs);
    if (birthDate === null) return null;
    const answer = pythagoreanSheet({
      name: answers['full-name']?.[0] ?? name.latin,
      birthDate,
      on: askedAbout(inputs).day,
      school: pythagoreanSchool(school),
    });
    return answer.type === 'sheet' ? answer.sheet : null;
  },
  points: pythagoreanPoints,
  schools,
};

/** Reads choices of school; the first of each where none or an unknown one was made. */
export const pythagoreanSchool = (chosen: TraditionInputs['school']): PythagoreanSchool =>
  chosenSchools(schools, chosen);

/** Returns the date that was given with the question, else the person's birth date. */
function birthDateOf({ answers, birth }: TraditionInputs): string | null {
  return answers['birth-date']?.[0] ?? birth?.details.date ?? null;
}

/** A name adds five numbers to those of the date. */
export function pythagoreanPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const book = factBook(sheet);
  const numbers = [
    ['soul-urge', { love: 5, spirit: 5, mood: 4, self: 4 }, 11],
    ['personality', { friendship: 5, work: 4, love: 3 }, 9],
    ['birthday', { work: 4, creativity: 4, self: 4 }, 10],
    ['maturity', { spirit: 4, decision: 3, work: 3 }, 8],
  ] as const;
  const topicsOf = (id: string) => numberTopics(book.count(`numerology.${id}`));
  return [
    ...book.point({
      key: 'pythagorean:life-path',
      facts: ['numerology.life-path', 'numerology.life-path-by-digits'],
      move: 'core',
      weight: 16,
      topics: { ...topicsOf('life-path'), 'name-number': 12, self: 9, none: 9 },
      isFrame: true,
    }),
    ...book.point({
      key: 'pythagorean:expression',
      facts: ['numerology.expression', 'numerology.expression-by-word', 'numerology.life-path'],
      move: 'core',
      weight: 14,
      topics: { ...topicsOf('expression'), 'name-number': 10, work: 6, self: 5 },
    }),
    ...numbers.flatMap(([id, topics, weight]) =>
      book.point({
        key: `pythagorean:${id}`,
        facts: [`numerology.${id}`, 'numerology.life-path'],
        move: 'observe',
        weight,
        topics: { ...NUMBER_TOPICS, ...topicsOf(id), ...topics },
      }),
    ),
    ...book.point({
      key: 'pythagorean:personal-year',
      facts: ['numerology.personal-year', 'numerology.personal-month', 'numerology.personal-day'],
      move: 'timing',
      weight: 14,
      topics: { ...topicsOf('personal-year'), decision: 8, work: 6, day: 5, none: 4 },
    }),
    ...book.point({
      key: 'pythagorean:personal-day',
      facts: ['numerology.personal-day', 'numerology.personal-month'],
      move: 'timing',
      weight: 7,
      topics: { day: 9, mood: 6 },
    }),
    ...[1, 2, 3, 4].flatMap((at) => [
      ...book.point({
        key: `pythagorean:pinnacle-${at}`,
        facts: [`numerology.pinnacle.${at}`, 'numerology.life-path'],
        move: 'resource',
        weight: 7,
        topics: { ...topicsOf(`pinnacle.${at}`), decision: 4 },
      }),
      ...book.point({
        key: `pythagorean:challenge-${at}`,
        facts: [`numerology.challenge.${at}`],
        move: 'tension',
        weight: at === 3 ? 8 : 6,
        topics: { ...topicsOf(`challenge.${at}`), self: 3, breakup: 3 },
      }),
    ]),
    ...(book.words('numerology.karmic-debts').length === 0
      ? []
      : book.point({
          key: 'pythagorean:karmic-debts',
          facts: ['numerology.karmic-debts', 'numerology.life-path'],
          move: 'tension',
          weight: 9,
          topics: { self: 4, spirit: 4, work: 3, 'name-number': 5 },
        })),
    ...(book.words('numerology.missing-digits').length === 0
      ? []
      : book.point({
          key: 'pythagorean:missing-digits',
          facts: ['numerology.missing-digits', 'numerology.expression'],
          move: 'tension',
          weight: 7,
          topics: { self: 4, 'name-number': 6, study: 3 },
        })),
    ...['name-unknown', 'name-in-other-letters'].flatMap((what) =>
      book.point({
        key: `pythagorean:${what}`,
        facts: [`caveat.${what}`],
        move: 'limit',
        weight: 5,
        topics: {},
      }),
    ),
  ];
}
