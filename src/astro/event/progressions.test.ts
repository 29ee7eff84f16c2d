import { Body, Ecliptic, GeoVector, SunPosition } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { distance, signedDifference, wrap360 } from '../angle/degrees.ts';
import { signOf } from '../angle/sign.ts';
import { ASPECT_ANGLE } from '../aspect/aspect-id.ts';
import { bodyPosition } from '../body/position.ts';
import { skyFrame } from '../body/sky-frame.ts';
import { altitudeOf, anglesAt } from '../house/angles.ts';
import { addDays, astroTime, MS_PER_DAY, unixMs } from '../time/instant.ts';
import type { UnixMs } from '../time/instant.ts';
import {
  directedLongitudes,
  lifeInstant,
  progressedAngles,
  progressedHits,
  progressedIngresses,
  progressedInstant,
  progressedLunations,
  progressedPositions,
  progressedStations,
  solarArcDeg,
  solarArcHits,
} from './progressions.ts';

const at = (iso: string): UnixMs => unixMs(Date.parse(iso));
const birth = at('1987-02-21T20:43:00Z');
const place = { latDeg: 41.2313, lonDeg: -162.3898 };
/** Forty tropical years after birth. */
const forty = addDays(birth, 40 * 365.24219);
const life = { birth, from: birth, to: addDays(birth, 90 * 365.24219) };

describe('a day for a year', () => {
  it('puts the fortieth birthday on the fortieth day, and goes backwards before birth', () => {
    expect(progressedInstant(birth, forty)).toBe(addDays(birth, 40));
    expect(progressedInstant(birth, birth)).toBe(birth);
    expect(progressedInstant(birth, addDays(birth, -365.24219))).toBe(addDays(birth, -1));
  });

  it('is undone by its inverse to half a second', () => {
    for (const days of [-8000, 1, 12_345.678, 33_000]) {
      const when = addDays(birth, days);
      expect(Math.abs(lifeInstant(birth, progressedInstant(birth, when)) - when)).toBeLessThan(500);
    }
  });

  it('places the bodies where they stood on that day', () => {
    const [moon, mars] = progressedPositions(birth, forty, ['moon', 'mars'], { node: 'mean' });
    const day = astroTime(addDays(birth, 40));
    const theirs = (body: Body): number => Ecliptic(GeoVector(body, day, true)).elon;
    expect(distance(moon?.lon ?? NaN, theirs(Body.Moon)) * 3600).toBeLessThan(10);
    expect(distance(mars?.lon ?? NaN, theirs(Body.Mars)) * 3600).toBeLessThan(20);
  });
});

describe('the solar arc', () => {
  it('is what the Sun covers in as many days', () => {
    const theirs = SunPosition(astroTime(addDays(birth, 40))).elon - SunPosition(astroTime(birth)).elon + 360;
    expect(Math.abs(solarArcDeg(birth, forty) - (theirs % 360)) * 3600).toBeLessThan(5);
    expect(solarArcDeg(birth, birth)).toBe(0);
    expect(solarArcDeg(birth, addDays(birth, -3652))).toBeLessThan(-9);
  });

  it('moves every point by itself', () => {
    expect(
      directedLongitudes(
        [
          { id: 'sun', lon: 350 },
          { id: 'asc', lon: 10 },
        ],
        30,
      ),
    ).toEqual([
      { id: 'sun', lon: 20 },
      { id: 'asc', lon: 40 },
    ]);
  });

  it('brings each point of a chart to each aspect: exact, in order, none twice', () => {
    const natal = [
      { id: 'sun', lon: 332.683148 },
      { id: 'mars', lon: 30.861704 },
      { id: 'mc', lon: 297.520604 },
    ] as const;
    const hits = solarArcHits({ ...life, natal });
    expect(hits.length).toBeGreaterThan(10);
    for (const { at: when, directed, aspect, point, arcDeg } of hits) {
      expect(solarArcDeg(birth, when)).toBeCloseTo(arcDeg, 4);
      const lonOf = (id: string): number => natal.find((one) => one.id === id)?.lon ?? NaN;
      const apart = distance(lonOf(directed) + arcDeg, lonOf(point));
      expect(apart).toBeCloseTo(ASPECT_ANGLE[aspect], 5);
    }
    // The MC needs 332.683148 − 297.520604 degrees to come to the Sun, and the Sun 58.178556 to come to Mars.
    const arcs = (directed: string, point: string): readonly number[] =>
      hits
        .filter((hit) => hit.directed === directed && hit.point === point && hit.aspect === 'conjunction')
        .map(({ arcDeg }) => arcDeg);
    expect(arcs('mc', 'sun')[0]).toBeCloseTo(35.162544, 5);
    expect(arcs('sun', 'mars')[0]).toBeCloseTo(58.178556, 5);
    expect(arcs('mars', 'sun')).toEqual([]);
    // A point makes the same aspects to its own place at 60, 90 and, in a long life, no further degrees.
    expect(hits.filter(({ directed, point }) => directed === point).map(({ aspect }) => aspect)).toEqual(
      expect.arrayContaining(['sextile']),
    );
    expect(hits.map((hit) => hit.at)).toEqual(hits.map((hit) => hit.at).toSorted((a, b) => a - b));
  });
});

describe('progressed angles', () => {
  const natal = anglesAt(skyFrame(astroTime(birth)), place);

  it('by solar arc move the Midheaven by the arc, and the Ascendant with it', () => {
    const angles = progressedAngles({ birth, at: forty, place });
    expect(wrap360(angles.mc - natal.mc)).toBeCloseTo(solarArcDeg(birth, forty), 8);
    // The Ascendant is on the horizon whose meridian that is.
    const frame = skyFrame(astroTime(addDays(birth, 40)));
    const dec = Math.asin(
      Math.sin((frame.obliquityDeg * Math.PI) / 180) * Math.sin((angles.asc * Math.PI) / 180),
    );
    expect(altitudeOf({ lon: angles.asc, lat: 0, dec: (dec * 180) / Math.PI }, angles)).toBeCloseTo(0, 8);
  });

  it('by Naibod turn the meridian by 59′ 8.33″ a year', () => {
    const angles = progressedAngles({ birth, at: forty, place, method: 'naibod' });
    expect(wrap360(angles.ramc - natal.ramc)).toBeCloseTo(40 * (59 / 60 + 8.33 / 3600), 3);
  });

  it('by the progressed instant are those of that instant', () => {
    const angles = progressedAngles({ birth, at: forty, place, method: 'quotidian' });
    expect(angles).toEqual(anglesAt(skyFrame(astroTime(addDays(birth, 40))), place));
  });

  it('are the natal ones at birth, by every method', () => {
    for (const method of ['solar-arc', 'naibod', 'quotidian'] as const) {
      const angles = progressedAngles({ birth, at: birth, place, method });
      expect(distance(angles.asc, natal.asc)).toBeLessThan(1e-9);
      expect(distance(angles.mc, natal.mc)).toBeLessThan(1e-9);
    }
  });
});

describe('the progressed sky', () => {
  it('has a new Moon every 29.5 years of life', () => {
    const phases = progressedLunations(life);
    expect(phases).toHaveLength(12);
    for (const { phase, at: when } of phases) {
      const day = progressedInstant(birth, when);
      const angle = signedDifference(bodyPosition('sun', day).lon, bodyPosition('moon', day).lon);
      const meant = { new: 0, 'first-quarter': 90, full: 180, 'last-quarter': -90 }[phase];
      expect(distance(angle, meant) * 3600).toBeLessThan(1);
    }
    const news = phases.filter(({ phase }) => phase === 'new').map((one) => one.at);
    for (const [i, when] of news.slice(1).entries())
      expect((when - (news[i] ?? NaN)) / MS_PER_DAY / 365.24219).toBeCloseTo(29.5, 0);
  });

  it('sends the Sun into a sign every thirty years', () => {
    const found = progressedIngresses({ ...life, bodies: ['sun'] });
    expect(found.map(({ sign }) => sign)).toEqual(['aries', 'taurus', 'gemini'].map((sign) => sign));
    for (const { at: when, sign } of found) {
      const after = progressedInstant(birth, addDays(when, 1));
      expect(signOf(bodyPosition('sun', after).lon)).toBe(sign);
    }
  });

  it('turns Mercury, which was retrograde at birth, direct', () => {
    // Mercury stood on 18 February 1987 and again on 12 March, 18.9 days after this birth.
    const [first] = progressedStations({ ...life, bodies: ['mercury'] });
    expect(first?.turns).toBe('direct');
    expect(((first?.at ?? NaN) - birth) / MS_PER_DAY / 365.24219).toBeGreaterThan(18);
    expect(((first?.at ?? NaN) - birth) / MS_PER_DAY / 365.24219).toBeLessThan(19.5);
  });

  it('comes to aspects with the natal chart', () => {
    const natal = [{ id: 'mars', lon: 30.861704 }] as const;
    const hits = progressedHits({ ...life, natal, movers: ['sun', 'moon'] });
    const [sun] = hits.filter(({ mover, aspect }) => mover === 'sun' && aspect === 'conjunction');
    expect(sun).toBeDefined();
    expect(
      distance(bodyPosition('sun', progressedInstant(birth, sun?.at ?? birth)).lon, 30.861704) * 3600,
    ).toBeLessThan(0.2);
    // The progressed Moon goes round in 27.3 years: in ninety, three times or four by each aspect.
    const moons = hits.filter(({ mover, aspect }) => mover === 'moon' && aspect === 'conjunction');
    expect(moons.length).toBeGreaterThanOrEqual(3);
    expect(moons.length).toBeLessThanOrEqual(4);
    expect(hits.map((hit) => hit.at)).toEqual(hits.map((hit) => hit.at).toSorted((a, b) => a - b));
  });
});
