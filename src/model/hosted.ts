/**
 * A reading by the model of our own server, or by the person's own key through it: the question and its facts go out, the
 * pipeline's events come back while it is written.
 *
 * The server is told facts and not the birth behind them; of the birth only the day goes along, by which it knows who is
 * under age.
 */
import type { Sent } from '#contract/api/calls.ts';
import { OWN_KEY_HEADER } from '#contract/api/chat.ts';
import type { ChatEvents, OwnKeyProvider } from '#contract/api/chat.ts';
import { MAX_SHEET_BYTES } from '#contract/api/chat-sheet.ts';
import { isForModels, seenFact } from '#companion/prompt/fact-lines.ts';
import { follow } from '#companion/prompt/model-call.ts';
import { readingOf } from '#companion/prompt/pipeline.ts';
import type { PromptInput } from '#companion/prompt/prompt-input.ts';
import type { Answer, AnswerRequest } from '#companion/request.ts';
import type { Understood } from '#engine/protocol.ts';
import type { Fact, Json } from '#facts/fact.ts';
import { matchesGlob } from '#facts/fact-id.ts';
import { sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Sentence } from '#facts/reading.ts';
import { isLongerInUtf8 } from '#lib/utf8.ts';
import type { Lens } from './author.ts';
import { composedEnd } from './converse-event.ts';
import type { ConverseEvent, FellBack } from './converse-event.ts';
import { zoneThrough } from './lens.ts';
import { serverEvents } from './wire/server-events.ts';
import { membersOf } from './wire/wire.ts';

/** The part of our server's client that is used (#account/api-client.ts). */
export type HostedDoor = {
  readonly stream: (
    name: 'chat',
    options: {
      readonly body: Sent<'chat'>;
      readonly signal: AbortSignal;
      readonly headers?: Readonly<Record<string, string>>;
    },
  ) => Promise<Response>;
};

/** A person's own model that the server calls for them. */
export type OwnByServer = { readonly provider: OwnKeyProvider; readonly model: string; readonly key: string };

export type HostedQuestion = {
  /** As the model is to see it. */
  readonly shown: AnswerRequest;
  readonly forModel: NonNullable<Understood['forModel']>;
  readonly lens: Lens;
  readonly own: OwnByServer | null;
};

/** What our server's own model is called until it says its name. */
const HOSTED_NAME = 'hosted';
/** Turns that are sent along; the server's prompt holds the last six. */
const MAX_TURNS = 12;
/** Longest wait for the next event; the server ends a silent provider much earlier. */
const SILENCE_MS = 90_000;
/** Shown sentences that are worth keeping when the connection breaks off. */
const WORTH_KEEPING = 2;

export async function* readHosted(
  tools: { readonly api: HostedDoor; readonly ownHost: string; readonly answer: Answer },
  question: HostedQuestion,
  signal: AbortSignal,
): AsyncGenerator<ConverseEvent, void, undefined> {
  const { api, ownHost, answer } = tools;
  const { forModel, own } = question;
  const control = new AbortController();
  const release = follow(signal, control);
  let shown: Sentence[] = [];
  let why: FellBack | 'cut' = 'cut';
  try {
    const response = await api.stream('chat', {
      body: hostedBody(question),
      signal: control.signal,
      ...(own === null ? {} : { headers: { [OWN_KEY_HEADER]: own.key } }),
    });
    for await (const event of chatEvents(response, control)) {
      if (event.type === 'sentence') shown = [...shown, event.sentence];
      if (event.type === 'replaced') shown = [];
      if (event.type === 'problem') break;
      if (event.type !== 'done') {
        yield event;
        continue;
      }
      const { reading, notes } = event;
      const fellBack = notes.fellBack as FellBack | null;
      // What our server composes knows less of the person than what was composed here.
      if (reading === null || reading.author === 'composer') yield* composedEnd(answer, fellBack, ownHost);
      else {
        const sheet = joined(forModel.prompt.sheet, event.sheet?.facts ?? []);
        const whole = { ...reading, sheetHash: sheet.hash };
        yield { type: 'done', reading: whole, sheet, notes: { ...notes, fellBack }, sentTo: ownHost };
      }
      return;
    }
  } catch (error) {
    why = signal.aborted ? 'cut' : failureOf(error);
  } finally {
    release();
    control.abort();
  }
  yield* brokenOff(tools, question, shown, signal.aborted ? 'stopped' : why);
}

/** The stream ended without its last event. */
function* brokenOff(
  { answer, ownHost }: { readonly answer: Answer; readonly ownHost: string },
  { forModel, own }: HostedQuestion,
  shown: readonly Sentence[],
  why: FellBack | 'cut' | 'stopped',
): Generator<ConverseEvent, void, undefined> {
  const isStopped = why === 'stopped';
  if (isStopped ? shown.length > 0 : shown.length >= WORTH_KEEPING) {
    const { prompt } = forModel;
    const struck = shown.filter(({ verdict }) => verdict === 'contradicted').length;
    yield {
      type: 'done',
      reading: readingOf(prompt, prompt.sheet, shown),
      sheet: prompt.sheet,
      notes: {
        model: own?.model ?? HOSTED_NAME,
        struck,
        repaired: false,
        fellBack: null,
        partial: isStopped ? 'stopped' : 'cut',
      },
      sentTo: ownHost,
    };
    return;
  }
  if (isStopped) return;
  if (shown.length > 0) yield { type: 'replaced', why: 'failed' };
  yield* composedEnd(answer, why === 'cut' ? 'unreachable' : why, ownHost);
}

/** Exactly what is sent, but for the key in its header. */
export function hostedBody({ shown, forModel, lens, own }: HostedQuestion): Sent<'chat'> {
  const { prompt } = forModel;
  return {
    messages: [
      ...prompt.turns
        .slice(-MAX_TURNS)
        .map(({ role, text }) => ({ role, content: text.slice(0, 8000) || ' ' })),
      { role: 'user', content: prompt.message },
    ],
    readingMode: prompt.mode,
    threadId: 'device',
    userProfile: prompt.firstName === null ? null : { name: prompt.firstName },
    seed: prompt.seed,
    timeZone: zoneThrough(shown.zone, shown.now, lens),
    factSheet: sheetToSend(prompt),
    ask: askToSend(prompt),
    fields: prompt.fields.slice(0, 4).map(({ label, text }) => ({ label, text })),
    images: prompt.images.slice(0, 2).map(({ mime, base64 }) => ({ mime, base64 })),
    length: prompt.length,
    depth: prompt.depth,
    style: prompt.style,
    own: own === null ? null : { provider: own.provider, model: own.model },
  };
}

/** Saved people have no names outside of the device, and no ids; the matter and the parts could hold them. */
function askToSend({ ask }: PromptInput): NonNullable<Sent<'chat'>['ask']> {
  const people = ask.people.map(({ role }) => ({ role }));
  const { matter: _, parts: __, ...rest } = ask;
  return structuredClone({ ...rest, people, safety: 0 }) as NonNullable<Sent<'chat'>['ask']>;
}

/** The facts that bear on the question first, as many as may be sent; of the birth behind them, the day. */
function sheetToSend({ sheet, weighed }: PromptInput): FactSheet {
  const rank = new Map<string, number>();
  for (const id of [...weighed.flatMap(({ facts }) => facts), ...sheet.caveats])
    if (!rank.has(id)) rank.set(id, rank.size);
  const last = rank.size;
  // Another person's own positions give away a birth: they stay here.
  const facts = sheet.facts
    .filter(({ id }) => isForModels(id))
    .map((fact) => ({ ...fact, derivation: derivationToSend(fact) }))
    .toSorted((a, b) => (rank.get(a.id) ?? last) - (rank.get(b.id) ?? last));
  const of = (count: number): FactSheet => {
    const kept = new Set<string>(facts.slice(0, count).map(({ id }) => id));
    return {
      ...sheet,
      inputs: dayOf(sheet),
      facts: facts.slice(0, count),
      // A family of which a part stays here is not whole there: what is missing must not be taken for what is not so.
      complete: sheet.complete.filter((glob) =>
        sheet.facts.every(({ id }) => kept.has(id) || !matchesGlob(id, glob)),
      ),
    };
  };
  let count = Math.min(facts.length, 900);
  while (count > 0 && isLongerInUtf8(JSON.stringify(of(count)), MAX_SHEET_BYTES))
    count -= Math.max(1, Math.floor(count / 10));
  return of(count);
}

function derivationToSend(fact: Fact): Fact['derivation'] {
  const { method, source, values } = seenFact(fact).derivation;
  return { method, from: [], ...(values === undefined ? {} : { values }), source };
}

function dayOf({ inputs }: FactSheet): FactSheet['inputs'] {
  const { date } = membersOf(inputs['birth']);
  return typeof date === 'string' ? { birth: { date } satisfies Json } : {};
}

/** Our sheet with the facts that the server's tools found. */
function joined(sheet: FactSheet, theirs: readonly Fact[]): FactSheet {
  const known = new Set<string>(sheet.facts.map(({ id }) => id));
  const found = theirs.filter(({ id }) => !known.has(id));
  if (found.length === 0) return sheet;
  const { hash: _, ...contents } = sheet;
  return sealSheet({ ...contents, facts: [...contents.facts, ...found] });
}

type ChatEvent = ChatEvents[keyof ChatEvents];

async function* chatEvents(
  response: Response,
  control: AbortController,
): AsyncGenerator<ChatEvent, void, undefined> {
  const type = response.headers.get('content-type') ?? '';
  if (response.body === null || !type.startsWith('text/event-stream')) return;
  let timer = setTimeout(() => control.abort(), SILENCE_MS);
  try {
    for await (const { data } of serverEvents(response.body)) {
      clearTimeout(timer);
      const event = readEvent(data);
      if (event !== null) yield event;
      timer = setTimeout(() => control.abort(), SILENCE_MS);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** An event of our server; null for one that this version does not know. */
function readEvent(data: string): ChatEvent | null {
  let event: unknown;
  try {
    event = JSON.parse(data);
  } catch {
    return null;
  }
  const { type, sentence, why, notes } = membersOf(event);
  const { text, cites, verdict } = membersOf(sentence);
  const isSentence = typeof text === 'string' && Array.isArray(cites) && typeof verdict === 'string';
  const isWhole =
    (type === 'sentence' && isSentence) ||
    (type === 'replaced' && typeof why === 'string') ||
    (type === 'done' && typeof notes === 'object' && notes !== null) ||
    type === 'problem';
  return isWhole ? (event as ChatEvent) : null;
}

/** By the status of a refusal; without one there was no answer. */
function failureOf(error: unknown): FellBack {
  const { status, code } = membersOf(error);
  if (code === 'hosted_answers_used_up') return 'used-up';
  switch (status) {
    case 400:
    case 415:
    case 422:
      return 'malformed';
    case 413:
      return 'too-long';
    case 429:
      return 'rate-limited';
    default:
      return 'unreachable';
  }
}
