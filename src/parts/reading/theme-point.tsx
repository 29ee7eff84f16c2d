import { Fragment } from 'react';
import type { ScoreRow } from '#facts/reading.ts';
import { evidenceTitle } from '#text/en/evidence-title.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { FactLozenge } from '#ui/gold-mark.tsx';
import { useText } from '#ui/use-text.ts';
import { deviceHours } from '#ui/clock.ts';
import type { PointProps } from './facts-sheet.tsx';
import styles from './facts.module.css';
import { madeOn } from './sheet-inputs.ts';
import { themeWords } from './theme-words.ts';
import { toldIn } from './told-in.ts';

/** Facts named under a theme while its sum is closed. */
const NAMED = 3;

/** A theme of a reading: what it says of the person, how much speaks for it and, where it is asked for, which facts. */
export function ThemePoint(props: PointProps) {
  const t = useText(uiChat);
  const { point, reading, zone, facts, why } = props;
  const { name, says } = themeWords(point.key);
  const told = toldIn(props.ofMode, reading.sheet, [...facts.values()]);
  const context = { zone, today: madeOn(reading, zone), clock: deviceHours(), facts, ...told };
  const rows = point.rows.filter(({ points }) => points !== 0);
  const titleOf = ({ part }: ScoreRow) => evidenceTitle(part, point.facts, context);
  const named = rows.flatMap((row) => titleOf(row) ?? []).slice(0, NAMED);
  const on = point.facts.some((id) => props.hot.includes(id));
  return (
    <li
      className={on ? `${styles.row} ${styles.on}` : styles.row}
      onPointerEnter={() => props.onHot(point.facts)}
      onPointerLeave={() => props.onHot([])}
    >
      <FactLozenge filled={point.used} />
      <div>
        <b>{name}</b>
        {says !== '' && <p>{says}</p>}
        {!why && named.length > 0 && (
          <p className={`meta ${styles.named}`}>
            {named.map((title, at) => (
              <Fragment key={title}>
                <span>{at === named.length - 1 ? title : `${title} ·`}</span>{' '}
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <span className={`num ${styles.weight}`}>{point.score.toFixed(1)}</span>
      {why && (
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={row.part}>
              <dt>{titleOf(row) ?? t.scorePart(row.part)}</dt>
              <dd className="num">{signed(row.points)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function signed(points: number): string {
  return `${points > 0 ? '+' : '−'}${Math.abs(points).toFixed(1)}`;
}
