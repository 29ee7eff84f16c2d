/**
 * Chula Sakarat, the lesser era, and the two moments of its new year: Maha Songkran, when the Sun enters Aries, and
 * Thaloengsok two days later, when the number of the year changes.
 *
 * Days are counted from 1970-01-01, moments are on the clock of Thailand (UTC+7, its mean time before 1920).
 * Sources: Eade (Journal of the Siam Society 88) for the era; Thaloengsok agrees to the second with the palace announcements
 * of BE 2555, 2561 and 2567.
 */
import { daysToCivil } from '#astro/time/local-time-calendar.ts';
import { ARCMIN_CIRCLE, daysOfHorakhun, horakhunOf, suriyayatraSun } from './suriyayatra-sun.ts';
import { weekdayNumber } from './weekday.ts';

/** A moment of the Thai clock: a civil day and whole seconds after its midnight. */
export type ThaiMoment = { readonly days: number; readonly second: number };

/**
 * How Maha Songkran is reckoned. `steps`: back from the midnight that ends the day, 24 minutes for each arcminute of the true
 * Sun past Aries. `fixed-offset`: 2.165 days before Thaloengsok. Announcements lie within 20 minutes of both.
 */
export const SONGKRAN_METHODS = ['steps', 'fixed-offset'] as const;
export type SongkranMethod = (typeof SONGKRAN_METHODS)[number];

/** How far a printed moment of Maha Songkran may lie from ours, minutes. */
export const SONGKRAN_DOUBT_MIN = 20;

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
export function mahaSongkran(cs: number, method: SongkranMethod = 'steps'): ThaiMoment {
  return method === 'steps' ? songkranBySteps(cs) : songkranByOffset(cs);
}

function songkranBySteps(cs: number): ThaiMoment {
  const change = thaloengsok(cs).days;
  // The true Sun is there two to three days before the mean one.
  for (let midnight = change - 4; midnight <= change; midnight += 1) {
    const past = suriyayatraSun(horakhunOf(midnight), 0);
    if (past < ARCMIN_CIRCLE / 2) return shift({ days: midnight, second: 0 }, -past * 24 * 60);
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

/** The lady of a year: one, or both where Maha Songkran lies so near six in the morning that announcements may differ. */
export function songkranLadies(cs: number): readonly [SongkranLady, ...SongkranLady[]] {
  const at = mahaSongkran(cs);
  const doubt = SONGKRAN_DOUBT_MIN * 60;
  const early = ladyOf(weekdayBySix(shift(at, -doubt)));
  const late = ladyOf(weekdayBySix(shift(at, doubt)));
  return early === late ? [early] : [early, late];
}

function ladyOf(weekday: number): SongkranLady {
  return SONGKRAN_LADIES[weekday - 1] ?? 'thungsa';
}

/** `2018-04-16T12:59:24`, on the clock of Thailand. */
export function thaiMomentText({ days, second }: ThaiMoment): string {
  return new Date((days * DAY_S + second) * 1000).toISOString().slice(0, 19);
}
