import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_AUDIO_BYTES, MAX_URL_CHARS } from '#contract/api/content.ts';
import fields from '#parts/birth/birth-form.module.css';
import { Segments } from '#parts/chart/segments.tsx';
import { uiAdmin } from '#text/en/ui-admin.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconCheck, IconUpload } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import styles from './dialog.module.css';
import { MEBIBYTE, type Upload, useAudioUpload } from './use-audio-upload.ts';

/** The audio of an item: a file that is sent at once, or the address of one. */
export function AudioField(props: {
  /** What the form begins with, empty for a new item. */
  kept: string;
  problem: string | undefined;
  onChange: (audioUrl: string) => void;
  /** The length of a file, and that of the file before it. */
  onDuration: (read: string, lastRead: string | null) => void;
  onUploading: (uploading: boolean) => void;
}) {
  const t = useText(uiAdmin);
  const id = useId();
  const { kept, problem, onChange } = props;
  // A file on the server has a path; anything else that was typed is an address, finished or not.
  const isAddress = kept !== '' && !kept.startsWith('/');
  const [source, setSource] = useState<'file' | 'url'>(isAddress ? 'url' : 'file');
  const [address, setAddress] = useState(isAddress ? kept : '');
  const [file, setFile] = useState(isAddress ? '' : kept);
  const lastRead = useRef<string | null>(null);
  // A file may arrive after the person has turned to an address: it must not take its place.
  const chosenSource = useRef(source);
  const { upload, choose, cancel } = useAudioUpload(
    isAddress || kept === '' ? { type: 'none' } : { type: 'kept', name: t.uploadedFile, audioUrl: kept },
    {
      onKept: (audioUrl) => {
        setFile(audioUrl);
        if (chosenSource.current === 'file') onChange(audioUrl);
      },
      onDuration: (duration) => {
        props.onDuration(duration, lastRead.current);
        lastRead.current = duration;
      },
    },
  );

  const { onUploading } = props;
  const uploading = source === 'file' && upload.type === 'sending';
  useEffect(() => onUploading(uploading), [onUploading, uploading]);

  function send(chosen: File | undefined) {
    if (chosen === undefined) return;
    setFile('');
    onChange('');
    void choose(chosen);
  }

  return (
    <fieldset className={styles.audio}>
      <legend className={fields.label} data-required>
        {t.audio}
      </legend>
      <Segments
        label={t.audioSource}
        options={[
          { id: 'file', label: t.fromFile },
          { id: 'url', label: t.fromUrl },
        ]}
        chosen={source}
        onChoose={(next) => {
          setSource(next);
          chosenSource.current = next;
          onChange(next === 'file' ? file : address);
        }}
      />
      {source === 'file' ? (
        <FileDrop id={id} upload={upload} problem={problem} onFile={send} onCancel={cancel} />
      ) : (
        <div className={fields.field}>
          <label htmlFor={`${id}-url`} className="sr-only">
            {t.urlLabel}
          </label>
          <input
            id={`${id}-url`}
            data-field="audioUrl"
            type="url"
            className={fields.input}
            placeholder="https://"
            maxLength={MAX_URL_CHARS}
            autoComplete="off"
            aria-required
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-note`}
            value={address}
            onChange={(event) => {
              setAddress(event.target.value);
              onChange(event.target.value);
            }}
          />
          <p id={`${id}-note`} className={problem === undefined ? 'meta' : fields.problem}>
            {problem ?? t.urlHint}
          </p>
        </div>
      )}
    </fieldset>
  );
}

/** Where a file is dropped or chosen, and how its sending goes. */
function FileDrop(props: {
  id: string;
  upload: Upload;
  problem: string | undefined;
  onFile: (file: File | undefined) => void;
  onCancel: () => void;
}) {
  const t = useText(uiAdmin);
  const { id, upload } = props;
  const [over, setOver] = useState(false);
  const sending = upload.type === 'sending';
  const drop = useKeptFocus(sending);
  const problem = upload.type === 'failed' ? undefined : props.problem;

  function drag(event: DragEvent, entering: boolean) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(entering);
  }

  return (
    <div
      ref={drop}
      className={styles.drop}
      data-over={over || undefined}
      data-problem={upload.type === 'failed' || problem !== undefined || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        props.onFile(event.dataTransfer.files[0]);
      }}
    >
      {/* Said without the percent: a screen reader reads the bar when asked. */}
      <p role="status" className="sr-only">
        {sending ? t.uploading(upload.name) : upload.type === 'kept' ? t.uploaded(upload.name) : ''}
      </p>
      {sending ? (
        <Progress upload={upload} onCancel={props.onCancel} />
      ) : (
        <>
          {upload.type === 'kept' && (
            <p className={styles.kept}>
              <Icon of={IconCheck} size={18} />
              <span>{upload.name}</span>
            </p>
          )}
          <label className={styles.choose}>
            <input
              type="file"
              className="sr-only"
              data-field="audioUrl"
              accept="audio/*,.mp3,.m4a,.ogg,.wav"
              aria-required
              aria-invalid={problem !== undefined || upload.type === 'failed'}
              aria-describedby={`${id}-note ${id}-fault`}
              onChange={(event) => {
                props.onFile(event.target.files?.[0]);
                // The same file may be chosen again after a failure.
                event.target.value = '';
              }}
            />
            <Icon of={IconUpload} size={18} />
            {upload.type === 'kept' ? t.chooseAnother : t.chooseFile}
          </label>
        </>
      )}
      {/* A missing file is told by the form; a refused one is said here. */}
      <div role="alert" className={styles.fault}>
        {upload.type === 'failed' && <p id={`${id}-fault`}>{upload.message}</p>}
      </div>
      {problem !== undefined && (
        <p id={`${id}-fault`} className={styles.fault}>
          {problem}
        </p>
      )}
      {!sending && (
        <p id={`${id}-note`} className="meta">
          {t.dropHint(MAX_AUDIO_BYTES / MEBIBYTE)}
        </p>
      )}
    </div>
  );
}

/** The control that was used is gone when the sending begins or ends: focus goes to what took its place. */
function useKeptFocus(sending: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const was = useRef(sending);
  useEffect(() => {
    if (was.current === sending) return;
    was.current = sending;
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body || activeElement.matches('dialog');
    if (lost) container.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [sending]);
  return container;
}

function Progress(props: { upload: Upload & { type: 'sending' }; onCancel: () => void }) {
  const t = useText(uiAdmin);
  const { name, share } = props.upload;
  const percent = Math.floor(share * 100);
  return (
    <div className={styles.sending}>
      <p className={styles.sendingName}>
        <span>{name}</span>
        <span className="num">{share < 1 ? `${percent} %` : t.checkingFile}</span>
      </p>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={t.uploading(name)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ inlineSize: `${percent}%` }} />
      </div>
      <Button size="small" onClick={props.onCancel}>
        {t.cancelUpload}
      </Button>
    </div>
  );
}
