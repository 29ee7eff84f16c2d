import type { TarotWords } from '#practice/tarot/words.ts';
import { tarotRecord } from '#practice/tarot/record.ts';
import type { LaidCard } from '#traditions/tarot/draw.ts';
import { celticPlaces, positionAt, spreadSize } from '#traditions/tarot/spreads.ts';
import type { SpreadId } from '#traditions/tarot/spreads.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { TarotCard } from '#ui/tarot/tarot-card.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './laid-cards.module.css';

interface LaidProps {
  spread: SpreadId;
  /** As many as lie there by now, in the order of the places. */
  cards: readonly LaidCard[];
  words: TarotWords;
  /** Called with the place, counted from 1. */
  onOpen: (place: number) => void;
}

/** Cards in columns, each with its place, its name and its first two keywords; places without a card yet are outlines. */
export function LaidCards(props: LaidProps & { compact?: boolean }) {
  const t = useText(uiTarot);
  const { spread, cards, words, compact = false } = props;
  const places = Array.from({ length: spreadSize(spread) }, (_, at) => at + 1);
  return (
    <ol
      className={[styles.columns, styles[spread], compact && styles.compact].filter(Boolean).join(' ')}
      aria-label={t.yourCards}
    >
      {places.map((place) => {
        const laid = cards[place - 1];
        const position = words.positions[positionAt(spread, place)].name;
        return (
          <li key={place} className={styles.place}>
            {laid === undefined ? (
              <Outline label={t.empty(position)} />
            ) : (
              <Face {...props} laid={laid} place={place} full={spread === 'single' && !compact} />
            )}
            <CardText position={position} laid={laid} words={words} brief={compact} />
          </li>
        );
      })}
    </ol>
  );
}

/** The ten cards of the Celtic Cross as they lie on a table: the cross, and the staff beside it. */
export function CelticCross(props: LaidProps) {
  const t = useText(uiTarot);
  const { cards, words } = props;
  return (
    <ol className={styles.cross} aria-label={t.yourCards}>
      {celticPlaces.map(({ place, column, row, across }) => {
        const laid = cards[place - 1];
        const position = words.positions[positionAt('celtic', place)].name;
        return (
          <li
            key={place}
            className={across ? `${styles.onCross} ${styles.across}` : styles.onCross}
            style={{ gridColumn: column + 1, gridRow: `${row * 2 + 1} / span 2` }}
          >
            {laid === undefined ? (
              <Outline label={t.empty(position)} />
            ) : (
              <Face {...props} laid={laid} place={place} full={false} />
            )}
            <span className={`num ${styles.number}`} aria-hidden>
              {place}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** What lies on each place of a cross, in words. */
export function CelticList(props: Omit<LaidProps, 'spread'>) {
  const { cards, words, onOpen } = props;
  const t = useText(uiTarot);
  return (
    <ol className={styles.list}>
      {cards.map((laid, at) => {
        const record = tarotRecord(laid.card, words);
        return (
          <li key={laid.card}>
            <span className={`num ${styles.listNumber}`}>{at + 1}</span>
            <CardText
              inRow
              position={words.positions[positionAt('celtic', at + 1)].name}
              laid={laid}
              words={words}
            />
            <button
              type="button"
              className={styles.listOpen}
              aria-label={t.open(record.name)}
              onClick={() => onOpen(at + 1)}
            />
          </li>
        );
      })}
    </ol>
  );
}

function Outline({ label }: { label: string }) {
  return <div className={styles.outline} role="img" aria-label={label} />;
}

function Face(props: LaidProps & { laid: LaidCard; place: number; full: boolean }) {
  const t = useText(uiTarot);
  const { laid, words, place, full } = props;
  const record = tarotRecord(laid.card, words);
  const spoken = laid.reversed ? `${record.name}, ${t.reversedSpoken}` : record.name;
  return (
    <button
      // Another card in the same place is turned over anew.
      key={laid.card}
      type="button"
      className={styles.face}
      aria-label={t.open(spoken)}
      onClick={() => props.onOpen(place)}
    >
      <TarotCard
        id={laid.card}
        name={record.name}
        reversed={laid.reversed}
        reversedLabel={t.reversedSpoken}
        detail={full ? 'full' : 'small'}
      />
    </button>
  );
}

function CardText(props: {
  position: string;
  laid: LaidCard | undefined;
  words: TarotWords;
  /** Only the place and the name. */
  brief?: boolean;
  /** On two lines, beside its number. */
  inRow?: boolean;
}) {
  const t = useText(uiTarot);
  const { position, laid, words, brief = false } = props;
  if (laid === undefined) return <p className={styles.position}>{position}</p>;
  const { name, category, keywords } = tarotRecord(laid.card, words);
  if (props.inRow === true) {
    return (
      <div className={styles.text}>
        <p className={styles.rowName}>
          <span className="display">{name}</span>
          {laid.reversed && <span className={styles.badge}>{t.reversed}</span>}
        </p>
        <p className={styles.category}>
          {position} · {category} · {keywords.slice(0, 2).join(', ')}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.text}>
      <p className={styles.position}>{position}</p>
      <p className={`display ${styles.name}`}>{name}</p>
      {!brief && <p className={styles.category}>{category}</p>}
      {!brief && <p className={styles.keywords}>{keywords.slice(0, 2).join(', ')}</p>}
      {laid.reversed && <p className={styles.badge}>{t.reversed}</p>}
    </div>
  );
}
