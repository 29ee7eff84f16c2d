/**
 * Year and month stars against lunar-typescript on 510 random births, a third of them within three hours of a term: our own Sun
 * against the library's terms and tables.
 *
 * Differences that are explained:
 * | what | how often | why |
 * | --- | --- | --- |
 * | births within the minute of a term | never met at whole minutes | two theories of the Sun, some seconds apart; the sheet then shows both |
 */
import { Solar } from 'lunar-typescript';
import type { Lunar } from 'lunar-typescript';
import { describe, expect, it } from 'vitest';
import { instantToWall } from '#astro/time/local-time.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { solarYearAt } from '#calendar/solar-year.ts';
import { birthStars } from '#traditions/nine-star-ki/stars.ts';
import { anyMinute, dice } from './east-asian-births.ts';

const MINUTE = 60_000;

function lunarAt(at: UnixMs): Lunar {
  const { date, time, second } = instantToWall(at, 8 * 3600);
  const [y = 0, m = 0, d = 0] = date.split('-').map(Number);
  return Solar.fromYmdHms(y, m, d, +time.slice(0, 2), +time.slice(3), second).getLunar();
}

/** The term of the library after an instant, to the minute. */
function nextTerm(at: UnixMs): number {
  const term = lunarAt(at).getNextJie().getSolar();
  return Date.parse(`${term.toYmdHms().slice(0, 16).replace(' ', 'T')}:00+08:00`);
}

function peerStars(at: UnixMs): readonly number[] {
  const lunar = lunarAt(at);
  return [lunar.getYearNineStar(3), lunar.getMonthNineStar(3)].map((star) => star.getIndex() + 1);
}

describe('nine stars of lunar-typescript', () => {
  it('are the same by year and month', () => {
    const roll = dice(99);
    const differing: string[] = [];
    for (let i = 0; i < 510; i += 1) {
      const any = anyMinute(roll);
      const at = i % 3 === 0 ? unixMs(nextTerm(any) + (roll(361) - 180) * MINUTE) : any;
      const { year, month } = birthStars(solarYearAt(at));
      const peer = peerStars(at);
      if (peer[0] !== year || peer[1] !== month)
        differing.push(`${new Date(at).toISOString()} ${year} ${month} / ${peer.join(' ')}`);
    }
    expect(differing).toEqual([]);
  });
});
