import { beforeAll, describe, expect, it } from 'vitest';
import { createCompanion } from '#engine/compose.ts';
import type { ReadingMode } from '#companion/request.ts';
import type { Answer } from '#companion/request.ts';
import { lisbon, request } from '../../tests/regression/readings-cases.ts';

const companion = createCompanion();
beforeAll(async () => {
  await companion.ready('western');
  await companion.ready('chinese-bazi');
});

const ask = (text: string, changes: Partial<Parameters<typeof companion.answer>[0]> = {}): Answer =>
  companion.answer({ ...request(text, { birth: lisbon }), ...changes });
const sends = ({ chips }: Answer): readonly string[] => chips.map(({ send }) => send);
const textOf = ({ reading }: Answer): string => reading?.sentences.map(({ text }) => text).join(' ') ?? '';

describe('words that are not understood', () => {
  it('get one sentence and two good general questions', () => {
    for (const text of ['asdkjh qwe zxc', '???']) {
      const answer = ask(text);
      expect(answer.reading?.sentences).toHaveLength(1);
      expect(textOf(answer)).toMatch(/^I’m not sure what you’d like to know/u);
      expect(sends(answer)).toEqual(['What am I good at?', 'What is today like for me?']);
    }
  });

  it('get a question about the body that was named', () => {
    expect(sends(ask('venus stuff'))).toEqual(['What does my Venus say about me?', 'What am I good at?']);
  });

  it('get no reading of a tradition either', () => {
    const answer = ask('asdkjh qwe zxc', { mode: 'chinese-bazi' });
    expect(textOf(answer)).toMatch(/^I’m not sure/u);
    expect(answer.chips).toHaveLength(2);
  });

  it('get what needs no birth date where there is none, or under thirteen', () => {
    const sky = ['When is the next full Moon?', 'What does retrograde mean?'];
    expect(sends(ask('asdkjh qwe zxc', { birth: null }))).toEqual(sky);
    expect(sends(ask('asdkjh qwe zxc', { birth: { ...lisbon, date: '2016-05-01' } }))).toEqual(sky);
  });

  it('get two in Thai', () => {
    const { chips } = ask('กขคงจฉ', { uiLang: 'th' });
    expect(chips).toHaveLength(2);
  });
});

describe('a greeting', () => {
  it('is offered today, a placement of this chart, and the Moon that comes next', () => {
    const { chips } = ask('hi');
    expect(chips).toHaveLength(3);
    expect(chips[0]?.send).toBe('What is today like for me?');
    // 14 April 1993, 06:42 UTC, by the ephemeris of JPL: the signs of this birth.
    const signs: Readonly<Record<string, string>> = {
      Sun: 'Aries',
      Moon: 'Capricorn',
      Mercury: 'Pisces',
      Venus: 'Aries',
      Mars: 'Cancer',
    };
    const [, body = '', sign] =
      /^What does my (\w+)(?: in (\w+)| sign)? say/u.exec(chips[1]?.label ?? '') ?? [];
    expect(body === 'rising' ? undefined : signs[body]).toBe(sign);
    expect(chips[2]?.send).toMatch(/^When is the next (?:full|new) Moon\?$/u);
  });

  it('is offered another placement on another day', () => {
    const days = [0, 1, 2, 3, 4, 5].map((day) => {
      const from = request('hi', { birth: lisbon });
      return companion.answer({ ...from, now: (from.now + day * 86_400_000) as typeof from.now }).chips[1]
        ?.label;
    });
    expect(new Set(days).size).toBe(6);
  });

  it('is a greeting in every mode', () => {
    const mode: ReadingMode = 'chinese-bazi';
    const answer = ask('hi', { mode });
    expect(answer.reading?.sentences.length).toBeLessThanOrEqual(2);
    expect(answer.sheet?.mode).not.toBe('chinese-bazi');
  });
});

it('offers only questions that get an answer', () => {
  const { asks } = companion.deps.content.lines;
  const bodies = ['Moon', 'Venus', 'rising sign', 'Mars', 'Sun', 'Mercury', 'Saturn'];
  const all = [
    asks.day,
    asks.fullMoon,
    asks.newMoon,
    ...asks.general,
    ...asks.sky,
    ...Object.values(asks.topics),
    ...bodies.map((body) => asks.body.replace('{body}', body)),
  ];
  const bad = [...new Set(all)].filter((text) => {
    const answer = ask(text);
    const kind = answer.reading?.ask.kind;
    return (
      kind === undefined || kind === 'not-understood' || kind === 'unsafe' || answer.support !== undefined
    );
  });
  expect(bad).toEqual([]);
});
