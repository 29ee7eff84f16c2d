/**
 * The servers are on loopback, so the tests say which loopback address counts as public: 127.0.0.2.
 * Everything else, 127.0.0.1 above all, is as private as it is for the real rule.
 */
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TooManyBytes } from './byte-limit.ts';
import { createSafeFetch, FetchBroken } from './safe-fetch.ts';
import type { Fetched, Lookup, SafeFetchRules } from './safe-fetch.ts';

const limits = { maxBytes: 1000, timeoutMs: 2000 };
const outside = '127.0.0.2';
const isAllowed = (address: string): boolean => address === outside;

const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    if ('closeAllConnections' in server) (server as Server).closeAllConnections();
    await new Promise((done) => {
      (server as Server).close(done);
    });
  }
});

async function listen(answer: RequestListener, host = outside, port = 0): Promise<number> {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((done) => {
    server.listen(port, host, done);
  });
  return (server.address() as AddressInfo).port;
}

const lookupOf = (...addresses: string[]) =>
  vi.fn<Lookup>(async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

const fetchWith = (rules: SafeFetchRules & { port?: number }) =>
  createSafeFetch({
    allowHttp: true,
    isAllowed,
    ...rules,
    ports: rules.port === undefined ? [] : [rules.port],
  });

async function textOf(fetched: Fetched): Promise<string> {
  if (fetched.type !== 'ok') throw new Error(JSON.stringify(fetched));
  const pieces: Uint8Array[] = [];
  for await (const piece of fetched.body) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

describe('addresses that are refused before anything is looked up or connected to', () => {
  it.each([
    ['nothing', '', 'not-an-address'],
    ['a path', '/audio/x.mp3', 'not-an-address'],
    ['a host without a protocol', '//example.com/x.mp3', 'not-an-address'],
    ['a broken host', 'https://exa mple/x', 'not-an-address'],
    ['http', 'http://example.com/x.mp3', 'not-https'],
    ['a file', 'file:///etc/passwd', 'not-https'],
    ['ftp', 'ftp://example.com/x.mp3', 'not-https'],
    ['data', 'data:audio/mpeg;base64,AAAA', 'not-https'],
    ['script', 'javascript:alert(1)', 'not-https'],
    ['gopher', 'gopher://example.com:70/x', 'not-https'],
    ['a name and password', 'https://user:pass@example.com/x.mp3', 'has-credentials'],
    ['a name alone', 'https://example.com@127.0.0.1/x.mp3', 'has-credentials'],
    ['another port', 'https://example.com:8443/x.mp3', 'port'],
    ['a mail port', 'https://example.com:25/', 'port'],
    ['the http port', 'https://example.com:80/', 'port'],
    ['loopback', 'https://127.0.0.1/x.mp3', 'not-public'],
    ['loopback 6', 'https://[::1]/x.mp3', 'not-public'],
    ['mapped loopback', 'https://[::ffff:127.0.0.1]/x.mp3', 'not-public'],
    ['metadata', 'https://169.254.169.254/latest/meta-data/', 'not-public'],
    ['private', 'https://10.1.2.3/x.mp3', 'not-public'],
    ['unspecified', 'https://0.0.0.0/x.mp3', 'not-public'],
    ['loopback as a decimal number', 'https://2130706433/x.mp3', 'not-public'],
    ['loopback in octal', 'https://0177.0.0.1/x.mp3', 'not-public'],
    ['loopback in hexadecimal', 'https://0x7f.0x0.0x0.0x1/x.mp3', 'not-public'],
    ['loopback in one hexadecimal number', 'https://0x7f000001/x.mp3', 'not-public'],
    ['loopback, short', 'https://127.1/x.mp3', 'not-public'],
    ['loopback in full-width digits', 'https://１２７.０.０.１/x.mp3', 'not-public'],
    ['loopback with a dot after it', 'https://127.0.0.1./x.mp3', 'not-public'],
  ] as const)('%s: %s', async (_, address, why) => {
    const lookup = lookupOf('8.8.8.8');
    expect(await createSafeFetch({ lookup })(address, limits)).toEqual({ type: 'refused', why });
    expect(lookup).not.toHaveBeenCalled();
  });
});

describe('names', () => {
  it.each([
    ['loopback', ['127.0.0.1']],
    ['loopback 6', ['::1']],
    ['a private address', ['192.168.0.10']],
    ['a public and a private one', ['93.184.216.34', '10.0.0.5']],
    ['a private and a public one', ['10.0.0.5', '93.184.216.34']],
    ['a public one and mapped loopback', ['93.184.216.34', '::ffff:127.0.0.1']],
    ['something that is no address', ['localhost']],
  ])('a name that means %s is refused', async (_, addresses) => {
    const lookup = lookupOf(...addresses);
    expect(await createSafeFetch({ lookup })('https://rebind.example/x', limits)).toEqual({
      type: 'refused',
      why: 'not-public',
    });
  });

  it('localhost, through the real resolver, is refused', async () => {
    expect(await createSafeFetch()('https://localhost/x', limits)).toEqual({
      type: 'refused',
      why: 'not-public',
    });
  });

  it('a name without an address is unreachable', async () => {
    const nothing: Lookup = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    const expected = { type: 'unreachable', code: 'ENOTFOUND' };
    expect(await createSafeFetch({ lookup: nothing })('https://a.example/', limits)).toEqual(expected);
    expect(await createSafeFetch({ lookup: lookupOf() })('https://a.example/', limits)).toEqual(expected);
  });

  it('a look-up that never answers ends with the time', async () => {
    const lookup: Lookup = () => new Promise(() => {});
    expect(await createSafeFetch({ lookup })('https://a.example/', { maxBytes: 1, timeoutMs: 20 })).toEqual({
      type: 'unreachable',
      code: 'ETIMEDOUT',
    });
  });

  it('an answer that changes after the check is never asked for: the connection goes where the check looked', async () => {
    // The inner one first: everything on a machine listens there, and the port must be free on both.
    const port = await listen((_, answer) => answer.end('inside'), '127.0.0.1');
    await listen((_, answer) => answer.end('outside'), outside, port);
    const lookup = vi
      .fn<Lookup>()
      .mockResolvedValueOnce([{ address: outside, family: 4 }])
      .mockResolvedValue([{ address: '127.0.0.1', family: 4 }]);
    const fetchIt = fetchWith({ lookup, port });

    expect(await textOf(await fetchIt(`http://rebind.example:${port}/x`, limits))).toBe('outside');
    expect(lookup).toHaveBeenCalledTimes(1);
    // And the next call judges the new answer afresh.
    expect(await fetchIt(`http://rebind.example:${port}/x`, limits)).toEqual({
      type: 'refused',
      why: 'not-public',
    });
  });

  it('TLS is asked for under the name, at the address that was checked', async () => {
    const hello = new Promise<Buffer>((resolve) => {
      const server = createSocketServer((socket) => {
        socket.once('data', (bytes: Buffer) => {
          resolve(bytes);
          socket.destroy();
        });
        socket.on('error', () => {});
      });
      open.push(server);
      server.listen(0, outside, () => {
        const { port } = server.address() as AddressInfo;
        const lookup = lookupOf(outside);
        void fetchWith({ lookup, port })(`https://audio.example:${port}/x`, limits).then((outcome) => {
          expect(outcome.type).toBe('unreachable');
        });
      });
    });
    const bytes = await hello;
    expect(bytes[0], 'a TLS handshake record').toBe(0x16);
    expect(bytes.toString('latin1')).toContain('audio.example');
  });
});

describe('answers', () => {
  it('gives the body of a 200, asked for under its own name and without credentials', async () => {
    const seen: Record<string, unknown>[] = [];
    const port = await listen((request, answer) => {
      seen.push({ url: request.url, ...request.headers });
      answer.writeHead(200, { 'content-type': 'audio/mpeg' }).end('some bytes');
    });
    const fetched = await fetchWith({ lookup: lookupOf(outside), port })(
      `http://audio.example:${port}/a/b.mp3?c=d#e`,
      limits,
    );
    expect(fetched).toMatchObject({ type: 'ok', contentType: 'audio/mpeg' });
    expect(await textOf(fetched)).toBe('some bytes');
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ url: '/a/b.mp3?c=d', host: `audio.example:${port}` });
    expect(Object.keys(seen[0] ?? {})).not.toEqual(expect.arrayContaining(['authorization']));
    expect(seen[0]).not.toHaveProperty('cookie');
  });

  it.each([301, 302, 303, 307, 308])('%d is not followed', async (status) => {
    const asked: string[] = [];
    const port = await listen((request, answer) => {
      asked.push(request.url ?? '');
      answer.writeHead(status, { location: `http://127.0.0.1:${port}/inside` }).end();
    });
    expect(
      await fetchWith({ lookup: lookupOf(outside), port })(`http://a.example:${port}/x`, limits),
    ).toEqual({ type: 'refused', why: 'redirect' });
    expect(asked).toEqual(['/x']);
  });

  it.each([204, 206, 404, 500])('%d is told as it is', async (status) => {
    const port = await listen((_, answer) => answer.writeHead(status).end());
    expect(await fetchWith({ lookup: lookupOf(outside), port })(`http://a.example:${port}/`, limits)).toEqual(
      { type: 'answered', status },
    );
  });

  it('a packed body is refused', async () => {
    const port = await listen((_, answer) =>
      answer.writeHead(200, { 'content-encoding': 'gzip' }).end('packed'),
    );
    expect(await fetchWith({ lookup: lookupOf(outside), port })(`http://a.example:${port}/`, limits)).toEqual(
      { type: 'refused', why: 'encoded' },
    );
  });

  it('a body that says it is too long is refused before it comes', async () => {
    const port = await listen((_, answer) => {
      answer.writeHead(200, { 'content-length': 1001 }).flushHeaders();
    });
    expect(await fetchWith({ lookup: lookupOf(outside), port })(`http://a.example:${port}/`, limits)).toEqual(
      { type: 'refused', why: 'too-large' },
    );
  });

  it('a body that turns out too long ends with an error, and exactly the limit is fine', async () => {
    const port = await listen((request, answer) => {
      answer.write('x'.repeat(1000));
      answer.end(request.url === '/more' ? 'x' : '');
    });
    const fetchIt = fetchWith({ lookup: lookupOf(outside), port });
    expect(await textOf(await fetchIt(`http://a.example:${port}/`, limits))).toHaveLength(1000);
    const long = await fetchIt(`http://a.example:${port}/more`, limits);
    await expect(textOf(long)).rejects.toBeInstanceOf(TooManyBytes);
  });

  it('a body that is cut off ends with an error', async () => {
    const port = await listen((_, answer) => {
      answer.writeHead(200, { 'content-length': 500 });
      answer.write('half', () => answer.destroy());
    });
    const cut = await fetchWith({ lookup: lookupOf(outside), port })(`http://a.example:${port}/`, limits);
    await expect(textOf(cut)).rejects.toBeInstanceOf(FetchBroken);
  });

  it('a body that stops coming ends with the time', async () => {
    const port = await listen((_, answer) => {
      answer.writeHead(200);
      answer.write('first');
    });
    const slow = await fetchWith({ lookup: lookupOf(outside), port })(`http://a.example:${port}/`, {
      ...limits,
      timeoutMs: 100,
    });
    await expect(textOf(slow)).rejects.toMatchObject({ name: 'FetchBroken', message: 'ETIMEDOUT' });
  });

  it('headers that never come end with the time', async () => {
    const port = await listen(() => {});
    expect(
      await fetchWith({ lookup: lookupOf(outside), port })(`http://a.example:${port}/`, {
        ...limits,
        timeoutMs: 50,
      }),
    ).toEqual({ type: 'unreachable', code: 'ETIMEDOUT' });
  });

  it('a closed port is unreachable', async () => {
    const port = await listen(() => {});
    const server = open.pop() as Server;
    await new Promise((done) => {
      server.close(done);
    });
    expect(await fetchWith({ lookup: lookupOf(outside), port })(`http://a.example:${port}/`, limits)).toEqual(
      { type: 'unreachable', code: 'ECONNREFUSED' },
    );
  });
});
