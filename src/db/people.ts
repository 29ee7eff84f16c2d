/** Other people whose charts the person keeps. */
import type { Person, PersonFields } from '#contract/person.ts';
import type { SoulsticeDb } from './database.ts';
import { allRecords, getRecord } from './read.ts';
import { moveToTrash } from './trash.ts';
import { writeAfterReading, writeRecords } from './write.ts';
import type { WriteDeps, Written } from './write.ts';

/** Adds a person. Offline: at once. On conflict: none, the id is new. */
export async function addPerson(
  db: SoulsticeDb,
  deps: WriteDeps,
  person: Omit<PersonFields, 'deletedAt'>,
): Written<Person> {
  const id = deps.ids.timed(deps.clock.now());
  const fields: PersonFields = { ...person, deletedAt: null };
  const written = await writeRecords(db, deps, [{ kind: 'person', id, fields, isNew: true }]);
  return written.ok ? { ok: true, value: { ...fields, id } } : written;
}

/** Saves fields of a person who is there. On conflict each field goes to its later save; `birth` is one field. */
export function savePerson(
  db: SoulsticeDb,
  deps: WriteDeps,
  id: string,
  fields: Partial<PersonFields>,
): Written<void> {
  return writeAfterReading(db, deps, ['person'], async () => {
    const person = await getRecord(db, 'person', id);
    return { changes: person === null ? [] : [{ kind: 'person', id, fields }], value: undefined };
  });
}

/**
 * Puts somebody in the trash, where they are neither listed nor read. `forgetPeople` empties it, and what was computed
 * from their birth with it, once no undo is offered any more.
 */
export function deletePerson(db: SoulsticeDb, deps: WriteDeps, id: string): Written<readonly string[]> {
  return moveToTrash(db, deps, 'person', [id]);
}

/** Undo of `deletePerson`: out of the trash, or written anew when the trash was emptied meanwhile. */
export function restorePerson(db: SoulsticeDb, deps: WriteDeps, person: Person): Written<void> {
  const { id, ...fields } = person;
  return writeAfterReading(db, deps, ['person'], async () => {
    const there = (await getRecord(db, 'person', id)) !== null;
    return {
      changes: [{ kind: 'person', id, fields: there ? { deletedAt: null } : { ...fields, deletedAt: null } }],
      value: undefined,
    };
  });
}

/** Everyone kept, by name. For a live query. */
export async function people(db: SoulsticeDb): Promise<readonly Person[]> {
  const all = await allRecords(db, 'person');
  return all.filter((person) => person.deletedAt === null).toSorted((a, b) => a.name.localeCompare(b.name));
}
