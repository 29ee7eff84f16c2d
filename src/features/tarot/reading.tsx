import { useEffect, useRef } from 'react';
import { useAttachToChat } from '#parts/chat/attach-to-chat.ts';
import { DrawCheck } from '#parts/tarot/draw-check.tsx';
import type { TarotWords } from '#practice/tarot/words.ts';
import type { TarotInput } from '#traditions/tarot/sheet.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { ReadingSupport } from './reading-support.tsx';
import { attachedOf, sentText } from './send-cards.ts';
import styles from './tarot.module.css';
import { TypedReading } from './typed-reading.tsx';
import type { useTable } from './use-table.ts';

/** The reading with its proof and what can be done with it; or, for who needs care, the card of support instead. */
export function Reading(props: {
  table: ReturnType<typeof useTable>;
  input: TarotInput;
  words: TarotWords;
  zone: string;
  hot: readonly string[];
  onHot: (facts: readonly string[]) => void;
  factsOpen: boolean;
  onFacts: () => void;
  onStartNew: () => void;
}) {
  const t = useText(uiTarot);
  const attach = useAttachToChat();
  const heading = useRef<HTMLHeadingElement>(null);
  const { table, input, words } = props;
  const { reading, safety, fresh, spread, cards } = table;
  useEffect(() => {
    // What was pressed is gone; reading goes on here.
    if (fresh) heading.current?.focus({ preventScroll: false });
  }, [fresh]);
  const send = () => {
    attach({ text: sentText(input, table.question, words, t), attached: attachedOf(input, t) });
  };
  return (
    <section className={styles.readingPart} aria-labelledby="your-reading">
      {safety !== null && (safety.tier !== 0 || safety.care) && (
        <ReadingSupport
          finding={safety}
          zone={props.zone}
          alone={reading === null}
          onGoOn={() => void table.read(true)}
        />
      )}
      {reading === null ? (
        <p id="your-reading" className="muted">
          {t.noReading}
        </p>
      ) : (
        <>
          <h2 ref={heading} id="your-reading" tabIndex={-1} className={`display ${styles.readingTitle}`}>
            {t.yourReading}
          </h2>
          <p className="muted">{t.spoken}</p>
          <TypedReading
            key={table.id}
            reading={reading}
            spread={spread}
            cards={cards}
            words={words}
            zone={props.zone}
            typing={fresh}
            onTyped={table.onTyped}
            hot={props.hot}
            onHot={props.onHot}
          />
        </>
      )}
      <div className={styles.actions}>
        {reading !== null && (
          <>
            <Button size="small" aria-expanded={props.factsOpen} onClick={props.onFacts}>
              {t.facts}
            </Button>
            <Button size="small" tone="leaf" onClick={send}>
              {t.sendToChat}
            </Button>
          </>
        )}
        <Button size="small" onClick={props.onStartNew}>
          {t.startNew}
        </Button>
        <span className="meta">{t.saved}</span>
      </div>
      {reading !== null && <DrawCheck key={table.id} input={input} />}
    </section>
  );
}
