/** The reading mode `western`: the existing sheet as one mode among the others. The companion reads it by its own testimonies. */
import { HOUSE_SYSTEMS } from '#astro/house/house-system.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { askedAbout, chosenSchools } from '../hellenistic/asked.ts';
import { factBook } from '../hellenistic/point-book.ts';
import { PLANET_TOPICS } from '../hellenistic/topics.ts';
import type { Tradition, TraditionPoint } from '../tradition.ts';
import { westernSheet } from './sheet.ts';

const schools = { house: HOUSE_SYSTEMS, node: ['mean', 'true'] } as const;

export const western: Tradition = {
  mode: 'western',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: (inputs) => {
    const { birth, zone, school } = inputs;
    if (birth === null) return null;
    const { house, node } = chosenSchools(schools, school);
    return westernSheet({
      moment: birth,
      now: askedAbout(inputs).at,
      zone,
      houseSystem: house,
      node,
      mode: 'western',
    });
  },
  points: westernPoints,
  schools,
};

const PERSONAL = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

/** The outline of a chart, for cards and for modes that list several traditions beside each other. */
function westernPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const book = factBook(sheet);
  return [
    ...book.point({
      key: 'western:lights',
      facts: ['natal.sun.sign', 'natal.moon.sign', 'natal.asc.sign'],
      move: 'core',
      weight: 16,
      topics: { self: 10, none: 10, mood: 5 },
      isFrame: true,
    }),
    ...PERSONAL.flatMap((body) => {
      const dignity = book.word(`natal.${body}.dignity`);
      const isWell = dignity === 'domicile' || dignity === 'exaltation';
      return book.point({
        key: `western:${body}`,
        facts: [
          `natal.${body}.sign`,
          `natal.${body}.house`,
          `natal.${body}.dignity`,
          `natal.${body}.retrograde`,
        ],
        move: isWell ? 'resource' : dignity === null ? 'observe' : 'tension',
        weight: body === 'sun' || body === 'moon' ? 12 : 9,
        topics: PLANET_TOPICS[body] ?? {},
      });
    }),
    ...book.point({
      key: 'western:profection',
      facts: ['profection.house', 'profection.lord'],
      move: 'timing',
      weight: 8,
      topics: { decision: 5, work: 4 },
    }),
  ];
}
