/** Mode `thai-taksa`: the ring of eight seats round the star of birth. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { DAY_SCHOOLS } from './birth-day.ts';
import {
  askedDay,
  askedMinute,
  limitRows,
  mergeTopics,
  nowText,
  pointsOn,
  readBirth,
  sealThai,
  wordOn,
} from './sheet-parts.ts';
import type { PointRow, TopicTable } from './sheet-parts.ts';
import { RING_STARS } from './stars.ts';
import { birthStarFacts, ringFacts, TAKSA_SOURCE, todayFacts } from './taksa-facts.ts';
import { TAKSA_SEATS } from './taksa-ring.ts';
import type { TaksaSeat } from './taksa-ring.ts';
import { SEAT_TOPICS, STAR_TOPICS } from './topics.ts';

export const thaiTaksa: Tradition = {
  mode: 'thai-taksa',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: taksaSheet,
  points: taksaPoints,
  schools: DAY_SCHOOLS,
};

function taksaSheet(inputs: TraditionInputs): FactSheet | null {
  const birth = readBirth(inputs);
  if (birth === null) return null;
  const { cases } = birth.day;
  const day = askedDay(inputs);
  const minute = askedMinute(inputs);
  return sealThai({
    mode: 'thai-taksa',
    school: { ...birth.school },
    inputs: { ...birth.inputs, now: nowText(inputs), zone: inputs.zone, day: inputs.day },
    missing: birth.missing,
    facts: [
      ...birthStarFacts(birth.day),
      ...ringFacts(cases),
      ...todayFacts(cases, day, minute, birth.school),
    ],
    caveats: birth.caveats,
    complete: ['thai.taksa.*', 'thai.birth-star'],
    confidence: birth.confidence,
    sources: [TAKSA_SOURCE],
  });
}

/** How each seat is told: what it makes easy, what it asks for, or plainly what it is. */
const SEAT_MOVES: Readonly<Record<TaksaSeat, PointRow['move']>> = {
  boriwan: 'observe',
  ayu: 'observe',
  det: 'resource',
  si: 'resource',
  mula: 'observe',
  utsaha: 'observe',
  montri: 'resource',
  kalakini: 'tension',
};

/** Kalakini and the three lucky seats are what a ring is drawn for. */
const SEAT_WEIGHTS: Readonly<Record<TaksaSeat, number>> = {
  boriwan: 9,
  ayu: 9,
  det: 12,
  si: 13,
  mula: 10,
  utsaha: 10,
  montri: 12,
  kalakini: 15,
};

function taksaPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const star = starTopics(sheet, 'thai.birth-star');
  return pointsOn(sheet, [
    {
      key: 'taksa:birth-star',
      facts: ['thai.birth-star', 'thai.taksa.boriwan'],
      move: 'core',
      weight: 18,
      topics: mergeTopics(star, { self: 12, spirit: 8, mood: 5 }),
      isFrame: true,
    },
    ...TAKSA_SEATS.map((seat): PointRow => ({
      key: `taksa:${seat}`,
      facts: [`thai.taksa.${seat}`, 'thai.birth-star'],
      move: SEAT_MOVES[seat],
      weight: SEAT_WEIGHTS[seat],
      topics: mergeTopics(SEAT_TOPICS[seat], half(starTopics(sheet, `thai.taksa.${seat}`))),
    })),
    {
      key: 'taksa:friend',
      facts: ['thai.taksa.friend', 'thai.taksa.friend-seat', 'thai.birth-star'],
      move: 'resource',
      weight: 8,
      topics: { friendship: 10, love: 6, partner: 7, compatibility: 10 },
    },
    {
      key: 'taksa:enemy',
      facts: ['thai.taksa.enemy', 'thai.taksa.enemy-seat', 'thai.birth-star'],
      move: 'tension',
      weight: 8,
      topics: { breakup: 10, compatibility: 9, partner: 6, friendship: 6, work: 4 },
    },
    {
      key: 'taksa:today',
      facts: ['thai.taksa.today.seat', 'thai.taksa.today.star', 'thai.birth-star'],
      move: 'timing',
      weight: 10,
      topics: mergeTopics({ day: 12, mood: 10, decision: 6 }, half(seatTopics(sheet))),
    },
    {
      key: 'taksa:colours',
      facts: ['thai.taksa.lucky-colours', 'thai.taksa.avoid-colour'],
      move: 'observe',
      weight: 5,
      topics: { day: 7, creativity: 4 },
    },
    {
      key: 'taksa:direction',
      facts: ['thai.taksa.si.direction', 'thai.taksa.si', 'thai.taksa.kalakini.direction'],
      move: 'observe',
      weight: 4,
      topics: { 'home-move': 9, travel: 9 },
    },
    ...limitRows(sheet, 'taksa'),
  ]);
}

/** What the star of a fact bears on; nothing for a fact that is not there. */
export function starTopics(sheet: FactSheet, id: string): TopicTable {
  const star = RING_STARS.find((one) => one === wordOn(sheet, id));
  return star === undefined ? {} : STAR_TOPICS[star];
}

function seatTopics(sheet: FactSheet): TopicTable {
  const seat = TAKSA_SEATS.find((one) => one === wordOn(sheet, 'thai.taksa.today.seat'));
  return seat === undefined ? {} : SEAT_TOPICS[seat];
}

/** A second significator counts half. */
export function half(table: TopicTable): TopicTable {
  return Object.fromEntries(Object.entries(table).map(([topic, part]) => [topic, Math.floor(part / 2)]));
}
