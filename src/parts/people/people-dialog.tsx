import { useEffect, useId, useRef, useState } from 'react';
import type { Person } from '#contract/person.ts';
import { forgetPeople } from '#db/forget-people.ts';
import { deletePerson, restorePerson } from '#db/people.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiCharts } from '#text/en/ui-charts.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconPencil, IconTrash } from '#ui/icons.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import type { BirthDraft, BirthRules } from '../birth/birth-draft.ts';
import { birthTitle } from '../birth/birth-words.ts';
import { LargeDialog } from '../large-dialog.tsx';
import styles from './people.module.css';
import { usePeople } from './people-queries.ts';
import { PersonForm } from './person-form.tsx';
import { roleLabel } from './roles.ts';

/** What the dialog starts with: the list, or the form for somebody whose birth was just typed. */
export type PeopleStart =
  | { readonly type: 'list' }
  | { readonly type: 'add'; readonly name: string; readonly birth: BirthDraft };

type View = { readonly type: 'list' } | { readonly type: 'form'; readonly person: Person | null };

/**
 * Everyone whose birth is kept: add, change, delete. What was deleted can be brought back from the line that says so; a
 * notice in the corner would lie behind the dialog.
 */
export function PeopleDialog(props: {
  start: PeopleStart;
  places: PlaceSearch;
  rules: BirthRules;
  onUseOnce?: ((name: string, birth: BirthDraft) => void) | undefined;
  onClose: () => void;
}) {
  const t = useText(uiCharts);
  const { start } = props;
  const [view, setView] = useState<View>(
    start.type === 'add' ? { type: 'form', person: null } : { type: 'list' },
  );
  const [said, setSaid] = useState('');
  const typed = start.type === 'add' ? { name: start.name, birth: start.birth } : undefined;
  const title =
    view.type === 'list' ? t.people : view.person === null ? t.addPerson : t.editPerson(view.person.name);
  return (
    <LargeDialog title={title} closeLabel={t.close} narrow onClose={props.onClose}>
      {view.type === 'list' ? (
        <PeopleList said={said} onOpen={(person) => setView({ type: 'form', person })} />
      ) : (
        <PersonForm
          person={view.person}
          typed={view.person === null ? typed : undefined}
          places={props.places}
          rules={props.rules}
          onUseOnce={props.onUseOnce}
          onSaved={(name) => {
            setSaid(t.personSaved(name));
            setView({ type: 'list' });
          }}
          onCancel={() => (start.type === 'add' ? props.onClose() : setView({ type: 'list' }))}
        />
      )}
    </LargeDialog>
  );
}

function PeopleList(props: { said: string; onOpen: (person: Person | null) => void }) {
  const t = useText(uiCharts);
  const id = useId();
  const { db, deps } = useLocalData();
  const people = usePeople();
  const [deleted, setDeleted] = useState<Person | null>(null);
  const [failed, setFailed] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  useForgetting(deleted?.id ?? null);
  useEffect(() => {
    // The row that had focus is gone.
    if (deleted !== null) undo.current?.focus();
  }, [deleted]);

  async function remove(person: Person) {
    const written = await deletePerson(db, deps, person.id);
    setFailed(!written.ok);
    if (written.ok) setDeleted(person);
  }
  async function bringBack(person: Person) {
    const written = await restorePerson(db, deps, person);
    setFailed(!written.ok);
    if (written.ok) setDeleted(null);
  }

  return (
    <div className={styles.people}>
      <p className="muted">{t.peopleNote}</p>
      <div role="status" className={styles.said}>
        {deleted !== null ? (
          <>
            {t.deletedPerson(deleted.name)} {t.deletedWith}{' '}
            <TextButton ref={undo} onClick={() => void bringBack(deleted)}>
              {t.undo}
            </TextButton>
          </>
        ) : (
          props.said
        )}
      </div>
      <div role="alert">{failed && <p className={styles.failed}>{t.personSaveFailed}</p>}</div>
      {people?.length === 0 && <p>{t.peopleNone}</p>}
      <ul aria-label={t.people}>
        {people?.map((person) => (
          <li key={person.id} className={styles.person}>
            <div id={`${id}${person.id}`}>
              <p className={styles.personName}>
                {person.name}
                {person.role !== '' && <span className="muted"> · {roleLabel(t, person.role)}</span>}
              </p>
              <p className="meta num">{(person.birth && birthTitle(person.birth)) || t.noBirthKept}</p>
            </div>
            <IconButton
              label={t.editPerson(person.name)}
              icon={IconPencil}
              iconSize={18}
              quiet
              onClick={() => props.onOpen(person)}
            />
            <IconButton
              label={t.deletePerson(person.name)}
              icon={IconTrash}
              iconSize={18}
              quiet
              onClick={() => void remove(person)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" tone="leaf" onClick={() => props.onOpen(null)}>
          {t.addPerson}
        </Button>
      </div>
    </div>
  );
}

/** Forgets somebody for good once their deletion is not offered to be undone any more: another one is, or the list is gone. */
function useForgetting(id: string | null): void {
  const { db, deps } = useLocalData();
  useEffect(() => {
    if (id === null) return undefined;
    // Whoever was brought back is not in the trash any more, and is passed over.
    return () => void forgetPeople(db, deps, [id]);
  }, [db, deps, id]);
}
