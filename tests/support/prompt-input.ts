/** A real question with a real sheet, as a prompt's input; and a judge that knows a few simple sentences. */
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading } from '#facts/reading.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { defaultReadingSettings } from '#companion/request.ts';
import type { AnswerRequest } from '#companion/request.ts';
import type { Judge, Judged, RunTool } from '#companion/prompt/pipeline-types.ts';
import { promptInput } from '#companion/prompt/prompt-input.ts';
import type { PromptAllows, PromptInput } from '#companion/prompt/prompt-input.ts';
import { createRunTool } from '#companion/prompt/run-tool.ts';
import { createCompanion } from '#engine/compose.ts';
import { factView } from '#text/en/fact-words.ts';

const birth = {
  date: '1993-04-14',
  time: '07:42',
  plusMinusMin: 0,
  place: { name: 'Lisbon', latDeg: 38.7223, lonDeg: -9.1393 },
  zone: 'Europe/Lisbon',
  offsetSeconds: null,
  fold: null,
};

export const request: AnswerRequest = {
  text: 'Why do I always get ghosted?',
  mode: 'western',
  birth,
  attached: null,
  attachedBefore: null,
  name: 'Ada Lovelace',
  now: Date.UTC(2026, 10, 21, 12) as UnixMs,
  zone: 'Europe/Lisbon',
  uiLang: 'en',
  settings: defaultReadingSettings,
  threadId: 'thread',
  messageId: 'message',
  regenerate: 0,
  turns: [],
  ledger: [],
};

let made: { readonly reading: Reading; readonly sheet: FactSheet } | undefined;

/** The composer's reading of the question, made once. */
export function composed(): { readonly reading: Reading; readonly sheet: FactSheet } {
  if (made === undefined) {
    const { reading, sheet } = createCompanion().answer(request);
    if (reading === null || sheet === null) throw new Error('this question is read');
    made = { reading, sheet };
  }
  return made;
}

export function say(fact: Fact): string {
  const context = { zone: request.zone, today: '2026-11-21', facts: factsById(composed().sheet) };
  const { title, detail } = factView(fact, context);
  return detail === '' ? title : `${title}: ${detail}`;
}

const nothing: PromptAllows = {
  name: false,
  fields: [],
  images: [],
  people: [],
  tools: ['transits', 'fact'],
};

export function testInput(
  allows: Partial<PromptAllows> = {},
  changes: Partial<PromptInput> = {},
): PromptInput {
  return { ...promptInput(request, composed(), { ...nothing, ...allows }, say), ...changes };
}

export const runTool: RunTool = createRunTool({
  rules: createZoneRules(),
  birth,
  houseSystem: 'placidus',
  node: 'mean',
  now: request.now,
  zone: request.zone,
  say,
  birthOf: (id) => (id === 'saved-1' ? { ...birth, date: '1990-01-02' } : null),
  draw: null,
});

/**
 * Judges sentences of the form "Venus is in Aries" by the sheet; anything else claims nothing. It shares no code with the
 * verifier and knows no more than these tests need.
 */
export const simpleJudge: Judge = (sentences, sheet) => {
  const facts = factsById(sheet);
  return sentences.map(({ text, cites }): Judged => {
    const claim = /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn) is in (?:the )?(\w+)/.exec(text);
    if (claim === null) return { verdict: 'reflection', cites, claims: [], truth: null };
    const id = `natal.${(claim[1] ?? '').toLowerCase()}.sign` as FactId;
    const value = facts.get(id)?.value;
    if (value?.type !== 'id') return { verdict: 'unsupported', cites: [], claims: [1], truth: null };
    const isRight = value.id === (claim[2] ?? '').toLowerCase();
    return isRight
      ? { verdict: 'supported', cites: [...new Set([...cites, id])], claims: [1], truth: null }
      : { verdict: 'contradicted', cites, claims: [1], truth: id };
  });
};

/** The alias that a prompt gave to a fact. */
export function aliasIn(prompt: string, id: string): string {
  const line = prompt.split('\n').find((text) => text.includes(`"id":"${id}"`));
  if (line === undefined) throw new Error(`no line of ${id} is in the prompt`);
  return (JSON.parse(line) as { k: string }).k;
}

/** The first message of a request: the whole prompt but its rules. */
export function promptText(sent: { readonly messages: readonly object[] }): string {
  const [first] = sent.messages;
  return first !== undefined && 'content' in first ? String(first.content) : '';
}

/** Writes `[[natal.venus.sign]]` as the alias of the prompt. */
export function withAliases(prompt: string, text: string): string {
  return text.replaceAll(/\[\[([^\]]+)\]\]/g, (_, ids: string) => {
    const aliases = ids.split(',').map((id) => (id.includes('.') ? aliasIn(prompt, id.trim()) : id));
    return `[[${aliases.join(',')}]]`;
  });
}
