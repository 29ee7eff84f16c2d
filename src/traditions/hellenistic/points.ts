/** Everything a Hellenistic sheet could tell. Weights after the common order: sect and time lords, angles, lots, the rest. */
import { CLASSICAL_PLANET_IDS } from '#astro/chart/dignity.ts';
import { HOUSE_NUMBERS } from '#astro/house/cusps.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TraditionPoint } from '../tradition.ts';
import { LOTS } from './lots.ts';
import { factBook } from './point-book.ts';
import type { FactBook } from './point-book.ts';
import { halved, LOT_TOPICS, PLACE_TOPICS, PLANET_TOPICS, TIME_TOPICS, topicsOf } from './topics.ts';
import type { TopicWeights } from './topics.ts';

export function hellenisticPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const book = factBook(sheet);
  return [
    ...framePoints(book),
    ...officePoints(book),
    ...CLASSICAL_PLANET_IDS.flatMap((planet) => planetPoints(book, planet)),
    ...regardPoints(book),
    ...lotPoints(book),
    ...timePoints(book),
    ...limitPoints(book),
  ];
}

const placeTopics = (book: FactBook, planet: string): TopicWeights | undefined =>
  PLACE_TOPICS[book.word(`natal.${planet}.house`) ?? ''];

/** Half the topics of the places whose sign a planet rules. */
function ruledTopics(book: FactBook, planet: string): TopicWeights {
  const ruled = HOUSE_NUMBERS.filter((house) => book.word(`natal.house${house}.ruler`) === planet);
  return topicsOf(...ruled.map((house) => halved(PLACE_TOPICS[String(house)])));
}

function framePoints(book: FactBook): readonly TraditionPoint[] {
  const ruler = book.word('hellenistic.asc-ruler') ?? '';
  return [
    ...book.point({
      key: 'hellenistic:sect',
      facts: ['natal.sect', 'hellenistic.sect-light', 'hellenistic.benefic-of-sect'],
      move: 'core',
      weight: 16,
      topics: { self: 10, none: 10, mood: 4 },
      isFrame: true,
    }),
    // Without a horizon the light of the day is all there is to begin with.
    ...(book.has('natal.sect')
      ? []
      : book.point({
          key: 'hellenistic:sun',
          facts: ['natal.sun.sign', 'hellenistic.sun.bound', 'hellenistic.sun.face'],
          move: 'core',
          weight: 15,
          topics: topicsOf(PLANET_TOPICS['sun'], { none: 6 }),
          isFrame: true,
        })),
    ...book.point({
      key: 'hellenistic:ascendant',
      facts: ['natal.asc.sign', 'hellenistic.asc-ruler', `natal.${ruler}.house`, `natal.${ruler}.sign`],
      move: 'core',
      weight: 16,
      topics: topicsOf(PLACE_TOPICS['1'], halved(placeTopics(book, ruler))),
    }),
  ];
}

/** The planet of best help and the one that costs most, by the sect. */
function officePoints(book: FactBook): readonly TraditionPoint[] {
  const offices = [
    ['benefic-of-sect', 'resource', 15],
    ['malefic-contrary', 'tension', 15],
    ['malefic-of-sect', 'observe', 8],
    ['benefic-contrary', 'resource', 7],
  ] as const;
  return offices.flatMap(([office, move, weight]) => {
    const planet = book.word(`hellenistic.${office}`) ?? '';
    return book.point({
      key: `hellenistic:${office}`,
      facts: [`hellenistic.${office}`, `natal.${planet}.house`, `natal.${planet}.sign`, 'natal.sect'],
      move,
      weight,
      topics: topicsOf(PLANET_TOPICS[planet], placeTopics(book, planet), ruledTopics(book, planet)),
    });
  });
}

const STRONG_PLACES: readonly string[] = ['1', '10', '7', '4'];

function planetPoints(book: FactBook, planet: string): readonly TraditionPoint[] {
  const natal = `natal.${planet}`;
  const dignity = book.word(`${natal}.dignity`);
  const isWell = dignity === 'domicile' || dignity === 'exaltation';
  const isIll = dignity === 'detriment' || dignity === 'fall';
  const isStrong = STRONG_PLACES.includes(book.word(`${natal}.house`) ?? '');
  const topics = topicsOf(PLANET_TOPICS[planet], placeTopics(book, planet), ruledTopics(book, planet));
  return [
    ...book.point({
      key: `hellenistic:${planet}-place`,
      facts: [`${natal}.sign`, `${natal}.house`, `${natal}.dignity`, `hellenistic.${planet}.bound`],
      move: isWell ? 'resource' : isIll ? 'tension' : 'observe',
      weight: 8 + (isStrong ? 3 : 0) + (isWell || isIll ? 3 : 0),
      topics,
    }),
    ...book.point({
      key: `hellenistic:${planet}-joy`,
      facts: [`hellenistic.${planet}.joy`, `${natal}.house`],
      move: 'resource',
      weight: 9,
      topics: halved(topics),
    }),
    ...(book.word(`${natal}.sun-condition`) === null
      ? []
      : book.point({
          key: `hellenistic:${planet}-sun`,
          facts: [`${natal}.sun-condition`, `${natal}.sign`, 'natal.sun.sign'],
          move: book.word(`${natal}.sun-condition`) === 'cazimi' ? 'resource' : 'tension',
          weight: 8,
          topics: halved(topics),
        })),
  ];
}

const HARD = ['conjunction', 'square', 'opposition'];
const EASY = ['conjunction', 'sextile', 'trine'];

/** What the two malefics and the two benefics do to the others, where they see them. */
function regardPoints(book: FactBook): readonly TraditionPoint[] {
  return CLASSICAL_PLANET_IDS.flatMap((a, i) =>
    CLASSICAL_PLANET_IDS.slice(i + 1).flatMap((b) => {
      const id = `hellenistic.regard.${a}-${b}`;
      const regard = book.word(id) ?? '';
      const isHard = HARD.includes(regard) && (a === 'mars' || b === 'mars' || b === 'saturn');
      const isEasy =
        EASY.includes(regard) && (a === 'venus' || b === 'venus' || b === 'jupiter' || a === 'jupiter');
      if (!isHard && !isEasy) return [];
      const isLight = a === 'moon' || a === 'sun' || b === 'sun';
      return book.point({
        key: `hellenistic:${a}-${regard}-${b}`,
        facts: [id, `natal.${a}.sign`, `natal.${b}.sign`],
        move: isHard && isEasy ? 'observe' : isHard ? 'tension' : 'resource',
        weight: isLight ? 10 : 6,
        topics: topicsOf(halved(PLANET_TOPICS[a]), halved(PLANET_TOPICS[b]), halved(placeTopics(book, a))),
      });
    }),
  );
}

function lotPoints(book: FactBook): readonly TraditionPoint[] {
  return LOTS.flatMap((lot) =>
    book.point({
      key: `hellenistic:lot-${lot}`,
      facts: [`natal.lot.${lot}.sign`, `natal.lot.${lot}.house`, `hellenistic.lot.${lot}.ruler`],
      move: 'observe',
      weight: lot === 'fortune' || lot === 'spirit' ? 11 : 7,
      topics: topicsOf(LOT_TOPICS[lot], halved(PLACE_TOPICS[book.word(`natal.lot.${lot}.house`) ?? ''])),
    }),
  );
}

function timePoints(book: FactBook): readonly TraditionPoint[] {
  const lord = book.word('profection.lord') ?? '';
  const year = PLACE_TOPICS[book.word('profection.house') ?? ''];
  return [
    ...book.point({
      key: 'hellenistic:profection',
      facts: ['profection.lord', 'profection.house', `natal.${lord}.house`, `natal.${lord}.sign`],
      move: 'timing',
      weight: 17,
      topics: topicsOf(TIME_TOPICS, year),
    }),
    ...(book.words('hellenistic.profection.activated').length === 0
      ? []
      : book.point({
          key: 'hellenistic:profection-activated',
          facts: ['hellenistic.profection.activated', 'hellenistic.profection.sign'],
          move: 'timing',
          weight: 12,
          topics: topicsOf(halved(TIME_TOPICS), year),
        })),
    ...book.point({
      key: 'hellenistic:profection-month',
      facts: ['hellenistic.profection.month-lord', 'hellenistic.profection.month-sign'],
      move: 'timing',
      weight: 9,
      topics: topicsOf(
        halved(TIME_TOPICS),
        halved(PLACE_TOPICS[book.word('hellenistic.profection.month-house') ?? '']),
        { day: 4, mood: 3 },
      ),
    }),
    ...(['spirit', 'fortune'] as const).flatMap((lot) => releasingPoints(book, lot)),
  ];
}

function releasingPoints(book: FactBook, lot: 'spirit' | 'fortune'): readonly TraditionPoint[] {
  const id = `hellenistic.releasing.${lot}`;
  const topics = topicsOf(halved(TIME_TOPICS), LOT_TOPICS[lot]);
  return [
    ...book.point({
      key: `hellenistic:releasing-${lot}`,
      facts: [`${id}.level-1`, `${id}.level-2`, `${id}.level-2-end`, `${id}.level-1-lord`],
      move: 'timing',
      weight: lot === 'spirit' ? 14 : 11,
      topics,
    }),
    ...(book.words(`${id}.peak`).length === 0
      ? []
      : book.point({
          key: `hellenistic:peak-${lot}`,
          facts: [`${id}.peak`, `${id}.level-1`, `${id}.level-2`],
          move: 'resource',
          weight: 12,
          topics,
        })),
    ...book.point({
      key: `hellenistic:loosing-${lot}`,
      facts: [`${id}.loosing`, `${id}.level-1`],
      move: 'timing',
      weight: 10,
      topics,
    }),
  ];
}

/** What a reading turns on; a bound or a face that is open is told where it stands. */
const TURNING = [
  'natal.asc.sign',
  'natal.sect',
  'natal.moon.sign',
  ...LOTS.map((lot) => `natal.lot.${lot}.sign`),
];

function limitPoints(book: FactBook): readonly TraditionPoint[] {
  const open = TURNING.filter((id) => book.words(id).length > 1);
  const limits = ['birth-time-unknown', 'birth-place-unknown', 'birth-time-uncertain', 'near-twilight'];
  return [...limits, ...(open.length > 0 ? ['near-boundary'] : [])].flatMap((what) =>
    book.point({
      key: `hellenistic:${what}`,
      facts: [`caveat.${what}`, ...(what === 'near-boundary' ? open : [])],
      move: 'limit',
      weight: 6,
      topics: {},
    }),
  );
}
