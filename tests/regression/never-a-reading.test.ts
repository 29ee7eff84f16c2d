/**
 * 200 messages of people in danger that never get a reading: whole replies, in every mode and every field that takes
 * text. Written by somebody who had not seen the tables; tuned on since, so this guards and does not measure
 * (docs/safety.md).
 */
import { describe, expect, test } from 'vitest';
import { createComposer } from '../../api/device-composer.ts';
import { unixMs } from '#astro/time/instant.ts';
import { readingModes, defaultReadingSettings } from '#companion/request.ts';
import type { AnswerRequest, ReadingMode } from '#companion/request.ts';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import { families } from '#companion/safety/finding.ts';
import { safetyReply } from '#companion/safety/replies.ts';
import { readingCards } from '#engine/card-words.ts';
import { createCompanion } from '#engine/compose.ts';
import { safetyReplies, safetyTools } from '#engine/safety.ts';
import { isHeavy, runLoop } from '#practice/soul-loop/run-loop.ts';
import { loopCues as englishCues } from '#text/en/practice/soul-loop/cues.ts';
import { loopWords } from '#text/en/practice/soul-loop/words.ts';
import { loopCues as thaiCues } from '#text/th/practice/soul-loop/cues.ts';
import table from './never-a-reading.json' with { type: 'json' };
import { isLong } from '../support/long-run.ts';

const companion = readingCards(createCompanion());
const composer = createComposer();
const now = unixMs(Date.parse('2026-11-21T21:06:00Z'));
/** Every mode meets every 24th message; the long run tries all of them. */
const stride = isLong ? 1 : 24;

function requestOf(text: string, lang: 'en' | 'th', mode: ReadingMode): AnswerRequest {
  return {
    text,
    mode,
    birth: {
      date: '1991-06-02',
      time: '06:15',
      plusMinusMin: 0,
      place: { name: 'Lisbon, Portugal', latDeg: 38.72, lonDeg: -9.14 },
      zone: 'Europe/Lisbon',
      offsetSeconds: null,
      fold: null,
    },
    attached: null,
    attachedBefore: null,
    name: null,
    now,
    zone: 'Europe/Lisbon',
    uiLang: lang,
    settings: defaultReadingSettings,
    deal: { seed: '5f0c2a7be1d94c3f8a6b7d2e90f1c4a3', reversals: true },
    threadId: 't',
    messageId: text,
    regenerate: 0,
    turns: [],
    ledger: [],
  };
}

/** Every text that a reply to need may consist of. */
const written = new Set(
  (['en', 'th'] as const).flatMap((lang) =>
    [null, ...families].flatMap((family) =>
      ([0, 1, 2, 3] as const).flatMap((tier) =>
        [false, true].flatMap((isOther) =>
          [
            'none',
            'love',
            'partner',
            'breakup',
            'family',
            'work',
            'study',
            'money',
            'health-worry',
            'mood',
            'self',
            'friendship',
          ].map((topic) =>
            safetyReply(
              { tier, care: tier === 0, family, isOther, card: null, lang },
              topic as 'none',
              safetyReplies[lang],
            ).join('\n'),
          ),
        ),
      ),
    ),
  ),
);

test('the table holds 200, a third of them Thai, of every family', () => {
  expect(table).toHaveLength(200);
  expect(table.filter(({ lang }) => lang === 'th').length).toBeGreaterThanOrEqual(60);
  expect(new Set(table.map(({ family }) => family))).toEqual(new Set(families));
});

describe.each(readingModes.map((mode, at) => [mode, at] as const))('%s', (mode, at) => {
  test('answers with care', () => {
    table.forEach(({ text, lang }, row) => {
      if (row % stride !== at % stride) return;
      const { reading, sheet, support = [], safety } = companion.answer(requestOf(text, lang as 'en', mode));
      expect([reading, sheet], text).toEqual([null, null]);
      expect(safety.tier !== 0 || safety.care, text).toBe(true);
      expect(written.has(support.join('\n')), text).toBe(true);
    });
  });
});

test.each(table)('$text: no reading in any field', async ({ text, lang }) => {
  const found = assessSafety(text, safetyTools);
  // Fields of people, journal, prompts and search show the card or the line for what is typed.
  expect(found.tier !== 0 || found.care).toBe(true);
  // The Soul Loop gives way to the card, or goes on without the sky.
  const run = runLoop(
    {
      text,
      emotion: null,
      history: [],
      declined: [],
      sheet: null,
      zone: 'Etc/UTC',
      clock: 24,
      date: '2026-11-21',
      time: '12:00',
    },
    { words: loopWords, cues: { en: englishCues, th: thaiCues }, safety: safetyTools },
  );
  if (run.type === 'run') expect(isHeavy(run.safety)).toBe(true);
  // The server says what the device says.
  const reply = await composer.reply({
    messages: [{ role: 'user', content: text }],
    readingMode: 'western',
    threadId: 'thread',
    profile: null,
    seed: '5f0c2a7be1d94c3f8a6b7d2e90f1c4a3',
    timeZone: 'Europe/Lisbon',
    nowMs: now,
    sheet: null,
    ask: null,
    fields: [],
    images: [],
    length: 'medium',
    depth: 'intermediate',
    style: 'warm',
  });
  expect([reply.reading, reply.sheet, reply.forModel]).toEqual([null, null, null]);
  expect(reply.text).toBe(companion.answer(requestOf(text, lang as 'en', 'western')).support?.join('\n\n'));
});
