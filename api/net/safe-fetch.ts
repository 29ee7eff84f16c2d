/**
 * Fetches an address that a person typed, without becoming that person's way into our own network.
 *
 * What holds, whatever the address says:
 * - the name is resolved once; every answer must be public, one private answer among them refuses all;
 * - the connection goes to the addresses that were checked: a second, different answer of the name is never
 *   asked for;
 * - no redirect is followed, no credentials are sent, no other protocol or port is spoken;
 * - the whole exchange has a time limit and the body a size limit, and the body is never held in memory.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { limitBytes, TooManyBytes } from './byte-limit.ts';
import { isPublicAddress } from './public-address.ts';

export type Resolved = { readonly address: string; readonly family: number };
/** Every address of a host name. Rejects when the name has none. */
export type Lookup = (hostname: string) => Promise<readonly Resolved[]>;

/** Why an address is never fetched, whatever the network does. */
export type FetchRefusal =
  | 'not-an-address'
  | 'not-https'
  | 'has-credentials'
  | 'port'
  | 'not-public'
  | 'redirect'
  | 'encoded'
  | 'too-large';

export type Fetched =
  | {
      readonly type: 'ok';
      readonly contentType: string | null;
      /**
       * Throws `TooManyBytes` past the limit and `FetchBroken` when the connection or the time ends before
       * it.
       */
      readonly body: AsyncIterable<Uint8Array>;
    }
  | { readonly type: 'refused'; readonly why: FetchRefusal }
  /** The host answered, with a status other than 200 that is not a redirect. */
  | { readonly type: 'answered'; readonly status: number }
  /** No name, no route, no TLS, no answer in time: another day it may work. */
  | { readonly type: 'unreachable'; readonly code: string };

export type FetchLimits = {
  readonly maxBytes: number;
  /** From the look-up of the name to the last byte of the body. */
  readonly timeoutMs: number;
};

export type SafeFetch = (address: string, limits: FetchLimits) => Promise<Fetched>;

export type SafeFetchRules = {
  readonly lookup?: Lookup;
  /** Ports besides the protocol's own. None unless given. */
  readonly ports?: readonly number[];
  /** Also speak plain http. Only for tests on loopback. */
  readonly allowHttp?: boolean;
  /** Which addresses may be connected to. The public ones unless given, which only tests on loopback do. */
  readonly isAllowed?: (address: string) => boolean;
};

/** The connection ended, or the time did, before the body was whole. */
export class FetchBroken extends Error {
  override name = 'FetchBroken';
}

const everyAddress: Lookup = (hostname) => systemLookup(hostname, { all: true, verbatim: true });

export function createSafeFetch(rules: SafeFetchRules = {}): SafeFetch {
  return async (address, limits) => {
    const clock = createDeadline(limits.timeoutMs);
    const place = await placeOf(address, rules, clock);
    if (place.type === 'place') return exchange(place, limits, clock);
    clock.stop();
    return place;
  };
}

/** Where a request may go: the host's name and the addresses of it that were checked. */
export type Place = {
  readonly type: 'place';
  readonly url: URL;
  readonly host: string;
  readonly addresses: readonly Resolved[];
};

/** Reads and resolves an address once, by the rules. Whoever connects goes to these addresses and looks no name up again. */
export async function placeOf(
  address: string,
  rules: SafeFetchRules,
  clock: Deadline,
): Promise<Place | Extract<Fetched, { type: 'refused' | 'unreachable' }>> {
  const { lookup = everyAddress, ports = [], allowHttp = false, isAllowed = isPublicAddress } = rules;
  const url = URL.canParse(address) ? new URL(address) : null;
  const fault = faultOf(url, { ports, allowHttp });
  if (url === null || fault !== null) return { type: 'refused', why: fault ?? 'not-an-address' };
  // The URL parser has turned decimal, octal and hexadecimal spellings of an IPv4 host into the usual one.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found =
    family === 0
      ? await clock.within(lookup(host)).catch((error: unknown) => ({ code: codeOf(error) }))
      : [{ address: host, family }];
  if (!Array.isArray(found) || found.length === 0)
    return { type: 'unreachable', code: 'code' in found ? found.code : 'ENOTFOUND' };
  const addresses = found as readonly Resolved[];
  if (!addresses.every((answer) => isAllowed(answer.address))) return { type: 'refused', why: 'not-public' };
  return { type: 'place', url, host, addresses };
}

function faultOf(
  url: URL | null,
  { ports, allowHttp }: { readonly ports: readonly number[]; readonly allowHttp: boolean },
): FetchRefusal | null {
  if (url === null) return 'not-an-address';
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) return 'not-https';
  if (url.username !== '' || url.password !== '') return 'has-credentials';
  // The parser leaves the port out when it is the protocol's own.
  if (url.port !== '' && !ports.includes(Number(url.port))) return 'port';
  return null;
}

/** A connection of its own to a place: none that an earlier call opened under other answers of the name. */
export const connectionTo = ({ url, host, addresses }: Place): RequestOptions & { servername?: string } => ({
  host,
  port: url.port === '' ? undefined : Number(url.port),
  path: `${url.pathname}${url.search}`,
  agent: false,
  lookup: pinnedTo(addresses),
  ...(isIP(host) === 0 ? { servername: host.replace(/\.$/, '') } : {}),
});

function exchange(place: Place, limits: FetchLimits, clock: Deadline): Promise<Fetched> {
  const { url } = place;
  return new Promise((resolve) => {
    let settled = false;
    const settle = (outcome: Fetched): void => {
      // The request closes once more when its body has come; that must not touch the body.
      if (settled) return;
      settled = true;
      resolve(outcome);
      if (outcome.type === 'ok') return;
      clock.stop();
      request.destroy();
    };
    const options: RequestOptions = {
      ...connectionTo(place),
      method: 'GET',
      headers: {
        host: url.host,
        accept: 'audio/*',
        'accept-encoding': 'identity',
        'user-agent': 'Soulstice',
        connection: 'close',
      },
    };
    const request: ClientRequest = url.protocol === 'https:' ? secureRequest(options) : plainRequest(options);
    clock.onEnd(() => {
      if (!settled) request.destroy(new FetchBroken('ETIMEDOUT'));
    });
    request.on('error', (error) => settle({ type: 'unreachable', code: codeOf(error) }));
    request.on('close', () => settle({ type: 'unreachable', code: 'ECONNRESET' }));
    request.on('response', (answer) => settle(judge(answer, limits, clock)));
    request.end();
  });
}

function judge(answer: IncomingMessage, { maxBytes }: FetchLimits, clock: Deadline): Fetched {
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) return { type: 'refused', why: 'redirect' };
  if (status !== 200) return { type: 'answered', status };
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') return { type: 'refused', why: 'encoded' };
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) return { type: 'refused', why: 'too-large' };
  // A body that nobody reads is closed by the clock as well, and has nobody to tell.
  answer.on('error', () => {});
  clock.onEnd(() => answer.destroy(new FetchBroken('ETIMEDOUT')));
  return {
    type: 'ok',
    contentType: answer.headers['content-type'] ?? null,
    body: bodyOf(answer, maxBytes, clock),
  };
}

async function* bodyOf(
  answer: IncomingMessage,
  maxBytes: number,
  clock: Deadline,
): AsyncGenerator<Uint8Array> {
  try {
    yield* limitBytes(answer, maxBytes);
    if (!answer.complete) throw new FetchBroken('ECONNRESET');
  } catch (error) {
    throw error instanceof TooManyBytes ? error : new FetchBroken(codeOf(error));
  } finally {
    clock.stop();
    answer.destroy();
  }
}

/** Answers every question of the socket with the addresses that were checked. */
function pinnedTo(addresses: readonly Resolved[]): LookupFunction {
  return (_hostname, options, callback) => {
    const first = addresses[0];
    if (options.all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

export type Deadline = {
  /** The value, or a rejection once the time is over. */
  readonly within: <T>(work: Promise<T>) => Promise<T>;
  /** What to do when the time is over; at once when it already is. */
  readonly onEnd: (end: () => void) => void;
  readonly stop: () => void;
};

export function createDeadline(timeoutMs: number): Deadline {
  const signal = new AbortController();
  const timer = setTimeout(() => signal.abort(), timeoutMs);
  const onEnd = (end: () => void): void => {
    if (signal.signal.aborted) end();
    else signal.signal.addEventListener('abort', end, { once: true });
  };
  return {
    within: (work) =>
      Promise.race([
        work,
        new Promise<never>((_, reject) => {
          onEnd(() => reject(new FetchBroken('ETIMEDOUT')));
        }),
      ]),
    onEnd,
    stop: () => clearTimeout(timer),
  };
}

/** The code of an error, for a log and never for a person. */
export function codeOf(error: unknown): string {
  if (error instanceof FetchBroken) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : 'EUNKNOWN';
}
