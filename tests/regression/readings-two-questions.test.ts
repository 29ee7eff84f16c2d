/** Two questions in one message: both are answered from one sheet, nothing twice, and the whole keeps its length. */
import { beforeAll, expect, it } from 'vitest';
import { createCompanion } from '#engine/compose.ts';
import type { Answer, ReadingLength, ReadingSettings } from '#companion/request.ts';
import { sweep } from '../support/property-runs.ts';
import { births, chicago, lisbon, request } from './readings-cases.ts';

const companion = createCompanion();
beforeAll(() => companion.ready('western'));

const messages = [
  'when will i move and should i sell my car',
  "what's my moon sign and why am i so tired",
  'why do i push people away and how can i earn more',
  'Will I find a new job? And why does my sister ignore me?',
  'should i tell my boss, also why am i so jealous in love',
];
/** Words at the most: what a reading about one question may take, with its dates. */
const MOST: Readonly<Record<ReadingLength, number>> = { brief: 130, medium: 225, deep: 345 };

const ask = (text: string, settings: Partial<ReadingSettings> = {}, birth = lisbon): Answer =>
  companion.answer(request(text, { birth, settings }));
const textOf = ({ reading }: Answer): string =>
  reading?.sentences.map(({ text, opens }) => `${opens === true ? '\n' : ''}${text}`).join(' ') ?? '';
const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

it('answers both, each in paragraphs of its own', () => {
  const text = textOf(ask('when will i move and should i sell my car'));
  expect(text).toMatch(/you will move/u);
  expect(text).toMatch(/\n ?Whether to sell your car is yours to decide/u);
});

it('gives a value first, wherever it was asked', () => {
  for (const text of [
    "what's my moon sign and why am i so tired",
    "why am i so tired and what's my moon sign",
  ]) {
    const said = textOf(ask(text));
    // The Moon of 14 April 1993, 06:42 UTC, stands at 8° Capricorn in every ephemeris.
    expect(said).toMatch(/^\n?Your Moon is in Capricorn/u);
    expect(said).toContain('you are so tired');
  }
});

it('answers the first two of three and offers the third, with a button for it', () => {
  const answer = ask("what's my sun sign, when is the next full moon and should i quit my job");
  const text = textOf(answer);
  expect(text).toContain('Your Sun is in Aries');
  expect(text).toContain('The next full Moon is');
  expect(text).not.toContain('Whether to quit');
  expect(answer.reading?.sentences.at(-1)?.text).toBe(
    'You also asked: “Should I quit my job?” Send me that on its own, and I’ll answer it next.',
  );
  expect(answer.chips.map(({ send }) => send)).toEqual(['should i quit my job']);
});

it('explains the term that the first question named', () => {
  const text = textOf(ask('do i have a stellium, and what does it mean'));
  expect(text).toContain('A stellium is');
});

it('tells no theme, no sentence and no explanation twice, and asks back once', () => {
  const bad = [lisbon, chicago, ...births(sweep(8))].flatMap((birth) =>
    messages.flatMap((message) => {
      const { reading } = ask(message, {}, birth);
      const sentences = reading?.sentences ?? [];
      const themes = reading?.said.testimonies ?? [];
      const explained = [...textOf({ reading } as Answer).matchAll(/the planet of [a-z]+/gu)].map(
        ([said]) => said,
      );
      const used = (reading?.weighed ?? []).filter((row) => row.used).map(({ key }) => key);
      return [
        new Set(sentences.map(({ text }) => text)).size < sentences.length
          ? `${message}: a sentence twice`
          : '',
        new Set(themes).size < themes.length ? `${message}: a theme twice` : '',
        new Set(used).size < used.length ? `${message}: a sum twice` : '',
        new Set(explained).size < explained.length ? `${message}: explained twice` : '',
        sentences.filter(({ move }) => move === 'askback').length > 1 ? `${message}: asks back twice` : '',
      ].filter((what) => what !== '');
    }),
  );
  expect(bad).toEqual([]);
});

it('keeps the length that was chosen', () => {
  const long = [lisbon, chicago, ...births(sweep(8))].flatMap((birth) =>
    messages.flatMap((message) =>
      (['brief', 'medium', 'deep'] as const).flatMap((length) => {
        const n = wordsIn(textOf(ask(message, { length }, birth)));
        return n > MOST[length] ? [`${n} words, ${length}: ${message}`] : [];
      }),
    ),
  );
  expect(long).toEqual([]);
});

it('is the same each time', () => {
  for (const message of messages) expect(textOf(ask(message))).toBe(textOf(ask(message)));
});
