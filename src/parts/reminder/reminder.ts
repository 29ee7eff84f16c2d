/** Turning the daily reminder on and off, and keeping the way it comes by in step with who is here. */
import type { Ok } from '#contract/api/calls.ts';
import { zoneOfDays } from '#db/days.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { keepReminderWay, reminderWay } from '#db/reminder.ts';
import type { ReminderWay } from '#db/reminder.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import type { WriteDeps } from '#db/write.ts';
import type { Permission, ReminderDevice, Subscribed } from './reminder-device.ts';

/** The calls of the server that reminders take; the client of the app fits. */
export type ReminderApi = {
  readonly call: {
    (name: 'pushKey'): Promise<Ok<'pushKey'>>;
    (
      name: 'saveReminder',
      options: { readonly body: Subscribed & { readonly time: string; readonly zone: string } },
    ): Promise<unknown>;
    (name: 'endReminder', options: { readonly body: { readonly endpoint: string } }): Promise<unknown>;
  };
};

export type ReminderDeps = {
  readonly db: SoulsticeDb;
  readonly deps: WriteDeps;
  readonly api: ReminderApi;
  readonly device: ReminderDevice;
  /** Whether the server may be asked as the owner of this database. */
  readonly signedIn: boolean;
};

export type TurnedOn =
  | { readonly type: 'on'; readonly way: ReminderWay['type'] }
  | { readonly type: Exclude<Permission, 'granted'> }
  | { readonly type: 'failed' };

/** Asks the person, and arranges it when they agree. To be called in answer to a press: only then browsers ask. */
export async function turnReminderOn(on: ReminderDeps): Promise<TurnedOn> {
  const permission = await on.device.ask();
  if (permission !== 'granted') return { type: permission };
  const kept = await setSetting(on.db, on.deps, 'reminder.on', true);
  return kept.ok ? { type: 'on', way: await arrangeReminder(on) } : { type: 'failed' };
}

/** Ends it here and on the server. False when the device could not keep that. */
export async function turnReminderOff(off: ReminderDeps): Promise<boolean> {
  const kept = await setSetting(off.db, off.deps, 'reminder.on', false);
  if (!kept.ok) return false;
  await Promise.all([leaveReminder(off.device, off.signedIn ? off.api : null), off.device.letSleep()]);
  await keepReminderWay(off.db, null);
  return true;
}

/**
 * Ends the browser's subscription: with it the push service takes no more messages, whether the server could be told or not.
 * For turning it off and for signing out.
 */
export async function leaveReminder(device: ReminderDevice, api: ReminderApi | null): Promise<void> {
  const endpoint = await device.endpoint();
  device.setBadge(false);
  if (endpoint === null) return;
  await api?.call('endReminder', { body: { endpoint } }).catch(() => undefined);
  await device.unsubscribe().catch(() => undefined);
}

/** Chooses the best way there is and keeps it. Nothing is asked of the person. */
export async function arrangeReminder(given: ReminderDeps): Promise<ReminderWay['type']> {
  const { db, device } = given;
  const way = await bestWay(given);
  if (way.type === 'push') await device.letSleep();
  await keepReminderWay(db, way);
  return way.type;
}

async function bestWay(given: ReminderDeps): Promise<ReminderWay> {
  const { db, device, signedIn } = given;
  const pushed = signedIn ? await tellServer(given) : null;
  if (pushed !== null && pushed.type === 'push') return pushed;
  const wakes = await device.wakeNowAndThen();
  return pushed ?? { type: wakes ? 'periodic' : 'open', told: signedIn ? NO_PUSHES : '' };

  /** Null where this browser takes no pushes. */
  async function tellServer({ api }: ReminderDeps): Promise<ReminderWay | null> {
    try {
      const { key } = await api.call('pushKey');
      const subscribed = await device.subscribe(key);
      if (subscribed === null) return null;
      const [time, zone] = [await getSetting(db, 'reminder.time'), await zoneOfDays(db)];
      await api.call('saveReminder', { body: { ...subscribed, time, zone } });
      return { type: 'push', told: toldText(db.account, time, zone, subscribed.endpoint) };
    } catch {
      return { type: 'unsent', told: '' };
    }
  }
}

/** Stands where the server was asked and the browser takes no pushes: it is not tried again at every start. */
const NO_PUSHES = 'no pushes';

/** What the server is to know, in one text. */
const toldText = (account: string, time: string, zone: string, endpoint: string): string =>
  JSON.stringify([account, time, zone, endpoint]);

/**
 * Arranges the reminder anew where what was arranged does not fit any more: another zone or time, a subscription that the
 * browser has changed, a server that could not be told, somebody who has signed in or out. Does nothing otherwise.
 */
export async function keepReminderInStep(given: ReminderDeps): Promise<void> {
  const { db, device, signedIn } = given;
  if (!(await getSetting(db, 'reminder.on')) || device.permission() !== 'granted') return;
  const way = await reminderWay(db);
  const [time, zone, endpoint] = [
    await getSetting(db, 'reminder.time'),
    await zoneOfDays(db),
    await device.endpoint(),
  ];
  const fits = signedIn
    ? way?.told === NO_PUSHES ||
      (endpoint !== null && way?.told === toldText(db.account, time, zone, endpoint))
    : way?.type === 'periodic' || way?.type === 'open';
  if (!fits) await arrangeReminder(given);
}
