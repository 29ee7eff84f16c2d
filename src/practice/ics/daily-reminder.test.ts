import { expect, test } from 'vitest';
import { dailyReminderFile } from './daily-reminder.ts';

const file = (change: object = {}) =>
  dailyReminderFile({
    day: '2026-11-22',
    time: '20:05',
    summary: 'Soul Loop',
    description: 'Five steps, under 10 minutes.',
    url: 'https://soulstice.example/?loop=1',
    owner: 'a',
    now: Date.UTC(2026, 10, 22, 9, 30),
    lang: 'en',
    ...change,
  });

// The lines that RFC 5545 asks for (3.6, 3.6.1, 3.6.6), and a start without a zone (3.3.5, form 1).
test('an event of every day at a floating time, with an alarm', () => {
  const lines = file().split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.filter((line) => !line.startsWith('UID:'))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Soulstice//Soul Loop reminder//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'DTSTAMP:20261122T093000Z',
    'DTSTART:20261122T200500',
    'RRULE:FREQ=DAILY',
    'DURATION:PT10M',
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'SUMMARY;LANGUAGE=en:Soul Loop',
    'DESCRIPTION;LANGUAGE=en:Five steps\\, under 10 minutes.',
    'URL:https://soulstice.example/?loop=1',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    'DESCRIPTION:Soul Loop',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('a person has one, at whatever time; another person another', () => {
  const uid = (text: string) => /^UID:.*$/m.exec(text)?.[0];
  expect(uid(file({ time: '07:00', day: '2027-01-01' }))).toBe(uid(file()));
  expect(uid(file({ owner: 'b' }))).not.toBe(uid(file()));
});

test('without an address of the app none is named', () => {
  expect(file({ url: null })).not.toContain('URL:');
});
