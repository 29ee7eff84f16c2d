/**
 * Rows of Soul Wisdom: read by everyone as row-level security allows, written by admins, each change with an
 * audit row.
 */
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Body, Ok } from '#contract/api/calls.ts';
import { toDb } from '../auth/times.ts';
import type { Tx } from '../db/database.ts';
import type { SoulWisdomTable } from '../db/tables.ts';
import { nameOfAudioPath } from '../files/audio-library.ts';
import { audit } from './audit.ts';

export type ContentItem = Ok<'adminList'>[number];
export type NewContent = Body<'adminCreate'>;
export type ContentChange = Body<'adminUpdate'>;

const columns = [
  'id',
  'type',
  'title',
  'description',
  'duration',
  'audio_url',
  'gradient_color',
  'emoji',
  'is_published',
  'position',
] as const;

/** Every item the transaction's role may see, lowest order first, then oldest. */
export async function listContent(tx: Tx): Promise<ContentItem[]> {
  const rows = await tx
    .selectFrom('app.soul_wisdom')
    .select(columns)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(itemOf);
}

/** The item, if there is one that the transaction's role may see. */
export async function contentById(tx: Tx, id: string): Promise<ContentItem | null> {
  const row = await tx.selectFrom('app.soul_wisdom').select(columns).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : itemOf(row);
}

/** Whether an item that the transaction's role may see plays this address. */
export async function isPlayed(tx: Tx, audioUrl: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app.soul_wisdom')
    .select('id')
    .where('audio_url', '=', audioUrl)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds an item. Null when it names an upload that is not there. */
export async function addContent(
  tx: Tx,
  content: NewContent,
  actor: string,
  nowMs: number,
): Promise<ContentItem | null> {
  if (!(await holdUpload(tx, content.audioUrl))) return null;
  const id = randomUUID();
  const row = await tx
    .insertInto('app.soul_wisdom')
    .values({
      id,
      type: content.type,
      title: content.title,
      description: content.description,
      duration: content.duration,
      audio_url: content.audioUrl,
      gradient_color: content.gradientColor,
      emoji: content.emoji,
      is_published: content.isPublished === 'true',
      position: Number(content.order),
      created_by: actor,
      created_at: toDb(nowMs),
      updated_at: toDb(nowMs),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  await audit(tx, { actor, action: 'content.created', detail: { id } }, nowMs);
  return itemOf(row);
}

export type Updated =
  | { readonly type: 'updated'; readonly item: ContentItem; readonly before: ContentItem }
  | { readonly type: 'absent' }
  | { readonly type: 'no-upload' };

/** Changes the parts that are given. */
export async function changeContent(
  tx: Tx,
  id: string,
  change: ContentChange,
  actor: string,
  nowMs: number,
): Promise<Updated> {
  const row = await tx
    .selectFrom('app.soul_wisdom')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return { type: 'absent' };
  if (change.audioUrl !== undefined && !(await holdUpload(tx, change.audioUrl))) return { type: 'no-upload' };
  const before = itemOf(row);
  const item: ContentItem = { ...before, ...withoutUndefined(change) };
  await tx
    .updateTable('app.soul_wisdom')
    .set({
      type: item.type,
      title: item.title,
      description: item.description,
      duration: item.duration,
      audio_url: item.audioUrl,
      gradient_color: item.gradientColor,
      emoji: item.emoji,
      is_published: item.isPublished === 'true',
      position: Number(item.order),
      updated_at: toDb(nowMs),
    })
    .where('id', '=', id)
    .execute();
  const changed = Object.entries(item).flatMap(([key, value]) =>
    value === before[key as keyof ContentItem] ? [] : [key],
  );
  await audit(tx, { actor, action: 'content.updated', detail: { id, changed } }, nowMs);
  return { type: 'updated', item, before };
}

/** Removes an item and says what it was; null when it is not there. */
export async function removeContent(
  tx: Tx,
  id: string,
  actor: string,
  nowMs: number,
): Promise<ContentItem | null> {
  const row = await tx
    .deleteFrom('app.soul_wisdom')
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  if (row === undefined) return null;
  await audit(tx, { actor, action: 'content.deleted', detail: { id } }, nowMs);
  return itemOf(row);
}

/** Puts the fetched file in the place of the address, if the item still has that address. */
export async function replaceAudio(
  tx: Tx,
  id: string,
  change: { readonly from: string; readonly to: string },
  nowMs: number,
): Promise<void> {
  const row = await tx
    .updateTable('app.soul_wisdom')
    .set({ audio_url: change.to, updated_at: toDb(nowMs) })
    .where('id', '=', id)
    .where('audio_url', '=', change.from)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return;
  await audit(tx, { actor: null, action: 'content.audio-fetched', detail: { id } }, nowMs);
}

/** Keeps an upload from being removed until the transaction is over; false when there is no such upload. */
async function holdUpload(tx: Tx, audioUrl: string): Promise<boolean> {
  const name = nameOfAudioPath(audioUrl);
  if (name === null) return true;
  const row = await tx
    .selectFrom('app.audio_files')
    .select('name')
    .where('name', '=', name)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

type Row = Pick<Selectable<SoulWisdomTable>, (typeof columns)[number]>;

/**
 * Types, colours and covers are closed sets: the contract lets nothing else in, and the table's checks agree.
 */
const itemOf = (row: Row): ContentItem => ({
  id: row.id,
  type: row.type as ContentItem['type'],
  title: row.title,
  description: row.description,
  duration: row.duration,
  audioUrl: row.audio_url,
  gradientColor: row.gradient_color as ContentItem['gradientColor'],
  emoji: row.emoji as ContentItem['emoji'],
  isPublished: row.is_published ? 'true' : 'false',
  order: String(row.position),
});

function withoutUndefined(change: ContentChange): Partial<ContentItem> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
