/** English of the old western modes: sect, lots, times of life, decans, the Egyptian year, and the weather's almanac. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';
import { decanWords } from '../../traditions/egyptian/decans.ts';
import { godWords, monthWords, seasonWords } from '../../traditions/egyptian/dates.ts';
import { lotWords } from '../../traditions/hellenistic/rules.ts';
import { capital, slotRow, valueRow } from './rows.ts';

// Hellenistic

const PLANETS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'asc'] as const;

const own = (planet: string): string => (planet === 'asc' ? 'Ascendant' : capital(planet));

const hellenistic: readonly WordRow[] = [
  ...Object.entries(lotWords).flatMap(([lot, { name }]) => [
    slotRow({ body: [`hellenistic.lot.${lot}.ruler`] }, [
      `ruler of your ${name}`,
      `ruler of the ${name}`,
      `lord of your ${name}`,
      `lord of the ${name}`,
      `${name} is ruled by`,
    ]),
    slotRow({ sign: [`hellenistic.releasing.${lot}.level-1`] }, [
      `released from the ${name}`,
      `counted from the ${name}`,
      `releasing from the ${name}`,
      `releasing from ${name.replace('Lot of ', '')}`,
    ]),
  ]),
  slotRow({ body: ['hellenistic.sect-light'] }, ['light of the sect', 'sect light', 'light of your sect']),
  slotRow({ body: ['hellenistic.benefic-of-sect'] }, [
    'benefic of the sect',
    'benefic of sect',
    'benefic of your sect',
    'helper of the sect',
  ]),
  slotRow({ body: ['hellenistic.malefic-of-sect'] }, [
    'malefic of the sect',
    'malefic of sect',
    'malefic of your sect',
    'hard planet on your side',
  ]),
  slotRow({ body: ['hellenistic.malefic-contrary'] }, [
    'malefic contrary to the sect',
    'malefic contrary to sect',
    'contrary malefic',
    'planet to handle with care',
  ]),
  slotRow({ body: ['hellenistic.benefic-contrary'] }, [
    'benefic contrary to the sect',
    'benefic contrary to sect',
    'contrary benefic',
    'helper from the other side',
  ]),
  ...PLANETS.flatMap((planet) => [
    slotRow({ body: [`hellenistic.${planet}.bound`] }, [
      `bound lord of your ${own(planet)}`,
      `bounds of your ${own(planet)}`,
      `${own(planet)}'s bound lord`,
      `lord of the bounds of your ${own(planet)}`,
    ]),
    slotRow({ body: [`hellenistic.${planet}.face`] }, [
      `face of your ${own(planet)}`,
      `face ruler of your ${own(planet)}`,
      `decan ruler of your ${own(planet)}`,
    ]),
  ]),
  slotRow({ sign: ['hellenistic.profection.sign'] }, [
    'sign of the year',
    'profected sign',
    'profection sign',
  ]),
  slotRow({ body: ['hellenistic.profection.month-lord'] }, [
    'lord of the present month',
    'lord of the month',
    'lord of this month',
    'this month of your year is ruled by',
    'month of your year is ruled by',
  ]),
  slotRow({ sign: ['hellenistic.profection.month-sign'] }, ['sign of the month', 'since it has come to']),
  slotRow({ sign: ['hellenistic.releasing.spirit.level-1', 'hellenistic.releasing.fortune.level-1'] }, [
    'present chapter',
    'in a chapter of',
    'current chapter',
    'chapter of your life',
  ]),
  slotRow({ sign: ['hellenistic.releasing.spirit.level-2', 'hellenistic.releasing.fortune.level-2'] }, [
    'inside it the month of',
    'month of the releasing',
    'second level of the releasing',
  ]),
];

// Egypt

/** Ids by the name that several share: three decans are called Chontare, and Thoth is a month and a god. */
const shared = (
  rows: readonly (readonly [name: string, vocabulary: string, id: string])[],
): readonly WordRow[] => {
  const byName = new Map<string, { vocabularies: Set<string>; ids: Set<string> }>();
  for (const [name, vocabulary, id] of rows) {
    const known = byName.get(name) ?? { vocabularies: new Set<string>(), ids: new Set<string>() };
    known.vocabularies.add(vocabulary);
    known.ids.add(id);
    byName.set(name, known);
  }
  return [...byName].map(([name, { vocabularies, ids }]) =>
    valueRow([...vocabularies].join('|'), [...ids].join('|'), name),
  );
};

const egyptian: readonly WordRow[] = [
  ...shared([
    ...Object.entries(monthWords).map(([id, { name }]) => [name, 'egyptian.month', id] as const),
    ...Object.entries(godWords).map(([id, { name }]) => [capital(name), 'egyptian.god', id] as const),
    ...decanWords.map(
      ({ name }, at) => [name, 'egyptian.decan', `decan-${String(at + 1).padStart(2, '0')}`] as const,
    ),
  ]),
  ...Object.entries(seasonWords).map(([id, { name }]) =>
    valueRow('egyptian.season', id, name, ...(name.includes(',') ? [name.slice(0, name.indexOf(','))] : [])),
  ),
  slotRow(
    {
      'egyptian.decan': ['egyptian.decan.sun'],
      body: ['egyptian.decan.sun-ruler'],
      sign: ['egyptian.decan.sun-sign'],
    },
    ["Sun's decan", 'decan of your Sun', 'decan of the Sun', 'Sun was in the decan', 'Sun decan'],
  ),
  slotRow(
    {
      'egyptian.decan': ['egyptian.decan.rising'],
      body: ['egyptian.decan.rising-ruler'],
      sign: ['egyptian.decan.rising-sign'],
    },
    ['rising decan', 'decan of your rising degree', 'decan that was rising', 'when you were born the decan'],
  ),
  slotRow(
    {
      'egyptian.month': ['egyptian.civil.month'],
      'egyptian.season': ['egyptian.civil.season'],
      'egyptian.god': ['egyptian.civil.god'],
      number: ['egyptian.civil.day'],
    },
    [
      'Egyptian civil calendar you were born on',
      'Egyptian date of birth',
      'Egyptian birthday',
      'civil date',
      'Egyptian birth date',
      'the next',
    ],
  ),
  slotRow({ 'egyptian.season': ['egyptian.civil.season'] }, [
    'season of your civil date',
    'your Egyptian season',
  ]),
  slotRow({ 'egyptian.god': ['egyptian.civil.god'] }, [
    'figure over your month',
    'over your month',
    'day of your date belongs to',
    'god of your month',
    'god of your date',
    'yours is that of',
  ]),
  slotRow({ 'egyptian.month': ['egyptian.today.month'], number: ['egyptian.today.day'] }, [
    'by that calendar',
    'Egyptian count the day you ask about is',
    "today's Egyptian date",
  ]),
  slotRow({ 'egyptian.god': ['egyptian.popular-god'] }, [
    'modern zodiac of Egyptian gods',
    'popular books of the last century',
    'popular Egyptian sign',
    'popular god',
  ]),
];

// Weather

const QUALITIES = ['heat', 'cold', 'moisture', 'wind', 'storm'] as const;

const weather: readonly WordRow[] = QUALITIES.map((quality) =>
  slotRow({ number: [`weather.score.${quality}`] }, [
    `score of ${quality}`,
    `score for ${quality}`,
    `${quality} score`,
    `points for ${quality}`,
  ]),
);

export const classicalModeWords: readonly WordTable[] = [
  { families: ['hellenistic'], rows: hellenistic },
  { families: ['egyptian'], rows: egyptian },
  { families: ['weather'], rows: weather },
];
