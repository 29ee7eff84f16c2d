import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { MAX_ARCHIVE_BYTES } from '#archive/archive-limits.ts';
import { archiveGroups, type ArchiveGroup } from '#archive/groups.ts';
import { ArchiveFailure } from '#archive/problem.ts';
import { archiveName, makeArchive } from '#archive/write-archive.ts';
import { noteBackup } from '#db/backup-note.ts';
import fields from '#parts/birth/birth-form.module.css';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { writeBytes } from '#parts/write-bytes.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiData } from '#text/en/ui-data.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './data-dialogs.module.css';
import { saveFile } from './save-file.ts';

const groupWords = {
  chats: 'groupChats',
  pictures: 'groupPictures',
  people: 'groupPeople',
  journal: 'groupJournal',
  saved: 'groupSaved',
  settings: 'groupSettings',
} as const satisfies Record<ArchiveGroup, keyof typeof uiData>;

const MIN_PASSPHRASE = 8;

type Step =
  | { readonly type: 'choose' }
  | { readonly type: 'making'; readonly done: number; readonly of: number }
  | { readonly type: 'made'; readonly name: string; readonly bytes: number; readonly isSealed: boolean };

/** Makes one file of everything, or of what is chosen, and hands it to the browser's downloads. */
export function ExportDialog(props: { onClose: () => void }) {
  const t = useText(uiData);
  const id = useId();
  const { db, deps } = useLocalData();
  const [groups, setGroups] = useState<ReadonlySet<ArchiveGroup>>(new Set(archiveGroups));
  const [isSealed, setSealed] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [step, setStep] = useState<Step>({ type: 'choose' });
  const [problem, setProblem] = useState('');
  /** The field that is wrong, where one is. */
  const [wrong, setWrong] = useState<'passphrase' | 'again' | null>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const againField = useRef<HTMLInputElement>(null);
  const giving = useRef<AbortController>(null);
  useEffect(() => () => giving.current?.abort(), []);
  const canSeal = globalThis.crypto?.subtle !== undefined;

  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (step.type === 'making') return;
    const refuse = (field: typeof wrong, words: string) => {
      setProblem(words);
      setWrong(field);
      if (field !== null) (field === 'again' ? againField : firstField).current?.focus();
    };
    if (groups.size === 0) return refuse(null, t.chooseOne);
    if (isSealed && passphrase.length < MIN_PASSPHRASE) return refuse('passphrase', t.passphraseShort);
    if (isSealed && passphrase !== again) return refuse('again', t.passphraseOther);
    setProblem('');
    setWrong(null);
    setStep({ type: 'making', done: 0, of: 0 });
    const stop = new AbortController();
    giving.current = stop;
    const seal = isSealed
      ? {
          passphrase,
          subtle: crypto.subtle,
          random: (n: number) => crypto.getRandomValues(new Uint8Array(n)),
        }
      : null;
    try {
      const { file } = await makeArchive(
        db,
        deps.clock,
        { groups, seal, app: __APP_VERSION__ },
        { signal: stop.signal, onProgress: (done, of) => setStep({ type: 'making', done, of }) },
      );
      const name = archiveName(localDay(deps.clock.now()), isSealed);
      saveFile(file, name);
      // Only a file of everything is a backup.
      if (groups.size === archiveGroups.length) await noteBackup(db, deps.clock.now());
      setStep({ type: 'made', name, bytes: file.size, isSealed });
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      setStep({ type: 'choose' });
      const isTooLarge = error instanceof ArchiveFailure && error.problem.type === 'too-large';
      setProblem(isTooLarge ? t.exportTooLarge(writeBytes(MAX_ARCHIVE_BYTES)) : t.exportFailed);
    }
    return undefined;
  };
  const toggle = (group: ArchiveGroup, isChosen: boolean) =>
    setGroups(new Set(archiveGroups.filter((one) => (one === group ? isChosen : groups.has(one)))));

  return (
    <LargeDialog title={t.exportTitle} closeLabel={t.close} narrow onClose={props.onClose}>
      {step.type === 'made' ? (
        <div className={styles.body}>
          <p role="status">{t.exported(step.name, writeBytes(step.bytes))}</p>
          <p className="muted">{step.isSealed ? t.exportedSealed : t.exportedOpen}</p>
          <div className={styles.actions}>
            <PrimaryButton size="small" onClick={props.onClose}>
              {t.close}
            </PrimaryButton>
          </div>
        </div>
      ) : (
        <form className={styles.body} noValidate onSubmit={(event) => void make(event)}>
          <p className="muted">{t.exportText}</p>
          <fieldset className={styles.choices} disabled={step.type === 'making'}>
            <legend className={fields.label}>{t.takeAlong}</legend>
            {archiveGroups.map((group) => (
              <label key={group} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={groups.has(group)}
                  onChange={({ target }) => toggle(group, target.checked)}
                />
                {t[groupWords[group]]}
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.choices} disabled={step.type === 'making'}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={isSealed}
                disabled={!canSeal}
                aria-describedby={`${id}-seal`}
                onChange={({ target }) => setSealed(target.checked)}
              />
              {t.seal}
            </label>
            <p id={`${id}-seal`} className="meta">
              {canSeal ? t.sealNote : t.sealImpossible}
            </p>
            {isSealed && (
              <div className={styles.pair}>
                <Secret
                  label={t.passphrase}
                  hint={t.passphraseHint}
                  value={passphrase}
                  ref={firstField}
                  problemId={wrong === 'passphrase' ? `${id}-problem` : null}
                  onChange={setPassphrase}
                />
                <Secret
                  label={t.passphraseAgain}
                  value={again}
                  ref={againField}
                  problemId={wrong === 'again' ? `${id}-problem` : null}
                  onChange={setAgain}
                />
              </div>
            )}
          </fieldset>
          <p id={`${id}-problem`} role="alert" className={problem === '' ? 'sr-only' : fields.problem}>
            {problem}
          </p>
          {step.type === 'making' && (
            <div className={styles.progress}>
              <progress aria-label={t.progress} max={Math.max(1, step.of)} value={step.done} />
              <p className="meta num">{t.exporting(step.done, step.of)}</p>
            </div>
          )}
          <div className={styles.actions}>
            <Button tone="plain" size="small" onClick={props.onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" tone="gold" size="small" aria-disabled={step.type === 'making'}>
              {step.type === 'making' ? t.working : t.exportNow}
            </Button>
          </div>
        </form>
      )}
    </LargeDialog>
  );
}

/** A field for a passphrase. Password managers may keep it. */
function Secret({
  ref,
  ...props
}: {
  label: string;
  hint?: string;
  value: string;
  ref: Ref<HTMLInputElement>;
  /** Where it is said what is wrong with it; null while nothing is. */
  problemId: string | null;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const described = [props.problemId, props.hint === undefined ? null : `${id}-hint`];
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {props.label}
      </label>
      <input
        ref={ref}
        id={id}
        className={fields.input}
        type="password"
        autoComplete="new-password"
        value={props.value}
        aria-invalid={props.problemId !== null}
        aria-describedby={described.filter((one) => one !== null).join(' ') || undefined}
        onChange={({ target }) => props.onChange(target.value)}
      />
      {props.hint !== undefined && (
        <p id={`${id}-hint`} className="meta">
          {props.hint}
        </p>
      )}
    </div>
  );
}

/** `2026-11-21`, by the device's own zone: the day a person would write on a box. */
function localDay(ms: number): string {
  const at = new Date(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
