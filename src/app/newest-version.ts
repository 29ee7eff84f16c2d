/** Starting the page again with the newest version, for when the one that runs is of no more use. */
import type { WorkerMessage } from '#sw/messages.ts';

/** Longest wait for a new version to be fetched; without one the page starts again as it is. */
const PATIENCE_MS = 20_000;

/**
 * Looks for a new version, lets its worker take over, and loads the page anew. Other tabs are offered a reload by their
 * own prompt. Ends with the page; what was typed is kept as a draft already.
 */
export async function reloadIntoNewest(): Promise<void> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await container?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const waiting = registration && (await waitingWorker(registration));
  if (waiting) {
    const taken = new Promise<void>((resolve) => {
      container.addEventListener('controllerchange', () => resolve(), { once: true });
    });
    waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage);
    await Promise.race([taken, patience(PATIENCE_MS / 4)]);
  }
  location.reload();
}

/**
 * Asks the server whether there is a newer version, and waits until its files are there.
 *
 * `none`: this is the newest. `ready`: it waits to take over. `unreached`: the server could not be asked. `unsupported`: this
 * window has no service worker, so that each load of the page brings the newest anyway.
 */
export async function lookForVersion(): Promise<'none' | 'ready' | 'unreached' | 'unsupported'> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await container?.getRegistration().catch(() => undefined);
  if (registration === undefined) return 'unsupported';
  if (registration.waiting !== null) return 'ready';
  const reached = await registration.update().then(
    () => true,
    () => false,
  );
  if (!reached) return 'unreached';
  return (await waitingWorker(registration)) === null ? 'none' : 'ready';
}

/** The worker that may take over, once its files are there; null when there is none. */
async function waitingWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const { installing } = registration;
  if (installing !== null) {
    const settled = new Promise<void>((resolve) => {
      installing.addEventListener('statechange', () => {
        if (installing.state !== 'installing') resolve();
      });
    });
    await Promise.race([settled, patience(PATIENCE_MS)]);
  }
  return registration.waiting;
}

function patience(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
