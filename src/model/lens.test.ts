/**
 * What the lens leaves of a question. In every reading mode, and by both ways out (the body for our server, the prompt for a
 * provider): with the name hidden and the place rounded no name, no letter that was counted, no exact place and no degree of a door
 * stands in it; with everything shown, sums and no spelling.
 */
import { expect, it } from 'vitest';
import type { TraditionGiven } from '#companion/given.ts';
import { readingModes } from '#companion/request.ts';
import type { AnswerRequest, PastTurn, ReadingMode } from '#companion/request.ts';
import { createAliases } from '#companion/prompt/aliases.ts';
import { buildPrompt } from '#companion/prompt/build-prompt.ts';
import type { FactId } from '#facts/fact-id.ts';
import { modelWords } from '#text/en/model-words.ts';
import { faceQuestions } from '#traditions/face/questions.ts';
import { palmQuestions } from '#traditions/palm/questions.ts';
import { modelEngine } from '../../tests/support/model-engine.ts';
import { nothingSaid } from '../../tests/support/plain-reading.ts';
import { request } from '../../tests/support/prompt-input.ts';
import type { Lens } from './author.ts';
import { understand } from './converse.ts';
import type { Question } from './converse.ts';
import { hostedBody } from './hosted.ts';
import { isClear, throughLens } from './lens.ts';
import { outgoing } from './preview.ts';

const hidden: Lens = { name: 'hide', place: 'round', time: 'exact' };
const open: Lens = { name: 'first', place: 'exact', time: 'exact' };

const seed = '5f0c2a7be1d94c3f8a6b7d2e90f1c4a3';
const form = Object.fromEntries(
  [...palmQuestions, ...faceQuestions].map(({ id, options }) => [id, Object.keys(options).slice(0, 1)]),
);
const given: TraditionGiven = {
  sex: 'female',
  latinName: 'Quirinzo Vexlby',
  thaiName: 'ณัฏฐพล ฬุฆาธร',
  place: { name: 'Doi Kanari', latDeg: 18.80471, lonDeg: 98.92163 },
  facingDeg: 137.31,
  seed,
  answers: { ...form, dream: ['A zebroid swam in the sea, and I was afraid.'], number: ['0817394625'] },
};
const birth = {
  date: '1993-04-14',
  time: '07:42',
  plusMinusMin: 0,
  place: { name: 'Vila Kanari', latDeg: 37.13852, lonDeg: -8.53671 },
  zone: 'Europe/Lisbon',
  offsetSeconds: null,
  fold: null,
};
const asked = (mode: ReadingMode): AnswerRequest => ({
  ...request,
  name: 'Quirinzo Vexlby',
  birth,
  mode,
  text: 'What does this say about my work?',
  given,
  deal: { seed, reversals: true },
});

/** What of these stands in a text, with what is around it. */
const foundIn = (text: string, canaries: readonly RegExp[]): readonly string[] =>
  canaries.flatMap((canary) => {
    const at = canary.exec(text)?.index ?? -1;
    return at < 0 ? [] : [text.slice(Math.max(0, at - 60), at + 40)];
  });

/** All that leaves with a question: the body for our server and the prompt for a provider; empty where nothing does. */
async function leaving(question: Question, lens: Lens): Promise<string> {
  const engine = modelEngine();
  await engine.companion.ready(question.mode);
  const { understood, shown } = await understand(engine, question, lens);
  const { forModel } = understood;
  if (forModel === null) return '';
  const body = hostedBody({ shown, forModel, lens, own: null });
  const { messages } = buildPrompt(forModel.prompt, modelWords, createAliases(seed));
  return `${JSON.stringify(body)}\n${JSON.stringify(messages)}`;
}

/** A place by its name or by its coordinates. */
const PLACE = /kanari|\b37\.138|\b8\.536|\b18\.804|\b98\.921/iu;
const NAME = /quirinzo|vexlby|ณัฏฐพล|ฬุฆาธร/iu;
/** Letters of the names that stand alone in what was counted, and in no word of ours. */
const LETTERS = /[ฏฬฆ]|"[QXZV]\\?"/u;
/** Facts that letters of a name were counted for. */
const COUNTED =
  /"(?:chaldean\.(?!birth-)|thainame\.|thainumbers\.(?!number\.)|numerology\.(?:expression|soul|personality|maturity|missing))/u;
const NUMBER = /0817394625|thainumbers\.number\.pairs|73, 39/u;

/** Modes that read letters and nothing else: no model is asked in them. */
const OF_LETTERS: ReadonlySet<ReadingMode> = new Set(['chaldean', 'thai-name-analysis']);

it('takes hidden names, and rounds a place, out of what a mode is given now and was given before', () => {
  const seen = throughLens({ ...asked('chaldean'), givenBefore: given }, hidden);
  for (const one of [seen.given, seen.givenBefore])
    expect(one).toEqual({
      // A cast and the answers to a form are words of the question.
      ...given,
      latinName: null,
      thaiName: null,
      place: { name: '', latDeg: 19, lonDeg: 99 },
      facingDeg: 135,
    });
  expect(throughLens(asked('chaldean'), { ...open, place: 'hide' }).given).toMatchObject({
    latinName: given.latinName,
    place: null,
  });
  expect(throughLens({ ...asked('chaldean'), givenBefore: null }, hidden).givenBefore).toBeNull();
});

it('computes twice where a hidden name was given, and once where nothing is taken away', () => {
  const exact: Lens = { ...hidden, place: 'exact' };
  expect(isClear(asked('chaldean'), open)).toBe(true);
  expect(isClear(asked('chaldean'), exact)).toBe(false);
  expect(isClear({ ...asked('chaldean'), given: {}, givenBefore: given }, exact)).toBe(false);
  expect(isClear({ ...asked('chaldean'), given: {} }, exact)).toBe(true);
});

it('says that the mode reads what is hidden, where nothing is sent for it', async () => {
  const engine = modelEngine();
  await engine.companion.ready('chaldean');
  const tools = { engine, models: { list: async () => [] } as never, ownHost: 'app.example' };
  const found = await outgoing(tools, asked('chaldean'), { type: 'hosted' }, hidden);
  expect(found).toEqual({ type: 'nothing', why: 'hidden' });
});

it('sends the numbers of the date where the name is hidden', async () => {
  expect(await leaving(asked('pythagorean'), hidden)).toContain('numerology.life-path');
});

it.each(readingModes)(
  '%s sends no name, no letter and no exact place while they are hidden',
  async (mode) => {
    const text = await leaving(asked(mode), hidden);
    if (OF_LETTERS.has(mode)) expect(text).toBe('');
    else expect(text).toContain('What does this say about my work?');
    expect(foundIn(text, [PLACE, NAME, LETTERS, COUNTED, NUMBER, /137\.31/u, /zebroid/u])).toEqual([]);
  },
);

it.each([
  'thai-almanac',
  'astro-meteorology',
  'western',
  'thai-name-analysis',
  'thai-numerology',
  'chaldean',
] as const)('%s sends sums and no spelling, and no coordinates, with everything shown', async (mode) => {
  const text = await leaving({ ...asked(mode), name: 'Ada Lovelace' }, open);
  expect(text.includes('Ada')).toBe(true);
  expect(foundIn(text, [PLACE, NAME, LETTERS, NUMBER])).toEqual([]);
});

it('keeps answers here that say a hidden name or tell what its letters count to', async () => {
  const answers = [
    'Quirinzo, your chart leans on the Moon.',
    'The root of your name is 7.',
    'Your Moon is in Capricorn.',
  ] as const;
  const counted = ['chaldean.root' as FactId];
  const question: Question = {
    ...asked('western'),
    turns: answers.map((text, at): PastTurn => ({
      text,
      ask: null,
      said: { ...nothingSaid, facts: at === 1 ? counted : [] },
    })),
    spoken: answers.flatMap((text) => [
      { role: 'user', text: 'My own words.' } as const,
      { role: 'assistant', text } as const,
    ]),
  };
  const text = await leaving(question, hidden);
  expect(text).toContain('Your Moon is in Capricorn.');
  expect(text).toContain('My own words.');
  expect(text).not.toContain('Quirinzo');
  expect(text).not.toContain('The root of your name');
  expect(await leaving(question, { ...hidden, name: 'first' })).toContain('The root of your name is 7.');
});
