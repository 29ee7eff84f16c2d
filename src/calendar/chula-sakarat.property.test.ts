/**
 * Laws of the lesser era, 1800–2200:
 * 1. a year is 365 days 6 h 12 min 36 s from Thaloengsok to Thaloengsok, and its number changes on that date and on no other;
 * 2. Maha Songkran is two to three days before, by both methods within 45 minutes of each other;
 * 3. the lady follows the weekday, and every lady has her years;
 * 4. the true Sun goes forward a whole circle in a year.
 */
import { expect, it } from 'vitest';
import {
  ceOfChulaSakarat,
  chulaSakaratOfDay,
  mahaSongkran,
  SAK_IDS,
  sakOf,
  SONGKRAN_LADIES,
  songkranLadies,
  thaiMomentText,
  thaloengsok,
  weekdayBySix,
} from './chula-sakarat.ts';
import { horakhunOf, suriyayatraSun } from './suriyayatra-sun.ts';

const eras = Array.from({ length: 401 }, (_, at) => 1162 + at);
const seconds = ({ days, second }: { readonly days: number; readonly second: number }): number =>
  days * 86_400 + second;

it('changes its number once a year', () => {
  for (const cs of eras) {
    expect(seconds(thaloengsok(cs + 1)) - seconds(thaloengsok(cs))).toBe(
      365 * 86_400 + 6 * 3600 + 12 * 60 + 36,
    );
    const { days } = thaloengsok(cs);
    expect([chulaSakaratOfDay(days - 1), chulaSakaratOfDay(days), chulaSakaratOfDay(days + 300)]).toEqual([
      cs - 1,
      cs,
      cs,
    ]);
    expect(thaiMomentText(thaloengsok(cs)).slice(0, 4)).toBe(String(ceOfChulaSakarat(cs)));
  }
});

it('has the Sun in Aries two days before', () => {
  for (const cs of eras) {
    const steps = seconds(mahaSongkran(cs));
    const before = seconds(thaloengsok(cs)) - steps;
    expect(before).toBeGreaterThan(2 * 86_400);
    expect(before).toBeLessThan(3 * 86_400);
    expect(Math.abs(steps - seconds(mahaSongkran(cs, 'fixed-offset')))).toBeLessThan(45 * 60);
  }
});

it('gives every lady and every sak their years', () => {
  const ladies = eras.flatMap((cs) => songkranLadies(cs));
  expect(new Set(ladies)).toEqual(new Set(SONGKRAN_LADIES));
  expect(new Set(eras.map(sakOf))).toEqual(new Set(SAK_IDS));
  expect([sakOf(1388), sakOf(1390), sakOf(1391)]).toEqual(['attha', 'samrit', 'ek']);
  for (const cs of eras)
    expect(songkranLadies(cs)).toContain(SONGKRAN_LADIES[weekdayBySix(mahaSongkran(cs)) - 1]);
});

it('moves the Sun forward by a degree a day', () => {
  const start = thaloengsok(1388).days;
  let turned = 0;
  for (let day = 0; day < 365; day += 1) {
    const step =
      (suriyayatraSun(horakhunOf(start + day + 1), 0) - suriyayatraSun(horakhunOf(start + day), 0) + 21_600) %
      21_600;
    expect(step).toBeGreaterThanOrEqual(55);
    expect(step).toBeLessThanOrEqual(63);
    turned += step;
  }
  expect(Math.abs(turned - 21_600)).toBeLessThan(60);
});
