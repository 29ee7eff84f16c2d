import type { ReactNode } from 'react';
import { uiChart } from '#text/en/ui-chart.ts';
import { useText } from '#ui/use-text.ts';
import type { ChartText } from './chart-view.ts';
import { Disclosed } from './disclosed.tsx';
import { ExplainedText } from './explained-text.tsx';
import { AspectMark } from './marks.tsx';
import { contactTitle } from './sky-ring.ts';
import { EventMark } from './timeline-bars.tsx';
import type { SkyEvent, Span, TimelineRow } from './timeline-model.ts';
import { eventMeaning, eventTitle, exactText, seriesMeaning } from './timeline-words.ts';
import styles from './timeline.module.css';
import type { CardTexts } from './use-card-texts.ts';
import { writeTime } from './zone-times.ts';

type Entry = { readonly key: string; readonly at: number; readonly note: string } & (
  | { readonly row: TimelineRow }
  | { readonly event: SkyEvent }
);

/** The timeline in words: month by month, what comes within orb, is exact and leaves, and what the sky does meanwhile. */
export function TimelineList(props: {
  rows: readonly TimelineRow[];
  events: readonly SkyEvent[];
  span: Span;
  zone: string;
  /** Null until the meanings are here. */
  texts: CardTexts | null;
}) {
  const t = useText(uiChart);
  const { zone, texts } = props;
  const months = new Map<string, Entry[]>();
  for (const entry of entriesOf(props, t)) {
    const month = writeTime(entry.at, zone, 'month');
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return (
    <div className={styles.list}>
      {[...months].map(([month, entries]) => (
        <section key={month}>
          <h3 className="display">{month}</h3>
          <ol>
            {entries.map((entry) => (
              <li key={entry.key}>
                <time className="num" dateTime={new Date(entry.at).toISOString()}>
                  {writeTime(entry.at, zone, 'day')}
                </time>
                {'row' in entry ? (
                  <AspectMark aspect={entry.row.series.aspect} />
                ) : (
                  <EventMark event={entry.event} />
                )}
                <Disclosed words={wordsOf(entry, texts)}>
                  {'row' in entry ? contactTitle(entry.row.series, t) : eventTitle(entry.event, t)}
                  <span className="meta num">{entry.note}</span>
                </Disclosed>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The words under an entry; null where there are none. */
function wordsOf(entry: Entry, texts: CardTexts | null): ReactNode {
  if ('event' in entry) return eventMeaning(entry.event, texts);
  const meaning = seriesMeaning(entry.row, texts);
  return meaning === null ? null : <ExplainedText of={meaning} />;
}

function entriesOf(
  { rows, events, span, zone }: Omit<Parameters<typeof TimelineList>[0], 'texts'>,
  t: ChartText,
): readonly Entry[] {
  const inside = (at: number) => at >= span.from && at < span.to;
  const time = (at: number) => writeTime(at, zone, 'clock');
  const transits = rows.flatMap((row): readonly Entry[] => {
    const { series } = row;
    const exact = series.exact.flatMap((at, i): readonly Entry[] =>
      inside(at)
        ? [
            {
              key: `${row.key} exact ${at}`,
              at,
              row,
              note: `${series.exact.length > 1 ? t.exactNth(t.ordinal(i + 1)) : t.exact}, ${time(at)}`,
            },
          ]
        : [],
    );
    if (exact.length > 0) return exact;
    // Nothing exact inside: told where it is first seen.
    const at = Math.max(span.from, series.enter ?? span.from);
    return [{ key: row.key, at, row, note: exactText(series.exact, zone, t) }];
  });
  const sky = events.map((event): Entry => ({ key: event.key, at: event.at, event, note: time(event.at) }));
  return [...transits, ...sky].toSorted((a, b) => a.at - b.at);
}
