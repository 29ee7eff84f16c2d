import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { SafetyFinding } from '#companion/request.ts';
import { gravityOf } from '#companion/safety/finding.ts';
import { getSetting } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiSafety } from '#text/en/ui-safety.ts';
import { useText } from '#ui/use-text.ts';
import { dayZone } from '#db/day-zone.ts';
import { loadCard, loadSupport } from './load-support.ts';
import styles from './support-card.module.css';

/** A pause in typing after which the words are looked at. */
const PAUSE_MS = 400;

type Shown = { readonly finding: SafetyFinding; readonly card: Awaited<ReturnType<typeof loadCard>> };

/** The card for what is being typed. Once there it stays, also when the words are taken back; only a graver one replaces it. */
export function TypedSupport(props: { text: string; folded: boolean }) {
  const t = useText(uiSafety);
  const { db } = useLocalData();
  const zone = useLiveQuery(() => getSetting(db, 'display.timezone'), [db]);
  const [shown, setShown] = useState<Shown | null>(null);
  const { text } = props;
  useEffect(() => {
    let left = false;
    const look = async () => {
      const finding = (await loadSupport()).assess(text);
      if (left || (finding.tier === 0 && !finding.care)) return;
      const loaded = await loadCard();
      if (left) return;
      setShown((was) =>
        was !== null && gravityOf(was.finding) <= gravityOf(finding) ? was : { finding, card: loaded },
      );
    };
    // Without its files (a first visit cut off from the network) nothing can be shown; the next pause tries again.
    const timer = setTimeout(() => void look().catch(() => undefined), PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [text]);
  if (shown === null) return null;
  const { Notice, words, replies, directory } = shown.card;
  return (
    <div className={props.folded ? styles.folded : undefined}>
      <p role="status" className="sr-only">
        {t.supportHere}
      </p>
      <Notice
        finding={shown.finding}
        words={words}
        replies={replies}
        directory={directory}
        zone={dayZone(zone)}
        alone={false}
        newest={false}
        typed
        folded={props.folded}
      />
    </div>
  );
}
