import type { Explained } from '#text/en/meanings/explained.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { useText } from '#ui/use-text.ts';
import styles from './chart.module.css';

/** An explanation in short paragraphs: what it is and is like, what it does in this chart, one thing to try. */
export function ExplainedText({ of: { about, inChart, step } }: { of: Explained }) {
  const t = useText(uiChart);
  return (
    <div className={styles.explained}>
      <p>{about}</p>
      {inChart !== null && (
        <p>
          <b>{t.inYourChart}</b> {inChart}
        </p>
      )}
      {step !== null && (
        <p>
          <b>{t.tryThis}</b> {step}
        </p>
      )}
    </div>
  );
}
