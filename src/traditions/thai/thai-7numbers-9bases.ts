/** Mode `thai-7numbers-9bases`: the grid of seven numbers in nine bases, its named cells and where they meet. */
import type { Fact, FactValue } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { thaiLunarDate } from '#calendar/thai-lunar.ts';
import { WEEKDAY_IDS } from '#calendar/weekday.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { countValue, derived, idValue, idsValue } from '../values.ts';
import { DAY_SCHOOLS } from './birth-day.ts';
import type { DayCase } from './birth-day.ts';
import {
  ageColumn,
  cellsOf,
  MONTH_COUNTS,
  SEVEN_CELLS,
  SEVEN_STARS,
  sevenGrid,
  sevenStar,
  totalName,
} from './seven-numbers.ts';
import type { MonthCount, SevenBirth, SevenCell, SevenGrid } from './seven-numbers.ts';
import {
  askedDay,
  caveat,
  countOn,
  daysOf,
  heldFact,
  limitRows,
  mergeTopics,
  nowText,
  pointsOn,
  readBirth,
  sealThai,
  wordOn,
} from './sheet-parts.ts';
import type { PointRow, TopicTable } from './sheet-parts.ts';
import { relationsOf } from './stars.ts';
import { half, starTopics } from './thai-taksa.ts';
import { animalNumber, animalOf, nominalAge, yearByRule } from './thai-year.ts';

export const SEVEN_SOURCE = 'source.thai-seven-numbers';

export const thai7numbers9bases: Tradition = {
  mode: 'thai-7numbers-9bases',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: sevenSheet,
  points: sevenPoints,
  schools: { ...DAY_SCHOOLS, monthCount: MONTH_COUNTS },
};

function sevenSheet(inputs: TraditionInputs): FactSheet | null {
  const birth = readBirth(inputs);
  const born = daysOf(inputs.birth?.details.date ?? '');
  if (birth === null || born === null) return null;
  const months: MonthCount = inputs.school['monthCount'] === 'from-fifth' ? 'from-fifth' : 'as-numbered';
  const starts = birth.day.cases.flatMap((one) => sevenBirth(one) ?? []);
  const isInTable = starts.length === birth.day.cases.length;
  return sealThai({
    mode: 'thai-7numbers-9bases',
    school: {
      dayStart: birth.school.dayStart,
      monthCount: months,
      yearAnimal: 'month-five',
      cellNames: 'common',
    },
    inputs: { ...birth.inputs, now: nowText(inputs), zone: inputs.zone, day: inputs.day },
    missing: birth.missing,
    facts: isInTable ? gridFacts(starts, months, nominalAge(born, askedDay(inputs))) : [],
    caveats: [
      ...birth.caveats,
      ...(isInTable ? [caveat('bases-5-9-one-source')] : [caveat('thai-calendar-range')]),
    ],
    complete: isInTable ? ['seven.*'] : [],
    confidence: isInTable ? 'medium' : 'low',
    sources: [SEVEN_SOURCE, 'source.thai-almanac'],
  });
}

/** Weekday, lunar month and animal of an astrological day; null outside the lunar table. Wednesday is 4 by night too. */
export function sevenBirth({ day, weekday }: Pick<DayCase, 'day' | 'weekday'>): SevenBirth | null {
  const lunar = thaiLunarDate(day);
  const year = yearByRule(day, 'month-five');
  if (lunar === null || year === null) return null;
  return { weekday, lunarMonth: lunar.month, animalYear: animalNumber(year), animal: animalOf(year) };
}

type Told = (
  name: string,
  value: (grid: SevenGrid, birth: SevenBirth) => FactValue,
  method: string,
  from: readonly string[],
  values?: Parameters<typeof derived>[3],
) => readonly Fact[];

function gridFacts(births: readonly SevenBirth[], months: MonthCount, age: number | null): readonly Fact[] {
  const grids = births.map((birth) => sevenGrid(birth, months));
  const told: Told = (name, value, method, from, values) =>
    heldFact(
      `seven.${name}`,
      births.map((birth, at) => value(grids[at] ?? [], birth)),
      `label.seven-${labelOf(name)}`,
      derived(method, from, SEVEN_SOURCE, values),
    );
  return [
    ...told(
      'weekday',
      (_, { weekday }) => idValue(WEEKDAY_IDS[weekday - 1] ?? 'sunday'),
      'weekday-from-six',
      [],
    ),
    ...told('month', (_, { lunarMonth }) => countValue(lunarMonth), 'table-of-years', []),
    ...told('animal', (_, { animal }) => idValue(animal), 'year-from-month-five', ['seven.month']),
    ...baseFacts(told),
    ...nameFacts(told),
    ...meetingFacts(told),
    ...(age === null ? [] : ageFacts(told, age)),
  ];
}

/** `base4.3.called` has the label of `base-called`: the numbers are read off the id. */
function labelOf(name: string): string {
  if (name.endsWith('.called')) return 'base-called';
  if (name.startsWith('base')) return 'base';
  if (name.startsWith('pillar')) return 'pillar-relations';
  if (name.startsWith('cell')) return 'cell';
  return name.endsWith('.cells') ? 'star-cells' : name;
}

const STARTS = ['seven.weekday', 'seven.month', 'seven.animal'];

const BASE_METHODS = [
  'counted-from-day',
  'counted-from-month',
  'counted-from-year',
  'column-added',
  'sum-wrapped',
  'doubled-wrapped',
  'doubled-wrapped',
  'day-hour-ring',
  'day-hour-ring-back',
] as const;

function baseFacts(told: Told): readonly Fact[] {
  const columns = SEVEN_STARS.map((_, at) => at);
  const from = (base: number, column: number): readonly string[] => {
    if (base < 3) return [STARTS[base] ?? ''];
    const own = `.${column + 1}`;
    if (base === 3) return ['seven.base1', 'seven.base2', 'seven.base3'].map((id) => id + own);
    if (base < 7) return [`seven.base${base}${own}`];
    return base === 7 ? ['seven.base5.1'] : ['seven.base5.7', 'seven.base8.7'];
  };
  return BASE_METHODS.flatMap((method, base) =>
    columns.flatMap((column) =>
      told(
        `base${base + 1}.${column + 1}`,
        (grid) => countValue(grid[base]?.[column] ?? 0),
        method,
        from(base, column),
        { base: base + 1, column: column + 1 },
      ),
    ),
  );
}

function nameFacts(told: Told): readonly Fact[] {
  const cells = SEVEN_CELLS.flatMap((names, base) =>
    names.flatMap((name, column) =>
      told(
        `cell.${name}`,
        (grid) => idValue(sevenStar(grid[base]?.[column] ?? 1)),
        'number-as-star',
        [`seven.base${base + 1}.${column + 1}`],
        { base: base + 1, column: column + 1 },
      ),
    ),
  );
  const totals = SEVEN_STARS.flatMap((_, column) =>
    told(`base4.${column + 1}.called`, (grid) => idValue(totalName(grid[3]?.[column] ?? 0)), 'name-of-sum', [
      `seven.base4.${column + 1}`,
    ]),
  );
  return [...cells, ...totals];
}

/** Each number stands in one cell of each of the first three bases, and each column joins three numbers. */
function meetingFacts(told: Told): readonly Fact[] {
  const meetings = SEVEN_STARS.flatMap((star, at) =>
    told(`${star}.cells`, (grid) => idsValue(cellsOf(grid, at + 1)), 'cells-of-number', STARTS),
  );
  const pillars = SEVEN_STARS.flatMap((_, column) =>
    told(
      `pillar.${column + 1}.relations`,
      (grid) => idsValue(pillarRelations(grid, column)),
      'pairs-of-column',
      [1, 2, 3].map((base) => `seven.base${base}.${column + 1}`),
    ),
  );
  // Most columns join no pair: that is the rule, and no fact of its own.
  return [...meetings, ...pillars.filter(({ value }) => value.type !== 'ids' || value.ids.length > 0)];
}

/** The pairings among the three numbers of a column, each once. */
function pillarRelations(grid: SevenGrid, column: number): readonly string[] {
  const stars = grid.slice(0, 3).map((base) => sevenStar(base[column] ?? 1));
  const pairs = stars.flatMap((a, at) => stars.slice(at + 1).flatMap((b) => relationsOf(a, b)));
  return [...new Set(pairs.filter((one) => one !== 'none'))];
}

function ageFacts(told: Told, age: number): readonly Fact[] {
  const column = ageColumn(age);
  return [
    ...told('age', () => countValue(age), 'years-of-animals-counted', []),
    ...told('age-column', () => countValue(column), 'age-round-columns', ['seven.age']),
    ...told(
      'age-cells',
      () => idsValue(SEVEN_CELLS.map((names) => names[column - 1] ?? names[0])),
      'cells-of-column',
      ['seven.age-column'],
    ),
  ];
}

/**
 * What each cell bears on: the companion's row thai (ปัตนิ love, กัมมะ work, กดุมภะ and ลาภะ money, พันธุ family, ตนุ self), and for
 * the others what their names say.
 */
const CELL_TOPICS: Readonly<Record<SevenCell, TopicTable>> = {
  atta: { self: 12, mood: 6 },
  hina: { mood: 8, decision: 5, breakup: 6 },
  thanang: { money: 10 },
  pita: { family: 9, work: 4 },
  mata: { family: 9, mood: 4 },
  phoka: { money: 9, 'home-move': 8 },
  matchima: { decision: 6, self: 4 },
  tanu: { self: 12, 'health-worry': 5 },
  kadumpha: { money: 12 },
  sahatcha: { friendship: 11, family: 5, travel: 5 },
  phanthu: { family: 12, 'home-move': 9 },
  putta: { family: 8, creativity: 9, love: 7 },
  ari: { work: 5, legal: 9, 'health-worry': 5, decision: 4 },
  patni: { love: 12, partner: 12, breakup: 12, compatibility: 12 },
  morana: { breakup: 6, travel: 5, mood: 5 },
  supha: { spirit: 8, study: 8, travel: 5 },
  kamma: { work: 12 },
  lapha: { money: 11, work: 5 },
  phayaya: { money: 6, decision: 5, dream: 5 },
  thasa: { work: 5, friendship: 4 },
  thasi: { work: 4, friendship: 4 },
};

/** Cells that ask for care, and cells that give. */
const HARD_CELLS: readonly SevenCell[] = ['hina', 'ari', 'morana', 'phayaya'];
const EASY_CELLS: readonly SevenCell[] = ['thanang', 'phoka', 'kadumpha', 'supha', 'lapha', 'phanthu'];

function sevenPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const cells = SEVEN_CELLS.flat().map((cell): PointRow => {
    const star = starTopics(sheet, `seven.cell.${cell}`);
    const isHard = HARD_CELLS.includes(cell);
    return {
      key: `seven:${cell}`,
      facts: [`seven.cell.${cell}`, `seven.${wordOn(sheet, `seven.cell.${cell}`) ?? 'sun'}.cells`],
      move: isHard ? 'tension' : EASY_CELLS.includes(cell) ? 'resource' : 'observe',
      weight: cell === 'atta' || cell === 'tanu' ? 10 : 8,
      topics: mergeTopics(CELL_TOPICS[cell], half(half(star))),
    };
  });
  return pointsOn(sheet, [
    {
      key: 'seven:start',
      facts: ['seven.weekday', 'seven.month', 'seven.animal'],
      move: 'core',
      weight: 16,
      topics: { self: 9, family: 4 },
      isFrame: true,
    },
    ...cells,
    ...SEVEN_STARS.map((star): PointRow => meetingRow(sheet, star)),
    ...SEVEN_STARS.map((_, at): PointRow => pillarRow(sheet, at + 1)),
    ...totalRows(sheet),
    {
      key: 'seven:age',
      facts: ['seven.age-column', 'seven.age-cells', 'seven.age'],
      move: 'timing',
      weight: 14,
      topics: mergeTopics({ decision: 6 }, ...ageCells(sheet).map((cell) => CELL_TOPICS[cell])),
    },
    ...limitRows(sheet, 'seven'),
  ]);
}

/** A number that joins a giving cell with a hard one is the gain with a cost: told as both. */
function meetingRow(sheet: FactSheet, star: (typeof SEVEN_STARS)[number]): PointRow {
  const cells = cellsOn(sheet, `seven.${star}.cells`);
  const isHard = cells.some((cell) => HARD_CELLS.includes(cell));
  const isEasy = cells.some((cell) => EASY_CELLS.includes(cell));
  return {
    key: `seven:meeting-${star}`,
    facts: [`seven.${star}.cells`, ...cells.map((cell) => `seven.cell.${cell}`)],
    move: isHard ? 'tension' : isEasy ? 'resource' : 'observe',
    weight: isHard && isEasy ? 13 : 9,
    topics: mergeTopics({}, ...cells.map((cell) => half(CELL_TOPICS[cell]))),
  };
}

function pillarRow(sheet: FactSheet, column: number): PointRow {
  const id = `seven.pillar.${column}.relations`;
  const value = sheet.facts.find((one) => one.id === id)?.value;
  const kinds = value?.type === 'ids' ? value.ids : [];
  const move = kinds.includes('enemy') ? 'tension' : kinds.includes('friend') ? 'resource' : 'observe';
  const isAge = countOn(sheet, 'seven.age-column') === column;
  return {
    key: `seven:pillar-${column}`,
    facts: [id, ...[1, 2, 3].map((base) => `seven.base${base}.${column}`)],
    move,
    weight: isAge ? 11 : 6,
    topics: mergeTopics({}, ...SEVEN_CELLS.map((names) => half(CELL_TOPICS[names[column - 1] ?? 'atta']))),
  };
}

/** Sums with a name of their own are worth a word; strengths of stars less. */
function totalRows(sheet: FactSheet): readonly PointRow[] {
  return SEVEN_STARS.map((_, at): PointRow => {
    const id = `seven.base4.${at + 1}.called`;
    const name = wordOn(sheet, id) ?? 'minor';
    const isNamed = name !== 'minor' && !name.startsWith('power-');
    return {
      key: `seven:total-${at + 1}`,
      facts: [id, `seven.base4.${at + 1}`],
      move: isNamed ? 'resource' : 'observe',
      weight: isNamed ? 9 : 2,
      topics: half(mergeTopics({}, ...SEVEN_CELLS.map((names) => CELL_TOPICS[names[at] ?? 'atta']))),
    };
  });
}

const ageCells = (sheet: FactSheet): readonly SevenCell[] => cellsOn(sheet, 'seven.age-cells');

function cellsOn(sheet: FactSheet, id: string): readonly SevenCell[] {
  const value = sheet.facts.find((one) => one.id === id)?.value;
  const ids = value?.type === 'ids' ? value.ids : [];
  return SEVEN_CELLS.flat().filter((cell) => ids.includes(cell));
}
