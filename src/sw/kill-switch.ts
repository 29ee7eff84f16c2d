/**
 * The way out, should a worker ever ship broken: the server answers `killSwitchPath` with `{ "off": true }`
 * and every installed worker removes its caches and itself. What the person made is in IndexedDB and stays.
 */
declare const self: ServiceWorkerGlobalScope;

const askEveryMs = 10 * 60 * 1000;
let askedMs = Number.NEGATIVE_INFINITY;

export const killSwitchPath = '/sw-off.json';

/** Null without a network: a request that cannot succeed is not made, for the browser writes each failure to the console. */
const ask = async (): Promise<Response | null> =>
  self.navigator.onLine ? fetch(killSwitchPath, { cache: 'no-store' }).catch(() => null) : null;

/** Answers the page, which asks before it registers a worker. What cannot be asked now is not off, and no error of the page. */
export async function answerKillSwitch(): Promise<Response> {
  return (await ask()) ?? Response.json({ off: false });
}

/** Asks the server; once it has answered, not again for ten minutes. Offline or on a static host nothing happens. */
export async function obeyKillSwitch(): Promise<void> {
  if (performance.now() - askedMs < askEveryMs) return;
  const answer = await ask();
  if (answer === null) return;
  askedMs = performance.now();
  if (answer.status !== 200) return;
  const body: unknown = await answer.json().catch(() => null);
  if (!isOff(body)) return;

  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    await client.navigate(client.url).catch(() => null);
  }
}

/** Whether an answer of `/sw-off.json` turns the worker off. */
export function isOff(body: unknown): boolean {
  return typeof body === 'object' && body !== null && (body as { readonly off?: unknown }).off === true;
}
