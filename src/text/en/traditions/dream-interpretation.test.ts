import { expect, it } from 'vitest';
import { topics } from '#facts/ask.ts';
import { dreamInterpretationWith } from '#traditions/dream/dream-interpretation.ts';
import { DREAM_FEELINGS } from '#traditions/dream/lexicon.ts';
import { CAUSE_ANSWERS, DREAM_QUESTIONS, NIGHT_PARTS } from '#traditions/dream/questions.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';
import { dreamLexicon, dreamRows } from '../self/dream/lexicon.ts';
import { form } from './dream-interpretation/form.ts';
import { words } from './dream-interpretation.ts';
import { frameFaults, lineFaults, sheetFaults } from '../../../../tests/support/tradition-words.ts';

const dreams = dreamInterpretationWith(dreamLexicon);

/** Dreams made of the lexicon's own first words, so that every image comes once. */
function answersAt(n: number): Record<string, string[]> {
  const images = dreamRows
    .slice(n * 6, n * 6 + 6)
    .map(({ forms }, at) => (at % 2 === 0 ? forms.en[0] : forms.th[0]) ?? '');
  const feeling = DREAM_FEELINGS[n % DREAM_FEELINGS.length] ?? 'fear';
  const text = `${images.join('. Then ')}. I was ${n % 2 === 0 ? 'afraid, then happy' : 'sad'}.`;
  return {
    dream: [n === 39 ? 'Nothing at all.' : text],
    ...(n % 3 === 0 ? {} : { feeling: [feeling] }),
    ...(n % 4 === 0 ? {} : { returning: [n % 2 === 0 ? 'yes' : 'no'] }),
    'night-part': [NIGHT_PARTS[n % 3] ?? 'unsure'],
    cause: [CAUSE_ANSWERS[n % 6] ?? 'unsure'],
    earlier: n % 5 === 0 ? [`2026-03-02 ${dreamRows[n * 6]?.id ?? 'snake'}`] : [],
  };
}

it('tells every point of forty dreams', () => {
  const faults = Array.from({ length: 40 }, (_, n) => {
    const sheet = dreams.sheet({ answers: answersAt(n), school: {} } as unknown as TraditionInputs);
    if (sheet === null) return [`no sheet ${n}`];
    return sheetFaults(sheet, dreams.points(sheet), words, topics[n % topics.length] ?? 'none', n * 7);
  }).flat();
  expect([...new Set(faults)]).toEqual([]);
});

it('frames a reading', () => {
  expect(frameFaults(words)).toEqual([]);
});

it('asks every question with every choice', () => {
  expect(DREAM_QUESTIONS.filter(({ id }) => form[id] === undefined)).toEqual([]);
  expect(Object.keys(form['feeling']?.options ?? {})).toEqual([...DREAM_FEELINGS, 'unsure']);
  expect(Object.keys(form['cause']?.options ?? {})).toEqual([...CAUSE_ANSWERS, 'unsure']);
  expect(
    Object.values(form)
      .flatMap(({ ask, hint }) => [ask, hint])
      .flatMap(lineFaults),
  ).toEqual([]);
});
