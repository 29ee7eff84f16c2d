import { describe, expect, it } from 'vitest';
import type { Ask } from '#facts/ask.ts';
import { readingShape } from './shape.ts';

const ask = (given: Partial<Ask>): Ask =>
  ({
    act: 'ask',
    form: 'what-is',
    topics: [],
    concepts: [],
    frame: { kind: 'none', from: null, to: null, assumed: false },
    people: [],
    affect: { valence: 0, arousal: 0, intensity: 0 },
    followUp: false,
    lang: 'en',
    safety: 0,
    ...given,
  }) as unknown as Ask;
const shapeOf = (given: Partial<Ask>, terms: readonly string[] = []) =>
  readingShape(ask(given), { previousWords: null, terms });
const week = {
  kind: 'week',
  from: '2026-11-23',
  to: '2026-11-29',
  assumed: false,
} as unknown as Ask['frame'];

describe('what is …', () => {
  it('asks for a word of the field', () => {
    expect(shapeOf({})).toBe('term');
    expect(shapeOf({ frame: week }, ['retrograde'])).toBe('term');
  });

  it('asks for a day or a week where it names one and no word', () => {
    expect(shapeOf({ frame: week })).toBe('pattern');
    expect(shapeOf({ topics: [{ label: 'day', score: 5 }] })).toBe('pattern');
  });

  it('is a word still where the time is only assumed', () => {
    expect(shapeOf({ frame: { ...week, assumed: true } })).toBe('term');
  });
});
