/** What the pages of traditions, of two charts and of the Thai voice share: the sheet, the day, and lines not said before. */
import type { Ask, Topic } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import type { Move, ScoreRow } from '#facts/reading.ts';
import type { SeededStream } from '#lib/seeded-stream.ts';
import type { ReadingContent } from '#reading/read.ts';
import type { Theme } from './plain-voice.ts';

/** A sentence before it is set into paragraphs. */
export type Draft = {
  readonly text: string;
  readonly cites: readonly FactId[];
  readonly move: Move;
  /** Keys of what it is made of, so that it is not said again. */
  readonly atoms: readonly string[];
  readonly why?: readonly ScoreRow[];
};

export type Placed = { readonly draft: Draft; readonly opens: boolean };

export type PageContext = {
  readonly sheet: FactSheet;
  readonly facts: ReadonlyMap<FactId, Fact>;
  readonly content: ReadingContent;
  readonly stream: SeededStream;
  readonly topic: Topic;
  readonly theme: Theme;
  readonly zone: string;
  /** Local day, `YYYY-MM-DD`, and the instant, UTC milliseconds. */
  readonly today: string;
  readonly now: number;
  /** `now` is a moment somebody chose, so no word may call it today. */
  readonly elsewhen: boolean;
  /** Clauses of this chat, as `clausesOf` gives them. */
  readonly spoken: ReadonlySet<string>;
  /** Keys of lines said in any chat, oldest first. */
  readonly said: readonly string[];
};

/** A sentence and the clause after its colon, without capitals and the last mark: what a reader would know again. */
export function clausesOf(sentence: string): readonly string[] {
  const whole = sentence.toLowerCase().replace(/[.?]$/u, '');
  const colon = whole.indexOf(': ');
  return colon < 0 ? [whole] : [whole, whole.slice(colon + 2)];
}

/** The line said longest ago, or one never said; null for an empty list. */
export function lineOf(
  { stream, said }: PageContext,
  key: string,
  options: readonly string[],
  move: Move,
): Draft | null {
  if (options.length === 0) return null;
  const start = stream.below(options.length);
  const order = options.map((_, i) => (start + i) % options.length);
  const at =
    order.toSorted((a, b) => said.lastIndexOf(`${key}:${a}`) - said.lastIndexOf(`${key}:${b}`))[0] ?? 0;
  return { text: options[at] ?? '', cites: [], move, atoms: [`${key}:${at}`] };
}

/** The first sentence: what is declined, or what can be said, with the matter named where the question names one. */
export function openingDraft(context: PageContext, ask: Ask, refusal: string | null): Draft | null {
  const { lines } = context.content;
  if (refusal !== null) return lineOf(context, `refusal:${refusal}`, lines.refusals[refusal] ?? [], 'limit');
  const form =
    ask.kind === 'will' || ask.kind === 'when' || ask.kind === 'why'
      ? ask.kind
      : isChoice(ask)
        ? 'should'
        : 'any';
  const { matter } = ask;
  const text = (lines.modeOpenings[form] ?? [])
    .map((line) => {
      const slot = /\{(noun|verb|clause)\}/u.exec(line)?.[1];
      if (slot === undefined) return line;
      return matter?.as === slot ? line.replace(`{${slot}}`, matter.text) : null;
    })
    .find((line) => line !== null);
  return text === undefined ? null : { text, cites: [], move: 'answer', atoms: [] };
}

function isChoice({ kind }: Ask): boolean {
  return kind === 'should' || kind === 'which' || kind === 'compare';
}

/** A step and a question for the topic. */
export function closingDrafts(context: PageContext): readonly Placed[] {
  const { steps, questions } = context.content.steps[context.theme];
  return [
    lineOf(context, `step:${context.theme}`, steps, 'practice'),
    lineOf(context, `question:${context.theme}`, questions, 'askback'),
  ].flatMap((draft) => (draft === null ? [] : [{ draft, opens: true }]));
}

/** Words as a reader counts them. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
