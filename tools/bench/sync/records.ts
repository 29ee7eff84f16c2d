/** The records that are sent: short messages of a chat, drawn by chance that repeats. */
import type { Row } from '#contract/join.ts';
import { rowAt } from '#contract/join.ts';
import type { FieldValues } from '#contract/kinds.ts';
import { stampOf } from '#contract/stamps.ts';
import { createTestRandom } from '#lib/random.ts';
import { uuidv7 } from '#lib/id.ts';
import { rowToWire } from '#contract/sync.ts';

export type Sample = { readonly id: string; readonly fields: FieldValues };

const words =
  'what does the moon say about my sister and the work that begins in spring or waits for rain'.split(' ');
const THREAD = 'q7Vb2mXc9Kt4Wz1Ns8RjA';

/**
 * The reference record: the first message of a chat, a word or two of ten letters. As one row of a push it is 307 bytes of
 * JSON, comma included (sync.md's measurements of other engines were made with a record of that size).
 */
export function referenceRecords(count: number, seed = 1): readonly Sample[] {
  return sampled(count, seed, (random) => ({ content: phrase(random, 10), parentId: null }));
}

/** A message as most are: an answer to another one, three lines long. */
export function typicalRecords(count: number, seed = 2): readonly Sample[] {
  return sampled(count, seed, (random, at) => ({
    content: phrase(random, 160),
    parentId: uuidv7(startMs + at, random(10)),
    attached: null,
  }));
}

/** A record as one device wrote it. */
export function rowOf({ fields }: Sample, device: string, ms: number): Row {
  return rowAt(stampOf(ms, device), fields);
}

/** Bytes of a record as a row of a push, its comma included. */
export function wireBytes(sample: Sample): number {
  const row = rowOf(sample, '0193aaaa-0000-4000-8000-000000000001', startMs);
  return Buffer.byteLength(JSON.stringify(rowToWire('message', sample.id, row))) + 1;
}

const startMs = 1_795_262_400_000;

function sampled(
  count: number,
  seed: number,
  special: (random: (count: number) => Uint8Array, at: number) => FieldValues,
): readonly Sample[] {
  const random = createTestRandom(seed);
  return Array.from({ length: count }, (_, at) => ({
    id: uuidv7(startMs + at, random(10)),
    fields: {
      threadId: THREAD,
      sender: 'user',
      readingMode: 'mixed',
      createdAt: startMs + at,
      imageId: null,
      rating: null,
      deletedAt: null,
      reading: null,
      ...special(random, at),
    },
  }));
}

function phrase(random: (count: number) => Uint8Array, length: number): string {
  let text = '';
  while (text.length < length) text += `${words[(random(1)[0] ?? 0) % words.length]} `;
  return text.slice(0, length);
}
