/** Connections that take and do not give, over real sockets. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

const limits = { headMs: 200, requestMs: 600, idleMs: 5000, connections: 10, perAddress: 10, waiting: 16 };

let server: Server | null = null;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

async function serve(
  fetch: (request: Request) => Response | Promise<Response>,
  changed: Partial<typeof limits> = {},
  trustedProxies = 0,
): Promise<(from?: string) => Promise<Socket>> {
  const own = createHttpServer(fetch, trustedProxies, { ...limits, ...changed });
  server = own;
  own.listen(0, '127.0.0.1');
  await once(own, 'listening');
  return async (from = '127.0.0.1') => {
    const { port } = own.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
}

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** `once` would reject at a reset, which is one way to be closed. */
const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('close', () => resolve());
  });
const textOf = async (socket: Socket): Promise<string> => {
  let text = '';
  socket.on('data', (piece) => (text += String(piece)));
  await closed(socket);
  return text;
};

describe('a connection', () => {
  it('that ends leaves nothing open of any answer it was waiting for', async () => {
    let opened = 0;
    let left = 0;
    const endless = (): Response => {
      opened += 1;
      return new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
          cancel: () => void (left += 1),
        }),
      );
    };
    const open = await serve(endless);
    const socket = await open();
    socket.write(get.repeat(10));
    await expect.poll(() => opened).toBe(10);
    await once(socket, 'data');
    socket.destroy();
    await expect.poll(() => left).toBe(10);
  });

  it('that asks and asks without taking answers is cut, and what it sent is not worked on', async () => {
    let asked = 0;
    const open = await serve(() => {
      asked += 1;
      return new Promise<Response>(() => {});
    });
    const socket = await open();
    socket.write(get.repeat(500));
    await closed(socket.resume());
    expect(asked).toBe(16);
  });

  it('may ask for the next before the last has come', async () => {
    let asked = 0;
    const open = await serve(async () => {
      asked += 1;
      const own = asked;
      await new Promise((resolve) => setTimeout(resolve, 10 - own));
      return new Response(`answer ${own}.`);
    });
    const socket = await open();
    socket.write(get.repeat(8) + get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect((await textOf(socket)).match(/answer \d/g)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `answer ${n}`),
    );
  });

  it('of HTTP/1.0 need not say a host, as health checks do not', async () => {
    const open = await serve((request) => new Response(new URL(request.url).pathname));
    const socket = await open();
    socket.write('GET /api/health HTTP/1.0\r\n\r\n');
    expect(await textOf(socket)).toMatch(/ 200 OK[^]*\/api\/health$/);
  });

  it('that never ends the head of its request is told so and closed', async () => {
    const open = await serve(() => new Response('x'), { requestMs: 60_000 });
    const socket = await open();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const dripping = setInterval(() => socket.write('X-Slow: 1\r\n'), 50);
    try {
      expect(await textOf(socket)).toContain('408');
    } finally {
      clearInterval(dripping);
    }
  });

  it('that never ends its body is closed', async () => {
    const open = await serve(async (request) => new Response(await request.text()));
    const socket = await open();
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n');
    const dripping = setInterval(() => socket.write('.'), 50);
    try {
      expect(await textOf(socket)).not.toContain('200');
    } finally {
      clearInterval(dripping);
    }
  });

  it('whose reader has gone to sleep is cut', async () => {
    let left = 0;
    const open = await serve(
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
            cancel: () => void (left += 1),
          }),
        ),
      { idleMs: 200 },
    );
    const socket = await open();
    socket.pause();
    socket.write(get);
    await expect.poll(() => left, { timeout: 5000 }).toBe(1);
  });

  it('is closed at once where there are as many as there may be', async () => {
    const open = await serve(() => new Response('x'));
    await Promise.all(Array.from({ length: 10 }, () => open()));
    const late = await open();
    late.write(get);
    expect(await textOf(late)).toBe('');
  });

  it('is closed at once where its address has its share, and others are let in', async () => {
    const open = await serve(() => new Response('x'), { perAddress: 3 });
    const first = await open();
    await Promise.all([open(), open()]);
    const late = await open();
    late.write(get);
    expect(await textOf(late)).toBe('');

    const asks = get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    const other = await open('127.0.0.2');
    other.write(asks);
    expect(await textOf(other)).toContain(' 200 OK');

    first.destroy();
    await expect
      .poll(async () => {
        const again = await open();
        again.write(asks);
        return textOf(again);
      })
      .toContain(' 200 OK');
  });

  it('of a trusted proxy carries as many waiting requests for each client as a client may have', async () => {
    const waiting: (() => void)[] = [];
    const open = await serve(
      () => new Promise<Response>((resolve) => waiting.push(() => resolve(new Response('x')))),
      { perAddress: 2 },
      1,
    );
    const ask = async (client: string): Promise<Socket> => {
      const socket = await open();
      socket.write(
        get.replace('\r\n\r\n', `\r\nConnection: close\r\nX-Forwarded-For: made-up, ${client}\r\n\r\n`),
      );
      return socket;
    };
    const held = [await ask('192.0.2.1'), await ask('192.0.2.1')];
    await expect.poll(() => waiting.length).toBe(2);
    expect(await textOf(await ask('192.0.2.1'))).toMatch(/ 429 [^]*Retry-After: 5/);
    await ask('192.0.2.2');
    await expect.poll(() => waiting.length).toBe(3);
    const answers = held.map(textOf);
    for (const answer of waiting.splice(0)) answer();
    await Promise.all(answers);
    await ask('192.0.2.1');
    await expect.poll(() => waiting.length).toBe(1);
  });
});
