/** What other traditions add to a mixed reading: told with their facts on the one sheet, agreement said, nothing doubled. */
import { beforeAll, expect, test } from 'vitest';
import { unixMs } from '#astro/time/instant.ts';
import { createCompanion } from '#engine/compose.ts';
import { factsById } from '#facts/fact-sheet.ts';
import elsewhereTable from '#content/en/theme-elsewhere.json' with { type: 'json' };
import themes from '#content/en/themes.json' with { type: 'json' };
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
const elsewhere: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = elsewhereTable;

/** First parts of the ids that a western sheet never has. */
const OTHERS = /^(?:thai|bazi|vedic|numerology|almanac)\./u;
const othersIn = (change: Partial<AnswerRequest>) => {
  const { reading, sheet } = companion.answer({ ...request, ...change });
  if (reading === null || sheet === null) throw new Error('no answer');
  const cited = reading.sentences.flatMap(({ cites }) => cites).filter((id) => OTHERS.test(id));
  return { reading, sheet, cited };
};

test('a mixed reading names another tradition only where it speaks to the first theme, and cites its fact', () => {
  const births = Array.from({ length: 24 }, (_, i) => ({
    ...(request.birth as NonNullable<typeof request.birth>),
    date: `${1960 + i * 2}-0${1 + (i % 9)}-1${i % 9}`,
  }));
  const agreeing = births.flatMap((birth) => {
    const { reading, sheet, cited } = othersIn({ birth });
    const facts = factsById(sheet);
    expect(reading.sentences.flatMap(({ cites }) => cites).filter((id) => !facts.has(id))).toEqual([]);
    expect(new Set(sheet.facts.map(({ id }) => id)).size).toBe(sheet.facts.length);
    expect(sheet.inputs['beside']).toEqual([...besideModes]);
    const first = (reading.said.testimonies[0] ?? '').replace('theme:', '');
    const opposite = themes.traits.find(({ id }) => id === first)?.opposite ?? '';
    const speaking = [first, opposite].flatMap((id) => Object.values(elsewhere[id] ?? {}).flat());
    for (const id of cited) {
      const value = facts.get(id)?.value;
      const said = value?.type === 'id' ? value.id : value?.type === 'count' ? String(value.n) : '';
      expect(speaking).toContain(`${id}=${said}`);
    }
    return cited.length > 0 ? [cited] : [];
  });
  expect(agreeing.length).toBeGreaterThan(2);
  expect(agreeing.length).toBeLessThan(births.length);
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
