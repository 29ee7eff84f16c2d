import { afterEach, expect, test, vi } from 'vitest';
import { fetchOnline } from './fetch-online.ts';

afterEach(() => vi.unstubAllGlobals());

test('nothing is asked while there is no network, and it fails as fetch does', async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response('yes'));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('navigator', { onLine: false });
  await expect(fetchOnline('/api/health')).rejects.toThrow(TypeError);
  expect(asked).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  expect(await (await fetchOnline('/api/health')).text()).toBe('yes');
});
