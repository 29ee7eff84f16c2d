/**
 * The HTTP server under the application: what one connection may take of it, in time and in answers that wait.
 *
 * Node's own limits stay as they are where they are good: 16 KB of headers, 2,000 of them, one head a message.
 */
import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { addressBehind, networksOf } from './middleware/client-address.ts';

export type ConnectionLimits = {
  /** Milliseconds for the head of a request to come. */
  readonly headMs: number;
  /** Milliseconds for all of a request to come: 60 MB of audio at 1.6 Mbit/s take as long. */
  readonly requestMs: number;
  /**
   * Milliseconds without a byte in either direction, after which a connection is cut: a reader who has stopped reading
   * holds a file or a connection to the store. No answer may be silent for longer.
   */
  readonly idleMs: number;
  /** Connections at the same time; further ones are closed at once. */
  readonly connections: number;
  /**
   * The same for one address; IPv6 addresses that share a prefix share it, see `networksOf`. Behind proxies every connection is
   * theirs: there it is how many requests of one address may wait for their answer, and further ones get 429.
   */
  readonly perAddress: number;
  /** Requests of one connection that wait for their answer: browsers and proxies send one at a time. */
  readonly waiting: number;
};

const usual: ConnectionLimits = {
  headMs: 15_000,
  requestMs: 300_000,
  idleMs: 120_000,
  connections: 2000,
  // An office of thirty behind one address, with six connections a browser.
  perAddress: 200,
  waiting: 16,
};

/** `trustedProxies`: how many proxies in front of it are trusted to name the client's address. */
export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  trustedProxies = 0,
  limits: ConnectionLimits = usual,
): Server {
  const held = createHeld(limits.perAddress);
  const listener = getRequestListener(fetch, { hostname: 'localhost' });
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(5000, limits.headMs),
    },
    // HTTP/1.0 may leave the host out, and health checks of proxies do.
    inLine(trustedProxies === 0 ? listener : fromProxies(listener, trustedProxies, held), limits.waiting),
  );
  if (trustedProxies === 0) {
    server.on('connection', (socket) => {
      const letGo = held(socket.remoteAddress ?? 'unknown');
      if (letGo === null) socket.destroy();
      else socket.once('close', letGo);
    });
  }
  server.timeout = limits.idleMs;
  server.maxConnections = limits.connections;
  return server;
}

/** Counts one more for an address and gives what takes it back; null when the address, or its network, has its share. */
function createHeld(perAddress: number): (address: string) => (() => void) | null {
  const counts = new Map<string, number>();
  return (address) => {
    const networks = networksOf(address);
    if (networks.some(({ key, share }) => (counts.get(key) ?? 0) >= perAddress * share)) return null;
    for (const { key } of networks) counts.set(key, (counts.get(key) ?? 0) + 1);
    return () => {
      for (const { key } of networks) {
        const left = (counts.get(key) ?? 0) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      }
    };
  };
}

type Listener = ReturnType<typeof getRequestListener>;

function fromProxies(
  listener: Listener,
  trustedProxies: number,
  held: ReturnType<typeof createHeld>,
): Listener {
  return async (request, answer) => {
    const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join(',');
    const letGo = held(addressBehind(request.socket.remoteAddress ?? 'unknown', forwarded, trustedProxies));
    if (letGo === null) {
      answer.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '5' });
      answer.end('{"error":"Too many requests at the same time. Please try again in 5 seconds."}');
      return;
    }
    answer.once('close', letGo);
    await listener(request, answer);
  };
}

/**
 * Keeps count of the answers that a connection waits for. One that sends request upon request without taking answers is
 * cut. When a connection ends, Node tells only the answer it was sending; the ones behind it are told here, or whatever
 * they hold would stay open.
 */
function inLine(listener: Listener, most: number): RequestListener {
  const lines = new WeakMap<Socket, Set<ServerResponse>>();
  const lineOf = (socket: Socket): Set<ServerResponse> => {
    const known = lines.get(socket);
    if (known !== undefined) return known;
    const line = new Set<ServerResponse>();
    lines.set(socket, line);
    socket.once('close', () => {
      for (const answer of line) {
        if (answer.socket !== null) continue;
        answer.destroy();
        answer.emit('close');
      }
    });
    return line;
  };
  return (request, answer) => {
    const { socket } = request;
    const line = lineOf(socket);
    // What came in one piece is read to its end, also after the connection was cut.
    if (socket.destroyed || line.size >= most) {
      socket.destroy();
      return;
    }
    line.add(answer);
    answer.once('close', () => line.delete(answer));
    // It answers whatever goes wrong in it.
    void listener(request, answer);
  };
}
