/** The questions of a message that asks two different ones. */
import type { Ask, Kind, Span } from '#facts/ask.ts';
import { originalSpan } from '#companion/safety/mapped-text.ts';
import type { Joints, Lexicon } from './lexicon.ts';
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
    if (kept.some((one) => isSame(one.ask, part, span.text, lexicon.joints.pointsBack))) continue;
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

/** Topics that a question about oneself may fall under by a single word. */
const soft: ReadonlySet<string> = new Set(['none', 'self', 'mood', 'spirit', 'decision']);

/**
 * One question said twice has the same kind and topic, or only points back at the first; a reason that is a question in itself has
 * another.
 */
function isSame(a: Ask, b: Ask, text: string, pointsBack: RegExp): boolean {
  if (a.kind !== b.kind) return false;
  const [one = 'none', other = 'none'] = [a.topics[0]?.label, b.topics[0]?.label];
  return one === other || (soft.has(one) && soft.has(other)) || (other === 'none' && pointsBack.test(text));
}

/** The stretches that ask, cut also where another question is joined on; what leads up to a question is left out. */
function askedSpans(original: string, { spellings, order, joints }: Lexicon): Span[] {
  const { mapped } = normaliseMessage(original, spellings);
  const { text } = mapped;
  const isAnnounced = joints.announced.test(text);
  const sentences = new Map(clausesOf(text, order).map(({ sentence }) => [sentence.index, sentence]));
  return [...sentences.values()].flatMap(({ asks, start, end }) => {
    const isTold = !asks && !joints.request.test(text.slice(start, end));
    if (isTold || joints.quoted.test(text.slice(0, start))) return [];
    return cuts(text.slice(start, end), joints, isAnnounced).flatMap(({ from, to }) => {
      const lead = joints.lead.exec(text.slice(start + from, start + to))?.[0].length ?? 0;
      const words = text.slice(start + from + lead, start + to);
      return words.trim() === '' ? [] : [originalSpan(mapped, start + from + lead, start + to)];
    });
  });
}

/** Where the questions of one sentence stand in it. */
function cuts(
  sentence: string,
  { second, pointsBack }: Joints,
  isAnnounced: boolean,
): readonly { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (const joint of sentence.matchAll(second)) {
    if (joint.index === 0) continue;
    const after = joint.index + joint[0].length;
    // "Should I tell him and will he like it" is one question, unless two were announced.
    if (!isAnnounced && pointsBack.test(sentence.slice(after))) continue;
    found.push({ from, to: joint.index });
    from = after;
  }
  return [...found, { from, to: sentence.length }];
}
