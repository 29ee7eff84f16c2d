import { type CSSProperties, useId, useMemo } from 'react';
import { wrap360 } from '#astro/angle/degrees.ts';
import { arrange } from './arrange.ts';
import { Aspects } from './aspects.tsx';
import { AngleStop, Houses, labelPlaces } from './houses.tsx';
import { RingBody } from './ring-body.tsx';
import { ringHandlers } from './ring-handlers.ts';
import { singleLayouts, wheelPoint } from './wheel-layout.ts';
import type { WheelAngle, WheelAspect, WheelBody, WheelChoice, WheelCusp } from './wheel-types.ts';
import { Zodiac } from './zodiac.tsx';
import styles from './wheel.module.css';

export type { WheelAngle, WheelAspect, WheelBody, WheelCusp } from './wheel-types.ts';

/**
 * The chart as a wheel. With an Ascendant it stands at nine o'clock, otherwise 0° Aries does. `compact` is a drawing of
 * its own for narrow screens, not the wide one made small.
 *
 * One body or angle may be selected; tab goes to it, the arrow keys walk the ring in zodiac order and select on the way.
 * Aspects differ by line as well as ink: trine solid, square dashed, sextile dotted, opposition double, conjunction a
 * knot on the inner ring, the minor ones thin and in short dashes.
 */
export function Wheel(
  props: WheelChoice & {
    title: string;
    description: string;
    bodies: readonly WheelBody[];
    /** The Ascendant first. */
    angles: readonly WheelAngle[];
    cusps: readonly WheelCusp[];
    aspects: readonly WheelAspect[];
    minorAspects?: readonly WheelAspect[];
    compact: boolean;
  },
) {
  const id = useId();
  const { bodies, angles, cusps, selected, compact } = props;
  const left = angles[0]?.lon ?? 0;
  const { layout, seats } = useMemo(() => {
    const [usual, crowded] = singleLayouts[compact ? 'compact' : 'wide'];
    return arrange(
      bodies,
      angles.map(({ lon }) => lon),
      usual,
      crowded,
    );
  }, [bodies, angles, compact]);
  const drawn = { layout, at: wheelPoint(layout.size, left) };
  const names = labelPlaces(layout, angles, cusps).angles;
  const lit = props.hovered ?? selected;

  const stops = [...bodies, ...angles.filter(({ name }) => name !== null)]
    .map((one) => ({ id: one.id, lon: one.lon, from: wrap360(one.lon - left) }))
    .sort((p, q) => p.from - q.from);
  const tabStop = stops.find((stop) => stop.id === selected)?.id ?? stops[0]?.id;
  const symbol = (stop: string, name: string) => ({
    role: 'graphics-symbol',
    'aria-label': name,
    'data-stop': stop,
    'data-on': stop === selected || undefined,
    'data-near': stop === props.hovered || undefined,
    tabIndex: stop === tabStop ? 0 : -1,
    className: styles.body,
  });

  return (
    // The keys and presses are those of the symbols inside, heard here once for all of them.
    <svg
      viewBox={`0 0 ${layout.size} ${layout.size}`}
      className={styles.wheel}
      // Said outright: not every browser maps a bare svg to it.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="graphics-document"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      {...ringHandlers(props, () => [stops])}
    >
      <title id={`${id}-title`}>{props.title}</title>
      <desc id={`${id}-text`}>{props.description}</desc>
      <g aria-hidden="true">
        <Zodiac layout={layout} left={left} />
        <Houses layout={layout} left={left} cusps={cusps} angles={angles} />
        <g className={styles.aspects} data-chosen={lit !== null || undefined}>
          <Aspects
            {...drawn}
            bodies={bodies}
            angles={angles}
            aspects={
              props.minorAspects === undefined ? props.aspects : [...props.minorAspects, ...props.aspects]
            }
            lit={lit}
            pointable={props.onHover !== undefined}
          />
        </g>
        <circle
          cx={layout.size / 2}
          cy={layout.size / 2}
          r={layout.wide ? 2.5 : 1.75}
          className={styles.solid}
        />
      </g>
      {bodies.map((body, i) => {
        const seat = seats[i];
        if (seat === undefined) return null;
        return (
          <g
            key={body.id}
            {...symbol(body.id, body.name)}
            style={{ '--turn': wrap360(body.lon - left) / 360 } as CSSProperties}
          >
            <RingBody {...drawn} body={body} seat={seat} />
          </g>
        );
      })}
      {angles.map((angle) =>
        angle.name === null ? null : (
          <g key={angle.id} {...symbol(angle.id, angle.name)}>
            <AngleStop {...drawn} angle={angle} names={names} />
          </g>
        ),
      )}
    </svg>
  );
}
