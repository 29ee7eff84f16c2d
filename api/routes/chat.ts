/**
 * `POST /api/chat`: a reading for the last message.
 *
 * The composer always answers and is never counted. Where a hosted model is set up it writes instead, unless the
 * caller asks for the composer; its answers are counted a day and person, and 429 says when they are used up.
 */
import { Hono } from 'hono';
import type { Body } from '#contract/api/calls.ts';
import { refuse, register } from '../calls.ts';
import type { CallInput, Refusal, RouteDeps } from '../calls.ts';
import { ChatInputError } from '../composer.ts';
import type { ChatInput, Composer } from '../composer.ts';
import { HOSTED_ANSWERS, hostedSubject } from '../hosted.ts';
import type { HostedModel } from '../hosted.ts';
import type { Meter } from '../limits.ts';

export type ChatDeps = RouteDeps & {
  readonly composer: Composer;
  readonly hosted: HostedModel | null;
  readonly meter: Meter;
  /** Key of the digest that stands for an address in the meter's table. */
  readonly addressKey: Uint8Array;
};

export function chatRoutes(deps: ChatDeps): Hono {
  const app = new Hono();
  register(app, 'chat', deps, async (input) => {
    const hosted = input.body.author === 'composer' ? null : deps.hosted;
    const usedUp = hosted === null ? null : await count(hosted, deps, input);
    if (usedUp !== null) return usedUp;
    try {
      const reply = await (hosted ?? deps.composer).reply(toInput(input.body, deps.nowMs()));
      return { response: reply.text, reading: reply.reading, factSheet: reply.sheet };
    } catch (error) {
      if (error instanceof ChatInputError) return refuse(400, error.message);
      // The message of a thrown error may quote what the person wrote; its kind may not.
      deps.log.error('chat-failed', { kind: error instanceof Error ? error.name : typeof error });
      return refuse(500, 'Failed to get AI response');
    }
  });
  return app;
}

/** Counts one answer of the hosted model; the refusal when there is none left today. */
async function count(
  hosted: HostedModel,
  deps: ChatDeps,
  { caller }: CallInput<'chat'>,
): Promise<Refusal | null> {
  const perDay = await hosted.perDay(caller.identity);
  if (perDay === null) return null;
  const taken = await deps.meter.take(hostedSubject(caller, deps.addressKey), HOSTED_ANSWERS, perDay);
  if (taken.ok) return null;
  const waitS = Math.max(1, Math.ceil((taken.resetsAtMs - deps.nowMs()) / 1000));
  return refuse(
    429,
    `Today's ${perDay} answers by the hosted model are used up. They come back at midnight UTC; ` +
      'readings composed on your device go on.',
    { code: 'hosted_answers_used_up' },
    { 'Retry-After': String(waitS) },
  );
}

function toInput(body: Body<'chat'>, nowMs: number): ChatInput {
  const { messages, readingMode, threadId, userProfile: profile, seed, timeZone } = body;
  return { messages, readingMode, threadId, profile, seed, timeZone, nowMs };
}
