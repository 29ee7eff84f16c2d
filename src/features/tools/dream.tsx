import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import type { SafetyFinding } from '#companion/request.ts';
import { dreamDraft, MAX_DREAM_CHARS } from '#contract/dream.ts';
import type { Dream } from '#contract/dream.ts';
import { toStorableText } from '#contract/text.ts';
import { addDream, deleteDream, dreams, restoreDream, saveDream } from '#db/dreams.ts';
import type { NewDream } from '#db/dreams.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { localDate } from '#lib/local-date.ts';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { dreamInterpretation } from '#practice/tools/dream-interpretation.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useFormDraft } from '#parts/form-draft.ts';
import { DREAM_FEELINGS } from '#traditions/dream/lexicon.ts';
import type { DreamFeeling } from '#traditions/dream/lexicon.ts';
import { CAUSE_ANSWERS, NIGHT_PARTS } from '#traditions/dream/questions.ts';
import type { CauseAnswer, NightPart } from '#traditions/dream/questions.ts';
import { createDreamReader } from '#traditions/dream/read-dream.ts';
import type { DreamInput, DreamReading } from '#traditions/dream/read-dream.ts';
import { dreamSheet } from '#traditions/dream/sheet.ts';
import { shownDay } from '#parts/era-words.ts';
import { dreamLexicon } from '#text/en/self/dream/lexicon.ts';
import { dreamQuestions, dreamWords } from '#text/en/self/dream/words.ts';
import { uiTools } from '#text/en/ui-tools.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconSearch, IconTrash } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { presetDraft } from './preset.ts';
import { ToolField } from './tool-field.tsx';
import { Result, ToolReadingView } from './tool-reading-view.tsx';
import { careBefore, ToolSupport } from './tool-support.tsx';
import styles from './tools.module.css';
import type { ToolPerson } from './use-tool-sky.ts';

/** What stands in the form. */
type Draft = Pick<DreamInput, 'text' | 'feeling' | 'returning' | 'nightPart' | 'causes'>;

const EMPTY: Draft = { text: '', feeling: null, returning: null, nightPart: null, causes: [] };

type Told = {
  readonly draft: Draft;
  readonly dream: DreamReading;
  readonly sheet: FactSheet;
};

// The index of its words is built once.
const readDream = createDreamReader(dreamLexicon);

/** A dream looked at image by image, and the journal in which it is kept. */
export function DreamInterpreter({ person }: { person: ToolPerson }) {
  const t = useText(uiTools);
  const { db, deps } = useLocalData();
  const journal = useLiveQuery(() => dreams(db), [db]);
  const unsaved = useFormDraft('dream', dreamDraft);
  const [shown, setShown] = useState<Draft | null>(null);
  const draft = shown ?? (unsaved.value ? draftOf(unsaved.value) : EMPTY);
  const setDraft = (next: Draft) => {
    setShown(next);
    unsaved.set(() => ({ ...next, causes: [...next.causes] }));
  };
  /** The record of the dream in the form; null for one that is not kept yet. */
  const [kept, setKept] = useState<Dream | { readonly id: string; readonly date: string } | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [turn, setTurn] = useState(0);
  const [care, setCare] = useState<SafetyFinding | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const tell = async (
    of: Draft,
    record: { readonly id: string; readonly date: string } | null,
    keep: boolean,
    isAllRight = false,
  ) => {
    const text = toStorableText(of.text).trim();
    if (text === '') return setProblem(t.empty);
    if (text.length > MAX_DREAM_CHARS) return setProblem(t.tooLong(text.length - MAX_DREAM_CHARS));
    const date = record?.date ?? localDate(deps.clock.now(), person.zone);
    const earlier = (journal ?? [])
      .filter((one) => one.id !== record?.id && one.date <= date)
      .map((one) => ({ date: one.date, symbols: one.symbols }));
    const input: DreamInput = { ...of, text, earlier };
    const dream = readDream(input);
    if (keep) await keepDream(record, date, input, dream);
    const found = isAllRight ? null : await careBefore(text);
    setCare(found);
    setTurn(0);
    setTold(found === null ? { draft: { ...of, text }, dream, sheet: dreamSheet(input, dream) } : null);
    return undefined;
  };

  const keepDream = async (
    record: { readonly id: string; readonly date: string } | null,
    date: string,
    { text, feeling, returning, nightPart, causes }: DreamInput,
    dream: DreamReading,
  ) => {
    const fields: Omit<NewDream, 'date'> = {
      text,
      feeling,
      returning,
      nightPart,
      causes: [...causes],
      symbols: dream.symbols.map(({ id }) => id),
    };
    if (record !== null) {
      const saved = await saveDream(db, deps, record.id, fields);
      if (saved.ok) unsaved.set(() => null);
      else notify({ text: t.notSaved, tone: 'error' });
      return;
    }
    const added = await addDream(db, deps, { date, ...fields });
    if (added.ok) {
      setKept({ id: added.value, date });
      unsaved.set(() => null);
    } else notify({ text: t.notSaved, tone: 'error' });
  };

  const open = (dream: Dream) => {
    const of = draftOf(dream);
    setShown(of);
    setKept(dream);
    setProblem(null);
    void tell(of, dream, false);
  };
  const begin = () => {
    setShown(EMPTY);
    unsaved.set(() => null);
    setKept(null);
    setTold(null);
    setCare(null);
    setProblem(null);
  };

  return (
    <div className={styles.tool}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void tell(draft, kept, true);
        }}
      >
        <ToolField label={t.dream} hint={`${dreamQuestions.text} ${t.dreamHint}`} problem={problem}>
          {(ties) => (
            <textarea
              {...ties}
              rows={5}
              value={draft.text}
              onChange={({ target }) => {
                setDraft({ ...draft, text: target.value });
                setProblem(null);
              }}
            />
          )}
        </ToolField>
        <TextSupport text={draft.text} />
        <Questions draft={draft} onChange={setDraft} />
        <div className={styles.actions}>
          <PrimaryButton type="submit">{kept === null ? t.lookAt : t.again}</PrimaryButton>
          {kept !== null && <Button onClick={begin}>{t.newDream}</Button>}
          {kept !== null && <span className="meta">{t.kept}</span>}
        </div>
      </form>
      {care !== null && (
        <section className={styles.result}>
          <ToolSupport finding={care} zone={person.zone} onGoOn={() => void tell(draft, kept, false, true)} />
          <p className="muted">{t.noReading}</p>
        </section>
      )}
      {told !== null && (
        <Result title={t.theDream} turn={told.sheet.hash}>
          <ToolReadingView
            reading={dreamInterpretation(told.draft.text, told.dream, dreamWords, turn)}
            facts={told.sheet.facts}
            zone={person.zone}
            today={person.today}
            onOtherWords={() => setTurn(turn + 1)}
            draft={() =>
              presetDraft(
                'dream-interpreter',
                [told.draft.text, told.draft.feeling === null ? '' : dreamWords.feelings[told.draft.feeling]],
                told.dream.symbols.length === 0
                  ? ''
                  : t.computed(t.images(namesOf(told.dream.symbols.map(({ id }) => id)))),
                answersOf(told.draft),
              )
            }
          />
        </Result>
      )}
      <Journal all={journal} today={person.today} openId={kept?.id ?? null} onOpen={open} onGone={begin} />
    </div>
  );
}

/** The dream and the answers beside it, as its reading mode takes them. */
function answersOf({
  text,
  feeling,
  returning,
  nightPart,
  causes,
}: Draft): Record<string, readonly string[]> {
  return {
    dream: [text],
    feeling: feeling === null ? [] : [feeling],
    returning: returning === null ? [] : [returning ? 'yes' : 'no'],
    'night-part': nightPart === null ? [] : [nightPart],
    cause: causes,
  };
}

function draftOf({ text, feeling, returning, nightPart, causes }: Omit<NewDream, 'date' | 'symbols'>): Draft {
  return {
    text,
    feeling: DREAM_FEELINGS.find((one) => one === feeling) ?? null,
    returning,
    nightPart: NIGHT_PARTS.find((one) => one === nightPart) ?? null,
    causes: CAUSE_ANSWERS.filter((one) => causes.includes(one)),
  };
}

function namesOf(symbols: readonly string[]): string {
  return symbols.map((id) => dreamWords.symbols[id]?.name ?? id.replaceAll('-', ' ')).join(', ');
}

function Questions({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const q = dreamQuestions;
  const returning = draft.returning === null ? '' : draft.returning ? 'yes' : 'no';
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={q.feeling}
          value={draft.feeling ?? ''}
          choices={DREAM_FEELINGS.map((id) => [id, capital(dreamWords.feelings[id])])}
          onChange={(value) => onChange({ ...draft, feeling: value === '' ? null : (value as DreamFeeling) })}
        />
        <Select
          label={q.returning}
          value={returning}
          choices={[
            ['yes', q.yes],
            ['no', q.no],
          ]}
          onChange={(value) => onChange({ ...draft, returning: value === '' ? null : value === 'yes' })}
        />
        <Select
          label={q.nightPart}
          value={draft.nightPart ?? ''}
          choices={NIGHT_PARTS.map((id) => [id, q.nightParts[id]])}
          onChange={(value) => onChange({ ...draft, nightPart: value === '' ? null : (value as NightPart) })}
        />
      </div>
      <fieldset className={styles.checks}>
        <legend>{q.cause}</legend>
        {CAUSE_ANSWERS.map((cause: CauseAnswer) => (
          <label key={cause}>
            <input
              type="checkbox"
              checked={draft.causes.includes(cause)}
              onChange={({ target }) =>
                onChange({
                  ...draft,
                  causes: CAUSE_ANSWERS.filter((one) =>
                    one === cause ? target.checked : draft.causes.includes(one),
                  ),
                })
              }
            />
            {q.causes[cause]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Select(props: {
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}) {
  return (
    <ToolField label={props.label}>
      {(ties) => (
        <select {...ties} value={props.value} onChange={({ target }) => props.onChange(target.value)}>
          <option value="">{dreamQuestions.unsure}</option>
          {props.choices.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </ToolField>
  );
}

const START_CHARS = 60;

function startOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const characters = Array.from(line);
  if (characters.length <= START_CHARS) return line;
  const start = characters.slice(0, START_CHARS).join('');
  // At a word where there are spaces; Thai writes none.
  const space = start.lastIndexOf(' ');
  return `${space > START_CHARS / 2 ? start.slice(0, space) : start}…`;
}

function Journal(props: {
  all: readonly Dream[] | undefined;
  today: string;
  openId: string | null;
  onOpen: (dream: Dream) => void;
  onGone: () => void;
}) {
  const t = useText(uiTools);
  const { db, deps } = useLocalData();
  const [query, setQuery] = useState('');
  const { all } = props;
  const shown = useMemo(() => {
    const words = query.normalize('NFKC').toLowerCase().split(/\s+/);
    return (all ?? []).filter((dream) => {
      const text = `${dream.text} ${namesOf(dream.symbols)} ${dream.date}`.normalize('NFKC').toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }, [all, query]);
  const remove = async (dream: Dream) => {
    const gone = await deleteDream(db, deps, dream.id);
    if (!gone.ok) return notify({ text: t.notSaved, tone: 'error' });
    if (dream.id === props.openId) props.onGone();
    const onAction = () => void restoreDream(db, deps, dream.id);
    return notify({ text: t.deleted, action: { label: t.undo, onAction } });
  };
  if (all === undefined) return null;
  return (
    <section className={styles.journal} aria-labelledby="dream-journal">
      <h2 id="dream-journal" className={`display ${styles.sub}`}>
        {t.journal}
      </h2>
      <p className="muted">{all.length === 0 ? t.journalEmpty : t.journalText}</p>
      {all.length > 0 && (
        <label className={styles.search}>
          <Icon of={IconSearch} size={18} />
          <input
            type="search"
            value={query}
            placeholder={t.journalSearch}
            aria-label={t.journalSearch}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
      )}
      {all.length > 0 && shown.length === 0 && (
        <p role="status" className="muted">
          {t.journalNone(query.trim())}
        </p>
      )}
      <ul className={styles.rows}>
        {shown.map((dream) => {
          const start = startOf(dream.text);
          return (
            <li key={dream.id} className={styles.dreamRow}>
              <button
                type="button"
                className={styles.row}
                aria-label={t.openDream(start)}
                aria-current={dream.id === props.openId || undefined}
                onClick={() => props.onOpen(dream)}
              >
                <span>
                  <b lang={/\p{Script=Thai}/u.test(start) ? 'th' : undefined}>{start}</b>
                  <span className="meta">
                    {shownDay(dream.date, props.today)}
                    {dream.symbols.length > 0 && ` · ${t.images(namesOf(dream.symbols))}`}
                  </span>
                </span>
              </button>
              <IconButton label={t.deleteDream(start)} icon={IconTrash} onClick={() => void remove(dream)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
