/** How values of the database are read, the same from both drivers: by the type's number in `pg_type`, from its text. */

/** Numbers of the types in `pg_type`; they are part of PostgreSQL's protocol and never change. */
const oids = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700 } as const;

export const readers: Readonly<Record<number, (text: string) => string | number>> = {
  [oids.int8]: readWhole,
  [oids.date]: String,
  // Without a zone; where Supabase's own tables have such a column it holds UTC.
  [oids.timestamp]: (text) => readInstant(`${text}+00`),
  [oids.timestamptz]: readInstant,
  [oids.numeric]: String,
};

function readWhole(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/** `2026-11-21 12:00:00.5+00` as `2026-11-21T12:00:00.500Z`; `infinity` and years before 1 stay as they are. */
export function readInstant(text: string): string {
  const parts = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(\.\d+)?([+-]\d{2})(?::?(\d{2}))?$/.exec(text);
  if (parts === null) return text;
  const [, day, time, fraction = '', hours, minutes = '00'] = parts;
  // A Date keeps three digits; the rest is cut, as the server's own clock has no more either.
  const milliseconds = fraction === '' ? '.000' : fraction.slice(0, 4).padEnd(4, '0');
  return new Date(`${day}T${time}${milliseconds}${hours}:${minutes}`).toISOString();
}
