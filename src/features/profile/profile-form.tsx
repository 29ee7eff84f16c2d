import { useRef } from 'react';
import type { DateOrder } from '#astro/time/birth-date.ts';
import type { Profile } from '#contract/profile.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import type { SavableFields } from './draft.ts';
import { ProfileAlert, ProfileFields } from './profile-fields.tsx';
import styles from './profile-form.module.css';
import { useProfileForm } from './use-profile-form.ts';

/** The profile's form as it stands in the page, with Save and Cancel under it. */
export function ProfileForm(props: {
  profile: Profile | null;
  places: PlaceSearch;
  order: DateOrder;
  today: string;
  /** Where it is kept, told under the buttons. */
  note: string;
  /** Saves, and answers what stood in the way, a line each; null when it is saved. */
  onSave: (fields: SavableFields) => Promise<readonly string[] | null>;
  onCancel: () => void;
}) {
  const t = useText(uiProfile);
  const form = useRef<HTMLFormElement>(null);
  const state = useProfileForm({ ...props, form });
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void state.submit(event)}>
      <ProfileFields state={state} places={props.places} />
      <div className={styles.end}>
        <ProfileAlert state={state} />
        <div className={styles.buttons}>
          <PrimaryButton type="submit" size="small" aria-disabled={state.saving}>
            {state.saving ? t.saving : t.save}
          </PrimaryButton>
          <Button
            size="small"
            onClick={() => {
              state.giveUp();
              props.onCancel();
            }}
          >
            {t.cancel}
          </Button>
        </div>
        <p className="meta">{props.note}</p>
      </div>
    </form>
  );
}
