/**
 * Four pillars against tyme4ts on 510 random births, a third of them within three hours of a solar term and a third between
 * 22:30 and 00:30, those by both schools of the day.
 *
 * Differences that are explained:
 * | what | how often | why |
 * | --- | --- | --- |
 * | pillars | never | |
 * | first luck pillar one day of age apart | 1 in 24 | lunar-typescript drops the seconds of the term, tyme4ts counts them; two minutes are four hours of age |
 */
import {
  ChildLimit,
  DefaultEightCharProvider,
  EarthBranch,
  Gender,
  HeavenStem,
  LunarSect2ChildLimitProvider,
  LunarSect2EightCharProvider,
  SixtyCycle,
  SolarTime,
} from 'tyme4ts';
import type { EightChar } from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import { instantToWall } from '#astro/time/local-time.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { baziBirth } from '#traditions/bazi/chart.ts';
import type { DayBoundary } from '#traditions/bazi/chart.ts';
import { luckOf } from '#traditions/bazi/luck.ts';
import { solarMonthAt } from '#traditions/bazi/solar-months.ts';
import { branchRelation, stemCombination, tenGodIds, tenGodOf } from '#traditions/east-asian/relations.ts';
import {
  BRANCH_CHARS,
  branchElement,
  branchIds,
  charsOf,
  HIDDEN_STEMS,
  isYang,
  nayinIds,
  nayinOf,
  pillarOf,
  STEM_CHARS,
  stemElement,
  stemIds,
  wuxingIds,
} from '#traditions/east-asian/sexagenary.ts';
import { anyMinute, bornAt, dice, zoneRules } from './east-asian-births.ts';

const PROVIDERS = {
  'zi-hour': new DefaultEightCharProvider(),
  midnight: new LunarSect2EightCharProvider(),
} as const;
const OFFSETS = [8, 7, 9, 0, -5, 3];
const HOUR = 3_600_000;
const MINUTE = 60_000;

const school = (dayBoundary: DayBoundary) =>
  ({ dayBoundary, solarTime: 'clock', luckStart: 'by-minutes' }) as const;

function peerAt(at: UnixMs, offsetHours: number, dayBoundary: DayBoundary): EightChar {
  return PROVIDERS[dayBoundary].getEightChar(timeAt(at, offsetHours).getLunarHour());
}

function timeAt(at: UnixMs, offsetHours: number): SolarTime {
  const { date, time, second } = instantToWall(at, offsetHours * 3600);
  const [y = '', m = '', d = ''] = date.split('-');
  return SolarTime.fromYmdHms(+y, +m, +d, +time.slice(0, 2), +time.slice(3), second);
}

/** Births anywhere, beside a term, and about midnight. */
function births(): readonly { readonly at: UnixMs; readonly offset: number }[] {
  const roll = dice(20_260_101);
  return Array.from({ length: 510 }, (_, i) => {
    const offset = OFFSETS[roll(OFFSETS.length)] ?? 8;
    const at = anyMinute(roll);
    if (i % 3 === 0) return { at, offset };
    if (i % 3 === 1) {
      const term = Math.round(solarMonthAt(at).since / MINUTE) * MINUTE;
      return { at: unixMs(term + (roll(361) - 180) * MINUTE), offset };
    }
    const midnight = Math.floor(at / (24 * HOUR)) * 24 * HOUR - offset * HOUR;
    return { at: unixMs(midnight + (roll(121) - 90) * MINUTE), offset };
  });
}

describe('four pillars of tyme4ts', () => {
  it('has the same pillars by both schools of the day', () => {
    const differing: string[] = [];
    for (const [i, { at, offset }] of births().entries()) {
      const china = peerAt(at, 8, 'midnight');
      for (const dayBoundary of i % 3 === 2 ? (['midnight', 'zi-hour'] as const) : (['midnight'] as const)) {
        const { charts } = baziBirth(bornAt(at, offset), school(dayBoundary), zoneRules);
        const [chart] = charts;
        const ours = [chart.year, chart.month, chart.day, chart.hour].map((one) =>
          one === null ? '' : charsOf(one),
        );
        const local = peerAt(at, offset, dayBoundary);
        const theirs = [china.getYear(), china.getMonth(), local.getDay(), local.getHour()].map((one) =>
          one.getName(),
        );
        if (ours.join(' ') !== theirs.join(' '))
          differing.push(`${new Date(at).toISOString()} ${offset} ${ours.join(' ')} ${theirs.join(' ')}`);
      }
    }
    expect(differing).toEqual([]);
  });

  it('has the same first pillar of ten years, and its age to a day', () => {
    const roll = dice(77);
    ChildLimit.provider = new LunarSect2ChildLimitProvider();
    for (let i = 0; i < 120; i += 1) {
      const at = anyMinute(roll);
      const sex = roll(2) === 0 ? 'female' : 'male';
      const { charts } = baziBirth(bornAt(at, 8), school('midnight'), zoneRules);
      const ours = luckOf(charts[0], sex, 'by-minutes');
      const theirs = ChildLimit.fromSolarTime(timeAt(at, 8), sex === 'male' ? Gender.MAN : Gender.WOMAN);
      expect([ours.direction === 'forward', charsOf(ours.pillars[0]?.pillar ?? pillarOf(0))]).toEqual([
        theirs.isForward(),
        theirs.getStartDecadeFortune().getSixtyCycle().getName(),
      ]);
      const age = ({ years, months, days }: typeof ours.start): number => years * 360 + months * 30 + days;
      const peer = age({
        years: theirs.getYearCount(),
        months: theirs.getMonthCount(),
        days: theirs.getDayCount(),
      });
      expect(Math.abs(age(ours.start) - peer)).toBeLessThanOrEqual(1);
    }
  });
});

describe('tables of tyme4ts', () => {
  const stem = (i: number): HeavenStem => HeavenStem.fromIndex(i);
  const branch = (i: number): EarthBranch => EarthBranch.fromIndex(i);
  const ELEMENT_CHARS = '木火土金水';

  it('stems: element, polarity, combination, gods', () => {
    stemIds.forEach((id, i) => {
      expect(stem(i).getName()).toBe(STEM_CHARS.charAt(i));
      expect(stem(i).getElement().getName()).toBe(ELEMENT_CHARS.charAt(wuxingIds.indexOf(stemElement(id))));
      expect(stem(i).getYinYang() === HeavenStem.fromIndex(0).getYinYang()).toBe(isYang(id));
      stemIds.forEach((other, j) => {
        const makes = stemCombination(id, other);
        expect(stem(i).combine(stem(j))?.getName() ?? '').toBe(
          makes === null ? '' : ELEMENT_CHARS.charAt(wuxingIds.indexOf(makes)),
        );
        expect(stem(i).getTenStar(stem(j)).getIndex()).toBe(tenGodIds.indexOf(tenGodOf(id, other)));
      });
    });
  });

  it('branches: element, hidden stems, clash, combination, harm', () => {
    branchIds.forEach((id, i) => {
      expect(branch(i).getName()).toBe(BRANCH_CHARS.charAt(i));
      expect(branch(i).getElement().getName()).toBe(
        ELEMENT_CHARS.charAt(wuxingIds.indexOf(branchElement(id))),
      );
      const hidden = branch(i)
        .getHideHeavenStems()
        .map((one) => one.getHeavenStem().getName());
      expect(HIDDEN_STEMS[id].map((one) => STEM_CHARS.charAt(stemIds.indexOf(one))).toSorted()).toEqual(
        hidden.toSorted(),
      );
      expect(STEM_CHARS.charAt(stemIds.indexOf(HIDDEN_STEMS[id][0]))).toBe(hidden[0]);
      branchIds.forEach((other, j) => {
        const words = branchRelation(id, other).split('-');
        expect(words.includes('clash')).toBe(branch(i).getOpposite().getIndex() === j);
        expect(words.includes('combine')).toBe(branch(i).getCombine().getIndex() === j);
        expect(words.includes('harm')).toBe(branch(i).getHarm().getIndex() === j);
      });
    });
  });

  it('sixty pairs, two to a melody', () => {
    for (let i = 0; i < 60; i += 1) {
      const pair = SixtyCycle.fromIndex(i);
      expect(pair.getName()).toBe(charsOf(pillarOf(i)));
      expect(pair.getSound().getIndex()).toBe(nayinIds.indexOf(nayinOf(pillarOf(i))));
      // The element of a melody is its last character and the last word of its id.
      const element = pair.getSound().getName().at(-1) ?? '';
      expect(nayinOf(pillarOf(i)).endsWith(wuxingIds[ELEMENT_CHARS.indexOf(element)] ?? '?')).toBe(true);
    }
  });
});
