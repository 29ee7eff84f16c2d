import { expect, it } from 'vitest';
import { topics } from '#facts/ask.ts';
import type { Topic } from '#facts/ask.ts';
import { palmistry } from '#traditions/palm/palmistry.ts';
import { palmMeasures, palmQuestions } from '#traditions/palm/questions.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';
import { palmFeatures } from './palmistry/features.ts';
import { form } from './palmistry/form.ts';
import { handTypeWords } from './palmistry/hand-types.ts';
import { palmThaiName, words } from './palmistry.ts';
import { frameFaults, lineFaults, sheetFaults } from '../../../../tests/support/tradition-words.ts';

const topicAt = (n: number): Topic => topics[n % topics.length] ?? 'none';

/** Answers by a small generator: every option comes, some questions are left out or unsure. */
function answersAt(n: number): Record<string, string[]> {
  const answers: Record<string, string[]> = {};
  palmQuestions.forEach(({ id, options, many }, at) => {
    const ids = Object.keys(options);
    const turn = (n * 13 + at * 7) % (ids.length + 2);
    if (turn === ids.length) answers[id] = ['unsure'];
    else if (turn < ids.length)
      answers[id] = many ? ids.filter((_, i) => (i + n) % 3 === 0) : [ids[turn] ?? ''];
  });
  if (n % 2 === 0)
    Object.assign(answers, {
      'palm-length': [String(95 + n)],
      'palm-width': ['88'],
      'middle-finger': [String(70 + n)],
    });
  return answers;
}

it('tells every point of forty hands', () => {
  const faults = Array.from({ length: 40 }, (_, n) => {
    const inputs = { answers: answersAt(n), school: {}, sex: null } as unknown as TraditionInputs;
    const sheet = palmistry.sheet(inputs);
    if (sheet === null) return [`no sheet ${n}`];
    return sheetFaults(sheet, palmistry.points(sheet), words, topicAt(n), n * 7);
  }).flat();
  expect([...new Set(faults)]).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('has two lines for every option with a theme, and a name for all', () => {
  const missing = palmQuestions.flatMap(({ id, options }) =>
    Object.entries(options).filter(([option, theme]) => {
      const told = palmFeatures[id]?.options[option];
      return told === undefined || told.name === '' || (theme !== null && told.says.length < 2);
    }),
  );
  expect(missing).toEqual([]);
  const lines = [
    ...Object.values(palmFeatures).flatMap(({ options }) =>
      Object.values(options).flatMap(({ says }) => says),
    ),
    ...Object.values(handTypeWords).flatMap(({ says, themes }) => [...says, ...Object.values(themes)]),
  ].map((line) => line.replace('{subject}', 'your direction'));
  expect(lines.flatMap(lineFaults)).toEqual([]);
});

it('asks every question with every option, and "unsure"', () => {
  const asked = palmQuestions.filter(({ id, options }) => {
    const said = form[id];
    const wanted = [...Object.keys(options), 'unsure'];
    return said === undefined || wanted.some((option) => (said.options[option] ?? '') === '');
  });
  expect(asked).toEqual([]);
  expect(Object.values(palmMeasures).filter(({ id }) => form[id] === undefined)).toEqual([]);
  const lines = Object.values(form).flatMap(({ ask, hint }) => [ask, hint]);
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(palmThaiName('heart-end')).toBe('เส้นหัวใจ');
});
