import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { present } from '#lib/assert.ts';
import { keepTypeResult, saveTypeDraft, forgetTypeDraft } from '#db/type-results.ts';
import type { TypeDraft } from '#db/type-results.ts';
import {
  answeredCount,
  ANSWERS,
  answerTo,
  firstOpenPage,
  noAnswers,
  withAnswer,
} from '#practice/mbti/answers.ts';
import type { Answer } from '#practice/mbti/answers.ts';
import { ITEMS, ITEMS_VERSION, PAGES } from '#practice/mbti/items.ts';
import type { ItemId } from '#practice/mbti/items.ts';
import { scoreType } from '#practice/mbti/score.ts';
import { readType } from '#practice/mbti/shown-type.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { TEST } from './type-data.ts';
import type { Questions } from './type-words.ts';
import styles from './questionnaire.module.css';

/** Forty-eight statements on six pages. Each answer is kept as it is given; nothing has to be answered. */
export function Questionnaire(props: {
  words: Questions;
  draft: TypeDraft | null;
  onDone: () => void;
  onLeave: () => void;
}) {
  const t = useText(uiBlueprint);
  const { db, deps } = useLocalData();
  const { questionnaireTexts: q } = props.words;
  const [answers, setAnswers] = useState<readonly number[]>(props.draft?.answers ?? noAnswers());
  const [page, setPage] = useState(() => Math.min(props.draft?.page ?? 0, PAGES.length - 1));
  const [asking, setAsking] = useState<'open' | 'over' | null>(null);
  const [saving, setSaving] = useState(false);
  const [begun] = useState(() => ({ at: deps.clock.now(), before: props.draft?.elapsedMs ?? 0 }));
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), [page]);

  const elapsedMs = () => begun.before + Math.max(0, deps.clock.now() - begun.at);
  const keep = async (next: readonly number[], nextPage: number) => {
    const kept = await saveTypeDraft(db, TEST, {
      itemsVersion: ITEMS_VERSION,
      answers: next,
      page: nextPage,
      elapsedMs: elapsedMs(),
    });
    if (!kept.ok) notify({ text: t.saveFailed, tone: 'error' });
  };
  const answer = (id: ItemId, value: Answer) => {
    const next = withAnswer(answers, id, value);
    setAnswers(next);
    setAsking(null);
    void keep(next, page);
  };
  const turn = (to: number) => {
    setPage(to);
    setAsking(null);
    void keep(answers, to);
  };
  const open = ITEMS.length - answeredCount(answers);
  const finish = async () => {
    if (saving) return;
    setSaving(true);
    const took = elapsedMs();
    const score = scoreType(answers, took);
    const kept = await keepTypeResult(
      db,
      deps,
      {
        test: TEST,
        itemsVersion: ITEMS_VERSION,
        answers: [...answers],
        outcome: score.outcome,
        elapsedMs: took,
      },
      readType(score.letters),
    );
    setSaving(false);
    if (!kept.ok) {
      notify({ text: t.saveFailed, tone: 'error' });
      return;
    }
    props.onDone();
  };
  const toOpen = () => {
    const first = firstOpenPage(answers) ?? 0;
    if (first !== page) turn(first);
    setAsking(null);
    const id = present(PAGES[first], 'page').find((one) => answerTo(answers, one) === null);
    // The page may have been turned just now: its statements are there in the next frame.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLInputElement>(`[data-item="${id ?? ''}"] input`)?.focus(),
    );
  };
  const startOver = async () => {
    setAsking(null);
    await forgetTypeDraft(db, TEST);
    setAnswers(noAnswers());
    setPage(0);
    heading.current?.focus();
  };

  const ids = present(PAGES[page], 'page');
  const isLast = page === PAGES.length - 1;
  return (
    <div ref={form} className={styles.form}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className="display">
          {t.questionnaire}
        </h2>
        <p className="num" aria-live="polite">
          {q.page(page + 1, PAGES.length)} · {q.answered(answeredCount(answers), ITEMS.length)}
        </p>
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={t.questionnaire}
          aria-valuemin={0}
          aria-valuemax={ITEMS.length}
          aria-valuenow={answeredCount(answers)}
        >
          <i style={{ width: `${(answeredCount(answers) / ITEMS.length) * 100}%` }} />
        </div>
        {page === 0 && <p>{q.instruction}</p>}
        <p className="meta">
          {page === 0 && `${q.minutes}. `}
          {q.saved}
        </p>
      </header>

      {ids.map((id) => (
        <Statement
          key={id}
          id={id}
          words={props.words}
          chosen={answerTo(answers, id)}
          onAnswer={(value) => answer(id, value)}
        />
      ))}

      {asking === 'open' && (
        <div role="alert" className={styles.open}>
          <p>{t.openItems(open)}</p>
          <div className={styles.buttons}>
            <Button size="small" tone="leaf" onClick={toOpen}>
              {t.toOpen}
            </Button>
            <Button size="small" onClick={() => void finish()}>
              {t.finishAnyway}
            </Button>
          </div>
        </div>
      )}
      <div className={styles.buttons}>
        {page === 0 ? (
          <Button size="small" onClick={props.onLeave}>
            {t.back}
          </Button>
        ) : (
          <Button size="small" onClick={() => turn(page - 1)}>
            {t.previous}
          </Button>
        )}
        {isLast ? (
          <PrimaryButton
            size="small"
            aria-disabled={saving}
            onClick={() => (open > 0 ? setAsking('open') : void finish())}
          >
            {t.finish}
          </PrimaryButton>
        ) : (
          <PrimaryButton size="small" onClick={() => turn(page + 1)}>
            {t.next}
          </PrimaryButton>
        )}
        <span className={styles.grow} />
        {answeredCount(answers) > 0 && (
          <TextButton onClick={() => setAsking('over')}>{t.startOver}</TextButton>
        )}
      </div>
      <ConfirmDialog
        open={asking === 'over'}
        title={t.startOverTitle}
        confirmLabel={t.startOver}
        cancelLabel={t.back}
        onConfirm={() => void startOver()}
        onCancel={() => setAsking(null)}
      >
        {t.startOverText}
      </ConfirmDialog>
      <p className="meta">{q.foot}</p>
    </div>
  );
}

/** One statement with its five answers: radio buttons, which the arrow keys walk; 1 to 5 choose as well. */
function Statement(props: {
  id: ItemId;
  words: Questions;
  chosen: Answer | null;
  onAnswer: (answer: Answer) => void;
}) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { answerLabels, itemTexts } = props.words;
  const onKeyDown = (event: KeyboardEvent) => {
    const value = ANSWERS.find((one) => String(one) === event.key);
    if (value === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    props.onAnswer(value);
    group.current?.querySelectorAll('input')[value - 1]?.focus();
  };
  return (
    // The group hears the digits of its own radio buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset ref={group} className={styles.statement} data-item={props.id} onKeyDown={onKeyDown}>
      <legend>{itemTexts[props.id]}</legend>
      <div className={styles.answers}>
        {ANSWERS.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={props.chosen === value}
              onChange={() => props.onAnswer(value)}
            />
            <span>{answerLabels[value - 1]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
