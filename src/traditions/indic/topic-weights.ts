/** What a house, a graha or a star adds when something is asked. */
import type { Topic } from '#facts/ask.ts';

export type TopicWeights = Readonly<Partial<Record<Topic, number>>>;

/** The most a topic may add to a point. */
const MOST = 12;

/** The greatest of several weights for each topic: one fact does not count twice. */
export function strongest(...all: readonly (TopicWeights | undefined)[]): TopicWeights {
  const merged: Partial<Record<Topic, number>> = {};
  for (const weights of all)
    for (const [topic, weight] of Object.entries(weights ?? {}) as [Topic, number][])
      merged[topic] = Math.min(MOST, Math.max(merged[topic] ?? 0, weight));
  return merged;
}

/**
 * Houses by what is asked. Source: Brihat Parashara Hora Shastra, ch. 11, for the houses; for the Thai names, which stand for
 * the same matters, the Thai chart books. Health is read from the first alone.
 */
export const HOUSE_TOPICS: Readonly<Record<number, TopicWeights>> = {
  1: { self: 12, spirit: 8, mood: 6, decision: 6, 'health-worry': 10 },
  2: { money: 12, family: 5 },
  3: { friendship: 6, decision: 6, travel: 5, creativity: 6 },
  4: { family: 12, 'home-move': 12, mood: 6, study: 5 },
  5: { love: 8, creativity: 12, study: 10, family: 5 },
  6: { work: 8, legal: 10, money: 4 },
  7: { love: 12, partner: 12, compatibility: 12, breakup: 10, legal: 4 },
  8: { breakup: 10, money: 6, mood: 4 },
  9: { spirit: 12, travel: 12, study: 10, legal: 6 },
  10: { work: 12, decision: 8 },
  11: { money: 12, friendship: 12, work: 5 },
  12: { spirit: 10, breakup: 8, travel: 8, mood: 5 },
};

/** The nine movers by what is asked. Source: Brihat Parashara Hora Shastra, ch. 32, on natural significators. */
export const STAR_TOPICS: Readonly<Record<string, TopicWeights>> = {
  sun: { self: 10, work: 10, family: 8 },
  moon: { mood: 12, self: 10, spirit: 8, family: 10, 'home-move': 8, love: 8, day: 8, 'health-worry': 8 },
  mars: { work: 6, decision: 7, legal: 8, family: 4 },
  mercury: { study: 12, work: 6, friendship: 8, decision: 8, money: 5 },
  jupiter: { spirit: 10, study: 8, money: 10, family: 6, legal: 7 },
  venus: { love: 12, partner: 12, compatibility: 10, breakup: 10, creativity: 10, money: 6 },
  saturn: { work: 10, spirit: 5, 'home-move': 5, decision: 6, money: 5 },
  rahu: { travel: 7, decision: 6, work: 5, mood: 4 },
  ketu: { spirit: 11, breakup: 10, self: 4 },
  uranus: { decision: 6, travel: 5, creativity: 6 },
};
