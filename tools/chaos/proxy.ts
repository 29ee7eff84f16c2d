/** A bad network between devices and servers: an HTTP proxy on loopback that cuts, loses, repeats, delays and reorders. */
import { Agent, createServer, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';

/** What may happen to one request. */
export type Fault =
  /** The connection is cut before the server sees it. */
  | 'cut'
  /** The server answers, and the answer never arrives. */
  | 'lost-answer'
  /** It reaches the server a second time, at once or later. */
  | 'twice'
  /** It arrives late, or its answer does. */
  | 'late'
  /** The connection is cut at once; the request arrives later all the same, behind what was sent after it. */
  | 'overtaken';

export type FaultRates = Readonly<Record<Fault, number>>;

/** Shares of all requests; the rest is left alone. */
export const roughNetwork: FaultRates = {
  cut: 0.12,
  'lost-answer': 0.12,
  twice: 0.1,
  late: 0.16,
  overtaken: 0.05,
};
/** Longest delay of `late`, `twice` and `overtaken`. */
const MAX_LATE_MS = 800;

export type ChaosProxy = {
  readonly url: string;
  /** How many requests came, and what happened to them. */
  readonly counts: () => Readonly<Record<Fault | 'requests' | 'unreachable', number>>;
  /** From now on everything goes through untouched. Resolves when nothing that was held back is under way any more. */
  readonly calm: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};
type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Starts a proxy to the servers that `targets` names at that moment; of several, each request goes to one by chance. */
export async function startProxy(options: {
  readonly targets: () => readonly string[];
  readonly chance: Chance;
  readonly rates: FaultRates;
}): Promise<ChaosProxy> {
  const { targets, chance, rates } = options;
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  const underWay = new Set<Promise<unknown>>();
  const counts = { requests: 0, unreachable: 0, cut: 0, 'lost-answer': 0, twice: 0, late: 0, overtaken: 0 };
  let rough = true;

  const drawFault = (): Fault | null => {
    if (!rough) return null;
    let drawn = chance.next();
    for (const [fault, share] of Object.entries(rates) as [Fault, number][]) {
      drawn -= share;
      if (drawn < 0) return fault;
    }
    return null;
  };
  const holdUp = (): Promise<void> => pause(chance.next() * MAX_LATE_MS);
  const ask = (asked: Asked): Promise<Answer> => forward(chance.pick(targets()), asked, agent);
  /** Goes on by itself, whether or not anybody still waits for it. */
  const behind = (work: () => Promise<unknown>): void => {
    const going = work().catch(() => undefined);
    underWay.add(going);
    void going.finally(() => underWay.delete(going));
  };

  const serve = async (asked: Asked, response: ServerResponse): Promise<void> => {
    counts.requests += 1;
    const fault = drawFault();
    if (fault !== null) counts[fault] += 1;
    if (fault === 'cut' || fault === 'overtaken') {
      response.destroy();
      if (fault === 'overtaken') behind(() => holdUp().then(() => ask(asked)));
      return;
    }
    if (fault === 'twice') behind(() => (chance.next() < 0.5 ? ask(asked) : holdUp().then(() => ask(asked))));
    const before = fault === 'late' && chance.next() < 0.5;
    if (before) await holdUp();
    const answer = await ask(asked);
    if (fault === 'late' && !before) await holdUp();
    if (fault === 'lost-answer') response.destroy();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  };

  const server = createServer((incoming, response) => {
    behind(async () => {
      try {
        await serve(await readAsked(incoming), response);
      } catch {
        // Nobody listens there: as for a machine that is down, the connection just ends.
        counts.unreachable += 1;
        response.destroy();
      }
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    counts: () => ({ ...counts }),
    calm: async () => {
      rough = false;
      await Promise.all(underWay);
    },
    close: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      await closed;
    },
  };
}

async function readAsked(incoming: IncomingMessage): Promise<Asked> {
  return {
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: incoming.headers,
    body: await bytesOf(incoming),
  };
}

function forward(target: string, asked: Asked, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { host } = new URL(target);
    const asking = request(
      new URL(asked.path, target),
      { method: asked.method, headers: { ...asked.headers, host }, agent },
      (incoming) => {
        bytesOf(incoming).then(
          (body) => resolve({ status: incoming.statusCode ?? 502, headers: incoming.headers, body }),
          reject,
        );
      },
    );
    asking.once('error', reject);
    asking.end(asked.body);
  });
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
