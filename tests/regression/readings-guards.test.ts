/** The guards of readings over a sample; `npm run bench -- readings` measures all of them (docs/readings.md). */
import { beforeAll, describe, expect, it } from 'vitest';
import { commonestFirst, matched, repeatedPassages, themeSets } from '../support/readings/differences.ts';
import { faultsOf, rareShare, sampled, spreadOf } from '../support/readings/figures.ts';
import { guards, isWhole } from '../support/readings/judge.ts';
import type { Guard } from '../support/readings/judge.ts';
import { gradeOf, pictureWords, rareWords, sentencesIn } from '../support/readings/language.ts';
import {
  chatQuestions,
  monthQuestions,
  ownQuestions,
  spreadQuestions,
} from '../support/readings/questions.ts';
import { chat, month, people, ready } from '../support/readings/samples.ts';
import { termFaults } from '../support/readings/terms.ts';

/** Readings of the sample that may be a little off: two long names and a long step in a short reading are enough for it. */
const NEARLY: Partial<Record<Guard, number>> = {
  'school grade of 7 at most': 2,
  'sentences of 10 to 18 words': 2,
};

const nobody: ReadonlySet<string> = new Set();

beforeAll(() => ready('mixed'));

describe('a sample of readings', () => {
  const samples: ReturnType<typeof sampled>[number][] = [];
  let faults: ReturnType<typeof faultsOf> = new Map();
  beforeAll(() => {
    samples.push(...sampled(100, 13));
    faults = faultsOf(samples);
  });

  it('holds many whole readings', () => {
    expect(samples.filter(isWhole).length).toBeGreaterThan(70);
  });

  it.each(guards)('%s', (guard) => {
    const found = (faults.get(guard) ?? []).map(({ what }) => what);
    expect(found.slice(NEARLY[guard] ?? 0)).toEqual([]);
  });

  it('has at most 2 % words that are not frequent', () => {
    expect(rareShare(samples)).toBeLessThanOrEqual(0.02);
  });
});

describe('readings of many charts', () => {
  it.each(spreadQuestions.slice(0, 2))('"%s" begins with many themes and fits its own chart', (question) => {
    const samples = spreadOf(question, 25);
    expect(commonestFirst(samples)).toBeLessThanOrEqual(0.25);
    expect(matched(samples)).toBeGreaterThanOrEqual(0.85);
  });
});

describe('readings of one chart', () => {
  const [person] = people(1);
  it('speak of many themes, repeat no passage and explain every term', () => {
    if (person === undefined) throw new Error('one person');
    const turns = chat(person, chatQuestions);
    expect(themeSets(turns)).toBeGreaterThanOrEqual(12);
    expect(repeatedPassages(turns)).toEqual([]);
    expect(termFaults(turns)).toEqual([]);
  });

  it('repeat no passage within twelve readings of a month', () => {
    if (person === undefined) throw new Error('one person');
    expect(repeatedPassages(month(person, monthQuestions))).toEqual([]);
  });
});

describe('the guards themselves', () => {
  it('have eighty questions of their own', () => {
    expect(new Set(ownQuestions).size).toBe(80);
  });

  it('know a rare word, a form of a frequent one, a name, and a term that is explained', () => {
    expect(rareWords('You tried the obsequious compendium.', nobody)).toEqual(['obsequious', 'compendium']);
    expect(rareWords('Venus was moving backwards, which is called retrograde.', nobody)).toEqual([]);
    expect(rareWords('Your obsequious friend.', new Set(['obsequious']))).toEqual([]);
  });

  it('find the pictures of the old voice', () => {
    expect(
      pictureWords('In love you give the whole cupboard, so notice who brings a spoon.', nobody),
    ).toEqual(['cupboard', 'spoon']);
    expect(pictureWords('Your home and your bed are quiet.', nobody)).toEqual([]);
  });

  it('grade a plain text low and a learned one high', () => {
    expect(gradeOf(['The cat sat on the mat.', 'It was glad.'])).toBeLessThan(2);
    // 15 words, 42 syllables by a dictionary: 0.39 × 15 + 11.8 × 2.8 − 15.59 = 23.3.
    const learned =
      'Institutional considerations necessarily complicate international organisational communication, especially regarding contemporary technological infrastructure and administration.';
    expect(gradeOf(sentencesIn(learned))).toBeGreaterThan(20);
  });
});
