/**
 * The page's side of the service worker: registers it, says when the app works offline, says when a new
 * version waits, and hands over when the person agrees. A running page is never swapped under the person.
 */
import type { Workbox } from 'workbox-window';
import { PLACES_MANIFEST } from '#places/manifest.ts';
import type { WorkerMessage } from '#sw/messages.ts';

export type ServiceWorkerEvents = {
  /** The shell is kept on this device: the app now starts without a network. Told once, at the first install. */
  readonly onOfflineReady: () => void;
  /** A new version is there and waits; show a quiet prompt that calls `update`. May be told again. */
  readonly onNeedRefresh: () => void;
  /** The worker is there and can be told what it has to know. */
  readonly onReady: () => void;
};

export type ServiceWorkerControl = {
  /** Takes the new version and reloads the page. Without a version waiting it does nothing. */
  readonly update: () => void;
};

/** What the app needs offline beyond the shell: too large for the precache, so it is fetched at rest. */
const warmUrls = [PLACES_MANIFEST.main, PLACES_MANIFEST.names].map(({ file }) => `/places/${file}`);

/** Looks for a new version when the page comes back into view, at most this often. */
const lookEveryMs = 60 * 60 * 1000;

/** Registers the worker once the page has loaded and is at rest. Without worker support nothing happens. */
export function registerServiceWorker(events: ServiceWorkerEvents): ServiceWorkerControl {
  let takeNewVersion: (() => void) | null = null;
  if ('serviceWorker' in navigator) {
    reloadOnceWhenFilesAreGone();
    whenAtRest(() => {
      void start(events, (take) => {
        takeNewVersion = take;
        events.onNeedRefresh();
      });
    });
  }
  return { update: () => takeNewVersion?.() };
}

async function start(events: ServiceWorkerEvents, offer: (take: () => void) => void): Promise<void> {
  // A worker that recalls itself must not be registered again by the page it serves.
  if (await isTurnedOff()) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js');

  workbox.addEventListener('installed', ({ isUpdate }) => {
    if (!isUpdate) events.onOfflineReady();
  });
  workbox.addEventListener('waiting', () => {
    offer(() => {
      workbox.addEventListener('controlling', () => location.reload());
      workbox.messageSkipWaiting();
    });
  });
  // Another tab took the new version: this page still runs the old one, so it is offered a reload.
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) offer(() => location.reload());
  });

  // A failed registration leaves an app that works online; private windows refuse it by design.
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return;
  lookAgainOnReturn(workbox);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'WARM', urls: warmUrls } satisfies WorkerMessage);
  events.onReady();
}

/** The server has switched workers off (src/sw/kill-switch.ts). */
async function isTurnedOff(): Promise<boolean> {
  // Nobody to ask, and the browser would write the failed request to the console.
  if (!navigator.onLine) return false;
  const answer = await fetch('/sw-off.json', { cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 200) return false;
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === 'object' && body !== null && (body as { readonly off?: unknown }).off === true;
}

function lookAgainOnReturn(workbox: Workbox): void {
  let lookedMs = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedMs < lookEveryMs) return;
    lookedMs = performance.now();
    void workbox.update().catch(() => undefined);
  });
}

/**
 * A part of the app that is loaded late may be gone after a new version took over in another tab.
 * One reload fetches the new one; a second failure in the same version is left to the error boundary.
 */
function reloadOnceWhenFilesAreGone(): void {
  const key = 'soulstice.reloaded';
  addEventListener('vite:preloadError', (event) => {
    // Without a network nothing newer can be had, and before the worker is there a reload would lose the page.
    if (!navigator.onLine) return;
    try {
      if (sessionStorage.getItem(key) === __APP_VERSION__) return;
      sessionStorage.setItem(key, __APP_VERSION__);
    } catch {
      // Without session storage a guard against reloading for ever is not possible.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}

/** After the load event and at the first idle moment; Safari has no idle callback and gets a short wait. */
function whenAtRest(action: () => void): void {
  const atIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 4000 });
    else setTimeout(action, 1500);
  };
  if (document.readyState === 'complete') atIdle();
  else addEventListener('load', atIdle, { once: true });
}
