import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { GivenUp, importArchive, type ImportDone } from '#archive/import.ts';
import type { ImportMode } from '#archive/joining.ts';
import { openArchive, type OpenArchive } from '#archive/open-archive.ts';
import { previewImport, type ImportPreview } from '#archive/preview.ts';
import { ArchiveFailure, type ArchiveProblem } from '#archive/problem.ts';
import { isSealed } from '#archive/sealed.ts';
import fields from '#parts/birth/birth-form.module.css';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { writeBytes } from '#parts/write-bytes.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiData } from '#text/en/ui-data.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './data-dialogs.module.css';
import { ImportChoices } from './import-preview.tsx';

type Step =
  | { readonly type: 'choose' }
  | { readonly type: 'sealed'; readonly file: File }
  | { readonly type: 'checking'; readonly done: number; readonly of: number }
  | { readonly type: 'preview'; readonly archive: OpenArchive; readonly preview: ImportPreview }
  | { readonly type: 'importing'; readonly done: number; readonly of: number }
  | { readonly type: 'done'; readonly done: ImportDone };

/** Takes in a file that an export made: chosen, looked through, agreed to, written. Until the last nothing is changed. */
export function ImportDialog(props: { onClose: () => void }) {
  const t = useText(uiData);
  const id = useId();
  const { db, deps } = useLocalData();
  const [step, setStep] = useState<Step>({ type: 'choose' });
  const [problem, setProblem] = useState('');
  const giving = useRef<AbortController>(null);
  useEffect(() => () => giving.current?.abort(), []);

  const begin = (): AbortController => {
    giving.current?.abort();
    const stop = new AbortController();
    giving.current = stop;
    setProblem('');
    return stop;
  };
  const refuse = (error: unknown, stop: AbortController, back: Step) => {
    if (stop.signal.aborted) return;
    setStep(back);
    setProblem(error instanceof ArchiveFailure ? problemWords(error.problem, t) : t.importDisk);
  };
  const look = async (file: File, passphrase: string | null) => {
    const stop = begin();
    try {
      if (passphrase === null && (await isSealed(file))) return setStep({ type: 'sealed', file });
      setStep({ type: 'checking', done: 0, of: 0 });
      const archive = await openArchive(file, passphrase, globalThis.crypto?.subtle);
      const preview = await previewImport(db, archive, {
        signal: stop.signal,
        onProgress: (done, of) => setStep({ type: 'checking', done, of }),
      });
      setStep({ type: 'preview', archive, preview });
    } catch (error) {
      const isWrong = error instanceof ArchiveFailure && error.problem.type === 'wrong-passphrase';
      refuse(error, stop, isWrong ? { type: 'sealed', file } : { type: 'choose' });
    }
    return undefined;
  };
  const take = async (archive: OpenArchive, mode: ImportMode, revive: boolean) => {
    const stop = begin();
    setStep({ type: 'importing', done: 0, of: 0 });
    try {
      const locks = 'locks' in navigator ? navigator.locks : null;
      const result = await importArchive(
        db,
        deps,
        archive,
        { mode, revive },
        { signal: stop.signal, locks, onProgress: (done, of) => setStep({ type: 'importing', done, of }) },
      );
      if (result.ok) return setStep({ type: 'done', done: result.value });
      const words = { busy: t.importBusy, quota: t.importFull } as Partial<Record<string, string>>;
      setStep({ type: 'choose' });
      setProblem(words[result.error.type] ?? t.importDisk);
    } catch (error) {
      if (!(error instanceof GivenUp)) refuse(error, stop, { type: 'choose' });
    }
    return undefined;
  };

  return (
    <LargeDialog title={t.importTitle} closeLabel={t.close} narrow onClose={props.onClose}>
      <div className={styles.body}>
        {(step.type === 'choose' || step.type === 'sealed') && (
          <p id={`${id}-problem`} role="alert" className={problem === '' ? 'sr-only' : styles.warning}>
            {problem === '' ? '' : `${problem} ${step.type === 'choose' ? t.nothingChanged : ''}`}
          </p>
        )}
        {step.type === 'choose' && (
          <ChooseFile
            again={problem !== ''}
            onFile={(file) => void look(file, null)}
            onCancel={props.onClose}
          />
        )}
        {step.type === 'sealed' && (
          <Unseal
            problemId={problem === '' ? null : `${id}-problem`}
            onPassphrase={(passphrase) => void look(step.file, passphrase)}
            onBack={() => {
              setProblem('');
              setStep({ type: 'choose' });
            }}
          />
        )}
        {step.type === 'checking' && <Progress said={t.checking} done={step.done} of={step.of} />}
        {step.type === 'preview' && (
          <ImportChoices
            archive={step.archive}
            preview={step.preview}
            onBack={() => setStep({ type: 'choose' })}
            onImport={(mode, revive) => void take(step.archive, mode, revive)}
          />
        )}
        {step.type === 'importing' && (
          <>
            <Progress said={t.importing(share(step.done, step.of))} done={step.done} of={step.of} />
            <p className="muted">{t.importStay}</p>
          </>
        )}
        {step.type === 'done' && (
          <>
            <p role="status">
              {t.imported(step.done.changed)}
              {step.done.deleted > 0 ? ` ${t.importedDeleted(step.done.deleted)}` : ''}
            </p>
            <div className={styles.actions}>
              <PrimaryButton size="small" onClick={props.onClose}>
                {t.close}
              </PrimaryButton>
            </div>
          </>
        )}
      </div>
    </LargeDialog>
  );
}

/** The browser's own picker, behind a button that looks like ours. */
function ChooseFile(props: { again: boolean; onFile: (file: File) => void; onCancel: () => void }) {
  const t = useText(uiData);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className="muted">{t.importText}</p>
      <label htmlFor={id} className="sr-only">
        {t.chooseFile}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        className="sr-only"
        tabIndex={-1}
        accept=".zip,.soulstice,application/zip"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was refused.
          target.value = '';
          if (file !== undefined) props.onFile(file);
        }}
      />
      <div className={styles.actions}>
        <Button tone="plain" size="small" onClick={props.onCancel}>
          {t.cancel}
        </Button>
        <PrimaryButton size="small" onClick={() => input.current?.click()}>
          {props.again ? t.chooseAnother : t.chooseFile}
        </PrimaryButton>
      </div>
    </>
  );
}

function Unseal(props: {
  /** Where it is said that the last one was wrong; null before one was tried. */
  problemId: string | null;
  onPassphrase: (passphrase: string) => void;
  onBack: () => void;
}) {
  const t = useText(uiData);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [passphrase, setPassphrase] = useState('');
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (passphrase !== '') props.onPassphrase(passphrase);
  };
  return (
    <form className={styles.body} noValidate onSubmit={submit}>
      <p>{t.sealedFile}</p>
      <div className={fields.field}>
        <label htmlFor={id} className={fields.label}>
          {t.passphrase}
        </label>
        <input
          ref={input}
          id={id}
          className={fields.input}
          type="password"
          autoComplete="off"
          value={passphrase}
          aria-invalid={props.problemId !== null}
          aria-describedby={props.problemId ?? undefined}
          onChange={({ target }) => setPassphrase(target.value)}
        />
      </div>
      <div className={styles.actions}>
        <Button tone="plain" size="small" onClick={props.onBack}>
          {t.back}
        </Button>
        <Button type="submit" tone="gold" size="small" aria-disabled={passphrase === ''}>
          {t.openFile}
        </Button>
      </div>
    </form>
  );
}

function Progress(props: { said: string; done: number; of: number }) {
  const t = useText(uiData);
  return (
    <div className={styles.progress}>
      <p role="status">{props.said}</p>
      <progress aria-label={t.progress} max={Math.max(1, props.of)} value={props.done} />
    </div>
  );
}

/** In steps of ten, so that a screen reader is not told each record. */
const share = (done: number, of: number): string => `${of === 0 ? 0 : Math.floor((done / of) * 10) * 10} %`;

function problemWords(problem: ArchiveProblem, t: typeof uiData): string {
  switch (problem.type) {
    case 'too-large':
      return t.problemTooLarge(writeBytes(problem.limitBytes));
    case 'unreadable':
      return t.problemUnreadable;
    case 'not-an-archive':
      return t.problemNotArchive;
    case 'chats-only':
      return t.problemChatsOnly;
    case 'newer':
      return t.problemNewer;
    case 'wrong-passphrase':
      return t.problemPassphrase;
    case 'damaged':
      return t.problemDamaged(problem.part);
    case 'bad-row':
      return t.problemBadRow(problem.part, problem.line);
    case 'forbidden':
      return t.problemForbidden(problem.part);
    case 'expands':
      return t.problemExpands(problem.part);
  }
}
