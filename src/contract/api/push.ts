/** Reminders by Web Push: what a device says of itself, and when it wants to hear. */
import * as z from 'zod/mini';
import { isoDate } from '../fields.ts';
import { words } from './shapes.ts';

/** Most devices of one account that are reminded; the one that asked longest ago makes room. */
export const MAX_REMINDERS = 16;
export const MAX_ENDPOINT_CHARS = 1000;

/** Where the reminder leads: the Soul Loop. */
export const REMINDER_PATH = '/?loop=1';

export const pushKey = z.object({
  /** An uncompressed point of P-256, base64url: `applicationServerKey` of a subscription. */
  key: z.string().check(z.regex(/^[\w-]{87}$/)),
});

const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 08:30'));

/** An address of a push service, as a browser gives it. Whether the server may call it, the server finds out. */
const endpoint = words(MAX_ENDPOINT_CHARS).check(z.regex(/^https:\/\/\S+$/, 'must be an https address'));

export const reminderBody = z.object({
  endpoint,
  /** Of the subscription, base64url: 65 bytes and 16. */
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/, 'must be a public key')),
    auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/, 'must be a secret of 16 bytes')),
  }),
  /** Local time of day, `HH:MM`. */
  time,
  /** IANA zone that the time is of. */
  zone: words(64),
});

export const keptReminder = z.object({
  /** The local day of the next one. */
  day: isoDate,
  /** When that is, milliseconds since 1970. */
  nextAt: z.int(),
});

export const endReminderBody = z.object({ endpoint });

/** What a push holds: fixed words and a fixed path, and nothing of the person. */
export const reminderPush = z.object({
  title: z.string().check(z.maxLength(60)),
  body: z.string().check(z.maxLength(120)),
  path: z.literal(REMINDER_PATH),
});
export type ReminderPush = z.infer<typeof reminderPush>;
