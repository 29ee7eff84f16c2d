/** A question with what the app knows when it is asked, in the fields of the open question set. */
import { z } from 'zod';
import { HOUSE_SYSTEMS } from '#astro/house/house-system.ts';
import { localToInstant } from '#astro/time/local-time.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { idField, latField, lonField } from '../astro/fields.ts';

const rules = createZoneRules();

const DATE = 'expected a date, like "1993-04-14"';
const TIME = 'expected a time, like "07:42", or null';
export const NOW = 'expected a local date and time, like "2026-11-21T10:00"';
const NOW_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

export const zoneField = z
  .string({ error: 'expected the name of a time zone, like "Europe/Lisbon"' })
  .refine((zone) => rules.isZone(zone), { error: 'expected the name of a time zone, like "Europe/Lisbon"' });

const birthObject = z.object({
  date: z.string({ error: DATE }).regex(/^\d{4}-\d{2}-\d{2}$/, DATE),
  time: z
    .string({ error: TIME })
    .regex(/^\d{2}:\d{2}$/, TIME)
    .nullish(),
  timeUncertaintyMin: z.number().min(0).max(720).nullish(),
  place: z.string().nullish(),
  lat: latField.nullish(),
  lon: lonField.nullish(),
  zone: zoneField.nullish(),
  sex: z.enum(['female', 'male'], { error: 'expected "female", "male" or null' }).nullish(),
});

const birthField = birthObject.nullish();

/** Somebody the person has saved: read beside them when the question names them. */
const personField = z.object({
  name: z.string({ error: 'expected the name of a saved person' }).min(1),
  relation: z.string({ error: 'expected what they are to the person, like "sister"' }).nullish(),
  birth: birthField,
});

/** The names of our systems, and "whole-sign" for the whole signs. */
const housesField = z.preprocess(
  (name) => (name === 'whole-sign' || name === 'whole-signs' ? 'whole' : name),
  z.enum(HOUSE_SYSTEMS, { error: `expected one of ${HOUSE_SYSTEMS.join(', ')}` }),
);

const turnField = z.object({
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  cites: z.array(z.string()).optional(),
});

/** Laid cards or runes as `[key, reversed]`, or the lines of a hexagram from the bottom with how they were cast. */
const drawField = z
  .object({
    spread: z.string().optional(),
    seed: z.string().optional(),
    cards: z.array(z.unknown()).optional(),
    method: z.string().optional(),
    lines: z.array(z.number()).optional(),
  })
  .nullish();

export const questionInput = z.object({
  id: idField,
  lang: z.enum(['en', 'th'], { error: 'expected "en" or "th"' }),
  mode: z.string({ error: 'expected the id of a reading mode, like "western"' }),
  now: z.string({ error: NOW }).regex(NOW_PATTERN, NOW),
  zone: zoneField,
  birth: birthField,
  people: z.array(personField, { error: 'expected a list of people, like [{"name": "Ana"}]' }).nullish(),
  settings: z
    .object({
      responseLength: z.enum(['brief', 'medium', 'deep']).optional(),
      personalityStyle: z.enum(['warm', 'clear', 'playful', 'quiet']).optional(),
      includeAstrologyDepth: z.enum(['basic', 'intermediate', 'advanced']).optional(),
      houses: housesField.optional(),
    })
    .nullish(),
  draw: drawField,
  history: z.array(turnField).nullish(),
  question: z.string({ error: 'expected the question as text' }).min(1).max(8000),
});

export type QuestionCase = z.output<typeof questionInput>;

/** The instant of a wall clock in a zone; the first of the two where an hour is shown twice. Throws on an hour never shown. */
export function instantOf(local: string, zone: string): UnixMs {
  const [date = '', time = ''] = local.split('T');
  const found = localToInstant({ date, time, zone, latDeg: 0, lonDeg: 0 }, rules);
  if (found.type === 'exact') return found.at;
  if (found.type === 'ambiguous') return unixMs(found.first.at);
  throw new Error(`now: ${local} is never shown by a clock in ${zone}`);
}
