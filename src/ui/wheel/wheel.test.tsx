import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BiWheel, TransitRing } from './bi-wheel.tsx';
import { Wheel } from './wheel.tsx';
import { aspectKey } from './wheel-types.ts';
import type { LiveRing, WheelAngle, WheelAspect, WheelBody } from './wheel-types.ts';

const body = (id: string, lon: number, more: Partial<WheelBody> = {}): WheelBody => ({
  id,
  glyph: 'sun',
  lon,
  stretch: null,
  degree: `${Math.floor(lon % 30)}°`,
  sign: 'aries',
  minute: '00′',
  retrograde: false,
  name: `${id} at ${lon}`,
  ...more,
});
const bodies = [body('sun', 20), body('moon', 100), body('mars', 200, { retrograde: true })];
const angles: readonly WheelAngle[] = [
  { id: 'asc', lon: 10, label: 'AC', degree: '10°00′', name: 'Ascendant at 10' },
  { id: 'asc-far', lon: 190, label: 'DC', degree: '10°00′', name: null },
];
const aspects: readonly WheelAspect[] = [
  { a: 'sun', b: 'moon', kind: 'square', strength: 0.5 },
  { a: 'moon', b: 'mars', kind: 'square', strength: 0.5 },
  { a: 'asc', b: 'moon', kind: 'square', strength: 0.5 },
];
const words = { title: 'Natal chart', description: 'Arrow keys move.' };

function single(more: Partial<Parameters<typeof Wheel>[0]> = {}) {
  const onSelect = vi.fn();
  const shown = render(
    <Wheel
      {...words}
      bodies={bodies}
      angles={angles}
      cusps={[]}
      aspects={aspects}
      selected="sun"
      onSelect={onSelect}
      compact
      {...more}
    />,
  );
  return { onSelect, ...shown };
}

const stop = (name: string) => {
  const found = screen.getAllByLabelText(name)[0];
  if (found === undefined) throw new Error(name);
  return found;
};
const lines = (root: ParentNode) =>
  [...root.querySelectorAll('[data-aspect]')].map((line) => [
    line.getAttribute('data-aspect'),
    line.querySelector('[data-on]') !== null,
  ]);

test('the keys walk the ring from the Ascendant round, and choose on the way', () => {
  const { onSelect } = single();
  for (const [from, key, to] of [
    ['sun at 20', 'ArrowRight', 'moon'],
    ['sun at 20', 'ArrowLeft', 'asc'],
    ['Ascendant at 10', 'ArrowUp', 'mars'],
    ['sun at 20', 'End', 'mars'],
    ['mars at 200', 'Home', 'asc'],
    ['moon at 100', 'Enter', 'moon'],
  ] as const) {
    fireEvent.keyDown(stop(from), { key });
    expect(onSelect).toHaveBeenLastCalledWith(to);
  }
  expect(document.activeElement?.getAttribute('data-stop')).toBe('moon');
});

test('one stop is in the tab order, and a press chooses', () => {
  const { container, onSelect } = single();
  expect(
    [...container.querySelectorAll('[tabindex="0"]')].map((one) => one.getAttribute('data-stop')),
  ).toEqual(['sun']);
  fireEvent.click(stop('mars at 200'));
  expect(onSelect).toHaveBeenCalledWith('mars');
});

test('an angle’s lines are drawn for what is chosen or pointed at, and what is pointed at goes first', () => {
  const { container, rerender } = single();
  const key = aspectKey('moon', 'mars');
  expect(lines(container)).toEqual([
    [aspectKey('sun', 'moon'), true],
    [key, false],
  ]);
  const shown = (hovered: string) =>
    rerender(
      <Wheel
        {...words}
        bodies={bodies}
        angles={angles}
        cusps={[]}
        aspects={aspects}
        selected="sun"
        onSelect={() => undefined}
        hovered={hovered}
        compact
      />,
    );
  shown('moon');
  expect(lines(container).map(([, on]) => on)).toEqual([true, true, true]);
  shown(key);
  expect(lines(container)).toEqual([
    [aspectKey('sun', 'moon'), false],
    [key, true],
  ]);
});

test('pointing is told with the body or the aspect under it, and its end', () => {
  const onHover = vi.fn();
  const { container } = single({ onHover });
  fireEvent.pointerOver(stop('moon at 100'), { pointerType: 'mouse' });
  expect(onHover).toHaveBeenLastCalledWith('moon');
  const line = container.querySelector('[data-aspect] path');
  if (line === null) throw new Error('no line');
  fireEvent.pointerOver(line, { pointerType: 'mouse' });
  expect(onHover).toHaveBeenLastCalledWith(aspectKey('sun', 'moon'));
  onHover.mockClear();
  fireEvent.pointerOver(stop('moon at 100'), { pointerType: 'touch' });
  expect(onHover).not.toHaveBeenCalled();
});

test('the drawing says what it is', () => {
  single();
  const drawing = screen.getByRole('graphics-document');
  expect(drawing.querySelector('title')?.textContent).toBe('Natal chart');
  expect(drawing.querySelector('desc')?.textContent).toBe('Arrow keys move.');
});

const outerAt = (lon: number) => [
  body('t-sun', lon, { minute: null }),
  body('t-mars', 250, { minute: null }),
];
const between: readonly WheelAspect[] = [{ a: 't-sun', b: 'moon', kind: 'trine', strength: 0.9 }];
const inner = { label: 'Birth chart', bodies, angles, cusps: [] };

test('each ring is a tab stop; up and down change rings to the nearest', () => {
  const onSelect = vi.fn();
  const { container } = render(
    <BiWheel
      {...words}
      inner={inner}
      outer={{ label: 'Transits', bodies: outerAt(105) }}
      aspects={between}
      selected="moon"
      onSelect={onSelect}
      compact
    />,
  );
  const rings = [...container.querySelectorAll('[role="graphics-object"]')];
  expect(rings.map((ring) => ring.getAttribute('aria-label'))).toEqual(['Birth chart', 'Transits']);
  expect(rings.map((ring) => ring.querySelectorAll('[tabindex="0"]').length)).toEqual([1, 1]);
  fireEvent.keyDown(stop('moon at 100'), { key: 'ArrowUp' });
  expect(onSelect).toHaveBeenLastCalledWith('t-sun');
  fireEvent.keyDown(stop('t-sun at 105'), { key: 'ArrowRight' });
  expect(onSelect).toHaveBeenLastCalledWith('t-mars');
  fireEvent.keyDown(stop('t-mars at 250'), { key: 'ArrowDown' });
  expect(onSelect).toHaveBeenLastCalledWith('mars');
});

test('the moving ring writes places, names and lines, and leaves the rest of the drawing alone', () => {
  const momentAt = (lon: number) => ({ label: 'Transits', bodies: outerAt(lon), aspects: between });
  let moment = momentAt(105);
  const listeners = new Set<() => void>();
  const live: LiveRing = {
    get: () => moment,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { container } = render(
    <TransitRing {...words} inner={inner} live={live} selected={null} onSelect={() => undefined} compact />,
  );
  const rings = [...container.querySelectorAll<SVGGElement>('[role="graphics-object"]')];
  const still = rings[0]?.outerHTML;
  const seat = (name: string) => within(container).getByLabelText(name).querySelector('g');
  const before = seat('t-sun at 105')?.getAttribute('transform');
  const parts = [...(rings[1]?.querySelectorAll('*') ?? [])];
  const line = container.querySelector('[data-aspect] path')?.getAttribute('d');
  expect(before).toMatch(/^translate\(/);
  act(() => {
    moment = momentAt(108);
    for (const listener of listeners) listener();
  });
  expect(seat('t-sun at 108')?.getAttribute('transform')).not.toBe(before);
  expect(seat('t-sun at 108')?.parentElement?.querySelector('text')?.textContent).toBe('18°');
  expect(container.querySelector('[data-aspect] path')?.getAttribute('d')).not.toBe(line);
  expect(rings[0]?.outerHTML).toBe(still);
  expect([...(rings[1]?.querySelectorAll('*') ?? [])]).toEqual(parts);
});

test('backward motion and standstill are drawn, standstill before backward', () => {
  const marks = (more: Partial<WheelBody>) => {
    const { container, unmount } = single({ bodies: [body('sun', 20, more)], aspects: [] });
    const drawn = container.querySelectorAll('[data-stop="sun"] > g').length;
    const last = [...container.querySelectorAll('[data-stop="sun"] > g')].at(-1)?.innerHTML;
    unmount();
    return { drawn, last };
  };
  const plain = marks({});
  const backward = marks({ retrograde: true });
  const standing = marks({ retrograde: true, stationary: true });
  expect(backward.drawn).toBe(plain.drawn + 1);
  expect(standing.drawn).toBe(plain.drawn + 1);
  expect(standing.last).not.toBe(backward.last);
});
