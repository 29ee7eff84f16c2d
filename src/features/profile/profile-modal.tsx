import { useId, useRef } from 'react';
import { dbFailure } from '#db/failure.ts';
import { saveProfile } from '#db/profile.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { dateOrder, latestToday } from '#parts/birth/birth-words.ts';
import { usePlaceSearch } from '#parts/birth/use-place-search.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { useAccount } from '#store/account-context.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { useSession } from '#store/session.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import type { SavableFields } from './draft.ts';
import { ProfileAlert, ProfileFields } from './profile-fields.tsx';
import styles from './profile-form.module.css';
import { type Blueprint, useBlueprint } from './profile-queries.ts';
import { failureText } from './profile-words.ts';
import { type RowOutcome, saveToAccount } from './save-to-account.ts';
import { useProfileForm } from './use-profile-form.ts';

/** For whoever runs the server: why a person may have no session where they should have one. */
const OPERATOR_HINT = 'No session in production. Fix Supabase Auth URL/Redirect for live domain.';

/**
 * "Profile & Birth Info": the profile's fields over any screen. It saves on the device, from where the sync takes it whole;
 * the account's own row of it is written at once, so that a refusal is seen here.
 */
export function ProfileModal(props: {
  onClose: () => void;
  onDiagnostics: () => void;
  makePlaceSearch?: () => PlaceSearch;
}) {
  const blueprint = useBlueprint();
  const places = usePlaceSearch(props.makePlaceSearch);
  if (blueprint === undefined) return null;
  return <OpenModal {...props} blueprint={blueprint} places={places} />;
}

function OpenModal(props: {
  blueprint: Blueprint;
  places: PlaceSearch;
  onClose: () => void;
  onDiagnostics: () => void;
}) {
  const t = useText(uiProfile);
  const id = useId();
  const { deps } = useLocalData();
  const { profile, dateFormat } = props.blueprint;
  const signedIn = useSession().type === 'signed-in';
  const save = useSave(props.onClose);
  const form = useRef<HTMLFormElement>(null);
  const state = useProfileForm({
    form,
    profile,
    order: dateOrder(dateFormat),
    today: latestToday(deps.clock.now()),
    onSave: save,
  });
  return (
    <LargeDialog
      title={t.modalTitle}
      closeLabel={t.close}
      narrow
      onClose={props.onClose}
      actions={
        <>
          <div className={styles.modalAlert}>
            <ProfileAlert state={state} />
          </div>
          <Button
            size="small"
            onClick={() => {
              state.giveUp();
              props.onClose();
            }}
          >
            {t.cancel}
          </Button>
          <Button size="small" onClick={props.onDiagnostics}>
            {t.runDiagnostics}
          </Button>
          <PrimaryButton size="small" type="submit" form={id} aria-disabled={state.saving}>
            {state.saving ? t.saving : t.saveChanges}
          </PrimaryButton>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        className={styles.modalForm}
        noValidate
        onSubmit={(event) => void state.submit(event)}
      >
        <ProfileFields state={state} places={props.places} />
        <p className="meta">{signedIn ? t.privacyAccount : t.privacy}</p>
      </form>
    </LargeDialog>
  );
}

/** Saves and closes; or answers what stood in the way, a line each. */
function useSave(onClose: () => void): (fields: SavableFields) => Promise<readonly string[] | null> {
  const t = useText(uiProfile);
  const { db, deps } = useLocalData();
  const account = useAccount();
  const signedIn = useSession().type === 'signed-in';

  const done = (text: string) => {
    onClose();
    notify({ text });
    return null;
  };
  return async (fields) => {
    try {
      const kept = await saveProfile(db, deps, fields);
      if (!kept.ok) return [t.modalSaveFailed(failureText(t, kept.error), kept.error.name)];
    } catch (error) {
      // Even a defect of ours must not cost what was typed: it stays in the form, and the failure is said.
      return [t.unexpected(failureText(t, dbFailure(error)))];
    }
    if (!signedIn) return done(t.modalSavedHere);
    const outcome = await saveToAccount(account, fields, navigator.onLine);
    if (outcome.type === 'saved') return done(t.modalSaved);
    if (outcome.type === 'later') return done(t.savedForLater);
    // For whoever runs the server; the person reads what to do.
    // oxlint-disable-next-line no-console
    if (outcome.type === 'no-user') console.error(OPERATOR_HINT);
    return [outcomeText(t, outcome), t.stillHere];
  };
}

function outcomeText(t: typeof uiProfile, outcome: Exclude<RowOutcome, { type: 'saved' | 'later' }>): string {
  switch (outcome.type) {
    case 'auth-error':
      return t.authError(outcome.message);
    case 'no-user':
      return t.noUser;
    case 'failed':
      return t.modalSaveFailed(outcome.message, outcome.code);
    case 'unexpected':
      return t.unexpected(outcome.message);
  }
}
