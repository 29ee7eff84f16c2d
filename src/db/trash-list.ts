/** What lies in the trash, told so that a person knows it again. */
import { TRASH_DAYS } from '#contract/limits.ts';
import type { Kind, RecordOf } from '#contract/kinds.ts';
import type { SoulsticeDb } from './database.ts';
import { UNDO_OFFERED_MS } from './forget-people.ts';
import { readRow } from './read.ts';
import { trashedRows, trashKinds } from './trash.ts';
import type { TrashKind } from './trash.ts';

const DAY_MS = 86_400_000;

export type TrashItem = {
  readonly kind: TrashKind;
  readonly id: string;
  /** What the person called it, or its first words; empty when it had none or cannot be read. */
  readonly name: string;
  readonly deletedAt: number;
  /** When it is emptied, milliseconds since 1970. People go after an hour, everything else after seven days. */
  readonly goesAt: number;
};

/** The trash as it stands, the last deleted first. For a live query. */
export async function listTrash(db: SoulsticeDb): Promise<readonly TrashItem[]> {
  const items: TrashItem[] = [];
  for (const kind of trashKinds) {
    for (const row of await trashedRows(db, kind)) {
      const deletedAt = Number(row['deletedAt']);
      const stays = kind === 'person' ? UNDO_OFFERED_MS : TRASH_DAYS * DAY_MS;
      const record = readRow(kind, row);
      const name = record === null ? '' : nameOf[kind](record as never);
      items.push({ kind, id: row.id, name: name.slice(0, 120), deletedAt, goesAt: deletedAt + stays });
    }
  }
  return items.toSorted((a, b) => b.deletedAt - a.deletedAt || (a.id < b.id ? -1 : 1));
}

const nameOf: { readonly [K in TrashKind & Kind]: (record: RecordOf<K>) => string } = {
  thread: ({ title }) => title,
  folder: ({ name }) => name,
  soul_entry: ({ entry }) => entry.userInput,
  person: ({ name }) => name,
  prompt: ({ title }) => title,
  chart: ({ title }) => title,
  draw: ({ question }) => question,
  dream: ({ text }) => text,
  type_result: ({ outcome }) => outcome,
};
