/** Kind, matter, people and parts of questions: one table that the words were tuned on, one held out. */
import { expect, test } from 'vitest';
import { askOf } from '../support/question-case.ts';
import heldOut from './kinds-held-out.json' with { type: 'json' };
import tuned from './kinds.json' with { type: 'json' };

type Case = {
  readonly id: string;
  readonly lang: string;
  readonly question: string;
  /** Kinds a careful reader may give, the likeliest first. */
  readonly kind: readonly string[];
  readonly matter?: { readonly as: string; readonly text: string };
  readonly people?: readonly string[];
  /** How many different questions the message asks; left out where it is one. */
  readonly parts?: number;
};

const birth = { date: '1988-09-03', time: '10:00', place: 'London', lat: 51.5 };

/** Shares of the cases that are right; `matter` counts a matter where there should be none as wrong. */
function figures(cases: readonly Case[]) {
  const seen = cases.map((item) => {
    const { question, lang, kind, matter, people = [], parts = 0 } = item;
    const ask = askOf({ lang, mode: 'western', now: '2026-11-21T10:00', birth, question });
    return {
      item,
      kind: kind.includes(ask.kind),
      matter: ask.matter?.text === matter?.text && ask.matter?.as === matter?.as,
      isNamed: ask.matter !== undefined,
      people: ask.people.map(({ role }) => role).join() === people.join(),
      parts: (ask.parts?.length ?? 0) === parts,
    };
  });
  const share = (of: readonly boolean[]) => of.filter(Boolean).length / of.length;
  const withMatter = seen.filter(({ item }) => item.matter !== undefined);
  const named = seen.filter(({ isNamed, item }) => isNamed && item.parts === undefined);
  const thai = seen.filter(({ item }) => item.lang === 'th');
  return {
    kind: share(seen.map((one) => one.kind)),
    thaiKind: share(thai.map((one) => one.kind)),
    matterFound: share(withMatter.map((one) => one.matter)),
    matterRight: share(named.map((one) => one.matter)),
    people: share(seen.map((one) => one.people)),
    parts: share(seen.map((one) => one.parts)),
  };
}

test('tables are whole', () => {
  expect([tuned.cases.length, heldOut.cases.length]).toEqual([tuned.meta.count, heldOut.meta.count]);
});

test('tuned on', () => {
  const got = figures(tuned.cases);
  expect.soft(got.kind, 'kind').toBeGreaterThanOrEqual(0.98);
  expect.soft(got.thaiKind, 'kind, Thai').toBeGreaterThanOrEqual(0.96);
  expect.soft(got.matterFound, 'matter found').toBeGreaterThanOrEqual(0.96);
  expect.soft(got.matterRight, 'matter right').toBeGreaterThanOrEqual(0.96);
  expect.soft(got.people, 'people').toBeGreaterThanOrEqual(0.98);
  expect.soft(got.parts, 'parts').toBeGreaterThanOrEqual(0.99);
});

test('held out', () => {
  const got = figures(heldOut.cases);
  expect.soft(got.kind, 'kind').toBeGreaterThanOrEqual(0.95);
  expect.soft(got.thaiKind, 'kind, Thai').toBeGreaterThanOrEqual(0.92);
  expect.soft(got.matterFound, 'matter found').toBeGreaterThanOrEqual(0.88);
  expect.soft(got.matterRight, 'matter right').toBeGreaterThanOrEqual(0.86);
  expect.soft(got.people, 'people').toBeGreaterThanOrEqual(0.94);
  expect.soft(got.parts, 'parts').toBeGreaterThanOrEqual(0.97);
});
