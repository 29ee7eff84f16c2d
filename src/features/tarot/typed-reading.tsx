import { useEffect, useMemo, useRef } from 'react';
import type { StoredReading } from '#contract/stored-reading.ts';
import type { Sentence } from '#facts/reading.ts';
import { CitedSentence } from '#parts/reading/cited-sentence.tsx';
import { paragraphsOf } from '#parts/reading/reading-words.ts';
import { useTyped } from '#parts/typed-text.tsx';
import type { TarotWords } from '#practice/tarot/words.ts';
import { tarotCard } from '#traditions/tarot/deck.ts';
import type { LaidCard } from '#traditions/tarot/draw.ts';
import { positionAt, type SpreadId } from '#traditions/tarot/spreads.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { useText } from '#ui/use-text.ts';
import styles from './tarot.module.css';

/** Milliseconds a character. */
const SPEED_MS = 20;

interface Paragraph {
  readonly heading: string | null;
  readonly sentences: readonly Sentence[];
  /** Where its text begins in the whole. */
  readonly from: number;
  readonly text: string;
}

/**
 * The reading under headings of its cards. When it was just made it is typed out, and a tap or a key shows the rest; then each
 * sentence has its mark. Screen readers get it whole from the start.
 */
export function TypedReading(props: {
  reading: StoredReading;
  spread: SpreadId;
  cards: readonly LaidCard[];
  words: TarotWords;
  zone: string;
  typing: boolean;
  onTyped: () => void;
  hot: readonly string[];
  onHot: (facts: readonly string[]) => void;
}) {
  const t = useText(uiTarot);
  const { reading, spread, cards, words, typing } = props;
  const paragraphs = useMemo(() => {
    const headingOf = ({ cites }: Sentence, at: number, last: number): string | null => {
      const place = cites.map((id) => /^tarot\.(\d+)\.position$/.exec(id)?.[1]).find((n) => n !== undefined);
      if (place !== undefined) return cardHeading(Number(place));
      if (cites.some((id) => id.endsWith('.relation'))) return t.together;
      if (cites.some((id) => id.endsWith('.rate'))) return t.unusual;
      return at === last && at > 0 ? t.begin : null;
    };
    const cardHeading = (place: number): string => {
      const laid = cards[place - 1];
      if (laid === undefined) return '';
      const name = words.cards[tarotCard(laid.card).key]?.name ?? '';
      const position = words.positions[positionAt(spread, place)].name;
      return `${position}, ${name}${laid.reversed ? `, ${t.reversedSpoken}` : ''}`;
    };
    let from = 0;
    const groups = paragraphsOf(reading.sentences);
    return groups.flatMap((sentences, at): Paragraph[] => {
      const [first] = sentences;
      if (first === undefined) return [];
      const text = sentences.map((one) => one.text).join(' ');
      const paragraph = { heading: headingOf(first, at, groups.length - 1), sentences, from, text };
      from += text.length;
      return [paragraph];
    });
  }, [reading, spread, cards, words, t]);
  const whole = paragraphs.map(({ text }) => text).join('');
  const shown = useTyped(typing ? whole : '', SPEED_MS);
  const done = !typing || shown >= whole.length;
  const onTyped = useRef(props.onTyped);
  useEffect(() => {
    onTyped.current = props.onTyped;
  });
  useEffect(() => {
    if (typing && done) onTyped.current();
  }, [typing, done]);

  return (
    <div lang={reading.lang} className={styles.reading} data-typing={!done || undefined}>
      {paragraphs.map(({ heading, sentences, from, text }) => {
        // Nothing of a paragraph is there before its first letter but its room.
        const isThere = done || shown > from;
        return (
          <section key={from} className={isThere ? undefined : styles.waiting}>
            {heading !== null && <h3 className={styles.paragraphTitle}>{heading}</h3>}
            {done ? (
              <p>
                {sentences.map((sentence) =>
                  sentence.cites.length === 0 ? (
                    <span key={sentence.text}>{sentence.text} </span>
                  ) : (
                    <span key={sentence.text}>
                      <CitedSentence
                        sentence={sentence}
                        reading={reading}
                        byModel={false}
                        zone={props.zone}
                        hot={sentence.cites.some((id) => props.hot.includes(id))}
                        onHot={props.onHot}
                        onMarkOpen={noop}
                      />{' '}
                    </span>
                  ),
                )}
              </p>
            ) : (
              <p>
                <span className="sr-only">{text}</span>
                <span aria-hidden>
                  {text.slice(0, Math.max(0, shown - from))}
                  <span className={styles.waiting}>{text.slice(Math.max(0, shown - from))}</span>
                </span>
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}

const noop = () => undefined;
