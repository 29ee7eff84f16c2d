/**
 * Human Design charts against an independent ephemeris: `humandesign-open.json`, ten births of 1920–2016 made with
 * Swiss Ephemeris 2.10.03 on JPL DE431. Every field of every chart is compared; the last test counts them, so that none
 * can be dropped.
 */
import { expect, it } from 'vitest';
import { distance } from '#astro/angle/degrees.ts';
import { humanDesignChart } from '#astro/humandesign/chart.ts';
import type { Activation, HumanDesignChart } from '#astro/humandesign/chart.ts';
import { lineMarginDeg } from '#astro/humandesign/gate-wheel.ts';
import { HD_BODY_IDS } from '#astro/humandesign/hd-id.ts';
import { unixMs } from '#astro/time/instant.ts';
import reference from './humandesign-open.json' with { type: 'json' };

type ReferenceChart = (typeof reference.charts)[number];

/** Nearer than this to a boundary, the error of a position may put it into the next line. */
const BOUNDARY_ARCSEC = 5;
/** Arcseconds; the osculating node, which magnifies the errors of the Moon, is the farthest off. */
const LONGITUDE_ARCSEC = 5;
/** The error of the Sun at both instants, over its speed of 0.041″ a second; the reference is rounded to the second. */
const DESIGN_SECONDS = 5;

const charts = reference.charts.map((c) => ({ c, ours: humanDesignChart(unixMs(Date.parse(c.utc))) }));
const compared = { charts: 0, activations: 0, nearBoundary: 0, longitudes: 0, wholes: 0 };

/** `Self-Projected` → `self-projected`, `SolarPlexus` → `solar-plexus`. */
const idOf = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase();

function compareSide(
  side: readonly Activation[],
  names: readonly string[],
  lons: readonly number[],
  where: string,
): number {
  expect(side.map(({ body }) => body)).toEqual(HD_BODY_IDS);
  side.forEach((one, i) => {
    const lon = lons[i] ?? Number.NaN;
    expect(distance(one.lon, lon) * 3600, `${where} ${one.body}`).toBeLessThan(LONGITUDE_ARCSEC);
    compared.longitudes += 1;
    if (lineMarginDeg(lon) * 3600 < BOUNDARY_ARCSEC) {
      compared.nearBoundary += 1;
      return;
    }
    expect(`${one.gate}.${one.line}`, `${where} ${one.body}`).toBe(names[i]);
    compared.activations += 1;
  });
  return side.length;
}

function wholeOf(ours: HumanDesignChart) {
  return {
    gates: ours.gates,
    channels: ours.channels.map((channel) => channel.join('-')),
    centers: ours.centers,
    type: ours.type,
    strategy: ours.strategy,
    authority: ours.authority,
    profile: ours.profile,
    definition: ours.definition,
    cross: ours.cross.gates,
    angle: ours.cross.angle,
  };
}

function referenceWhole(c: ReferenceChart) {
  const order = [...reference.meta.order];
  expect(order.map((name) => name.toLowerCase())).toEqual(HD_BODY_IDS);
  return {
    gates: c.gates,
    channels: c.channels,
    // The source lists the Sacral before the Spleen.
    centers: expect.arrayContaining(c.centers.map(idOf)) as unknown,
    type: idOf(c.type),
    strategy: idOf(c.strategy),
    authority: idOf(c.authority),
    profile: c.profile,
    definition: idOf(c.definition),
    cross: c.cross,
    angle: idOf(c.angle),
  };
}

it.each(charts)('$c.id $c.utc: both sides', ({ c, ours }) => {
  expect(compareSide(ours.personality, c.personality, c.pL, `${c.id} personality`)).toBe(13);
  expect(compareSide(ours.design, c.design, c.dL, `${c.id} design`)).toBe(13);
  compared.charts += 1;
});

it.each(charts)('$c.id: the design instant', ({ c, ours }) => {
  expect(Math.abs(ours.designAt - Date.parse(c.designUtc)) / 1000).toBeLessThan(DESIGN_SECONDS);
});

it.each(charts)('$c.id: everything both sides decide', ({ c, ours }) => {
  expect(ours.centers).toHaveLength(c.centers.length);
  expect(wholeOf(ours)).toEqual(referenceWhole(c));
  compared.wholes += 1;
});

it('compared every chart and every activation', () => {
  expect(reference.charts).toHaveLength(reference.meta.count);
  expect(compared).toEqual({
    charts: 10,
    longitudes: 260,
    wholes: 10,
    activations: 260 - compared.nearBoundary,
    nearBoundary: compared.nearBoundary,
  });
  const near = reference.charts
    .flatMap((c) => [...c.pL, ...c.dL])
    .filter((lon) => lineMarginDeg(lon) * 3600 < BOUNDARY_ARCSEC);
  expect(compared.nearBoundary).toBe(near.length);
});
