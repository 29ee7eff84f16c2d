import { memo, useMemo } from 'react';
import type { StoredReading } from '#contract/stored-reading.ts';
import type { Sentence } from '#facts/reading.ts';
import { citedClass } from '#ui/gold-mark.tsx';
import { useReducedMotion } from '#ui/motion.ts';
import { CitedSentence } from '#parts/reading/cited-sentence.tsx';
import { paragraphsOf, wordsOf } from '#parts/reading/reading-words.ts';
import styles from './messages.module.css';
import { plainSentence } from '#parts/reading/plain-sentence.ts';
import { RichSentence } from '#parts/reading/rich-text.tsx';
import { StruckSentence } from './struck-sentence.tsx';
import { useReveal } from './use-reveal.ts';

/** Newest words that are still fading in. */
const FRESH_WORDS = 3;

/**
 * A reading as a page: paragraphs without a box, a mark at each claim. While `revealing`, its words appear one after
 * another and a tap shows the rest. `hot` are facts pointed at elsewhere; sentences on them are underlined.
 */
export function ReadingText(props: {
  /** The message it belongs to, by which a voice finds what it says. */
  id: string;
  reading: StoredReading;
  zone: string;
  revealing: boolean;
  /** It is still being written. */
  more: boolean;
  onRevealed: () => void;
  hot: readonly string[];
  onHot: (facts: readonly string[]) => void;
  onMarkOpen: (open: boolean) => void;
}) {
  const { reading, more } = props;
  const reduced = useReducedMotion();
  const revealing = props.revealing && !reduced;
  const layout = useMemo(() => layOut(reading), [reading]);
  const shown = useReveal(layout.words, revealing, more, props.onRevealed);
  return (
    // A tap is a shortcut for the Stop button, which keyboards and screen readers have.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      lang={reading.lang}
      data-spoken={props.id}
      className={styles.reading}
      onClick={revealing && !more ? props.onRevealed : undefined}
    >
      {layout.paragraphs.map((paragraph) =>
        paragraph[0] === undefined || paragraph[0].from > shown ? null : (
          <div key={paragraph[0].index} className={styles.para}>
            {paragraph.map(({ sentence, index, from, words }) => {
              if (from >= shown && words.length > 0) return null;
              if (from + words.length > shown) {
                const part = <Appearing key={index} words={words} shown={shown - from} />;
                return sentence.lead === true ? <b key={index}>{part}</b> : part;
              }
              return (
                <Whole
                  key={index}
                  sentence={sentence}
                  reading={reading}
                  zone={props.zone}
                  hot={sentence.cites.some((id) => props.hot.includes(id))}
                  onHot={props.onHot}
                  onMarkOpen={props.onMarkOpen}
                />
              );
            })}
          </div>
        ),
      )}
    </div>
  );
}

const Whole = memo(function Whole(props: {
  sentence: Sentence;
  reading: StoredReading;
  zone: string;
  hot: boolean;
  onHot: (facts: readonly string[]) => void;
  onMarkOpen: (open: boolean) => void;
}) {
  const { sentence } = props;
  const byModel = props.reading.author === 'model';
  // A heading claims nothing: it has neither a mark nor the look of a verdict.
  if (sentence.lead === true) {
    return (
      <>
        <b>{sentence.text}</b>{' '}
      </>
    );
  }
  if (sentence.verdict === 'contradicted') {
    return (
      <>
        <StruckSentence {...props} />{' '}
      </>
    );
  }
  // Everything a sentence claims of the sheet must be on it; without a mark it is words alone.
  if (sentence.verdict === 'unsupported' || (sentence.verdict === 'supported' && sentence.cites.length > 0)) {
    return (
      <>
        <CitedSentence {...props} byModel={byModel} />{' '}
      </>
    );
  }
  return (
    <span className={props.hot ? citedClass : undefined}>
      {byModel ? <RichSentence text={sentence.text} /> : sentence.text}{' '}
    </span>
  );
});

function Appearing(props: { words: readonly string[]; shown: number }) {
  const settled = Math.max(0, props.shown - FRESH_WORDS);
  return (
    <>
      {props.words.slice(0, settled).join('')}
      {props.words.slice(settled, props.shown).map((word, index) => (
        // Words of one sentence never move: the place is the identity.
        <span key={settled + index} className={styles.word}>
          {word}
        </span>
      ))}
    </>
  );
}

function layOut(reading: StoredReading) {
  let words = 0;
  let index = 0;
  const paragraphs = paragraphsOf(reading.sentences).map((paragraph) =>
    paragraph.map((sentence) => {
      const text = reading.author === 'model' ? plainSentence(sentence.text) : sentence.text;
      const pieces = wordsOf(text, reading.lang);
      const placed = { sentence, index, from: words, words: pieces };
      words += pieces.length;
      index += 1;
      return placed;
    }),
  );
  return { paragraphs, words };
}
