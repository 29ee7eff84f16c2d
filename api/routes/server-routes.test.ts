import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NoRoom } from '../storage-room.ts';
import { testApp, testParts } from '../../tests/support/api-parts.ts';
import type { Database } from '../db/database.ts';
import { configRoutes } from './config.ts';
import { healthRoutes } from './health.ts';
import { loginRoutes } from './login.ts';

afterEach(() => void vi.useRealTimers());

const json = async (answer: Response): Promise<unknown> => answer.json();

describe('GET /api/config/supabase', () => {
  const signIn = {
    anonKey: 'sb_publishable_x',
    codeDelivery: 'server-log',
    google: false,
    oidc: null,
  } as const;
  const ask = (url: string | null) =>
    testApp(
      configRoutes({
        ...testParts().deps,
        backend: { ...signIn, url },
        publicOrigin: () => 'https://soulstice.example',
        mapsKey: 'maps-key',
      }),
    );

  it('names this server where it signs people in itself', async () => {
    const answer = await ask(null).request('/api/config/supabase');
    expect(await json(answer)).toEqual({ url: 'https://soulstice.example', ...signIn });
  });

  it('names the hosted project where there is one', async () => {
    const answer = await ask('https://abc.supabase.co').request('/api/config/supabase');
    expect(await json(answer)).toEqual({ url: 'https://abc.supabase.co', ...signIn });
  });

  it('hands out the key of the maps service', async () => {
    expect(await json(await ask(null).request('/api/config/google-maps'))).toEqual({ apiKey: 'maps-key' });
  });
});

describe('GET /api/health', () => {
  const health = (ping: Database['ping'], noRoom: NoRoom | null = null) => {
    const { deps } = testParts();
    const room = { check: () => Promise.resolve(noRoom) };
    return testApp(healthRoutes({ ...deps, db: { ...deps.db, ping }, room, version: '1.2.3' }));
  };
  const away = () => Promise.reject(new Error('connection refused at 10.0.0.7'));

  it('says that it is up and which version it is, whatever the database does', async () => {
    expect(await json(await health(away).request('/api/health'))).toEqual({ status: 'ok', version: '1.2.3' });
    expect(await json(await health(away).request('/api/health/live'))).toEqual({ status: 'ok' });
  });

  it('is ready when the database answers', async () => {
    const answer = await health(() => Promise.resolve()).request('/api/health/ready');
    expect(await json(answer)).toEqual({ status: 'ok', database: 'embedded' });
  });

  it('is not ready when the database does not answer, and says nothing of the inside', async () => {
    const answer = await health(away).request('/api/health/ready');
    expect(answer.status).toBe(503);
    expect(await json(answer)).toEqual({ error: 'The database cannot be reached.' });
  });

  it('is not ready when the disk is full, and is when only the ceiling is reached', async () => {
    const there = () => Promise.resolve();
    const full = await health(there, 'disk-full').request('/api/health/ready');
    expect(full.status).toBe(503);
    expect(await json(full)).toEqual({
      error: 'The disk is full. Nothing new is stored until there is space.',
      code: 'disk-full',
    });
    expect((await health(there, 'at-ceiling').request('/api/health/ready')).status).toBe(200);
  });

  it('does not wait for ever', async () => {
    vi.useFakeTimers();
    const answer = health(() => new Promise(() => undefined)).request('/api/health/ready');
    await vi.advanceTimersByTimeAsync(2000);
    expect((await answer).status).toBe(503);
  });

  it('does not look at the token', async () => {
    const headers = { authorization: 'Bearer ended' };
    const answer = await health(() => Promise.resolve()).request('/api/health/ready', { headers });
    expect(answer.status).toBe(200);
  });
});

describe('GET /api/login', () => {
  it.each([
    [true, '/sign-in?with=oidc'],
    [false, '/sign-in'],
  ])('with a provider: %s, leads to %s', async (oidc, where) => {
    const answer = await testApp(loginRoutes({ ...testParts().deps, oidc })).request(
      '/api/login?next=//evil.test',
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(where);
  });
});
