/** English of the day's five limbs in Vedic charts, and of the Khmer and Tibetan years, for the verifier. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';
import {
  khmerAnimals,
  ladyNames,
  monthNames,
  phaseNames,
  sakNames,
  sharedSeats,
} from '../../traditions/khmer/names.ts';
import {
  elementNames,
  mewaNames,
  parkhaNames,
  animalNames,
  yearNames,
} from '../../traditions/tibetan/names.ts';
import { seatGlosses } from '../../traditions/thai/names.ts';
import {
  grahaYogaNames,
  karanaNames,
  pakshaNames,
  taraNames,
  tithiNames,
  yogaNames,
} from '../../traditions/vedic/names.ts';
import { capital, slotRow, valueRow, valueRows } from './rows.ts';

/** Siddhi and Siddha, Bhadra and Naga name things of two lists: a name holds every id and list that goes by it. */
function names(
  tables: readonly (readonly [
    vocabulary: string,
    table: Readonly<Record<string, readonly [string, unknown]>>,
  ])[],
): readonly WordRow[] {
  const found = new Map<string, { readonly vocabularies: Set<string>; readonly ids: Set<string> }>();
  for (const [vocabulary, table] of tables)
    for (const [id, [en]] of Object.entries(table)) {
      const known = found.get(en) ?? { vocabularies: new Set<string>(), ids: new Set<string>() };
      known.vocabularies.add(vocabulary);
      known.ids.add(id);
      found.set(en, known);
    }
  return [...found].map(([en, { vocabularies, ids }]) =>
    valueRow([...vocabularies].join('|'), [...ids].join('|'), capital(en)),
  );
}

const vedic: readonly WordRow[] = [
  ...names([
    ['vedic.tithi', tithiNames],
    ['vedic.yoga', yogaNames],
    ['vedic.karana', karanaNames],
    ['vedic.yogas', grahaYogaNames],
    ['vedic.tara', taraNames],
  ]),
  ...valueRows('vedic.paksha', pakshaNames, ([en], id) => [en, capital(`${id} paksha`)]),
  slotRow(
    { 'vedic.tithi': ['vedic.tithi.name'], number: ['vedic.tithi'], 'vedic.paksha': ['vedic.paksha'] },
    ['tithi', 'your tithi', 'lunar day of your birth', 'tithi of your birth'],
  ),
  slotRow({ 'vedic.paksha': ['vedic.paksha'] }, [
    'half of the month',
    'paksha',
    'half of the lunar month',
    'you were born in the',
  ]),
  slotRow({ 'vedic.yoga': ['vedic.yoga'], 'vedic.yogas': ['vedic.yogas'] }, [
    'yoga',
    'yogas',
    'yoga of your birth',
  ]),
  slotRow({ 'vedic.karana': ['vedic.karana'] }, ['karana']),
  slotRow({ weekday: ['vedic.vara'] }, ['vara', 'weekday of your birth', 'Vedic weekday']),
  slotRow({ body: ['vedic.atmakaraka'] }, ['atmakaraka', 'soul planet']),
  slotRow({ body: ['vedic.navamsa7.lord'] }, ['lord of the seventh in the navamsa', 'navamsa seventh lord']),
  slotRow({ 'vedic.tara': ['vedic.tara'] }, ['tara', 'tara of the day']),
];

const RING = Object.entries(sharedSeats).map(([id, [en]]) =>
  slotRow({ body: [`khmer.seat.${id}`] }, [
    `${en} seat`,
    `seat of ${en}`,
    ...(en.length > 3 ? [en] : []),
    ...Object.entries(seatGlosses).flatMap(([seat, gloss]) =>
      seat === id ? [gloss.replace(/^the /, '')] : [],
    ),
  ]),
);

const khmer: readonly WordRow[] = [
  ...RING,
  ...valueRows('khmer.animal', khmerAnimals, ([en]) => [en]),
  ...valueRows('khmer.sak', sakNames, ([en]) => [en]),
  ...valueRows('khmer.month', monthNames, ([en]) => [en]),
  ...valueRows('khmer.phase', phaseNames, ([en]) => [en]),
  ...valueRows('khmer.lady', ladyNames, ([en]) => [en, en.replace(' Tevi', '')]),
  slotRow({ 'khmer.animal': ['khmer.animal'], 'khmer.sak': ['khmer.sak'] }, [
    'animal of your birth year',
    'you were born in the year of the',
    'born in the year of the',
    'your animal',
    'sak of your year',
    'your sak',
  ]),
  slotRow(
    {
      'khmer.month': ['khmer.month'],
      'khmer.phase': ['khmer.phase'],
      number: ['khmer.day', 'khmer.buddhist-era'],
    },
    ['your Khmer lunar day', 'Khmer calendar you were born on', 'lunar day of your birth', 'your lunar day'],
  ),
  slotRow(
    {
      'khmer.month': ['khmer.today.month'],
      'khmer.phase': ['khmer.today.phase'],
      number: ['khmer.today.day'],
    },
    ['Khmer lunar date', 'Khmer calendar the day you ask about', 'Khmer date today'],
  ),
  slotRow({ body: ['khmer.birth-star'] }, [
    'star of your weekday',
    'weekday of birth belongs to',
    'birth star',
  ]),
  slotRow({ weekday: ['khmer.weekday'] }, ['weekday of your birth', 'weekday of birth']),
  slotRow({ 'khmer.lady': ['khmer.new-year-lady'] }, [
    'lady who came with your year',
    'daughters of Kabil Moha Prohm',
    'lady of your year',
    'lady of the new year',
  ]),
];

const YEARS = Object.entries(yearNames).map(([id, [en]]) =>
  valueRow('tibetan.year', id, en, en.replace(/ (?:Male|Female) /, ' ')),
);

/** A pair of element and animal is one male or one female year: "Iron Horse" says which. */
const tibetan: readonly WordRow[] = [
  ...YEARS,
  ...valueRows('tibetan.animal', animalNames, ([en]) => [capital(en)]),
  ...valueRows('tibetan.element', elementNames, ([en]) => [capital(en)]),
  ...valueRows('tibetan.mewa', mewaNames, ([en], id) => [en, `${id} ${en.split(' ')[1] ?? ''}`]),
  ...valueRows('tibetan.parkha', parkhaNames, ([en]) => [en]),
  slotRow(
    {
      'tibetan.year': ['tibetan.year'],
      'tibetan.animal': ['tibetan.animal'],
      'tibetan.element': ['tibetan.element'],
    },
    [
      'you were born in a',
      'you were born in an',
      'your Tibetan year',
      'birth year',
      'your animal',
      'your element',
    ],
  ),
  slotRow({ 'number,ordinal': ['tibetan.rabjung'] }, ['cycle of sixty', 'rabjung']),
  slotRow({ 'number,ordinal': ['tibetan.day'] }, ['Tibetan date is the', 'you were born on day']),
  slotRow({ 'tibetan.mewa,number': ['tibetan.mewa'] }, [
    'your mewa',
    'mewa',
    'birth mewa',
    'of the nine mewa',
  ]),
  slotRow({ 'tibetan.mewa,number': ['tibetan.now.mewa'] }, [
    'mewa of the present year',
    'mewa of this year',
    "this year's mewa",
  ]),
  slotRow({ 'tibetan.parkha': ['tibetan.parkha'] }, ['parkha', 'your parkha', 'parkha of your present year']),
  slotRow(
    {
      'tibetan.year': ['tibetan.now.year'],
      'tibetan.animal': ['tibetan.now.animal'],
      'tibetan.element': ['tibetan.now.element'],
    },
    ['present year is', 'the present Tibetan year', 'year you ask about', 'this Tibetan year'],
  ),
];

export const indicModeWords: readonly WordTable[] = [
  { families: ['vedic'], rows: vedic },
  { families: ['khmer'], rows: khmer },
  { families: ['tibetan'], rows: tibetan },
];
