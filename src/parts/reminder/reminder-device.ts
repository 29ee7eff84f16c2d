/** What this browser can do about a reminder: notices, pushes, waking the app now and then, a dot on its icon. */

export type Subscribed = { readonly endpoint: string; readonly keys: { p256dh: string; auth: string } };

export type Permission = 'granted' | 'denied' | 'default' | 'unsupported';

export type ReminderDevice = {
  /** Whether notices may be shown; `default`: nobody was asked. */
  readonly permission: () => Permission;
  /** Asks the person, by the browser's own question. To be called in answer to a press. */
  readonly ask: () => Promise<Permission>;
  /**
   * The browser's subscription to pushes that this key signs, made where there is none; null where the browser has no push
   * service.
   */
  readonly subscribe: (key: string) => Promise<Subscribed | null>;
  /** The address of the subscription there is; null for none. */
  readonly endpoint: () => Promise<string | null>;
  readonly unsubscribe: () => Promise<void>;
  /** Has the browser wake the app now and then; false where it does not. */
  readonly wakeNowAndThen: () => Promise<boolean>;
  readonly letSleep: () => Promise<void>;
  /** Puts the dot on the app's icon, or takes it off. */
  readonly setBadge: (on: boolean) => void;
};

/** As `REMINDER_TAG` of the sync names it; the worker listens for it. */
const TAG = 'reminder';
/** The browser decides, and waits longer than this for an app that is seldom used. */
const WAKE_EVERY_MS = 6 * 3_600_000;

type Periodic = {
  readonly register: (tag: string, options: { readonly minInterval: number }) => Promise<void>;
  readonly unregister: (tag: string) => Promise<void>;
};
type Registration = ServiceWorkerRegistration & { readonly periodicSync?: Periodic };

export const browserReminderDevice: ReminderDevice = {
  permission: () =>
    'Notification' in window && 'serviceWorker' in navigator ? Notification.permission : 'unsupported',
  ask: async () =>
    'Notification' in window && 'serviceWorker' in navigator
      ? Notification.requestPermission()
      : 'unsupported',
  subscribe: async (key) => {
    const pushManager = (await registration())?.pushManager;
    if (pushManager === undefined) return null;
    try {
      const held = await pushManager.getSubscription();
      if (held !== null && keyOf(held) === key) return partsOf(held);
      await held?.unsubscribe();
      return partsOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    } catch {
      // No push service, or one that cannot be reached.
      return null;
    }
  },
  endpoint: async () => (await subscription())?.endpoint ?? null,
  unsubscribe: async () => void (await (await subscription())?.unsubscribe()),
  wakeNowAndThen: async () => {
    const periodicSync = (await registration())?.periodicSync;
    if (periodicSync === undefined) return false;
    return periodicSync.register(TAG, { minInterval: WAKE_EVERY_MS }).then(
      () => true,
      () => false,
    );
  },
  letSleep: async () => {
    await (await registration())?.periodicSync?.unregister(TAG).catch(() => undefined);
  },
  setBadge: (on) => {
    if (!('setAppBadge' in navigator)) return;
    void (on ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
  },
};

/** Undefined where no worker was installed: in a private window, or with workers switched off. */
async function registration(): Promise<Registration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration().catch(() => undefined);
}

async function subscription(): Promise<PushSubscription | null> {
  const pushManager = (await registration())?.pushManager;
  return (await pushManager?.getSubscription().catch(() => null)) ?? null;
}

/** The public key that a subscription was made for, base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function partsOf(held: PushSubscription): Subscribed | null {
  const { endpoint, keys } = held.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, keys: { p256dh, auth } };
}
