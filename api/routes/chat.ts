/**
 * `POST /api/chat`: a reading for the last message.
 *
 * 200 `{ response, reading, factSheet }`; 400 the body is not what the schema says; 413 too long;
 * 415 not JSON; 429 too many, with `Retry-After`; 500 the composer failed. Every failure is `{ error }`.
 */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { ChatInputError } from '../composer.ts';
import type { ChatInput, ChatProfile, Composer } from '../composer.ts';
import type { Log } from '../log.ts';
import { jsonOnly } from '../middleware/json-only.ts';
import { rateLimit } from '../middleware/rate-limit.ts';

const maxBodyBytes = 64 * 1024;
const perMinute = { requests: 30, windowMs: 60_000 };

const text = (max: number) => z.string().max(max);
const blankAsNull = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value?.trim() || null);
const localDate = blankAsNull(10).refine((value) => value === null || /^\d{4}-\d{2}-\d{2}$/.test(value), {
  error: 'must be a date like 1990-07-15',
});
const localTime = blankAsNull(8).refine(
  (value) => value === null || /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
  { error: 'must be a time like 14:05' },
);
/** A degree, also as the text that older clients send. */
const degrees = (limit: number) =>
  z
    .union([z.number(), text(32).transform((value) => (value.trim() === '' ? null : Number(value)))])
    .nullish()
    .transform((value) => value ?? null)
    .refine((value) => value === null || (Number.isFinite(value) && Math.abs(value) <= limit), {
      error: `must be degrees from -${limit} to ${limit}`,
    });

const message = z.object({
  role: z.enum(['user', 'assistant'], "must be 'user' or 'assistant'"),
  content: z.string().min(1, 'must not be empty').max(20_000, 'must be at most 20,000 characters'),
});

const profile = z.object({
  name: blankAsNull(200),
  birthDate: localDate,
  birthTime: localTime,
  birthPlace: blankAsNull(300),
  birthLat: degrees(90),
  birthLng: degrees(180),
  birthTimeZoneId: blankAsNull(64),
  sex: z
    .enum(['female', 'male', ''])
    .nullish()
    .transform((value) => value || null),
});

export const chatBody = z.object({
  messages: z
    .array(message, 'must be a list with at least one message')
    .min(1, 'must be a list with at least one message')
    .refine((list) => list.length <= 200, { error: 'must hold at most 200 messages' })
    .refine((list) => list.length === 0 || list.at(-1)?.role === 'user', {
      error: 'must end with a message of the user',
    })
    .refine((list) => list.at(-1)?.content.trim() !== '', { error: 'must not end with a blank message' })
    .refine((list) => (list.at(-1)?.content.length ?? 0) <= 8000, {
      error: 'must end with a message of at most 8,000 characters',
    }),
  readingMode: text(64).min(1).default('mixed'),
  threadId: text(64).min(1).default('api'),
  userId: text(64).nullish(),
  userProfile: profile.nullish(),
  seed: text(200).nullish(),
  timeZone: blankAsNull(64),
});

/** The first thing wrong with a body, in words that name the field. */
function firstFault(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'The request is not valid.';
  const field = issue.path.reduce<string>(
    (path, step) =>
      typeof step === 'number' ? `${path}[${step}]` : path === '' ? String(step) : `${path}.${String(step)}`,
    '',
  );
  return field === '' ? 'The body must be a JSON object.' : `${field}: ${issue.message}`;
}

export type ChatDeps = {
  readonly composer: Composer;
  readonly log: Log;
  readonly nowMs: () => number;
  readonly trustedProxies: number;
};

export function chatRoute(deps: ChatDeps): Hono {
  return new Hono().post(
    '/',
    rateLimit(perMinute, deps),
    jsonOnly,
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => c.json({ error: 'This request is too long: the limit is 64 KB.' }, 413),
    }),
    async (c) => {
      const json: unknown = await c.req.json().catch(() => undefined);
      if (json === undefined) return c.json({ error: 'The body is not valid JSON.' }, 400);
      const parsed = chatBody.safeParse(json);
      if (!parsed.success) return c.json({ error: firstFault(parsed.error) }, 400);

      try {
        const reply = await deps.composer.reply(toInput(parsed.data, deps.nowMs()));
        return c.json({ response: reply.text, reading: reply.reading, factSheet: reply.sheet }, 200);
      } catch (error) {
        if (error instanceof ChatInputError) return c.json({ error: error.message }, 400);
        // The message of a thrown error may quote what the person wrote; its kind may not.
        deps.log.error('chat-failed', { kind: error instanceof Error ? error.name : typeof error });
        return c.json({ error: 'Failed to get AI response' }, 500);
      }
    },
  );
}

function toInput(body: z.infer<typeof chatBody>, nowMs: number): ChatInput {
  const person: ChatProfile | null = body.userProfile ?? null;
  return {
    messages: body.messages,
    readingMode: body.readingMode,
    threadId: body.threadId,
    profile: person,
    seed: body.seed ?? null,
    timeZone: body.timeZone,
    nowMs,
  };
}
