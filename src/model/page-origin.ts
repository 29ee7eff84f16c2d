/**
 * Telling the service worker where the person's own model is: it adds that origin to what the page may connect to when it
 * hands the page out next. What is told is what the open account keeps, or nothing.
 */
import type { SoulsticeDb } from '#db/database.ts';
import { keptUrl } from './kept-url.ts';
import { readModelUrl } from './model-url.ts';

/** Longest wait for the worker's word. */
const PATIENCE_MS = 3_000;

/** Tells the worker. False when there is none in this window: then no such address can be reached. */
export async function tellModelOrigin(db: SoulsticeDb): Promise<boolean> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await container?.getRegistration().catch(() => undefined);
  const worker = container?.controller ?? registration?.active ?? null;
  if (worker === null) return false;
  const url = readModelUrl((await keptUrl(db)) ?? '');
  const origin = url.ok ? url.value.origin : null;
  const { port1, port2 } = new MessageChannel();
  const told = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(true), { once: true });
    port1.start();
    setTimeout(() => resolve(false), PATIENCE_MS);
  });
  worker.postMessage({ type: 'MODEL_ORIGIN', origin }, [port2]);
  return told.finally(() => port1.close());
}
