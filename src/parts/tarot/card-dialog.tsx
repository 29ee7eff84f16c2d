import { useId, useState } from 'react';
import { tarotRecord } from '#practice/tarot/record.ts';
import type { TarotWords } from '#practice/tarot/words.ts';
import type { LaidCard } from '#traditions/tarot/draw.ts';
import { positionAt, type SpreadId } from '#traditions/tarot/spreads.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { IconChevronLeft, IconChevronRight, IconX } from '#ui/icons.ts';
import { Modal } from '#ui/modal.tsx';
import { TarotCard } from '#ui/tarot/tarot-card.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './card-dialog.module.css';

/** A laid card at full size with all that is written about it, and the way to the cards beside it. */
export function CardDialog(props: {
  spread: SpreadId;
  /** Those that lie there by now. */
  cards: readonly LaidCard[];
  words: TarotWords;
  /** Counted from 1. */
  place: number;
  onClose: () => void;
}) {
  const t = useText(uiTarot);
  const id = useId();
  const { spread, cards, words } = props;
  const [place, setPlace] = useState(props.place);
  const laid = cards[place - 1];
  if (laid === undefined) return null;
  const record = tarotRecord(laid.card, words);
  const position = words.positions[positionAt(spread, place)];
  const last = cards.length;
  const turn = (by: number) => setPlace(((place - 1 + by + last) % last) + 1);
  return (
    <Modal
      open
      onClose={props.onClose}
      className={styles.dialog}
      aria-labelledby={`${id}name`}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (by !== undefined && last > 1) turn(by);
      }}
    >
      <div className={styles.bar}>
        {last > 1 && (
          <>
            <IconButton label={t.previous} icon={IconChevronLeft} onClick={() => turn(-1)} />
            <span className="num muted">
              {place} / {last}
            </span>
            <IconButton label={t.next} icon={IconChevronRight} onClick={() => turn(1)} />
          </>
        )}
        <span className={styles.grow} />
        <IconButton label={t.close} icon={IconX} onClick={props.onClose} />
      </div>
      {/* What scrolls must be reachable by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.content} key={place} tabIndex={0} role="group" aria-labelledby={`${id}name`}>
        <TarotCard
          id={laid.card}
          name={record.name}
          description={record.description}
          reversed={laid.reversed}
          reversedLabel={t.reversedSpoken}
          className={styles.card ?? ''}
        />
        <div className={styles.words}>
          <p className={styles.position}>
            {position.name} <span className={styles.gloss}>· {position.gloss}</span>
          </p>
          <h2 id={`${id}name`} className={`display ${styles.name}`}>
            {record.name}
          </h2>
          <p className="muted">
            {record.category}
            {laid.reversed && <b className={styles.badge}>{t.reversed}</b>}
          </p>
          <dl className={styles.rows}>
            <dt>{t.upright}</dt>
            <dd>{record.meaning}</dd>
            <dt>{t.reversed}</dt>
            <dd>{record.reversedMeaning}</dd>
            <dt>{t.keywords}</dt>
            <dd>{record.keywords.join(', ')}</dd>
            <dt>{t.gift}</dt>
            <dd>{sentence(record.gift)}</dd>
            <dt>{t.shadow}</dt>
            <dd>{sentence(record.shadow)}</dd>
            <dt>{t.advice}</dt>
            <dd>{record.advice}</dd>
            <dt>{t.question1}</dt>
            <dd>{record.question}</dd>
            <dt>{t.picture}</dt>
            <dd>{record.description}</dd>
          </dl>
        </div>
      </div>
    </Modal>
  );
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
