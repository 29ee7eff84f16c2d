/**
 * Zone rules: how far a place's clock was from UTC at an instant.
 *
 * `createZoneRules` answers from the platform's `Intl` and, before 1970, from our own table for the zones that
 * `Intl` has merged with a neighbour (Amsterdam with Brussels, Reykjavik with Abidjan). The table also
 * knows when local mean time ended in each zone, which `Intl` cannot say.
 */
import zoneHistory from './data/zone-history.json' with { type: 'json' };
import type { UnixMs } from './instant.ts';

export interface ZoneRules {
  /**
   * Seconds to add to UTC for the clock of `zone` at `at`; positive east of Greenwich; whole seconds, and not
   * always whole minutes. In a zone's local mean time the offset is that of its reference city.
   * `zone` must satisfy `isZone`.
   */
  offsetSeconds(zone: string, at: UnixMs): number;
  /**
   * Whether clocks of `zone` still kept each town's own mean time at `at`. False under a named city time
   * (Paris, Bern, Amsterdam, Bangkok mean time), which was a standard for the whole country.
   */
  isLocalMeanTime(zone: string, at: UnixMs): boolean;
  /** Whether the answer for `zone` at `at` comes from our table of lost history. */
  usesHistory(zone: string, at: UnixMs): boolean;
  /** Whether `id` names a zone, under any of its names. Offsets such as "+05:30" are not zones. */
  isZone(id: string): boolean;
}

type HistoryRow = readonly number[];

const history: Readonly<Record<string, HistoryRow>> = zoneHistory.history;
const lmtUntil: Readonly<Record<string, number | null>> = zoneHistory.lmtUntil;
const links: Readonly<Record<string, string>> = zoneHistory.links;

const otherNames = new Map<string, string[]>();
for (const [alias, zone] of Object.entries(links))
  otherNames.set(zone, [...(otherNames.get(zone) ?? []), alias]);

/** Editions merge zones that agree since 1970: from then on the platform is right for all. */
const HISTORY_ENDS = 0;

/** Formatters hold tens of kilobytes each; a person meets a handful of zones. */
const MAX_FORMATTERS = 24;

/** Zone rules from `Intl` and the committed table. Pure for given platform data; keeps a small cache of formatters. */
export function createZoneRules(): ZoneRules {
  const formatters = new Map<string, Intl.DateTimeFormat | null>();

  function formatterFor(zone: string): Intl.DateTimeFormat | null {
    const known = formatters.get(zone);
    if (known !== undefined) return known;
    const made = makeFormatter(zone);
    const oldest = formatters.keys().next();
    if (formatters.size >= MAX_FORMATTERS && !oldest.done) formatters.delete(oldest.value);
    formatters.set(zone, made);
    return made;
  }

  return {
    offsetSeconds(zone, at) {
      const row = historyRow(zone, at);
      if (row !== null) return offsetInRow(row, Math.floor(at / 1000));
      const formatter = formatterFor(zone);
      if (formatter === null) throw new RangeError(`unknown time zone: ${zone}`);
      return parseLongOffset(formatter.format(at));
    },
    isLocalMeanTime(zone, at) {
      const until = lmtUntil[canonicalZone(zone)] ?? null;
      return until !== null && at < until * 1000;
    },
    usesHistory: (zone, at) => historyRow(zone, at) !== null,
    isZone: (id) => formatterFor(id) !== null,
  };
}

/** The database's main name of a zone: `Asia/Calcutta` gives `Asia/Kolkata`; an unknown name is returned as it is. */
export function canonicalZone(id: string): string {
  return links[id] ?? id;
}

/** Main names of all zones in the table, in alphabetical order (about 400). */
export function zoneNames(): readonly string[] {
  return Object.keys(lmtUntil);
}

/**
 * Zones that a civil abbreviation may mean, likeliest first. The abbreviations are those people look for;
 * several mean different clocks in different countries (CST: Chicago, Shanghai, Havana), so they only find
 * zones and are never stored.
 */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  est: ['America/New_York', 'America/Toronto', 'America/Jamaica', 'America/Panama'],
  edt: ['America/New_York', 'America/Toronto'],
  cst: ['America/Chicago', 'America/Winnipeg', 'America/Mexico_City', 'Asia/Shanghai', 'America/Havana'],
  cdt: ['America/Chicago', 'America/Winnipeg', 'America/Havana'],
  mst: ['America/Denver', 'America/Phoenix', 'America/Edmonton'],
  mdt: ['America/Denver', 'America/Edmonton'],
  pst: ['America/Los_Angeles', 'America/Vancouver', 'America/Tijuana', 'Asia/Manila'],
  pdt: ['America/Los_Angeles', 'America/Vancouver', 'America/Tijuana'],
  gmt: ['Europe/London', 'Africa/Accra', 'Africa/Abidjan', 'Atlantic/Reykjavik'],
  bst: ['Europe/London', 'Asia/Dhaka'],
  cet: ['Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Europe/Rome', 'Europe/Warsaw'],
  cest: ['Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Europe/Rome', 'Europe/Warsaw'],
  eet: ['Europe/Athens', 'Europe/Kyiv', 'Europe/Bucharest', 'Africa/Cairo'],
  wet: ['Europe/Lisbon', 'Atlantic/Canary'],
  msk: ['Europe/Moscow'],
  ist: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'],
  ict: ['Asia/Bangkok', 'Asia/Ho_Chi_Minh'],
  sgt: ['Asia/Singapore'],
  hkt: ['Asia/Hong_Kong'],
  jst: ['Asia/Tokyo'],
  kst: ['Asia/Seoul'],
  aest: ['Australia/Sydney', 'Australia/Brisbane'],
  nzst: ['Pacific/Auckland'],
  utc: ['Etc/UTC'],
};

/**
 * Zones for what a person types into a zone search: an abbreviation (EST, CET), an old name (Asia/Calcutta), or
 * part of a name ("new york"). Main names only, best first, at most `limit`; empty for blank input.
 */
export function findZones(query: string, limit = 12): readonly string[] {
  const wanted = foldZone(query);
  if (wanted === '') return [];
  const found = new Set(ABBREVIATIONS[wanted] ?? []);
  const starts: string[] = [];
  const contains: string[] = [];
  for (const zone of zoneNames()) {
    const names = [zone, ...(otherNames.get(zone) ?? [])].map(foldZone);
    if (
      names.some(
        (name) => name.startsWith(wanted) || name.slice(name.lastIndexOf('/') + 1).startsWith(wanted),
      )
    ) {
      starts.push(zone);
    } else if (names.some((name) => name.includes(wanted))) contains.push(zone);
  }
  for (const zone of [...starts, ...contains]) found.add(zone);
  return [...found].slice(0, limit);
}

function foldZone(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
}

function historyRow(zone: string, at: UnixMs): HistoryRow | null {
  return at < HISTORY_ENDS ? (history[canonicalZone(zone)] ?? null) : null;
}

/** A row is `[offset, instant, offset, instant, offset, …]`: the last offset whose instant has come. */
function offsetInRow(row: HistoryRow, seconds: number): number {
  let offset = row[0] ?? 0;
  for (let i = 1; i + 1 < row.length && (row[i] ?? Infinity) <= seconds; i += 2)
    offset = row[i + 1] ?? offset;
  return offset;
}

/** A formatter that ends in the offset, or null when the platform knows the zone under none of its names. */
function makeFormatter(zone: string): Intl.DateTimeFormat | null {
  // Newer engines take "+05:30" as a zone; a birth place never has such a one.
  if (!/^[A-Za-z]/.test(zone)) return null;
  const main = canonicalZone(zone);
  for (const name of new Set([zone, main, ...(otherNames.get(main) ?? [])])) {
    try {
      return new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    } catch (error) {
      // This edition does not have the name (Europe/Kyiv before 2022); the next one may be there.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return null;
}

/** Reads "…, GMT", "…, GMT+05:30" or "…, GMT-00:44:30" at the end of a formatted date. */
function parseLongOffset(formatted: string): number {
  const match = /GMT(?:([+\u2212-])(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?)?$/.exec(formatted);
  if (match === null) throw new Error(`the platform wrote an offset we cannot read: ${formatted}`);
  const [, sign, hours, minutes, seconds] = match;
  if (sign === undefined) return 0;
  const size = Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return sign === '+' ? size : -size;
}
