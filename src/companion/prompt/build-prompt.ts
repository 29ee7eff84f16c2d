/**
 * The prompt: a constant block of rules, then one message of JSON lines. Everything a person wrote stands inside a JSON
 * string under a name that says whose words they are, so no text can pass for a rule or for another section.
 */
import type { SaidEntry } from '#facts/reading.ts';
import type { ReadingLength } from '#companion/request.ts';
import type { Aliases } from './aliases.ts';
import { cleanPersonText, cutMiddle } from './clean-text.ts';
import { factLines } from './fact-lines.ts';
import type { ModelMessage, ToolSpec } from './model-call.ts';
import type { PromptInput } from './prompt-input.ts';
import type { PromptWords } from './prompt-words.ts';
import { tokensOf, unitsWithin } from './tokens.ts';
import { personAlias, toolSpecs } from './tools.ts';

export type Prompt = {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ToolSpec[];
  readonly maxTokens: number;
};

/** Words asked for, and the most tokens an answer may have. */
const lengths: Readonly<Record<ReadingLength, { readonly words: string; readonly maxTokens: number }>> = {
  brief: { words: '70-150', maxTokens: 250 },
  medium: { words: '150-230', maxTokens: 500 },
  deep: { words: '230-340', maxTokens: 900 },
};

/** Mirror weight, image density, hedge rate, words a sentence, kind of last question. */
const styles = {
  warm: { mirror: 0.8, images: 0.5, hedges: 0.3, words: 15, ask: 'feeling' },
  clear: { mirror: 0.2, images: 0.2, hedges: 0.2, words: 13, ask: 'choice' },
  playful: { mirror: 0.5, images: 0.7, hedges: 0.2, words: 12, ask: 'imagine' },
  quiet: { mirror: 0.6, images: 0.4, hedges: 0.4, words: 17, ask: 'rest' },
} as const;

const MAX_TURNS = 6;
const MAX_TURN_CHARS = 600;
const MAX_HISTORY_TOKENS = 1600;
const MAX_MESSAGE_TOKENS = 1000;
const MAX_FIELD_TOKENS = 600;
const MAX_LEDGER_ENTRIES = 8;

/** Builds the prompt. `aliases` also name the facts that tools add later. */
export function buildPrompt(input: PromptInput, words: PromptWords, aliases: Aliases): Prompt {
  const { lines, held } = factLines(input, aliases);
  const content = [
    section('SETTINGS', settingsOf(input)),
    ...traditionOf(input),
    section('ASK', askOf(input)),
    ['FACTS', ...lines, JSON.stringify({ heldBack: held })].join('\n'),
    ['EARLIER', ...historyLines(input)].join('\n'),
    section('PERSON', personOf(input)),
  ].join('\n\n');
  const { maxTokens } = lengths[input.length];
  return {
    system: words.system,
    messages: [{ role: 'user', content, ...(input.images.length > 0 ? { images: input.images } : {}) }],
    tools: toolSpecs(input.tools),
    // Thai takes about twice as many tokens for the same reading.
    maxTokens: input.lang === 'th' ? maxTokens * 2 : maxTokens,
  };
}

function section(name: string, value: object): string {
  return `${name}\n${JSON.stringify(value)}`;
}

function settingsOf(input: PromptInput): object {
  const { mode, length, depth, style, today, zone, minor } = input;
  return {
    mode,
    language: input.lang === 'th' ? 'Thai' : 'English',
    words: lengths[length].words,
    depth,
    style: styles[style],
    name: input.firstName === null ? null : cleanPersonText(input.firstName).slice(0, 40),
    today,
    zone,
    ...(minor === 'none' ? {} : { reader: minor === 'under13' ? 'a child' : 'under 18' }),
  };
}

/** How sure the rules of the mode are, and what they cannot say. */
function traditionOf({ tradition }: PromptInput): readonly string[] {
  if (tradition === null) return [];
  const { confidence, limits } = tradition;
  return [section('TRADITION', { confidence, limits })];
}

function askOf({ ask, plan, said, people }: PromptInput): object {
  const last = said.at(-1);
  return {
    act: ask.act,
    form: ask.form,
    topics: ask.topics.map(({ label }) => label),
    frame: ask.frame.from === null ? null : { from: ask.frame.from, to: ask.frame.to },
    people: ask.people.map(({ role }) => role),
    saved: people.map(({ role, name }, at) => ({
      person: personAlias(at),
      role: cleanPersonText(role).slice(0, 40),
      name: name === null ? null : cleanPersonText(name).slice(0, 40),
    })),
    followUp: ask.followUp,
    feeling: { valence: ask.affect.valence, arousal: ask.affect.arousal },
    moves: plan,
    saidLast: last === undefined ? null : saidLine(last),
  };
}

function saidLine({ facts, topic, practice, question }: SaidEntry): object {
  return { topic, facts: facts.slice(0, 9), practice, question };
}

/** The last turns in words, older ones as what they were about. */
function historyLines({ turns, said }: PromptInput): readonly string[] {
  const lines: string[] = [];
  let tokens = 0;
  for (const { role, text } of turns.slice(-MAX_TURNS).toReversed()) {
    const words = cutMiddle(cleanPersonText(text), MAX_TURN_CHARS);
    const line = JSON.stringify(role === 'user' ? { personSaid: words } : { youSaid: words });
    tokens += tokensOf(line);
    if (tokens > MAX_HISTORY_TOKENS) break;
    lines.unshift(line);
  }
  const older = turns.length > MAX_TURNS ? said.slice(0, -1).slice(-MAX_LEDGER_ENTRIES) : [];
  return [...older.map((entry) => JSON.stringify({ before: saidLine(entry) })), ...lines];
}

function personOf({ message, fields, images }: PromptInput): object {
  const cut = (text: string, tokens: number): string => {
    const clean = cleanPersonText(text);
    return cutMiddle(clean, Math.max(40, unitsWithin(clean, tokens)));
  };
  return {
    wordsOfThePerson: cut(message, MAX_MESSAGE_TOKENS),
    ...(fields.length === 0
      ? {}
      : {
          alsoWordsOfThePerson: fields.slice(0, 4).map(({ label, text }) => ({
            label: cleanPersonText(label).slice(0, 60),
            words: cut(text, MAX_FIELD_TOKENS),
          })),
        }),
    ...(images.length === 0 ? {} : { pictures: images.length }),
  };
}
