import { elementOf } from '#astro/angle/sign.ts';
import { signedDifference } from '#astro/angle/degrees.ts';
import { isStretch } from './arrange.ts';
import type { Seat } from './arrange.ts';
import { centre, DrawnGlyph, Label } from './drawn.tsx';
import { arcDeg, discRadius, FAR_TURN_DEG, hitRadius, leaderPath, radial, short } from './wheel-layout.ts';
import type { Drawn, Place, Row } from './wheel-layout.ts';
import type { WheelBody } from './wheel-types.ts';
import styles from './wheel.module.css';

/** The glyph with its tick, its leader and its figures. */
export function RingBody({ layout, at, body, seat }: Drawn & { body: WheelBody; seat: Seat }) {
  const { row, lon } = seat;
  const place = at(row.glyph, lon);
  const turn = signedDifference(body.lon, lon);
  const stretched = isStretch(body.degree);
  const sign = body.minute === null ? null : body.sign;
  const figures = stretched ? layout.smallType : layout.degreeType;
  // With no minute under it, the mark comes up to the degree.
  const mark = row.minute !== null && body.minute === null ? row.degree - 21 : row.mark;
  return (
    <>
      {body.stretch !== null && <path d={stretchPath(row, at, body.stretch)} className={styles.stretch} />}
      <path d={radial(at, row.edge, row.tick, body.lon)} className={styles.mark} />
      <path
        d={leaderPath(at, row, body.lon, turn)}
        data-far={Math.abs(turn) > FAR_TURN_DEG || undefined}
        className={styles.leader}
      />
      <circle
        {...centre(at(layout.houseInner, body.lon))}
        r={layout.wide ? 2.2 : 1.6}
        className={styles.solid}
      />
      <circle {...centre(place)} r={short(hitRadius(row))} className={styles.hit} />
      <circle {...centre(place)} r={row.glyphSize * 0.5} className={styles.ground} />
      <circle {...centre(place)} r={short(discRadius(row))} className={styles.disc} />
      <DrawnGlyph
        id={body.glyph}
        at={place}
        size={row.glyphSize}
        className={styles.glyph}
        stroke={layout.wide ? 1.75 : 1.85}
      />
      <Label at={at(row.degree, lon)} size={figures} text={body.degree} className={styles.strong} />
      {row.sign !== null && sign !== null && (
        <>
          <circle {...centre(at(row.sign, lon))} r={7.5} className={styles.ground} />
          <DrawnGlyph
            id={sign}
            at={at(row.sign, lon)}
            size={13}
            className={styles[elementOf(sign)]}
            stroke={2.1}
          />
        </>
      )}
      {row.minute !== null && body.minute !== null && (
        <Label at={at(row.minute, lon)} size={layout.smallType} text={body.minute} />
      )}
      {motionGlyph(body) !== null && (
        <DrawnGlyph
          id={motionGlyph(body) ?? 'retrograde'}
          at={at(mark, lon - arcDeg(row.markAside, mark))}
          size={layout.markSize}
          className={styles.motion}
          stroke={2.4}
        />
      )}
    </>
  );
}

/** A body that stands still is said to, whichever way it creeps. */
export function motionGlyph(body: WheelBody): 'retrograde' | 'stationary' | null {
  if (body.stationary === true) return 'stationary';
  return body.retrograde ? 'retrograde' : null;
}

/** The stretch as an arc just inside the ticks. */
function stretchPath({ tick }: Row, at: Place, stretch: { from: number; to: number }): string {
  const radius = tick - 3;
  const [x1, y1] = at(radius, stretch.from);
  const [x2, y2] = at(radius, stretch.to);
  const large = stretch.to - stretch.from > 180 ? 1 : 0;
  return `M${short(x1)} ${short(y1)}A${radius} ${radius} 0 ${large} 0 ${short(x2)} ${short(y2)}`;
}
