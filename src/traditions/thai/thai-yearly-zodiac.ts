/** Mode `thai-yearly-zodiac`: the animal of birth by three rules, and how it stands to the animal of a year. */
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { chineseNewYear } from '#calendar/chinese-new-year.ts';
import { birthInputs, missingNeeds } from '../birth-inputs.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { countValue, derived, fact, flagValue, idValue, idsValue } from '../values.ts';
import { affectedBy, YEAR_RELATIONS, yearRelations } from './animal-relations.ts';
import type { YearRelation } from './animal-relations.ts';
import {
  askedDay,
  caveat,
  dayValue,
  daysOf,
  flagOn,
  isoDay,
  limitRows,
  nowText,
  pointsOn,
  sealThai,
  wordOn,
} from './sheet-parts.ts';
import type { PointRow } from './sheet-parts.ts';
import { animalOf, elementOfYear, yearByRule } from './thai-year.ts';
import type { YearRule } from './thai-year.ts';

export const ZODIAC_SOURCE = 'source.thai-yearly-zodiac';

/** Pi chong is a Sino-Thai belief and goes by the Chinese year; some go by the Thai one for a birth. */
export const RELATION_RULES = ['chinese-new-year', 'month-five'] as const;

export const thaiYearlyZodiac: Tradition = {
  mode: 'thai-yearly-zodiac',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: zodiacSheet,
  points: zodiacPoints,
  schools: { yearRelations: RELATION_RULES },
};

type Years = { readonly born: number; readonly target: number };

function zodiacSheet(inputs: TraditionInputs): FactSheet | null {
  const born = daysOf(inputs.birth?.details.date ?? '');
  if (inputs.birth === null || born === null) return null;
  const named = inputs.school['yearRelations'] === 'month-five' ? 'month-five' : 'chinese-new-year';
  const rules = birthYears(born);
  const rule: YearRule = rules['month-five'] === null ? 'chinese-new-year' : named;
  const years = { born: rules[rule] ?? rules['chinese-new-year'] ?? 0, target: targetYear(inputs) };
  const isOutside = rules['month-five'] === null;
  return sealThai({
    mode: 'thai-yearly-zodiac',
    school: { yearAnimal: 'month-five', yearRelations: rule, targetYear: 'chinese-new-year' },
    inputs: {
      birth: birthInputs(inputs.birth),
      now: nowText(inputs),
      zone: inputs.zone,
      day: inputs.day,
      targetYear: years.target,
    },
    missing: missingNeeds(inputs.birth.details).filter(
      (need) => need !== 'birth-place' && need !== 'birth-time',
    ),
    facts: [...animalFacts(born, rules), ...targetFacts(years, rule, inputs), ...relationFacts(years, rule)],
    caveats: [
      ...(isOutside ? [caveat('thai-calendar-range')] : []),
      ...(differ(rules) ? [caveat('year-rules-differ', { years: yearsOf(rules) })] : []),
    ],
    complete: ['zodiacyear.*'],
    confidence: 'medium',
    sources: [ZODIAC_SOURCE, 'source.thai-almanac', 'source.chula-sakarat'],
  });
}

type BirthYears = Readonly<Record<YearRule, number | null>>;

const birthYears = (born: number): BirthYears => ({
  'month-five': yearByRule(born, 'month-five'),
  thaloengsok: yearByRule(born, 'thaloengsok'),
  'chinese-new-year': yearByRule(born, 'chinese-new-year'),
});

const yearsOf = (rules: BirthYears): readonly number[] =>
  Object.values(rules).filter((year) => year !== null);
const differ = (rules: BirthYears): boolean => new Set(yearsOf(rules)).size > 1;

/** The year that was asked for, else the Chinese year of the asked day. */
function targetYear(inputs: TraditionInputs): number {
  const [asked] = inputs.answers['target-year'] ?? [];
  const year = Number(asked);
  if (asked !== undefined && Number.isInteger(year) && year >= 1800 && year <= 2200) return year;
  return yearByRule(askedDay(inputs), 'chinese-new-year') ?? 0;
}

const BIRTH_FACTS = [
  ['animal', 'month-five', 'year-from-month-five'],
  ['animal-thaloengsok', 'thaloengsok', 'year-from-thaloengsok'],
  ['animal-chinese', 'chinese-new-year', 'year-from-chinese-new-year'],
] as const;

/** The birth fact of a rule. */
const birthFactOf = (rule: YearRule): string =>
  `zodiacyear.${rule === 'month-five' ? 'animal' : rule === 'thaloengsok' ? 'animal-thaloengsok' : 'animal-chinese'}`;

function animalFacts(born: number, rules: BirthYears): readonly Fact[] {
  const day = isoDay(born);
  const chinese = rules['chinese-new-year'];
  return [
    ...BIRTH_FACTS.flatMap(([name, rule, method]) => {
      const year = rules[rule];
      if (year === null) return [];
      const from = derived(method, [], ZODIAC_SOURCE, { day, year });
      return [fact(`zodiacyear.${name}`, idValue(animalOf(year)), `label.zodiac-${name}`, from)];
    }),
    fact(
      'zodiacyear.rules-differ',
      flagValue(differ(rules)),
      'label.zodiac-rules-differ',
      derived('three-rules-compared', [], ZODIAC_SOURCE, { years: yearsOf(rules) }),
    ),
    ...(chinese === null
      ? []
      : [
          fact(
            'zodiacyear.element',
            idValue(elementOfYear(chinese)),
            'label.zodiac-element',
            derived('element-of-stem', ['zodiacyear.animal-chinese'], ZODIAC_SOURCE, { year: chinese }),
          ),
        ]),
  ];
}

function targetFacts({ target }: Years, rule: YearRule, inputs: TraditionInputs): readonly Fact[] {
  const from = derived('year-number-and-twelve', ['zodiacyear.target-year'], ZODIAC_SOURCE, { year: target });
  const starts = chineseNewYear(target);
  const ends = chineseNewYear(target + 1) - 1;
  const span = (name: string, day: number): Fact =>
    fact(
      `zodiacyear.${name}`,
      dayValue([day], inputs),
      `label.zodiac-${name}`,
      derived('chinese-new-year', ['zodiacyear.target-year'], ZODIAC_SOURCE, { day: isoDay(day) }),
    );
  return [
    fact(
      'zodiacyear.target-year',
      countValue(target),
      'label.zodiac-target-year',
      derived('year-from-chinese-new-year', [], ZODIAC_SOURCE, { day: inputs.day, rule }),
    ),
    fact('zodiacyear.target-animal', idValue(animalOf(target)), 'label.zodiac-target-animal', from),
    fact('zodiacyear.target-element', idValue(elementOfYear(target)), 'label.zodiac-target-element', from),
    span('begins', starts),
    span('ends', ends),
  ];
}

/** Relations whose next year is worth knowing. */
const AWAITED = ['chong', 'khak', 'trine', 'six-harmony'] as const satisfies readonly YearRelation[];

function relationFacts({ born, target }: Years, rule: YearRule): readonly Fact[] {
  const animal = animalOf(born);
  const from = [birthFactOf(rule), 'zodiacyear.target-animal'];
  const relations = yearRelations(animal, animalOf(target));
  const places = derived('places-on-ring-of-twelve', from, ZODIAC_SOURCE, {
    born: (((born - 4) % 12) + 12) % 12,
    target: (((target - 4) % 12) + 12) % 12,
  });
  return [
    fact('zodiacyear.relations', idsValue(relations), 'label.zodiac-relations', places),
    ...YEAR_RELATIONS.map((relation) =>
      fact(
        `zodiacyear.${relation}`,
        flagValue(relations.includes(relation)),
        `label.zodiac-${relation}`,
        places,
      ),
    ),
    fact(
      'zodiacyear.affected',
      idValue(affectedBy(relations)),
      'label.zodiac-affected',
      derived('gravest-relation', ['zodiacyear.relations'], ZODIAC_SOURCE),
    ),
    ...AWAITED.map((relation) => {
      const years = Array.from({ length: 12 }, (_, at) => target + 1 + at);
      const next = years.find((year) => yearRelations(animal, animalOf(year)).includes(relation)) ?? target;
      return fact(
        `zodiacyear.next-${relation}`,
        countValue(next),
        `label.zodiac-next-${relation}`,
        derived('next-year-of-relation', [birthFactOf(rule)], ZODIAC_SOURCE, { after: target }),
      );
    }),
  ];
}

function zodiacPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const animal =
    sheet.school['yearRelations'] === 'month-five' ? 'zodiacyear.animal' : 'zodiacyear.animal-chinese';
  const affected = wordOn(sheet, 'zodiacyear.affected');
  return pointsOn(sheet, [
    {
      key: 'zodiac:year',
      facts: ['zodiacyear.affected', 'zodiacyear.relations', animal, 'zodiacyear.target-animal'],
      move: 'core',
      weight: affected === 'none' ? 14 : 18,
      // The year against the pillar of birth: the row bazi · ziwei for a decision and for a break.
      topics: { decision: 9, work: 8, partner: 7, breakup: 8, money: 7, self: 8, day: 4 },
      isFrame: true,
    },
    {
      key: 'zodiac:animal',
      facts: ['zodiacyear.animal', 'zodiacyear.element', 'zodiacyear.animal-chinese'],
      move: 'observe',
      weight: 12,
      topics: { self: 11, family: 5, compatibility: 6 },
    },
    ...YEAR_RELATIONS.filter((relation) => flagOn(sheet, `zodiacyear.${relation}`)).map((relation) =>
      relationRow(relation, animal),
    ),
    {
      key: 'zodiac:span',
      facts: ['zodiacyear.begins', 'zodiacyear.ends', 'zodiacyear.target-animal'],
      move: 'timing',
      weight: 10,
      topics: { decision: 6, work: 5, travel: 5, day: 3 },
    },
    {
      key: 'zodiac:next-chong',
      facts: ['zodiacyear.next-chong', animal],
      move: 'timing',
      weight: 6,
      topics: { decision: 5, 'home-move': 5, work: 4 },
    },
    {
      key: 'zodiac:next-trine',
      facts: ['zodiacyear.next-trine', animal],
      move: 'resource',
      weight: 7,
      topics: { decision: 5, work: 5, friendship: 5, love: 4 },
    },
    {
      key: 'zodiac:next-harmony',
      facts: ['zodiacyear.next-six-harmony', animal],
      move: 'resource',
      weight: 6,
      topics: { love: 6, partner: 6, friendship: 6 },
    },
    {
      key: 'zodiac:target',
      facts: ['zodiacyear.target-animal', 'zodiacyear.target-element', 'zodiacyear.target-year'],
      move: 'observe',
      weight: 6,
      topics: { day: 5, work: 3 },
    },
    ...limitRows(sheet, 'zodiac'),
  ]);
}

function relationRow(relation: YearRelation, animal: string): PointRow {
  const isEasy = relation === 'trine' || relation === 'six-harmony';
  return {
    key: `zodiac:${relation}`,
    facts: [`zodiacyear.${relation}`, animal, 'zodiacyear.target-animal'],
    move: isEasy ? 'resource' : 'tension',
    weight: relation === 'chong' ? 16 : 12,
    topics: isEasy
      ? { friendship: 9, work: 7, love: 6, partner: 6 }
      : { decision: 8, breakup: 7, work: 7, travel: 5, 'home-move': 6 },
  };
}
