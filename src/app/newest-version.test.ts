import { afterEach, expect, test, vi } from 'vitest';
import { lookForVersion } from './newest-version.ts';

type Registration = { installing: object | null; waiting: object | null; update: () => Promise<void> };

function register(registration: Registration | undefined) {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}
afterEach(() => vi.unstubAllGlobals());

test('without a worker there is nothing to look for', async () => {
  register(undefined);
  expect(await lookForVersion()).toBe('unsupported');
});

test('the newest is the newest, one that waits is ready, and no network is said', async () => {
  const update = vi.fn(async () => undefined);
  register({ installing: null, waiting: null, update });
  expect(await lookForVersion()).toBe('none');
  expect(update).toHaveBeenCalledTimes(1);
  register({ installing: null, waiting: {}, update });
  expect(await lookForVersion()).toBe('ready');
  register({ installing: null, waiting: null, update: () => Promise.reject(new TypeError('offline')) });
  expect(await lookForVersion()).toBe('unreached');
});

test('one that is being fetched is waited for', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const registration: Registration = {
    installing: null,
    waiting: null,
    update: async () => {
      registration.installing = installing;
      setTimeout(() => {
        Object.assign(registration, { installing: null, waiting: {} });
        installing.state = 'installed';
        installing.dispatchEvent(new Event('statechange'));
      }, 5);
    },
  };
  register(registration);
  expect(await lookForVersion()).toBe('ready');
});
