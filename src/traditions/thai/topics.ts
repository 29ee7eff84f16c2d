/**
 * What stars and seats bear on, as parts of a score.
 *
 * After the significators of the companion's table (row thai: Venus and the seventh for love, the tenth and the ruling star for
 * work, the second and eleventh for money, the fourth for family, the birth star for self, the day's seat for a mood) and the
 * meanings that the names of the seats have in every Taksa text.
 */
import type { TaksaSeat } from './taksa-ring.ts';
import type { TopicTable } from './sheet-parts.ts';
import type { ThaiStar } from './stars.ts';

export const STAR_TOPICS: Readonly<Record<ThaiStar, TopicTable>> = {
  sun: { self: 10, work: 7, spirit: 4 },
  moon: { mood: 10, family: 8, 'home-move': 5, self: 4 },
  mars: { work: 6, decision: 6, legal: 7, breakup: 4 },
  mercury: { study: 9, friendship: 6, work: 6, decision: 5, travel: 4 },
  jupiter: { study: 8, spirit: 9, legal: 5, family: 4 },
  venus: { love: 12, partner: 12, breakup: 8, compatibility: 10, money: 7, creativity: 9 },
  saturn: { work: 8, 'health-worry': 5, mood: 5, family: 4 },
  rahu: { decision: 6, travel: 6, breakup: 5, dream: 4 },
  ketu: { spirit: 9, dream: 6 },
};

export const SEAT_TOPICS: Readonly<Record<TaksaSeat, TopicTable>> = {
  boriwan: { family: 10, friendship: 10, love: 6, partner: 7, compatibility: 6 },
  ayu: { self: 7, mood: 9, 'health-worry': 9, day: 4 },
  det: { work: 11, self: 6, legal: 8, decision: 5 },
  si: { money: 11, love: 8, partner: 7, creativity: 7 },
  mula: { money: 11, family: 8, 'home-move': 10 },
  utsaha: { work: 12, study: 11, money: 5, decision: 5 },
  montri: { work: 8, study: 8, friendship: 8, legal: 6 },
  kalakini: { decision: 10, breakup: 8, mood: 6, love: 4, work: 5, money: 5 },
};
