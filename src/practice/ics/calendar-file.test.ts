/** The calendar file, read back by a small reader of RFC 5545 that shares no code with the writer. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unixMs } from '#astro/time/instant.ts';
import { calendarWords as english } from '#text/en/practice/ics/words.ts';
import { calendarWords as thai } from '#text/th/practice/ics/words.ts';
import { calendarFile } from './calendar-file.ts';
import type { CalendarEvent, CalendarFile } from './calendar-file.ts';
import { CALENDAR_MOVERS, calendarEvents } from './sky-events.ts';

const file = (events: readonly CalendarEvent[], rest: Partial<CalendarFile> = {}): CalendarFile => ({
  name: 'Soulstice sky',
  owner: 'someone',
  now: Date.UTC(2026, 10, 21, 9, 30),
  lang: 'en',
  events,
  ...rest,
});

type Read = { readonly name: string; readonly value: string };

/** Content lines after unfolding; checks every line ending and length on the way. */
function readBack(text: string): readonly Read[] {
  expect(text.endsWith('\r\n')).toBe(true);
  for (const line of text.slice(0, -2).split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/\p{Surrogate}/u);
  }
  return text
    .slice(0, -2)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return { name: line.slice(0, colon).split(';')[0] ?? '', value: line.slice(colon + 1) };
    });
}

const unescape = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, char: string) => (char.toLowerCase() === 'n' ? '\n' : char));

/** Events as they stand in a file. */
function eventsIn(text: string): readonly Readonly<Record<string, string>>[] {
  const events: Record<string, string>[] = [];
  let open: Record<string, string> | null = null;
  for (const { name, value } of readBack(text)) {
    if (name === 'BEGIN' && value === 'VEVENT') open = {};
    else if (name === 'END' && value === 'VEVENT' && open !== null) {
      events.push(open);
      open = null;
    } else if (open !== null) {
      expect(open).not.toHaveProperty(name);
      open[name] = value;
    }
  }
  return events;
}

const year = {
  natal: [
    { id: 'sun', lon: 54.2 },
    { id: 'asc', lon: 175.8 },
  ],
  movers: CALENDAR_MOVERS,
  lunations: true,
  from: unixMs(Date.UTC(2026, 0, 1)),
  to: unixMs(Date.UTC(2027, 0, 1)),
} as const;

describe('a calendar file', () => {
  it('frames its events as the standard asks', () => {
    const lines = readBack(
      calendarFile(
        file([
          {
            key: 'moon.full',
            at: Date.UTC(2026, 10, 24, 14, 53, 31),
            summary: 'Full Moon',
            description: 'Exact',
          },
        ]),
      ),
    );
    expect(lines.map(({ name }) => name)).toEqual([
      'BEGIN',
      'VERSION',
      'PRODID',
      'CALSCALE',
      'X-WR-CALNAME',
      'BEGIN',
      'UID',
      'DTSTAMP',
      'DTSTART',
      'TRANSP',
      'CLASS',
      'SUMMARY',
      'DESCRIPTION',
      'END',
      'END',
    ]);
    expect(lines.find(({ name }) => name === 'DTSTART')?.value).toBe('20261124T145400Z');
    expect(lines.find(({ name }) => name === 'DTSTAMP')?.value).toBe('20261121T093000Z');
  });

  it('gives back what was put in, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            summary: fc.string({ unit: 'grapheme', maxLength: 120 }),
            at: fc.integer({ min: 0, max: 4e12 }),
          }),
          { maxLength: 5 },
        ),
        (made) => {
          const events = made.map(({ summary, at }, i) => ({
            key: `k${String(i)}`,
            at,
            summary,
            description: `a\\b;c,d\ne ${summary}`,
          }));
          const clean = (text: string): string =>
            text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');
          const read = eventsIn(calendarFile(file(events)));
          expect(read.map((event) => unescape(event.SUMMARY ?? '')).toSorted()).toEqual(
            events.map(({ summary }) => clean(summary)).toSorted(),
          );
          expect(read.map((event) => unescape(event.DESCRIPTION ?? '')).toSorted()).toEqual(
            events.map(({ description }) => clean(description)).toSorted(),
          );
        },
      ),
    );
  });

  it('names every event once, and the same in every file', () => {
    const events = calendarEvents(year, english);
    const first = eventsIn(calendarFile(file(events)));
    const uids = first.map(({ UID }) => UID);
    expect(new Set(uids).size).toBe(events.length);
    const later = eventsIn(
      calendarFile(file(calendarEvents(year, thai), { now: Date.UTC(2026, 11, 1), lang: 'th' })),
    );
    expect(later.map(({ UID }) => UID)).toEqual(uids);
    const other = eventsIn(calendarFile(file(events, { owner: 'another' })));
    expect(other.some(({ UID }) => uids.includes(UID))).toBe(false);
    expect(calendarFile(file(events))).not.toContain('someone');
  });

  it('keeps a UID when an event moves by minutes', () => {
    const event = {
      key: 'transit.saturn-square-sun',
      at: Date.UTC(2026, 5, 10, 12),
      summary: '',
      description: '',
    };
    const uid = (at: number) => eventsIn(calendarFile(file([{ ...event, at }])))[0]?.UID;
    expect(uid(event.at + 5 * 60_000)).toBe(uid(event.at));
  });
});

describe('the events of a year', () => {
  const events = calendarEvents(year, english);

  it('hold the lunations of 2026 as almanacs list them', () => {
    // Full Moons of 2026 in UTC, rounded to the minute (astronomical almanacs).
    const full = [
      '2026-01-03T10:03',
      '2026-02-01T22:09',
      '2026-03-03T11:38',
      '2026-04-02T02:12',
      '2026-05-01T17:23',
      '2026-05-31T08:45',
      '2026-06-29T23:57',
      '2026-07-29T14:36',
      '2026-08-28T04:18',
      '2026-09-26T16:49',
      '2026-10-26T04:12',
      '2026-11-24T14:53',
      '2026-12-24T01:28',
    ];
    const ours = events.filter(({ key }) => key === 'moon.full').map(({ at }) => at);
    expect(ours.length).toBe(full.length);
    for (const [i, at] of ours.entries())
      expect(Math.abs(at - Date.parse(`${full[i] ?? ''}Z`))).toBeLessThanOrEqual(90_000);
  });

  it('come in order, without the Moon as a mover, and in both languages', () => {
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(events.some(({ key }) => key.startsWith('transit.moon'))).toBe(false);
    expect(events.some(({ summary }) => /^Sun conjunct your Sun$/.test(summary))).toBe(true);
    expect(calendarEvents(year, thai)[0]?.summary).toMatch(/\p{Script=Thai}/u);
  });

  it('are the lunations alone without a chart', () => {
    const moons = calendarEvents({ ...year, natal: [] }, english);
    expect(moons.every(({ key }) => key.startsWith('moon.'))).toBe(true);
    expect(moons.length).toBe(50);
  });
});

describe('a birth whose hour is in doubt', () => {
  const [sun] = year.natal;
  const events = (doubtDeg: number) =>
    calendarEvents(
      { ...year, natal: [{ id: 'sun', lon: sun?.lon ?? 0, doubtDeg }], lunations: false },
      english,
    );

  it('gives no time to what the doubt moves by more than two days', () => {
    // Half a degree: half a day for Venus in the mean, half a month for Saturn.
    const keys = events(0.5).map(({ key }) => key);
    expect(keys.some((key) => key.startsWith('transit.venus'))).toBe(true);
    expect(keys.some((key) => /^transit\.(?:saturn|uranus|neptune|pluto)-/.test(key))).toBe(false);
  });

  it('says by how much the rest may move, and nothing where there is no doubt', () => {
    for (const { description } of events(0.5))
      expect(description).toMatch(/The doubt in your birth time may move it/);
    for (const { description } of events(0)) expect(description).not.toMatch(/doubt/);
  });
});
