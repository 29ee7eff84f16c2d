import { type ReactNode, useEffect, useRef } from 'react';
import type { DateOrder } from '#astro/time/birth-date.ts';
import type { Profile } from '#contract/profile.ts';
import { type DbFailure, dbFailure } from '#db/failure.ts';
import { saveProfile } from '#db/profile.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import type { ShownType } from '#practice/mbti/shown-type.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useSession } from '#store/session.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { Icon } from '#ui/icon.tsx';
import { IconPencil } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import type { SavableFields } from './draft.ts';
import styles from './personal-screen.module.css';
import { ProfileForm } from './profile-form.tsx';
import { ProfileRows } from './profile-rows.tsx';
import { failureText } from './profile-words.ts';

/** "Profile & Birth Information": read as rows, changed in a form. `crown` is what stands above the rows. */
export function ProfileCard(props: {
  profile: Profile | null;
  /** On what grounds a type is shown; null until that was read. */
  shown: ShownType | null;
  editing: boolean;
  onEditing: (editing: boolean) => void;
  places: PlaceSearch;
  order: DateOrder;
  today: string;
  crown: ReactNode;
}) {
  const t = useText(uiProfile);
  const { db, deps } = useLocalData();
  const signedIn = useSession().type === 'signed-in';
  const { editing, onEditing } = props;
  const edit = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current === editing) return;
    wasEditing.current = editing;
    // The control that was pressed is gone; focus goes on to what took its place.
    if (editing) card.current?.querySelector<HTMLElement>('form input')?.focus();
    else edit.current?.focus();
  }, [editing]);

  /** On the device; the account gets it from there. */
  async function save(fields: SavableFields): Promise<readonly string[] | null> {
    const failed = await saveHere(fields);
    if (failed !== null) return [t.saveFailed(failureText(t, failed)), t.saveFailedNext];
    onEditing(false);
    notify({ text: signedIn && !navigator.onLine ? t.savedForLater : t.saved });
    return null;
  }

  async function saveHere(fields: SavableFields): Promise<DbFailure | null> {
    try {
      const result = await saveProfile(db, deps, fields);
      return result.ok ? null : result.error;
    } catch (error) {
      // Even a defect of ours must not cost what was typed: it stays in the form, and the failure is said.
      return dbFailure(error);
    }
  }

  return (
    <section
      ref={card}
      className={styles.plate}
      data-editing={editing || undefined}
      aria-labelledby="profile-title"
    >
      <div className={styles.plateHead}>
        <h2 id="profile-title">{t.cardTitle}</h2>
        {!editing && (
          <TextButton ref={edit} className={styles.edit} onClick={() => onEditing(true)}>
            <Icon of={IconPencil} size={16} />
            {t.edit}
          </TextButton>
        )}
      </div>
      {editing ? (
        <ProfileForm
          profile={props.profile}
          places={props.places}
          order={props.order}
          today={props.today}
          note={signedIn ? t.privacyAccount : t.privacy}
          onSave={save}
          onCancel={() => onEditing(false)}
        />
      ) : (
        <>
          {props.crown}
          <ProfileRows profile={props.profile} shown={props.shown} />
        </>
      )}
    </section>
  );
}
