/**
 * Zi Wei against iztro 2.6.1 on 600 random births of 1901–2099: life and body palace, bureau, fourteen stars and fourteen helpers
 * with their brightness, rulers, lunar date and decades; the lunar dates against tyme4ts as well.
 *
 * iztro needs tens of milliseconds a chart, so its 600 answers lie in ziwei-iztro.json (made by `peerLine` of ziwei-peer.ts), and
 * the first few are asked anew here: the long run asks for as many as LONG_RUN says.
 *
 * Differences that are explained:
 * | what | how often | why |
 * | --- | --- | --- |
 * | charts | never | |
 * | births after 23:00 on the last day of a lunar month | not asked | iztro calls it a thirty-first of the same month; ours is the first of the next |
 */
import { SolarDay } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { daysToCivil } from '#astro/time/local-time-calendar.ts';
import { lunarDate } from '#traditions/ziwei/chart.ts';
import { dice } from './east-asian-births.ts';
import iztro from './ziwei-iztro.json' with { type: 'json' };
import { ourLine, peerLine } from './ziwei-peer.ts';
import type { PeerBirth } from './ziwei-peer.ts';

const COUNT = 600;
/** Days of 1901-03-01 and of the years after it. */
const FIRST = -25_143;
const SPAN = 72_600;

function births(): readonly PeerBirth[] {
  const roll = dice(4242);
  return Array.from({ length: COUNT }, () => ({
    days: FIRST + roll(SPAN),
    hour: roll(12),
    sex: roll(2) === 0 ? 'female' : 'male',
  }));
}

describe('Zi Wei of iztro', () => {
  it('is the same on 600 births', () => {
    expect(iztro.lines).toHaveLength(COUNT);
    expect(births().map(ourLine)).toEqual(iztro.lines);
  });

  it('still answers so', () => {
    const asked = Math.min(COUNT, Math.max(8, Number(process.env.LONG_RUN ?? 8)));
    expect(births().slice(0, asked).map(peerLine)).toEqual(iztro.lines.slice(0, asked));
  });

  it('has the lunar dates of tyme4ts', () => {
    for (const { days } of births()) {
      const { year, month, day } = daysToCivil(days);
      const peer = SolarDay.fromYmd(year, month, day).getLunarDay();
      const peerMonth = peer.getLunarMonth();
      expect(lunarDate(days)).toEqual({
        year: peerMonth.getLunarYear().getYear(),
        month: Math.abs(peerMonth.getMonthWithLeap()),
        day: peer.getDay(),
        isLeap: peerMonth.isLeap(),
      });
    }
  });
});
