/** What each setting of a reading changes, read off the text alone. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createCompanion } from '#engine/compose.ts';
import type { ReadingSettings } from '#companion/request.ts';
import type { Reading } from '#facts/reading.ts';
import { sweep } from '../support/property-runs.ts';
import { births, chicago, lisbon, questions, request } from './readings-cases.ts';

const companion = createCompanion();
beforeAll(() => companion.ready('western'));

const people = [lisbon, chicago, ...births(sweep(8))];
/** Every question of every person with these settings. */
function readings(
  settings: Partial<ReadingSettings>,
  asked: readonly string[] = questions,
): readonly Reading[] {
  return people.flatMap((birth) =>
    asked.map((question) => {
      const { reading } = companion.answer(request(question, { birth, settings }));
      if (reading === null) throw new Error(`no reading for ${question}`);
      return reading;
    }),
  );
}
const textOf = ({ sentences }: Reading): string => sentences.map(({ text }) => text).join(' ');
const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const questionsIn = ({ sentences }: Reading): number =>
  sentences.filter(({ move }) => move === 'askback').length;

/** Words of the craft that are no planet and no sign. */
const CRAFT =
  /\b(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house|your houses|Midheaven|north node|south node|Chiron|is ruled by|retrograde|square|trine|sextile|conjunction|aspects?|orb)\b|°/u;

describe('depth', () => {
  it('basic names planets and signs and no other word of the craft, and one fact for a theme', () => {
    const all = [
      ...readings({ depth: 'basic' }),
      ...readings({ depth: 'basic', length: 'deep' }, ["what's my moon sign", 'tell me about my chart']),
    ];
    expect(
      all
        .map(textOf)
        .filter((text) => CRAFT.test(text))
        .map((text) => CRAFT.exec(text)?.[0]),
    ).toEqual([]);
  });

  it('basic still says which house something is in when that is the question', () => {
    const { reading } = companion.answer(
      request('which house is my Venus in', { birth: lisbon, settings: { depth: 'basic' } }),
    );
    // Placidus, 14 April 1993 at 07:42 in Lisbon: Venus stands above the rising sign, in the twelfth.
    expect(reading === null ? '' : textOf(reading)).toContain('twelfth house');
  });

  it('intermediate explains and gives no number', () => {
    const all = readings({ depth: 'intermediate' }).map(textOf);
    expect(all.filter((text) => text.includes('°'))).toEqual([]);
    expect(all.some((text) => text.includes('the planet of'))).toBe(true);
  });

  it('advanced names the aspect with its orb, gives degrees, cites them, and explains nothing', () => {
    const all = readings({ depth: 'advanced' });
    const text = all.map(textOf).join(' ');
    expect(text).toMatch(/\((?:square|trine|sextile|opposition|conjunction), \d\.\d° from exact\)/u);
    expect(text).toMatch(/\(at \d{1,2}\.\d°\)/u);
    expect(text).not.toMatch(/, the planet of/u);
    const uncited = all.flatMap(({ sentences }) =>
      sentences.filter(
        ({ text: said, cites }) =>
          (said.includes('(at ') && !cites.some((id) => id.endsWith('.degree'))) ||
          (said.includes('from exact') && !cites.some((id) => id.endsWith('.orb'))),
      ),
    );
    expect(uncited).toEqual([]);
  });
});

describe('style', () => {
  const first = ({ sentences }: Reading): string => sentences[0]?.text ?? '';

  it('clear opens in fewer words and asks nothing back', () => {
    const [warm, clear] = [readings({ style: 'warm' }), readings({ style: 'clear' })];
    const mean = (all: readonly Reading[]): number =>
      all.reduce((sum, one) => sum + wordsIn(first(one)), 0) / all.length;
    expect(mean(clear)).toBeLessThan(mean(warm) * 0.85);
    expect(clear.every((one) => questionsIn(one) === 0)).toBe(true);
    expect(warm.some((one) => questionsIn(one) === 1)).toBe(true);
  });

  it('playful begins lightly and says the rest as warm does, in two or three ways', () => {
    const glad = ['How do I get better at my job?', 'Should I move to Berlin?', 'What am I good at?'];
    const [warm, playful] = [readings({ style: 'warm' }, glad), readings({ style: 'playful' }, glad)];
    const starts = new Set(playful.map((one) => /^([^:.]+)[:.] /u.exec(first(one))?.[1] ?? ''));
    const light = [...starts].filter((start) => !warm.some((one) => first(one).startsWith(start)));
    expect(light.length).toBeGreaterThanOrEqual(2);
    expect(light.length).toBeLessThanOrEqual(3);
  });

  it('playful is never light about pain', () => {
    const sad = ['I feel so lonely lately', 'Why did my boyfriend leave me?', 'why am i so sad about my job'];
    const say = (style: 'warm' | 'playful') => readings({ style }, sad).map(first);
    const light = /\b(?:ooh|here we go|have a look|let’s see)\b/iu;
    expect(say('playful').filter((text) => light.test(text))).toEqual([]);
  });

  it('quiet is brief whatever length is chosen, without headings, and keeps the question', () => {
    const asked = ['Why do I start things and not finish them?', 'Should I move to Berlin?'];
    for (const one of readings({ style: 'quiet', length: 'deep' }, asked)) {
      expect(wordsIn(textOf(one))).toBeLessThanOrEqual(130);
      expect(one.sentences.filter(({ lead }) => lead === true)).toEqual([]);
      expect(questionsIn(one)).toBe(1);
    }
  });
});

describe('length', () => {
  const most = { brief: 130, medium: 225, deep: 345 } as const;

  it('is a ceiling', () => {
    for (const length of ['brief', 'medium', 'deep'] as const)
      for (const style of ['warm', 'clear', 'playful'] as const)
        for (const one of readings({ length, style }, questions.slice(0, 3)))
          expect(wordsIn(textOf(one))).toBeLessThanOrEqual(most[length]);
  });

  it('does not stretch an answer that is short', () => {
    const { reading } = companion.answer(
      request("what's my moon sign", { birth: lisbon, settings: { length: 'deep' } }),
    );
    expect(wordsIn(reading === null ? '' : textOf(reading))).toBeLessThan(80);
  });
});
