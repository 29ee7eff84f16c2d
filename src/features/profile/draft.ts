/** The profile form's text as it was typed, and what can be saved of it. Nothing here forgets what a person wrote. */
import { MAX_IQ, MAX_NAME_CHARS, MIN_IQ } from '#contract/limits.ts';
import type { MbtiType, Profile, ProfileFields, Sex } from '#contract/profile.ts';
import { isStorableText } from '#contract/text.ts';
import { birthDraftFrom, birthFields, birthOf, birthProblems } from '#parts/birth/birth-draft.ts';
import type { BirthDraft, BirthProblems, BirthRules } from '#parts/birth/birth-draft.ts';

export type ProfileDraft = BirthDraft & {
  readonly name: string;
  readonly sex: Sex | '';
  readonly mbtiType: MbtiType | '';
  readonly iq: string;
};

/** What stands in the way, by field. Words are the catalogue's. */
export type DraftProblems = BirthProblems & {
  readonly name?: 'too-long' | 'unstorable';
  readonly iq?: 'not-a-number' | 'out-of-range';
};

export type DraftField = keyof DraftProblems;

/** In the order of the form, so that the first one is where the person is led. */
export const fieldOrder = ['name', ...birthFields, 'iq'] as const satisfies readonly DraftField[];

export type SavableFields = Pick<ProfileFields, 'name' | 'sex' | 'birth' | 'mbtiType' | 'iqScore'>;

export type DraftCheck =
  | { readonly type: 'savable'; readonly fields: SavableFields }
  | { readonly type: 'problems'; readonly problems: DraftProblems };

/** The form for a stored profile, or an empty one. */
export function draftFrom(profile: Profile | null): ProfileDraft {
  return {
    ...birthDraftFrom(profile?.birth ?? null),
    name: profile?.name ?? '',
    sex: profile?.sex ?? '',
    mbtiType: profile?.mbtiType ?? '',
    iq: profile === null || profile.iqScore === null ? '' : String(profile.iqScore),
  };
}

/** What can be saved, or every problem at once. */
export function checkDraft(draft: ProfileDraft, rules: BirthRules): DraftCheck {
  const name = draft.name.trim();
  const iq = readIq(draft.iq);
  const problems: DraftProblems = {
    ...nameProblem(name),
    ...birthProblems(draft, rules),
    ...(typeof iq === 'string' && { iq }),
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

function nameProblem(name: string): Pick<DraftProblems, 'name'> {
  if (name.length > MAX_NAME_CHARS) return { name: 'too-long' };
  return isStorableText(name) ? {} : { name: 'unstorable' };
}

function readIq(text: string): number | null | 'not-a-number' | 'out-of-range' {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  if (!/^\d{1,6}$/.test(plain)) return 'not-a-number';
  const score = Number(plain);
  return score >= MIN_IQ && score <= MAX_IQ ? score : 'out-of-range';
}
