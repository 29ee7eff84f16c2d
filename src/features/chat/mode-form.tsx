import { useEffect, useId, useRef, useState } from 'react';
import type { ReadingMode } from '#companion/request.ts';
import { uiModeNeeds } from '#text/en/ui-mode-needs.ts';
import { Button } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './mode-needs.module.css';

type FormQuestion = {
  readonly ask: string;
  readonly hint: string;
  readonly options: Readonly<Record<string, string>>;
};
type Form = Readonly<Record<string, FormQuestion>>;
export type FormAnswers = Readonly<Record<string, readonly string[]>>;

const forms: Readonly<Partial<Record<ReadingMode, () => Promise<{ readonly form: Form }>>>> = {
  palmistry: () => import('#text/en/traditions/palmistry/form.ts'),
  'face-reading': () => import('#text/en/traditions/face-reading/form.ts'),
  'dream-interpretation': () => import('#text/en/traditions/dream-interpretation/form.ts'),
};

/** Questions with more than one answer: places of marks, mounts, and what lay behind a dream. */
const MANY = /^(?:mark-|mounts$|cause$)/;

/** What was answered so far, for as long as the page lives: closing the form loses nothing. */
const kept = new Map<string, { readonly answers: FormAnswers; readonly at: number }>();

/** The guided form of a mode, one question at a time; every question may be left out. */
export function ModeForm(props: {
  mode: ReadingMode;
  /** What is kept belongs to this draft. */
  draftKey: string;
  onDone: (answers: FormAnswers) => void;
}) {
  const t = useText(uiModeNeeds);
  const { mode, onDone } = props;
  const key = `${props.draftKey}|${mode}`;
  const [form, setForm] = useState<Form | null>(null);
  const [state, setState] = useState(() => kept.get(key) ?? { answers: {}, at: 0 });
  const heading = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    let left = false;
    void forms[mode]?.().then(
      (loaded) => {
        if (!left) setForm(loaded.form);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [mode]);
  const isThere = form !== null;
  // What opened it is gone: the keyboard goes on with the question.
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  const questions = Object.entries(form ?? {});
  const [id, question] = questions[state.at] ?? [];
  if (id === undefined || question === undefined) return null;
  const answer = state.answers[id] ?? [];
  const change = (next: typeof state) => {
    kept.set(key, next);
    setState(next);
  };
  const go = (at: number) => {
    change({ ...state, at });
    requestAnimationFrame(() => heading.current?.focus());
  };
  const isLast = state.at === questions.length - 1;
  const done = () => {
    const given = Object.entries(state.answers).filter(([, ids]) => ids.some((one) => one.trim() !== ''));
    onDone(Object.fromEntries(given));
  };
  return (
    <div className={styles.form}>
      <div className={styles.progress} aria-hidden>
        <span style={{ inlineSize: `${((state.at + 1) / questions.length) * 100}%` }} />
      </div>
      <fieldset className={styles.choices}>
        <legend ref={heading} tabIndex={-1}>
          {question.ask}
        </legend>
        <p className={styles.note}>
          <span role="status">{t.progress(state.at + 1, questions.length)}</span> · {question.hint}
        </p>
        <Answer
          key={id}
          many={MANY.test(id)}
          isDream={id === 'dream'}
          question={question}
          chosen={answer}
          onChosen={(chosen) => change({ ...state, answers: { ...state.answers, [id]: chosen } })}
        />
      </fieldset>
      <div className={styles.row}>
        {state.at > 0 && <TextButton onClick={() => go(state.at - 1)}>{t.back}</TextButton>}
        {!isLast && (
          <Button size="small" onClick={() => go(state.at + 1)}>
            {answer.length === 0 ? t.skip : t.next}
          </Button>
        )}
        <Button size="small" tone="leaf" onClick={done}>
          {t.finish}
        </Button>
      </div>
    </div>
  );
}

function Answer(props: {
  many: boolean;
  isDream: boolean;
  question: FormQuestion;
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
}) {
  const t = useText(uiModeNeeds);
  const name = useId();
  const { many, isDream, question, chosen, onChosen } = props;
  const options = Object.entries(question.options);
  if (options.length === 0 && isDream)
    return (
      <textarea
        className={styles.field}
        rows={4}
        aria-label={t.told}
        value={chosen[0] ?? ''}
        onChange={(event) => onChosen([event.target.value])}
      />
    );
  if (options.length === 0)
    return (
      <input
        className={styles.field}
        inputMode="decimal"
        aria-label={t.measure}
        placeholder={t.measure}
        value={chosen[0] ?? ''}
        onChange={(event) => onChosen([event.target.value])}
      />
    );
  const toggled = (option: string): readonly string[] =>
    chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
  const pills = options.map(([option, label]) => (
    <label key={option} className={styles.pill}>
      <input
        type={many ? 'checkbox' : 'radio'}
        name={name}
        checked={chosen.includes(option)}
        onChange={() => onChosen(many ? toggled(option) : [option])}
      />
      <span>{label}</span>
    </label>
  ));
  return <div className={styles.segments}>{pills}</div>;
}
