import { expect, test } from 'vitest';
import type { StoredReading } from '#contract/stored-reading.ts';
import { factId } from '#facts/fact-id.ts';
import type { Fact } from '#facts/fact.ts';
import type { Sentence } from '#facts/reading.ts';
import { printedReading } from './printed-reading.ts';

const fact = (id: string): Fact => ({
  id: factId(id),
  value: { type: 'flag', on: true },
  label: id,
  derivation: { method: 'm', from: [], source: 's' },
});
const words = {
  fact: ({ id }: Fact) => `the fact ${id}`,
  notOnSheet: 'not on the sheet',
  removed: (names: readonly string[]) => `gone with ${names.join()}`,
};
const says = (text: string, more: Partial<Sentence> = {}): Sentence => ({
  text,
  cites: [],
  move: 'core',
  verdict: 'supported',
  ...more,
});
const [moon, sun] = [factId('natal.moon.sign'), factId('natal.sun.sign')];

test('each fact is one numbered note, however often it is cited, and paragraphs stay', () => {
  const reading = {
    facts: [fact(moon), fact(sun)],
    sentences: [
      says('One.', { cites: [sun] }),
      says('Two.', { cites: [moon, sun] }),
      says('Three?', { verdict: 'reflection', opens: true }),
    ],
  } as unknown as StoredReading;
  expect(printedReading(reading, words)).toEqual({
    paragraphs: [
      [
        { text: 'One.', notes: [1] },
        { text: 'Two.', notes: [1, 2] },
      ],
      [{ text: 'Three?', notes: [] }],
    ],
    notes: ['the fact natal.sun.sign', 'the fact natal.moon.sign'],
  });
});

test('what is denied is left out; what is not on the sheet, or not any more, says so', () => {
  const reading = {
    facts: [],
    removed: ['Bea'],
    sentences: [
      says('Denied.', { cites: [moon], verdict: 'contradicted', truth: sun }),
      says('More.', { verdict: 'unsupported' }),
      says('Hers.', { cites: [factId('partner.sun.sign')] }),
    ],
  } as unknown as StoredReading;
  expect(printedReading(reading, words)).toEqual({
    paragraphs: [
      [
        { text: 'More.', notes: [1] },
        { text: 'Hers.', notes: [2] },
      ],
    ],
    notes: ['not on the sheet', 'gone with Bea'],
  });
});

test('a heading is kept as one, and has no notes', () => {
  const reading = {
    facts: [fact(moon)],
    sentences: [
      says('The fast start.', { lead: true, opens: true, cites: [moon], verdict: 'unsupported' }),
      says('One.', { cites: [moon] }),
    ],
  } as unknown as StoredReading;
  expect(printedReading(reading, words)).toEqual({
    paragraphs: [
      [
        { text: 'The fast start.', notes: [], lead: true },
        { text: 'One.', notes: [1] },
      ],
    ],
    notes: ['the fact natal.moon.sign'],
  });
});
