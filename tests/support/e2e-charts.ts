/** The chart screens as a person uses them, and what they show as it can be held against reference values. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { waitUntilOffline } from './e2e-app.ts';

/** An instant to the second, and a place. */
export type ExactBirth = { readonly utc: string; readonly lat: number; readonly lon: number };

/** Cuts the network and starts the app once more, out of what the device holds. */
export async function cutNetwork(page: Page, context: BrowserContext): Promise<void> {
  await waitUntilOffline(page);
  await context.setOffline(true);
  await page.reload();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
}

/** Opens a tool by the menu beside the input of the chat. */
export async function openTool(page: Page, item: 'Natal Chart' | 'Synastry' | 'Transits'): Promise<void> {
  await page.getByRole('button', { name: 'Quick Tools' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/**
 * Fills the birth fields inside `within` so that their instant is that of the reference to the second: the clock is typed
 * to the next full minute, and the seconds are in the offset. The place is entered by coordinates.
 */
export async function fillExactBirth(within: Locator, birth: ExactBirth): Promise<void> {
  const at = Date.parse(birth.utc);
  const wall = new Date(Math.ceil(at / 60_000) * 60_000).toISOString();
  const seconds = String((Date.parse(wall) - at) / 1000).padStart(2, '0');
  await within.getByLabel('Birth date').fill(wall.slice(0, 10));
  await within.getByLabel('Birth time').fill(wall.slice(11, 16));
  await fillCoordinates(within, birth);
  await within.getByRole('button', { name: 'Use another offset' }).click();
  await within.getByLabel('Offset from UTC').fill(`+00:00:${seconds}`);
  await expect(within.getByRole('region', { name: 'The clock at birth' })).toContainText('UTC+00:00');
}

/** Takes a place by its coordinates, in the zone they lie in. */
export async function fillCoordinates(
  within: Locator,
  { lat, lon }: Pick<ExactBirth, 'lat' | 'lon'>,
): Promise<void> {
  await within.getByRole('button', { name: 'Enter coordinates by hand' }).click();
  await within.getByLabel('Latitude').fill(String(lat));
  await within.getByLabel('Longitude').fill(String(lon));
  await expect(within.getByRole('combobox', { name: 'Time zone', exact: true })).not.toHaveValue('');
  await within.getByRole('button', { name: 'Use this place' }).click();
}

const signNames = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;

export const signName = (lon: number): string => signNames[Math.floor(wrap(lon) / 30)] ?? '';

const wrap = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** An arc cut to the minute: "2°47′". */
export function arc(degrees: number): string {
  const minutes = Math.floor(degrees * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** A longitude cut to the minute: "14°33′ Aries". */
export const place = (lon: number): string => `${arc(wrap(lon) % 30)} ${signName(lon)}`;

/**
 * What a screen that cuts to the minute may show of a value: one text, or two where the value lies within `marginSec` seconds
 * of arc of the next minute.
 */
export function within(
  marginSec: number,
  write: (degrees: number) => string,
  degrees: number,
): readonly string[] {
  const margin = marginSec / 3600;
  return [...new Set([write(degrees - margin), write(degrees + margin)])];
}

/** Seconds of arc by which a position on the screen may differ from the reference before it is cut to the minute. */
export const MARGIN_SEC = 2;

/** The rows of a table, each as the texts of its cells. */
export function cellsOf(table: Locator): Promise<string[][]> {
  return table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => (cell as HTMLElement).innerText.replace(/\s+/gu, ' ').trim()),
      ),
    );
}

/** House of a longitude, 1 to 12, by twelve cusps. */
export const houseIn = (lon: number, cusps: readonly number[]): number =>
  cusps.findIndex((cusp, i) => wrap(lon - cusp) < wrap((cusps[(i + 1) % 12] ?? 0) - cusp)) + 1;

export type HousesChart = ExactBirth & {
  readonly id: string;
  readonly asc: number;
  readonly mc: number;
  readonly vertex: number;
  readonly cusps: Readonly<Record<string, readonly number[] | null>>;
};

export type EventsChart = ExactBirth & {
  /** In the order of `eventPoints`. */
  readonly natal: readonly number[];
  readonly from: string;
  readonly to: string;
  /** Seconds since 1970, mover, angle of the aspect, natal point, degrees a day. */
  readonly transits: readonly (readonly [number, number, number, number, number])[];
};

export type HumanDesignChart = {
  readonly utc: string;
  readonly personality: readonly string[];
  readonly design: readonly string[];
  readonly gates: readonly number[];
  readonly channels: readonly string[];
  readonly centers: readonly string[];
  readonly type: string;
  readonly strategy: string;
  readonly authority: string;
  readonly profile: string;
  readonly definition: string;
  readonly cross: readonly number[];
  readonly angle: string;
};

/** The bodies and points of the reference of events, by number, as the screens call them. */
export const eventPoints = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Ascendant',
  'Midheaven',
] as const;

export const aspectNames: Readonly<Record<number, string>> = {
  0: 'conjunction',
  60: 'sextile',
  90: 'square',
  120: 'trine',
  180: 'opposition',
};

/** One chart of a reference file in tests/reference, whose README says where it is from. */
async function chartOf<Chart>(file: string, id: string): Promise<Chart> {
  const { charts } = JSON.parse(await readFile(new URL(`../reference/${file}`, import.meta.url), 'utf8')) as {
    charts: readonly (Chart & { readonly id: string })[];
  };
  const chart = charts.find((one) => one.id === id);
  if (chart === undefined) throw new Error(`no chart ${id} in ${file}`);
  return chart;
}

export const housesChart = (id: string): Promise<HousesChart> => chartOf('houses-open.json', id);
export const humanDesignChart = (id: string): Promise<HumanDesignChart> =>
  chartOf('humandesign-open.json', id);
/** The chart whose transits of 2022 are listed. */
export const eventsChart = (): Promise<EventsChart> => chartOf('events-open.json', 'o01');
