/**
 * Chula Sakarat, the lesser era, and the two moments of its new year: Maha Songkran, when the Sun enters Aries, and
 * Thaloengsok two days later, when the number of the year changes.
 *
 * Days are counted from 1970-01-01, moments are on the clock of Thailand (UTC+7, its mean time before 1920).
 * Sources: Eade (Journal of the Siam Society 88) for the era; the palace announcements for both moments, which
 * `chula-sakarat.property.test.ts` lists.
 */
import { daysToCivil } from '#astro/time/local-time-calendar.ts';
import { ARCMIN_CIRCLE, daysOfHorakhun, horakhunOf, suriyayatraSun } from './suriyayatra-sun.ts';
import { weekdayNumber } from './weekday.ts';

/** A moment of the Thai clock: a civil day and whole seconds after its midnight. */
export type ThaiMoment = { readonly days: number; readonly second: number };

/**
 * How Maha Songkran is reckoned. Two count back from the midnight that ends the day, by the arcminutes of the true Sun past
 * Aries: `day-step` divides that day by the arcminutes the Sun moved in it (58 to 60), as the palace does; `steps` takes 24
 * minutes for each. `fixed-offset`: 2.165 days before Thaloengsok.
 */
export const SONGKRAN_METHODS = ['day-step', 'steps', 'fixed-offset'] as const;
export type SongkranMethod = (typeof SONGKRAN_METHODS)[number];

/** How far an announced moment of Maha Songkran may lie from ours, minutes: 2023 lies 9 away, most within a second. */
export const SONGKRAN_DOUBT_MIN = 10;

/** The ladies of Songkran, by the weekday on which the Sun enters Aries, Sunday first. */
export const SONGKRAN_LADIES = [
  'thungsa',
  'khorakha',
  'raksot',
  'montha',
  'kirini',
  'kimitha',
  'mahothon',
] as const;
export type SongkranLady = (typeof SONGKRAN_LADIES)[number];

/** The ten names of the last digit of the era's year: 1 first, 0 last. */
export const SAK_IDS = [
  'ek',
  'tho',
  'tri',
  'chattawa',
  'bencha',
  'cho',
  'sapta',
  'attha',
  'noppha',
  'samrit',
] as const;
export type SakId = (typeof SAK_IDS)[number];

const DAY_S = 86_400;

/** CE of the civil year in which a year of the era begins. */
export const ceOfChulaSakarat = (cs: number): number => cs + 638;

/** When the number of the year changes to `cs`. Eight hundred parts of a day, so whole multiples of 108 s. */
export function thaloengsok(cs: number): ThaiMoment {
  const parts = 292_207 * cs + 373;
  const inDay = ((parts % 800) + 800) % 800;
  return { days: daysOfHorakhun(Math.floor(parts / 800) + 1), second: inDay * 108 };
}

/** The year of the era on a whole civil day: new from the date of Thaloengsok on. */
export function chulaSakaratOfDay(days: number): number {
  const cs = daysToCivil(days).year - 638;
  return days >= thaloengsok(cs).days ? cs : cs - 1;
}

/** The name of a year by its last digit. */
export function sakOf(cs: number): SakId {
  return SAK_IDS[(((cs - 1) % 10) + 10) % 10] ?? 'samrit';
}

/** When the Sun enters Aries in the civil year in which `cs` begins. */
export function mahaSongkran(cs: number, method: SongkranMethod = 'day-step'): ThaiMoment {
  return method === 'fixed-offset' ? songkranByOffset(cs) : songkranBySun(cs, method);
}

function songkranBySun(cs: number, method: 'day-step' | 'steps'): ThaiMoment {
  const change = thaloengsok(cs).days;
  // The true Sun is there two to three days before the mean one.
  for (let midnight = change - 4; midnight <= change; midnight += 1) {
    const past = suriyayatraSun(horakhunOf(midnight), 0);
    if (past >= ARCMIN_CIRCLE / 2) continue;
    const before = suriyayatraSun(horakhunOf(midnight - 1), 0) - ARCMIN_CIRCLE;
    const inDay = method === 'steps' ? 60 : past - before;
    return shift({ days: midnight, second: 0 }, (-past / inDay) * DAY_S);
  }
  return songkranByOffset(cs);
}

function songkranByOffset(cs: number): ThaiMoment {
  return shift(thaloengsok(cs), -2.165 * DAY_S);
}

function shift({ days, second }: ThaiMoment, seconds: number): ThaiMoment {
  const whole = second + Math.round(seconds);
  const over = Math.floor(whole / DAY_S);
  return { days: days + over, second: whole - over * DAY_S };
}

/** Weekday 1–7 of a moment by the rule of six: before 06:00 it is still the day before. */
export function weekdayBySix({ days, second }: ThaiMoment): number {
  return weekdayNumber(second < DAY_S / 4 ? days - 1 : days);
}

/**
 * The lady of a year. One, although an announcement may lie `SONGKRAN_DOUBT_MIN` from our moment: those that differ are later,
 * and no year of 1800–2200 comes to six in the morning within that.
 */
export function songkranLady(cs: number): SongkranLady {
  return SONGKRAN_LADIES[weekdayBySix(mahaSongkran(cs)) - 1] ?? 'thungsa';
}

/** `2018-04-16T12:59:24`, on the clock of Thailand. */
export function thaiMomentText({ days, second }: ThaiMoment): string {
  return new Date((days * DAY_S + second) * 1000).toISOString().slice(0, 19);
}
