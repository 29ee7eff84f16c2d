import type { MbtiType } from '#contract/profile.ts';
import { POLES } from '#practice/mbti/items.ts';
import type { Axis, TypeScore } from '#practice/mbti/score.ts';
import { readType } from '#practice/mbti/shown-type.ts';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { certainty } from './type-data.ts';
import type { Questions } from './type-words.ts';
import styles from './blueprint.module.css';

/** Four scores with their wobble, the nearest other type, and how all of it is worked out. */
export function AxisBars(props: {
  score: TypeScore;
  questions: Questions;
  onRead: (type: MbtiType) => void;
}) {
  const t = useText(uiBlueprint);
  const { score, questions } = props;
  const { questionnaireTexts: q } = questions;
  const neighbours = score.neighbour?.letters ?? [];
  return (
    <div>
      <ul className={styles.axes}>
        {score.axes.map((axis) => (
          <li key={axis.axis}>
            <AxisBar axis={axis} questions={questions} />
          </li>
        ))}
      </ul>
      {neighbours.length > 0 && (
        <p>
          {q.neighbour(neighbours)}{' '}
          {neighbours.map((letters) => {
            const type = readType(letters);
            return type === null ? null : (
              <TextButton key={letters} onClick={() => props.onRead(type)}>
                {t.readType(letters)}
              </TextButton>
            );
          })}
        </p>
      )}
      {score.doubts.map((doubt) => (
        <p key={doubt} className={styles.note}>
          {q[doubt]}
        </p>
      ))}
      <details className={styles.info}>
        <summary>{t.aboutConfidence}</summary>
        <p>{q.confidenceInfo}</p>
      </details>
    </div>
  );
}

function AxisBar({ axis, questions }: { axis: Axis; questions: Questions }) {
  const t = useText(uiBlueprint);
  const { axisNames, letterNames, questionnaireTexts: q } = questions;
  const [first, second] = POLES[axis.axis];
  // The first letter stands on the left, where a positive mean leans.
  const place = (mean: number) => `${((2 - Math.max(-2, Math.min(2, mean))) / 4) * 100}%`;
  return (
    <div className={styles.axis}>
      <p className={styles.axisHead}>
        <b>{axisNames[axis.axis]}</b>
        <span className="num">
          {axis.type === 'not-measured'
            ? q.notMeasured
            : axis.letter === null
              ? t.axisMiddle
              : t.axisScore(axis.letter, certainty(axis.probability))}
        </span>
      </p>
      {axis.type === 'measured' && (
        <div
          className={styles.axisBar}
          role="img"
          aria-label={t.axisAria(
            letterNames[first],
            letterNames[second],
            signed(axis.mean),
            axis.sem.toFixed(2),
          )}
        >
          <i
            style={{
              insetInlineStart: place(axis.mean + axis.sem),
              width: `${(axis.sem / 2) * 100}%`,
            }}
          />
          <b style={{ insetInlineStart: place(axis.mean) }} />
        </div>
      )}
      <p className={`meta ${styles.poles}`}>
        <span>
          {first} {letterNames[first]}
        </span>
        <span className="num">
          {axis.type === 'measured' && t.axisValue(signed(axis.mean), axis.sem.toFixed(2))}
        </span>
        <span>
          {letterNames[second]} {second}
        </span>
      </p>
      {axis.type === 'not-measured' && <p className="meta">{q.axisNotMeasured}</p>}
      {axis.type === 'measured' && axis.nearMiddle && <p className="meta">{q.nearMiddle}</p>}
    </div>
  );
}

/** Two digits, with a true minus sign. */
export function signed(value: number): string {
  const text = Math.abs(value).toFixed(2);
  return value < 0 && text !== '0.00' ? `−${text}` : text;
}
