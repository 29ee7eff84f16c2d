/**
 * A fact sheet and an ask as a client may send them with a question: for who would rather send facts than a birth.
 *
 * Only known fact ids and short words of closed vocabularies come through, so nothing here can carry a text of its own.
 */
import * as z from 'zod/mini';
import { acts, askWithKind, forms, frameKinds, kinds, needs, topics } from '#facts/ask.ts';
import type { KeptAsk } from '#facts/ask.ts';
import { familyOf } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { isLongerInUtf8 } from '#lib/utf8.ts';
import { dateOrNull, words } from './shapes.ts';

/** A whole sheet of a birth is longer: what bears on the question is sent. */
export const MAX_SHEET_BYTES = 64 * 1024;

const token = z.string().check(z.regex(/^[\w.:*+ -]{1,80}$/, 'must be a word of the fact grammar'));
const tokens = z.array(token).check(z.maxLength(60, 'must hold at most 60 words'));
const number = z.number('must be a number');
const factId = z
  .string('must be a fact id')
  .check(z.refine((id) => familyOf(id) !== null, { error: 'must be a fact id' }));
const instant = z.iso.datetime({ error: 'must be an instant in UTC' });

const value = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('id'), id: token }),
    z.object({ type: z.literal('ids'), ids: tokens }),
    z.object({ type: z.literal('either'), ids: tokens.check(z.minLength(2, 'must hold two words or more')) }),
    z.object({ type: z.literal('degrees'), deg: number }),
    z.object({ type: z.literal('degree-range'), fromDeg: number, toDeg: number }),
    z.object({ type: z.literal('count'), n: number }),
    z.object({ type: z.literal('ratio'), n: number }),
    z.object({ type: z.literal('flag'), on: z.boolean('must be true or false') }),
    z.object({ type: z.literal('instant'), at: instant }),
    z.object({
      type: z.literal('instants'),
      at: z.array(instant).check(z.maxLength(60, 'must hold at most 60 instants')),
    }),
    z.object({ type: z.literal('text'), text: token }),
  ],
  'must be the value of a fact',
);

const fact = z.object({
  id: factId,
  value,
  label: token,
  derivation: z.object({
    method: token,
    from: z.array(factId),
    values: z.optional(z.record(token, z.json())),
    source: token,
  }),
  survives: z.optional(z.enum(['always', 'in-range', 'no'])),
});

const sheet = z.object({
  mode: token,
  engineVersion: number,
  school: z.record(token, token),
  inputs: z.record(token, z.json()),
  missing: z.array(z.enum(needs)),
  facts: z.array(fact).check(z.maxLength(900, 'must hold at most 900 facts')),
  complete: tokens,
  caveats: z.array(factId),
  confidence: z.enum(['high', 'medium', 'low']),
  sources: tokens,
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits')),
});

/** The sheet, or null. Too long a one is refused before it is read. */
export const sheetOrNull = z.pipe(
  z.nullable(
    z.unknown().check(
      z.refine((given) => !isLongerInUtf8(JSON.stringify(given) ?? '', MAX_SHEET_BYTES), {
        error: 'must be at most 64 KB; send the facts that bear on the question',
        abort: true,
      }),
    ),
  ),
  z.pipe(
    z.nullable(sheet),
    z.transform((read) => read as unknown as FactSheet | null),
  ),
);

const span = z.object({ start: number, end: number, text: words(200) });

const ask = z.object({
  lang: z.enum(['en', 'th']),
  act: z.enum(acts),
  form: z.enum(forms),
  /** Absent from pages of an older version. */
  kind: z.optional(z.enum(kinds)),
  topics: z.array(z.object({ label: z.enum(topics), score: number })).check(z.maxLength(5)),
  concepts: tokens,
  frame: z.object({
    kind: z.enum(frameKinds),
    from: dateOrNull,
    to: dateOrNull,
    assumed: z.boolean(),
  }),
  people: z
    .array(z.object({ role: token, name: z.optional(words(200)), personId: z.optional(words(64)) }))
    .check(z.maxLength(12)),
  affect: z.object({
    valence: z.union([z.literal(-2), z.literal(-1), z.literal(0), z.literal(1), z.literal(2)]),
    arousal: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    words: z.array(span).check(z.maxLength(40)),
  }),
  followUp: z.boolean(),
  refersTo: z.optional(
    z.object({ kind: z.enum(['entity', 'ordinal', 'move', 'timing', 'core']), value: words(200) }),
  ),
  mirror: z.optional(span),
  missing: z.array(z.enum(needs)),
  clarify: z.optional(z.object({ key: token, options: z.array(z.enum(topics)).check(z.maxLength(8)) })),
  safety: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
});

/** What was understood on the device, or null. */
export const askOrNull = z.pipe(
  z.nullable(ask),
  z.transform((read) => (read === null ? null : askWithKind(read as KeptAsk))),
);
