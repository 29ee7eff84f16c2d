import { describe, expect, it } from 'vitest';
import type { Ask } from '#facts/ask.ts';
import type { StoredHead } from '#companion/safety/detector.ts';
import { learn } from '../../../tools/safety/learn.ts';
import { storedHead } from '../../../tools/safety/stored.ts';
import { askFeatures, hear, readAskModel, readClusters, withHeard } from './learned.ts';

const groups = [
  ['boss manager', 'job work'],
  ['kiss date', 'love crush'],
];
const clusters = readClusters(groups);
const ask: Ask = {
  lang: 'en',
  act: 'ask',
  form: 'why',
  kind: 'feelings',
  topics: [{ label: 'none', score: 0 }],
  concepts: [],
  frame: { kind: 'none', from: null, to: null, assumed: true },
  people: [],
  affect: { valence: 0, arousal: 0, words: [] },
  followUp: false,
  missing: [],
  safety: 0,
};
const size = 2 ** 14;
const head = (yes: readonly string[], no: readonly string[]): StoredHead => {
  const examples = [...yes, ...no].map((text, at) => ({
    features: askFeatures(text, ask, clusters),
    positive: at < yes.length,
    weight: 1,
  }));
  const options = { size, epochs: 6, cost: 50, least: 1, power: 1, kept: 900, again: false };
  return storedHead(learn(examples, options), { size, kept: 900 });
};
const work = ['boss', 'boss again', 'boss no', 'job'];
const love = ['crush', 'crush again', 'crush no', 'kiss'];
const model = readAskModel(
  {
    'kind:why': head(['why', 'why me', 'why so'], ['when', 'since when', 'when then']),
    'kind:when': head(['when', 'since when', 'when then'], ['why', 'why me', 'why so']),
    'topic:work': head(work, love),
    'topic:love': head(love, work),
    'theme:needs-room': head(love, work),
  },
  groups,
);

describe('what a message is about', () => {
  it('carries over to a word that is used like one that was learned', () => {
    // "manager" was never seen; it stands in the group of "boss".
    expect(hear('manager', ask, model).topics[0]?.label).toBe('work');
    expect(hear('date', ask, model).topics[0]?.label).toBe('love');
  });

  it('takes the place of kind and topic of the rules', () => {
    const heard = withHeard('why manager', ask, model);
    expect(heard.kind).toBe('why');
    expect(heard.topics[0]?.label).toBe('work');
    expect(heard.themes).toEqual(['needs-room']);
  });

  it('leaves what the rules know for certain', () => {
    for (const known of [
      { ...ask, kind: 'draw' },
      { ...ask, kind: 'lookup' },
      { ...ask, followUp: true },
      { ...ask, safety: 2 },
    ] as const)
      expect(withHeard('why does my manager do that', known, model).kind).toBe(known.kind);
  });
});
