/** Who is calling, by address: for limits only. Addresses are never logged or kept in clear. */
import type { Context } from 'hono';

type NodeBindings = { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } };

/**
 * The address of the client.
 *
 * With no trusted proxy this is the other end of the socket: a forged `X-Forwarded-For` changes nothing.
 * With n trusted proxies it is the n-th entry from the right, the last one a trusted proxy wrote.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const socket = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? 'unknown';
  return addressBehind(socket, c.req.header('x-forwarded-for') ?? '', trustedProxies);
}

/** The same of a connection that ends at `socket` and a request with this `X-Forwarded-For`. */
export function addressBehind(socket: string, forwarded: string, trustedProxies: number): string {
  if (trustedProxies === 0) return socket;
  const hops = forwarded.split(',').map((hop) => withoutPort(hop.trim()));
  return hops.at(-trustedProxies) || socket;
}

/** Some proxies write the port as well, another one for each connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(hop: string): string {
  const [, v4, v6] = /^(?:([\d.]+):\d+|\[([^\]]*)\](?::\d+)?)$/.exec(hop) ?? [];
  return v4 ?? v6 ?? hop;
}

/**
 * The key a limit counts under. IPv4 addresses count alone (also in IPv6 form); IPv6 addresses count by
 * their /64, which is what one household is given at the least.
 */
export const limitKey = (address: string): string => networksOf(address)[0].key;

/** A network a limit counts under, and how many times the limit of one address it may use. */
export type Network = { readonly key: string; readonly share: number };

/**
 * The networks an address counts under: an IPv4 address under itself alone, an IPv6 address under its /64, and under its /56
 * and /48, which one subscriber may be given whole and draw any number of /64 from.
 */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (v4 !== undefined) return [{ key: v4, share: 1 }];
  if (!address.includes(':')) return [{ key: address, share: 1 }];
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''));
  const site = groups.slice(0, 3).join(':');
  return [
    { key: `${groups.join(':')}::/64`, share: 1 },
    { key: `${site}:${(groups[3] ?? '0').padStart(4, '0').slice(0, 2)}00::/56`, share: 2 },
    { key: `${site}::/48`, share: 4 },
  ];
}
