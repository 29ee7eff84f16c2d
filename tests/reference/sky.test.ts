/**
 * Events of the sky against an independent ephemeris: `events-open.json`, the sky of 2018–2019, and one natal chart's
 * transits of 2022, made with Swiss Ephemeris 2.10.03 on JPL DE431 (see README.md). Lists must match event by event:
 * none missing, none extra, and every event of the file is compared.
 *
 * Instants are compared by how far the body moves between ours and theirs, since near a station a hundredth of an
 * arcsecond is an hour.
 */
import { describe, expect, it } from 'vitest';
import { distance } from '#astro/angle/degrees.ts';
import { SIGN_IDS } from '#astro/angle/sign.ts';
import { ASPECT_ANGLE } from '#astro/aspect/aspect-id.ts';
import type { ComputedBodyId, PointId } from '#astro/body/body-id.ts';
import { bodyPosition } from '#astro/body/position.ts';
import { lunarEclipses, solarEclipses } from '#astro/event/eclipses.ts';
import { moonPhaseAt } from '#astro/event/moon-phase.ts';
import { ingresses, lunations, nextMoonIngress, stations } from '#astro/event/sky-events.ts';
import { exactTransits, transitHits } from '#astro/event/transits.ts';
import { unixMs } from '#astro/time/instant.ts';
import reference from './events-open.json' with { type: 'json' };

const BODIES: readonly ComputedBodyId[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
];
const POINTS: readonly PointId[] = [...BODIES, 'asc', 'mc'];
const FROM = unixMs(Date.UTC(2018, 0, 1));
const TO = unixMs(Date.UTC(2020, 0, 1));

/** How far a body may move between our instant and the reference's. */
const PLACE_ARCSEC = 2;
const PHASE_SECONDS = 6;
const ECLIPSE_SECONDS = 10;
const STATION_MINUTES = 30;

/** How far a body moves between two instants, given in milliseconds, in seconds of arc. */
function movedArcsec(body: ComputedBodyId, ours: number, theirs: number): number {
  const lonAt = (at: number): number => bodyPosition(body, unixMs(at)).lon;
  return distance(lonAt(ours), lonAt(theirs)) * 3600;
}

describe('the sky of 2018 and 2019', () => {
  it('has every lunar phase within 6 s', () => {
    const found = lunations(FROM, TO);
    const phases = ['new', 'first-quarter', 'full', 'last-quarter'];
    expect(found.map(({ phase }) => phases.indexOf(phase))).toEqual(
      reference.lunations.map(([, phase]) => phase),
    );
    reference.lunations.forEach(([time = NaN, , lon = NaN], i) => {
      expect(Math.abs((found[i]?.at ?? NaN) / 1000 - time)).toBeLessThan(PHASE_SECONDS);
      expect(distance(found[i]?.moonLon ?? NaN, lon) * 3600).toBeLessThan(4);
    });
    expect(found).toHaveLength(99);
  });

  it('names the phase and lights the disc as those instants say', () => {
    const lit = [0, 0.5, 1, 0.5];
    for (const [time = NaN, phase = NaN] of reference.lunations) {
      const seen = moonPhaseAt(unixMs(time * 1000));
      expect(seen.phase).toBe(['new', 'first-quarter', 'full', 'last-quarter'][phase]);
      expect(Math.abs(seen.illumination - (lit[phase] ?? NaN))).toBeLessThan(0.005);
    }
  });

  it('has every change of sign, of every body', () => {
    const found = ingresses({ bodies: BODIES, from: FROM, to: TO });
    expect(reference.ingresses).toHaveLength(420);
    expect(found).toHaveLength(420);
    for (const [index, body] of BODIES.entries()) {
      const ours = found.filter((ingress) => ingress.body === body);
      const theirs = reference.ingresses.filter(([, b]) => b === index);
      expect(ours.map(({ sign, retrograde }) => [SIGN_IDS.indexOf(sign), retrograde ? 1 : 0])).toEqual(
        theirs.map(([, , sign, retrograde]) => [sign, retrograde]),
      );
      theirs.forEach(([time = NaN], i) => {
        expect(movedArcsec(body, ours[i]?.at ?? NaN, time * 1000), `${body} ingress ${i}`).toBeLessThan(
          PLACE_ARCSEC,
        );
      });
    }
  });

  it('finds the Moon from sign to sign, one after another', () => {
    let at = FROM;
    for (const [time = NaN, , sign] of reference.ingresses.filter(([, body]) => body === 1)) {
      const next = nextMoonIngress(at);
      expect(SIGN_IDS.indexOf(next.sign)).toBe(sign);
      expect(Math.abs(next.at / 1000 - time)).toBeLessThan(6);
      at = next.at;
    }
  });

  it('has every station within half an hour', () => {
    const found = stations({ bodies: BODIES, from: FROM, to: TO });
    expect(reference.stations).toHaveLength(36);
    expect(found.map((s) => [BODIES.indexOf(s.body), s.turns === 'retrograde' ? 'R' : 'D'])).toEqual(
      reference.stations.map(([, body, way]) => [body, way]),
    );
    reference.stations.forEach(([time, , , lon], i) => {
      expect(Math.abs((found[i]?.at ?? NaN) / 60_000 - Number(time) / 60)).toBeLessThan(STATION_MINUTES);
      expect(distance(found[i]?.lon ?? NaN, Number(lon)) * 3600).toBeLessThan(PLACE_ARCSEC);
    });
  });

  it('has every eclipse of the Sun, its kind, and its greatest moment within 10 s', () => {
    const found = solarEclipses(FROM, TO);
    expect(reference.solarEclipses).toHaveLength(6);
    expect(found.map(({ kind }) => kind)).toEqual(reference.solarEclipses.map(([, kind]) => kind));
    reference.solarEclipses.forEach(([time, , lon], i) => {
      expect(Math.abs((found[i]?.at ?? NaN) / 1000 - Number(time))).toBeLessThan(ECLIPSE_SECONDS);
      expect(distance(found[i]?.lon ?? NaN, Number(lon)) * 3600).toBeLessThan(PLACE_ARCSEC);
    });
  });

  it('has every eclipse of the Moon, its kind, and its greatest moment within 10 s', () => {
    const found = lunarEclipses(FROM, TO);
    expect(reference.lunarEclipses).toHaveLength(4);
    expect(found.map(({ kind }) => kind)).toEqual(reference.lunarEclipses.map(([, kind]) => kind));
    reference.lunarEclipses.forEach(([time, , lon], i) => {
      expect(Math.abs((found[i]?.at ?? NaN) / 1000 - Number(time))).toBeLessThan(ECLIPSE_SECONDS);
      // The Moon covers 6″ in the 10 s that the instant may be off.
      expect(distance(found[i]?.lon ?? NaN, Number(lon)) * 3600).toBeLessThan(6);
    });
  });
});

describe.each(reference.charts)('transits to the natal points of chart $id in 2022', (chart) => {
  const natal = POINTS.map((id, i) => ({ id, lon: chart.natal[i] ?? NaN }));
  const from = unixMs(Date.parse(chart.from));
  const endOf = (body: ComputedBodyId) => unixMs(Date.parse(body === 'moon' ? chart.moonTo : chart.to));
  const movers = BODIES.map((body, index) => ({ body, index }));

  it.each(movers)('of $body: none missing, none extra, each in place', ({ body, index }) => {
    const ours = exactTransits({ natal, movers: [body], from, to: endOf(body) });
    const theirs = chart.transits.filter(([, mover]) => mover === index);
    expect(ours).toHaveLength(theirs.length);
    for (const key of new Set(theirs.map(([, , aspect, point]) => `${aspect} ${point}`))) {
      const mine = ours.filter(
        ({ aspect, point }) => `${ASPECT_ANGLE[aspect]} ${POINTS.indexOf(point)}` === key,
      );
      const expected = theirs.filter(([, , aspect, point]) => `${aspect} ${point}` === key);
      expect(mine).toHaveLength(expected.length);
      expected.forEach(([time = NaN, , , , speed = NaN], i) => {
        const at = mine[i]?.at ?? NaN;
        expect(movedArcsec(body, at, time * 1000), `${body} ${key}`).toBeLessThan(PLACE_ARCSEC);
        expect(bodyPosition(body, unixMs(at)).speed).toBeCloseTo(speed, 3);
      });
    }
  });

  it('are all compared', () => {
    expect(chart.transits).toHaveLength(605);
    const found = movers.flatMap(({ body }) =>
      exactTransits({ natal, movers: [body], from, to: endOf(body) }),
    );
    expect(found).toHaveLength(605);
  });

  it('have their ends at the orb and the same exact times in between', () => {
    for (const mover of BODIES) {
      const passes = transitHits({ natal, movers: [mover], from, to: endOf(mover), orbDeg: 1 });
      for (const pass of passes) {
        const point = natal.find(({ id }) => id === pass.point);
        const orbAt = (at: number): number =>
          Math.abs(
            distance(bodyPosition(mover, unixMs(at)).lon, point?.lon ?? NaN) - ASPECT_ANGLE[pass.aspect],
          );
        for (const end of [pass.enter, pass.leave].filter((time) => time !== null))
          expect(orbAt(end)).toBeCloseTo(1, 3);
        for (const at of pass.exact) {
          expect(orbAt(at)).toBeLessThan(0.0001);
          expect(at).toBeGreaterThanOrEqual(pass.enter ?? from);
          expect(at).toBeLessThan(pass.leave ?? Infinity);
        }
      }
      expect(passes.flatMap(({ exact }) => exact).toSorted((a, b) => a - b)).toEqual(
        exactTransits({ natal, movers: [mover], from, to: endOf(mover) }).map(({ at }) => at),
      );
    }
  });
});
