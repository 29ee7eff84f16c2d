/**
 * The zodiac of twelve gods: a table of dates of the 20th century with no ancient source, and said to be so.
 *
 * Sites differ by a day or two. Source: the table common to popular books and pages.
 */
export const POPULAR_GODS = [
  'nile',
  'amun-ra',
  'mut',
  'geb',
  'osiris',
  'isis',
  'thoth',
  'horus',
  'anubis',
  'seth',
  'bastet',
  'sekhmet',
] as const;
export type PopularGod = (typeof POPULAR_GODS)[number];

type Stretch = readonly [god: PopularGod, from: string, to: string];

/** First and last day, `MM-DD`, through the year. */
export const POPULAR_STRETCHES: readonly Stretch[] = [
  ['nile', '01-01', '01-07'],
  ['amun-ra', '01-08', '01-21'],
  ['mut', '01-22', '01-31'],
  ['amun-ra', '02-01', '02-11'],
  ['geb', '02-12', '02-29'],
  ['osiris', '03-01', '03-10'],
  ['isis', '03-11', '03-31'],
  ['thoth', '04-01', '04-19'],
  ['horus', '04-20', '05-07'],
  ['anubis', '05-08', '05-27'],
  ['seth', '05-28', '06-18'],
  ['nile', '06-19', '06-28'],
  ['anubis', '06-29', '07-13'],
  ['bastet', '07-14', '07-28'],
  ['sekhmet', '07-29', '08-11'],
  ['horus', '08-12', '08-19'],
  ['geb', '08-20', '08-31'],
  ['nile', '09-01', '09-07'],
  ['mut', '09-08', '09-22'],
  ['bastet', '09-23', '09-27'],
  ['seth', '09-28', '10-02'],
  ['bastet', '10-03', '10-17'],
  ['isis', '10-18', '10-29'],
  ['sekhmet', '10-30', '11-07'],
  ['thoth', '11-08', '11-17'],
  ['nile', '11-18', '11-26'],
  ['osiris', '11-27', '12-18'],
  ['isis', '12-19', '12-31'],
];

/** The stretch that holds a date `YYYY-MM-DD`; null for what is no date. */
export function popularStretchOf(date: string): Stretch | null {
  const day = date.slice(5);
  return POPULAR_STRETCHES.find(([, from, to]) => day >= from && day <= to) ?? null;
}
