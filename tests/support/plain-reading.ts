/** The parts of a reading that a test is not about: a plain question, and nothing said before. */
import type { Ask } from '#facts/ask.ts';
import type { Reading } from '#facts/reading.ts';

export const plainAsk: Ask = {
  lang: 'en',
  act: 'ask',
  form: 'why',
  kind: 'why',
  topics: [],
  concepts: [],
  frame: { kind: 'none', from: null, to: null, assumed: true },
  people: [],
  affect: { valence: 0, arousal: 0, words: [] },
  followUp: false,
  missing: [],
  safety: 0,
};

export const nothingSaid: Reading['said'] = {
  testimonies: [],
  facts: [],
  topic: 'none',
  opener: null,
  image: null,
  practice: null,
  question: null,
  atoms: [],
};
