import { useState } from 'react';
import type { StoredReading } from '#contract/stored-reading.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { Icon } from '#ui/icon.tsx';
import { IconChevronRight } from '#ui/icons.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { deviceHours } from '#ui/clock.ts';
import { useFactWords } from './fact-words.ts';
import styles from './facts.module.css';
import { madeOn } from './sheet-inputs.ts';
import { toldIn, useTraditionWords } from './told-in.ts';

/** One fact of a clause at a time: what it is, how it was computed, from where. */
export function FactCard(props: { facts: readonly Fact[]; reading: StoredReading; zone: string }) {
  const t = useText(uiChat);
  const words = useFactWords(true);
  const ofMode = useTraditionWords(props.reading.sheet.mode);
  const [at, setAt] = useState(0);
  const fact = props.facts[at];
  if (words === null || ofMode === undefined || fact === undefined)
    return <div className={`${styles.fact} ${styles.cardWait}`} />;
  const { zone } = props;
  const view = words.factView(fact, {
    zone,
    today: madeOn(props.reading, zone),
    clock: deviceHours(),
    facts: factsById(props.reading),
    ...toldIn(ofMode, props.reading.sheet, props.reading.facts),
  });
  return (
    <div className={styles.fact}>
      <div className={styles.cardHead}>
        <b className="display">{view.title}</b>
        {props.facts.length > 1 && (
          <span className="meta num nowrap">{t.factOf(at + 1, props.facts.length)}</span>
        )}
      </div>
      <p className="num">{view.detail}</p>
      <p className="muted">{view.derivation}</p>
      <div className={styles.cardFoot}>
        <span className="meta">{t.source(view.source)}</span>
        {props.facts.length > 1 && (
          <TextButton className={styles.next} onClick={() => setAt((at + 1) % props.facts.length)}>
            {t.nextFact}
            <Icon of={IconChevronRight} size={16} />
          </TextButton>
        )}
      </div>
    </div>
  );
}
