import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useId, useState } from 'react';
import { type Author, type Lens, readAuthor, readFactsOnly } from '#model/author.ts';
import { readLens } from '#model/choices.ts';
import type { OwnModels } from '#model/own-models.ts';
import { type Outgoing, outgoing } from '#model/preview.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import type { WaitingQuestion } from '#store/privacy-lens.ts';
import { uiOwnModels } from '#text/en/ui-own-models.ts';
import { useText } from '#ui/use-text.ts';
import styles from './privacy-lens.module.css';

/** What would leave with the question that waits, to the letter. */
export function OutgoingText(props: { question: WaitingQuestion | null; models: OwnModels }) {
  const t = useText(uiOwnModels);
  const id = useId();
  const found = useOutgoing(props.question, props.models);
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h3 id={id} className={`display ${styles.heading}`}>
        {t.outgoing}
      </h3>
      <div role="status">
        <p>{lineOf(found, t)}</p>
      </div>
      {typeof found === 'object' && found.type === 'leaves' && (
        <>
          {found.parts.map(({ title, text }) => (
            <details key={title} className={styles.part} open={title !== 'rules'}>
              <summary>{{ question: t.partQuestion, rules: t.partRules, body: t.partBody }[title]}</summary>
              {/* Long texts scroll in their box: it has to be reached by keys. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region */}
              <pre className={styles.text} tabIndex={0}>
                {text}
              </pre>
            </details>
          ))}
          {found.images > 0 && <p>{t.pictures(found.images)}</p>}
          <p className="muted">{t.aliasNote}</p>
          {found.tools.length > 0 && <p className="muted">{t.mayAsk}</p>}
        </>
      )}
    </section>
  );
}

type Found = Outgoing | 'facts-only' | 'waiting' | 'failed';

function lineOf(found: Found, t: typeof uiOwnModels): string {
  switch (found) {
    case 'facts-only':
      return t.nothingFacts;
    case 'waiting':
      return t.outgoingWait;
    case 'failed':
      return t.outgoingFailed;
    default:
  }
  if (found.type === 'nothing')
    return {
      composer: t.nothingComposer,
      here: t.nothingHere,
      care: t.nothingCare,
      hidden: t.nothingHidden,
    }[found.why];
  if (found.type === 'no-key') return t.nothingNoKey;
  if (found.type === 'waits') return t.outgoingNoQuestion(found.host);
  const said = { direct: t.leavesTo, server: t.leavesServer, 'server-own': t.leavesServerOwn };
  return said[found.through](found.host);
}

type Choice = {
  readonly author: Author;
  readonly lens: Lens;
  readonly factsOnly: boolean;
  readonly kept: string;
};

/** Put together again whenever who writes or what is shown changes. */
function useOutgoing(question: WaitingQuestion | null, models: OwnModels): Found {
  const { db } = useLocalData();
  const engine = useEngine();
  const choice = useLiveQuery(async (): Promise<Choice> => {
    const [author, lens, factsOnly, kept] = await Promise.all([
      readAuthor(db),
      readLens(db),
      readFactsOnly(db),
      models.list(),
    ]);
    return { author, lens, factsOnly, kept: JSON.stringify(kept) };
  }, [db, models]);
  const [found, setFound] = useState<{ readonly of: Choice; readonly is: Found } | null>(null);
  useEffect(() => {
    if (choice === undefined) return undefined;
    const control = new AbortController();
    const make = async (): Promise<Found> => {
      const { author, lens, factsOnly } = choice;
      if (factsOnly) return 'facts-only';
      const waiting = (await question?.()) ?? null;
      return outgoing({ engine, models, ownHost: location.host }, waiting, author, lens, control.signal);
    };
    make().then(
      (is) => {
        if (!control.signal.aborted) setFound({ of: choice, is });
      },
      () => {
        if (!control.signal.aborted) setFound({ of: choice, is: 'failed' });
      },
    );
    return () => control.abort();
  }, [choice, engine, models, question]);
  return found === null || found.of !== choice ? 'waiting' : found.is;
}
