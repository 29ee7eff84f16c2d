import { memo } from 'react';
import { distance, signedDifference, sinDeg, wrap360 } from '#astro/angle/degrees.ts';
import { centre, Label } from './drawn.tsx';
import { spread } from './spread.ts';
import { arcDeg, figureWidth, radial, short, wheelPoint } from './wheel-layout.ts';
import type { Drawn, WheelLayout } from './wheel-layout.ts';
import type { WheelAngle, WheelCusp } from './wheel-types.ts';
import styles from './wheel.module.css';

/** Degrees that two labels outside the rim keep from each other. */
const LABEL_GAP_DEG = 8;

export type LabelPlaces = {
  /** Longitude of an angle's label, by the angle's id. */
  readonly angles: ReadonlyMap<string, number>;
  readonly cusps: readonly { readonly lon: number; readonly degree: string; readonly from: number }[];
};

/** Where the names of the angles stand: near the pole an Ascendant and a Midheaven may be a degree apart. */
export function labelPlaces(
  layout: WheelLayout,
  angles: readonly WheelAngle[],
  cusps: readonly WheelCusp[],
): LabelPlaces {
  if (layout.label === null) {
    const places = spread(
      angles.map(({ lon }) => lon),
      arcDeg(figureWidth('MC', layout.smallType) + 5, angleRadius(layout)),
    );
    return { angles: new Map(angles.map((angle, i) => [angle.id, places[i] ?? angle.lon])), cusps: [] };
  }
  const labelled = (layout.wide ? cusps : []).flatMap(({ lon, degree }) =>
    degree === null || standsOn(angles, lon) ? [] : [{ lon, degree }],
  );
  const places = spread(
    [...angles, ...labelled].map(({ lon }) => lon),
    LABEL_GAP_DEG,
  );
  return {
    angles: new Map(angles.map((angle, i) => [angle.id, places[i] ?? angle.lon])),
    cusps: labelled.map(({ lon, degree }, i) => ({
      lon: places[angles.length + i] ?? lon,
      degree,
      from: lon,
    })),
  };
}

/** Whether a cusp is one of the angles, which are drawn for themselves. */
function standsOn(angles: readonly WheelAngle[], lon: number): boolean {
  return angles.some((angle) => Math.abs(signedDifference(angle.lon, lon)) < 0.01);
}

/** Cusps, axes and the numbers of the houses. */
export const Houses = memo(function Houses(props: {
  layout: WheelLayout;
  left: number;
  cusps: readonly WheelCusp[];
  angles: readonly WheelAngle[];
}) {
  const { layout, cusps, angles } = props;
  const at = wheelPoint(layout.size, props.left);
  const outside = labelPlaces(layout, angles, cusps);
  const middle = layout.size / 2;
  const { houseInner, houseOuter, rim, zodiac, label, wide } = layout;
  const band = (houseInner + houseOuter) / 2;
  const reach = zodiac - layout.tickLength;
  const stub = wide ? 7 : 2.5;
  return (
    <g className={styles.houses}>
      <circle cx={middle} cy={middle} r={houseInner} className={styles.inner} />
      {cusps.length > 0 && <circle cx={middle} cy={middle} r={houseOuter} className={styles.hair} />}
      {cusps.map((cusp, i) => {
        const width = wrap360((cusps[(i + 1) % cusps.length]?.lon ?? 0) - cusp.lon);
        const number = numberPlace(layout, cusp.lon, width, angles, outside);
        return (
          <g key={i}>
            {!standsOn(angles, cusp.lon) && (
              <path d={radial(at, houseInner, reach, cusp.lon)} className={styles.cusp} />
            )}
            {number !== null && <Label at={at(band, number)} size={layout.smallType} text={String(i + 1)} />}
          </g>
        );
      })}
      {angles.map((angle) => (
        <g key={angle.id}>
          <path d={radial(at, houseInner, reach, angle.lon)} className={styles.axis} />
          {label !== null && <path d={radial(at, rim, rim + stub, angle.lon)} className={styles.axis} />}
          {angle.name === null && (
            <AngleLabel
              layout={layout}
              at={at}
              angle={angle}
              lon={outside.angles.get(angle.id) ?? angle.lon}
            />
          )}
        </g>
      ))}
      {label !== null &&
        outside.cusps.map(({ lon, degree, from }) => (
          <g key={from}>
            <path d={radial(at, rim, rim + stub * 0.7, from)} className={styles.hair} />
            <Label at={at(label, lon)} size={layout.smallType - 0.5} text={degree} />
          </g>
        ))}
    </g>
  );
});

/**
 * The middle of the house, or the place in it that is clearest of the axes and their names. Null where none is clear
 * enough to be read: near the pole two axes and their names may fill a house, and the next number tells.
 */
function numberPlace(
  layout: WheelLayout,
  cusp: number,
  width: number,
  angles: readonly WheelAngle[],
  names: LabelPlaces,
): number | null {
  const band = (layout.houseInner + layout.houseOuter) / 2;
  const axis = arcDeg(layout.smallType * 0.75, band);
  const name = arcDeg(figureWidth('MC', layout.smallType) * 0.5 + layout.smallType * 0.4, band);
  const taken = angles.flatMap(({ id, lon }) => [
    { lon, clear: axis },
    ...(layout.label === null ? [{ lon: names.angles.get(id) ?? lon, clear: name }] : []),
  ]);
  /** 1 and more is clear of everything. */
  const room = (lon: number) => Math.min(1, ...taken.map((one) => distance(one.lon, lon) / one.clear));
  const tries = [0.5, 0.58, 0.42, 0.66, 0.34, 0.74, 0.26, 0.82, 0.18, 0.9, 0.1];
  let best = cusp + width / 2;
  for (const part of tries) {
    if (room(cusp + width * part) > room(best)) best = cusp + width * part;
  }
  return room(best) < 0.6 ? null : best;
}

/** An angle that can be chosen: its name with a place to touch. */
export function AngleStop(props: Drawn & { angle: WheelAngle; names: LabelPlaces['angles'] }) {
  const { layout, at, angle, names } = props;
  const lon = names.get(angle.id) ?? angle.lon;
  const radius = angleRadius(layout);
  // No further than half of the way to the next name.
  const nearest = Math.min(
    180,
    ...[...names].flatMap(([id, other]) => (id === angle.id ? [] : [distance(other, lon)])),
  );
  const reach = Math.min(layout.label !== null && layout.wide ? 21 : 12.2, radius * sinDeg(nearest / 2));
  return (
    <>
      <circle {...centre(at(radius, lon))} r={short(reach)} className={styles.hit} />
      <AngleLabel layout={layout} at={at} angle={angle} lon={lon} />
    </>
  );
}

const angleRadius = ({ label, wide, houseOuter }: WheelLayout): number =>
  label === null ? houseOuter - (wide ? 7 : 4.5) : label + (wide ? 3 : 0);

function AngleLabel({ layout, at, angle, lon }: Drawn & { angle: WheelAngle; lon: number }) {
  const [x, y] = at(angleRadius(layout), lon);
  const name = angle.name === null ? styles.strong : `${styles.strong} ${styles.angleName}`;
  const type = layout.smallType;
  if (!layout.wide || layout.label === null) {
    return <Label at={[x, y]} size={type + (layout.wide ? 0 : 0.5)} text={angle.label} className={name} />;
  }
  return (
    <>
      <Label at={[x, y - 7]} size={type - 0.5} text={angle.degree} className={styles.strong} />
      <Label at={[x, y + 7]} size={type - 0.5} text={angle.label} className={name} />
    </>
  );
}
