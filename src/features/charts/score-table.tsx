import { useState } from 'react';
import type { ScoreRow } from '#astro/relationship/synastry.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './charts.module.css';
import { inSentence, type PairNames } from './pair-names.ts';
import { contactKey, type Hovering, near } from './pair-hover.ts';
import { type PairView, signed } from './pair-view.ts';

/** Rows shown before "Show all". */
const FIRST_ROWS = 8;

type Row = {
  readonly key: string;
  /** What it is on the wheel. */
  readonly part: string;
  readonly text: string;
  readonly orb: string;
  readonly points: string;
  readonly value: number;
};

/**
 * The score between two people as what it is: rows with points, and their sum. While a birth time is unknown there is no
 * sum, only the contacts that hold and the bounds of the total.
 */
export function ScoreTable({ pair, names, ...hovering }: Hovering & { pair: PairView; names: PairNames }) {
  const t = useText(uiCharts);
  const words = useText(uiChart);
  const [all, setAll] = useState(false);
  const { score } = pair;
  const rows = rowsOf(pair, names, t, words)
    .filter(({ value }) => value !== 0)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const shown = all ? rows : rows.slice(0, FIRST_ROWS);
  const rest = rows.slice(shown.length);
  const bounds = score?.possible ?? pair.bounds;
  return (
    <section className={styles.score}>
      <h3 className={`display ${styles.subheading}`}>{t.score}</h3>
      <p className="muted">{score === null ? t.scoreOpen(pair.possible) : t.scoreNote}</p>
      <table className={styles.scoreTable}>
        <caption className="sr-only">{t.score}</caption>
        <thead>
          <tr>
            <th scope="col">{t.scoreContact}</th>
            <th scope="col">{t.scorePoints}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key} {...near(row.part, hovering)}>
              <th scope="row">
                {row.text}
                {row.orb !== '' && <span className="meta num"> {t.orb(row.orb)}</span>}
              </th>
              <td className="num nowrap" data-sign={Math.sign(row.value)}>
                {row.points}
              </td>
            </tr>
          ))}
          {rest.length > 0 && (
            <tr>
              <th scope="row">
                <TextButton onClick={() => setAll(true)}>{t.scoreMore(rows.length)}</TextButton>
              </th>
              <td className="num nowrap">
                {score === null ? '' : signed(rest.reduce((sum, { value }) => sum + value, 0))}
              </td>
            </tr>
          )}
        </tbody>
        {score !== null && (
          <tfoot>
            <tr>
              <th scope="row">{t.scoreEase}</th>
              <td className="num nowrap">{signed(score.ease)}</td>
            </tr>
            <tr>
              <th scope="row">{t.scoreTension}</th>
              <td className="num nowrap">{signed(score.tension)}</td>
            </tr>
            <tr className={styles.total}>
              <th scope="row">{t.scoreTotal}</th>
              <td className="num nowrap">{signed(score.total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {all && rows.length > FIRST_ROWS && (
        <TextButton onClick={() => setAll(false)}>{t.scoreFewer}</TextButton>
      )}
      <p className="meta">
        {score === null
          ? t.scoreBounds(signed(bounds.least), signed(bounds.most))
          : t.scorePossible(signed(bounds.least), signed(bounds.most))}{' '}
        {t.scoreNotVerdict}
      </p>
    </section>
  );
}

function rowsOf(pair: PairView, names: PairNames, t: typeof uiCharts, words: typeof uiChart): readonly Row[] {
  const contact = (a: keyof typeof words, aspect: keyof typeof words, b: keyof typeof words) =>
    t.contact(
      t.of(names.firstOwn, String(words[a])),
      String(words[aspect]).toLowerCase(),
      t.of(inSentence(t, names.secondOwn), String(words[b])),
    );
  if (pair.score === null) {
    return pair.contacts.map(({ a, aspect, b, orb, points, weight }) => ({
      key: `${a}-${aspect}-${b}`,
      part: contactKey({ a, b }),
      text: contact(a, aspect, b),
      orb,
      points,
      value: weight,
    }));
  }
  return pair.score.rows.map((row: ScoreRow): Row => {
    const { key, points: value } = row;
    const points = signed(value);
    if (row.kind === 'aspect') {
      const { a, aspect, b } = row;
      const found = pair.contacts.find((one) => one.a === a && one.aspect === aspect && one.b === b);
      return {
        key,
        part: contactKey({ a, b }),
        text: contact(a, aspect, b),
        orb: found?.orb ?? '',
        points,
        value,
      };
    }
    const [owner, host] =
      row.whose === 'a' ? [names.firstOwn, names.secondOwn] : [names.secondOwn, names.firstOwn];
    const text = t.overlay(t.of(owner, words[row.body]), inSentence(t, host), words.ordinal(row.house));
    return { key, part: `${row.whose}:${row.body}`, text, orb: '', points, value };
  });
}
