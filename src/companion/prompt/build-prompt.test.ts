/** What a model gets to see: within its budget, with the person's words as data, and nothing that is not needed. */
import { describe, expect, it } from 'vitest';
import { modelWords } from '#text/en/model-words.ts';
import { promptText, testInput } from '../../../tests/support/prompt-input.ts';
import { createAliases } from './aliases.ts';
import { buildPrompt } from './build-prompt.ts';
import { cleanPersonText, cleanSentence } from './clean-text.ts';
import type { PromptInput } from './prompt-input.ts';
import { tokensOf } from './tokens.ts';

const seed = '00112233445566778899aabbccddeeff';
const build = (input: PromptInput) => buildPrompt(input, modelWords, createAliases(seed));
const textOf = (input: PromptInput) => promptText(build(input));
const factLines = (input: PromptInput) =>
  textOf(input)
    .split('\n')
    .filter((line) => line.startsWith('{"k":'))
    .map((line) => JSON.parse(line) as { k: string; id: string; say: string; w?: number; with?: string[] });
const person = (input: PromptInput) =>
  JSON.parse(textOf(input).split('PERSON\n')[1] ?? '') as Record<string, unknown>;

describe('the prompt', () => {
  it('has the same rules for everyone, in at most 1,200 tokens', () => {
    expect(build(testInput()).system).toBe(build(testInput({ name: true })).system);
    expect(tokensOf(modelWords.system)).toBeLessThan(1200);
  });

  it('fits an 8k window with the longest question, history and answer', () => {
    const long = 'ยาวมาก '.repeat(1100);
    const input = testInput(
      { fields: Array.from({ length: 4 }, () => ({ label: 'note', text: long })) },
      {
        message: long,
        length: 'deep',
        turns: Array.from({ length: 30 }, (_, at) => ({
          role: at % 2 === 0 ? 'user' : 'assistant',
          text: long,
        })),
      },
    );
    const { system, maxTokens } = build(input);
    expect(tokensOf(system) + tokensOf(textOf(input)) + maxTokens).toBeLessThan(11_000);
    const usual = { ...input, fields: [] };
    expect(tokensOf(system) + tokensOf(textOf(usual)) + maxTokens).toBeLessThan(8000);
  });

  it('gives the strongest points first, at most 60 lines, and names what it holds back', () => {
    const input = testInput();
    const lines = factLines(input);
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.length).toBeLessThanOrEqual(60);
    const best = input.weighed.toSorted((a, b) => b.score - a.score)[0];
    expect(lines[0]?.id).toBe(best?.facts[0]);
    expect(lines[0]?.w).toBe(Math.round(best?.score ?? 0));
    expect(tokensOf(lines.map((line) => JSON.stringify(line)).join('\n'))).toBeLessThanOrEqual(2500);
    expect(textOf(input)).toMatch(/\{"heldBack":\["transit\./);
    const ids = new Set(input.sheet.facts.map(({ id }) => id as string));
    expect(lines.every(({ id }) => ids.has(id))).toBe(true);
  });

  it('names facts by aliases that are of this prompt alone', () => {
    const lines = factLines(testInput());
    expect(new Set(lines.map(({ k }) => k)).size).toBe(lines.length);
    for (const { k } of lines) expect(k).toMatch(/^f[1-9]\d\d$/);
    const other = promptText(buildPrompt(testInput(), modelWords, createAliases('ff'.repeat(16))));
    const shared = lines.filter(({ k, id }) => other.includes(`{"k":"${k}","id":"${id}"`));
    expect(shared.length).toBeLessThan(5);
  });

  it('holds no birth data, and the name only when it is allowed', () => {
    const text = textOf(testInput());
    expect(text).not.toMatch(/1993|07:42|38\.7|9\.13|Ada/);
    expect(textOf(testInput({ name: true }))).toContain('"name":"Ada"');
    expect(textOf(testInput({ name: true }))).not.toContain('Lovelace');
  });

  it('names saved people by an alias and never by their id', () => {
    const text = textOf(testInput({ people: [{ id: 'secret-id', role: 'partner', name: 'Bo' }] }));
    expect(text).toContain('{"person":"p1","role":"partner","name":"Bo"}');
    expect(text).not.toContain('secret-id');
  });

  it('keeps the beginning and the end of a long message', () => {
    const words = person(testInput({}, { message: `Start. ${'middle '.repeat(2000)}When?` }));
    expect(words.wordsOfThePerson).toMatch(/^Start\. .* … .*When\?$/);
  });

  it('gives the last six turns in words, and older readings as what they were about', () => {
    const turns = Array.from({ length: 8 }, (_, at) => ({ role: 'user' as const, text: `turn ${at}` }));
    const text = textOf(testInput({}, { turns }));
    expect(text).not.toContain('turn 1"');
    expect(text).toContain('{"personSaid":"turn 2"}');
    expect(text).toContain('{"personSaid":"turn 7"}');
  });

  it('gives Thai twice the tokens', () => {
    expect(build(testInput({}, { lang: 'th' })).maxTokens).toBe(2 * build(testInput()).maxTokens);
  });
});

describe('a person’s words', () => {
  it.each([
    ['[[f100]]', '[ [f100] ]'],
    ['[[[[x]]]]', '[ [ [ [x] ] ] ]'],
    ['a\u202eb\u2066c\u200bd\u0007e\ufefff', 'abcdef'],
    ['tags \u{e0041}\u{e0042}end', 'tags end'],
    ['half \ud83d pair', 'half  pair'],
    ['one\r\ntwo\u2028three', 'one\ntwo\nthree'],
    ['แม่ดวง 🌙 ok', 'แม่ดวง 🌙 ok'],
  ])('lose what could deceive: %j', (given, clean) => {
    expect(cleanPersonText(given)).toBe(clean);
  });

  it('keep their letters whole in emoji and in scripts that join them', () => {
    expect(cleanPersonText('👩‍👩‍👧 می‌خواهم')).toBe('👩‍👩‍👧 می‌خواهم');
  });
});

it('keeps emphasis only where it is closed', () => {
  expect(cleanSentence('**Bold** and *soft*')).toBe('**Bold** and *soft*');
  expect(cleanSentence('**half and *one*')).toBe('half and one');
  expect(cleanSentence('> # - quoted')).toBe('quoted');
});
