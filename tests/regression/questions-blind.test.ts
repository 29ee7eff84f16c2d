/** All axes of our third question table, written before the words were tuned; see questions-README.md. */
import { expect, test } from 'vitest';
import type { Ask } from '#facts/ask.ts';
import { askOf } from '../support/question-case.ts';
import type { QuestionCase } from '../support/question-case.ts';
import blind from './questions-blind.json' with { type: 'json' };

type Frame = {
  readonly kind: string;
  readonly from?: string;
  readonly to?: string;
  /** Days of tolerance. */
  readonly tol?: number;
};
type Case = QuestionCase & {
  readonly id: string;
  readonly expect: {
    readonly act: string;
    readonly form: string | null;
    readonly topics: readonly string[];
    readonly frame: Frame;
    readonly people: readonly { readonly role: string }[];
    readonly followUp: boolean;
    readonly clarify: string;
    readonly safetyTier: number;
  };
  readonly also?: {
    readonly act?: readonly string[];
    readonly form?: readonly (string | null)[];
    readonly topics?: readonly string[];
    readonly frame?: readonly Frame[];
    readonly people?: readonly (readonly string[])[];
    readonly tier?: readonly number[];
  };
  readonly skip?: readonly string[];
};

const cases = blind.cases as unknown as readonly Case[];

function isFrame(got: Ask['frame'], want: Frame): boolean {
  const tolerance = Math.max(want.tol ?? 0, want.kind === 'week' ? 1 : 0);
  const near = (a: string | null, b: string | undefined): boolean =>
    b === undefined ||
    (a !== null && Math.abs(Date.parse(a) - Date.parse(b)) <= tolerance * 24 * 3600 * 1000);
  return got.kind === want.kind && near(got.from, want.from) && near(got.to, want.to);
}

/** The axes on which the understanding differs from every reading that the table allows. */
function faults(item: Case): string[] {
  const { expect: want, also = {}, skip = [] } = item;
  const got = askOf(item);
  const topics = got.topics.map(({ label }) => label as string);
  const roles = got.people.map(({ role }) => role);
  const forms = [want.form, ...(also.form ?? [])];
  const both = want.topics.length === 2 && want.topics.every((topic) => topics.slice(0, 2).includes(topic));
  const allowed: readonly (readonly string[])[] = [
    want.people.map(({ role }) => role),
    ...(also.people ?? []),
  ];
  const checks: readonly (readonly [axis: string, holds: boolean])[] = [
    ['act', [want.act, ...(also.act ?? [])].includes(got.act)],
    ['form', forms.includes(null) || forms.includes(got.form)],
    ['topics', both || [want.topics[0], ...(also.topics ?? [])].includes(topics[0] ?? 'none')],
    ['frame', [want.frame, ...(also.frame ?? [])].some((frame) => isFrame(got.frame, frame))],
    ['people', allowed.some((list) => list.join() === roles.join())],
    ['followUp', got.followUp === want.followUp],
    ['clarify', (got.clarify !== undefined) === (want.clarify === 'expected')],
    ['tier', [want.safetyTier, ...(also.tier ?? [])].includes(got.safety)],
  ];
  return checks
    .filter(([axis, holds]) => !holds && !skip.includes(axis))
    .map(
      ([axis]) =>
        `${axis}: ${got.act} ${got.form} ${topics.join()} ${JSON.stringify(got.frame)} ${roles.join()}`,
    );
}

test('the table is whole', () => {
  expect(cases).toHaveLength(blind.meta.count);
});

test.each(cases.map((item) => [item.id, item.question, item] as const))('%s %s', (_, __, item) => {
  expect(faults(item)).toEqual([]);
});
