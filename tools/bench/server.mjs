/** The server under load, on both databases, beside a bare Hono route that answers as many bytes with nothing behind it. */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { ensurePostgres, startPostgres } from '../test-postgres.mjs';
import { startServer } from '../test-server.mjs';

const connections = 8;
const measureMs = 3000;
const warmMs = 700;

const natal = {
  name: 'Marta',
  birthDate: '1993-04-14',
  birthTime: '07:42',
  lat: 38.72,
  lng: -9.14,
  timezoneId: 'Europe/Lisbon',
  birthPlace: 'Lisbon',
  gender: 'female',
};

/** Rows for `npm run bench`: requests a second, p95 and memory; ratios are against the bare route of the same run. */
export async function measure() {
  const bare = await bareRoute();
  const base = await load(bare.url, { path: '/bare' });
  await bare.close();
  const rows = [
    { what: 'bare Hono route', value: Math.round(base.perSecond), unit: 'requests/s' },
    { what: 'bare Hono route, p95', value: base.p95Ms, unit: 'ms' },
  ];
  rows.push(...(await onDatabase('PGlite', {}, base)));
  const { bin, reason } = ensurePostgres();
  if (bin === null) {
    rows.push({ what: `PostgreSQL not measured: ${reason}`, value: 0, unit: '' });
    return rows;
  }
  const postgres = await startPostgres(bin);
  try {
    const env = {
      DATABASE_URL: `${postgres.url}/postgres`,
      SERVER_SECRET: 'a secret of the bench alone, 32 and more',
    };
    rows.push(...(await onDatabase('PostgreSQL', env, base)));
  } finally {
    await postgres.stop();
  }
  return rows;
}

async function onDatabase(name, env, base) {
  // Limits are counted as ever, and out of reach.
  const server = await startServer({ env: { ...env, LIMIT_FACTOR: '1000' }, ready: true });
  try {
    const idleMb = residentMb(server.pid);
    const token = await signIn(server);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const birth = JSON.stringify({ ...natal, sex: 'female' });
    await send(server.url, { method: 'POST', path: '/api/profile', headers, body: birth });
    const rows = [];
    const chart = {
      method: 'POST',
      path: '/api/astrology/natal-chart',
      headers,
      body: JSON.stringify(natal),
    };
    for (const { what, call } of [
      { what: 'profile', call: { path: '/api/profile', headers } },
      { what: 'natal chart', call: chart },
      { what: 'soul-wisdom list', call: { path: '/api/soul-wisdom' } },
    ]) {
      const seen = await load(server.url, call);
      rows.push(
        { what: `${name}: ${what}`, value: Math.round(seen.perSecond), unit: 'requests/s' },
        { what: `${name}: ${what}, p95`, value: seen.p95Ms, unit: 'ms' },
        { what: `${name}: ${what}, bare ÷ this`, value: base.perSecond / seen.perSecond, unit: '×' },
      );
    }
    rows.push(
      { what: `${name}: memory idle`, value: idleMb, unit: 'MB' },
      { what: `${name}: memory after load`, value: residentMb(server.pid), unit: 'MB' },
    );
    return rows;
  } finally {
    await server.stop();
  }
}

/** A session, by the code that the server writes when it sends no mail. */
async function signIn(server) {
  const headers = { 'content-type': 'application/json' };
  const email = 'bench@example.org';
  const ask = (path, body) => send(server.url, { method: 'POST', path, headers, body: JSON.stringify(body) });
  await ask('/auth/v1/otp', { email, create_user: true });
  const [, token] = await server.waitForLine(/\b(\d{6})\b/);
  const session = await ask('/auth/v1/verify', { email, token, type: 'email' });
  return JSON.parse(session.text).access_token;
}

async function bareRoute() {
  const body = Array.from({ length: 8 }, (_, i) => ({ id: i, title: 'A row of some length', order: '0' }));
  const app = new Hono().get('/bare', (c) => c.json(body));
  const server = await new Promise((resolve) => {
    const listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(listening));
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Asks over a few kept connections, one request each at a time, for a while; fails on any answer but 200. */
async function load(url, call) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const run = async (untilMs, times) => {
    const ask = async () => {
      while (performance.now() < untilMs) {
        const startedMs = performance.now();
        const { status } = await send(url, { ...call, agent });
        if (status !== 200) throw new Error(`${call.path} answered ${status} under load.`);
        times.push(performance.now() - startedMs);
      }
    };
    await Promise.all(Array.from({ length: connections }, ask));
  };
  await run(performance.now() + warmMs, []);
  const times = [];
  const startedMs = performance.now();
  await run(startedMs + measureMs, times);
  const seconds = (performance.now() - startedMs) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return { perSecond: times.length / seconds, p95Ms: sorted[Math.floor(sorted.length * 0.95)] };
}

function send(url, { method = 'GET', path, headers = {}, body, agent }) {
  return new Promise((resolve, reject) => {
    const asking = request(new URL(path, url), { method, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    asking.once('error', reject);
    asking.end(body);
  });
}

/** Resident memory of a process, from the system's own book; 0 where there is none to read. */
function residentMb(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
