import { useId, useRef, useState } from 'react';
import {
  type ContentItem,
  contentEmoji,
  contentTypes,
  gradientColors,
  MAX_CONTENT_DESCRIPTION_CHARS,
  MAX_CONTENT_TITLE_CHARS,
  MAX_DURATION_CHARS,
} from '#contract/api/content.ts';
import { contentDraft } from '#contract/content-draft.ts';
import { canonicalJson } from '#facts/canonical-json.ts';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import { type FormDraft, useFormDraft } from '#parts/form-draft.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { uiAdmin } from '#text/en/ui-admin.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { AudioField } from './audio-field.tsx';
import {
  type ContentDraft,
  draftOf,
  missingFields,
  newContent,
  type RequiredField,
  wrongFields,
  type WrongField,
} from './content-draft.ts';
import { emojiName, gradientName, typeName } from './content-words.ts';
import { Cover, EmojiDrawing, Ramp } from '#parts/audio/cover.tsx';
import styles from './dialog.module.css';
import { useSaveContent } from './save-content.ts';

/** The form for a new item (null) or one that is there. What was typed stays until it is saved or given up. */
export function ContentDialog(props: { item: ContentItem | null; onClose: () => void }) {
  const unsaved = useFormDraft(`content ${props.item?.id ?? 'new'}`, contentDraft);
  // The audio field takes what it begins with once, so it waits for the draft.
  return unsaved.value === undefined ? null : <ContentForm {...props} unsaved={unsaved} />;
}

function ContentForm(props: {
  item: ContentItem | null;
  unsaved: FormDraft<ContentDraft>;
  onClose: () => void;
}) {
  const t = useText(uiAdmin);
  const id = useId();
  const { item, unsaved } = props;
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState<ContentDraft>(() => (item === null ? newContent : draftOf(item)));
  const draft = unsaved.value ?? before;
  const [uploading, setUploading] = useState(false);
  const [checked, setChecked] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { saving, save } = useSaveContent(item);
  const change = (part: Partial<ContentDraft>) => unsaved.set((was) => ({ ...(was ?? before), ...part }));
  const problems = checked ? problemsOf(draft, t) : {};
  const changed = uploading || canonicalJson(draft) !== canonicalJson(before);

  function leave() {
    // What is being saved may still be refused: it is not given up meanwhile.
    if (saving) return;
    if (changed) setLeaving(true);
    else giveUp();
  }

  function giveUp() {
    unsaved.set(() => null);
    props.onClose();
  }

  async function submit() {
    setChecked(true);
    const missing = missingFields(draft);
    if (uploading && missing.every((field) => field === 'audioUrl')) {
      notify({ title: t.stillUploading, text: t.stillUploadingText });
      return;
    }
    const first = missing[0] ?? wrongFields(draft)[0];
    if (first === undefined) {
      if (await save(draft)) giveUp();
      return;
    }
    if (missing.length > 0) notify({ text: t.fillAll, tone: 'error' });
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  }

  return (
    <LargeDialog
      title={item === null ? t.addTitle : t.editTitle}
      closeLabel={t.close}
      narrow
      onClose={leave}
      actions={
        <>
          <Button size="small" aria-disabled={saving} onClick={leave}>
            {t.cancel}
          </Button>
          <Button type="submit" form={`${id}-form`} tone="gold" size="small" aria-disabled={saving}>
            {saving ? t.saving : item === null ? t.create : t.update}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={`${id}-form`}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field id={`${id}-type`} label={t.type} required>
          {(ties) => (
            <select
              {...ties}
              className={fields.input}
              value={draft.type}
              onChange={(event) => change({ type: event.target.value as ContentDraft['type'] })}
            >
              {contentTypes.map((type) => (
                <option key={type} value={type}>
                  {typeName(t, type)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id={`${id}-title`} label={t.titleField} required problem={problems.title}>
          {(ties) => (
            <input
              {...ties}
              data-field="title"
              className={fields.input}
              maxLength={MAX_CONTENT_TITLE_CHARS}
              autoComplete="off"
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field id={`${id}-description`} label={t.description} required problem={problems.description}>
          {(ties) => (
            <textarea
              {...ties}
              data-field="description"
              className={`${fields.input} ${styles.area}`}
              rows={3}
              maxLength={MAX_CONTENT_DESCRIPTION_CHARS}
              value={draft.description}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        <AudioField
          kept={draft.audioUrl}
          problem={problems.audioUrl}
          onChange={(audioUrl) => change({ audioUrl })}
          onDuration={(read, lastRead) =>
            // What a person typed is theirs; what was read from the last file makes way for this one.
            unsaved.set((was) => {
              const now = was ?? before;
              return now.duration.trim() === '' || now.duration === lastRead
                ? { ...now, duration: read }
                : now;
            })
          }
          onUploading={setUploading}
        />
        <div className={fields.pair}>
          <Field
            id={`${id}-duration`}
            label={t.duration}
            required
            hint={t.durationHint}
            problem={problems.duration}
          >
            {(ties) => (
              <input
                {...ties}
                data-field="duration"
                className={fields.input}
                maxLength={MAX_DURATION_CHARS}
                autoComplete="off"
                value={draft.duration}
                onChange={(event) => change({ duration: event.target.value })}
              />
            )}
          </Field>
          <Field id={`${id}-order`} label={t.order} hint={t.orderHint} problem={problems.order}>
            {(ties) => (
              <input
                {...ties}
                data-field="order"
                className={fields.input}
                inputMode="numeric"
                maxLength={7}
                autoComplete="off"
                value={draft.order}
                onChange={(event) => change({ order: event.target.value })}
              />
            )}
          </Field>
        </div>
        <CoverChoices draft={draft} onChange={change} />
        <div className={styles.publish}>
          <label className={fields.check}>
            <input
              type="checkbox"
              checked={draft.published}
              aria-describedby={`${id}-publish`}
              onChange={(event) => change({ published: event.target.checked })}
            />
            {t.publish}
          </label>
          <p id={`${id}-publish`} className="meta">
            {t.publishHint}
          </p>
        </div>
      </form>
      <ConfirmDialog
        open={leaving}
        title={t.discardTitle}
        confirmLabel={t.discard}
        cancelLabel={t.keepEditing}
        danger
        onCancel={() => setLeaving(false)}
        onConfirm={giveUp}
      >
        {t.discardText}
      </ConfirmDialog>
    </LargeDialog>
  );
}

/** The six ramps and the fourteen emoji, beside the cover they make. */
function CoverChoices(props: { draft: ContentDraft; onChange: (part: Partial<ContentDraft>) => void }) {
  const t = useText(uiAdmin);
  const name = useId();
  const { draft, onChange } = props;
  return (
    <div className={styles.coverRow}>
      <Cover gradient={draft.gradientColor} emoji={draft.emoji} className={styles.preview} size={48} />
      <div className={styles.choices}>
        <fieldset>
          <legend className={styles.legend}>{t.gradient}</legend>
          <div className={styles.swatches}>
            {gradientColors.map((gradient) => (
              <label key={gradient} className={styles.swatch}>
                <input
                  type="radio"
                  name={`${name}-gradient`}
                  className="sr-only"
                  checked={gradient === draft.gradientColor}
                  onChange={() => onChange({ gradientColor: gradient })}
                />
                <Ramp of={gradient} className={styles.ramp} />
                {gradientName(t, gradient)}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>{t.emoji}</legend>
          <div className={styles.emojis}>
            {contentEmoji.map(({ emoji }) => (
              <label key={emoji} className={styles.emoji} data-tip={emojiName(t, emoji)}>
                <input
                  type="radio"
                  name={`${name}-emoji`}
                  className="sr-only"
                  aria-label={emojiName(t, emoji)}
                  checked={emoji === draft.emoji}
                  onChange={() => onChange({ emoji })}
                />
                <EmojiDrawing of={emoji} size={24} />
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </div>
  );
}

function problemsOf(
  draft: ContentDraft,
  t: typeof uiAdmin,
): Partial<Record<RequiredField | WrongField, string>> {
  const missing: Readonly<Record<RequiredField, string>> = {
    title: t.titleMissing,
    description: t.descriptionMissing,
    audioUrl: t.audioMissing,
    duration: t.durationMissing,
  };
  const wrong: Readonly<Record<WrongField, string>> = {
    audioUrl: t.urlWrong,
    duration: t.durationWrong,
    order: t.orderWrong,
  };
  return {
    ...Object.fromEntries(wrongFields(draft).map((field) => [field, wrong[field]])),
    ...Object.fromEntries(missingFields(draft).map((field) => [field, missing[field]])),
  };
}
