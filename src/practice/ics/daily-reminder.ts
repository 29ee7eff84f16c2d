/**
 * A calendar file with one event: the day's Soul Loop, every day at the same time by the clock of wherever the calendar is.
 *
 * RFC 5545. The time is "floating" (section 3.3.5, form 1): it names no zone, so it stays 20:00 when the person travels or
 * the clocks change, and the file needs no table of zones.
 */
import { sha256Hex } from '#lib/sha256.ts';
import { escapeText, fold, utc } from './calendar-file.ts';

export type DailyReminder = {
  /** The first day, `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
  readonly summary: string;
  readonly description: string;
  /** Where it leads; null where the app has no address that others know. */
  readonly url: string | null;
  /** Whose it is: any text, only hashed. Importing again replaces the one before. */
  readonly owner: string;
  /** When the file is made, milliseconds of UTC. */
  readonly now: number;
  /** `en` or `th`. */
  readonly lang: string;
};

/** The file's text, ready to be saved as `text/calendar; charset=utf-8`. */
export function dailyReminderFile(reminder: DailyReminder): string {
  const { day, time, lang } = reminder;
  const start = `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Soulstice//Soul Loop reminder//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${sha256Hex(`${reminder.owner}\nsoul-loop.daily`).slice(0, 32)}@soulstice`,
    `DTSTAMP:${utc(reminder.now)}`,
    `DTSTART:${start}`,
    'RRULE:FREQ=DAILY',
    'DURATION:PT10M',
    // A moment for oneself keeps nobody busy.
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    `SUMMARY;LANGUAGE=${lang}:${escapeText(reminder.summary)}`,
    `DESCRIPTION;LANGUAGE=${lang}:${escapeText(reminder.description)}`,
    ...(reminder.url === null ? [] : [`URL:${reminder.url}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escapeText(reminder.summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
