/**
 * Events of the sky against an independent ephemeris: `sky-events.json`, 2018–2019, and one natal chart's transits
 * of 2022, made with Swiss Ephemeris 2.10.03 on JPL DE431 (see README.md). Lists must match event by event: none
 * missing, none extra.
 *
 * Slow bodies are compared in longitude, since near a station a hundredth of an arcsecond is an hour.
 */
import { describe, expect, it } from 'vitest';
import { ASPECT_ANGLE } from '#astro/aspect/aspect-id.ts';
import type { ComputedBodyId, PointId } from '#astro/body/body-id.ts';
import { bodyPosition } from '#astro/body/position.ts';
import { distance } from '#astro/angle/degrees.ts';
import { SIGN_IDS } from '#astro/angle/sign.ts';
import { moonPhaseAt } from '#astro/event/moon-phase.ts';
import { ingresses, lunations, nextMoonIngress, stations } from '#astro/event/sky-events.ts';
import { transitHits } from '#astro/event/transits.ts';
import { addDays, unixMs } from '#astro/time/instant.ts';
import reference from './sky-events.json' with { type: 'json' };

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

const PLACE_ARCSEC = 25;
const SECONDS_ENOUGH = 60;

/** Right when the instants are close, or when the body had the reference's longitude to within the tolerance. */
function expectSameEvent(
  actualMs: number,
  referenceSeconds: number,
  speedDegPerDay: number,
  what: string,
): void {
  const seconds = Math.abs(actualMs / 1000 - referenceSeconds);
  const arcsec = ((seconds * Math.abs(speedDegPerDay)) / 86_400) * 3600;
  expect(seconds < SECONDS_ENOUGH || arcsec < PLACE_ARCSEC, `${what}: ${seconds} s, ${arcsec} arcsec`).toBe(
    true,
  );
}

describe('the sky of 2018 and 2019', () => {
  it('has every lunar phase within 15 s', () => {
    const found = lunations(FROM, TO);
    const phases = ['new', 'first-quarter', 'full', 'last-quarter'];
    expect(found.map(({ phase }) => phases.indexOf(phase))).toEqual(
      reference.lunations.map(([, phase]) => phase),
    );
    reference.lunations.forEach(([time = NaN, , lon = NaN], i) => {
      expect(Math.abs((found[i]?.at ?? NaN) / 1000 - time)).toBeLessThan(15);
      expect(distance(found[i]?.moonLon ?? NaN, lon) * 3600).toBeLessThan(12);
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
    expect(found).toHaveLength(reference.ingresses.length);
    for (const [index, body] of BODIES.entries()) {
      const ours = found.filter((ingress) => ingress.body === body);
      const theirs = reference.ingresses.filter(([, b]) => b === index);
      expect(ours.map(({ sign, retrograde }) => [SIGN_IDS.indexOf(sign), retrograde ? 1 : 0])).toEqual(
        theirs.map(([, , sign, retrograde]) => [sign, retrograde]),
      );
      theirs.forEach(([time = NaN], i) => {
        const { speed } = bodyPosition(body, unixMs(time * 1000));
        expectSameEvent(ours[i]?.at ?? NaN, time, speed, `${body} ingress ${i}`);
      });
    }
  });

  it('finds the Moon from sign to sign, one after another', () => {
    let at = FROM;
    for (const [time = NaN, , sign] of reference.ingresses.filter(([, body]) => body === 1)) {
      const next = nextMoonIngress(at);
      expect(SIGN_IDS.indexOf(next.sign)).toBe(sign);
      expect(Math.abs(next.at / 1000 - time)).toBeLessThan(15);
      at = next.at;
    }
  });

  it('has every station within 45 minutes', () => {
    const found = stations({ bodies: BODIES, from: FROM, to: TO });
    expect(found.map((s) => [BODIES.indexOf(s.body), s.turns === 'retrograde' ? 'R' : 'D'])).toEqual(
      reference.stations.map(([, body, way]) => [body, way]),
    );
    reference.stations.forEach(([time, , , lon], i) => {
      expect(Math.abs((found[i]?.at ?? NaN) / 60_000 - Number(time) / 60)).toBeLessThan(45);
      expect(distance(found[i]?.lon ?? NaN, Number(lon)) * 3600).toBeLessThan(PLACE_ARCSEC);
    });
  });
});

describe.each(reference.charts)('transits to the natal points of chart $id in 2022', (chart) => {
  const natal = POINTS.map((id, i) => ({ id, lon: chart.natal[i] ?? NaN }));
  const from = unixMs(Date.parse(chart.from));

  it.each(BODIES.map((body, index) => ({ body, index })))(
    'of $body: none missing, none extra',
    ({ body, index }) => {
      const to = unixMs(Date.parse(body === 'moon' ? chart.moonTo : chart.to));
      const passes = transitHits({ natal, movers: [body], from, to, orbDeg: 1 });
      const ours = passes
        .flatMap((pass) =>
          pass.exact.map((at) => ({
            at,
            aspect: ASPECT_ANGLE[pass.aspect],
            point: POINTS.indexOf(pass.point),
          })),
        )
        .toSorted((a, b) => a.at - b.at);
      const theirs = chart.transits.filter(([, mover]) => mover === index);
      expect(ours).toHaveLength(theirs.length);
      for (const key of new Set(theirs.map(([, , aspect, point]) => `${aspect} ${point}`))) {
        const mine = ours.filter((hit) => `${hit.aspect} ${hit.point}` === key);
        const expected = theirs.filter(([, , aspect, point]) => `${aspect} ${point}` === key);
        expect(mine).toHaveLength(expected.length);
        expected.forEach(([time = NaN, , , , speed = NaN], i) => {
          expectSameEvent(mine[i]?.at ?? NaN, time, speed, `${body} ${key}`);
        });
      }
    },
  );

  it('have their ends at the orb and their exact times in between', () => {
    for (const mover of BODIES) {
      for (const pass of transitHits({ natal, movers: [mover], from, to: addDays(from, 60), orbDeg: 1 })) {
        const point = natal.find(({ id }) => id === pass.point);
        const orbAt = (at: number): number =>
          Math.abs(
            distance(bodyPosition(mover, unixMs(at)).lon, point?.lon ?? NaN) - ASPECT_ANGLE[pass.aspect],
          );
        for (const end of [pass.enter, pass.leave].filter((time) => time !== null))
          expect(orbAt(end)).toBeCloseTo(1, 3);
        for (const at of pass.exact) {
          expect(orbAt(at)).toBeLessThan(0.001);
          expect(at).toBeGreaterThanOrEqual(pass.enter ?? from);
          expect(at).toBeLessThan(pass.leave ?? Infinity);
        }
      }
    }
  });
});
