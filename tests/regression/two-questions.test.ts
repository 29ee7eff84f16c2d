/** Messages that ask two questions, and messages that only look as if they did. */
import { expect, test } from 'vitest';
import { askOf } from '../support/question-case.ts';
import heldOut from './two-questions.json' with { type: 'json' };

const birth = { date: '1988-09-03', time: '10:00', place: 'London', lat: 51.5 };

/** The questions found in a message, without the marks and spaces around them. */
function partsOf(question: string): readonly string[] {
  const ask = askOf({ lang: 'en', mode: 'western', now: '2026-11-21T10:00', birth, question });
  return (ask.parts ?? []).map(({ text }) => plain(text));
}

const plain = (text: string): string => text.replace(/^[\s,;:+]+|[\s,;:.?!+]+$/gu, '');

test('finds the questions of a message', () => {
  const wrong = heldOut.cases.flatMap(({ id, question, parts }) => {
    const found = partsOf(question);
    return JSON.stringify(found) === JSON.stringify(parts.map(plain)) ? [] : [{ id, found }];
  });
  expect(heldOut.cases).toHaveLength(heldOut.meta.count);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(2);
});
