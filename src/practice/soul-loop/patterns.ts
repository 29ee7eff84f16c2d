/**
 * The patterns a Soul Loop can name, without their words: which family each belongs to, how much each feeling speaks
 * for it, and the actions that go with it, best first.
 *
 * A pattern is a habit of a moment, not a kind of person. Weights are our own choice, after the approaches that
 * its words name: 3 when the feeling is the pattern's usual face, 0 when it says nothing.
 */
import type { Emotion } from '#contract/soul-entry.ts';
import type { ActionId } from './actions.ts';

export const families = ['threat', 'judgement', 'others', 'loss', 'mind', 'load', 'fallback'] as const;
export type PatternFamily = (typeof families)[number];

export type PatternRule = {
  readonly family: PatternFamily;
  /** 0–3; a feeling that is not named weighs nothing. */
  readonly emotions: Readonly<Partial<Record<Emotion, 1 | 2 | 3>>>;
  readonly actions: readonly ActionId[];
};

export const patterns = {
  'worst-film': {
    family: 'threat',
    emotions: { anxious: 2, overwhelmed: 1 },
    actions: ['a03', 'a21', 'a01', 'a08'],
  },
  'their-lines': {
    family: 'others',
    emotions: { anxious: 2, sad: 1, angry: 1 },
    actions: ['a07', 'a23', 'a08', 'a18'],
  },
  'on-off': {
    family: 'judgement',
    emotions: { disappointed: 1, frustrated: 1, sad: 1, angry: 1 },
    actions: ['a33', 'a20', 'a07'],
  },
  rulebook: {
    family: 'judgement',
    emotions: { frustrated: 2, overwhelmed: 1, disappointed: 1, anxious: 1 },
    actions: ['a20', 'a30', 'a04'],
  },
  prosecutor: {
    family: 'judgement',
    emotions: { sad: 2, disappointed: 1, frustrated: 1, angry: 1 },
    actions: ['a04', 'a22', 'a07'],
  },
  'other-clock': {
    family: 'others',
    emotions: { disappointed: 2, anxious: 1, sad: 1, frustrated: 1 },
    actions: ['a26', 'a25', 'a20'],
  },
  replay: {
    family: 'mind',
    emotions: { anxious: 1, sad: 2, angry: 1, frustrated: 1 },
    actions: ['a21', 'a06', 'a08'],
  },
  'long-way': {
    family: 'load',
    emotions: { anxious: 1, overwhelmed: 1, numb: 1, frustrated: 1 },
    actions: ['a05', 'a12', 'a10'],
  },
  strings: {
    family: 'threat',
    emotions: { anxious: 2, frustrated: 1, overwhelmed: 1 },
    actions: ['a30', 'a35', 'a01'],
  },
  'crossed-line': {
    family: 'others',
    emotions: { angry: 3, frustrated: 1, disappointed: 1 },
    actions: ['a16', 'a28', 'a15'],
  },
  'early-yes': {
    family: 'others',
    emotions: { overwhelmed: 2, frustrated: 1, angry: 1, anxious: 1 },
    actions: ['a09', 'a35', 'a22'],
  },
  'open-doors': {
    family: 'load',
    emotions: { overwhelmed: 3, anxious: 1, frustrated: 1 },
    actions: ['a10', 'a35', 'a01'],
  },
  fumes: {
    family: 'load',
    emotions: { overwhelmed: 2, numb: 1, sad: 1, frustrated: 1 },
    actions: ['a11', 'a36', 'a12'],
  },
  muted: { family: 'load', emotions: { numb: 3, sad: 1 }, actions: ['a34', 'a06', 'a29'] },
  'nowhere-love': { family: 'loss', emotions: { sad: 3, numb: 1, angry: 1 }, actions: ['a14', 'a32', 'a06'] },
  glass: { family: 'others', emotions: { sad: 2, numb: 1, anxious: 1 }, actions: ['a13', 'a32', 'a31'] },
  'old-alarm': {
    family: 'others',
    emotions: { anxious: 2, sad: 1, angry: 1 },
    actions: ['a22', 'a25', 'a01'],
  },
  'stuck-door': {
    family: 'loss',
    emotions: { frustrated: 3, angry: 1, disappointed: 1 },
    actions: ['a24', 'a16', 'a35'],
  },
  'carried-picture': {
    family: 'loss',
    emotions: { disappointed: 3, sad: 1, angry: 1 },
    actions: ['a27', 'a23', 'a32'],
  },
  'two-true': { family: 'mind', emotions: { confused: 3, anxious: 1 }, actions: ['a17', 'a26', 'a18'] },
  'body-first': {
    family: 'threat',
    emotions: { anxious: 3, overwhelmed: 1 },
    actions: ['a01', 'a02', 'a29'],
  },
  invoice: {
    family: 'others',
    emotions: { angry: 2, frustrated: 2, disappointed: 1 },
    actions: ['a28', 'a35', 'a09'],
  },
  curtain: { family: 'judgement', emotions: { sad: 1, anxious: 2, numb: 1 }, actions: ['a22', 'a32', 'a04'] },
  outgrown: {
    family: 'mind',
    emotions: { confused: 2, numb: 1, sad: 1, disappointed: 1 },
    actions: ['a26', 'a31', 'a19'],
  },
  unnamed: { family: 'fallback', emotions: {}, actions: ['a18', 'a22', 'a12', 'a01'] },
} as const satisfies Readonly<Record<string, PatternRule>>;

export type PatternId = keyof typeof patterns;
/** The patterns that name something; `unnamed` stands beside them for when nothing may be inferred. */
export type NamedPatternId = Exclude<PatternId, 'unnamed'>;

export const patternIds = Object.keys(patterns) as readonly PatternId[];
export const namedPatternIds = patternIds.filter((id): id is NamedPatternId => id !== 'unnamed');

export function isPatternId(id: string): id is PatternId {
  return Object.hasOwn(patterns, id);
}

/** The rule of a pattern, as the wide type. */
export function ruleOf(id: PatternId): PatternRule {
  return patterns[id];
}

/** What a feeling alone may suggest when no word of the text does. */
export const emotionFallback: Readonly<Record<Emotion | 'none', PatternId>> = {
  anxious: 'unnamed',
  angry: 'crossed-line',
  sad: 'unnamed',
  numb: 'muted',
  confused: 'two-true',
  overwhelmed: 'open-doors',
  disappointed: 'carried-picture',
  frustrated: 'stuck-door',
  none: 'unnamed',
};
