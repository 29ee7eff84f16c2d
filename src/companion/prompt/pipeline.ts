/**
 * A reading by a language model, checked sentence by sentence; the same on the server and on the device.
 *
 * The model writes prose and computes nothing. Each sentence is verified before it is shown. What goes wrong has one of
 * these ends (companion design, section 6):
 *
 * - nothing or too little is cited → one second draft; still so → shown as reflection under two sentences of the composer;
 * - one contradicted sentence → struck, with the fact that denies it;
 * - two, or a wrong sign or card at the beginning, or an unsafe sentence → withdrawn, the composer answers;
 * - the provider fails, refuses or is late → the composer answers; broken off after two shown sentences → kept as a part;
 * - stopped by the person → what was shown is kept.
 */
import type { FactId } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading, Sentence } from '#facts/reading.ts';
import { createAliases } from './aliases.ts';
import type { Aliases } from './aliases.ts';
import { buildPrompt } from './build-prompt.ts';
import type { Prompt } from './build-prompt.ts';
import { createDraftPage, hasValidMark } from './draft-page.ts';
import type { DraftItem, DraftPage, WithdrawnWhy } from './draft-page.ts';
import { createLint, givesOrders } from './lint.ts';
import type { Lint } from './lint.ts';
import { createMarkParser } from './mark-parser.ts';
import { ModelFailure } from './model-call.ts';
import type { ModelEvent, ModelMessage, StopControl, ToolCall } from './model-call.ts';
import type { FellBackWhy, PartialWhy, PipelineDeps, PipelineEvent } from './pipeline-types.ts';
import type { PromptInput } from './prompt-input.ts';
import { Stopped, timedEvents } from './timed-events.ts';
import { createToolSession, tasksOf } from './tool-session.ts';
import type { ToolSession } from './tool-session.ts';

export type * from './pipeline-types.ts';

/** Shown sentences that are worth keeping when a provider breaks off. */
const WORTH_KEEPING = 2;
/** A text longer than this many units a token of its cap has lost its way. */
const UNITS_A_TOKEN = 8;

type Run = {
  readonly deps: PipelineDeps;
  readonly input: PromptInput;
  readonly control: StopControl;
  readonly aliases: Aliases;
  readonly tools: ToolSession;
  readonly lint: Lint;
  readonly prompt: Prompt;
};

type DraftEnd = { readonly page: DraftPage; readonly text: string } & (
  | { readonly type: 'ended'; readonly partial: 'length' | null }
  | { readonly type: 'withdrawn'; readonly why: WithdrawnWhy }
  | { readonly type: 'failed'; readonly why: FellBackWhy }
  | { readonly type: 'stopped' }
);

/**
 * Reads with a model. Sentences come as they are ready, `done` comes last with the whole reading; nothing comes after a
 * stop before the first sentence. `control` stops it: aborting closes the upstream connection.
 */
export async function* readWithModel(
  deps: PipelineDeps,
  input: PromptInput,
  control: StopControl,
): AsyncGenerator<PipelineEvent, void, undefined> {
  const run = await prepare(deps, input, control);
  const first = yield* draft(run, run.prompt.messages);
  if (first.type !== 'ended') return yield* endEarly(run, first, false);
  if (first.page.isCovered()) return yield* finish(run, first, false);

  if (first.page.shown() > 0) yield { type: 'replaced', why: 'redraft' };
  const second = yield* draft(run, [...run.prompt.messages, ...repairMessages(run, first)]);
  if (second.type === 'ended' && second.page.isCovered()) return yield* finish(run, second, true);
  if (second.type === 'withdrawn' || second.type === 'stopped') return yield* endEarly(run, second, true);
  return yield* uncited(run, second.type === 'ended' ? second : first, second.page.shown() > 0);
}

async function prepare(deps: PipelineDeps, input: PromptInput, control: StopControl): Promise<Run> {
  const aliases = createAliases(input.seed);
  const offered = deps.canCallTools ? input : { ...input, tools: [] };
  const tools = createToolSession(input, aliases, deps.runTool, deps.words.writeNow);
  const found = deps.canCallTools ? [] : await tools.lookUp(tasksOf(input.ask, input));
  const prompt = withLookedUp(buildPrompt(offered, deps.words, aliases), found);
  const lint = createLint(deps.words, input.mode, spokenBy(input), input.minor !== 'none');
  return { deps, input, control, aliases, tools, lint, prompt };
}

/** What was looked up ahead of a provider that cannot ask stands after the message, as a section of its own. */
function withLookedUp(prompt: Prompt, lines: readonly string[]): Prompt {
  const [first, ...rest] = prompt.messages;
  if (lines.length === 0 || first?.role !== 'user') return prompt;
  const content = `${first.content}\n\n${['LOOKED UP', ...lines].join('\n')}`;
  return { ...prompt, messages: [{ ...first, content }, ...rest] };
}

/** Everything the person wrote that a prompt holds. */
function spokenBy({ message, fields, turns, people, firstName }: PromptInput): readonly string[] {
  return [
    message,
    ...fields.map(({ text }) => text),
    ...turns.flatMap(({ role, text }) => (role === 'user' ? [text] : [])),
    ...people.flatMap(({ name, role }) => [name ?? '', role]),
    firstName ?? '',
  ];
}

/** One draft, tool calls and all. Yields what may be shown; returns how it ended. */
async function* draft(
  run: Run,
  opening: readonly ModelMessage[],
): AsyncGenerator<PipelineEvent, DraftEnd, undefined> {
  const { deps, tools } = run;
  const page = createDraftPage(deps.verify, run.lint, mustCite(run));
  let messages = opening;
  for (;;) {
    const round = yield* oneCall(run, messages, page);
    if (round.type !== 'called') return round;
    if (!tools.canCall()) return { type: 'failed', why: 'malformed', page, text: round.text };
    page.dropHeld();
    const said: ModelMessage = { role: 'assistant', content: round.text, toolCalls: round.calls };
    messages = [...messages, said, await tools.round(round.calls)];
  }
}

type Called = { readonly type: 'called'; readonly calls: readonly ToolCall[]; readonly text: string };

async function* oneCall(
  run: Run,
  messages: readonly ModelMessage[],
  page: DraftPage,
): AsyncGenerator<PipelineEvent, DraftEnd | Called, undefined> {
  const { deps, control, prompt } = run;
  const parser = createMarkParser(run.aliases.factOf);
  const calls: ToolCall[] = [];
  let text = '';
  let end: Extract<ModelEvent, { type: 'end' }>['why'] | null = null;
  try {
    const request = { ...prompt, messages };
    for await (const event of timedEvents(deps.call(request, control.signal), control, deps.wait)) {
      if (event.type === 'tool') calls.push(event);
      if (event.type === 'end') end = event.why;
      if (event.type !== 'text') continue;
      text += event.text;
      for (const parsed of parser.push(event.text)) {
        const why = await page.add(parsed, run.tools.sheet());
        if (why !== null) return { type: 'withdrawn', why, page, text };
        yield* page.release(false);
      }
      if (text.length > prompt.maxTokens * UNITS_A_TOKEN) end = 'length';
      if (end === 'length') break;
    }
  } catch (error) {
    if (error instanceof Stopped) return { type: 'stopped', page, text };
    if (error instanceof ModelFailure) return { type: 'failed', why: error.type, page, text };
    throw error;
  }
  if (end === null) return { type: 'failed', why: 'unreachable', page, text };
  if (end === 'refusal') return { type: 'failed', why: 'refused', page, text };
  if (calls.length > 0 && end !== 'length') return { type: 'called', calls, text };
  for (const parsed of parser.end(end === 'stop')) {
    const why = await page.add(parsed, run.tools.sheet());
    if (why !== null) return { type: 'withdrawn', why, page, text };
  }
  if (page.items().length === 0) return { type: 'failed', why: 'empty', page, text };
  return { type: 'ended', partial: end === 'length' ? 'length' : null, page, text };
}

/** A greeting may cite nothing; whatever answers a question stands on the sheet. */
function mustCite({ input }: Run): boolean {
  const { ask, sheet } = input;
  const answers = ['ask', 'tell', 'draw-request', 'correct-me'].includes(ask.act);
  return answers && sheet.facts.length > 0;
}

/** The draft and what is wrong with it. */
function repairMessages({ deps, lint }: Run, { page, text }: DraftEnd): readonly ModelMessage[] {
  const { faults, repair } = deps.words;
  const items = page.items();
  const list = [
    items.some(hasValidMark) ? faults.fewMarks : faults.noMarks,
    ...items.flatMap(({ parsed, judged }) => [
      ...(parsed.unknown.length > 0 ? [`${faults.unknownMark} "${parsed.text}"`] : []),
      ...(judged.claims.length > 0 && parsed.cites.length === 0
        ? [`${faults.unmarked} "${parsed.text}"`]
        : []),
      ...lint(parsed.text).map(({ key }) => `${faults.banned} ${key}: "${parsed.text}"`),
    ]),
  ];
  return [
    { role: 'assistant', content: text },
    { role: 'user', content: `${repair}\n${JSON.stringify({ faults: list.slice(0, 12) })}` },
  ];
}

async function* finish(
  run: Run,
  { page, ...end }: DraftEnd & { readonly type: 'ended' },
  repaired: boolean,
): AsyncGenerator<PipelineEvent, void, undefined> {
  yield* page.release(true);
  yield done(run, sentencesOf(page.items()), { repaired, partial: end.partial });
}

/** A draft that did not come to its end. */
async function* endEarly(
  run: Run,
  end: Exclude<DraftEnd, { readonly type: 'ended' }>,
  repaired: boolean,
): AsyncGenerator<PipelineEvent, void, undefined> {
  const { page } = end;
  const shown = page.items().slice(0, page.shown());
  if (end.type === 'stopped') {
    if (shown.length > 0) yield done(run, sentencesOf(shown), { repaired, partial: 'stopped' });
    return;
  }
  const isCut = end.type === 'failed' && end.why !== 'refused' && end.why !== 'empty';
  if (isCut && shown.length >= WORTH_KEEPING) {
    yield done(run, sentencesOf(shown), { repaired, partial: 'cut' });
    return;
  }
  if (end.type === 'withdrawn') yield { type: 'replaced', why: end.why };
  else if (shown.length > 0) yield { type: 'replaced', why: 'failed' };
  yield await composed(run, end.why, repaired);
}

/** The second draft cites nothing either: two sentences of the composer, then the text as reflection. */
async function* uncited(
  run: Run,
  { page }: DraftEnd,
  wasShown: boolean,
): AsyncGenerator<PipelineEvent, void, undefined> {
  // Who was given orders may have followed them; such a text is not read out.
  if (spokenBy(run.input).some((text) => givesOrders(text, run.deps.words))) {
    yield { type: 'replaced', why: 'uncited' };
    yield await composed(run, 'uncited', true);
    return;
  }
  if (wasShown) yield { type: 'replaced', why: 'redraft' };
  const sentences = [...(await fromTheChart(run)), ...asReflection(page.items())];
  const facts = factsById(run.tools.sheet());
  for (const sentence of sentences)
    yield { type: 'sentence', sentence, truth: facts.get(sentence.truth ?? ('' as FactId)) ?? null };
  yield done(run, sentences, { repaired: true, partial: null });
}

async function fromTheChart({ deps }: Run): Promise<readonly Sentence[]> {
  const { sentences } = await deps.composeInstead();
  const cited = sentences.filter(({ verdict, cites }) => verdict === 'supported' && cites.length > 0);
  if (cited.length === 0) return [];
  const lead: Sentence = { text: deps.words.fromYourChart, cites: [], move: 'answer', verdict: 'reflection' };
  const inOneParagraph = ({ text, cites, move, verdict }: Sentence): Sentence => ({
    text,
    cites,
    move,
    verdict,
  });
  return [lead, ...cited.slice(0, 2).map(inOneParagraph)];
}

function asReflection(items: readonly DraftItem[]): readonly Sentence[] {
  return items.map(({ sentence }, at): Sentence => {
    const opened: Sentence = at === 0 ? { ...sentence, opens: true } : sentence;
    return sentence.verdict === 'supported' ? { ...opened, cites: [], verdict: 'reflection' } : opened;
  });
}

const sentencesOf = (items: readonly DraftItem[]): readonly Sentence[] =>
  items.map(({ sentence }) => sentence);

async function composed(run: Run, fellBack: FellBackWhy, repaired: boolean): Promise<PipelineEvent> {
  const reading = await run.deps.composeInstead();
  const notes = { model: null, struck: 0, repaired, fellBack, partial: null };
  return { type: 'done', reading, sheet: run.input.sheet, notes };
}

function done(
  { deps, input, tools }: Run,
  sentences: readonly Sentence[],
  { repaired, partial }: { readonly repaired: boolean; readonly partial: PartialWhy | null },
): PipelineEvent {
  const sheet = tools.sheet();
  const struck = sentences.filter(({ verdict }) => verdict === 'contradicted').length;
  const reading = readingOf(input, sheet, sentences);
  return {
    type: 'done',
    reading,
    sheet,
    notes: { model: deps.model(), struck, repaired, fellBack: null, partial },
  };
}

export function readingOf(input: PromptInput, sheet: FactSheet, sentences: readonly Sentence[]): Reading {
  const cited = [...new Set(sentences.flatMap(({ cites }) => cites))];
  const weighed = input.weighed.map((point) => ({
    ...point,
    used: point.facts.some((id) => cited.includes(id)),
  }));
  return {
    author: 'model',
    lang: input.lang,
    sentences,
    ask: input.ask,
    sheetHash: sheet.hash,
    seed: input.seed,
    planHash: input.planHash,
    weighed,
    said: {
      testimonies: weighed.flatMap(({ key, used }) => (used ? [key] : [])),
      facts: cited,
      topic: input.ask.topics[0]?.label ?? 'none',
      opener: null,
      image: null,
      practice: null,
      question: null,
      atoms: [],
    },
  };
}
