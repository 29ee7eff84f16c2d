import { signedDifference, wrap360 } from '#astro/angle/degrees.ts';
import { PLANET_IDS } from '#astro/body/body-id.ts';
import type { PlanetId } from '#astro/body/body-id.ts';
import type { NatalChart } from '#astro/chart/natal.ts';
import styles from './personal-screen.module.css';

const WIDTH = 358;
const HEIGHT = 100;
const ECLIPTIC_Y = 58;
/** Units a degree of ecliptic latitude; Pluto reaches 17. */
const PER_LATITUDE = 2.8;
const EDGE = 14;
/** Aspects tighter than this join two bodies. */
const JOIN_ORB_DEG = 3;

const radii: Readonly<Record<PlanetId, number>> = {
  sun: 4.5,
  moon: 4,
  mercury: 2.2,
  venus: 3,
  mars: 2.5,
  jupiter: 3,
  saturn: 2.5,
  uranus: 1.7,
  neptune: 1.7,
  pluto: 1.7,
};

/**
 * The sky of the birth, unrolled along the ecliptic with the Sun in the middle: every body at its true longitude and
 * latitude, joined where an aspect is within three degrees. The line is the path of the Sun.
 */
export function SkyStrip({ chart }: { chart: NatalChart }) {
  const sun = chart.bodies.find(({ body }) => body === 'sun')?.lon ?? 0;
  const at = new Map<string, { id: PlanetId; x: number; y: number }>(
    PLANET_IDS.flatMap((id) => {
      const body = chart.bodies.find((one) => one.body === id);
      if (body === undefined) return [];
      const away = signedDifference(sun, wrap360(body.lon));
      // East is to the left, as it is for who looks at the Sun from the north.
      const x = WIDTH / 2 - (away / 180) * (WIDTH / 2 - EDGE);
      const y = Math.max(6, Math.min(HEIGHT - 6, ECLIPTIC_Y - body.lat * PER_LATITUDE));
      return [[id, { id, x, y }] as const];
    }),
  );
  const joins = chart.aspects.flatMap(({ a, b, orb }) => {
    const from = at.get(a);
    const to = at.get(b);
    return from === undefined || to === undefined || orb > JOIN_ORB_DEG
      ? []
      : [{ key: `${a} ${b}`, from, to }];
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={styles.strip}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <path d={`M-2000 ${ECLIPTIC_Y}H4000`} className={styles.stripPath} />
      {joins.map(({ key, from, to }) => (
        <path key={key} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={styles.stripJoin} />
      ))}
      {[...at.values()].map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y} r={radii[id]} className={styles.stripBody} />
      ))}
    </svg>
  );
}
