import { describe, expect, it } from 'vitest';
import type { Answer, AnswerRequest } from '#companion/request.ts';
import { crystalWords } from '#text/en/self/tools/crystal-words.ts';
import { request } from '../../tests/support/prompt-input.ts';
import { createCompanion } from './compose.ts';
import { writingTools } from './tool-words.ts';

const companion = writingTools(createCompanion());
const ask = (text: string, tool: AnswerRequest['tool'], more: Partial<AnswerRequest> = {}): Answer =>
  companion.answer({ ...request, mode: 'mixed', text, tool: tool ?? null, ...more });
const textOf = ({ reading }: Answer) => (reading?.sentences ?? []).map(({ text }) => text).join(' ');
const citesOf = ({ reading }: Answer) => (reading?.sentences ?? []).flatMap(({ cites }) => cites);

const stones = { type: 'crystal-guide', intention: 'more patience' } as const;
const forStones = 'My intention is more patience. Suggest three stones for it.';
const script = { type: 'meditation-generator', minutes: 3, feeling: 'anxious' } as const;
const forScript = 'Please write me a meditation of 3 minutes. I feel anxious.';

describe('a message of the Crystal Guide', () => {
  it('is answered with three stones, the first sentence naming them, and a practice', () => {
    const answer = ask(forStones, stones);
    const [first] = answer.reading?.sentences ?? [];
    const named = Object.values(crystalWords.stones).filter(({ name }) => first?.text.includes(name));
    expect(named).toHaveLength(3);
    for (const { lore } of named) expect(textOf(answer)).toContain(lore);
    expect(textOf(answer)).toContain('It treats no illness');
    const known = new Set(answer.sheet?.facts.map(({ id }) => id));
    expect(citesOf(answer).every((id) => known.has(id))).toBe(true);
    expect(citesOf(answer).length).toBeGreaterThan(0);
  });

  it('has the same stones in other words', () => {
    const [one, other] = [ask(forStones, stones), ask(forStones, stones, { regenerate: 1 })];
    expect(other.reading?.sentences[0]?.text).toBe(one.reading?.sentences[0]?.text);
    expect(textOf(other)).not.toBe(textOf(one));
  });

  it('rests on nothing of a chart that is not to be read, or of a child', () => {
    const child = { ...request.birth, date: '2018-03-01' } as AnswerRequest['birth'];
    expect(citesOf(ask(forStones, stones)).some((id) => id.startsWith('natal.'))).toBe(true);
    for (const more of [{ withoutOwnChart: true as const }, { birth: child }])
      expect(citesOf(ask(forStones, stones, more)).some((id) => id.startsWith('natal.'))).toBe(false);
  });
});

describe('a message of the Meditation Generator', () => {
  it('is answered with a script that begins at 0:00 and ends within its minutes', () => {
    const text = textOf(ask(forScript, script));
    expect(text).toMatch(/^Here is a meditation of 3 minutes\. 0:00 /);
    const times = [...text.matchAll(/\b(\d+):(\d\d) /g)].map(
      ([, min, sec]) => Number(min) * 60 + Number(sec),
    );
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
    expect(times.at(-1)).toBeGreaterThan(120);
    expect(times.at(-1)).toBeLessThan(180);
  });

  it('that was written over, or whose minutes cannot be written, is answered from the chart', () => {
    const plain = textOf(ask('What is my Moon about?', null));
    expect(textOf(ask('What is my Moon about?', script))).toBe(plain);
    expect(textOf(ask(forScript, { ...script, minutes: 400 }))).not.toContain('0:00');
  });
});

it('a tool writes nothing where somebody is at risk', () => {
  expect(ask(`${forStones} I want to kill myself.`, stones).reading).toBe(null);
});
