import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Author, readAuthor, readFactsOnly } from '#model/author.ts';
import { keepAuthor, keepFactsOnly } from '#model/choices.ts';
import { type BuiltInState, builtInState, fetchBuiltIn, languageModel } from '#model/built-in.ts';
import { readModelUrl } from '#model/model-url.ts';
import type { KeptProvider, OwnModel, OwnModels } from '#model/own-models.ts';
import { modelOrigins } from '#contract/api/model-origins.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiOwnModels } from '#text/en/ui-own-models.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './privacy-lens.module.css';

/** Who writes; kept as it is chosen. */
export function AuthorChoice(props: {
  models: OwnModels;
  /** Opens the form: for one that is kept, or for a new one. */
  onForm: (provider: KeptProvider | null) => void;
}) {
  const t = useText(uiOwnModels);
  const id = useId();
  const { db } = useLocalData();
  const author = useLiveQuery(() => readAuthor(db), [db]);
  const factsOnly = useLiveQuery(() => readFactsOnly(db), [db]);
  // A key without a model writes nothing: it serves for a voice.
  const kept = useLiveQuery(
    async () => (await props.models.list()).filter(({ model }) => model !== ''),
    [props.models],
  );
  const builtIn = useBuiltIn();
  const [failed, setFailed] = useState(false);
  if (author === undefined || kept === undefined || factsOnly === undefined) return null;
  const choose = (next: Author) => void keepAuthor(db, next).then((result) => setFailed(!result.ok));
  const choice = (of: Author, name: string, note: string, beside: ReactNode = null) => (
    <Choice
      key={of.type === 'own' ? of.provider : of.type}
      group={id}
      name={name}
      note={note}
      checked={isSame(of, author)}
      onChoose={() => choose(of)}
      beside={beside}
    />
  );
  return (
    <section className={styles.block}>
      <fieldset className={styles.choices}>
        <legend className={`display ${styles.heading}`}>{t.author}</legend>
        {choice({ type: 'composer' }, t.composer, t.composerNote)}
        {choice({ type: 'hosted' }, t.hosted, t.hostedNote(location.host))}
        {kept.map((one) =>
          choice(
            { type: 'own', provider: one.provider, model: one.model },
            `${t[one.provider]}: ${one.model}`,
            noteOf(one, t),
            <Button
              size="small"
              aria-label={t.change(t[one.provider])}
              onClick={() => props.onForm(one.provider)}
            >
              {t.changeShort}
            </Button>,
          ),
        )}
        {builtIn.state === 'available' && choice({ type: 'built-in' }, t.builtIn, t.builtInNote)}
      </fieldset>
      {(builtIn.state === 'downloadable' || builtIn.state === 'downloading') && (
        <div className={styles.block}>
          <p className="muted">
            {t.builtIn}. {t.builtInSize}
          </p>
          <Button size="small" disabled={builtIn.part !== null} onClick={builtIn.fetch}>
            {builtIn.part === null ? t.builtInFetch : t.builtInFetching(Math.round(builtIn.part * 100))}
          </Button>
          <p role="alert">{builtIn.failed ? t.builtInFailed : ''}</p>
        </div>
      )}
      <div className={styles.buttons}>
        <Button size="small" onClick={() => props.onForm(null)}>
          {t.addOwn}
        </Button>
      </div>
      <div className={styles.choice}>
        <input
          id={`${id}-facts`}
          type="checkbox"
          checked={factsOnly}
          aria-describedby={`${id}-facts-note`}
          onChange={(event) =>
            void keepFactsOnly(db, event.target.checked).then((result) => setFailed(!result.ok))
          }
        />
        <span className={styles.words}>
          <label htmlFor={`${id}-facts`} className={styles.name}>
            {t.factsOnly}
          </label>
          <span id={`${id}-facts-note`} className="muted">
            {t.factsOnlyNote}
          </span>
        </span>
      </div>
      <p role="alert">{failed ? t.authorFailed : ''}</p>
    </section>
  );
}

function Choice(props: {
  group: string;
  name: string;
  note: string;
  checked: boolean;
  onChoose: () => void;
  beside: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        id={id}
        type="radio"
        name={props.group}
        checked={props.checked}
        aria-describedby={`${id}-note`}
        onChange={props.onChoose}
      />
      <span className={styles.words}>
        <label htmlFor={id} className={styles.name}>
          {props.name}
        </label>
        <span id={`${id}-note`} className="muted">
          {props.note}
        </span>
      </span>
      {props.beside}
    </div>
  );
}

function isSame(a: Author, b: Author): boolean {
  return a.type === b.type && (a.type !== 'own' || (b.type === 'own' && a.provider === b.provider));
}

function noteOf({ provider, url, way }: OwnModel, t: typeof uiOwnModels): string {
  if (way === 'server') return t.ownByServerNote(location.host);
  const read = readModelUrl(provider === 'compatible' ? (url ?? '') : modelOrigins[provider]);
  if (!read.ok) return '';
  return read.value.isHere ? t.ownHereNote : t.ownNote(new URL(read.value.origin).host);
}

/** The browser's own model: how far it is, and having it fetched. */
function useBuiltIn() {
  const [state, setState] = useState<BuiltInState>('unavailable');
  const [part, setPart] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    let isHere = true;
    void builtInState(languageModel()).then((found) => {
      if (isHere) setState(found);
    });
    return () => {
      isHere = false;
      leaving.current?.abort();
    };
  }, []);
  const fetch = () => {
    const api = languageModel();
    if (api === null || part !== null) return;
    const control = new AbortController();
    leaving.current = control;
    setPart(0);
    setFailed(false);
    fetchBuiltIn(api, setPart, control.signal).then(
      () => setState('available'),
      () => {
        setPart(null);
        setFailed(!control.signal.aborted);
      },
    );
  };
  return { state, part, failed, fetch };
}
