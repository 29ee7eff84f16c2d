/** Moving stars over a Thai chart (ดาวจร): houses from the lagna, or from the Moon without a time, and contacts by sign. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { birthInputs, confidenceOf, missingNeeds } from '../birth-inputs.ts';
import { askedMoment } from '../indic/asked-moment.ts';
import { createFactBook } from '../indic/fact-book.ts';
import { limitPoints, pointOn } from '../indic/point.ts';
import { countOf, idOf, sheetIndex } from '../indic/sheet-index.ts';
import type { SheetIndex } from '../indic/sheet-index.ts';
import { HOUSE_TOPICS, STAR_TOPICS, strongest } from '../indic/topic-weights.ts';
import { THAI_STAR_IDS } from '../suriyayatra/suriyayatra.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { isoSecond } from '../values.ts';
import { birthSkies, signFacts, skySource } from './natal-facts.ts';
import { schoolNames, THAI_CHART_SCHOOLS, thaiChartSchool } from './school.ts';
import { birthCaveats, closeSheet } from './sheet-frame.ts';
import { transitFacts } from './transit-facts.ts';

export const thaiTransits: Tradition = {
  mode: 'thai-transits',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: (inputs) => (inputs.birth === null ? null : transitSheet(inputs, inputs.birth)),
  points: transitPoints,
  schools: THAI_CHART_SCHOOLS,
};

function transitSheet(inputs: TraditionInputs, birth: BirthMoment): FactSheet {
  const school = thaiChartSchool(inputs.school);
  const at = askedMoment(inputs);
  const skies = birthSkies(birth, school);
  const book = createFactBook(birth);
  signFacts(book, skies, school);
  transitFacts(book, skies, at, school);
  birthCaveats(book, birth);
  return closeSheet(book, {
    mode: 'thai-transits',
    school: schoolNames(school),
    inputs: { birth: birthInputs(birth), at: isoSecond(at), day: inputs.day, zone: inputs.zone },
    missing: missingNeeds(birth.details),
    complete:
      birth.knowledge === 'exact' && !book.hasOpenSign()
        ? ['thaitransit.*.sign', 'thaitransit.*.relation']
        : ['thaitransit.*.sign'],
    confidence: confidenceOf(birth),
    sources: [skySource(school), 'source.thai-chart'],
  });
}

/** The slow stars are what a season is told by; the Moon is told for the day. */
const WEIGHT: Readonly<Record<string, number>> = {
  saturn: 15,
  jupiter: 14,
  rahu: 13,
  uranus: 8,
  mars: 9,
  sun: 8,
  venus: 8,
  mercury: 7,
  moon: 7,
  ketu: 6,
};
const COSTING: readonly number[] = [6, 8, 12];
const KIND: Readonly<Record<string, 'resource' | 'tension'>> = { jupiter: 'resource', venus: 'resource' };

function transitPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const index = sheetIndex(sheet);
  const years = idOf(index, 'thaitransit.saturn-moon-years');
  return [
    ...pointOn(
      index,
      [
        'thaitransit.saturn.sign',
        'thaitransit.saturn.house',
        'thaitransit.jupiter.sign',
        'thaitransit.jupiter.house',
      ],
      {
        key: 'thai-transit:frame',
        move: 'core',
        weight: 15,
        topics: { decision: 8, work: 8, money: 6, self: 6 },
        isFrame: true,
      },
    ),
    ...THAI_STAR_IDS.flatMap((star) => starPoint(index, star)),
    ...(years === null || years === 'none'
      ? []
      : pointOn(
          index,
          [
            'thaitransit.saturn-moon-years',
            'thaitransit.saturn.sign',
            'thai.moon.sign',
            'thaitransit.saturn.until',
          ],
          {
            key: 'thai-transit:saturn-moon-years',
            move: 'tension',
            weight: 15,
            topics: { mood: 10, self: 8, work: 7, family: 6 },
          },
        )),
    ...contactPoints(index),
    ...limitPoints(index, 'thai-transit'),
  ];
}

function starPoint(index: SheetIndex, star: string): readonly TraditionPoint[] {
  const stem = `thaitransit.${star}`;
  const fromLagna = countOf(index, `${stem}.house`);
  const place = fromLagna ?? countOf(index, `${stem}.from-moon`);
  const costs = place !== null && COSTING.includes(place);
  const daily = star === 'moon' ? { day: 12, mood: 10 } : {};
  return pointOn(
    index,
    [`${stem}.sign`, fromLagna === null ? `${stem}.from-moon` : `${stem}.house`, `${stem}.until`],
    {
      key: `thai-transit:${star}`,
      move: costs ? 'tension' : (KIND[star] ?? 'timing'),
      weight: WEIGHT[star] ?? 6,
      topics: strongest(daily, STAR_TOPICS[star], place === null ? undefined : HOUSE_TOPICS[place]),
    },
  );
}

/** Slow stars on the lights, Venus and one another's natal places: what a person feels as theirs. */
function contactPoints(index: SheetIndex): readonly TraditionPoint[] {
  return (['saturn', 'jupiter', 'rahu', 'mars'] as const).flatMap((star) =>
    (['sun', 'moon', 'venus', 'mercury'] as const).flatMap((natal) => {
      const id = `thaitransit.${star}-${natal}.relation`;
      const kind = idOf(index, id);
      const easy = kind === 'trikon' || kind === 'yok' || (star === 'jupiter' && kind !== 'chatuken');
      return pointOn(
        index,
        [id, `thaitransit.${star}.sign`, `thai.${natal}.sign`, `thaitransit.${star}.until`],
        {
          key: `thai-transit:${star}-${natal}`,
          move: easy ? 'resource' : 'tension',
          weight: kind === 'kum' || kind === 'leng' ? 11 : 7,
          topics: STAR_TOPICS[natal] ?? {},
        },
      );
    }),
  );
}
