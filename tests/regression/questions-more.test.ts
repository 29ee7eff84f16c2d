/** All axes of our second question table; see questions-README.md. */
import { expect, test } from 'vitest';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import type { AskContext } from '#companion/understand/ask-context.ts';
import { compileLexicon } from '#companion/understand/lexicon.ts';
import { understand } from '#companion/understand/understand.ts';
import { safetyTools } from '#engine/safety.ts';
import type { Ask } from '#facts/ask.ts';
import { englishTable } from '#text/en/cues-table.ts';
import { thaiTable } from '#text/th/cues-table.ts';
import { afterwards, english, thai } from './questions-more.ts';
import type { Expected } from './questions-more.ts';

const lexicon = compileLexicon(englishTable, thaiTable);

function asked(question: string, previous: AskContext['previous'] = null): Ask {
  return understand(
    question,
    {
      uiLang: 'en',
      today: '2026-11-21',
      latDeg: 51.5,
      dateOrder: 'DMY',
      safety: assessSafety(question, safetyTools).tier,
      previous,
      savedPeople: [],
      birth: { date: '1988-09-03', hasTime: true, hasPlace: true },
    },
    lexicon,
  );
}

function expectAsk(got: Ask, want: Expected): void {
  const topics = got.topics.map(({ label }) => label as string);
  const { kind, from, to } = got.frame;
  if (want.act !== undefined) expect.soft(got.act, 'act').toBe(want.act);
  if (want.form !== undefined) expect.soft(got.form, 'form').toBe(want.form);
  if (typeof want.topic === 'string') expect.soft(topics[0], `topics ${topics.join(', ')}`).toBe(want.topic);
  else if (want.topic !== undefined) {
    const both = want.topic.every((topic) => topics.slice(0, 2).includes(topic));
    expect.soft(both || topics[0] === want.topic[0], `topics ${topics.join(', ')}`).toBe(true);
  }
  if (want.frame !== undefined)
    expect.soft(kind === 'none' ? 'none' : `${kind} ${from}..${to}`, 'frame').toBe(want.frame);
  if (want.people !== undefined)
    expect
      .soft(
        got.people.map(({ role }) => role),
        'people',
      )
      .toEqual(want.people);
  if (want.tier !== undefined) expect.soft(got.safety, 'tier').toBe(want.tier);
  if (want.valence !== undefined) expect.soft(want.valence, 'valence').toContain(got.affect.valence);
  if (want.clarify !== undefined) expect.soft(got.clarify !== undefined, 'clarify').toBe(want.clarify);
}

test.each([...english, ...thai])('%s', (question, want) => {
  expectAsk(asked(question), want);
  expect(want).toBeDefined();
});

test.each(afterwards)('%s … %s → %s', (first, facts, then, want) => {
  const got = asked(then, { ask: asked(first), facts });
  expectAsk(got, want);
  expect.soft(got.followUp, 'follow-up').toBe(want.followUp);
  if (want.anchor !== undefined) expect.soft(got.refersTo?.value, 'anchor').toBe(want.anchor);
});
