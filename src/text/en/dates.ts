/** English dates in readings: "6 December", "6 and 15 December", "from 29 October to 21 January 2027". */
import type { DateWords } from '#reading/write/words.ts';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

type Day = { readonly year: string; readonly month: string; readonly day: string };

function split(localDate: string): Day {
  const [year = '', month = '', day = ''] = localDate.split('-');
  return { year, month: monthNames[Number(month) - 1] ?? month, day: String(Number(day)) };
}

/** The year is named when it is not the current one; a no-break space keeps day and month on one line. */
function dayName(localDate: string, today: string): string {
  const { year, month, day } = split(localDate);
  return `${day} ${month}${year === today.slice(0, 4) ? '' : ` ${year}`}`;
}

/** Days of one month share its name; days of one year share the year. */
function dayList(localDates: readonly string[], today: string): string {
  const years = new Set(localDates.map((date) => date.slice(0, 4)));
  const [only] = years;
  const oneYear = years.size === 1 ? (only === today.slice(0, 4) ? '' : ` ${only}`) : null;
  const groups = new Map<string, string[]>();
  for (const date of localDates) {
    const { year, month, day } = split(date);
    const key = `${month}${oneYear !== null || year === today.slice(0, 4) ? '' : ` ${year}`}`;
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return joined([...groups].map(([month, days]) => `${joined(days)} ${month}`)) + (oneYear ?? '');
}

function joined(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** "10:09 AM" from "10:09"; the same for a device that counts 24 hours. */
export function clockName(time: string, hours: 12 | 24 = 12): string {
  if (hours === 24) return time;
  const hour = Number(time.slice(0, 2));
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${half}`;
}

function daysApart(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export const dates: DateWords = {
  day: dayName,
  onDays: (localDates, today) => `on ${dayList(localDates, today)}`,
  days: dayList,
  fromTo: (from, to, today) => {
    if (from === to) return `on ${dayName(to, today)}`;
    const a = split(from);
    const b = split(to);
    // One year for both is named once, at the end.
    const start = a.year === b.year ? `${a.day} ${a.month}` : dayName(from, today);
    return `from ${start} to ${dayName(to, today)}`;
  },
  until: (localDate, today) => `until ${dayName(localDate, today)}`,
  from: (localDate, today) => `from ${dayName(localDate, today)}`,
  clock: (localDate, localTime, today, hours) => {
    const apart = daysApart(today, localDate);
    const clock = clockName(localTime, hours);
    if (apart === 0) return `${clock} today`;
    if (apart === 1) return `${clock} tomorrow`;
    return `${clock} on ${dayName(localDate, today)}`;
  },
};
