/**
 * The admin area and Soul Wisdom over a database: people with real sessions, files in a folder, a network by
 * hand.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { createAdmins } from '../../api/admin/admins.ts';
import type { Identity } from '../../api/auth/verifier.ts';
import type { RouteDeps } from '../../api/calls.ts';
import type { Database } from '../../api/db/database.ts';
import { createAudioLibrary } from '../../api/files/audio-library.ts';
import { FileStoreUnavailable } from '../../api/files/file-store.ts';
import { folderStore } from '../../api/files/folder-store.ts';
import { createSpool } from '../../api/files/spool.ts';
import { createSafeFetch } from '../../api/net/safe-fetch.ts';
import type { Fetched, SafeFetch } from '../../api/net/safe-fetch.ts';
import { adminRoutes } from '../../api/routes/admin.ts';
import { audioRoutes } from '../../api/routes/audio.ts';
import { soulWisdomRoutes } from '../../api/routes/soul-wisdom.ts';
import { MAX_AUDIO_BYTES } from '#contract/api/content.ts';
import { memoryLimits, testApp } from './api-parts.ts';

export const hourMs = 3_600_000;
export const startMs = Date.UTC(2026, 2, 20, 9);

export type Person = {
  readonly id: string;
  readonly email: string;
  readonly identity: Identity;
  /** The header of their requests. */
  readonly auth: { readonly authorization: string };
};

/** Adds a person who signed in `agoMs` before the start. */
export async function addPerson(
  db: Database,
  name: string,
  { agoMs = 0, confirmed = true }: { agoMs?: number; confirmed?: boolean } = {},
): Promise<Person> {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const at = new Date(startMs - agoMs).toISOString();
  const email = `${name}@example.test`;
  await db.own(async (tx) => {
    await tx
      .insertInto('auth.users')
      .values({ id, email, email_confirmed_at: confirmed ? at : null, created_at: at, updated_at: at })
      .execute();
    await tx
      .insertInto('auth.sessions')
      .values({ id: sessionId, user_id: id, created_at: at, updated_at: at })
      .execute();
  });
  const claims = { sub: id, role: 'authenticated', session_id: sessionId, email } as const;
  return {
    id,
    email,
    identity: { userId: id, sessionId, email, claims },
    auth: { authorization: `Bearer ${id}` },
  };
}

export const makeAdmin = (db: Database, { id }: Person): Promise<unknown> =>
  db.own((tx) => tx.insertInto('app.admins').values({ user_id: id, granted_by: 'test' }).execute());

/** What the audit says, oldest first, as `action` and detail. */
export async function auditOf(
  db: Database,
): Promise<{ actor: string | null; action: string; detail: unknown }[]> {
  return db.own((tx) =>
    tx.selectFrom('app.audit').select(['actor', 'action', 'detail']).orderBy('id').execute(),
  );
}

/** Removes everything that tests of content write, so that they can share one database. */
export async function emptyContent(db: Database): Promise<void> {
  await db.own(async (tx) => {
    for (const table of [
      'app.soul_wisdom',
      'app.audio_files',
      'app.setup_tokens',
      'app.admins',
      'app.audit',
    ] as const)
      await tx.deleteFrom(table).execute();
    await tx.deleteFrom('auth.users').execute();
  });
}

export type Answers = Readonly<Record<string, Fetched | (() => Fetched)>>;

export async function* streamOf(...pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

/**
 * A server with nobody in it. `answers` is the open internet, by address; other addresses meet the real
 * rules.
 */
export async function contentServer(
  db: Database,
  { answers = {}, people = [] }: { answers?: Answers; people?: readonly Person[] } = {},
) {
  const dir = await mkdtemp(join(tmpdir(), 'soulstice-content-'));
  const clock = { nowMs: startMs };
  const nowMs = (): number => clock.nowMs;
  const lines: { event: string; fields: unknown }[] = [];
  const write = (event: string, fields?: unknown): void => void lines.push({ event, fields });
  const log = { debug: write, info: write, warn: write, error: write };
  const store = folderStore(join(dir, 'audio'));
  /** Set to true, the store answers nothing; what it waits for before it removes a file. */
  const outage = { isOut: false, beforeRemove: (): Promise<void> => Promise.resolve() };
  const unlessOut = async <T>(work: () => Promise<T>): Promise<T> => {
    if (outage.isOut) throw new FileStoreUnavailable('the test says so');
    return work();
  };
  const realFetch = createSafeFetch({
    lookup: () => Promise.reject(new Error('tests look nothing up')),
  });
  const fetch = vi.fn<SafeFetch>(async (address, limits) => {
    const answer = answers[address];
    if (answer === undefined) return realFetch(address, limits);
    return typeof answer === 'function' ? answer() : answer;
  });
  const audio = createAudioLibrary({
    db,
    store: {
      put: (...all) => unlessOut(() => store.put(...all)),
      get: (...all) => unlessOut(() => store.get(...all)),
      has: (...all) => unlessOut(() => store.has(...all)),
      remove: (...all) => unlessOut(() => outage.beforeRemove().then(() => store.remove(...all))),
    },
    spool: createSpool(join(dir, 'parts')),
    fetch,
    maxBytes: MAX_AUDIO_BYTES,
    nowMs,
    log,
  });
  const admins = createAdmins({
    db,
    key: new Uint8Array(32).fill(7),
    allowedEmails: ['owner@example.test'],
    nowMs,
    log,
  });
  const byToken = new Map(people.map((person) => [person.auth.authorization, person.identity]));
  const deps: RouteDeps = {
    db,
    verifier: {
      verify: async (authorization) => {
        if (authorization === undefined) return { type: 'anonymous' };
        const identity = byToken.get(authorization);
        return identity === undefined ? { type: 'refused', code: 'bad_jwt' } : { type: 'user', identity };
      },
    },
    limits: memoryLimits(nowMs),
    isAdmin: admins.isAdmin,
    log,
    nowMs,
    trustedProxies: 0,
    checkAnswers: true,
  };
  const all = { ...deps, admins, audio };
  const app = testApp(adminRoutes(all), soulWisdomRoutes(all), audioRoutes(all));
  const ask = async (method: string, path: string, who: Person | null = null, body?: unknown) => {
    const answer = await app.request(path, {
      method,
      headers: {
        ...who?.auth,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>),
    };
  };
  return {
    app,
    ask,
    admins,
    audio,
    fetch,
    clock,
    lines,
    outage,
    dir,
    dispose: () => rm(dir, { recursive: true, force: true }),
  };
}

export const aContent = {
  type: 'podcast',
  title: 'Evening quiet',
  description: 'Ten minutes before sleep.',
  duration: '12:15',
  audioUrl: '/audio/evening-quiet.mp3',
} as const;
