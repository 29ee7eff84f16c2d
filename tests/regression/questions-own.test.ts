/** Topic, form and frame of our own question table. */
import { expect, test } from 'vitest';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import { compileLexicon } from '#companion/understand/lexicon.ts';
import { understand } from '#companion/understand/understand.ts';
import { safetyTools } from '#engine/safety.ts';
import { englishTable } from '#text/en/cues-table.ts';
import { thaiTable } from '#text/th/cues-table.ts';
import { englishQuestions, thaiQuestions } from './questions-own.ts';

const lexicon = compileLexicon(englishTable, thaiTable);

test.each([...englishQuestions, ...thaiQuestions])('%s → %s, %s, %s', (question, topic, form, frame) => {
  const got = understand(
    question,
    {
      uiLang: 'en',
      today: '2026-11-21',
      latDeg: 51.5,
      dateOrder: 'DMY',
      safety: assessSafety(question, safetyTools).tier,
      previous: null,
      savedPeople: [],
      birth: { date: '1988-09-03', hasTime: true, hasPlace: true },
    },
    lexicon,
  );
  const { kind, from, to } = got.frame;
  const said = kind === 'none' ? 'none' : `${kind} ${from}..${to}`;
  expect([got.topics[0]?.label, got.form, said]).toEqual([topic, form, frame]);
});
