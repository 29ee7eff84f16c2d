/** All that a prompt is made of: plain data, so that it crosses from the worker to whoever makes the call. */
import type { Ask } from '#facts/ask.ts';
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Move, Reading, SaidEntry, Weighed } from '#facts/reading.ts';
import { localDate } from '#lib/local-date.ts';
import type { AnswerRequest, ReadingDepth, ReadingLength, ReadingStyle } from '#companion/request.ts';
import { ageAt, minorLimits } from '#companion/safety/minors.ts';
import type { ModelImage, ToolName } from './model-call.ts';

/** A saved person that the `synastry` tool may read. The model sees an alias, the role and the name, never the id. */
export type PromptPerson = { readonly id: string; readonly role: string; readonly name: string | null };

/** What the person wrote elsewhere and chose to bring: a note, a dream, a place, an imported chat. Data, never a rule. */
export type PersonField = { readonly label: string; readonly text: string };

/** What a reading mode says of itself. */
export type PromptTradition = {
  /** How sure its arithmetic and its rules are. */
  readonly confidence: FactSheet['confidence'];
  /** What it cannot say. */
  readonly limits: readonly string[];
  /** Values in its own script, by the id of the fact. */
  readonly own: Readonly<Record<string, string>>;
};

export type PromptInput = {
  readonly mode: string;
  /** Null for a chart or cards that no mode of its own tells. */
  readonly tradition: PromptTradition | null;
  readonly lang: 'en' | 'th';
  readonly length: ReadingLength;
  readonly depth: ReadingDepth;
  readonly style: ReadingStyle;
  /** Only when the person allows it. */
  readonly firstName: string | null;
  /** Today in `zone`, `YYYY-MM-DD`. */
  readonly today: string;
  /** IANA zone of the person's days. */
  readonly zone: string;
  readonly ask: Ask;
  readonly sheet: FactSheet;
  /** What each fact of the sheet says, in English, by id. */
  readonly say: Readonly<Record<string, string>>;
  /** Candidate points, the strongest first. */
  readonly weighed: readonly Weighed[];
  /** The composer's order of moves: a suggestion. */
  readonly plan: readonly Move[];
  /** Turns of this chat before the message, oldest first. */
  readonly turns: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  /** What earlier readings of this chat said, oldest first. */
  readonly said: readonly SaidEntry[];
  readonly message: string;
  readonly fields: readonly PersonField[];
  readonly images: readonly ModelImage[];
  readonly people: readonly PromptPerson[];
  readonly tools: readonly ToolName[];
  readonly minor: 'none' | 'under18' | 'under13';
  /** 32 hex digits: aliases are drawn from it. */
  readonly seed: string;
  readonly planHash: string;
};

/** What the person allows a model to see beyond the question and its facts. */
export type PromptAllows = {
  readonly name: boolean;
  readonly fields: readonly PersonField[];
  readonly images: readonly ModelImage[];
  readonly people: readonly PromptPerson[];
  readonly tools: readonly ToolName[];
  /** The turns as they were written; left out, those of the request, which hold the answers alone. */
  readonly turns?: PromptInput['turns'];
};

/**
 * The prompt input of a message the composer has already read: both authors stand on the same ask, sheet and points.
 *
 * `say` words one fact in English (the model translates prose, never values).
 */
export function promptInput(
  request: AnswerRequest,
  composed: { readonly reading: Reading; readonly sheet: FactSheet },
  allows: PromptAllows,
  say: (fact: Fact) => string,
  tradition: PromptTradition | null = null,
): PromptInput {
  const { reading, sheet } = composed;
  const { length, depth, style } = request.settings;
  const today = localDate(request.now, request.zone);
  const limits = minorLimits(ageAt(request.birth?.date ?? null, today));
  return {
    mode: request.mode,
    tradition,
    lang: reading.ask.lang,
    length,
    depth,
    style,
    firstName: allows.name ? (request.name?.trim().split(/\s+/u)[0] ?? null) : null,
    today,
    zone: request.zone,
    ask: reading.ask,
    sheet,
    say: Object.fromEntries(sheet.facts.map((fact) => [fact.id, say(fact)])),
    weighed: reading.weighed,
    plan: [...new Set(reading.sentences.map(({ move }) => move))],
    turns: allows.turns ?? request.turns.map(({ text }) => ({ role: 'assistant', text })),
    said: request.turns.flatMap(({ said }) => (said === null ? [] : [said])),
    message: request.text,
    fields: allows.fields,
    images: allows.images,
    people: allows.people,
    tools: allows.tools,
    minor: limits.under13 ? 'under13' : limits.under18 ? 'under18' : 'none',
    seed: reading.seed,
    planHash: reading.planHash,
  };
}
