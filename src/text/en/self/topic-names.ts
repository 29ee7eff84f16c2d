/** What the topics of questions are called in the person's statistics. */
import type { Topic } from '#facts/ask.ts';

export const topicNames: Readonly<Record<Topic, string>> = {
  love: 'Love',
  partner: 'Partnership',
  compatibility: 'Compatibility',
  breakup: 'Separation',
  work: 'Work',
  study: 'Study',
  money: 'Money',
  family: 'Family',
  'home-move': 'Home and moving',
  friendship: 'Friendship',
  'health-worry': 'Worries about health',
  decision: 'Decisions',
  self: 'Who I am',
  mood: 'How I feel',
  spirit: 'Meaning',
  creativity: 'Creativity',
  travel: 'Travel',
  legal: 'Legal matters',
  day: 'The day',
  'name-number': 'Names and numbers',
  dream: 'Dreams',
  app: 'The app',
  none: 'Other',
};
