/**
 * What of a Vedic sheet is worth telling, and what it gains when something is asked.
 *
 * Weights and topics follow the table of significators: lords of houses, Venus, the Moon's nakshatra and the navamsa for love;
 * the tenth lord, Sun, Saturn and the running period for work; the second and eleventh lords for money. Sources: Brihat
 * Parashara Hora Shastra, ch. 11 and 32; for transits from the Moon, Phaladeepika, ch. 26.
 */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { HOUSE_NUMBERS } from '#astro/house/cusps.ts';
import { limitPoints, pointOn } from '../indic/point.ts';
import { HOUSE_TOPICS, STAR_TOPICS, strongest } from '../indic/topic-weights.ts';
import type { TopicWeights } from '../indic/topic-weights.ts';
import { countOf, idOf, idsOf, sheetIndex } from '../indic/sheet-index.ts';
import type { SheetIndex } from '../indic/sheet-index.ts';
import type { TraditionPoint } from '../tradition.ts';
import { GRAHA_IDS } from './graha.ts';
import { SLOW_GRAHAS } from './moving.ts';

/** Every point of a sheet of mode `vedic`. */
export function vedicPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const index = sheetIndex(sheet);
  return [
    ...framePoints(index),
    ...GRAHA_IDS.flatMap((graha) => grahaPoint(index, graha)),
    ...HOUSE_NUMBERS.flatMap((house) => lordPoint(index, house)),
    ...drishtiPoints(index),
    ...wholePoints(index),
    ...dashaPoints(index),
    ...transitPoints(index),
    ...limitPoints(index, 'vedic'),
  ];
}

function framePoints(index: SheetIndex): readonly TraditionPoint[] {
  const lord = idOf(index, 'vedic.house1.lord');
  return [
    ...pointOn(
      index,
      [
        'vedic.lagna.sign',
        ...(lord === null ? [] : ['vedic.house1.lord', `vedic.${lord}.sign`, `vedic.${lord}.house`]),
      ],
      {
        key: 'vedic:lagna',
        move: 'core',
        weight: 18,
        topics: { self: 12, spirit: 6, mood: 5, decision: 5, 'health-worry': 10 },
        isFrame: true,
      },
    ),
    ...pointOn(index, ['vedic.moon.nakshatra', 'vedic.moon.sign', 'vedic.moon.pada', 'vedic.moon.house'], {
      key: 'vedic:moon-nakshatra',
      move: 'core',
      weight: 18,
      topics: { mood: 12, self: 12, spirit: 12, love: 10, partner: 10, family: 8, day: 8 },
      isFrame: true,
    }),
  ];
}

function grahaPoint(index: SheetIndex, graha: string): readonly TraditionPoint[] {
  const dignity = idOf(index, `vedic.${graha}.dignity`);
  const isBurnt = index.has(`vedic.${graha}.combust`);
  const isStrong = dignity === 'exalted' || dignity === 'own';
  const isWeak = dignity === 'debilitated' || (isBurnt && !isStrong);
  const house = countOf(index, `vedic.${graha}.house`);
  const state = isBurnt ? `vedic.${graha}.combust` : `vedic.${graha}.retrograde`;
  return pointOn(
    index,
    [
      `vedic.${graha}.sign`,
      `vedic.${graha}.house`,
      dignity === null ? `vedic.${graha}.nakshatra` : `vedic.${graha}.dignity`,
      state,
    ],
    {
      key: `vedic:graha:${graha}`,
      move: isStrong ? 'resource' : isWeak ? 'tension' : 'observe',
      weight: isStrong || isWeak ? 14 : 9,
      topics: strongest(STAR_TOPICS[graha], house === null ? undefined : HOUSE_TOPICS[house]),
    },
  );
}

/** Angles and trines carry; the sixth, eighth and twelfth cost. */
const CARRYING: readonly number[] = [1, 4, 5, 7, 9, 10, 11];
const COSTING: readonly number[] = [6, 8, 12];

function lordPoint(index: SheetIndex, house: number): readonly TraditionPoint[] {
  const stands = countOf(index, `vedic.house${house}.lord-house`);
  const hard = stands !== null && COSTING.includes(stands);
  const easy = stands !== null && CARRYING.includes(stands);
  return pointOn(
    index,
    [
      `vedic.house${house}.lord`,
      `vedic.house${house}.lord-house`,
      `vedic.house${house}.sign`,
      `vedic.house${house}.occupants`,
    ],
    {
      key: `vedic:lord:${house}`,
      move: hard ? 'tension' : easy ? 'resource' : 'observe',
      weight: house === 1 ? 14 : 10,
      topics: HOUSE_TOPICS[house] ?? {},
    },
  );
}

/** Jupiter's look helps and Saturn's asks for patience; Mars's presses. Looks at the two lights and at Venus are told. */
function drishtiPoints(index: SheetIndex): readonly TraditionPoint[] {
  return (['jupiter', 'saturn', 'mars'] as const).flatMap((from) =>
    (['moon', 'sun', 'venus', 'mercury'] as const).flatMap((to) =>
      pointOn(index, [`vedic.drishti.${from}-${to}`, `vedic.${from}.sign`, `vedic.${to}.sign`], {
        key: `vedic:drishti:${from}-${to}`,
        move: from === 'jupiter' ? 'resource' : 'tension',
        weight: 9,
        topics: STAR_TOPICS[to] ?? {},
      }),
    ),
  );
}

const HARD_YOGAS: readonly string[] = [
  'vishkambha',
  'atiganda',
  'shula',
  'ganda',
  'vyaghata',
  'vajra',
  'vyatipata',
  'parigha',
  'vaidhriti',
];

function wholePoints(index: SheetIndex): readonly TraditionPoint[] {
  const yoga = idOf(index, 'vedic.yoga');
  return [
    ...pointOn(index, ['vedic.tithi.name', 'vedic.paksha', 'vedic.vara'], {
      key: 'vedic:tithi',
      move: 'observe',
      weight: 7,
      topics: { self: 5, mood: 6, spirit: 6 },
    }),
    ...pointOn(index, ['vedic.yoga', 'vedic.karana'], {
      key: 'vedic:yoga',
      move: yoga !== null && HARD_YOGAS.includes(yoga) ? 'tension' : 'observe',
      weight: 6,
      topics: { self: 4, spirit: 5 },
    }),
    ...pointOn(index, ['vedic.atmakaraka'], {
      key: 'vedic:atmakaraka',
      move: 'observe',
      weight: 11,
      topics: { self: 11, spirit: 12, work: 4 },
    }),
    ...pointOn(index, ['vedic.navamsa7.lord', 'vedic.lagna.navamsa'], {
      key: 'vedic:navamsa7',
      move: 'observe',
      weight: 7,
      topics: { love: 9, partner: 12, compatibility: 11, breakup: 8 },
    }),
    ...(idsOf(index, 'vedic.yogas').length === 0
      ? []
      : pointOn(index, ['vedic.yogas'], {
          key: 'vedic:yogas',
          move: 'resource',
          weight: 12,
          topics: { self: 8, work: 8, money: 6, spirit: 5, study: 5 },
        })),
  ];
}

const TIMED: TopicWeights = {
  work: 10,
  decision: 12,
  love: 8,
  partner: 8,
  breakup: 7,
  family: 7,
  money: 8,
  study: 7,
  legal: 7,
  'home-move': 8,
  travel: 6,
};

function dashaPoints(index: SheetIndex): readonly TraditionPoint[] {
  const lordTopics = (name: string): TopicWeights => STAR_TOPICS[idOf(index, name) ?? ''] ?? {};
  return [
    ...(['maha', 'antar', 'pratyantar'] as const).flatMap((level, at) =>
      pointOn(index, [`vedic.dasha.${level}`, ...(at === 0 ? [] : ['vedic.dasha.maha'])], {
        key: `vedic:dasha:${level}`,
        move: 'timing',
        weight: 17 - 3 * at,
        topics: strongest(TIMED, lordTopics(`vedic.dasha.${level}`)),
      }),
    ),
    ...pointOn(index, ['vedic.dasha.next-antar', 'vedic.dasha.antar'], {
      key: 'vedic:dasha:next',
      move: 'timing',
      weight: 12,
      topics: { ...TIMED, decision: 12 },
    }),
  ];
}

/** Signs from the Moon in which a slow graha's passage is counted as easy. Source: Phaladeepika, ch. 26. */
const EASY_FROM_MOON: Readonly<Record<string, readonly number[]>> = {
  saturn: [3, 6, 11],
  jupiter: [2, 5, 7, 9, 11],
  rahu: [3, 6, 10, 11],
};

const EASY_TARAS: readonly string[] = ['sampat', 'kshema', 'sadhaka', 'mitra', 'ati-mitra'];

function transitPoints(index: SheetIndex): readonly TraditionPoint[] {
  const sadeSati = idOf(index, 'vedic.sade-sati');
  const tara = idOf(index, 'vedic.tara');
  return [
    ...SLOW_GRAHAS.flatMap((graha) => {
      const place = countOf(index, `vedic.transit.${graha}.from-moon`);
      const isEasy = place !== null && (EASY_FROM_MOON[graha] ?? []).includes(place);
      const house = countOf(index, `vedic.transit.${graha}.house`);
      const stem = `vedic.transit.${graha}`;
      return pointOn(index, [`${stem}.sign`, `${stem}.from-moon`, `${stem}.house`, `${stem}.until`], {
        key: `vedic:transit:${graha}`,
        move: isEasy ? 'resource' : 'timing',
        weight: graha === 'rahu' ? 9 : 12,
        topics: strongest({ decision: 7, work: 6 }, house === null ? undefined : HOUSE_TOPICS[house]),
      });
    }),
    ...(sadeSati === null || sadeSati === 'none'
      ? []
      : pointOn(index, ['vedic.sade-sati', 'vedic.transit.saturn.sign', 'vedic.transit.saturn.until'], {
          key: 'vedic:sade-sati',
          move: 'tension',
          weight: 15,
          topics: { mood: 10, self: 8, work: 7, family: 6, spirit: 6 },
        })),
    ...(tara === null
      ? []
      : pointOn(index, ['vedic.tara', 'vedic.transit.moon.nakshatra', 'vedic.moon.nakshatra'], {
          key: 'vedic:tara',
          move: EASY_TARAS.includes(tara) ? 'resource' : 'tension',
          weight: 6,
          topics: { day: 12, mood: 11 },
        })),
  ];
}
