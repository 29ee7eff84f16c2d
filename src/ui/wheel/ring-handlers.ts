import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { distance } from '#astro/angle/degrees.ts';
import type { WheelChoice } from './wheel-types.ts';

/** Something on a ring that can be chosen; a ring lists its stops as they follow each other. */
export type Stop = { readonly id: string; readonly lon: number };

/**
 * What a wheel hears on its svg, for all that is inside: a press chooses; left and right walk the ring and choose on the
 * way; up and down walk too in a single wheel and change rings in a double one; Home and End are the ends of the ring.
 */
export function ringHandlers(
  { onSelect, onHover }: Pick<WheelChoice, 'onSelect' | 'onHover'>,
  ringsNow: () => readonly (readonly Stop[])[],
) {
  const stopAt = (target: EventTarget) =>
    target instanceof Element ? (target.closest('[data-stop]')?.getAttribute('data-stop') ?? null) : null;

  function onKeyDown(event: KeyboardEvent<SVGSVGElement>) {
    const rings = ringsNow();
    const at = stopAt(event.target);
    const ring = rings.find((stops) => stops.some(({ id }) => id === at));
    if (ring === undefined) return;
    const here = ring.findIndex(({ id }) => id === at);
    const next = stepTo(rings, ring, here, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    event.currentTarget.querySelector<SVGElement>(`[data-stop="${CSS.escape(next)}"]`)?.focus();
  }

  return {
    onKeyDown,
    onClick: (event: MouseEvent) => {
      const stop = stopAt(event.target);
      if (stop !== null) onSelect(stop);
    },
    ...(onHover === undefined
      ? {}
      : {
          onPointerOver: (event: PointerEvent) => {
            // A finger that presses chooses; it does not also point.
            if (event.pointerType === 'touch') return;
            const aspect = event.target instanceof Element ? event.target.closest('[data-aspect]') : null;
            onHover(stopAt(event.target) ?? aspect?.getAttribute('data-aspect') ?? null);
          },
          onPointerLeave: () => onHover(null),
        }),
  };
}

function stepTo(
  rings: readonly (readonly Stop[])[],
  ring: readonly Stop[],
  here: number,
  key: string,
): string | undefined {
  const double = rings.length > 1;
  const walk = {
    ArrowRight: here + 1,
    ArrowLeft: here - 1,
    ...(double ? {} : { ArrowDown: here + 1, ArrowUp: here - 1 }),
    Home: 0,
    End: ring.length - 1,
    Enter: here,
    ' ': here,
  }[key];
  if (walk !== undefined) return ring[(walk + ring.length) % ring.length]?.id;
  if (!double || (key !== 'ArrowUp' && key !== 'ArrowDown')) return undefined;
  const other = rings[(rings.indexOf(ring) + 1) % rings.length] ?? [];
  const lon = ring[here]?.lon ?? 0;
  return [...other].sort((p, q) => distance(p.lon, lon) - distance(q.lon, lon))[0]?.id;
}
