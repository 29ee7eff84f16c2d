/** The profile that the account's person saved on another device, for a device that has none yet. */
import { emptyBirth } from '#contract/birth.ts';
import type { Birth } from '#contract/birth.ts';
import type { ServerProfile } from '#contract/api/profile.ts';
import { fieldProblems } from '#contract/kinds.ts';
import type { ProfileFields } from '#contract/profile.ts';
import { getProfile, saveProfile } from '#db/profile.ts';
import type { SoulsticeDb } from '#db/database.ts';
import type { WriteDeps } from '#db/write.ts';
import type { Api } from './api-client.ts';

/**
 * Fills the local profile from the server's where nothing was saved on this device. A profile that is here stays as it
 * is. Without an answer nothing happens: the next start asks again.
 */
export async function fillEmptyProfile(
  local: { readonly db: SoulsticeDb; readonly write: WriteDeps },
  api: Pick<Api, 'call'>,
): Promise<void> {
  if ((await getProfile(local.db)) !== null) return;
  const theirs = await api.call('getProfile').catch(() => null);
  if (theirs === null) return;
  const fields = localFields(theirs);
  if (Object.keys(fields).length === 0 || (await getProfile(local.db)) !== null) return;
  await saveProfile(local.db, local.write, fields);
}

/** What of the server's profile is given and fits the contract of the device. */
function localFields(theirs: ServerProfile): Partial<ProfileFields> {
  const given: Partial<ProfileFields> = {
    ...(theirs.name === null || theirs.name === '' ? {} : { name: theirs.name }),
    ...(theirs.sex === null ? {} : { sex: theirs.sex }),
    ...(theirs.mbtiType === null ? {} : { mbtiType: theirs.mbtiType }),
    ...(theirs.iqScore === null ? {} : { iqScore: theirs.iqScore }),
    ...(theirs.birthDate === null && theirs.birthPlace === null ? {} : { birth: localBirth(theirs) }),
  };
  const broken = new Set(fieldProblems('profile', given).map(({ path }) => path.split('.', 1)[0]));
  return Object.fromEntries(Object.entries(given).filter(([name]) => !broken.has(name)));
}

function localBirth(theirs: ServerProfile): Birth {
  const { birthLat: latDeg, birthLng: lonDeg, birthPlace: name } = theirs;
  const placed = latDeg !== null && lonDeg !== null && name !== null;
  return {
    ...emptyBirth,
    date: theirs.birthDate,
    time: theirs.birthTime,
    // The server tells no place id, so it is named after where it stands, as one that was typed in.
    place: placed ? { id: `manual:${latDeg},${lonDeg}`.slice(0, 64), name, latDeg, lonDeg } : null,
    zone: placed ? theirs.birthTimeZoneId : null,
  };
}
