import { useId, useMemo } from 'react';
import type { NatalView } from '#engine/protocol.ts';
import { chartSummary, type Placement, rangeSummary } from '#practice/chart-summary/chart-summary.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { useText } from '#ui/use-text.ts';
import styles from './chart.module.css';
import { type CardTexts, useCardTexts } from './use-card-texts.ts';

/** A birth chart in everyday words: a summary, strengths, challenges and life themes, each with the placement it rests on. */
export function ChartSummary({ natal }: { natal: Exclude<NatalView, { readonly type: 'unresolved' }> }) {
  const t = useText(uiChart);
  const id = useId();
  const texts = useCardTexts();
  const { summary, strengths, challenges, lifeThemes } = useMemo(
    () => (natal.type === 'chart' ? chartSummary(natal.chart) : rangeSummary(natal.range)),
    [natal],
  );
  if (texts === null) return null;
  return (
    <section className={styles.inShort} aria-labelledby={id}>
      <h3 id={id} className={`display ${styles.inShortTitle}`}>
        {t.inShort}
      </h3>
      <p className={styles.inShortText}>
        {summary.flatMap((one) => texts.summarySentence(one) ?? []).join(' ') || t.inShortNone}
      </p>
      <div className={styles.inShortLists}>
        <Lines title={t.strengths} lines={strengths} none={t.strengthsNone} texts={texts} />
        <Lines title={t.challenges} lines={challenges} none={t.challengesNone} texts={texts} />
        <Lines title={t.lifeThemes} lines={lifeThemes} none={t.lifeThemesNone} texts={texts} />
      </div>
    </section>
  );
}

function Lines(props: { title: string; lines: readonly Placement[]; none: string; texts: CardTexts }) {
  const id = useId();
  const { texts } = props;
  return (
    <div>
      <h4 id={id} className={styles.small}>
        {props.title}
      </h4>
      {props.lines.length === 0 ? (
        <p className="muted">{props.none}</p>
      ) : (
        <ul aria-labelledby={id}>
          {props.lines.map((one) => (
            <li key={texts.placementTitle(one)}>
              <b>{texts.placementTitle(one)}:</b> {texts.placementClause(one)}.
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
