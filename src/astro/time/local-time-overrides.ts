/**
 * Places and summers for which the zone database is known to be wrong.
 *
 * From 1945 to 1966 no federal law governed daylight time in the United States; a state, a county or a town chose. The
 * database follows the largest city of each zone (its own theory file says so), so New York, Chicago and Los Angeles
 * speak for places that never moved their clocks. The list is short on purpose: a row stands only where a source
 * says what the clocks did, and covers no more years than the source does. Everywhere else the person can choose the
 * offset, and an answer by this list always carries the zone's own answer beside it.
 *
 * Every row says: between these local dates, inside this box, clocks stayed on standard time.
 */
import { canonicalZone } from './zone.ts';

export type TimeOverride = {
  readonly id: string;
  /** Main name of the zone the place belongs to today. */
  readonly zone: string;
  /** Degrees; a box drawn inside the place's borders where a border is not straight. */
  readonly box: {
    readonly south: number;
    readonly north: number;
    readonly west: number;
    readonly east: number;
  };
  /** Local dates, both included. */
  readonly from: string;
  readonly to: string;
  /** Seconds east of Greenwich that the place kept. */
  readonly offsetSeconds: number;
  readonly source: string;
};

const EST = -5 * 3600;
const CST = -6 * 3600;
const PST = -8 * 3600;

const GUIDE_1960 =
  'Official Guide of the Railways 1960, as summarised in Wikipedia, "History of time in the United States", 1945 to 1966: ' +
  'outside the north-east, the states from Minnesota to Virginia, California and Nevada, 99 % of the country kept ' +
  'standard time all through the summer of 1960';

export const TIME_OVERRIDES: readonly TimeOverride[] = [
  {
    id: 'hope-arkansas-1946',
    zone: 'America/Chicago',
    box: { south: 33.1, north: 34.2, west: -94.0, east: -93.0 },
    from: '1946-04-28',
    to: '1946-09-29',
    offsetSeconds: CST,
    source:
      'Birth of Bill Clinton, Hope, 19 August 1946, recorded and published as 8:51 Central Standard Time (Astro-Databank)',
  },
  {
    id: 'western-kentucky-1960-1963',
    zone: 'America/Chicago',
    // From the Tennessee line to south of the Ohio's bend at Owensboro and Henderson; Evansville is outside.
    box: { south: 36.65, north: 37.8, west: -87.95, east: -86.2 },
    from: '1960-04-24',
    to: '1963-10-27',
    offsetSeconds: CST,
    source:
      'Official Guide of the Railways 1960: state law forbade daylight time in Kentucky, and only Anchorage, Louisville and ' +
      'Shelbyville moved their clocks; birth of Johnny Depp, Owensboro, 9 June 1963, published as 8:44 Central Standard ' +
      'Time (Astro-Databank)',
  },
  {
    id: 'washington-state-1953-1960',
    zone: 'America/Los_Angeles',
    // North of the Columbia; along its lower course Oregon reaches up to 46.2°, so the box starts above it in the west.
    box: { south: 46.3, north: 49.01, west: -124.8, east: -117.04 },
    from: '1953-01-01',
    to: '1960-12-31',
    offsetSeconds: PST,
    source:
      'Washington Initiative 181 (approved 4 November 1952, RCW 1.20.050) forbade daylight time in the state until ' +
      'Initiative 210 (approved 8 November 1960) established it from 1961; state Senate bill report SB 5795, 2024',
  },
  {
    id: 'south-central-1960',
    zone: 'America/Chicago',
    // Texas, Oklahoma, Arkansas, Louisiana, Mississippi, Alabama, Tennessee: all south of Missouri's southernmost point.
    box: { south: 25.8, north: 35.98, west: -104.1, east: -84.8 },
    from: '1960-04-24',
    to: '1960-10-30',
    offsetSeconds: CST,
    source: GUIDE_1960,
  },
  {
    id: 'plains-1960',
    zone: 'America/Chicago',
    // Oklahoma, Kansas, Nebraska and the Dakotas west of Minnesota's westernmost point.
    box: { south: 35.98, north: 49.01, west: -104.1, east: -97.25 },
    from: '1960-04-24',
    to: '1960-10-30',
    offsetSeconds: CST,
    source: GUIDE_1960,
  },
  {
    id: 'south-east-1960',
    zone: 'America/New_York',
    // The Carolinas, Georgia and Florida, south of the Virginia line.
    box: { south: 24.4, north: 36.5, west: -85.7, east: -75.4 },
    from: '1960-04-24',
    to: '1960-10-30',
    offsetSeconds: EST,
    source: GUIDE_1960,
  },
];

/** The row for a place and date, or null. `date` is `YYYY-MM-DD`; degrees north and east. */
export function findTimeOverride(at: {
  readonly zone: string;
  readonly latDeg: number;
  readonly lonDeg: number;
  readonly date: string;
}): TimeOverride | null {
  const zone = canonicalZone(at.zone);
  const row = TIME_OVERRIDES.find(
    ({ zone: rowZone, box, from, to }) =>
      rowZone === zone &&
      from <= at.date &&
      at.date <= to &&
      box.south <= at.latDeg &&
      at.latDeg <= box.north &&
      box.west <= at.lonDeg &&
      at.lonDeg <= box.east,
  );
  return row ?? null;
}
