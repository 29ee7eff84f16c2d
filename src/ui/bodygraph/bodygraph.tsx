import { useId, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { uiBodygraph } from '#text/en/ui-bodygraph.ts';
import { useText } from '../use-text.ts';
import { centerStop, channelStop, gateStop } from './bodygraph-data.ts';
import type { BodygraphData, BodygraphGate, BodygraphId } from './bodygraph-data.ts';
import {
  ARM_GROUPS,
  beside,
  BODYGRAPH_HEIGHT,
  BODYGRAPH_WIDTH,
  CENTER_SHAPES,
  CHANNEL_SHAPES,
  curvePath,
  KNOT,
  KNOTTED_GATES,
  roundedPath,
} from './bodygraph-layout.ts';
import type { Arm, CenterShape, ChannelShape } from './bodygraph-layout.ts';
import { bodygraphNames } from './bodygraph-words.ts';
import styles from './bodygraph.module.css';

export interface BodygraphProps {
  data: BodygraphData;
  title: string;
  /** `center.head`, `gate.43`, `channel.23-43`. */
  selected: string | null;
  /** Left out, the drawing is a picture and nothing in it can be chosen. */
  onSelect?: (id: BodygraphId) => void;
  /** A small picture without numbers and names, for cards; never interactive. */
  compact?: boolean;
}

/**
 * Nine centres, 36 channels and 64 gates. A channel is drawn as two halves, each belonging to the gate at its end.
 *
 * Sides differ by pattern as well as ink: personality solid, design striped, both side by side; an inactive half is an
 * empty outline, one that depends on the time a hollow one in its ink. Defined centres are filled and have a firm edge,
 * open ones are empty and dashed.
 *
 * One thing may be selected. Tab goes to it; left and right walk from stop to stop, up and down from centre to centre,
 * Enter or space selects. Where several channels share a half, each tap on it goes to the next.
 */
export function Bodygraph({ data, title, selected, onSelect, compact = false }: BodygraphProps) {
  const t = useText(uiBodygraph);
  const id = useId();
  const svg = useRef<SVGSVGElement>(null);
  const interactive = onSelect !== undefined && !compact;
  const names = bodygraphNames(t, data);
  const tabStop = STOPS.find((stop) => stop === selected) ?? STOPS[0];
  const gates = new Map(data.gates.map((gate) => [gate.gate, gate]));

  function onKeyDown(event: KeyboardEvent) {
    const from = (event.target as Element).getAttribute('data-stop');
    const here = STOPS.findIndex((stop) => stop === from);
    if (here < 0) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const stop = STOPS[here];
      if (stop !== undefined) onSelect?.(stop);
      return;
    }
    const next = walk(event.key, here);
    if (next === null) return;
    event.preventDefault();
    svg.current?.querySelector<SVGElement>(`[data-stop="${STOPS[next]}"]`)?.focus();
  }

  const symbol = (stop: BodygraphId) =>
    interactive
      ? {
          role: 'graphics-symbol',
          'aria-label': names.get(stop),
          'data-stop': stop,
          'data-on': stop === selected || undefined,
          tabIndex: stop === tabStop ? 0 : -1,
          onClick: () => onSelect(stop),
        }
      : { 'data-on': stop === selected || undefined };

  /** A half may belong to three channels: a second tap goes to the next of them, defined ones first. */
  function tapChannel(shape: ChannelShape) {
    const sharing = CHANNEL_SHAPES.filter((other) => other.arms.some((arm) => shape.arms.includes(arm)));
    if (!sharing.some((other) => other !== shape)) return onSelect?.(channelStop(shape.gates));
    const isDefined = ({ gates: [a, b] }: ChannelShape) =>
      data.channels.some((one) => one.gates[0] === a && one.gates[1] === b);
    const order = [...sharing.filter(isDefined), ...sharing.filter((one) => !isDefined(one))];
    const now = order.findIndex((one) => channelStop(one.gates) === selected);
    const next = order[(now + 1) % order.length] ?? shape;
    onSelect?.(channelStop(next.gates));
  }

  return (
    // The keys are those of the symbols inside, heard here once for all of them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <svg
      ref={svg}
      viewBox={`0 0 ${BODYGRAPH_WIDTH} ${BODYGRAPH_HEIGHT}`}
      className={styles.bodygraph}
      data-compact={compact || undefined}
      role={interactive ? 'graphics-document' : 'img'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={interactive ? onKeyDown : undefined}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>
        {t.description(
          data.centers.filter(({ sure }) => sure).length,
          data.channels.filter(({ sure }) => sure).length,
        )}
      </desc>
      <g className={styles.channels}>
        {CHANNEL_SHAPES.map((shape) => {
          const d = shape.arms.map(({ curve }) => curvePath(curve)).join('');
          return (
            <g
              key={shape.gates.join('-')}
              className={styles.channel}
              {...symbol(channelStop(shape.gates))}
              {...(interactive ? { onClick: () => tapChannel(shape) } : {})}
            >
              <path d={d} className={styles.halo} />
              {interactive && <path d={d} className={styles.reach} />}
            </g>
          );
        })}
      </g>
      <g className={styles.arms} aria-hidden="true">
        {ARM_GROUPS.map((arms) => (
          <g key={arms[0]?.gate}>
            <path d={arms.map(({ curve }) => curvePath(curve)).join('')} className={styles.clear} />
            {arms.map((arm) => (
              <ArmLine key={arm.gate} arm={arm} active={gates.get(arm.gate)} />
            ))}
          </g>
        ))}
        <circle
          cx={KNOT[0]}
          cy={KNOT[1]}
          r={4}
          className={styles.knot}
          data-on={KNOTTED_GATES.some((gate) => gates.has(gate)) || undefined}
        />
      </g>
      {CENTER_SHAPES.map((shape, i) => {
        const state = data.centers.find(({ center }) => center === shape.center);
        return (
          <g key={shape.center} className={styles.block} style={{ '--turn': i / 9 } as CSSProperties}>
            <g
              className={styles.center}
              data-state={state === undefined ? 'open' : state.sure ? 'defined' : 'either'}
              {...symbol(centerStop(shape.center))}
            >
              <CenterDrawing shape={shape} defined={state?.sure === true} />
              {!compact && <CenterName shape={shape} name={t[`center-${shape.center}`]} />}
            </g>
            {shape.gates.map(([gate, x, y]) => (
              <g
                key={gate}
                className={styles.gate}
                data-side={gates.get(gate)?.side}
                data-sure={gates.get(gate)?.sure}
                {...symbol(gateStop(gate))}
              >
                <GateMark x={x} y={y} gate={gate} active={gates.get(gate)} compact={compact} />
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** Every stop in reading order: a centre, its gates round it, the channels that leave it downwards. */
const STOPS: readonly BodygraphId[] = CENTER_SHAPES.flatMap((shape) => [
  centerStop(shape.center),
  ...shape.gates.map(([gate]) => gateStop(gate)),
  ...CHANNEL_SHAPES.filter(({ centers }) => upperOf(centers) === shape.center).map(({ gates }) =>
    channelStop(gates),
  ),
]);

function upperOf(centers: ChannelShape['centers']): string {
  const [a, b] = centers.map((center) => CENTER_SHAPES.findIndex((shape) => shape.center === center));
  return (a ?? 0) <= (b ?? 0) ? centers[0] : centers[1];
}

/** The stop a key leads to; null for a key that leads nowhere. */
function walk(key: string, here: number): number | null {
  const count = STOPS.length;
  const isCenter = (index: number): boolean => STOPS[index]?.startsWith('center.') === true;
  switch (key) {
    case 'ArrowRight':
      return (here + 1) % count;
    case 'ArrowLeft':
      return (here + count - 1) % count;
    case 'ArrowDown':
    case 'ArrowUp': {
      const step = key === 'ArrowDown' ? 1 : count - 1;
      let next = (here + step) % count;
      while (!isCenter(next)) next = (next + step) % count;
      return next;
    }
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** How far the two bands of a half that both sides activate lie from its middle. */
const BAND = 1.9;

function ArmLine({ arm, active }: { arm: Arm; active: BodygraphGate | undefined }) {
  const d = curvePath(arm.curve);
  if (active === undefined)
    return (
      <>
        <path d={d} className={styles.openRim} />
        <path d={d} className={styles.openCore} />
      </>
    );
  const ink = styles[active.side];
  if (!active.sure)
    return (
      <g className={ink}>
        <path d={d} className={styles.rim} />
        <path d={d} className={styles.core} />
      </g>
    );
  if (active.side === 'personality') return <path d={d} className={`${styles.rim} ${ink}`} />;
  if (active.side === 'design')
    return (
      <g className={ink}>
        <path d={d} className={styles.rim} />
        <path d={d} className={styles.core} />
        <path d={d} className={styles.rungs} />
      </g>
    );
  return (
    <>
      <path
        d={curvePath(beside(arm.curve, -BAND * arm.hand))}
        className={`${styles.band} ${styles.personality}`}
      />
      <path
        d={curvePath(beside(arm.curve, BAND * arm.hand))}
        className={`${styles.band} ${styles.rungBand} ${styles.design}`}
      />
    </>
  );
}

function CenterDrawing({ shape, defined }: { shape: CenterShape; defined: boolean }) {
  const d = roundedPath(shape.corners, 9);
  return (
    <>
      <path d={d} className={styles.ground} />
      <path d={d} className={styles.edge} />
      {defined && <path d={roundedPath(grown(shape.corners), 11)} className={styles.echo} />}
    </>
  );
}

/** The corners moved out from their middle, for the fine line round a defined centre. */
function grown(corners: CenterShape['corners']): CenterShape['corners'] {
  const middle = [0, 1].map(
    (axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length,
  );
  return corners.map(([x, y]) => {
    const [dx, dy] = [x - (middle[0] ?? 0), y - (middle[1] ?? 0)];
    const length = Math.hypot(dx, dy) || 1;
    const by = corners.length === 3 ? 6.4 : 4.6;
    return [x + (dx / length) * by, y + (dy / length) * by] as const;
  });
}

function CenterName({ shape, name }: { shape: CenterShape; name: string }) {
  const [x, y] = shape.label;
  const words = name.split(' ');
  const first = y + 3.4 - ((words.length - 1) * 11) / 2;
  return (
    <text className={styles.name} aria-hidden="true">
      {words.map((word, i) => (
        <tspan key={word} x={x} y={first + i * 11}>
          {word}
        </tspan>
      ))}
    </text>
  );
}

function GateMark(props: {
  gate: number;
  x: number;
  y: number;
  active: BodygraphGate | undefined;
  compact: boolean;
}) {
  const { x, y, active } = props;
  const place = { cx: x, cy: y };
  if (props.compact) return active === undefined ? null : <circle {...place} r={5} className={styles.disc} />;
  return (
    <>
      <circle {...place} r={12} className={styles.hit} />
      {active !== undefined && (
        <circle {...place} r={active.side === 'both' ? 7.7 : 9} className={styles.disc} />
      )}
      {active !== undefined && active.side !== 'personality' && (
        <circle {...place} r={active.side === 'both' ? 9.7 : 9} className={styles.ring} />
      )}
      <circle {...place} r={11} className={styles.chosen} />
      <text x={x} y={y + 3.7} aria-hidden="true">
        {props.gate}
      </text>
    </>
  );
}
