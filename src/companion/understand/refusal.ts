/** What no reading answers, whatever the chart: the question is declined in its first sentence, with no date and no verdict. */
import type { Ask, Form } from '#facts/ask.ts';

export const refusals = [
  'death',
  'fidelity',
  'pregnancy',
  'secret',
  'wager',
  'diet',
  'medical',
  'suit',
] as const;
export type Refusal = (typeof refusals)[number];

/** Forms that ask what is so, what will be, or what to do; "how do I live with it" is answered. */
const verdicts: ReadonlySet<string> = new Set([
  'will',
  'when',
  'should',
  'which',
  'yes-no-other',
  'what-is',
  'tell-me-more',
  'who-am-i',
]);

/** Forms in which a worry for a body asks for its outcome. */
const outcomes: ReadonlySet<string> = new Set(['will', 'when', 'should', 'which', 'yes-no-other']);

/** Whether a form asks how it will end, or for the verdict that would say so. */
export function asksOutcome(form: Form): boolean {
  return outcomes.has(form);
}

/** What somebody may choose for themselves: "should we have a baby" is a question about two people, not about a body. */
const choices: ReadonlySet<string> = new Set(['should', 'which']);
const theirsToChoose: ReadonlySet<Refusal> = new Set(['fidelity', 'pregnancy', 'secret']);

/** What of a question is declined, or null. A feeling that is told is never declined. */
export function refusalOf({ act, form, concepts, topics }: Ask): Refusal | null {
  if (act !== 'ask' && act !== 'draw-request') return null;
  for (const kind of refusals) {
    if (!concepts.includes(`beyond-${kind}`)) continue;
    const asked = verdicts.has(form) || ((kind === 'death' || kind === 'diet') && form === 'how');
    if (asked && !(theirsToChoose.has(kind) && choices.has(form))) return kind;
  }
  const ofBody = topics[0]?.label === 'health-worry';
  return ofBody && asksOutcome(form) ? 'medical' : null;
}

/** The same question with nothing in it to be dated or judged: how things stand with the asker. */
export function withoutVerdict(ask: Ask): Ask {
  const { clarify: _, ...rest } = ask;
  return { ...rest, form: 'how', frame: { kind: 'none', from: null, to: null, assumed: true } };
}
