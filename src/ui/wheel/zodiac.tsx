import { memo } from 'react';
import { elementOf, SIGN_IDS } from '#astro/angle/sign.ts';
import { DrawnGlyph } from './drawn.tsx';
import { radial, wheelPoint } from './wheel-layout.ts';
import type { WheelLayout } from './wheel-layout.ts';
import styles from './wheel.module.css';

const DEGREES = Array.from({ length: 360 }, (_, degree) => degree);

/** The rim with the signs and the degrees; drawn again only when the wheel turns. */
export const Zodiac = memo(function Zodiac({ layout, left }: { layout: WheelLayout; left: number }) {
  const at = wheelPoint(layout.size, left);
  const middle = layout.size / 2;
  const { rim, zodiac, tickLength, wide, outer } = layout;
  const scale = wide ? 1 : 0.65;
  const fives = DEGREES.filter((degree) => degree % 5 === 0);
  const ticks = (from: number, inwards: 1 | -1) =>
    fives
      .map((degree) => radial(at, from, from + inwards * tickLength * (degree % 10 === 0 ? 1 : 0.62), degree))
      .join('');
  return (
    <g className={styles.rings}>
      <circle cx={middle} cy={middle} r={rim} className={styles.rim} />
      {outer === null && <circle cx={middle} cy={middle} r={rim + 3.5 * scale} className={styles.rimOuter} />}
      <circle cx={middle} cy={middle} r={zodiac} className={styles.field} />
      {wide && (
        <path
          d={DEGREES.filter((degree) => degree % 5 !== 0)
            .map((degree) => radial(at, zodiac, zodiac - tickLength * 0.42, degree))
            .join('')}
          className={styles.fine}
        />
      )}
      <path d={ticks(zodiac, -1)} className={styles.tick} />
      {outer !== null && <path d={ticks(rim, 1)} className={styles.tick} />}
      <path
        d={SIGN_IDS.map((_, i) => radial(at, zodiac, rim, i * 30)).join('')}
        className={styles.signEdge}
      />
      {SIGN_IDS.map((sign, i) => (
        <DrawnGlyph
          key={sign}
          id={sign}
          at={at((rim + zodiac) / 2, i * 30 + 15)}
          size={layout.signSize}
          className={styles[elementOf(sign)]}
          stroke={wide ? 1.7 : 1.9}
        />
      ))}
    </g>
  );
});
