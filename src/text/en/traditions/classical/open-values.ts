/** How a value is said that the birth leaves open, and dates in the person's own days. */
import type { TellAbout } from '#companion/testimony/tradition-words.ts';
import type { Fact } from '#facts/fact.ts';
import { localDate } from '#lib/local-date.ts';
import { dates } from '../../dates.ts';
import { idsOf, listed, wording } from '../drawn/telling.ts';

export const isEither = (fact: Fact | undefined): boolean => fact?.value.type === 'either';

/** "Leo", "Leo or Virgo", "Sun and Moon". */
export function valueOf(fact: Fact | undefined, nameOf: (id: string) => string): string {
  return listed(idsOf(fact).map(nameOf), isEither(fact) ? 'or' : 'and');
}

/** The one word of a fact; null where it is open, absent or a list. */
export function oneWord(fact: Fact | undefined): string | null {
  return fact?.value.type === 'id' ? fact.value.id : null;
}

const open = [
  'The clock leaves more than one answer open, so read each and keep the one that fits.',
  'Which of them it is hangs on the hour of birth, so I take none of them further.',
  'A surer hour of birth would settle it; until then they all stand.',
] as const;

export const openLine = (variant: number): string => wording(open, variant);

/** "6 December" for the first instant of a fact, in the zone of the person; null without one. */
export function dayOf(
  fact: Fact | undefined,
  { zone, today }: Pick<TellAbout, 'zone' | 'today'>,
): string | null {
  const local = localDayOf(fact, zone);
  return local === null ? null : dates.day(local, today);
}

/** `YYYY-MM-DD` there; a bare date is a day already. */
export function localDayOf(fact: Fact | undefined, zone: string): string | null {
  const at = fact?.value.type === 'instants' ? fact.value.at[0] : undefined;
  if (at === undefined) return null;
  return at.length === 10 ? at : localDate(Date.parse(at), zone);
}

/** For a title, where no zone is at hand: the UTC day, with its year. */
export function plainDay(fact: Fact): string {
  const { value } = fact;
  return value.type === 'instants' ? listed(value.at.map((at) => dates.day(at.slice(0, 10), ''))) : '';
}
