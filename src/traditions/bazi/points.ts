/**
 * What could be told of a sheet of four pillars.
 *
 * Topics after the table of significators in the companion's design: spouse stars (wealth and officer, both shown) and the day
 * branch for love, a clash on it for parting, officer and output and the month for work, wealth for money, year and month and
 * the resource for family, day master, season and counts for the self, the day's pillar for mood, the year's for decisions.
 */
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { tellerOf } from '../east-asian/point.ts';
import type { Tell, Topics } from '../east-asian/point.ts';
import { godKindIds } from '../east-asian/relations.ts';
import type { GodKindId } from '../east-asian/relations.ts';
import { stemElement, stemIds, wuxingIds } from '../east-asian/sexagenary.ts';
import type { TraditionPoint } from '../tradition.ts';
import { natalPillars } from './chart.ts';

/** Everything of a sheet; salience chooses. */
export function baziPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const tell = tellerOf('bazi', sheet);
  return [
    ...tell('day-master', ['bazi.day.stem', 'bazi.month.branch', 'bazi.day.nayin'], 'core', 18, SELF).map(
      (point) => ({ ...point, isFrame: true as const }),
    ),
    ...tell('season', ['bazi.season', 'bazi.day.stem', 'bazi.solar-term'], 'observe', 12, SELF),
    ...tell('month-god', ['bazi.month.ten-god', 'bazi.month.stem'], 'observe', 13, {
      work: 11,
      study: 6,
      self: 6,
      creativity: 5,
    }),
    ...tell('year-god', ['bazi.year.ten-god', 'bazi.year.stem'], 'observe', 9, {
      family: 9,
      'home-move': 6,
      friendship: 5,
    }),
    ...tell('hour-god', ['bazi.hour.ten-god', 'bazi.hour.stem'], 'observe', 9, {
      creativity: 7,
      spirit: 6,
      study: 4,
    }),
    ...tell('year-animal', ['bazi.year.branch', 'bazi.year.nayin'], 'observe', 6, {
      family: 6,
      self: 4,
      friendship: 5,
    }),
    ...tell('day-branch', ['bazi.day.branch', 'bazi.day.hidden-gods'], 'observe', 10, {
      love: 12,
      partner: 12,
      compatibility: 10,
      breakup: 8,
    }),
    ...godPoints(sheet.facts, tell),
    ...elementPoints(sheet.facts, tell),
    ...relationPoints(sheet.facts, tell),
    ...timePoints(tell),
    ...sheet.caveats.flatMap((id) =>
      tell(id.slice('caveat.'.length), [id, ...doubted(id)], 'limit', LIMIT_WEIGHT[id] ?? 4, {}),
    ),
  ];
}

const SELF: Topics = { self: 12, spirit: 7, mood: 4, decision: 3 };

const KIND_TOPICS: Readonly<Record<GodKindId, Topics>> = {
  companion: { friendship: 12, family: 5, self: 5 },
  output: { creativity: 12, work: 8, money: 5, study: 4 },
  wealth: { money: 12, love: 9, partner: 9, work: 5 },
  officer: { work: 12, love: 9, partner: 9, legal: 8, decision: 4 },
  resource: { study: 11, family: 10, spirit: 7, 'health-worry': 4, 'home-move': 5 },
};

/** From this many on there is plenty of a kind; with none of it, what it stands for has to be sought. */
const PLENTY = 3;

/** A kind of gods is an element to the day master: how much of it there is stands behind the point. */
function godPoints(facts: readonly Fact[], tell: Tell): readonly TraditionPoint[] {
  const day = facts.find(({ id }) => id === 'bazi.day.stem')?.value;
  const stem = stemIds.find((id) => day?.type === 'id' && day.id === id);
  const own = stem === undefined ? -1 : wuxingIds.indexOf(stemElement(stem));
  return [
    ...godKindIds.flatMap((kind, steps) => {
      const element = own < 0 ? undefined : wuxingIds[(own + steps) % wuxingIds.length];
      const behind = element === undefined ? [] : [`bazi.element.${element}.count`];
      const ids = [`bazi.god.${kind}.count`, 'bazi.day.stem', ...behind];
      const count = facts.find(({ id }) => id === ids[0])?.value;
      const n = count?.type === 'count' ? count.n : 1;
      const move = n === 0 ? 'tension' : n >= PLENTY ? 'resource' : 'observe';
      return tell(`god-${kind}`, ids, move, 8, KIND_TOPICS[kind]);
    }),
    // Neither sex nor wish is assumed: both stars of a spouse are shown together.
    ...tell(
      'spouse-stars',
      ['bazi.god.wealth.count', 'bazi.god.officer.count', 'bazi.day.branch'],
      'observe',
      8,
      { love: 12, partner: 12, compatibility: 9, breakup: 6 },
    ),
  ];
}

/** The most and the least of the five: what there is plenty of, and what is to be sought. */
function elementPoints(facts: readonly Fact[], tell: Tell): readonly TraditionPoint[] {
  const counts = wuxingIds.flatMap((element) => {
    const value = facts.find(({ id }) => id === `bazi.element.${element}.count`)?.value;
    return value?.type === 'count' ? [{ element, n: value.n }] : [];
  });
  const most = Math.max(...counts.map(({ n }) => n));
  const least = Math.min(...counts.map(({ n }) => n));
  const idOf = (element: string): string => `bazi.element.${element}.count`;
  return counts.flatMap(({ element, n }) => {
    if (n === most)
      return tell(`plenty-${element}`, [idOf(element), 'bazi.day.stem'], 'resource', 10, ELEMENT_TOPICS);
    if (n === least)
      return tell(`scarce-${element}`, [idOf(element), 'bazi.day.stem'], 'tension', n === 0 ? 13 : 9, {
        ...ELEMENT_TOPICS,
        'health-worry': 2,
      });
    return [];
  });
}

const ELEMENT_TOPICS: Topics = { self: 9, spirit: 5, mood: 5, decision: 3 };

const PILLAR_TOPICS: Readonly<Record<string, Topics>> = {
  year: { family: 9, 'home-move': 7 },
  month: { work: 10, family: 8, money: 4 },
  day: { love: 11, partner: 11, breakup: 12, compatibility: 8, self: 5 },
  hour: { creativity: 6, family: 5, spirit: 4 },
};

function relationPoints(facts: readonly Fact[], tell: Tell): readonly TraditionPoint[] {
  return facts.flatMap(({ id, value }) => {
    const [, kind = '', pair = ''] = id.split('.');
    if (kind === 'trine')
      return tell(`trine-${pair}`, [id, `bazi.element.${pair}.count`], 'resource', 14, ELEMENT_TOPICS);
    if (!/^(?:relation|stem-combination)$/.test(kind) || value.type !== 'id') return [];
    const [one = '', other = ''] = pair.split('-');
    const passes = one === 'annual' || one === 'luck';
    const topics = { ...PILLAR_TOPICS[one], ...PILLAR_TOPICS[other], ...(passes ? { decision: 7 } : {}) };
    const part = kind === 'relation' ? 'branch' : 'stem';
    const ids = [id, `bazi.${one}.${part}`, `bazi.${other}.${part}`];
    const hard = kind === 'relation' && value.id !== 'combine';
    const weight = value.id.startsWith('clash') ? 14 : kind === 'relation' ? 11 : 9;
    return tell(`${kind}-${pair}`, ids, hard ? 'tension' : 'resource', weight + (passes ? 1 : 0), topics);
  });
}

function timePoints(tell: Tell): readonly TraditionPoint[] {
  return [
    ...tell('luck', ['bazi.luck.current', 'bazi.luck.ten-god', 'bazi.luck.direction'], 'timing', 16, {
      decision: 12,
      work: 9,
      money: 9,
      love: 6,
      self: 6,
      'home-move': 6,
    }),
    ...tell('annual', ['bazi.annual.pillar', 'bazi.annual.ten-god', 'bazi.day.stem'], 'timing', 15, {
      decision: 12,
      work: 10,
      money: 8,
      love: 7,
      travel: 5,
      legal: 5,
    }),
    ...tell('today', ['bazi.today.pillar', 'bazi.today.ten-god', 'bazi.day.stem'], 'timing', 5, {
      day: 12,
      mood: 12,
    }),
    ...tell('luck-start', ['bazi.luck.starts', 'bazi.luck.start-age'], 'timing', 4, { decision: 3 }),
  ];
}

/** The facts that a limit bears on. */
function doubted(caveat: string): readonly string[] {
  switch (caveat) {
    case 'caveat.pillar-near-solar-term':
      return ['bazi.month.pillar', 'bazi.year.pillar'];
    case 'caveat.pillar-near-day-boundary':
      return ['bazi.day.pillar'];
    case 'caveat.pillar-near-hour-boundary':
      return ['bazi.hour.pillar'];
    case 'caveat.late-zi-hour':
      return ['bazi.other-day.pillar', 'bazi.day.pillar'];
    case 'caveat.true-solar-hour-differs':
      return ['bazi.solar-hour.pillar', 'bazi.hour.pillar'];
    case 'caveat.birth-time-unknown':
      return natalPillars.filter((name) => name !== 'hour').map((name) => `bazi.${name}.pillar`);
    default:
      return [];
  }
}

const LIMIT_WEIGHT: Readonly<Record<string, number>> = {
  'caveat.pillar-near-solar-term': 12,
  'caveat.pillar-near-day-boundary': 12,
  'caveat.pillar-near-hour-boundary': 10,
  'caveat.late-zi-hour': 10,
  'caveat.birth-time-unknown': 8,
  'caveat.true-solar-hour-differs': 7,
};
