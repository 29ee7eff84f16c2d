import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { brand } from '#app/brand.ts';
import type { ImageProblem } from '#lib/image-bytes.ts';
import { readAuthor } from '#model/author.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiComposer } from '#text/en/ui-composer.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconPhoto, IconX } from '#ui/icons.ts';
import { Modal } from '#ui/modal.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './image-upload.module.css';
import { prepareImage } from './image-prepare.ts';
import { setPendingImage, usePendingImage } from './image-pending.ts';
import { type ImageAnswers, imageMessage, noAnswers } from './image-questions.ts';
import { imageSight, type Sight } from './image-sight.ts';

/**
 * Choosing a picture for a message: it is checked, drawn anew and shown, and can be taken back. Where nobody can see it
 * the upload analyzer asks what is in it, and the answers become the words of the message.
 */
export function ImageUpload(props: {
  draftKey: string;
  /** A file that was pasted or dropped before the dialog opened. */
  first: File | null;
  onClose: () => void;
  /** Words for the input; empty when none were given. */
  onWords: (words: string) => void;
}) {
  const t = useText(uiComposer);
  const id = useId();
  const { draftKey } = props;
  const image = usePendingImage(draftKey);
  const [before] = useState(image);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [answers, setAnswers] = useState(noAnswers);
  const sight = useSight();

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    const made = await prepareImage(file);
    setBusy(false);
    setProblem(made.ok ? null : made.error);
    if (made.ok) setPendingImage(draftKey, made.value);
  };
  const { first } = props;
  const taken = useRef<File | null>(null);
  useEffect(() => {
    if (first === null || taken.current === first) return;
    taken.current = first;
    void take(first);
  });

  const cancel = () => {
    setPendingImage(draftKey, before);
    props.onClose();
  };
  const problems: Record<ImageProblem, string> = {
    'too-large': t.imageTooLarge,
    'wrong-type': t.imageWrongType,
    'too-many-pixels': t.imageTooManyPixels,
  };
  return (
    <Modal open onClose={cancel} className={styles.dialog} aria-labelledby={`${id}title`}>
      <form
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          if (image === null) return;
          props.onWords(imageMessage(answers, t));
          props.onClose();
        }}
      >
        <h2 id={`${id}title`} className={`display ${styles.title}`}>
          {t.imageTitle}
        </h2>
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problems[problem]}
          </p>
        )}
        {image === null ? (
          <ImageChooser busy={busy} onFile={(file) => void take(file)} />
        ) : (
          <>
            <div className={styles.preview}>
              <img src={image.url} width={image.width} height={image.height} alt={t.imagePreview} />
              <IconButton
                label={t.imageRemove}
                icon={IconX}
                compact
                className={styles.remove ?? ''}
                onClick={() => setPendingImage(draftKey, null)}
              />
            </div>
            <Sees sight={sight} />
            {sight !== 'sees' && <Questions answers={answers} onAnswers={setAnswers} />}
          </>
        )}
        <div className={styles.actions}>
          <Button tone="plain" size="small" onClick={cancel}>
            {t.cancel}
          </Button>
          <PrimaryButton size="small" type="submit" disabled={image === null || busy}>
            {t.imageAdd}
          </PrimaryButton>
        </div>
      </form>
    </Modal>
  );
}

function ImageChooser(props: { busy: boolean; onFile: (file: File | undefined) => void }) {
  const t = useText(uiComposer);
  const [over, setOver] = useState(false);
  const stop = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <>
      {/* Dropping is a second way: the field inside is the one for keys and screen readers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        className={over ? `${styles.drop} ${styles.over}` : styles.drop}
        onDragOver={(event) => stop(event, true)}
        onDragLeave={(event) => stop(event, false)}
        onDrop={(event) => {
          stop(event, false);
          props.onFile(event.dataTransfer.files[0]);
        }}
      >
        <Icon of={IconPhoto} size={28} />
        <b>{props.busy ? t.imageWorking : t.imageChoose}</b>
        <span>{t.imageDrop}</span>
        <input
          type="file"
          className="sr-only"
          accept="image/jpeg,image/png"
          aria-label={t.imageChoose}
          onChange={(event) => {
            props.onFile(event.target.files?.[0]);
            // The same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </label>
      <p className={styles.note}>{t.imageAnew}</p>
    </>
  );
}

function Sees(props: { sight: Sight }) {
  const t = useText(uiComposer);
  const said = { sees: t.imageSeen, 'may-see': t.imageMaySee, blind: t.imageBlind(brand.persona) };
  return <p className={styles.note}>{said[props.sight]}</p>;
}

function Questions(props: { answers: ImageAnswers; onAnswers: (answers: ImageAnswers) => void }) {
  const t = useText(uiComposer);
  const { answers } = props;
  const fields = [
    ['what', t.askWhat, t.askWhatHint],
    ['first', t.askFirst, ''],
    ['feeling', t.askFeeling, ''],
    ['question', t.askQuestion, ''],
  ] as const;
  return (
    <fieldset className={styles.questions}>
      <legend className="sr-only">{t.analyse}</legend>
      {fields.map(([key, label, hint]) => (
        <label key={key} className={styles.field}>
          <span>{label}</span>
          <input
            type="text"
            value={answers[key]}
            maxLength={400}
            placeholder={hint}
            onChange={(event) => props.onAnswers({ ...answers, [key]: event.target.value })}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** Whether what answers can see; nobody can until that is known. */
function useSight(): Sight {
  const { db } = useLocalData();
  const [sight, setSight] = useState<Sight>('blind');
  useEffect(() => {
    let here = true;
    readAuthor(db).then(
      (author) => here && setSight(imageSight(author)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [db]);
  return sight;
}
