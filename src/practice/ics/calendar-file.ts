/**
 * A calendar file: exact transits to a chart and the quarters of the Moon, as any calendar program reads them.
 *
 * RFC 5545. Lines end in CRLF and are folded at 75 octets between characters; times are in UTC; the same event has the
 * same UID in every file, so that importing again replaces and never doubles.
 */
import { nearestMinute } from '#lib/local-date.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { utf8Length } from '#lib/utf8.ts';

export type CalendarEvent = {
  /** Names the event for ever, without its time: `transit.saturn-square-sun`, `moon.full`. */
  readonly key: string;
  /** Milliseconds of UTC. */
  readonly at: number;
  readonly summary: string;
  readonly description: string;
};

export type CalendarFile = {
  /** Shown by calendar programs as the calendar's name. */
  readonly name: string;
  /** Whose calendar this is, so that two people's transits in one program do not meet: any text, only hashed. */
  readonly owner: string;
  /** When the file is made, milliseconds of UTC. */
  readonly now: number;
  /** `en` or `th`. */
  readonly lang: string;
  readonly events: readonly CalendarEvent[];
};

const MAX_OCTETS = 75;

/** The file's text, ready to be saved as `text/calendar; charset=utf-8`. Events come in time order. */
export function calendarFile(file: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Soulstice//Sky calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(file.name)}`,
    ...withUids(file).flatMap(({ event, uid }) => eventLines(event, uid, file)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, uid: string, file: CalendarFile): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(file.now)}`,
    // A moment and no meeting: without an end it takes no time (section 3.6.1), and it keeps nobody busy.
    `DTSTART:${utc(event.at)}`,
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    `SUMMARY;LANGUAGE=${file.lang}:${escapeText(event.summary)}`,
    `DESCRIPTION;LANGUAGE=${file.lang}:${escapeText(event.description)}`,
    'END:VEVENT',
  ];
}

/**
 * The events in time order, each with a UID by owner, event and UTC month, and a number where one event comes more than
 * once in a month. A better ephemeris moves an event by minutes; its month, and with it the UID, stays but at the turn
 * of one. A file that begins with a month therefore gives every later event the UID it has in any other.
 */
function withUids(file: CalendarFile): readonly { readonly event: CalendarEvent; readonly uid: string }[] {
  const seen = new Map<string, number>();
  return file.events
    .toSorted((a, b) => a.at - b.at)
    .map((event) => {
      const name = `${event.key}\n${new Date(event.at).toISOString().slice(0, 7)}`;
      const before = seen.get(name) ?? 0;
      seen.set(name, before + 1);
      const hash = sha256Hex(`${file.owner}\n${name}\n${String(before)}`);
      return { event, uid: `${hash.slice(0, 32)}@soulstice` };
    });
}

/** `20261121T071800Z`, to the nearest minute, as almanacs do. */
export function utc(at: number): string {
  const iso = new Date(nearestMinute(at)).toISOString();
  return `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Backslash, semicolon, comma and line breaks, as section 3.3.11 has it; other control characters are left out. */
export function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '');
}

/** Folds a line at 75 octets: no character is cut, and no accent or Thai vowel goes to the next line alone. */
export function fold(line: string): string {
  if (utf8Length(line) <= MAX_OCTETS) return line;
  const out: string[] = [];
  let current = '';
  let octets = 0;
  for (const { segment } of graphemes.segment(line)) {
    for (const part of utf8Length(segment) > MAX_OCTETS - 1 ? segment : [segment]) {
      const size = utf8Length(part);
      if (octets + size > MAX_OCTETS) {
        out.push(current);
        // The space that marks a folded line counts as well.
        current = '';
        octets = 1;
      }
      current += part;
      octets += size;
    }
  }
  out.push(current);
  return out.join('\r\n ');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
