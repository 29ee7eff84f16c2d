/**
 * The service worker: the app starts without a network, and a new version waits for the person's yes.
 *
 * install   the shell (page, scripts, styles, fonts) is fetched whole, or not at all
 * activate  what earlier versions kept is removed
 * fetch     navigations get the shell, hashed files and kept audio come from their caches, the API is otherwise never touched
 * message   take over; keep these files; let the page talk to the person's own model
 * sync      what waits is sent and news are fetched, with every page closed
 * push      the day's reminder is shown, and leads to the Soul Loop
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answerAudio } from './audio.ts';
import { listenForBackgroundSync } from './background.ts';
import { dropOldCaches, placesCache, warm } from './caches.ts';
import { answerKillSwitch, killSwitchPath, obeyKillSwitch } from './kill-switch.ts';
import { parseMessage } from './messages.ts';
import { keepModelOrigin, keptModelOrigin } from './model-origin.ts';
import { listenForReminders } from './reminder.ts';
import { newNonce, withFreshNonce, withModelOrigin } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

// Navigations: registered before the precache, which would answer "/" with the page as it was stored.
registerRoute(
  new NavigationRoute(
    async ({ event }) => {
      event.waitUntil(obeyKillSwitch());
      const shell = await matchPrecache('/index.html');
      if (!shell) return fetch((event as FetchEvent).request);
      return withModelOrigin(await withFreshNonce(shell, newNonce()), await keptModelOrigin());
    },
    {
      denylist: [
        // The server's own paths; sign-in redirects are navigations too.
        /^\/(?:api|auth\/v1|rest\/v1)(?:\/|$|\?)/,
        // A file opened in a tab of its own.
        /^\/[^?]*\.(?!html(?:$|\?))[a-z0-9]{1,12}(?:$|\?)/i,
      ],
    },
  ),
);

// Install: the list of files comes from the build.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

// The city index: large, named by its content, kept from its first use on.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/places/'),
  new CacheFirst({ cacheName: placesCache }),
);

// The page asks whether workers are off: answered without a network too.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === killSwitchPath, answerKillSwitch);

// Audio that the person keeps: whole or any part of it.
answerAudio();

// Activate.
cleanupOutdatedCaches();
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), obeyKillSwitch()]));
});

// Message.
self.addEventListener('message', (event) => {
  const message = parseMessage(event.data);
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message?.type === 'WARM') event.waitUntil(warm(message.urls));
  if (message?.type === 'MODEL_ORIGIN') event.waitUntil(keepModelOriginFor(event, message.origin));
});

/** Keeps it, and tells the page that waits for that. */
async function keepModelOriginFor({ ports }: ExtendableMessageEvent, origin: string | null): Promise<void> {
  await keepModelOrigin(origin);
  ports[0]?.postMessage(true);
}

// Sync.
listenForBackgroundSync();

// Push.
listenForReminders();
