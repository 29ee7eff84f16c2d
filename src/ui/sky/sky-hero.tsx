import { useMemo } from 'react';
import { uiSky } from '#text/en/ui-sky.ts';
import { writeClock } from '../clock.ts';
import { MoonDisc } from '../moon-disc.tsx';
import { useText } from '../use-text.ts';
import type { Ecliptic } from './celestial.ts';
import { moonLeanDeg, moonPlace } from './moon-place.ts';
import { skyCaption, skyLabel } from './sky-words.ts';
import { type Box, compassIndex, lookOf, moonPerch, moonRadius, type Point } from './sky-view.ts';
import { type StarField, starField } from './star-field.ts';
import styles from './sky-hero.module.css';
import { useBox } from './use-box.ts';

export interface SkyPlace {
  name: string;
  latDeg: number;
  /** East positive. */
  lonDeg: number;
}

interface SkyHeroProps {
  /** Whose sky; null draws a plain horizon with the Moon. */
  place: SkyPlace | null;
  /** Milliseconds since 1970. */
  now: number;
  /** IANA name, for the clock in the caption. */
  zone: string;
  /** The Moon's longitude less the Sun's. */
  moonElongationDeg: number;
  /** The Moon's apparent place where it is at hand; worked out within 0.2° otherwise. */
  moonEcliptic?: Ecliptic;
  locale?: string;
  className?: string | undefined;
}

interface Scene {
  field: StarField | null;
  moonAt: Point;
  leanDeg: number;
  label: string;
  line: string;
  note: string | null;
}

/**
 * The sky over the person's place at this minute, above one gold horizon: bright stars, a few constellations, the
 * Moon by its phase. It moves as the sky does, with `now`. The parent gives the height; the top 64 px stay quiet,
 * for the header to lie over.
 */
export function SkyHero(props: SkyHeroProps) {
  const { place, now, zone, moonElongationDeg, moonEcliptic, locale = 'en-US' } = props;
  const words = useText(uiSky);
  const [ref, box] = useBox<HTMLElement>({ width: 390, height: 300 });
  const scene = useMemo(
    () =>
      place === null
        ? bareScene(words, now, zone, locale, box)
        : placedScene(words, { place, now, zone, moonElongationDeg, moonEcliptic }, box),
    [words, place, now, zone, moonElongationDeg, moonEcliptic, locale, box],
  );
  const radius = moonRadius(box);
  // The disc's drawing leaves 4 % around for its rim.
  const size = radius * 2.08;
  return (
    <figure ref={ref} className={props.className ? `${styles.sky} ${props.className}` : styles.sky}>
      <div role="img" aria-label={scene.label} className={styles.picture}>
        {scene.field && <Stars field={scene.field} box={box} />}
        <span
          className={styles.moon}
          style={{
            transform: `translate(${tenth(scene.moonAt.x - size / 2)}px, ${tenth(scene.moonAt.y - size / 2)}px) rotate(${tenth(scene.leanDeg)}deg)`,
          }}
        >
          <MoonDisc elongationDeg={moonElongationDeg} size={size} />
        </span>
        <span className={styles.horizon} />
      </div>
      <figcaption className={styles.caption}>
        {scene.note !== null && <span>{scene.note}</span>}
        <span>{scene.line}</span>
      </figcaption>
    </figure>
  );
}

function Stars({ field, box }: { field: StarField; box: Box }) {
  return (
    <svg className={styles.stars} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <path
        className={styles.lines}
        d={field.lines.map(([a, b]) => `M${tenth(a.x)} ${tenth(a.y)}L${tenth(b.x)} ${tenth(b.y)}`).join('')}
      />
      {field.stars.map(({ x, y, mag }) => (
        <circle
          key={`${x} ${y}`}
          cx={tenth(x)}
          cy={tenth(y)}
          r={Math.min(2.6, Math.max(0.7, 2.4 - 0.46 * mag)).toFixed(2)}
          opacity={Math.min(1, Math.max(0.45, 1 - 0.135 * mag)).toFixed(2)}
        />
      ))}
    </svg>
  );
}

type Placed = Required<Pick<SkyHeroProps, 'now' | 'zone' | 'moonElongationDeg'>> & {
  place: SkyPlace;
  moonEcliptic: Ecliptic | undefined;
};

function placedScene(words: typeof uiSky, given: Placed, box: Box): Scene {
  const { place, now, zone } = given;
  const found = moonPlace(place, now, given.moonElongationDeg, given.moonEcliptic);
  const { view, moonAt, moon } = lookOf(box, found.isMoonUp ? found.moon : null);
  const field = starField(place, now, view);
  const facts = {
    place: place.name,
    time: writeClock(now, zone),
    compass: compassIndex(view.centreDeg),
    moonAltDeg: found.moon.altDeg,
    moon,
    isSunUp: found.isSunUp,
    starCount: field.stars.length,
    constellations: field.names,
  } as const;
  return {
    field,
    moonAt,
    leanDeg: moon === 'in-view' ? moonLeanDeg(found, view) : 0,
    label: skyLabel(words, facts),
    ...skyCaption(words, facts),
  };
}

function bareScene(words: typeof uiSky, now: number, zone: string, locale: string, box: Box): Scene {
  const date = timeText(now, zone, locale, { weekday: 'long', month: 'long', day: 'numeric' });
  return {
    field: null,
    moonAt: moonPerch(box),
    leanDeg: 0,
    label: words.labelNoPlace(date),
    line: date,
    note: null,
  };
}

function timeText(now: number, zone: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: zone }).format(now);
}

const tenth = (value: number) => Math.round(value * 10) / 10;
