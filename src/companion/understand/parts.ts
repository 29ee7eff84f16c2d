/** The questions of a message that asks two different ones. */
import type { Ask, Kind, Span } from '#facts/ask.ts';
import { originalSpan } from '#companion/safety/mapped-text.ts';
import type { Lexicon } from './lexicon.ts';
import { normaliseMessage } from './normalise-message.ts';
import { clausesOf } from './sentences.ts';

/** Kinds that cannot be half of a message. */
const whole: ReadonlySet<Kind> = new Set([
  'social',
  'not-understood',
  'follow-up',
  'correction',
  'feelings',
  'unsafe',
  'draw',
]);
const mostParts = 3;
const longestMessage = 2000;

/**
 * A message understood with the spans of its questions, when there are two or three of different kind or topic. Kind
 * and matter are then those of the first.
 * @param ask the message understood at once
 * @param read understands one part
 */
export function withParts(text: string, ask: Ask, read: (part: string) => Ask, lexicon: Lexicon): Ask {
  if (text.length > longestMessage || ask.safety !== 0 || whole.has(ask.kind)) return ask;
  const spans = askedSpans(text, lexicon);
  if (spans.length < 2) return ask;
  const kept: { span: Span; ask: Ask }[] = [];
  for (const span of spans) {
    const part = read(span.text);
    if (part.safety !== 0 || whole.has(part.kind)) continue;
    if (kept.some((one) => isSame(one.ask, part))) continue;
    kept.push({ span, ask: part });
  }
  const [first] = kept;
  if (first === undefined || kept.length < 2 || kept.length > mostParts) return ask;
  const { matter: _, ...rest } = ask;
  const { kind, matter } = first.ask;
  const parts = kept.map(({ span }) => span);
  if (matter === undefined) return { ...rest, kind, parts };
  const from = first.span.start;
  const span = { ...matter.span, start: matter.span.start + from, end: matter.span.end + from };
  return { ...rest, kind, matter: { ...matter, span }, parts };
}

/** One question said twice has the same kind and topic; a reason that is a question in itself has another. */
function isSame(a: Ask, b: Ask): boolean {
  return a.kind === b.kind && a.topics[0]?.label === b.topics[0]?.label;
}

/** The stretches that ask, cut also where a second question is joined with "and". */
function askedSpans(original: string, { spellings, order, secondQuestion }: Lexicon): Span[] {
  const { mapped } = normaliseMessage(original, spellings);
  const sentences = new Map(clausesOf(mapped.text, order).map(({ sentence }) => [sentence.index, sentence]));
  return [...sentences.values()].flatMap(({ asks, start, end }) => {
    if (!asks) return [];
    const joint = secondQuestion.exec(mapped.text.slice(start, end));
    if (joint === null || joint.index === 0) return [originalSpan(mapped, start, end)];
    const cut = start + joint.index;
    return [originalSpan(mapped, start, cut), originalSpan(mapped, cut + joint[0].length, end)];
  });
}
