/** The built server as a process: killed during writes, started twice on one database, told to stop, asked what it logs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findPostgres, startPostgres } from '../../tools/test-postgres.mjs';
import { startServer } from '../../tools/test-server.mjs';
import { send, setupTokenOf, signInAt } from '../support/server-people.ts';
import { usedFolder } from '../support/used-server-folder.ts';
import { isLong } from '../support/long-run.ts';

/** How often it is killed. */
const rounds = isLong ? 3 : 1;

const shared = { SERVER_SECRET: 'one secret for every server of this test, long enough' };

/** Runs with a database of its own, and leaves nothing behind. */
const databases = {
  PGlite: async (run: (env: Readonly<Record<string, string>>, dataDir: string) => Promise<void>) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'soulstice-kept-'));
    try {
      await cp(usedFolder, dataDir, { recursive: true });
      await run({}, dataDir);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  PostgreSQL: async (run: (env: Readonly<Record<string, string>>, dataDir: string) => Promise<void>) => {
    const bin = findPostgres()?.bin ?? '';
    test.skip(bin === '', 'PostgreSQL is not here');
    const postgres = await startPostgres(bin);
    const dataDir = await mkdtemp(join(tmpdir(), 'soulstice-kept-'));
    try {
      await run({ ...shared, DATABASE_URL: `${postgres.url}/postgres` }, dataDir);
    } finally {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

for (const [name, withDatabase] of Object.entries(databases)) {
  test(
    `killed during writes, a server on ${name} has lost nothing that it acknowledged`,
    name === 'PostgreSQL' ? { tag: '@long' } : {},
    async () => {
      await withDatabase(async (env, dataDir) => {
        let server = await startServer({ env, dataDir, ready: true });
        const token = await setupTokenOf(server);
        const ana = await signInAt(server, 'ana@example.org');
        expect((await ana.call('POST', '/api/admin/setup', { token })).status).toBe(200);

        const acknowledged: string[] = [];
        for (let round = 0; round < rounds; round++) {
          const { url } = server;
          const writing = { over: false };
          const writer = async (lane: number): Promise<void> => {
            for (let i = 0; !writing.over; i++) {
              const title = `round ${round}, lane ${lane}, item ${i}`;
              const answer = await send(url, 'POST', '/api/admin/soul-wisdom', {
                token: ana.token,
                body: {
                  type: 'podcast',
                  title,
                  description: 'x',
                  duration: '1:00',
                  audioUrl: '/audio/a.mp3',
                },
              }).catch(() => null);
              if (answer?.status === 201) acknowledged.push(title);
              // The limit of the call is met long before the disk is.
              else if (answer?.status === 429) return;
            }
          };
          const writers = [0, 1, 2, 3].map(writer);
          await expect.poll(() => acknowledged.length, { intervals: [5] }).toBeGreaterThan(12 * (round + 1));
          await server.kill();
          writing.over = true;
          await Promise.all(writers);
          server = await startServer({ env: { ...env, LIMIT_FACTOR: '1000' }, dataDir, ready: true });
        }

        const list = await send(server.url, 'GET', '/api/admin/soul-wisdom', { token: ana.token });
        expect(list.status).toBe(200);
        const titles = new Set(((await list.json()) as { title: string }[]).map((item) => item.title));
        expect(acknowledged.filter((title) => !titles.has(title))).toEqual([]);
        await server.stop();
      });
    },
  );
}

test('two servers on one PostgreSQL behave as one', { tag: '@long' }, async () => {
  await databases.PostgreSQL(async (env) => {
    // Both find an empty database at the same time: one of them migrates, the other one waits.
    const [one, two] = await Promise.all([
      startServer({ env, ready: true }),
      startServer({ env, ready: true }),
    ]);
    const servers = [one, two];
    try {
      const tokens = await Promise.all(servers.map(setupTokenOf));
      expect(tokens[1]).toBe(tokens[0]);

      // A code asked for at one is entered at the other, and the session holds at both.
      const ana = await signInAt(one, 'ana@example.org', two);
      const bo = await signInAt(two, 'bo@example.org', one);
      const { token } = ana;
      expect((await send(one.url, 'GET', '/api/profile', { token })).status).toBe(200);
      expect((await send(two.url, 'GET', '/api/profile', { token })).status).toBe(200);

      // Fifty calls with the setup token, at both: one admin.
      const grants = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          send((i % 2 === 0 ? one : two).url, 'POST', '/api/admin/setup', {
            token: (i % 3 === 0 ? ana : bo).token,
            body: { token: tokens[0] },
          }),
        ),
      );
      expect(grants.filter(({ status }) => status === 200)).toHaveLength(1);

      // Signing out at one ends the session at the other.
      expect((await send(one.url, 'POST', '/auth/v1/logout?scope=local', { token, body: {} })).status).toBe(
        204,
      );
      expect((await send(two.url, 'GET', '/api/profile', { token })).status).toBe(401);

      // What is counted at one counts at the other.
      const statuses = [];
      for (let i = 0; i < 31; i++) {
        const { url } = i % 2 === 0 ? one : two;
        const body = {
          birthDate: '1993-04-14',
          birthTime: '07:42',
          birthPlace: 'Lisbon',
          timezone: 'Europe/Lisbon',
        };
        statuses.push((await send(url, 'POST', '/api/calculate/human-design', { body })).status);
      }
      expect(statuses.filter((status) => status === 429)).toHaveLength(1);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
});

/** Starts a server that cannot run, and waits for its end. */
async function failing(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['dist-api/server.js'], {
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, complaint] = [child.stdout, child.stderr].map((stream) => {
    const pieces: string[] = [];
    stream.on('data', (part) => pieces.push(String(part)));
    return () => pieces.join('');
  });
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
  });
  return { code, out: out?.() ?? '', complaint: complaint?.() ?? '' };
}

test('a port that is taken and a folder that is none end the start with one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soulstice-start-'));
  const holder = createServer().listen(0, '127.0.0.1');
  try {
    await once(holder, 'listening');
    const port = String((holder.address() as AddressInfo).port);
    expect(await failing({ PORT: port, DATA_DIR: join(folder, 'data') })).toEqual({
      code: 1,
      out: '',
      complaint: `Port ${port} is taken. Stop what uses it, or choose another: PORT=8788 npm start\n`,
    });
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await failing({ PORT: '0', DATA_DIR: file })).toEqual({
      code: 1,
      out: '',
      complaint: `DATA_DIR: ${file} is a file, or lies inside one. Set DATA_DIR to a folder.\n`,
    });
  } finally {
    holder.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a second server is kept out of a folder that is in use, and told why', { tag: '@long' }, async () => {
  await databases.PGlite(async (env, dataDir) => {
    const server = await startServer({ env, dataDir, ready: true });
    const { code, complaint } = await failing({ PORT: '0', DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(complaint).toContain('The database could not be opened.');
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
    await server.stop();
    const again = await startServer({ env, dataDir, ready: true });
    await again.stop();
  });
});

test('told to stop, it finishes what it was doing', { tag: '@long' }, async () => {
  const server = await startServer({ ready: true });
  const ana = await signInAt(server, 'ana@example.org');
  const body = {
    name: 'Ana',
    birthDate: '1993-04-14',
    birthTime: '07:42',
    lat: 38.72,
    lng: -9.14,
    timezoneId: 'Europe/Lisbon',
    birthPlace: 'Lisbon',
    gender: 'female',
  };
  const asking = Array.from({ length: 8 }, () => ana.call('POST', '/api/astrology/natal-chart', body));
  const stopped = Promise.race(asking).then(() => server.stop());
  for (const answer of await Promise.all(asking)) {
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveProperty('success', true);
  }
  await stopped;
});

test('its log holds no code, token, birth or address of anyone', { tag: '@long' }, async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'debug' }, ready: true });
  try {
    const ana = await signInAt(server, 'canary-mail@example.org');
    await ana.call('POST', '/api/profile', {
      name: 'Canary Name',
      birthDate: '1981-02-03',
      birthTime: '04:05',
    });
    await ana.call('POST', '/api/profile', { birthDate: 'canary-date' });
    await send(server.url, 'POST', '/api/chat', {
      body: { messages: [{ role: 'user', content: 'canary words' }], userProfile: { name: 'Canary Name' } },
    });
    await send(server.url, 'GET', '/api/profile?canary=query', { token: `${ana.token}canary` });
    await send(server.url, 'POST', '/auth/v1/verify', {
      body: { email: 'canary-mail@example.org', token: '000000', type: 'email' },
    });
    const lines = server.printed().split('\n');
    const log = lines.filter((line) => line.startsWith('{') && !line.includes('"listening"')).join('\n');
    expect(log).toContain('"event":"request"');
    expect(log).not.toMatch(/canary|Canary|1981-|"04:05|127\.0\.0\.1|eyJ/);
    expect(log).not.toContain(ana.token.slice(-20));
    expect(log).not.toContain(ana.userId);
  } finally {
    await server.stop();
  }
});
