/**
 * Which parts of a western chart speak to which topic.
 *
 * Houses, rulers and natural significators follow the common western tradition: Lilly, Christian Astrology
 * (1647), books I and II, for the houses and their matters; Brennan, Hellenistic Astrology (2017), ch. 10 and 11,
 * for the planets. Grading into primary and secondary is ours and stands in the sheet's "Why these?" as points.
 */
import type { Topic } from '#facts/ask.ts';
import type { TextTopic } from './theme.ts';

export type HouseNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type Significators = {
  /** Houses of the matter, the first one foremost. Rulers and occupants follow from them. */
  readonly houses: readonly HouseNumber[];
  /** Planets that stand for the matter in any chart. */
  readonly natural: readonly string[];
  /** Planets and points that colour it. */
  readonly co: readonly string[];
  /** The topic whose passages speak to it. */
  readonly theme: Exclude<TextTopic, 'general'>;
};

export const significators: Readonly<Record<Topic, Significators>> = {
  love: { houses: [7, 5], natural: ['venus'], co: ['moon', 'mercury'], theme: 'love' },
  partner: { houses: [7], natural: ['venus'], co: ['moon', 'saturn'], theme: 'love' },
  compatibility: { houses: [7, 5], natural: ['venus', 'mars'], co: ['moon'], theme: 'love' },
  breakup: { houses: [7, 8], natural: ['venus'], co: ['saturn', 'uranus', 'pluto', 'moon'], theme: 'love' },
  work: { houses: [10, 6], natural: ['saturn'], co: ['sun', 'mars', 'mc'], theme: 'work' },
  study: { houses: [9, 3], natural: ['mercury'], co: ['jupiter', 'saturn'], theme: 'work' },
  money: { houses: [2, 8], natural: ['venus'], co: ['jupiter', 'saturn'], theme: 'money' },
  family: { houses: [4, 10], natural: ['moon'], co: ['saturn', 'sun'], theme: 'family' },
  'home-move': { houses: [4, 9], natural: ['moon'], co: ['saturn', 'jupiter', 'uranus'], theme: 'family' },
  friendship: { houses: [11, 3], natural: ['venus'], co: ['mercury', 'jupiter'], theme: 'love' },
  'health-worry': { houses: [1], natural: ['moon'], co: ['saturn'], theme: 'mood' },
  decision: { houses: [1, 9], natural: ['mercury'], co: ['jupiter', 'saturn', 'mars'], theme: 'decision' },
  self: { houses: [1], natural: ['sun', 'moon'], co: ['asc', 'northnode', 'saturn'], theme: 'self' },
  mood: { houses: [], natural: ['moon'], co: [], theme: 'mood' },
  spirit: {
    houses: [9, 12],
    natural: ['jupiter', 'neptune'],
    co: ['sun', 'moon', 'northnode'],
    theme: 'spirit',
  },
  creativity: { houses: [5], natural: ['venus', 'sun'], co: ['mercury', 'neptune', 'moon'], theme: 'spirit' },
  travel: { houses: [9, 3], natural: ['jupiter'], co: ['mercury', 'moon'], theme: 'decision' },
  legal: { houses: [9, 7], natural: ['jupiter'], co: ['saturn', 'mercury'], theme: 'decision' },
  day: { houses: [], natural: ['moon'], co: ['sun'], theme: 'mood' },
  'name-number': { houses: [1], natural: ['sun'], co: ['mercury'], theme: 'self' },
  dream: { houses: [12], natural: ['moon', 'neptune'], co: ['mercury'], theme: 'spirit' },
  app: { houses: [], natural: [], co: [], theme: 'self' },
  none: { houses: [1], natural: ['sun', 'moon'], co: ['asc', 'mercury'], theme: 'self' },
};
