/**
 * `POST /api/chat`: a reading for the last message, as JSON or, for who asks for them, as events while it is written.
 *
 * The composer always answers and is never counted. Where a hosted model is set up, or the person brings a key, a model
 * writes instead unless the caller asks for the composer; what goes wrong with it ends in the composer's reading, and the
 * notes say why. Answers of a hosted model are counted a day, by person, network and in all (ADR 0104); what failed is not.
 */
import { Hono } from 'hono';
import { OWN_KEY_HEADER } from '#contract/api/chat.ts';
import type { ChatEvents, ChatNotes } from '#contract/api/chat.ts';
import type { Body } from '#contract/api/calls.ts';
import { readingText } from '#companion/answer.ts';
import type { PipelineEvent } from '#companion/prompt/pipeline.ts';
import { refuse, Refusal, register } from '../calls.ts';
import type { CallInput, RouteDeps } from '../calls.ts';
import { ChatInputError } from '../composer.ts';
import type { ChatInput, ChatReply, Composer } from '../composer.ts';
import { takeHosted } from '../hosted.ts';
import type { HostedModel } from '../hosted.ts';
import type { Meter } from '../limits.ts';
import { eventStream, eventStreamHeaders } from '../model/event-stream.ts';
import type { ModelReader } from '../model/model-reader.ts';
import type { NamedCall } from '../model/named-call.ts';
import type { ProviderAccess } from '../model/provider-names.ts';

export type ChatDeps = RouteDeps & {
  readonly composer: Composer;
  readonly hosted: HostedModel | null;
  /** A model by a person's own key. */
  readonly ownCall: (access: ProviderAccess) => NamedCall;
  readonly readWithModel: ModelReader;
  readonly meter: Meter;
  /** Key of the digest that stands for an address in the meter's table. */
  readonly addressKey: Uint8Array;
};

/** Who writes, and what is done when it turns out that nobody did. */
type Author = {
  readonly model: NamedCall | null;
  /** Why the composer writes where a model was asked for. */
  readonly fellBack: string | null;
  readonly giveBack: () => Promise<void>;
};

/** Sentences that count as an answer for who leaves in the middle. */
const WORTH_COUNTING = 2;

type ChatEvent = ChatEvents[keyof ChatEvents];

export function chatRoutes(deps: ChatDeps): Hono {
  const app = new Hono();
  register(app, 'chat', deps, async (input) => {
    try {
      const reply = await deps.composer.reply(toInput(input.body, deps.nowMs()));
      const author = await authorOf(reply, deps, input);
      if (author instanceof Refusal) return author;
      const control = new AbortController();
      const events = answerEvents(reply, author, deps, control);
      const wantsEvents = input.c.req.header('accept')?.includes('text/event-stream') === true;
      if (wantsEvents)
        return new Response(
          eventStream(events, () => control.abort()),
          { headers: eventStreamHeaders },
        );
      return await wholeAnswer(events);
    } catch (error) {
      return failureOf(error, deps);
    }
  });
  return app;
}

function failureOf(error: unknown, { log }: ChatDeps): Refusal {
  if (error instanceof ChatInputError) return refuse(400, error.message);
  // The message of a thrown error may quote what the person wrote; its kind may not.
  log.error('chat-failed', { kind: error instanceof Error ? error.name : typeof error });
  return refuse(500, 'Failed to get AI response');
}

/** The last event alone, for who does not stream. */
async function wholeAnswer(events: AsyncGenerator<ChatEvent, void, undefined>) {
  for await (const event of events) {
    if (event.type === 'problem') return refuse(500, event.error);
    if (event.type === 'done') {
      const { response, reading, sheet: factSheet, notes } = event;
      return { response, reading, factSheet, notes };
    }
  }
  return refuse(500, 'Failed to get AI response');
}

async function* answerEvents(
  reply: ChatReply,
  author: Author,
  deps: ChatDeps,
  control: AbortController,
): AsyncGenerator<ChatEvent, void, undefined> {
  const forModel = author.model === null ? null : (reply.forModel?.() ?? null);
  if (author.model === null || forModel === null) {
    const { text: response, reading, sheet } = reply;
    yield { type: 'done', response, reading, sheet, notes: composerNotes(author.fellBack) };
    return;
  }
  let shown = 0;
  /** Null until the end: who leaves before it has had what was shown. */
  let delivered: boolean | null = null;
  try {
    for await (const event of deps.readWithModel(forModel, author.model, control)) {
      if (event.type === 'sentence') shown += 1;
      if (event.type === 'replaced') shown = 0;
      if (event.type === 'done') delivered = isDelivered(event);
      yield event.type === 'done' ? { ...event, response: readingText(event.reading) } : event;
    }
  } catch (error) {
    delivered = false;
    yield { type: 'problem', error: failureOf(error, deps).body.error };
  } finally {
    if (!(delivered ?? shown >= WORTH_COUNTING)) await author.giveBack();
  }
}

/** The answer is the model's own, and was not broken off by its provider. */
function isDelivered({ notes }: Extract<PipelineEvent, { type: 'done' }>): boolean {
  return notes.fellBack === null && notes.partial !== 'cut';
}

const composerNotes = (fellBack: string | null): ChatNotes => ({
  model: null,
  struck: 0,
  repaired: false,
  fellBack,
  partial: null,
});

const composer = (fellBack: string | null): Author => ({
  model: null,
  fellBack,
  giveBack: () => Promise.resolve(),
});

/** Who writes this answer; a refusal when what is asked for cannot be. */
async function authorOf(
  reply: ChatReply,
  deps: ChatDeps,
  input: CallInput<'chat'>,
): Promise<Author | Refusal> {
  const { body, c } = input;
  const key = c.req.header(OWN_KEY_HEADER);
  if ((key === undefined) !== (body.own === null))
    return refuse(400, `own: goes together with the header ${OWN_KEY_HEADER}`);
  if (body.author === 'composer' || reply.forModel === null) return composer(null);
  if (key !== undefined && body.own !== null) {
    if (!/^[\x21-\x7e]{8,400}$/.test(key)) return refuse(400, `${OWN_KEY_HEADER}: is not a key`);
    const model = deps.ownCall({ ...body.own, key, baseUrl: null });
    return { model, fellBack: null, giveBack: () => Promise.resolve() };
  }
  if (deps.hosted === null) return composer(body.author === 'model' ? 'no-model' : null);
  if (body.images.length > 0 && !deps.hosted.sees)
    return refuse(400, 'images: the model of this server does not see pictures');
  return counted(deps.hosted, deps, input);
}

/** The hosted model with one answer taken from what is left today; without any, the composer. */
async function counted(
  hosted: HostedModel,
  { meter, addressKey, nowMs }: ChatDeps,
  { body, caller }: CallInput<'chat'>,
): Promise<Author | Refusal> {
  const atMs = nowMs();
  const taken = await takeHosted(hosted, meter, caller, addressKey, atMs);
  if (taken.ok) return { model: hosted, fellBack: null, giveBack: taken.giveBack };
  if (body.author !== 'model') return composer('used-up');
  const waitS = Math.max(1, Math.ceil((taken.resetsAtMs - atMs) / 1000));
  return refuse(
    429,
    `${usedUpWords(taken.usedUp, taken.perDay, caller.identity !== null)} There are new ones from midnight UTC, ` +
      `in ${hoursWords(waitS)}. Readings composed on your device go on.`,
    { code: 'hosted_answers_used_up' },
    { 'Retry-After': String(waitS) },
  );
}

function usedUpWords(usedUp: 'own' | 'all', perDay: number, signedIn: boolean): string {
  if (usedUp === 'all') return "Today's answers by the hosted model are used up for everyone on this server.";
  const whose = signedIn ? 'your account or your network' : 'your network';
  return `Today's ${perDay} answers by the hosted model are used up for ${whose}.`;
}

const hoursWords = (seconds: number): string => {
  const [count, unit] =
    seconds < 3600 ? [Math.ceil(seconds / 60), 'minute'] : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

function toInput(body: Body<'chat'>, nowMs: number): ChatInput {
  const { messages, readingMode, threadId, userProfile: profile, seed, timeZone } = body;
  const { factSheet: sheet, ask, fields, images, length, depth, style } = body;
  const settings = { length, depth, style };
  return {
    messages,
    readingMode,
    threadId,
    profile,
    seed,
    timeZone,
    nowMs,
    sheet,
    ask,
    fields,
    images,
    ...settings,
  };
}
