import { useState } from 'react';
import { missingCards, shownCommitment } from '#traditions/tarot/draw.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconRefresh } from '#ui/icons.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { Deck } from './deck.tsx';
import styles from './tarot.module.css';
import type { useTable } from './use-table.ts';

/** The deck with what can be done with it, and the seal under it. */
export function DeckPart(props: {
  table: ReturnType<typeof useTable>;
  /** It stands beside the cards, in a narrow column. */
  beside: boolean;
  announced: string;
  onPick: (slot: number) => void;
  onShuffle: () => void;
  onReset: () => void;
}) {
  const t = useText(uiTarot);
  const touch = useMediaQuery('(hover: none) and (pointer: coarse)');
  const { table } = props;
  const { draw, shuffling, cards } = table;
  if (draw === null) return null;
  const missing = missingCards(draw);
  return (
    <section className={styles.deck} aria-label={t.deck}>
      <div className={styles.deckHead}>
        <p role="status" className={styles.choose}>
          {shuffling
            ? t.shuffling
            : cards.length === 0
              ? `${props.announced} ${t.pickSome(missing)}`.trim()
              : t.pickMore(missing)}
        </p>
        <div className={styles.deckActions}>
          <Button size="small" disabled={shuffling} onClick={props.onShuffle}>
            <Icon of={IconRefresh} size={16} />
            {t.shuffle}
          </Button>
          <Button size="small" tone="leaf" disabled={shuffling} onClick={table.pickRest}>
            {t.random(missing)}
          </Button>
          {cards.length > 0 && (
            <Button size="small" tone="plain" onClick={props.onReset}>
              {t.reset}
            </Button>
          )}
        </div>
      </div>
      <Deck
        narrow={props.beside}
        taken={draw.slots}
        closed={shuffling}
        shuffling={shuffling}
        onPick={props.onPick}
      />
      {touch && <p className={`muted ${styles.note}`}>{t.liftHint}</p>}
      <Seal commitment={draw.deck.commitment} />
    </section>
  );
}

/** The commitment: twelve digits, all of it on request. */
function Seal({ commitment }: { commitment: string }) {
  const t = useText(uiTarot);
  const [whole, setWhole] = useState(false);
  return (
    <div className={styles.seal}>
      <p>
        {t.sealed} <b className="num">{whole ? commitment : shownCommitment(commitment)}</b>{' '}
        <TextButton aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t.sealedLess : t.sealedWhole}
        </TextButton>
      </p>
      {whole && <p className="muted">{t.sealedWhy}</p>}
    </div>
  );
}
