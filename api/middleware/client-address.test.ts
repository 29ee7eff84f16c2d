import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { fromAddress } from '../../tests/support/api-parts.ts';
import { clientAddress, limitKey, networksOf } from './client-address.ts';

describe('limitKey', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(limitKey(address)).toBe(key);
  });
});

describe('networksOf', () => {
  it.each([
    ['192.0.2.1', ['192.0.2.1']],
    ['unknown', ['unknown']],
    ['2001:db8:1:2345::9', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
    ['2001:db8:1:23ff::9', ['2001:db8:1:23ff::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
    ['2001:db8:1:5::9', ['2001:db8:1:5::/64', '2001:db8:1:0000::/56', '2001:db8:1::/48']],
    ['fe80::1', ['fe80:0:0:0::/64', 'fe80:0:0:0000::/56', 'fe80:0:0::/48']],
  ])('of %s are %j', (address, keys) => {
    expect(networksOf(address).map(({ key }) => key)).toEqual(keys);
  });

  it('may use more the wider they are', () => {
    expect(networksOf('2001:db8::1').map(({ share }) => share)).toEqual([1, 2, 4]);
  });
});

describe('clientAddress', () => {
  it.each([
    // Without a trusted proxy nothing that a client says counts.
    [0, '192.0.2.9', '203.0.113.7'],
    [0, undefined, '203.0.113.7'],
    // What stands left of the trusted entries is what the client made up.
    [1, '192.0.2.9', '192.0.2.9'],
    [1, '10.0.0.1, 192.0.2.9', '192.0.2.9'],
    [2, '10.0.0.1, 192.0.2.9, 198.51.100.3', '192.0.2.9'],
    [1, undefined, '203.0.113.7'],
    [1, '', '203.0.113.7'],
    [2, '192.0.2.9', '203.0.113.7'],
    // A port is another one each time.
    [1, '192.0.2.9:5678', '192.0.2.9'],
    [1, '[2001:db8::1]:5678', '2001:db8::1'],
    [1, '[2001:db8::1]', '2001:db8::1'],
    [1, '2001:db8::1', '2001:db8::1'],
  ])('behind %d proxies that say %j it is %s', async (proxies, forwarded, address) => {
    const app = new Hono().get('/', (c) => c.text(clientAddress(c, proxies)));
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const answer = await app.request('/', { headers }, fromAddress('203.0.113.7'));
    expect(await answer.text()).toBe(address);
  });
});
