/**
 * The HTTP server under the application: what one connection may take of it, in time and in answers that wait.
 *
 * Node's own limits stay as they are where they are good: 16 KB of headers, 2,000 of them, one head a message.
 */
import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';

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
  /** Requests of one connection that wait for their answer: browsers and proxies send one at a time. */
  readonly waiting: number;
};

const usual: ConnectionLimits = {
  headMs: 15_000,
  requestMs: 300_000,
  idleMs: 120_000,
  connections: 2000,
  waiting: 16,
};

export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  limits: ConnectionLimits = usual,
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(5000, limits.headMs),
    },
    // HTTP/1.0 may leave the host out, and health checks of proxies do.
    inLine(getRequestListener(fetch, { hostname: 'localhost' }), limits.waiting),
  );
  server.timeout = limits.idleMs;
  server.maxConnections = limits.connections;
  return server;
}

/**
 * Keeps count of the answers that a connection waits for. One that sends request upon request without taking answers is
 * cut. When a connection ends, Node tells only the answer it was sending; the ones behind it are told here, or whatever
 * they hold would stay open.
 */
function inLine(listener: ReturnType<typeof getRequestListener>, most: number): RequestListener {
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
