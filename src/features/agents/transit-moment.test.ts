import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { momentOf } from '#contract/attached-chart.ts';
import type { Profile } from '#contract/profile.ts';
import { PLANET_IDS } from '#astro/body/body-id.ts';
import type { SkyChart } from '#engine/protocol.ts';
import { uiAgents } from '#text/en/ui-agents.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { checkMoment, type Moment, momentChart, type MomentDraft, momentMessage } from './transit-moment.ts';

const bangkok = { id: 'gn:1609350', name: 'Bangkok, Thailand', latDeg: 13.754, lonDeg: 100.501 };
const lisbon = { id: 'gn:2267057', name: 'Lisbon, Portugal', latDeg: 38.717, lonDeg: -9.133 };
const birth = {
  date: '1993-04-14',
  time: '07:42',
  plusMinusMin: 0,
  place: lisbon,
  zone: 'Europe/Lisbon',
  fold: null,
  offsetSeconds: null,
};
const profile = { name: 'Marta', birth } as Profile;
// A device that counts 24 hours.
beforeEach(() => void vi.stubGlobal('navigator', { language: 'en-GB' }));
afterEach(() => void vi.unstubAllGlobals());

const full: MomentDraft = { date: '2027-03-12', time: '14:30', place: bangkok, zone: 'Asia/Bangkok' };

describe('what stands in the way of a moment', () => {
  test.each([
    ['no date', { ...full, date: '' }, profile, 'date-time'],
    ['no time', { ...full, time: '', place: null }, profile, 'date-time'],
    ['a date outside the tables', { ...full, date: '1850-01-01' }, profile, 'date-outside'],
    ['no place', { ...full, place: null, zone: null }, profile, 'location'],
    ['no profile', full, null, 'birth'],
    ['a birth without a date', full, { ...profile, birth: { ...birth, date: null } }, 'birth'],
    ['a birth without a place', full, { ...profile, birth: { ...birth, place: null } }, 'birth'],
  ] as const)('%s', (_, draft, who, problem) => {
    expect(checkMoment(draft, who)).toEqual({ type: 'problem', problem });
  });
});

test('the clock is that of the place, and a birth time may be unknown', () => {
  const check = checkMoment(full, { ...profile, birth: { ...birth, time: null } });
  expect(check).toMatchObject({ type: 'moment', moment: { at: Date.parse('2027-03-12T07:30:00Z') } });
});

test('the message names the moment and ten planets, the chart holds one minute', () => {
  const moment: Moment = {
    at: Date.parse('2027-03-12T07:30:00Z') as Moment['at'],
    place: bangkok,
    zone: 'Asia/Bangkok',
    birth,
    name: 'Marta',
  };
  const bodies = [...PLANET_IDS, 'chiron'].map((body) => ({
    body,
    sign: 'pisces',
    degree: { deg: 21, min: 4 },
    retrograde: body === 'mars',
  }));
  const text = momentMessage(moment, { bodies } as unknown as SkyChart, { t: uiAgents, chart: uiChart });
  expect(text).toContain('Friday, 12 March 2027, 14:30 in Bangkok, Thailand');
  expect(text.match(/21°04′ Pisces/g)).toHaveLength(10);
  expect(text).toContain('Mars 21°04′ Pisces retrograde');
  const chart = momentChart(moment, uiAgents);
  expect(momentOf(chart)).toBe(moment.at);
  expect(momentOf({ ...chart, span: { from: moment.at, to: moment.at + 86_400_000 } })).toBeNull();
});
