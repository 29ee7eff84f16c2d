/** Everything a sheet of weather lore could tell. */
import { CLASSICAL_PLANET_IDS } from '#astro/chart/dignity.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { factBook } from '../hellenistic/point-book.ts';
import type { FactBook } from '../hellenistic/point-book.ts';
import { topicsOf } from '../hellenistic/topics.ts';
import type { TopicWeights } from '../hellenistic/topics.ts';
import type { TraditionPoint } from '../tradition.ts';
import { isLight } from './chart.ts';

/** Weather speaks to the day and its mood, to going out, and to what waits for it. The grading is ours. */
const WEATHER: TopicWeights = { day: 10, mood: 7, travel: 6, decision: 3, none: 5 };

const HARD_WEATHER: readonly string[] = ['storm', 'cold'];
const MALEFIC: readonly string[] = ['mars', 'saturn'];
const BENEFIC: readonly string[] = ['venus', 'jupiter'];

export function weatherPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const book = factBook(sheet);
  const [top] = book.words('weather.rank');
  return [
    ...book.point({
      key: 'weather:rank',
      facts: ['weather.rank', `weather.score.${top ?? 'heat'}`, 'weather.season'],
      move: 'core',
      weight: 16,
      topics: WEATHER,
      isFrame: true,
    }),
    ...(top === undefined
      ? []
      : book.point({
          key: `weather:top-${top}`,
          facts: [`weather.score.${top}`, 'weather.rank'],
          move: HARD_WEATHER.includes(top) ? 'tension' : 'observe',
          weight: 10,
          topics: WEATHER,
        })),
    ...book.point({
      key: 'weather:ingress',
      facts: ['weather.ingress.kind', 'weather.ingress.at', 'weather.season', 'weather.ingress.asc.sign'],
      move: 'observe',
      weight: 13,
      topics: topicsOf(WEATHER, { work: 2 }),
    }),
    ...book.point({
      key: 'weather:syzygy',
      facts: ['weather.syzygy.kind', 'weather.syzygy.at', 'weather.syzygy.moon.sign'],
      move: 'observe',
      weight: 8,
      topics: WEATHER,
    }),
    ...book.point({
      key: 'weather:lunation',
      facts: ['weather.lunation.kind', 'weather.lunation.at', 'weather.lunation.moon.sign'],
      move: 'observe',
      weight: 11,
      topics: WEATHER,
    }),
    ...(['ingress', 'syzygy', 'lunation', 'day'] as const).flatMap((chart) =>
      chartPoints(book, sheet, chart),
    ),
    ...book.point({
      key: 'weather:next-moon',
      facts: [
        'weather.next.new',
        'weather.next.full',
        'weather.next.first-quarter',
        'weather.next.last-quarter',
      ],
      move: 'timing',
      weight: 10,
      topics: topicsOf(WEATHER, { decision: 3 }),
    }),
    ...book.point({
      key: 'weather:next-turn',
      facts: ['weather.next.ingress', 'weather.ingress.kind'],
      move: 'timing',
      weight: 9,
      topics: WEATHER,
    }),
    ...['weather-no-forecast', 'weather-place-unknown', 'weather-tropical-seasons'].flatMap((what) =>
      book.point({ key: `weather:${what}`, facts: [`caveat.${what}`], move: 'limit', weight: 7, topics: {} }),
    ),
  ];
}

/** Planets on angles, doors that are open, and the pairs that touch. */
function chartPoints(book: FactBook, sheet: FactSheet, chart: string): readonly TraditionPoint[] {
  const id = `weather.${chart}`;
  const moveOf = (planets: readonly string[]) =>
    planets.some((one) => MALEFIC.includes(one))
      ? 'tension'
      : planets.some((one) => BENEFIC.includes(one))
        ? 'resource'
        : 'observe';
  const aspects = sheet.facts
    .map((one) => one.id)
    .filter((one) => one.startsWith(`${id}.`) && one.endsWith('.orb'));
  return [
    ...CLASSICAL_PLANET_IDS.flatMap((planet) =>
      book.point({
        key: `weather:${chart}-${planet}-angle`,
        facts: [`${id}.${planet}.angle`, `${id}.${planet}.sign`],
        move: moveOf([planet]),
        weight: chart === 'ingress' ? 13 : 10,
        topics: WEATHER,
      }),
    ),
    ...(book.words(`${id}.doors`).length === 0
      ? []
      : book.point({
          key: `weather:${chart}-doors`,
          facts: [`${id}.doors`, `${id}.at`],
          move: 'observe',
          weight: 9,
          topics: WEATHER,
        })),
    ...aspects.flatMap((aspect) => {
      const [a = '', kind = '', b = ''] = (aspect.split('.')[2] ?? '').split('-');
      return book.point({
        key: `weather:${chart}-${a}-${kind}-${b}`,
        facts: [aspect, `${id}.${a}.sign`, `${id}.${b}.sign`],
        move: moveOf([a, b]),
        weight: (isLight(a) || isLight(b) ? 7 : 5) + (chart === 'day' ? 1 : 0),
        topics: WEATHER,
      });
    }),
  ];
}
