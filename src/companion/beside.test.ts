/** What other traditions add to a mixed reading: told with their facts on the one sheet, agreement said, nothing doubled. */
import { beforeAll, expect, test } from 'vitest';
import { unixMs } from '#astro/time/instant.ts';
import { createCompanion } from '#engine/compose.ts';
import { factsById } from '#facts/fact-sheet.ts';
import { besideModes } from './beside.ts';
import { defaultReadingSettings } from './request.ts';
import type { AnswerRequest } from './request.ts';

const companion = createCompanion();
beforeAll(() => companion.ready('mixed'));

const request: AnswerRequest = {
  text: 'Why do I always lose my nerve at work?',
  mode: 'mixed',
  birth: {
    date: '1990-06-15',
    time: '14:30',
    plusMinusMin: 0,
    place: { name: 'Vienna', latDeg: 48.21, lonDeg: 16.37 },
    zone: 'Europe/Vienna',
    offsetSeconds: null,
    fold: null,
  },
  attached: null,
  attachedBefore: null,
  name: null,
  now: unixMs(Date.UTC(2026, 10, 21, 9)),
  zone: 'Europe/Vienna',
  uiLang: 'en',
  settings: defaultReadingSettings,
  threadId: 'thread',
  messageId: 'message',
  regenerate: 0,
  turns: [],
  ledger: [],
};
/** First parts of the ids that a western sheet never has. */
const OTHERS = /^(?:thai|bazi|vedic|numerology|almanac)\./u;
const othersIn = (change: Partial<AnswerRequest>) => {
  const { reading, sheet } = companion.answer({ ...request, ...change });
  if (reading === null || sheet === null) throw new Error('no answer');
  const cited = reading.sentences.flatMap(({ cites }) => cites).filter((id) => OTHERS.test(id));
  return { reading, sheet, cited };
};

test('a mixed reading cites another tradition and the day of the almanac, all of it on its sheet', () => {
  const { reading, sheet, cited } = othersIn({});
  const facts = factsById(sheet);
  expect(reading.sentences.flatMap(({ cites }) => cites).every((id) => facts.has(id))).toBe(true);
  expect(cited.some((id) => id.startsWith('almanac.'))).toBe(true);
  expect(cited.some((id) => !id.startsWith('almanac.'))).toBe(true);
  expect(sheet.inputs['beside']).toEqual([...besideModes]);
  expect(new Set(sheet.facts.map(({ id }) => id)).size).toBe(sheet.facts.length);
});

test('the same question gives the same reading, and another birth another', () => {
  expect(othersIn({}).reading).toEqual(othersIn({}).reading);
  const other = othersIn({
    birth: { ...(request.birth as NonNullable<typeof request.birth>), date: '1977-01-03' },
  });
  const textOf = ({ reading }: typeof other) => reading.sentences.map(({ text }) => text);
  expect(textOf(other)).not.toEqual(textOf(othersIn({})));
});

test('without a time neither pillars nor mansions are asked', () => {
  const { sheet } = othersIn({
    birth: { ...(request.birth as NonNullable<typeof request.birth>), time: null },
  });
  expect(sheet.inputs['beside']).toEqual(['thai-taksa', 'pythagorean', 'thai-almanac']);
});

test.each(['western', 'chinese-bazi'] as const)('mode %s has nothing beside it', (mode) => {
  expect(companion.answer({ ...request, mode }).sheet?.inputs['beside']).toBeUndefined();
});

test('a feeling is met by itself', () => {
  expect(othersIn({ text: 'I feel a bit flat this week' }).cited).toEqual([]);
});
