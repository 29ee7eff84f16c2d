/** Understanding against the open question set; see questions-README.md for where it comes from. */
import { expect, test } from 'vitest';
import { askOf } from '../support/question-case.ts';
import open from './questions-open.json' with { type: 'json' };

test.each(open.cases.map((item) => [item.id, item.question, item] as const))('%s %s', (_, __, item) => {
  const got = askOf(item);
  const { expect: want } = item;
  expect.soft(got.act, 'act').toBe(want.act);
  if (want.form !== null) expect.soft(got.form, 'form').toBe(want.form);

  // The main topic comes first, or, where two are given, both are the first two.
  const names = got.topics.map((topic) => topic.label as string);
  const both = want.topics.length === 2 && want.topics.every((topic) => names.slice(0, 2).includes(topic));
  expect.soft(names[0] === want.topics[0] || both, `topics ${names.join(', ')}`).toBe(true);

  expect.soft(got.frame.kind, 'frame kind').toBe(want.frame.kind);
  if (want.frame.from !== undefined)
    expect.soft([got.frame.from, got.frame.to], 'frame').toEqual([want.frame.from, want.frame.to]);
  expect
    .soft(
      got.people.map((person) => person.role),
      'people',
    )
    .toEqual(want.people.map((person) => person.role));
  expect.soft(got.followUp, 'follow-up').toBe(want.followUp);
  expect.soft(got.affect.valence, 'valence').toBe(want.valence);
  expect.soft(got.clarify !== undefined, 'clarify').toBe(want.clarify === 'expected');
  expect.soft(got.safety, 'safety').toBe(want.safetyTier);
  expect.soft(got.missing, 'needs').toEqual(want.needs);
  if (want.anchor !== undefined) expect.soft(got.refersTo?.value, 'anchor').toBe(want.anchor);
  if (got.mirror) expect.soft(item.question.slice(got.mirror.start, got.mirror.end)).toBe(got.mirror.text);
});
