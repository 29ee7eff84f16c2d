/** What a question to the cards is about, what of it no card can answer, and how it is given back. */
import type { Ask, Form, Topic } from '#facts/ask.ts';
import type { TarotLimit, TarotTopic, TarotWords } from './words.ts';

const topicOf: Readonly<Record<Topic, TarotTopic>> = {
  love: 'love',
  partner: 'love',
  compatibility: 'love',
  breakup: 'love',
  work: 'work',
  study: 'work',
  money: 'work',
  creativity: 'work',
  family: 'home',
  'home-move': 'home',
  friendship: 'home',
  decision: 'decision',
  legal: 'decision',
  travel: 'decision',
  'health-worry': 'self',
  self: 'self',
  mood: 'self',
  spirit: 'self',
  day: 'self',
  'name-number': 'self',
  dream: 'self',
  app: 'self',
  none: 'self',
};

/** The topic of a reading: a choice between two things is a decision whatever they are; without words it is the self. */
export function tarotTopicOf(ask: Pick<Ask, 'topics' | 'form'>): TarotTopic {
  if (ask.form === 'which') return 'decision';
  return topicOf[ask.topics[0]?.label ?? 'none'];
}

const yesNoForms: ReadonlySet<Form> = new Set(['will', 'should', 'yes-no-other']);

/** Whether a question wants a yes, which a card cannot say. */
export const isYesNo = (ask: Pick<Ask, 'form'>, question: string): boolean =>
  question.trim() !== '' && yesNoForms.has(ask.form);

const limitOf: Readonly<Partial<Record<Topic, TarotLimit>>> = {
  'health-worry': 'health',
  legal: 'law',
  money: 'money',
};

/** Matters that belong to someone qualified, or to the other person: the strongest of them first, at most one said. */
export function tarotLimitOf(
  ask: Pick<Ask, 'topics'>,
  question: string,
  words: Pick<TarotWords, 'otherMinds'>,
): TarotLimit | null {
  for (const { label } of ask.topics) {
    const limit = limitOf[label];
    if (limit !== undefined) return limit;
  }
  return words.otherMinds.some((pattern) => new RegExp(pattern, 'iu').test(question)) ? 'mind' : null;
}

const ECHO_WORDS = 12;
/** Letters; longer than twelve words of English need. */
const LONGEST = 120;

/**
 * The question in at most twelve of its own words: the last sentence that asks, else the last one, shortened from its end.
 * Empty for an empty question. Thai writes no spaces between words: there sixty letters are kept.
 */
export function echoOf(question: string): string {
  const clean = question.replace(/["“”]/gu, '').replace(/\s+/gu, ' ').trim();
  const sentences = clean.split(/(?<=[.?!…])\s+/u).filter((one) => one !== '');
  const chosen = sentences.findLast((one) => one.endsWith('?')) ?? sentences.at(-1) ?? '';
  const words = chosen.split(' ').filter((one) => one !== '');
  const kept = words.slice(0, ECHO_WORDS).join(' ');
  if (words.length <= ECHO_WORDS && kept.length <= LONGEST) return kept;
  const short = kept.length > LONGEST ? (/^.{0,60}(?!\p{M})/su.exec(kept)?.[0] ?? '') : kept;
  return `${short.replace(/[,;:.\s]+$/u, '')}…`;
}
