/** Mode `thai-numerology`: the numbers of a Thai name, of a surname, of both, and of a telephone or number plate. */
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { countValue, derived, fact, idValue, idsValue } from '../values.ts';
import { nameParts, readThaiName, rootOf, totalOf } from './letters.ts';
import type { ThaiLetter } from './letters.ts';
import { caveat, countOn, limitRows, mergeTopics, pointsOn, sealThai, wordOn } from './sheet-parts.ts';
import type { PointRow, TopicTable } from './sheet-parts.ts';
import { starOfNumber, STARS_BY_NUMBER } from './stars.ts';
import { half } from './thai-taksa.ts';
import { STAR_TOPICS } from './topics.ts';

export const THAI_NUMBERS_SOURCE = 'source.thai-letter-numbers';

export const thaiNumerology: Tradition = {
  mode: 'thai-numerology',
  needs: (inputs) => (lettersOf(inputs).length > 0 || digitsOf(inputs) !== null ? [] : ['thai-name']),
  sheet: numbersSheet,
  points: numbersPoints,
  schools: {},
};

const lettersOf = ({ name }: TraditionInputs): readonly ThaiLetter[] =>
  name.thai === null ? [] : readThaiName(name.thai).letters;

/** A telephone or plate number: the answer to `number`, Thai or Arabic digits; null with fewer than two digits. */
function digitsOf({ answers }: TraditionInputs): string | null {
  const [written] = answers['number'] ?? [];
  const digits = Array.from(written ?? '').flatMap((sign) => {
    const thai = '๐๑๒๓๔๕๖๗๘๙'.indexOf(sign);
    return thai >= 0 ? [String(thai)] : /\d/.test(sign) ? [sign] : [];
  });
  return digits.length < 2 || digits.length > 20 ? null : digits.join('');
}

function numbersSheet(inputs: TraditionInputs): FactSheet | null {
  const letters = lettersOf(inputs);
  const digits = digitsOf(inputs);
  if (letters.length === 0 && digits === null) return null;
  const { first, last } = nameParts(inputs.name.thai ?? '');
  const read = readThaiName(inputs.name.thai ?? '');
  const parts: readonly (readonly [string, string | null])[] =
    letters.length === 0
      ? []
      : [
          ['first', first],
          ['last', last],
          ['whole', inputs.name.thai],
        ];
  return sealThai({
    mode: 'thai-numerology',
    school: { letters: 'every-written-sign', parts: 'apart-and-together' },
    inputs: { name: inputs.name.thai, number: digits },
    missing: letters.length === 0 ? ['thai-name'] : [],
    facts: [
      ...parts.flatMap(([part, text]) => (text === null ? [] : partFacts(part, text))),
      ...(letters.length === 0 ? [] : digitFacts(letters)),
      ...(digits === null ? [] : numberFacts(digits)),
    ],
    caveats: [
      ...(read.rare.length > 0 ? [caveat('rare-letter-counted', { signs: read.rare })] : []),
      ...(read.others.length > 0 && letters.length > 0
        ? [caveat('other-signs-left-out', { signs: read.others })]
        : []),
      caveat('number-themes-modern'),
    ],
    complete: ['thainumbers.*'],
    confidence: 'high',
    sources: [THAI_NUMBERS_SOURCE],
  });
}

/** Total, root and the star of the root of one part of the name, with every sign and its number. */
function partFacts(part: string, text: string): readonly Fact[] {
  const { letters } = readThaiName(text);
  if (letters.length === 0) return [];
  const total = totalOf(letters);
  const values = { letters: letters.map(({ sign, value }) => ({ sign, value })), total };
  return sumFacts(part, total, derived('signs-added', [], THAI_NUMBERS_SOURCE, values));
}

function sumFacts(part: string, total: number, from: ReturnType<typeof derived>): readonly Fact[] {
  const root = rootOf(total);
  const rootFact = fact(
    `thainumbers.${part}.root`,
    countValue(root),
    'label.thainumbers-root',
    derived('digits-added', [`thainumbers.${part}.total`], THAI_NUMBERS_SOURCE, { total }),
  );
  const sum = fact(`thainumbers.${part}.total`, countValue(total), 'label.thainumbers-total', from);
  // A number of zeros alone has no star.
  if (root === 0) return [sum, rootFact];
  return [
    sum,
    rootFact,
    fact(
      `thainumbers.${part}.star`,
      idValue(starOfNumber(root)),
      'label.thainumbers-star',
      derived('number-as-star', [`thainumbers.${part}.root`], THAI_NUMBERS_SOURCE),
    ),
  ];
}

/** How often each number comes among the letters of the whole name, the commonest and those that are absent. */
function digitFacts(letters: readonly ThaiLetter[]): readonly Fact[] {
  const counts = STARS_BY_NUMBER.map((_, at) => letters.filter(({ value }) => value === at + 1).length);
  const most = Math.max(...counts);
  const ids = STARS_BY_NUMBER.map((_, at) => `thainumbers.digit.${at + 1}.count`);
  const where = (test: (count: number) => boolean): readonly string[] =>
    STARS_BY_NUMBER.filter((_, at) => test(counts[at] ?? 0));
  return [
    ...ids.map((id, at) =>
      fact(
        id,
        countValue(counts[at] ?? 0),
        'label.thainumbers-digit',
        derived('signs-counted', [], THAI_NUMBERS_SOURCE, {
          signs: letters.flatMap(({ sign, value }) => (value === at + 1 ? [sign] : [])),
        }),
      ),
    ),
    fact(
      'thainumbers.strongest',
      idsValue(where((count) => count === most)),
      'label.thainumbers-strongest',
      derived('commonest-number', ids, THAI_NUMBERS_SOURCE),
    ),
    fact(
      'thainumbers.absent',
      idsValue(where((count) => count === 0)),
      'label.thainumbers-absent',
      derived('number-of-no-letter', ids, THAI_NUMBERS_SOURCE),
    ),
  ];
}

/** Digits that the pairs are read from: the last seven. */
const PAIRED_DIGITS = 7;

function numberFacts(digits: string): readonly Fact[] {
  const total = Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0);
  const last = Array.from(digits).slice(-PAIRED_DIGITS);
  const pairs = last.slice(1).map((digit, at) => `${last[at] ?? ''}${digit}`);
  return [
    ...sumFacts('number', total, derived('digits-added', [], THAI_NUMBERS_SOURCE, { digits, total })),
    fact(
      'thainumbers.number.pairs',
      idsValue(pairs),
      'label.thainumbers-pairs',
      derived('neighbours-of-last-seven', [], THAI_NUMBERS_SOURCE, { digits: last.join('') }),
    ),
  ];
}

function numbersPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const star = (part: string): TopicTable => {
    const found = STARS_BY_NUMBER.find((one) => one === wordOn(sheet, `thainumbers.${part}.star`));
    return found === undefined ? {} : STAR_TOPICS[found];
  };
  const part = (name: string, weight: number): PointRow => ({
    key: `thainumbers:${name}`,
    facts: [`thainumbers.${name}.root`, `thainumbers.${name}.star`, `thainumbers.${name}.total`],
    move: 'observe',
    weight,
    topics: mergeTopics({ 'name-number': 12 }, half(star(name))),
  });
  const hasName = countOn(sheet, 'thainumbers.first.total') !== null;
  const strongest = STARS_BY_NUMBER.find((one) => one === wordOn(sheet, 'thainumbers.strongest'));
  const strongId =
    strongest === undefined ? null : `thainumbers.digit.${STARS_BY_NUMBER.indexOf(strongest) + 1}.count`;
  return pointsOn(sheet, [
    { ...part(hasName ? 'first' : 'number', 17), key: 'thainumbers:main', move: 'core', isFrame: true },
    part('last', 10),
    part('whole', 13),
    ...(hasName ? [part('number', 9)] : []),
    {
      key: 'thainumbers:total',
      facts: [hasName ? 'thainumbers.first.total' : 'thainumbers.number.total'],
      move: 'observe',
      weight: 7,
      topics: { 'name-number': 10 },
    },
    {
      key: 'thainumbers:strongest',
      facts: ['thainumbers.strongest', ...(strongId === null ? [] : [strongId])],
      move: 'resource',
      weight: 10,
      topics: mergeTopics(
        { 'name-number': 9, self: 6 },
        strongest === undefined ? {} : half(STAR_TOPICS[strongest]),
      ),
    },
    {
      key: 'thainumbers:absent',
      facts: ['thainumbers.absent'],
      move: 'tension',
      weight: 8,
      topics: { 'name-number': 8, self: 5, decision: 4 },
    },
    {
      key: 'thainumbers:pairs',
      facts: ['thainumbers.number.pairs', 'thainumbers.number.total'],
      move: 'observe',
      weight: 8,
      topics: { 'name-number': 10 },
    },
    ...limitRows(sheet, 'thainumbers'),
  ]);
}
