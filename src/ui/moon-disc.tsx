import { useId } from 'react';
import styles from './moon-disc.module.css';
import { moonPath } from './moon-path.ts';

/** The near side's dark plains, in units of a disc of radius 1: centre x, centre y, half-axes. */
const seas = [
  [-0.2, -0.4, 0.26, 0.2],
  [0.18, -0.3, 0.18, 0.16],
  [0.36, -0.06, 0.2, 0.15],
  [0.5, 0.12, 0.11, 0.13],
  [0.3, 0.2, 0.1, 0.1],
  [-0.5, -0.02, 0.2, 0.34],
  [-0.34, 0.14, 0.18, 0.2],
  [0.6, -0.3, 0.1, 0.08],
  [-0.16, 0.4, 0.15, 0.12],
  [0.02, -0.12, 0.1, 0.07],
] as const;

/**
 * The Moon at its true phase. `elongationDeg` as in moon-path.ts; `southern` mirrors it for a sky south of the
 * equator. `label` names the phase where the disc stands alone, otherwise it is decorative.
 */
export function MoonDisc(props: {
  elongationDeg: number;
  size?: number;
  southern?: boolean;
  label?: string;
}) {
  const id = useId();
  const lit = moonPath(props.elongationDeg, 1);
  return (
    <svg
      viewBox="-1.04 -1.04 2.08 2.08"
      width={props.size ?? 34}
      height={props.size ?? 34}
      className={styles.moon}
      {...(props.label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': props.label })}
    >
      <clipPath id={`${id}lit`}>
        <path d={lit} />
      </clipPath>
      <filter id={`${id}soft`}>
        <feGaussianBlur stdDeviation="0.035" />
      </filter>
      <g transform={props.southern ? 'scale(-1 1)' : undefined}>
        <circle r="1" className={styles.dark} />
        <path d={lit} className={styles.lit} />
        <g clipPath={`url(#${id}lit)`}>
          <g className={styles.sea} filter={`url(#${id}soft)`}>
            {seas.map(([x, y, rx, ry]) => (
              <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={rx} ry={ry} />
            ))}
          </g>
        </g>
      </g>
      <circle r="1" className={styles.rim} />
    </svg>
  );
}
