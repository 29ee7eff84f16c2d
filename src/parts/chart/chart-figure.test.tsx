import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { natalChart } from '#astro/chart/natal.ts';
import { patternsOf } from '#astro/chart/pattern.ts';
import { shapeOf } from '#astro/chart/shape.ts';
import { unixMs } from '#astro/time/instant.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { chartView } from './chart-view.ts';

/** Lisbon, 14 April 1993, 07:42 summer time. */
const chart = natalChart({
  at: unixMs(Date.parse('1993-04-14T05:42:00Z')),
  place: { latDeg: 38.717, lonDeg: -9.133 },
  houseSystem: 'placidus',
  node: 'mean',
});
const view = chartView(chart, uiChart, { patterns: patternsOf(chart), shape: shapeOf(chart) });

function open(wide = false) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: wide && query.includes('min-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  render(
    <UiProvider theme="dark" env="test">
      <ChartFigure view={view} title="14 April 1993, 07:42, Lisbon" />
    </UiProvider>,
  );
}

const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

test('the positions table tells what was measured of each object', async () => {
  open();
  await tab('Planets');
  const table = screen.getByRole('table', { name: 'Planets' });
  const columns = within(table)
    .getAllByRole('columnheader')
    .map((one) => one.textContent);
  expect(columns).toEqual([
    'Object',
    'Degree',
    'Sign',
    'House',
    'Motion',
    'Dignity',
    'Speed',
    'Latitude',
    'Declination',
  ]);
  // The Sun moves 0°59′ a day in April and keeps to the ecliptic; on 14 April it stands 9° north of the equator.
  const sun = within(table).getByRole('row', { name: /^Sun/ }).textContent ?? '';
  expect(sun).toMatch(/exaltation\+0°58′\d\d″0°00′9°\d\d′ N$/);
  const vertex = within(table).getByRole('row', { name: /^Vertex/ }).textContent ?? '';
  expect(vertex).toMatch(/Libra6/);
});

test('the South Node is opposite the North Node, with its house; its aspects are those of the North Node', async () => {
  open(true);
  // The mean node is at 125.0445° − 1934.1363° × T (Meeus, ch. 47): 254.95° for T = −0.0671667, which is 14°57′ Sagittarius.
  await tab('Planets');
  const table = screen.getByRole('table', { name: 'Planets' });
  const row = (name: RegExp) => within(table).getByRole('row', { name }).textContent ?? '';
  expect(row(/^North Node/)).toMatch(/^North Node14°57′Sagittarius8/);
  expect(row(/^South Node/)).toMatch(/^South Node14°57′Gemini2/);
  await userEvent.click(screen.getByRole('graphics-symbol', { name: /^South Node/ }));
  await tab('Chart');
  expect(screen.getByText(/always opposite the North Node/)).toBeVisible();
  const grid = screen.getByRole('grid', { name: 'Aspect grid' });
  expect(within(grid).queryByRole('button', { name: /^South Node/ })).toBeNull();
  expect(within(grid).getAllByRole('button', { name: /^North Node/ }).length).toBeGreaterThan(0);
});

test('a sidereal zodiac adds a column: Lahiri stood 23°46′ behind in 1993', async () => {
  open();
  await tab('Planets');
  await userEvent.click(screen.getByRole('button', { name: /^Sidereal/ }));
  const off = await screen.findByRole('menuitemradio', { name: /^Not shown/ });
  expect(off.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByRole('menuitemradio', { name: /^Lahiri/ }));
  expect(await screen.findByText(/Lahiri: the sidereal zodiac begins 23°4[56]′/)).toBeVisible();
  // 24°17′ Aries less 23°46′.
  expect(screen.getByRole('row', { name: /^Sun/ }).textContent).toMatch(/0°3\d′ Aries/);
});

test('the grid is one tab stop, arrow keys walk it, Enter selects the object of the row', async () => {
  open(true);
  const grid = screen.getByRole('grid', { name: 'Aspect grid' });
  const cells = within(grid).getAllByRole('gridcell');
  expect(cells.filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  const cell = within(grid).getByRole('gridcell', { name: /^Sun square Mars, orb 0°32′, separating$/i });
  cell.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Moon opposition Mars, orb 5°17′, separating',
  );
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Moon' })).toBeVisible();
});

test('a pair stands in both triangles, and minor aspects come with their switch', async () => {
  open(true);
  const grid = screen.getByRole('grid', { name: 'Aspect grid' });
  expect(
    within(grid).getAllByRole('gridcell', { name: /^(Sun square Mars|Mars square Sun),/i }),
  ).toHaveLength(2);
  const minor = /semisextile|semisquare|quintile|sesquisquare|quincunx/i;
  expect(within(grid).queryAllByRole('gridcell', { name: minor })).toHaveLength(0);
  await userEvent.click(screen.getByRole('switch', { name: 'Minor aspects' }));
  expect(within(grid).queryAllByRole('gridcell', { name: minor }).length).toBeGreaterThan(0);
});

test('a pattern that is chosen is drawn by itself, and choosing a body brings the rest back', async () => {
  open();
  const lines = () => document.querySelectorAll('[data-aspect]').length;
  const before = lines();
  await tab('Patterns');
  const pattern = screen.getAllByRole('button', { name: /^T-square/ })[0] as HTMLElement;
  await userEvent.click(pattern);
  expect(pattern.getAttribute('aria-pressed')).toBe('true');
  expect(lines()).toBe(3);
  await userEvent.click(screen.getByRole('graphics-symbol', { name: /^Mars/ }));
  expect(lines()).toBe(before);
});

test('the card says what the place of an object means, and its aspects open', async () => {
  open();
  // The Sun in Aries is in its exaltation there, and square to Mars.
  expect(
    await screen.findByText(/^The Sun shows .+ In Aries, .+ The Sun is especially strong in Aries: /),
  ).toBeVisible();
  expect(screen.getByText('In your chart:').parentElement).toHaveTextContent(
    /Mars puts pressure on it: you /,
  );
  expect(screen.getByText('Try:').parentElement).toHaveTextContent(/^Try: [A-Z].+\.$/);
  const square = screen.getByRole('button', { name: /^Square Mars/ });
  await userEvent.click(square);
  expect(square.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Go to Mars' }));
  expect(screen.getByRole('heading', { name: 'Mars' })).toBeVisible();
});

test('the Moon’s card has its phase: on 14 April 1993 the last quarter had just passed', async () => {
  open();
  await userEvent.click(screen.getByRole('graphics-symbol', { name: /^Moon/ }));
  expect(screen.getByText('Phase').nextSibling?.textContent).toMatch(/^Last quarter./);
});

test('rows of the aspects and houses open what they mean', async () => {
  open();
  await tab('Aspects');
  const table = screen.getByRole('table', { name: 'Aspects' });
  const row = within(table).getByRole('row', { name: /^Sun Square Mars/ });
  const rows = () => within(table).getAllByRole('row').length;
  const before = rows();
  await userEvent.click(within(row).getByRole('button', { name: 'Square' }));
  await vi.waitFor(() => expect(rows()).toBe(before + 1));
  await tab('Houses');
  await userEvent.click(screen.getByRole('button', { name: '4th house' }));
  const cell = (await screen.findByText(/^The fourth house stands for home/, { selector: 'td p' })).closest(
    'td',
  );
  expect(cell).toHaveTextContent(/Its ruler, .+, is in .+ house: /u);
  expect(cell).toHaveTextContent(/In your chart: .+Try: [A-Z].+\.$/u);
});
