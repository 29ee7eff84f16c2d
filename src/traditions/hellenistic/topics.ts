/**
 * Which parts of a chart of the seven speak to which question.
 *
 * Places and planets as in Brennan, Hellenistic Astrology (2017), ch. 10 and 11, after Valens II and Firmicus II–III; the lots
 * as in Paulus, ch. 23. Grading is ours: 12 for what the matter is named after, less for what colours it.
 */
import type { Topic } from '#facts/ask.ts';

export type TopicWeights = Readonly<Partial<Record<Topic, number>>>;

const MOST = 12;

export const PLACE_TOPICS: Readonly<Record<string, TopicWeights>> = {
  '1': { self: 10, 'health-worry': 6, decision: 4, none: 4 },
  '2': { money: 10 },
  '3': { friendship: 4, study: 6, travel: 5, spirit: 3 },
  '4': { family: 10, 'home-move': 10 },
  '5': { love: 7, creativity: 9, family: 3 },
  '6': { work: 7, 'health-worry': 3 },
  '7': { love: 9, partner: 11, compatibility: 9, breakup: 9, legal: 5 },
  '8': { breakup: 5, money: 5 },
  '9': { spirit: 9, travel: 9, study: 8, legal: 5, decision: 4 },
  '10': { work: 11, decision: 3, self: 3 },
  '11': { friendship: 10, creativity: 3 },
  '12': { spirit: 6, dream: 8, breakup: 4 },
};

export const PLANET_TOPICS: Readonly<Record<string, TopicWeights>> = {
  sun: { self: 7, work: 4, none: 5, creativity: 4 },
  moon: { mood: 9, family: 6, day: 7, self: 5, love: 4, 'home-move': 5, dream: 6, none: 5 },
  mercury: { study: 8, decision: 7, friendship: 3, 'name-number': 3 },
  venus: { love: 9, partner: 8, compatibility: 8, breakup: 6, creativity: 6, friendship: 4 },
  mars: { work: 4, decision: 4, breakup: 4, legal: 3 },
  jupiter: { money: 6, spirit: 6, travel: 4, study: 4, legal: 5 },
  saturn: { work: 7, family: 3, breakup: 4, legal: 4, 'home-move': 3 },
};

export const LOT_TOPICS: Readonly<Record<string, TopicWeights>> = {
  fortune: { money: 9, 'health-worry': 4, 'home-move': 3, mood: 3, none: 2 },
  spirit: { work: 9, self: 6, decision: 6, spirit: 5, creativity: 4 },
  eros: { love: 10, friendship: 6, compatibility: 6, creativity: 4 },
  necessity: { decision: 4, legal: 5, breakup: 5, work: 2 },
};

/** What the lords of time speak to: every question of when. */
export const TIME_TOPICS: TopicWeights = { decision: 8, work: 7, love: 4, money: 4, self: 4, none: 4 };

/** Several tables added up, none above the most a point may gain. */
export function topicsOf(...tables: readonly (TopicWeights | undefined)[]): TopicWeights {
  const sum: Partial<Record<Topic, number>> = {};
  for (const table of tables)
    for (const [topic, weight] of Object.entries(table ?? {}) as [Topic, number][])
      sum[topic] = Math.min(MOST, (sum[topic] ?? 0) + weight);
  return sum;
}

/** Half of each, for what a point touches without being about it. */
export function halved(table: TopicWeights | undefined): TopicWeights {
  const half: Partial<Record<Topic, number>> = {};
  for (const [topic, weight] of Object.entries(table ?? {}) as [Topic, number][])
    half[topic] = Math.floor(weight / 2);
  return half;
}
