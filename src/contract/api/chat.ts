/** A question to the companion, and its reading. */
import * as z from 'zod/mini';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading } from '#facts/reading.ts';
import { MAX_MESSAGE_CHARS } from '../limits.ts';
import { sexes } from '../profile.ts';
import {
  absentAsNull,
  dateOrNull,
  degreesOrNull,
  oneOfOrNull,
  timeOrNull,
  words,
  wordsOrNull,
} from './shapes.ts';

const message = z.object({
  role: z.enum(['user', 'assistant'], "must be 'user' or 'assistant'"),
  content: words(20_000).check(z.minLength(1, 'must not be empty')),
});

const person = z.object({
  name: absentAsNull(wordsOrNull(200)),
  birthDate: absentAsNull(dateOrNull),
  birthTime: absentAsNull(timeOrNull),
  birthPlace: absentAsNull(wordsOrNull(300)),
  birthLat: absentAsNull(degreesOrNull(90)),
  birthLng: absentAsNull(degreesOrNull(180)),
  birthTimeZoneId: absentAsNull(wordsOrNull(64)),
  sex: absentAsNull(oneOfOrNull(sexes)),
});

const aMessage = 'must be a list with at least one message';
const last = <Item>(list: readonly Item[]): Item | undefined => list[list.length - 1];

export const chatBody = z.object({
  /** Oldest first. The last one is the person's. */
  messages: z.array(message, aMessage).check(
    z.minLength(1, aMessage),
    z.maxLength(200, 'must hold at most 200 messages'),
    z.refine((list) => list.length === 0 || last(list)?.role === 'user', {
      error: 'must end with a message of the user',
    }),
    z.refine((list) => last(list)?.content.trim() !== '', { error: 'must not end with a blank message' }),
    z.refine((list) => (last(list)?.content.length ?? 0) <= MAX_MESSAGE_CHARS, {
      error: `must end with a message of at most ${MAX_MESSAGE_CHARS.toLocaleString('en')} characters`,
    }),
  ),
  readingMode: z._default(words(64).check(z.minLength(1, 'must not be empty')), 'mixed'),
  threadId: z._default(words(64).check(z.minLength(1, 'must not be empty')), 'api'),
  /** Taken and not used: who asks is told by the token alone. */
  userId: z.optional(z.nullable(words(64))),
  userProfile: absentAsNull(z.nullable(person)),
  /** Same seed and same input, same reading. */
  seed: absentAsNull(z.nullable(words(200))),
  /** IANA zone of the person's days. */
  timeZone: absentAsNull(wordsOrNull(64)),
  /** Who is to write: `composer` never needs a model. Left out, a hosted model writes where this server has one. */
  author: z.optional(z.enum(['composer', 'model'], "must be 'composer' or 'model'")),
});

const readingShape: z.ZodMiniType<Reading | null> = z.nullable(
  z.custom<Reading>((value) => typeof value === 'object' && value !== null && 'sentences' in value),
);
const sheetShape: z.ZodMiniType<FactSheet | null> = z.nullable(
  z.custom<FactSheet>((value) => typeof value === 'object' && value !== null && 'facts' in value),
);

export const chatAnswer = z.object({
  response: z.string(),
  /** The reading behind the text, each sentence with the facts it cites; null where no reading was written. */
  reading: readingShape,
  factSheet: sheetShape,
});
