import type { StoredReading } from '#contract/stored-reading.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { Sentence } from '#facts/reading.ts';
import { uiReplies } from '#text/en/ui-replies.ts';
import { useText } from '#ui/use-text.ts';
import { useFactWords } from '#parts/reading/fact-words.ts';
import styles from './messages.module.css';
import { plainSentence } from '#parts/reading/plain-sentence.ts';
import { madeOn } from '#parts/reading/sheet-inputs.ts';
import { deviceHours } from '#ui/clock.ts';

/** A sentence that the sheet denies: struck through, said to be so, and beside it what the sheet says. */
export function StruckSentence(props: { sentence: Sentence; reading: StoredReading; zone: string }) {
  const t = useText(uiReplies);
  const { sentence, reading, zone } = props;
  const words = useFactWords(true);
  const truth = reading.facts.find(({ id }) => id === sentence.truth);
  const view =
    words === null || truth === undefined
      ? null
      : words.factView(truth, {
          zone,
          today: madeOn(reading, zone),
          clock: deviceHours(),
          facts: factsById(reading),
        });
  const isRemoved = truth === undefined && sentence.truth !== undefined && reading.removed !== undefined;
  const denied = isRemoved ? `${t.sheetDenies} ${t.removedWith(...reading.removed)}` : t.sheetDenies;
  return (
    <span className={styles.struck}>
      <span className="sr-only">{t.struckSpoken} </span>
      <s>{plainSentence(sentence.text)}</s>{' '}
      <span className={styles.truth}>{view === null ? denied : t.sheetSays(view.title)}</span>
    </span>
  );
}
