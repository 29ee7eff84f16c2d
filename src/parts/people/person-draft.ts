/** The form of a kept person as it was typed, and what can be saved of it. */
import { MAX_NAME_CHARS } from '#contract/limits.ts';
import type { Person, PersonFields } from '#contract/person.ts';
import { isStorableText } from '#contract/text.ts';
import { type BirthDraft, birthDraftFrom, birthOf, type BirthRules, isBlank } from '../birth/birth-draft.ts';
import { isRole } from './roles.ts';

/** As many letters as a role can have (contract/person.ts). */
export const MAX_ROLE_CHARS = 60;

export type PersonDraft = BirthDraft & {
  readonly name: string;
  /** A role on offer, `other` for the words in `otherRole`, or empty. */
  readonly role: string;
  readonly otherRole: string;
  readonly consent: boolean;
};

export type PersonProblems = {
  readonly name?: 'missing' | 'too-long' | 'unstorable';
  readonly consent?: 'missing';
};

/** The form for somebody kept, or for somebody new whose birth was already typed elsewhere. */
export function personDraftFrom(
  person: Person | null,
  typed?: { readonly name: string; readonly birth: BirthDraft },
): PersonDraft {
  const role = person?.role ?? '';
  return {
    ...(typed?.birth ?? birthDraftFrom(person?.birth ?? null)),
    name: person?.name ?? typed?.name ?? '',
    role: role === '' || isRole(role) ? role : 'other',
    otherRole: isRole(role) ? '' : role,
    consent: person !== null && person.consentAt !== null,
  };
}

/** What stands in the way of keeping this person, besides their birth. */
export function personProblems(draft: PersonDraft): PersonProblems {
  const name = draft.name.trim();
  return {
    ...(name === ''
      ? { name: 'missing' }
      : name.length > MAX_NAME_CHARS
        ? { name: 'too-long' }
        : !isStorableText(name) && { name: 'unstorable' }),
    ...(!draft.consent && { consent: 'missing' }),
  };
}

/** What is kept. `consentAt` stays when it was given before. */
export function personFieldsOf(
  draft: PersonDraft,
  rules: BirthRules,
  before: Person | null,
  now: number,
): Omit<PersonFields, 'deletedAt'> {
  return {
    name: draft.name.trim(),
    role: (draft.role === 'other' ? draft.otherRole.trim() : draft.role).slice(0, MAX_ROLE_CHARS),
    birth: isBlank(draft) ? null : birthOf(draft, rules),
    consentAt: draft.consent ? (before?.consentAt ?? now) : null,
  };
}
