/** The day's reminder: shown when the server or the browser says so, and a way to the Soul Loop. */
import { REMINDER_PATH, reminderPush } from '#contract/api/push.ts';
import type { ReminderPush } from '#contract/api/push.ts';
import { lookAtReminder, REMINDER_TAG, renewReminder } from '#sync/reminder.ts';
import type { ReminderParts, Subscribed } from '#sync/reminder.ts';
import { uiReminder } from '#text/en/ui-reminder.ts';
import type { PageMessage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** A second notice takes the place of the first. */
const TAG = 'soul-loop';

const ownWords: ReminderPush = {
  title: uiReminder.noticeTitle,
  body: uiReminder.notice,
  path: REMINDER_PATH,
};

export function listenForReminders(): void {
  self.addEventListener('push', (event) => event.waitUntil(onPush(readPush(event.data))));
  self.addEventListener('periodicsync', (event) => {
    const tagged = event as ExtendableEvent & { readonly tag: string };
    if (tagged.tag === REMINDER_TAG) tagged.waitUntil(onLook());
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openLoop());
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    (event as ExtendableEvent).waitUntil(renewReminder(parts(), subscribeAnew).catch(() => undefined));
  });
}

/** A push has to show something, whatever else is true: the browser would say that something happened unseen. */
async function onPush(words: ReminderPush): Promise<void> {
  const state = await lookAtReminder(parts(), { pushed: true }).catch(() => null);
  await Promise.all([show(words), setBadge(state?.open ?? false)]);
}

async function onLook(): Promise<void> {
  const state = await lookAtReminder(parts(), { pushed: false });
  await Promise.all([state.due ? show(ownWords) : undefined, setBadge(state.open)]);
}

/** What came, or our own words where it cannot be read. */
function readPush(data: PushMessageData | null): ReminderPush {
  try {
    const read = reminderPush.safeParse(data?.json());
    return read.success ? read.data : ownWords;
  } catch {
    return ownWords;
  }
}

const show = ({ title, body, path }: ReminderPush): Promise<void> =>
  self.registration.showNotification(title, {
    body,
    tag: TAG,
    icon: '/icons/icon-192.png',
    lang: 'en',
    data: { path },
  });

/** A page that is open is brought to the front and told; otherwise one is opened. */
async function openLoop(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (page === undefined) {
    await self.clients.openWindow(REMINDER_PATH);
    return;
  }
  page.postMessage({ type: 'OPEN', path: REMINDER_PATH } satisfies PageMessage);
  await page.focus().catch(() => undefined);
}

async function setBadge(open: boolean): Promise<void> {
  const { navigator } = self;
  if (!('setAppBadge' in navigator)) return;
  await (open ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}

async function subscribeAnew(key: string): Promise<Subscribed | null> {
  const { pushManager } = self.registration;
  const held = await pushManager.getSubscription();
  const subscription =
    held ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, keys: { p256dh, auth } };
}

const parts = (): ReminderParts => ({
  indexedDB: self.indexedDB,
  IDBKeyRange,
  fetch: (input, init) => fetch(input, init),
  locks: 'locks' in self.navigator ? self.navigator.locks : null,
  nowMs: () => Date.now(),
});
