/**
 * The profile on its way to the account. The device has kept it already; what could not be sent is remembered in the
 * account's own database, which its copy on this device takes along, and sent at the next chance.
 */
import { type Api, ApiError } from '#account/api-client.ts';
import type { Sent } from '#contract/api/calls.ts';
import type { Profile } from '#contract/profile.ts';
import { attempt } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import type { WriteDeps, Written } from '#db/write.ts';

export type Delivery =
  | { readonly type: 'sent' }
  /** Nobody answered who could take it: no network, a server at rest, or a session that has ended. */
  | { readonly type: 'later' }
  /** The server will not take it as it is; `message` is its own, with the status. */
  | { readonly type: 'refused'; readonly message: string };

const KEY = 'profile-unsent';

/** `mark` tells one save from the next, so that a late answer does not clear a newer one. */
type Unsent = { readonly mark: string; readonly refused: boolean };

/** Notes that the account has not got the profile as it is now. Offline: at once. */
export function rememberUnsent(db: SoulsticeDb, deps: WriteDeps): Written<void> {
  const value: Unsent = { mark: deps.ids.short(), refused: false };
  return attempt(db, async () => {
    await db.local.put({ key: KEY, value });
  });
}

/**
 * Sends what the account has not got; null when there is nothing, or nothing that it had not refused already. Never
 * rejects.
 */
export async function sendUnsent(db: SoulsticeDb, api: Api): Promise<Delivery | null> {
  const read = await attempt(db, () => db.local.get(KEY));
  const unsent = read.ok ? readUnsent(read.value?.value) : null;
  if (unsent === null || unsent.refused) return null;
  const delivery = await send(db, api);
  if (delivery.type !== 'later') await settle(db, unsent, delivery);
  return delivery;
}

async function settle(db: SoulsticeDb, unsent: Unsent, delivery: Delivery): Promise<void> {
  await attempt(db, () =>
    db.transaction('rw', db.local, async () => {
      const now = readUnsent((await db.local.get(KEY))?.value);
      if (now?.mark !== unsent.mark) return;
      if (delivery.type === 'sent') await db.local.delete(KEY);
      else await db.local.put({ key: KEY, value: { ...unsent, refused: true } satisfies Unsent });
    }),
  );
}

function readUnsent(stored: unknown): Unsent | null {
  const { mark, refused } = (stored ?? {}) as { mark?: unknown; refused?: unknown };
  return typeof mark === 'string' ? { mark, refused: refused === true } : null;
}

async function send(db: SoulsticeDb, api: Api): Promise<Delivery> {
  const read = await attempt(db, () => getProfile(db));
  if (!read.ok) return { type: 'later' };
  const profile = read.value;
  if (profile === null) return { type: 'sent' };
  try {
    await api.call('saveProfile', { body: profileBody(profile) });
  } catch (error) {
    return deliveryOf(error);
  }
  const body = placeBody(profile);
  if (body === null) return { type: 'sent' };
  try {
    await api.call('saveBirthPlace', { body });
  } catch (error) {
    const delivery = deliveryOf(error);
    if (delivery.type === 'later') return delivery;
    // The device has the place, and nothing that the person could do would change the answer.
    // oxlint-disable-next-line no-console
    console.error('The birth place was not saved to the account', error);
  }
  return { type: 'sent' };
}

function deliveryOf(error: unknown): Delivery {
  if (!(error instanceof ApiError)) return { type: 'later' };
  const { status, message } = error;
  const mayPass = status >= 500 || status === 401 || status === 408 || status === 429;
  return mayPass ? { type: 'later' } : { type: 'refused', message };
}

function profileBody({ name, birth, sex, mbtiType, iqScore }: Profile): Sent<'saveProfile'> {
  return {
    name,
    birthDate: birth?.date ?? null,
    birthTime: birth?.time ?? null,
    birthPlace: birth?.place?.name ?? null,
    sex,
    mbtiType,
    iqScore,
  };
}

/** Null while the place, the date or the time is missing: the account keeps a place with its moment only. */
export function placeBody({ birth }: Pick<Profile, 'birth'>): Sent<'saveBirthPlace'> | null {
  if (birth === null || birth.place === null || birth.date === null || birth.time === null) return null;
  const { place, date, time } = birth;
  return {
    place_id: place.id,
    formatted_address: place.name,
    lat: place.latDeg,
    lng: place.lonDeg,
    birthDateTimeISO: `${date}T${time}:00`,
  };
}
