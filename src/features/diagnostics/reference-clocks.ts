/**
 * Four clocks of the past, each of a kind that time-zone data gets wrong in its own way.
 *
 * Source: IANA time zone database 2025b built with its backzone data; rows of tests/reference/localtime.json unchanged.
 */
export type ReferenceClock = {
  /** Of the row it was taken from. */
  readonly id: string;
  readonly local: string;
  readonly zone: string;
  readonly lat: number;
  readonly lon: number;
  readonly utc: string;
};

export const referenceClocks: readonly ReferenceClock[] = [
  // British summer time: the browser's own data.
  {
    id: 'o01',
    local: '1961-07-01T19:45',
    zone: 'Europe/London',
    lat: 52.8333,
    lon: 0.5,
    utc: '1961-07-01T18:45:00Z',
  },
  // War time in winter.
  {
    id: 'o02',
    local: '1943-01-19T09:45',
    zone: 'America/Chicago',
    lat: 29.8988,
    lon: -93.9288,
    utc: '1943-01-19T14:45:00Z',
  },
  // Local mean time: from the longitude of the place.
  {
    id: 'o03',
    local: '1907-07-06T08:30',
    zone: 'America/Mexico_City',
    lat: 19.3333,
    lon: -99.1667,
    utc: '1907-07-06T15:06:40Z',
  },
  // A zone that browsers have merged with a neighbour: from our own table.
  {
    id: 'o05',
    local: '1909-04-30T06:50',
    zone: 'Europe/Amsterdam',
    lat: 52.0767,
    lon: 4.2986,
    utc: '1909-04-30T06:30:28Z',
  },
];
