import { useMemo } from 'react';
import { uiSession } from '#text/en/ui-session.ts';
import { useText } from '#ui/use-text.ts';
import styles from './sign-in-screen.module.css';
import { sunOnDay, type SunPlace, sunYear } from './sun-figure.ts';

const HORIZON_Y = 519.5;
/** Pixels a degree, by which the figure fills its picture; azimuth is narrowed, as the sky is on paper. */
const PER_ALTITUDE = 8.6;
const PER_AZIMUTH = 7.8;
/** The direction of the figure's middle, a little south of south-west, and where it stands in the picture. */
const MIDDLE_AZIMUTH = 233.7;
const MIDDLE_X = 221;

function place(sun: SunPlace): readonly [number, number] {
  const x = MIDDLE_X + (sun.azimuthDeg - MIDDLE_AZIMUTH) * PER_AZIMUTH;
  const y = HORIZON_Y - sun.altitudeDeg * PER_ALTITUDE;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** The afternoon Sun through the year, over the horizon; today's Sun is the lit one. */
export function SunDrawing(props: { nowMs: number }) {
  const t = useText(uiSession);
  const year = new Date(props.nowMs).getUTCFullYear();
  const points = useMemo(() => sunYear(year).map(place), [year]);
  const [todayX, todayY] = place(sunOnDay(props.nowMs));
  const [juneX, juneY] = place(sunOnDay(Date.UTC(year, 5, 21)));
  const [decemberX, decemberY] = place(sunOnDay(Date.UTC(year, 11, 21)));
  // Near a solstice its name would stand on "Today".
  const clear = (y: number) => Math.abs(y - todayY) > 24;
  return (
    <svg viewBox="0 0 390 520" preserveAspectRatio="xMidYMax meet" role="img" aria-label={t.figureLabel}>
      <path className={styles.path} d={`M${points.map((point) => point.join(' ')).join('L')}Z`} />
      <g className={styles.suns}>
        {points.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" />
        ))}
        <circle cx={juneX} cy={juneY} r="4" />
        <circle cx={decemberX} cy={decemberY} r="4" />
      </g>
      <circle className={styles.halo} cx={todayX} cy={todayY} r="10.5" />
      <circle className={styles.today} cx={todayX} cy={todayY} r="6.5" />
      {clear(juneY) && (
        <text x={juneX - 10} y={juneY - 11}>
          {t.figureJune}
        </text>
      )}
      <text x={decemberX - 14} y={decemberY + 4} textAnchor="end">
        {t.figureDecember}
      </text>
      <text className={styles.todayName} x={todayX + 18} y={todayY + 4}>
        {t.figureToday}
      </text>
    </svg>
  );
}
