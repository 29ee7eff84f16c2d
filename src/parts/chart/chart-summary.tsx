import { useId, useMemo } from 'react';
import type { NatalRequest, NatalView } from '#engine/protocol.ts';
import { chartSummary, type Placement, rangeSummary } from '#practice/chart-summary/chart-summary.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { useText } from '#ui/use-text.ts';
import { useEngineAnswer } from '../use-engine-answer.ts';
import styles from './chart.module.css';
import { type CardTexts, useCardTexts } from './use-card-texts.ts';

/** A birth chart in everyday words: a summary, strengths, challenges and life themes, each with the placement it rests on. */
export function ChartSummary({
  natal,
  request,
}: {
  natal: Exclude<NatalView, { readonly type: 'unresolved' }>;
  /** What the chart was made from. */
  request: NatalRequest;
}) {
  const t = useText(uiChart);
  const id = useId();
  const texts = useCardTexts();
  const { summary, strengths, challenges } = useMemo(
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
        <LifeThemes request={request} texts={texts} />
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

/** The traits that the whole chart speaks for, by the table that readings use. */
function LifeThemes({ request, texts }: { request: NatalRequest; texts: CardTexts }) {
  const t = useText(uiChart);
  const id = useId();
  const asked = useEngineAnswer('chartThemes', request);
  if (asked.type !== 'answer') return null;
  return (
    <div>
      <h4 id={id} className={styles.small}>
        {t.lifeThemes}
      </h4>
      {asked.output.length === 0 ? (
        <p className="muted">{t.lifeThemesNone}</p>
      ) : (
        <ul aria-labelledby={id}>
          {asked.output.map(({ theme, placements }) => {
            const { name, says } = texts.themeWords(theme);
            const [first, second] = placements.map((one) => texts.placementTitle(one));
            return (
              <li key={theme}>
                <b>{name}:</b> {says} {first !== undefined && t.becauseOf(first, second ?? '')}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
