/** What a model is told of a sheet: each fact in the words of its own tradition, and what that tradition says of itself. */
import { expect, it } from 'vitest';
import { createAliases } from '#companion/prompt/aliases.ts';
import { buildPrompt } from '#companion/prompt/build-prompt.ts';
import type { ReadingMode } from '#companion/request.ts';
import { modelWords } from '#text/en/model-words.ts';
import { modelEngine } from '../../tests/support/model-engine.ts';
import { promptText, request } from '../../tests/support/prompt-input.ts';

async function promptIn(mode: ReadingMode, text: string) {
  const engine = modelEngine();
  await engine.companion.ready(mode);
  const { forModel } = await engine.ask('understood', {
    request: { ...request, mode, text },
    shown: null,
    allows: { name: false, fields: [], images: [], people: true, turns: null },
  });
  if (forModel === null) throw new Error('this question goes to a model');
  const { prompt } = forModel;
  return { prompt, text: promptText(buildPrompt(prompt, modelWords, createAliases(prompt.seed))) };
}

it('tells a tradition in its words, with what it cannot say', async () => {
  const { prompt, text } = await promptIn('thai-taksa', 'What should I be careful with?');
  // Born on a Wednesday by day.
  expect(prompt.say['thai.birth-star']).toMatch(/Mercury/);
  expect(prompt.say['thai.taksa.kalakini']).toMatch(/Kalakini/);
  const [, line = ''] = /^TRADITION\n(.*)$/mu.exec(text) ?? [];
  const told = JSON.parse(line) as { confidence: string; limits: string[] };
  expect(told.confidence).toBe(prompt.sheet.confidence);
  expect(told.limits).toHaveLength(3);
  expect(text).not.toContain('กาลกิณี');
});

it('gives a Thai answer the names that the tradition writes', async () => {
  const { prompt, text } = await promptIn('thai-taksa', 'กาลกิณีของฉันคืออะไร');
  expect(prompt.lang).toBe('th');
  const line = text.split('\n').find((one) => one.includes('"id":"thai.birth-star"'));
  // Mercury, the star of Wednesday.
  expect(line).toContain('"own":"พุธ');
});

it('tells what stands beside a western chart in the words of each', async () => {
  const { prompt, text } = await promptIn('mixed', 'Where do I stand right now?');
  expect(prompt.say['bazi.day.stem']).toMatch(/^Day/);
  expect(prompt.say['almanac.lunar.day']).toBe('Day of the half month: 12: 1 to 15');
  expect(prompt.say['natal.sun.sign']).toMatch(/^Sun in Aries/);
  expect(text).not.toContain('TRADITION\n');
  // What has no words is called by a part of its id.
  const bare = Object.entries(prompt.say).filter(([, said]) => /^[a-z -]*$/u.test(said));
  expect(bare).toEqual([]);
});
