import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { dayCells, weeksOf } from '#practice/growth/journal.ts';
import type { DayCell } from '#practice/growth/journal.ts';
import { shownDay } from '#parts/era-words.ts';
import { uiJournal } from '#text/en/ui-journal.ts';
import { useText } from '#ui/use-text.ts';
import { Cell } from './cell.tsx';
import type { JournalDay } from './entries.ts';
import styles from './journal.module.css';

const DAYS_A_WEEK = 7;

/** A year of small cells, a column a week, with the days of each week under it. One stop of the Tab key; arrows move in it. */
export function Year(props: { days: readonly JournalDay[]; today: string; onOpen: (id: string) => void }) {
  const t = useText(uiJournal);
  const { days, today } = props;
  const cells = useMemo(() => dayCells(days, today), [days, today]);
  const weeks = useMemo(() => weeksOf(cells), [cells]);
  const [focus, setFocus] = useState<number | null>(null);
  const at = Math.min(focus ?? cells.length - 1, cells.length - 1);
  const grid = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Today is at the end.
    if (scroller.current !== null) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, []);
  const move = (to: number) => {
    const next = Math.max(0, Math.min(cells.length - 1, to));
    setFocus(next);
    grid.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      ArrowLeft: at - DAYS_A_WEEK,
      ArrowRight: at + DAYS_A_WEEK,
      Home: 0,
      End: cells.length - 1,
    }[event.key];
    const id = cells[at]?.id ?? null;
    if (to !== undefined) move(to);
    else if ((event.key === 'Enter' || event.key === ' ') && id !== null) props.onOpen(id);
    else return;
    event.preventDefault();
  };
  const what = ({ mode, emotion }: DayCell): string => {
    if (mode === null) return '';
    if (mode === 'rest') return t.rest;
    return emotion ?? t.plain;
  };
  const count = cells.filter(({ mode }) => mode !== null).length;
  return (
    <div className={styles.yearPart}>
      <p id="journal-year-help" className="sr-only">
        {t.yearSummary(count)} {t.yearHelp}
      </p>
      <div ref={scroller} className={styles.scroller}>
        <div
          ref={grid}
          role="grid"
          aria-label={t.year}
          aria-describedby="journal-year-help"
          className={styles.year}
        >
          {Array.from({ length: DAYS_A_WEEK }, (_, row) => (
            <div key={t.weekday(row)} role="row" className={styles.weekday}>
              <span role="rowheader" className={styles.dayName}>
                {t.weekday(row)}
              </span>
              {weeks.map(({ from }, week) => {
                const index = week * DAYS_A_WEEK + row;
                const cell = cells[index];
                if (cell === undefined) return <span key={from} aria-hidden className={styles.noDay} />;
                return (
                  <span
                    key={from}
                    role="gridcell"
                    tabIndex={index === at ? 0 : -1}
                    data-at={index}
                    data-open={cell.id !== null || undefined}
                    className={styles.day}
                    aria-label={t.cell(shownDay(cell.date, today), what(cell))}
                    aria-current={cell.date === today ? 'date' : undefined}
                    title={t.cell(shownDay(cell.date, today), what(cell))}
                    onClick={() => {
                      setFocus(index);
                      if (cell.id !== null) props.onOpen(cell.id);
                    }}
                    onFocus={() => setFocus(index)}
                    onKeyDown={onKeyDown}
                  >
                    <Cell mode={cell.mode === null ? null : cell.mode} emotion={cell.emotion} />
                  </span>
                );
              })}
            </div>
          ))}
        </div>
        {count > 0 && (
          <div className={styles.weeks} aria-hidden>
            <span className={styles.dayName} />
            {weeks.map(({ from, days: came }) => (
              <i
                key={from}
                title={t.week(shownDay(from, today), came)}
                style={{ height: `${(came / DAYS_A_WEEK) * 100}%` }}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
