import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { BodygraphData } from './bodygraph-data.ts';
import { BodygraphTable } from './bodygraph-table.tsx';
import { Bodygraph } from './bodygraph.tsx';

/** Two channels, 23–43 and 20–57, and a hanging gate. Written by hand. */
const data: BodygraphData = {
  centers: [
    { center: 'ajna', sure: true },
    { center: 'throat', sure: true },
    { center: 'spleen', sure: true },
  ],
  gates: [
    { gate: 20, side: 'design', sure: true },
    { gate: 23, side: 'both', sure: true },
    { gate: 40, side: 'design', sure: true },
    { gate: 43, side: 'personality', sure: true },
    { gate: 57, side: 'personality', sure: true },
  ],
  channels: [
    { gates: [20, 57], sure: true },
    { gates: [23, 43], sure: true },
  ],
  activations: [
    { body: 'sun', personality: [{ gate: 43, line: 5 }], design: [{ gate: 40, line: 1 }] },
    { body: 'earth', personality: [{ gate: 23, line: 5 }], design: [{ gate: 20, line: 1 }] },
    { body: 'moon', personality: [{ gate: 57, line: 2 }], design: [{ gate: 23, line: 3 }] },
  ],
  near: [{ side: 'personality', body: 'moon', marginDeg: 0.02, next: { gate: 57, line: 3 }, minutes: 2.6 }],
};

function Both({ onSelect }: { onSelect?: (id: string) => void }) {
  const [selected, setSelected] = useState<string | null>(null);
  const choose = (id: string) => {
    setSelected(id);
    onSelect?.(id);
  };
  return (
    <>
      <Bodygraph data={data} title="Bodygraph" selected={selected} onSelect={choose} />
      <BodygraphTable data={data} selected={selected} onSelect={choose} />
    </>
  );
}

const symbol = (name: RegExp) => screen.getByRole('graphics-symbol', { name });

test('every centre, gate and channel has a name that says its state', () => {
  render(<Both />);
  expect(screen.getAllByRole('graphics-symbol')).toHaveLength(9 + 64 + 36);
  expect(symbol(/^Throat centre, defined$/)).toBeVisible();
  expect(symbol(/^Head centre, open$/)).toBeVisible();
  expect(symbol(/^Gate 23, Throat centre, active by Earth \(Personality\), Moon \(Design\)$/)).toBeVisible();
  expect(symbol(/^Gate 8, Throat centre, not active$/)).toBeVisible();
  expect(symbol(/^Channel 23–43, Throat to Ajna, defined$/)).toBeVisible();
  expect(symbol(/^Channel 1–8, G to Throat, open$/)).toBeVisible();
});

test('the arrow keys walk without choosing, Enter chooses, and one stop is in the tab order', () => {
  const chosen = vi.fn<(id: string) => void>();
  render(<Both onSelect={chosen} />);
  const head = symbol(/^Head centre/);
  expect(
    screen.getAllByRole('graphics-symbol').filter((one) => one.getAttribute('tabindex') === '0'),
  ).toEqual([head]);
  head.focus();
  fireEvent.keyDown(head, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(symbol(/^Gate 64,/));
  fireEvent.keyDown(symbol(/^Gate 64,/), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(symbol(/^Ajna centre/));
  fireEvent.keyDown(symbol(/^Ajna centre/), { key: 'ArrowUp' });
  fireEvent.keyDown(symbol(/^Head centre/), { key: 'End' });
  expect(document.activeElement).toBe(symbol(/^Gate 54,/));
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.keyDown(symbol(/^Gate 54,/), { key: 'Enter' });
  expect(chosen).toHaveBeenCalledWith('gate.54');
});

test('a tap chooses; where channels share a half, the next tap goes to the next one, the defined one first', () => {
  const chosen = vi.fn<(id: string) => void>();
  render(<Both onSelect={chosen} />);
  fireEvent.click(symbol(/^Channel 1–8,/));
  expect(chosen).toHaveBeenLastCalledWith('channel.1-8');
  const shared = symbol(/^Channel 10–20,/);
  fireEvent.click(shared);
  expect(chosen).toHaveBeenLastCalledWith('channel.20-57');
  fireEvent.click(shared);
  const [, , second] = chosen.mock.calls.map(([id]) => id);
  expect(second).toMatch(/^channel\.(10-20|20-34|10-34|10-57|34-57)$/);
});

test('the tables say the same and choose the same', () => {
  const chosen = vi.fn<(id: string) => void>();
  render(<Both onSelect={chosen} />);
  const activations = screen.getByRole('table', { name: 'Activations' });
  expect(within(activations).getByRole('row', { name: /Moon/ }).textContent).toContain('57.2');
  fireEvent.click(within(activations).getByRole('button', { name: 'Gate 43: 43.5' }));
  expect(chosen).toHaveBeenLastCalledWith('gate.43');
  const centers = screen.getByRole('table', { name: 'Centres' });
  expect(within(centers).getByRole('row', { name: /Heart/ }).textContent).toContain('Open');
  fireEvent.click(within(centers).getByRole('button', { name: 'Spleen' }));
  expect(symbol(/^Spleen centre/).hasAttribute('data-on')).toBe(true);
  const channels = screen.getByRole('table', { name: 'Channels' });
  expect(within(channels).getAllByRole('row')).toHaveLength(3);
  expect(
    screen.getByText('Moon (Personality) is 0.02° from line 57.3: a birth 3 minutes later would change it.'),
  ).toBeVisible();
});

test('a small one is a picture without stops', () => {
  render(<Bodygraph data={data} title="Design of a friend" selected={null} compact />);
  expect(screen.getByRole('img', { name: 'Design of a friend' })).toBeVisible();
  expect(screen.queryAllByRole('graphics-symbol')).toEqual([]);
});

test('no channel at all is said in words', () => {
  render(
    <BodygraphTable
      data={{ ...data, centers: [], channels: [] }}
      selected={null}
      onSelect={() => undefined}
    />,
  );
  expect(screen.getByText('No channel is defined in this chart.')).toBeVisible();
});
