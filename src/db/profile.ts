/** The person's own profile: one record, saved from one form. */
import { emptyProfile, PROFILE_ID } from '#contract/profile.ts';
import type { Profile, ProfileFields } from '#contract/profile.ts';
import type { SoulsticeDb } from './database.ts';
import { getRecord } from './read.ts';
import { writeAfterReading } from './write.ts';
import type { WriteDeps, Written } from './write.ts';

/** The profile, null before the first save (and when its row cannot be read). For a live query. */
export function getProfile(db: SoulsticeDb): Promise<Profile | null> {
  return getRecord(db, 'profile', PROFILE_ID);
}

/**
 * Saves the fields given; the others stay. Check the form with `fieldProblems('profile', fields)` first.
 *
 * Offline: at once. On conflict each field goes to its later save; `birth` is one field, so date, time and place of two
 * devices are never mixed. Fields that did not change are not written.
 */
export function saveProfile(
  db: SoulsticeDb,
  deps: WriteDeps,
  fields: Partial<ProfileFields>,
): Written<Profile> {
  return writeAfterReading(db, deps, ['profile'], async () => {
    const stored = await getProfile(db);
    const profile = { ...(stored ?? emptyProfile), ...fields, id: PROFILE_ID };
    const { id: _, ...whole } = profile;
    return {
      changes: [{ kind: 'profile', id: PROFILE_ID, fields: stored === null ? whole : fields }],
      value: profile,
    };
  });
}
