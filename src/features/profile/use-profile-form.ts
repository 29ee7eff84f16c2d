import { type FormEvent, type RefObject, useState } from 'react';
import type { DateOrder } from '#astro/time/birth-date.ts';
import type { Profile } from '#contract/profile.ts';
import { profileDraft } from '#contract/profile-draft.ts';
import { changeBirth } from '#parts/birth/birth-draft.ts';
import { focusField } from '#parts/birth/birth-fields.tsx';
import { type BirthReading, useBirthReading } from '#parts/birth/use-birth-reading.ts';
import { useFormDraft } from '#parts/form-draft.ts';
import {
  checkDraft,
  draftFrom,
  fieldOrder,
  type DraftField,
  type DraftProblems,
  type ProfileDraft,
  type SavableFields,
} from './draft.ts';

/** A profile being typed, and what the form may say about it by now. */
export interface ProfileFormState {
  draft: ProfileDraft;
  reading: BirthReading;
  problems: DraftProblems;
  /** Whether a field's problem is due: it was left, or the form was sent. */
  shown: (field: DraftField) => boolean;
  /** The form was sent and its problems are still there. */
  stopped: boolean;
  saving: boolean;
  /** What stood in the way of the last save, a line each; null when nothing did. */
  failure: readonly string[] | null;
  change: (part: Partial<ProfileDraft>) => void;
  leave: (field: DraftField, to: EventTarget | null) => void;
  /** Forgets what was typed and not saved. */
  giveUp: () => void;
  submit: (event: FormEvent) => Promise<void>;
}

/**
 * The state of a profile form. What was typed stays as typed until it is saved or given up: no error, no failed save, no
 * other screen and no reload changes a field. `onSave` answers what stood in the way, a line each, or null when it is saved.
 */
export function useProfileForm(props: {
  form: RefObject<HTMLFormElement | null>;
  profile: Profile | null;
  order: DateOrder;
  today: string;
  onSave: (fields: SavableFields) => Promise<readonly string[] | null>;
}): ProfileFormState {
  const unsaved = useFormDraft('profile', profileDraft);
  const draft = unsaved.value ?? draftFrom(props.profile);
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set());
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<readonly string[] | null>(null);
  const reading = useBirthReading(draft, { order: props.order, today: props.today });
  const check = checkDraft(draft, reading.rules);

  return {
    draft,
    reading,
    problems: check.type === 'problems' ? check.problems : {},
    shown: (field) => tried || left.has(field),
    stopped: tried && check.type === 'problems',
    saving,
    failure,
    change: (part) => unsaved.set((was) => changeBirth(was ?? draftFrom(props.profile), part)),
    giveUp: () => unsaved.set(() => null),
    leave: (field, to) => {
      // On the way to Save or Cancel nothing may move: a press that began on a button must end on it.
      if (to instanceof HTMLButtonElement) return;
      setLeft((was) => new Set([...was, field]));
    },
    submit: async (event) => {
      event.preventDefault();
      if (saving) return;
      setTried(true);
      setFailure(null);
      if (check.type === 'problems') {
        focusField(
          props.form.current,
          fieldOrder.find((field) => check.problems[field] !== undefined),
        );
        return;
      }
      setSaving(true);
      const stood = await props.onSave(check.fields);
      setSaving(false);
      setFailure(stood);
      if (stood === null) unsaved.set(() => null);
    },
  };
}
