const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
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

/** "Saturday, November 21st" of a local date, `YYYY-MM-DD`. */
export function dayTitle(date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  const day = at.getUTCDate();
  return `${weekdays[at.getUTCDay()] ?? ''}, ${months[at.getUTCMonth()] ?? ''} ${String(day)}${ordinal(day)}`;
}

function ordinal(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
