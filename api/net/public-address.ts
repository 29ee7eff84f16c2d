/** Which addresses belong to the open internet: the only ones the server may be sent to by a person. */
import { isIPv4, isIPv6 } from 'node:net';

/** Ranges of IPv4 that are not public. IANA IPv4 Special-Purpose Address Registry; RFC 6890. */
const v4NotPublic = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map(rangeOf);

/**
 * IPv6 that is handed out to the public at all; loopback, unique local, link-local and multicast lie outside.
 */
const v6Public = rangeOf('2000::/3');

/** Parts of it that are not: protocol assignments with Teredo in them, and documentation. */
const v6NotPublic = ['2001::/23', '2001:db8::/32', '3fff::/20'].map(rangeOf);

/** IPv6 addresses that carry an IPv4 address, and the byte it begins at: mapped, NAT64 and 6to4. */
const v4Carriers = [
  { range: rangeOf('::ffff:0:0/96'), at: 12 },
  { range: rangeOf('64:ff9b::/96'), at: 12 },
  { range: rangeOf('2002::/16'), at: 2 },
] as const;

type Range = { readonly prefix: Uint8Array; readonly bits: number };

/**
 * Whether an address, IPv4 or IPv6 as a resolver writes them, is one of the open internet.
 * An IPv6 address that carries an IPv4 one is judged by what it carries. Anything else is not public.
 */
export function isPublicAddress(address: string): boolean {
  const bytes = addressBytes(address);
  if (bytes === null) return false;
  if (bytes.length === 4) return !v4NotPublic.some((range) => isWithin(bytes, range));
  const carrier = v4Carriers.find(({ range }) => isWithin(bytes, range));
  if (carrier) {
    const carried = bytes.subarray(carrier.at, carrier.at + 4);
    return !v4NotPublic.some((range) => isWithin(carried, range));
  }
  return isWithin(bytes, v6Public) && !v6NotPublic.some((range) => isWithin(bytes, range));
}

/**
 * The 4 or 16 bytes of an address; null when it is none, or has a zone (`fe80::1%eth0`), which no public one
 * has.
 */
function addressBytes(address: string): Uint8Array | null {
  if (isIPv4(address)) return Uint8Array.from(address.split('.'), Number);
  if (!isIPv6(address) || address.includes('%')) return null;
  const [head = '', tail] = withoutDots(address).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return Uint8Array.from(
    [...left, ...zeros, ...right].flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 0xff];
    }),
  );
}

/** `::ffff:1.2.3.4` as `::ffff:102:304`. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((n) => n.toString(16)).join(':'),
  );
}

function rangeOf(text: string): Range {
  const [address = '', bits = ''] = text.split('/');
  const prefix = addressBytes(address);
  if (prefix === null) throw new TypeError(`not a range: ${text}`);
  return { prefix, bits: Number(bits) };
}

function isWithin(bytes: Uint8Array, { prefix, bits }: Range): boolean {
  if (bytes.length !== prefix.length) return false;
  return bytes.every((byte, i) => {
    const kept = Math.min(8, Math.max(0, bits - i * 8));
    const mask = (0xff << (8 - kept)) & 0xff;
    return ((byte ^ (prefix[i] ?? 0)) & mask) === 0;
  });
}
