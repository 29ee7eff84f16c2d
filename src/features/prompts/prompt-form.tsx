import { type FormEvent, useId, useState } from 'react';
import type { Prompt } from '#contract/prompt.ts';
import { promptDraft } from '#contract/prompt-draft.ts';
import { addPrompt, savePrompt } from '#db/prompts.ts';
import { useFormDraft } from '#parts/form-draft.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { EMPTY_DRAFT, readDraft } from '#practice/prompts/own-prompt.ts';
import type { DraftProblem, PromptDraft } from '#practice/prompts/own-prompt.ts';
import { promptFieldsOf } from '#practice/prompts/placeholders.ts';
import { useLocalData } from '#store/db-context.tsx';
import { draftProblems } from '#text/en/self/prompt-words.ts';
import { uiPrompts } from '#text/en/ui-prompts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import styles from './prompts.module.css';

/** Writes a question of one's own, or changes one. */
export function PromptForm(props: {
  prompt: Prompt | null;
  categories: readonly string[];
  onClose: () => void;
}) {
  const t = useText(uiPrompts);
  const { db, deps } = useLocalData();
  const id = useId();
  const { prompt } = props;
  const unsaved = useFormDraft(`prompt ${prompt?.id ?? 'new'}`, promptDraft);
  const saved = draftOf(prompt);
  const draft = unsaved.value ?? saved;
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [leaving, setLeaving] = useState(false);
  const names = promptFieldsOf(draft.content).map(({ label }) => label);
  const problemOf = (field: keyof PromptDraft): string | null => {
    const found = problems.find((one) => one.field === field);
    return found === undefined ? null : draftProblems[found.why];
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    if (!read.ok) {
      setProblems(read.error);
      const [first] = read.error;
      if (first !== undefined)
        document.querySelector<HTMLElement>(`#${CSS.escape(id + first.field)}`)?.focus();
      return;
    }
    const { author: _, ...fields } = read.value;
    const kept =
      prompt === null ? await addPrompt(db, deps, fields) : await savePrompt(db, deps, prompt.id, fields);
    if (!kept.ok) notify({ text: t.notSaved, tone: 'error' });
    else {
      notify({ text: t.saved });
      giveUp();
    }
  };
  const giveUp = () => {
    unsaved.set(() => null);
    props.onClose();
  };
  const fields = Object.keys(saved) as (keyof PromptDraft)[];
  const isChanged = fields.some((field) => draft[field] !== saved[field]);
  const close = () => (isChanged ? setLeaving(true) : giveUp());
  const control = (field: keyof PromptDraft) => {
    const problem = problemOf(field);
    return {
      id: id + field,
      className: styles.input,
      value: draft[field],
      'aria-invalid': problem !== null,
      'aria-describedby': `${id}${field}-note`,
      onChange: ({ target }: { target: { value: string } }) => {
        unsaved.set((was) => ({ ...(was ?? saved), [field]: target.value }));
        setProblems(problems.filter((one) => one.field !== field));
      },
    };
  };
  const note = (field: keyof PromptDraft, hint: string) => {
    const problem = problemOf(field);
    return (
      <p id={`${id}${field}-note`} className={problem === null ? 'meta' : styles.problem}>
        {problem ?? hint}
      </p>
    );
  };
  return (
    <LargeDialog
      title={prompt === null ? t.newTitle : t.editTitle}
      closeLabel={t.close}
      narrow
      onClose={close}
      actions={
        <>
          <Button tone="plain" size="small" onClick={close}>
            {t.cancel}
          </Button>
          <Button tone="gold" size="small" type="submit" form={`${id}form`}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={`${id}form`} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <div className={styles.field}>
          <label htmlFor={`${id}title`}>{t.fieldTitle}</label>
          <input {...control('title')} />
          {note('title', '')}
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}content`}>{t.fieldContent}</label>
          <textarea {...control('content')} rows={5} />
          {note('content', names.length > 0 ? t.fieldsFound(names.join(', ')) : t.contentHint)}
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}description`}>{t.fieldDescription}</label>
          <textarea {...control('description')} rows={2} />
          {note('description', '')}
        </div>
        <div className={styles.pair}>
          <div className={styles.field}>
            <label htmlFor={`${id}category`}>{t.fieldCategory}</label>
            <input {...control('category')} list={`${id}categories`} autoComplete="off" />
            <datalist id={`${id}categories`}>
              {props.categories.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </datalist>
            {note('category', t.categoryHint)}
          </div>
          <div className={styles.field}>
            <label htmlFor={`${id}tags`}>{t.fieldTags}</label>
            <input {...control('tags')} autoComplete="off" />
            {note('tags', t.tagsHint)}
          </div>
        </div>
        <TextSupport text={`${draft.title}\n${draft.description}\n${draft.content}\n${draft.tags}`} />
      </form>
      <ConfirmDialog
        open={leaving}
        title={t.leaveTitle}
        confirmLabel={t.leave}
        cancelLabel={t.stay}
        danger
        onConfirm={giveUp}
        onCancel={() => setLeaving(false)}
      >
        {t.leaveText}
      </ConfirmDialog>
    </LargeDialog>
  );
}

function draftOf(prompt: Prompt | null): PromptDraft {
  if (prompt === null) return EMPTY_DRAFT;
  const { title, description, content, category, tags } = prompt;
  return { title, description, content, category, tags: tags.join(', ') };
}
