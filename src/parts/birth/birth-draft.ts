/** A birth form's text as it was typed, and what can be read from it. Nothing here forgets what a person wrote. */
import { parseBirthDate, parseBirthTime } from '#astro/time/birth-date.ts';
import type { BirthDate, BirthDateError, BirthTimeError, DateOrder } from '#astro/time/birth-date.ts';
import { emptyBirth } from '#contract/birth.ts';
import type { Birth, BirthPlace, Fold } from '#contract/birth.ts';
import { parseOffset, writeOffset } from './offset.ts';

/** Minutes of doubt either way that the form offers. */
export const doubtChoices = [0, 5, 15, 30, 60, 120] as const;

/** What stands in the place's fields while no place is chosen. */
export type PlaceDraft = {
  /** Coordinates by hand instead of the search. */
  readonly byHand: boolean;
  readonly text: string;
  readonly name: string;
  readonly lat: string;
  readonly lon: string;
  readonly zone: string;
  /** The zone is the person's own word, not the one the coordinates lie in. */
  readonly zoneTouched: boolean;
};

export type BirthDraft = {
  readonly date: string;
  readonly time: string;
  readonly timeUnknown: boolean;
  readonly plusMinusMin: number;
  readonly place: BirthPlace | null;
  readonly zone: string | null;
  readonly placeDraft: PlaceDraft;
  /** Answer to an hour that came twice. */
  readonly fold: Fold | null;
  /** Seconds east chosen for an hour the clocks skipped. */
  readonly gapOffset: number | null;
  /** An offset of the person's own, as typed; empty to follow the zone. */
  readonly offset: string;
};

export type DateWhy = Exclude<BirthDateError['why'], 'empty'>;
export type TimeWhy = Exclude<BirthTimeError['why'], 'empty'>;

/** What stands in the way, by field. Words are the catalogue's. */
export type BirthProblems = {
  readonly date?: DateWhy | 'missing';
  readonly time?: TimeWhy | 'missing';
  readonly place?: 'missing';
  readonly zone?: 'missing';
  readonly clock?: 'which-time' | 'skipped-time';
  readonly offset?: 'malformed';
};
export type BirthField = keyof BirthProblems;

/** In the order of the form, so that the first one is where the person is led. */
export const birthFields = [
  'date',
  'time',
  'place',
  'zone',
  'clock',
  'offset',
] as const satisfies readonly BirthField[];

export type BirthRules = {
  readonly order: DateOrder;
  /** `YYYY-MM-DD`, the last day that has begun anywhere. */
  readonly today: string;
  /** The clock's own question about this date, time and place, when it has one. */
  readonly question?: 'ambiguous' | 'gap' | undefined;
  /** Date, time (unless it is said to be unknown) and place must be given. */
  readonly required?: boolean | undefined;
};

export const emptyPlaceDraft: PlaceDraft = {
  byHand: false,
  text: '',
  name: '',
  lat: '',
  lon: '',
  zone: '',
  zoneTouched: false,
};

/** The form for a stored birth, or an empty one. */
export function birthDraftFrom(stored: Birth | null): BirthDraft {
  const birth = stored ?? emptyBirth;
  return {
    date: birth.date ?? '',
    time: birth.time ?? '',
    timeUnknown: birth.date !== null && birth.time === null,
    plusMinusMin: birth.plusMinusMin,
    place: birth.place,
    zone: birth.zone,
    placeDraft: emptyPlaceDraft,
    fold: birth.fold,
    gapOffset: null,
    offset: birth.offsetSeconds === null ? '' : writeOffset(birth.offsetSeconds),
  };
}

export const emptyBirthDraft: BirthDraft = birthDraftFrom(null);

/** The typed date, null while the field is blank. */
export function readDate(text: string, rules: BirthRules): BirthDate | BirthDateError | null {
  const read = parseBirthDate(text, { order: rules.order, notAfter: rules.today });
  return read.type === 'error' && read.why === 'empty' ? null : read;
}

/** The birth as far as it can be read; parts that cannot be read yet are null. */
export function birthOf(draft: BirthDraft, rules: BirthRules): Birth {
  const date = readDate(draft.date, rules);
  const time = draft.timeUnknown ? null : parseBirthTime(draft.time);
  const wall = time?.type === 'time' ? time.time : null;
  return {
    date: date?.type === 'date' ? date.iso : null,
    time: wall,
    plusMinusMin: wall === null ? 0 : draft.plusMinusMin,
    place: draft.place,
    zone: draft.place === null ? null : draft.zone,
    fold: wall === null ? null : draft.fold,
    offsetSeconds: wall === null ? null : (parseOffset(draft.offset) ?? draft.gapOffset),
  };
}

/** Every problem at once; empty when the birth can be taken as `birthOf` reads it. */
export function birthProblems(draft: BirthDraft, rules: BirthRules): BirthProblems {
  const date = readDate(draft.date, rules);
  const time = draft.timeUnknown ? null : parseBirthTime(draft.time);
  const hasOffset = draft.offset.trim() !== '';
  const required = rules.required === true;
  return {
    ...(date === null
      ? required && { date: 'missing' }
      : date.type === 'error' && date.why !== 'empty' && { date: date.why }),
    ...(time?.type === 'error' &&
      (time.why === 'empty' ? required && { time: 'missing' } : { time: time.why })),
    ...(required && draft.place === null && { place: 'missing' }),
    ...(draft.place !== null && draft.zone === null && { zone: 'missing' }),
    ...(!hasOffset && clockProblem(draft, rules)),
    ...(hasOffset && !draft.timeUnknown && parseOffset(draft.offset) === null && { offset: 'malformed' }),
  };
}

/** A changed date, time or place puts the clock's question anew; an offset that was typed stays. */
export function changeBirth<Draft extends BirthDraft>(draft: Draft, change: Partial<Draft>): Draft {
  const moved =
    'date' in change || 'time' in change || 'place' in change || 'zone' in change || 'timeUnknown' in change;
  return { ...draft, ...(moved ? { fold: null, gapOffset: null } : {}), ...change };
}

/** Whether anything was typed or chosen. */
export function isBlank(draft: BirthDraft): boolean {
  return draft.date.trim() === '' && draft.time.trim() === '' && !draft.timeUnknown && draft.place === null;
}

function clockProblem(draft: BirthDraft, { question }: BirthRules): Pick<BirthProblems, 'clock'> {
  if (draft.timeUnknown) return {};
  if (question === 'ambiguous' && draft.fold === null) return { clock: 'which-time' };
  if (question === 'gap' && draft.gapOffset === null) return { clock: 'skipped-time' };
  return {};
}
