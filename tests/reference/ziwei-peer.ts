/**
 * A chart of Zi Wei as one short line, from iztro and from ours, to be compared.
 *
 * Places are letters, `a` rat … `l` pig: life, body, then the 28 stars in the order of their ids with a digit of brightness where
 * there is one; bureau, rulers, lunar date, and the first ages of the twelve palaces.
 */
import { astro } from 'iztro';
import { daysToCivil } from '#astro/time/local-time-calendar.ts';
import { BRANCH_CHARS, branchIds } from '#traditions/east-asian/sexagenary.ts';
import type { Sex } from '#traditions/tradition.ts';
import { ziweiChart } from '#traditions/ziwei/chart.ts';
import { brightnessIds, bureauIds, STAR_CHARS, starIds } from '#traditions/ziwei/stars.ts';

export type PeerBirth = { readonly days: number; readonly hour: number; readonly sex: Sex };

const BRIGHTNESS_CHARS = '庙旺得利平不陷';
const PALACE_CHARS = '命宫 兄弟 夫妻 子女 财帛 疾厄 迁移 仆役 官禄 田宅 福德 父母'.split(' ');

const letter = (place: number): string => 'abcdefghijkl'.charAt(place);
const digit = (step: number): string => (step < 0 ? '' : String(step));

/** By iztro with its defaults. */
export function peerLine({ days, hour, sex }: PeerBirth): string {
  const { year, month, day } = daysToCivil(days);
  const found = astro.bySolar(`${year}-${month}-${day}`, hour, sex, true, 'zh-CN');
  const place = (char: string): string => letter(BRANCH_CHARS.indexOf(char));
  const stars = STAR_CHARS.map((name) => {
    const palace = found.palaces.find(({ majorStars, minorStars }) =>
      [...majorStars, ...minorStars].some((one) => one.name === name),
    );
    const star = palace === undefined ? undefined : [...palace.majorStars, ...palace.minorStars];
    const shine = star?.find((one) => one.name === name)?.brightness ?? '';
    return place(palace?.earthlyBranch ?? '') + digit(shine === '' ? -1 : BRIGHTNESS_CHARS.indexOf(shine));
  });
  const lunar = found.rawDates.lunarDate;
  return [
    place(found.earthlyBranchOfSoulPalace) + place(found.earthlyBranchOfBodyPalace),
    stars.join(''),
    '二三四五六'.indexOf(found.fiveElementsClass.charAt(1)) + 2,
    [found.soul, found.body].map((name) => STAR_CHARS.indexOf(name)).join(','),
    `${lunar.lunarYear}-${lunar.lunarMonth}-${lunar.lunarDay}${lunar.isLeap ? 'L' : ''}`,
    PALACE_CHARS.map((name) => found.palaces.find((one) => one.name === name)?.decadal.range[0]).join(','),
  ].join(' ');
}

/** By our own count. */
export function ourLine({ days, hour, sex }: PeerBirth): string {
  const { lunar, life, body, bureau, lifeRuler, bodyRuler, palaces } = ziweiChart(days, hour, sex);
  const place = (branch: (typeof branchIds)[number]): string => letter(branchIds.indexOf(branch));
  const stars = starIds.map((id) => {
    const palace = palaces.find(({ majors, helpers }) =>
      [...majors, ...helpers].some((one) => one.star === id),
    );
    const star = palace === undefined ? [] : [...palace.majors, ...palace.helpers];
    const shine = star.find((one) => one.star === id)?.brightness ?? null;
    return (
      (palace === undefined ? '' : place(palace.branch)) +
      digit(brightnessIds.findIndex((one) => one === shine))
    );
  });
  return [
    place(life.branch) + place(body.branch),
    stars.join(''),
    bureauIds.indexOf(bureau) + 2,
    [lifeRuler, bodyRuler].map((id) => starIds.indexOf(id)).join(','),
    `${lunar.year}-${lunar.month}-${lunar.day}${lunar.isLeap ? 'L' : ''}`,
    palaces.map(({ ages }) => ages?.[0]).join(','),
  ].join(' ');
}
