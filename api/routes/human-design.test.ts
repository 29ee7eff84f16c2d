/**
 * The Human Design call, through its route, against `humandesign-open.json`: ten births of 1920–2016 made with Swiss
 * Ephemeris 2.10.03 on JPL DE431.
 */
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/api/calls.ts';
import type { HumanDesignAnswer } from '#contract/api/charts.ts';
import { jsonRequest, testParts } from '../../tests/support/api-parts.ts';
import reference from '../../tests/reference/humandesign-open.json' with { type: 'json' };
import { humanDesignRoutes } from './human-design.ts';

const PATH = '/api/calculate/human-design';
const app = humanDesignRoutes(testParts().deps);
const ask = (body: unknown) => app.request(PATH, jsonRequest('POST', body));

/** Nearer than this to the border of a line, the error of a position may put it into the next one. */
const BORDER_DEG = 5 / 3600;
const nearBorder = (lon: number): boolean => {
  const into = (((lon - 302) % 0.9375) + 0.9375) % 0.9375;
  return Math.min(into, 0.9375 - into) < BORDER_DEG;
};

let compared = 0;

describe('against an independent ephemeris', () => {
  it.each(reference.charts)('$id ($utc)', async (c) => {
    const response = await ask({
      birthDate: c.utc.slice(0, 10),
      birthTime: c.utc.slice(11, 19),
      birthPlace: 'Somewhere',
      latitude: 0,
      longitude: 0,
      timezone: 'UTC',
    });
    expect(response.status).toBe(200);
    const { success, data } = (await response.json()) as HumanDesignAnswer;
    expect(success).toBe(true);
    expect(data).toMatchObject({
      type: c.type,
      authority: c.authority,
      profile: c.profile,
      definition: c.definition === 'None' ? 'No definition' : c.definition,
      channels: c.channels,
      gates: c.gates,
      birthUtc: c.utc,
    });
    expect(data.definedCenters.map((name) => name.replace(' ', '')).toSorted()).toEqual(c.centers.toSorted());
    expect(data.incarnationCross.match(/\d+/g)?.map(Number)).toEqual(c.cross);
    expect(Math.abs(Date.parse(data.designUtc) - Date.parse(c.designUtc)) / 1000).toBeLessThan(5);
    for (const [side, names, lons] of [
      [data.personality, c.personality, c.pL],
      [data.design, c.design, c.dL],
    ] as const) {
      expect(side).toHaveLength(13);
      side.forEach(({ planet, gate, line }, i) => {
        expect(planet.replace(' ', '')).toBe(reference.meta.order[i]);
        if (!nearBorder(lons[i] ?? Number.NaN)) expect(`${gate}.${line}`).toBe(names[i]);
        compared += 1;
      });
    }
  });

  it('compares every activation', () => {
    expect(compared).toBe(10 * 26);
  });
});

const whole = {
  birthDate: '1990-04-14',
  birthTime: '07:42',
  birthPlace: 'Bangkok, Thailand',
  latitude: 13.75,
  longitude: 100.5,
  timezone: 'Asia/Bangkok',
};

describe('what is missing or wrong', () => {
  const incomplete = 'Complete birth information required for Human Design calculation';
  it.each([
    ['no date', { ...whole, birthDate: '' }, incomplete],
    ['no time', { ...whole, birthTime: undefined }, incomplete],
    ['no place', { ...whole, birthPlace: '   ' }, incomplete],
    ['neither zone nor coordinates', { ...whole, timezone: '', latitude: null, longitude: null }, incomplete],
    ['a zone that is none', { ...whole, timezone: 'Moon/Tycho' }, /^timezone must be an IANA time zone/],
    ['a season for a zone', { ...whole, timezone: 'CST' }, /America\/Chicago/],
    ['a day no calendar has', { ...whole, birthDate: '1990-02-31' }, /calendar/],
  ])('%s', async (_, body, message) => {
    const response = await ask(body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toMatch(message);
  });

  it('needs the coordinates or the zone, not both', async () => {
    const { data: both } = (await (await ask(whole)).json()) as HumanDesignAnswer;
    const { data: zone } = (await (
      await ask({ ...whole, latitude: '', longitude: '' })
    ).json()) as HumanDesignAnswer;
    const { data: place } = (await (await ask({ ...whole, timezone: null })).json()) as HumanDesignAnswer;
    expect(zone).toEqual(both);
    expect(place).toEqual(both);
  });
});

it('is open to everyone, within a limit', async () => {
  const limited = humanDesignRoutes(testParts().deps);
  const max = calls.humanDesign.limit.max;
  for (let i = 0; i < max; i++)
    expect((await limited.request(PATH, jsonRequest('POST', whole))).status).toBe(200);
  const refused = await limited.request(PATH, jsonRequest('POST', whole));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
});
