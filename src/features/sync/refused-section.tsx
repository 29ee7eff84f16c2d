import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { keepOnlyHere } from '#db/shelf.ts';
import { unsentFile, unsentFileName } from '#parts/sync/unsent-file.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useSync } from '#store/sync-context.tsx';
import { uiSync } from '#text/en/ui-sync.ts';
import { Button } from '#ui/button.tsx';
import { saveBlob } from '#ui/drawing-export.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './cloud-sync.module.css';
import { kindWord, refusalWords } from './kind-words.ts';
import { refusedThings } from './refused-things.ts';
import type { RefusedThing } from './refused-things.ts';
import { Section } from './section.tsx';

/** How many are listed before the rest is asked for. */
const SHOWN = 10;

/** What the server would not take: what it is, why, and the three things that can be done. Nothing while there is none. */
export function RefusedSection() {
  const t = useText(uiSync);
  const { db, deps } = useLocalData();
  const sync = useSync();
  const things = useLiveQuery(() => refusedThings(db).catch(() => null), [db]);
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState('');

  const tryAgain = async () => {
    if (busy) return;
    setBusy(true);
    setNews('');
    setProblem('');
    try {
      await sync.retryRefused();
      await sync.syncNow();
      const still = (await sync.refused()).length;
      // Without an answer they wait like everything else.
      setNews(still === 0 && sync.status().type !== 'synced' ? t.retryWaits : t.retried(still));
    } catch {
      setProblem(t.changeFailed);
    }
    setBusy(false);
  };
  const keepHere = async (kept: readonly RefusedThing[]) => {
    const result = await keepOnlyHere(db, kept);
    setProblem(result.ok ? '' : t.changeFailed);
    if (!result.ok) return;
    setNews(t.keptHereNow);
    // The state is asked for anew: what was settled asks for attention no more.
    void sync.syncNow();
  };
  const exportThem = async (which: readonly RefusedThing[]) => {
    const nowMs = deps.clock.now();
    try {
      saveBlob(unsentFileName(nowMs), await unsentFile(db, nowMs, which));
      setProblem('');
    } catch {
      setProblem(t.exportThemFailed);
    }
  };

  const none = !things || (things.open.length === 0 && things.settled.length === 0);
  const said = (
    <>
      <p role="status" className={news === '' ? 'sr-only' : 'meta'}>
        {news}
      </p>
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
  if (none) return news === '' ? null : <Section title={t.refusedTitle}>{said}</Section>;
  const all = [...things.open, ...things.settled];
  return (
    <Section title={t.refusedTitle}>
      {things.open.length > 0 && (
        <>
          <p className={styles.note}>{t.refusedText}</p>
          <Things things={things.open} onKeep={(thing) => void keepHere([thing])} />
        </>
      )}
      {things.settled.length > 0 && (
        <details className={styles.more}>
          <summary>{t.refusedKept(things.settled.length)}</summary>
          <Things things={things.settled} />
        </details>
      )}
      {said}
      <div className={styles.buttons}>
        <Button size="small" aria-disabled={busy} onClick={() => void tryAgain()}>
          {busy ? t.retrying : t.retryAll}
        </Button>
        {things.open.length > 1 && (
          <Button size="small" onClick={() => void keepHere(things.open)}>
            {t.keepAllHere}
          </Button>
        )}
        <Button size="small" onClick={() => void exportThem(all)}>
          {t.exportThem}
        </Button>
      </div>
    </Section>
  );
}

function Things(props: { things: readonly RefusedThing[]; onKeep?: (thing: RefusedThing) => void }) {
  const t = useText(uiSync);
  const [whole, setWhole] = useState(false);
  const { things, onKeep } = props;
  const shown = whole ? things : things.slice(0, SHOWN);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((thing) => {
          const kind = kindWord(thing.kind, t);
          const what = thing.name === null ? kind : `${kind}: ${thing.name}`;
          return (
            <li key={`${thing.kind} ${thing.id}`}>
              <div className={styles.what}>
                <p className={styles.name}>{what}</p>
                <p className="meta">{refusalWords(thing.why, t)}</p>
              </div>
              {onKeep !== undefined && (
                <TextButton
                  className={styles.quiet}
                  aria-label={t.keepHereOf(what)}
                  onClick={() => onKeep(thing)}
                >
                  {t.keepHere}
                </TextButton>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < things.length && (
        <TextButton onClick={() => setWhole(true)}>{t.showAll(things.length)}</TextButton>
      )}
    </>
  );
}
