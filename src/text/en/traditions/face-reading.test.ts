import { expect, it } from 'vitest';
import { topics } from '#facts/ask.ts';
import { faceReading } from '#traditions/face/face-reading.ts';
import { faceMeasures, faceQuestions } from '#traditions/face/questions.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';
import { faceFeatures, palaceWords, shapeWords, zoneWords } from './face-reading/features.ts';
import { form } from './face-reading/form.ts';
import { words } from './face-reading.ts';
import { frameFaults, lineFaults, sheetFaults } from '../../../../tests/support/tradition-words.ts';

/** Answers by a small generator: every option comes, some questions are left out or unsure. */
function answersAt(n: number): Record<string, string[]> {
  const answers: Record<string, string[]> = {};
  faceQuestions.forEach(({ id, options, many }, at) => {
    const ids = Object.keys(options);
    const turn = (n * 11 + at * 3) % (ids.length + 2);
    if (turn === ids.length) answers[id] = ['unsure'];
    else if (turn < ids.length)
      answers[id] = many ? ids.filter((_, i) => (i + n) % 4 === 0) : [ids[turn] ?? ''];
  });
  if (n % 3 === 0) Object.assign(answers, { 'face-height': [String(170 + n)], 'face-width': ['130'] });
  if (n % 4 === 0)
    Object.assign(answers, { 'zone-upper': ['60'], 'zone-middle': [String(58 + n)], 'zone-lower': ['62'] });
  return answers;
}

it('tells every point of forty faces', () => {
  const faults = Array.from({ length: 40 }, (_, n) => {
    const sheet = faceReading.sheet({ answers: answersAt(n), school: {} } as unknown as TraditionInputs);
    if (sheet === null) return [`no sheet ${n}`];
    return sheetFaults(sheet, faceReading.points(sheet), words, topics[n % topics.length] ?? 'none', n * 7);
  }).flat();
  expect([...new Set(faults)]).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('has two lines for every option with a theme', () => {
  const missing = faceQuestions
    .filter(({ id }) => id !== 'moles')
    .flatMap(({ id, options }) =>
      Object.entries(options).filter(([option, theme]) => {
        const told = faceFeatures[id]?.options[option];
        return told === undefined || (theme !== null && told.says.length < 2);
      }),
    );
  expect(missing).toEqual([]);
  const lines = [
    ...Object.values(faceFeatures).flatMap(({ options }) =>
      Object.values(options).flatMap(({ says }) => says),
    ),
    ...Object.values(shapeWords).flatMap(({ says, themes }) => [...says, ...Object.values(themes)]),
    ...Object.values(zoneWords).flatMap(({ says }) => says),
  ];
  expect(lines.flatMap(lineFaults)).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
  expect(new Set(Object.values(palaceWords).map(([, chinese]) => chinese)).size).toBe(12);
});

it('asks every question with every option, and "unsure"', () => {
  const asked = faceQuestions.filter(({ id, options }) =>
    [...Object.keys(options), 'unsure'].some((option) => (form[id]?.options[option] ?? '') === ''),
  );
  expect(asked).toEqual([]);
  expect(Object.values(faceMeasures).filter(({ id }) => form[id] === undefined)).toEqual([]);
  expect(
    Object.values(form)
      .flatMap(({ ask, hint }) => [ask, hint])
      .flatMap(lineFaults),
  ).toEqual([]);
});
