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
  if (trustedProxies === 0) return socket;
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => withoutPort(hop.trim()));
  return hops.at(-trustedProxies) || socket;
}

/** Some proxies write the port as well, another one for each connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(hop: string): string {
  const [, v4, v6] = /^(?:([\d.]+):\d+|\[([^\]]*)\](?::\d+)?)$/.exec(hop) ?? [];
  return v4 ?? v6 ?? hop;
}

/**
 * The key a limit counts under. IPv4 addresses count alone (also in IPv6 form); IPv6 addresses count by
 * their /64, which is what one household is given.
 */
export function limitKey(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
