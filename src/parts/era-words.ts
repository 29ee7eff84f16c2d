import { pageSetting } from '#store/page-settings.ts';
import { dates } from '#text/en/dates.ts';
import { inEra } from './in-era.ts';

/** "6 December", with the year where it is not that of `today`, in the era that the person has chosen. */
export function shownDay(localDate: string, today: string): string {
  return inEra(dates.day(localDate, today), pageSetting('era'));
}
