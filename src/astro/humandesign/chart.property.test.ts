/**
 * Laws of Human Design charts, 1900 to 2100.
 * 1. The design instant is where the Sun stood 88° before, 86 to 93 days earlier, to a tenth of a second.
 * 2. Every defined centre has a defined channel, every defined channel has both of its gates and centres.
 * 3. Type, authority and definition agree with the defined centres; the profile is one of twelve.
 * 4. Earth stands opposite the Sun and south node opposite the north node.
 * 5. What a stretch says holds at every instant inside it, and a stretch of no length is the chart.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, signedDifference } from '../angle/degrees.ts';
import { bodyPosition } from '../body/position.ts';
import { MS_PER_DAY, unixMs } from '../time/instant.ts';
import { centerOfGate } from './centers.ts';
import { activationOf, humanDesignChart } from './chart.ts';
import { HD_BODY_IDS, HD_PROFILES, HD_SIDES } from './hd-id.ts';
import { nearLines } from './near-lines.ts';
import { humanDesignRange } from './range.ts';
import { sweep } from '../../../tests/support/property-runs.ts';

const instant = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) }).map((ms) => unixMs(ms));

const GROUPS = ['none', 'single', 'split', 'triple-split', 'quadruple-split'];

describe('Human Design charts', () => {
  it('1. find the design instant', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const { designAt } = humanDesignChart(at);
        const moved = signedDifference(bodyPosition('sun', designAt).lon, bodyPosition('sun', at).lon);
        // A tenth of a second of the Sun.
        expect(Math.abs(moved - 88)).toBeLessThan(1.2e-6);
        const days = (at - designAt) / MS_PER_DAY;
        expect(days).toBeGreaterThan(86);
        expect(days).toBeLessThan(93);
      }),
    );
  });

  it('2. define centres by channels alone', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const { channels, centers, gates, personality, design } = humanDesignChart(at);
        const ends = new Set(channels.flatMap((channel) => channel.map(centerOfGate)));
        expect([...ends].sort()).toEqual([...centers].sort());
        for (const gate of channels.flat()) expect(gates).toContain(gate);
        expect(gates).toEqual(
          [...new Set([...personality, ...design].map(({ gate }) => gate))].sort((a, b) => a - b),
        );
      }),
    );
  });

  it('3. agree with themselves', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const { centers, type, authority, definition, profile, cross, personality } = humanDesignChart(at);
        expect(type === 'reflector').toBe(centers.length === 0);
        expect(type === 'generator' || type === 'manifesting-generator').toBe(centers.includes('sacral'));
        expect(authority === 'emotional').toBe(centers.includes('solar-plexus'));
        expect(GROUPS.indexOf(definition)).toBeLessThanOrEqual(Math.floor(centers.length / 2));
        expect(HD_PROFILES).toContain(profile);
        expect(cross.gates[0]).toBe(personality[0]?.gate);
      }),
    );
  });

  it('4. keep opposites opposite', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const chart = humanDesignChart(at);
        for (const side of HD_SIDES) {
          const lon = (body: 'sun' | 'earth' | 'northnode' | 'southnode') =>
            activationOf(chart[side], body).lon;
          expect(distance(lon('sun'), lon('earth'))).toBeCloseTo(180, 9);
          expect(distance(lon('northnode'), lon('southnode'))).toBeCloseTo(180, 9);
        }
      }),
    );
  });

  it('5. hold over a stretch what the stretch says', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 0, max: 30 * 60 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (at, minutes, share) => {
          const to = unixMs(at + minutes * 60_000);
          const range = humanDesignRange({ from: at, to });
          const within = unixMs(at + share * (to - at));
          const chart = humanDesignChart(within);
          // Two seconds around a change, track and chart may differ.
          fc.pre(range.changes.every((change) => Math.abs(change.at - within) > 2000));
          fc.pre(nearLines(chart, { minutes: 0.05, marginDeg: 1e-4 }).length === 0);
          const stretch = range.stretches.find(({ from, to: until }) => within >= from && within <= until);
          expect(stretch).toMatchObject({
            type: chart.type,
            authority: chart.authority,
            profile: chart.profile,
            definition: chart.definition,
            cross: chart.cross,
            centers: chart.centers,
            channels: chart.channels,
          });
          for (const side of HD_SIDES) {
            HD_BODY_IDS.forEach((body, i) => {
              const { gate, line } = activationOf(chart[side], body);
              expect(range[side][i]?.lines, `${side} ${body}`).toContainEqual({ gate, line });
            });
          }
          const total = range.types.reduce((sum, { share: part }) => sum + part, 0);
          expect(total).toBeCloseTo(1, 9);
        },
      ),
      { numRuns: sweep(40) },
    );
  });
});
