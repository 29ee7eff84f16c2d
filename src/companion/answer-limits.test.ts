/** What an answer holds back: from readers under eighteen, about others, and about a day that is not today. */
import { expect, test } from 'vitest';
import { unixMs } from '#astro/time/instant.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { createCompanion } from '#engine/compose.ts';
import { readingText } from './answer.ts';
import { factLines } from './prompt/fact-lines.ts';
import { createAliases } from './prompt/aliases.ts';
import { promptInput } from './prompt/prompt-input.ts';
import { type AnswerRequest, type AttachedRequest, defaultReadingSettings } from './request.ts';

const companion = createCompanion();
const now = unixMs(Date.parse('2026-11-21T21:06:00Z'));

const born = (date: string): BirthDetails => ({
  date,
  time: '07:42',
  plusMinusMin: 0,
  place: { name: 'Lisbon, Portugal', latDeg: 38.72, lonDeg: -9.14 },
  zone: 'Europe/Lisbon',
  offsetSeconds: null,
  fold: null,
});
const grown = born('1993-04-14');
const fifteen = born('2011-04-14');

const pair = (a: BirthDetails, b: BirthDetails): AttachedRequest => ({
  chartType: 'synastry',
  subject: { name: null, birth: a },
  partner: { name: 'Kim', birth: b },
});

function ask(text: string, birth: BirthDetails, more: Partial<AnswerRequest> = {}) {
  const request: AnswerRequest = {
    text,
    mode: 'mixed',
    birth,
    attached: null,
    attachedBefore: null,
    name: null,
    now,
    zone: 'Europe/Lisbon',
    uiLang: 'en',
    settings: defaultReadingSettings,
    threadId: 't',
    messageId: 'm',
    regenerate: 0,
    turns: [],
    ledger: [],
    ...more,
  };
  const answer = companion.answer(request);
  return { request, answer, text: answer.reading === null ? '' : readingText(answer.reading) };
}

test.each([
  ['Does my crush like me?', /friendship|no hurry|score partners|Someone older/],
  ['ชอบเพื่อนในห้อง เขาจะชอบเราไหม', /ไม่ต้องรีบ|ผู้ใหญ่ที่ไว้ใจ/],
])('under eighteen, %s is a question about friendship and pace', (question, limit) => {
  const { text } = ask(question, fifteen);
  expect(text).toMatch(limit);
  expect(text).not.toMatch(/partners and open rivals|seventh house|คู่ครอง/);
});

test.each([
  ['the reader', fifteen, pair(fifteen, grown)],
  ['the other', grown, pair(grown, fifteen)],
])('no couple is scored where %s is under eighteen', (_, birth, attached) => {
  const { answer, text } = ask('Are we compatible in love?', birth, { attached });
  expect(text).not.toMatch(/Added up|\+\d+ of ease/);
  expect(
    answer.reading?.sentences
      .flatMap(({ cites }) => cites)
      .filter((id) => /^(?:synastry|partner)\./.test(id)),
  ).toEqual([]);
});

test('a parent may read the bond with a child', () => {
  const { text } = ask('How do I get along with my daughter?', grown, { attached: pair(grown, fifteen) });
  expect(text).toContain('Kim');
});

test('a model is given what lies between two charts and no position of the other', () => {
  const { request, answer } = ask('Are we a good match?', grown, {
    attached: pair(grown, born('1991-08-02')),
  });
  const { reading, sheet } = answer;
  if (reading === null || sheet === null) throw new Error('a reading was expected');
  expect(sheet.facts.some(({ id }) => id.startsWith('partner.'))).toBe(true);
  const allows = { name: false, fields: [], images: [], people: [], tools: [] };
  const input = promptInput(request, { reading, sheet }, allows, ({ id }) => id);
  const { lines, held } = factLines(input, createAliases(input.seed));
  expect(lines.join('\n')).toContain('synastry.');
  expect([...lines, ...held].join('\n')).not.toContain('partner.');
});

test('the sky of a chosen moment is read as of that moment, and nothing of it is called today’s', () => {
  const at = unixMs(Date.parse('2027-03-12T07:30:00Z'));
  const attached: AttachedRequest = {
    chartType: 'transit',
    subject: { name: null, birth: grown },
    partner: null,
    at,
  };
  for (const messageId of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { answer, text } = ask(
      'What does the sky of Friday, 12 March 2027, 14:30 in Bangkok hold for me?',
      grown,
      {
        attached,
        messageId,
      },
    );
    expect(answer.sheet?.inputs).toMatchObject({ now: '2027-03-12T07:30:00Z' });
    expect(answer.reading?.ask.frame).toMatchObject({ kind: 'day', from: '2027-03-12' });
    expect(text).not.toMatch(/\b(?:today|tonight|tomorrow|now)\b/i);
  }
  // A chat about a moment stays with it until a question names a time of its own.
  const stays = ask('It is a job interview', grown, { attachedBefore: attached });
  expect(stays.answer.sheet?.inputs).toMatchObject({ now: '2027-03-12T07:30:00Z' });
  const leaves = ask('How is next week at work?', grown, { attachedBefore: attached });
  expect(leaves.answer.sheet?.inputs).toMatchObject({ now: '2026-11-21T21:06:00Z' });
});
