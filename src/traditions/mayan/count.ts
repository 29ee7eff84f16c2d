/**
 * The Maya counts of a day: long count, tzolk'in, haab', lord of the night, trecena, year bearer.
 *
 * All are remainders of the days since 0.0.0.0.0 4 Ahau 8 Cumku. Source: the correlation of Goodman, Martínez and Thompson; the
 * long count agrees with github.com/Infrapink/calconv. The count of 1987 that skips 29 February ("Dreamspell") is another one.
 */
import { present } from '#lib/assert.ts';

export const dayNames = [
  'imix',
  'ik',
  'akbal',
  'kan',
  'chicchan',
  'cimi',
  'manik',
  'lamat',
  'muluc',
  'oc',
  'chuen',
  'eb',
  'ben',
  'ix',
  'men',
  'cib',
  'caban',
  'etznab',
  'cauac',
  'ahau',
] as const;
export type DayName = (typeof dayNames)[number];

export const haabMonths = [
  'pop',
  'uo',
  'zip',
  'zotz',
  'tzec',
  'xul',
  'yaxkin',
  'mol',
  'chen',
  'yax',
  'zac',
  'ceh',
  'mac',
  'kankin',
  'muan',
  'pax',
  'kayab',
  'cumku',
  'uayeb',
] as const;
export type HaabMonth = (typeof haabMonths)[number];

export const lordsOfNight = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8', 'g9'] as const;
export type LordOfNight = (typeof lordsOfNight)[number];

export const directions = ['east', 'north', 'west', 'south'] as const;
export const colours = ['red', 'white', 'black', 'yellow'] as const;

/** Julian day number of 0.0.0.0.0: the common one, and the one of two days later that some scholars hold. */
export const correlations = ['584283', '584285'] as const;
export type Correlation = (typeof correlations)[number];

export type Tzolkin = {
  /** 1–13. */
  readonly number: number;
  readonly name: DayName;
  /** 1 for 1 Imix … 260 for 13 Ahau. */
  readonly position: number;
};

export type MayanDay = {
  /** Days since 0.0.0.0.0. */
  readonly dayCount: number;
  /** Baktun, katun, tun, uinal, kin. */
  readonly longCount: readonly [number, number, number, number, number];
  readonly tzolkin: Tzolkin;
  /** Day 0–19 (0 its seating, 0–4 in uayeb) and month. */
  readonly haab: { readonly day: number; readonly month: HaabMonth };
  readonly lordOfNight: LordOfNight;
  /** Day 1–13 of the run of thirteen, and the day name of its first day. */
  readonly trecena: { readonly day: number; readonly ruler: DayName };
  /** The tzolk'in of the last 0 Pop: ik, manik, eb or caban. */
  readonly yearBearer: Tzolkin;
  readonly direction: (typeof directions)[number];
  readonly colour: (typeof colours)[number];
};

/** The counts of a Julian day number (whole, the one that begins at noon of the civil day). */
export function mayanDay(julianDay: number, correlation: Correlation = '584283'): MayanDay {
  const k = julianDay - Number(correlation);
  const tzolkin = tzolkinOf(k);
  const haabDay = mod(k + 348, 365);
  const side = dayNames.indexOf(tzolkin.name) % 4;
  return {
    dayCount: k,
    longCount: [
      Math.floor(k / 144_000),
      mod(Math.floor(k / 7200), 20),
      mod(Math.floor(k / 360), 20),
      mod(Math.floor(k / 20), 18),
      mod(k, 20),
    ],
    tzolkin,
    haab: { day: haabDay % 20, month: present(haabMonths[Math.floor(haabDay / 20)], 'month') },
    lordOfNight: present(lordsOfNight[mod(k + 8, 9)], 'lord'),
    trecena: { day: tzolkin.number, ruler: tzolkinOf(k - (tzolkin.number - 1)).name },
    yearBearer: tzolkinOf(k - haabDay),
    direction: present(directions[side], 'direction'),
    colour: present(colours[side], 'colour'),
  };
}

/** The tzolk'in of a count of days since 0.0.0.0.0, which was 4 Ahau. */
function tzolkinOf(k: number): Tzolkin {
  return {
    number: mod(k + 3, 13) + 1,
    name: present(dayNames[mod(k + 19, 20)], 'day name'),
    position: mod(k + 159, 260) + 1,
  };
}

const mod = (a: number, n: number): number => ((a % n) + n) % n;
