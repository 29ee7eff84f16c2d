/** Soul Wisdom: what admins publish and everyone may listen to. */
import * as z from 'zod/mini';
import { requiredWords, words } from './shapes.ts';

export const contentTypes = ['podcast', 'affirmation', 'healing'] as const;
export type ContentType = (typeof contentTypes)[number];

export const gradientColors = ['Blue', 'Violet', 'Pink Rose', 'Orange Pink', 'Teal Cyan', 'Green'] as const;
export type GradientColor = (typeof gradientColors)[number];

/** The covers on offer, with their names. */
export const contentEmoji = [
  { emoji: '✨', name: 'Sparkles' },
  { emoji: '🌙', name: 'Crescent moon' },
  { emoji: '💫', name: 'Dizzy star' },
  { emoji: '⭐', name: 'Star' },
  { emoji: '🔮', name: 'Crystal ball' },
  { emoji: '🎵', name: 'Musical note' },
  { emoji: '🎧', name: 'Headphones' },
  { emoji: '💖', name: 'Sparkling heart' },
  { emoji: '🧘', name: 'Meditating person' },
  { emoji: '🌼', name: 'Blossom' },
  { emoji: '🦋', name: 'Butterfly' },
  { emoji: '💝', name: 'Heart with ribbon' },
  { emoji: '💰', name: 'Money bag' },
  { emoji: '🌺', name: 'Hibiscus' },
] as const;
export type ContentEmoji = (typeof contentEmoji)[number]['emoji'];
const emojiValues = contentEmoji.map(({ emoji }) => emoji) as unknown as readonly [
  ContentEmoji,
  ...ContentEmoji[],
];

export const MAX_CONTENT_TITLE_CHARS = 200;
export const MAX_CONTENT_DESCRIPTION_CHARS = 4000;
export const MAX_DURATION_CHARS = 20;
export const MAX_URL_CHARS = 2000;
/** Positions lie from 0 to this. */
export const MAX_ORDER = 1_000_000;

/** What a form without its parts is told. */
export const FIELDS_MISSING = 'Please fill all required fields';

export const contentItem = z.object({
  id: z.string(),
  type: z.enum(contentTypes),
  title: z.string(),
  description: z.string(),
  /** As shown, `12:15`. */
  duration: z.string(),
  audioUrl: z.string(),
  gradientColor: z.enum(gradientColors),
  emoji: z.enum(emojiValues),
  /** `'true'` is published, `'false'` a draft. */
  isPublished: z.enum(['true', 'false']),
  /** Whole number as text, lowest first. */
  order: z.string().check(z.regex(/^\d{1,7}$/)),
});
export type ContentItem = z.infer<typeof contentItem>;
/** A list of items, as the server answers it. */
export const contentList = z.array(contentItem);

const orderFault = `must be a whole number from 0 to ${MAX_ORDER.toLocaleString('en')}`;
const isOrder = (value: number) => Number.isInteger(value) && value >= 0 && value <= MAX_ORDER;
/** A whole number or its text; comes out as text. */
const order = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,7}$/))], orderFault),
  z.pipe(
    z.transform((value: string | number) => Number(value)).check(z.refine(isOrder, { error: orderFault })),
    z.transform((value) => String(value)),
  ),
);

const publishedFault = "must be 'true' or 'false'";
/** A truth value or its text; comes out as text. */
const isPublished = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], publishedFault),
  z.transform((value): 'true' | 'false' => (String(value) === 'true' ? 'true' : 'false')),
);

const type = z.enum(contentTypes, FIELDS_MISSING);
const title = requiredWords(MAX_CONTENT_TITLE_CHARS, FIELDS_MISSING);
const description = requiredWords(MAX_CONTENT_DESCRIPTION_CHARS, FIELDS_MISSING);
const duration = requiredWords(MAX_DURATION_CHARS, FIELDS_MISSING);
const audioUrl = requiredWords(MAX_URL_CHARS, FIELDS_MISSING);
const gradientColor = z.enum(gradientColors, `must be one of: ${gradientColors.join(', ')}`);
const emoji = z.enum(emojiValues, `must be one of: ${emojiValues.join(' ')}`);

export const contentBody = z.object({
  type,
  title,
  description,
  duration,
  /** An upload of this server, a path under /audio/, or an https address that is then fetched. */
  audioUrl,
  gradientColor: z._default(gradientColor, 'Blue'),
  emoji: z._default(emoji, '✨'),
  isPublished: z._default(isPublished, 'true'),
  order: z._default(order, '0'),
});

/** A part that is left out stays as it is. */
export const contentChangeBody = z.object({
  type: z.optional(type),
  title: z.optional(title),
  description: z.optional(description),
  duration: z.optional(duration),
  audioUrl: z.optional(audioUrl),
  gradientColor: z.optional(gradientColor),
  emoji: z.optional(emoji),
  isPublished: z.optional(isPublished),
  order: z.optional(order),
});

export const contentParams = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
});

/** Largest upload, in bytes. */
export const MAX_AUDIO_BYTES = 60 * 1024 * 1024;
/** What an upload may say it is; what it really is, its first bytes tell. */
export const audioTypes = ['audio/*', 'application/octet-stream'] as const;

export const audioImportBody = z.object({ url: requiredWords(MAX_URL_CHARS, 'must be an https address') });

export const uploadedAudio = z.object({
  /** Path on this server, for `audioUrl` of a content item. */
  audioUrl: z.string(),
  /** Media type, by its first bytes. */
  type: z.string(),
  bytes: z.int(),
  /** Seconds; null where the file does not tell. */
  durationS: z.nullable(z.number()),
});

export const audioParams = z.object({
  name: z.string().check(z.regex(/^[0-9a-f]{32}\.(?:mp3|m4a|ogg|wav)$/)),
});

export const adminStatus = z.object({ isAdmin: z.boolean() });

/** The token printed at the first start; nothing is needed for an address that the server was told to trust. */
export const adminSetupBody = z.object({ token: z.optional(words(200)) });
