/** The profile form's text as it was typed, and what can be saved of it. Nothing here forgets what a person wrote. */
import { parseBirthDate, parseBirthTime } from '#astro/time/birth-date.ts';
import type { BirthDate, BirthDateError, BirthTimeError, DateOrder } from '#astro/time/birth-date.ts';
import { emptyBirth } from '#contract/birth.ts';
import type { Birth, BirthPlace, Fold } from '#contract/birth.ts';
import { MAX_IQ, MAX_NAME_CHARS, MIN_IQ } from '#contract/limits.ts';
import type { MbtiType, Profile, ProfileFields, Sex } from '#contract/profile.ts';
import { isStorableText } from '#contract/text.ts';
import { parseOffset, writeOffset } from './offset.ts';

/** Minutes of doubt either way that the form offers. */
export const doubtChoices = [0, 5, 15, 30, 60, 120] as const;

export type ProfileDraft = {
  readonly name: string;
  readonly sex: Sex | '';
  readonly date: string;
  readonly time: string;
  readonly timeUnknown: boolean;
  readonly plusMinusMin: number;
  readonly place: BirthPlace | null;
  readonly zone: string | null;
  /** Answer to an hour that came twice. */
  readonly fold: Fold | null;
  /** Seconds east chosen for an hour the clocks skipped. */
  readonly gapOffset: number | null;
  /** An offset of the person's own, as typed; empty to follow the zone. */
  readonly offset: string;
  readonly mbtiType: MbtiType | '';
  readonly iq: string;
};

export type DateWhy = Exclude<BirthDateError['why'], 'empty'>;
export type TimeWhy = Exclude<BirthTimeError['why'], 'empty'>;

/** What stands in the way, by field. Words are the catalogue's. */
export type DraftProblems = {
  readonly name?: 'too-long' | 'unstorable';
  readonly date?: DateWhy;
  readonly time?: TimeWhy;
  readonly offset?: 'malformed';
  readonly clock?: 'which-time' | 'skipped-time';
  readonly iq?: 'not-a-number' | 'out-of-range';
};

export type DraftField = keyof DraftProblems;

/** In the order of the form, so that the first one is where the person is led. */
export const fieldOrder = [
  'name',
  'date',
  'time',
  'clock',
  'offset',
  'iq',
] as const satisfies readonly DraftField[];

export type SavableFields = Pick<ProfileFields, 'name' | 'sex' | 'birth' | 'mbtiType' | 'iqScore'>;

export type DraftCheck =
  | { readonly type: 'savable'; readonly fields: SavableFields }
  | { readonly type: 'problems'; readonly problems: DraftProblems };

export type DraftRules = {
  readonly order: DateOrder;
  /** `YYYY-MM-DD`, the last day that has begun anywhere. */
  readonly today: string;
  /** The clock's own question about this date, time and place, when it has one. */
  readonly question?: 'ambiguous' | 'gap' | undefined;
};

/** The form for a stored profile, or an empty one. */
export function draftFrom(profile: Profile | null): ProfileDraft {
  const birth = profile?.birth ?? emptyBirth;
  return {
    name: profile?.name ?? '',
    sex: profile?.sex ?? '',
    date: birth.date ?? '',
    time: birth.time ?? '',
    timeUnknown: birth.date !== null && birth.time === null,
    plusMinusMin: birth.plusMinusMin,
    place: birth.place,
    zone: birth.zone,
    fold: birth.fold,
    gapOffset: null,
    offset: birth.offsetSeconds === null ? '' : writeOffset(birth.offsetSeconds),
    mbtiType: profile?.mbtiType ?? '',
    iq: profile === null || profile.iqScore === null ? '' : String(profile.iqScore),
  };
}

/** The typed date, null while the field is blank. */
export function readDate(text: string, rules: DraftRules): BirthDate | BirthDateError | null {
  const read = parseBirthDate(text, { order: rules.order, notAfter: rules.today });
  return read.type === 'error' && read.why === 'empty' ? null : read;
}

/** The birth as far as it can be read; parts that cannot be read yet are null. */
export function birthOf(draft: ProfileDraft, rules: DraftRules): Birth {
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

/** What can be saved, or every problem at once. */
export function checkDraft(draft: ProfileDraft, rules: DraftRules): DraftCheck {
  const name = draft.name.trim();
  const date = readDate(draft.date, rules);
  const time = parseBirthTime(draft.time);
  const iq = readIq(draft.iq);
  const hasOffset = draft.offset.trim() !== '';
  const problems: DraftProblems = {
    ...(name.length > MAX_NAME_CHARS
      ? { name: 'too-long' }
      : isStorableText(name)
        ? {}
        : { name: 'unstorable' }),
    ...(date?.type === 'error' && date.why !== 'empty' ? { date: date.why } : {}),
    ...(!draft.timeUnknown && time.type === 'error' && time.why !== 'empty' ? { time: time.why } : {}),
    ...(hasOffset && parseOffset(draft.offset) === null ? { offset: 'malformed' } : {}),
    ...(hasOffset ? {} : clockProblem(draft, rules)),
    ...(typeof iq === 'string' ? { iq } : {}),
  };
  if (Object.keys(problems).length > 0) return { type: 'problems', problems };
  const birth = birthOf(draft, rules);
  const anyBirth = birth.date !== null || birth.time !== null || birth.place !== null;
  return {
    type: 'savable',
    fields: {
      name,
      sex: draft.sex === '' ? null : draft.sex,
      birth: anyBirth ? birth : null,
      mbtiType: draft.mbtiType === '' ? null : draft.mbtiType,
      iqScore: typeof iq === 'string' ? null : iq,
    },
  };
}

/** A changed date, time or place puts the clock's question anew; an offset that was typed stays. */
export function changeDraft(draft: ProfileDraft, change: Partial<ProfileDraft>): ProfileDraft {
  const moved = 'date' in change || 'time' in change || 'place' in change || 'timeUnknown' in change;
  return { ...draft, ...(moved ? { fold: null, gapOffset: null } : {}), ...change };
}

function clockProblem(draft: ProfileDraft, { question }: DraftRules): Pick<DraftProblems, 'clock'> {
  if (draft.timeUnknown) return {};
  if (question === 'ambiguous' && draft.fold === null) return { clock: 'which-time' };
  if (question === 'gap' && draft.gapOffset === null) return { clock: 'skipped-time' };
  return {};
}

function readIq(text: string): number | null | 'not-a-number' | 'out-of-range' {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  if (!/^\d{1,6}$/.test(plain)) return 'not-a-number';
  const score = Number(plain);
  return score >= MIN_IQ && score <= MAX_IQ ? score : 'out-of-range';
}
