/** The Thai birth chart (ดวงชะตา). Suriyayatra by default, the sidereal sky of Lahiri by choice. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { HOUSE_NUMBERS } from '#astro/house/cusps.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { birthInputs, confidenceOf, missingNeeds } from '../birth-inputs.ts';
import { createFactBook } from '../indic/fact-book.ts';
import { limitPoints, pointOn } from '../indic/point.ts';
import { countOf, idOf, idsOf, sheetIndex } from '../indic/sheet-index.ts';
import type { SheetIndex } from '../indic/sheet-index.ts';
import { HOUSE_TOPICS, STAR_TOPICS, strongest } from '../indic/topic-weights.ts';
import { THAI_STAR_IDS } from '../suriyayatra/suriyayatra.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { birthSkies, natalFacts, ringFacts, skySource } from './natal-facts.ts';
import { schoolNames, THAI_CHART_SCHOOLS, thaiChartSchool } from './school.ts';
import { birthCaveats, closeSheet } from './sheet-frame.ts';

export const thaiAstrology: Tradition = {
  mode: 'thai-astrology',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: (inputs) => (inputs.birth === null ? null : chartSheet(inputs, inputs.birth)),
  points: chartPoints,
  schools: THAI_CHART_SCHOOLS,
};

function chartSheet(inputs: TraditionInputs, birth: BirthMoment): FactSheet {
  const school = thaiChartSchool(inputs.school);
  const skies = birthSkies(birth, school);
  const book = createFactBook(birth);
  natalFacts(book, skies, school);
  ringFacts(book, birth, school);
  birthCaveats(book, birth);
  const isWhole = birth.knowledge === 'exact' && !book.hasOpenSign();
  return closeSheet(book, {
    mode: 'thai-astrology',
    school: schoolNames(school),
    inputs: { birth: birthInputs(birth) },
    missing: missingNeeds(birth.details),
    complete: isWhole ? ['thai.*.sign', 'thai.*.dignity', 'thai.house*', 'thai.taksa.*'] : ['thai.*.sign'],
    confidence: confidenceOf(birth),
    sources: [skySource(school), 'source.thai-chart', 'source.taksa'],
  });
}

/**
 * What is worth telling, after the table of significators: ปัตนิ and Venus for love, กัมมะ for work, กดุมภะ and ลาภะ for
 * money, พันธุ for the home, ตนุเศษ for the self.
 */
function chartPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const index = sheetIndex(sheet);
  return [
    ...framePoints(index),
    ...THAI_STAR_IDS.flatMap((star) => starPoint(index, star)),
    ...HOUSE_NUMBERS.flatMap((house) => housePoint(index, house)),
    ...ringPoints(index),
    ...limitPoints(index, 'thai-chart'),
  ];
}

function framePoints(index: SheetIndex): readonly TraditionPoint[] {
  const lord = idOf(index, 'thai.lagna.lord');
  const self = idOf(index, 'thai.tanuseth');
  return [
    ...pointOn(
      index,
      [
        'thai.lagna.sign',
        ...(lord === null ? [] : ['thai.lagna.lord', `thai.${lord}.sign`, `thai.${lord}.house`]),
      ],
      {
        key: 'thai-chart:lagna',
        move: 'core',
        weight: 18,
        topics: { self: 12, mood: 5, decision: 5, 'health-worry': 10 },
        isFrame: true,
      },
    ),
    ...pointOn(
      index,
      ['thai.tanuseth', ...(self === null ? [] : [`thai.${self}.sign`, `thai.${self}.house`])],
      { key: 'thai-chart:tanuseth', move: 'core', weight: 14, topics: { self: 12, spirit: 9, work: 5 } },
    ),
    // Without a lagna the Moon carries the reading.
    ...pointOn(index, ['thai.moon.sign', 'thai.moon.house', 'thai.moon.nakshatra'], {
      key: 'thai-chart:moon',
      move: 'core',
      weight: 13,
      topics: { mood: 12, family: 8, love: 7, self: 8 },
      ...(index.has('thai.lagna.sign') ? {} : { isFrame: true as const }),
    }),
  ];
}

function starPoint(index: SheetIndex, star: string): readonly TraditionPoint[] {
  const id = `thai.${star}.dignity`;
  const only = idOf(index, id);
  const held = only === null ? idsOf(index, id) : [only];
  const strong = held.some((one) => one !== 'nich' && one !== 'pra');
  const weak = held.some((one) => one === 'nich' || one === 'pra');
  const house = countOf(index, `thai.${star}.house`);
  return pointOn(index, [`thai.${star}.sign`, `thai.${star}.house`, id], {
    key: `thai-chart:star:${star}`,
    move: strong ? 'resource' : weak ? 'tension' : 'observe',
    weight: strong || weak ? 13 : 8,
    topics: strongest(STAR_TOPICS[star], house === null ? undefined : HOUSE_TOPICS[house]),
  });
}

/** อริ มรณะ วินาศ: houses that cost. */
const COSTING: readonly number[] = [6, 8, 12];

function housePoint(index: SheetIndex, house: number): readonly TraditionPoint[] {
  const stands = countOf(index, `thai.house${house}.lord-house`);
  const costs = stands !== null && COSTING.includes(stands);
  const carries = stands !== null && !costs && stands !== 3 && stands !== 2;
  return pointOn(
    index,
    [
      `thai.house${house}.lord`,
      `thai.house${house}.lord-house`,
      `thai.house${house}.sign`,
      `thai.house${house}.stars`,
    ],
    {
      key: `thai-chart:house:${house}`,
      move: costs ? 'tension' : carries ? 'resource' : 'observe',
      weight: 10,
      topics: HOUSE_TOPICS[house] ?? {},
    },
  );
}

function ringPoints(index: SheetIndex): readonly TraditionPoint[] {
  return [
    ...pointOn(index, ['thai.birth-star', 'thai.taksa.boriwan'], {
      key: 'thai-chart:birth-star',
      move: 'observe',
      weight: 9,
      topics: { self: 8, day: 4 },
    }),
    ...pointOn(index, ['thai.taksa.si', 'thai.birth-star'], {
      key: 'thai-chart:si',
      move: 'resource',
      weight: 8,
      topics: { money: 8, love: 5, work: 5 },
    }),
    ...pointOn(index, ['thai.taksa.kalakini', 'thai.birth-star'], {
      key: 'thai-chart:kalakini',
      move: 'tension',
      weight: 8,
      topics: { decision: 6, work: 4, self: 4 },
    }),
  ];
}
