/** The eight themes that meanings are written for, and which of them a topic is told with. */
import type { Topic } from '#facts/ask.ts';

export type Theme = 'love' | 'work' | 'money' | 'family' | 'self' | 'mood' | 'spirit' | 'decision';

const THEME_OF: Readonly<Partial<Record<Topic, Theme>>> = {
  love: 'love',
  partner: 'love',
  compatibility: 'love',
  breakup: 'love',
  work: 'work',
  study: 'work',
  creativity: 'work',
  money: 'money',
  family: 'family',
  'home-move': 'family',
  friendship: 'family',
  self: 'self',
  'name-number': 'self',
  mood: 'mood',
  'health-worry': 'mood',
  day: 'mood',
  spirit: 'spirit',
  dream: 'spirit',
  decision: 'decision',
  travel: 'decision',
  legal: 'decision',
};

/** Null where the topic has no theme of its own (`app`, `none`). */
export const themeOf = (topic: Topic): Theme | null => THEME_OF[topic] ?? null;
