/** A question to the companion, and its reading. */
import * as z from 'zod/mini';
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading, Sentence } from '#facts/reading.ts';
import { MAX_MESSAGE_CHARS } from '../limits.ts';
import { sexes } from '../profile.ts';
import { askOrNull, sheetOrNull } from './chat-sheet.ts';
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

/** Providers that a person's own key may be used with. Each has one address, which the server knows: none is taken from a client. */
export const ownKeyProviders = ['anthropic', 'openai', 'google', 'openrouter'] as const;
export type OwnKeyProvider = (typeof ownKeyProviders)[number];

/** Header of a person's own key. It goes to the provider named in `own` and is neither kept nor logged. */
export const OWN_KEY_HEADER = 'X-Own-Key';

const own = z.object({
  provider: z.enum(ownKeyProviders, `must be one of: ${ownKeyProviders.join(', ')}`),
  model: z
    .string('must be the name of a model')
    .check(z.regex(/^[\w.:/@-]{1,120}$/, 'must be the name of a model as its provider writes it')),
});

/** Two pictures as they come out of the device's own re-encoding, with all of JSON around them. */
export const MAX_CHAT_BYTES = 4_500_000;
const MAX_IMAGE_CHARS = 2_000_000;

/** How the bytes of each kind begin, in base64: a name alone proves nothing. */
const imageStart = { 'image/jpeg': '/9j/', 'image/png': 'iVBORw0KGg' } as const;

const image = z
  .object({
    mime: z.enum(['image/jpeg', 'image/png'], 'must be image/jpeg or image/png'),
    base64: z.string('must be base64').check(
      z.maxLength(MAX_IMAGE_CHARS, 'must be at most 1.5 MB'),
      z.refine((text) => /^[A-Za-z0-9+/]+={0,2}$/.test(text), { error: 'must be base64' }),
    ),
  })
  .check(
    z.refine(({ mime, base64 }) => base64.startsWith(imageStart[mime]), {
      error: 'must be a picture of the kind it says',
    }),
  );

const field = z.object({ label: words(60), text: words(8000) });

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
  /** Facts computed on the device; used where `userProfile` gives no birth to compute them from. At most 64 KB. */
  factSheet: absentAsNull(sheetOrNull),
  /** What was understood on the device, where the saved people are known. */
  ask: absentAsNull(askOrNull),
  /** Further words of the person that a model may see: a note, a dream. */
  fields: z._default(z.array(field, 'must be a list').check(z.maxLength(4, 'must hold at most 4 texts')), []),
  /** For models that see. */
  images: z._default(
    z.array(image, 'must be a list').check(z.maxLength(2, 'must hold at most 2 pictures')),
    [],
  ),
  /** How the reading is written. */
  length: z._default(z.enum(['brief', 'medium', 'deep'], 'must be brief, medium or deep'), 'medium'),
  depth: z._default(
    z.enum(['basic', 'intermediate', 'advanced'], 'must be basic, intermediate or advanced'),
    'intermediate',
  ),
  style: z._default(
    z.enum(['warm', 'clear', 'playful', 'quiet'], 'must be warm, clear, playful or quiet'),
    'warm',
  ),
  /** A person's own model; its key comes in the header X-Own-Key. Not counted. */
  own: absentAsNull(z.nullable(own)),
  /** Who is to write: `composer` never needs a model. Left out, a hosted model writes where this server has one. */
  author: z.optional(z.enum(['composer', 'model'], "must be 'composer' or 'model'")),
});

const readingShape: z.ZodMiniType<Reading | null> = z.nullable(
  z.custom<Reading>((value) => typeof value === 'object' && value !== null && 'sentences' in value),
);
const sheetShape: z.ZodMiniType<FactSheet | null> = z.nullable(
  z.custom<FactSheet>((value) => typeof value === 'object' && value !== null && 'facts' in value),
);

/** How a reading came about. */
export const chatNotes = z.object({
  /** The model that wrote; null when the composer did. */
  model: z.nullable(z.string()),
  /** Sentences struck because the facts deny them. */
  struck: z.int(),
  /** A second draft was asked for. */
  repaired: z.boolean(),
  /** Why the composer wrote where a model was to: what failed, what was wrong with its draft, `used-up` or `no-model`. */
  fellBack: z.nullable(z.string()),
  /** Why the reading is not whole. */
  partial: z.nullable(z.enum(['stopped', 'cut', 'length'])),
});
export type ChatNotes = z.infer<typeof chatNotes>;

export const chatAnswer = z.object({
  response: z.string(),
  /** The reading behind the text, each sentence with the facts it cites; null where no reading was written. */
  reading: readingShape,
  factSheet: sheetShape,
  notes: chatNotes,
});

/**
 * Events of `POST /api/chat` with `Accept: text/event-stream`, each as JSON in `data`. `done` or `problem` is the last;
 * `replaced` withdraws every sentence before it. A comment comes every 15 seconds.
 */
export type ChatEvents = {
  readonly sentence: { readonly type: 'sentence'; readonly sentence: Sentence; readonly truth: Fact | null };
  readonly replaced: {
    readonly type: 'replaced';
    readonly why: 'redraft' | 'uncited' | 'contradicted' | 'unsafe' | 'crisis' | 'failed';
  };
  readonly done: {
    readonly type: 'done';
    readonly response: string;
    readonly reading: Reading | null;
    readonly sheet: FactSheet | null;
    readonly notes: ChatNotes;
  };
  readonly problem: { readonly type: 'problem'; readonly error: string };
};
