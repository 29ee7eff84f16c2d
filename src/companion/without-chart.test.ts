/** Somebody who does not want their own chart read: no sheet holds it, nothing asks for it, and the limits of their age stay. */
import { expect, test } from 'vitest';
import { unixMs } from '#astro/time/instant.ts';
import { createCompanion } from '#engine/compose.ts';
import { readingText } from './answer.ts';
import { type AnswerRequest, defaultReadingSettings } from './request.ts';

const companion = createCompanion();

function ask(text: string, born: string, withoutOwnChart: boolean) {
  const request: AnswerRequest = {
    text,
    mode: 'mixed',
    birth: {
      date: born,
      time: '07:42',
      plusMinusMin: 0,
      place: { name: 'Lisbon, Portugal', latDeg: 38.72, lonDeg: -9.14 },
      zone: 'Europe/Lisbon',
      offsetSeconds: null,
      fold: null,
    },
    ...(withoutOwnChart ? { withoutOwnChart: true } : {}),
    attached: null,
    attachedBefore: null,
    name: null,
    now: unixMs(Date.parse('2026-11-21T21:06:00Z')),
    zone: 'Europe/Lisbon',
    uiLang: 'en',
    settings: defaultReadingSettings,
    threadId: 't',
    messageId: 'm',
    regenerate: 0,
    turns: [],
    ledger: [],
  };
  const { reading, sheet } = companion.answer(request);
  return {
    text: reading === null ? '' : readingText(reading),
    natal: (sheet?.facts ?? []).filter(({ id }) => id.startsWith('natal.')).length,
  };
}

test.each([
  'What does this month hold for love and work?',
  'Should I change my job?',
  'Tell me about the week ahead',
  'What is today good for?',
])('%s', (question) => {
  expect(ask(question, '1993-04-14', false).natal).toBeGreaterThan(10);
  const { natal, text } = ask(question, '1993-04-14', true);
  expect(natal).toBe(0);
  expect(text).not.toBe('');
  expect(text).not.toMatch(/birth date|birth time|time of birth|place you were born|your own chart|natal/i);
});

test('a reader under eighteen stays one', () => {
  expect(ask('Does my crush like me?', '2011-04-14', true).text).toMatch(
    /friendship|no hurry|score partners|Someone older/,
  );
});
