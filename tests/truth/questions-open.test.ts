/** Understanding against the open question set; see questions-README.md for where it comes from. */
import { expect, test } from 'vitest';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import { compileLexicon } from '#companion/understand/lexicon.ts';
import type { AskContext } from '#companion/understand/ask-context.ts';
import { understand } from '#companion/understand/understand.ts';
import { crisisCues } from '#engine/crisis-cues.ts';
import { englishTable } from '#text/en/cues-table.ts';
import { thaiTable } from '#text/th/cues-table.ts';
import open from './questions-open.json' with { type: 'json' };

const lexicon = compileLexicon(englishTable, thaiTable);
const drawn = new Set(['tarot', 'lenormand', 'i-ching', 'runes']);
type Case = (typeof open.cases)[number];

function contextOf(item: Case, question: string, previous: AskContext['previous']): AskContext {
  const { birth } = item;
  return {
    uiLang: item.lang as 'en' | 'th',
    today: item.now.slice(0, 10),
    latDeg: birth?.lat ?? null,
    dateOrder: 'DMY',
    safety: assessSafety(question, crisisCues).tier,
    previous,
    savedPeople: [],
    birth: {
      date: birth?.date ?? null,
      hasTime: typeof birth?.time === 'string',
      hasPlace: typeof birth?.place === 'string',
    },
    usesBirth: !drawn.has(item.mode),
  };
}

function ask(item: Case) {
  const said = item.history?.findLast((turn) => turn.role === 'user')?.text;
  const cites = item.history?.findLast((turn) => turn.role === 'assistant')?.cites ?? [];
  const previous =
    said === undefined ? null : { ask: understand(said, contextOf(item, said, null), lexicon), facts: cites };
  return understand(item.question, contextOf(item, item.question, previous), lexicon);
}

test.each(open.cases.map((item) => [item.id, item.question, item] as const))('%s %s', (_, __, item) => {
  const got = ask(item);
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
