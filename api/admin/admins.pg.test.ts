import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeAnyDatabase } from '../../tests/support/api-database.ts';
import {
  addPerson,
  auditOf,
  emptyContent,
  hourMs,
  makeAdmin,
  startMs,
} from '../../tests/support/content-server.ts';
import type { Identity } from '../auth/verifier.ts';
import type { Database } from '../db/database.ts';
import { createAdmins } from './admins.ts';
import type { AdminsDeps } from './admins.ts';

describeAnyDatabase('who is an admin', (open) => {
  let db: Database;
  let nowMs = startMs;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    nowMs = startMs;
    await emptyContent(db);
  });

  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const adminsWith = (changes: Partial<AdminsDeps> = {}) =>
    createAdmins({
      db,
      key: new Uint8Array(32).fill(1),
      allowedEmails: ['owner@example.test'],
      nowMs: () => nowMs,
      log,
      ...changes,
    });
  const tokens = () => db.own((tx) => tx.selectFrom('app.setup_tokens').selectAll().execute());
  const rows = () => db.own((tx) => tx.selectFrom('app.admins').select(['user_id', 'granted_by']).execute());

  it('a fresh installation has none', async () => {
    const someone = await addPerson(db, 'someone');
    expect(await rows()).toEqual([]);
    expect(await adminsWith().standing(someone.identity)).toBe('not-admin');
    expect(await adminsWith().isAdmin(someone.identity)).toBe(false);
  });

  it('a right is asked for each time, and ends with its row', async () => {
    const [ana, ben] = [await addPerson(db, 'ana'), await addPerson(db, 'ben')];
    await makeAdmin(db, ana);
    const admins = adminsWith();
    expect(await admins.isAdmin(ana.identity)).toBe(true);
    expect(await admins.isAdmin(ben.identity)).toBe(false);
    await db.own((tx) => tx.deleteFrom('app.admins').execute());
    expect(await admins.isAdmin(ana.identity)).toBe(false);
  });

  it('a session opens the admin area for twelve hours from its sign-in, whatever was refreshed since', async () => {
    const ana = await addPerson(db, 'ana');
    await makeAdmin(db, ana);
    const admins = adminsWith();
    nowMs = startMs + 12 * hourMs - 1;
    expect(await admins.standing(ana.identity)).toBe('admin');
    nowMs = startMs + 12 * hourMs;
    await db.own((tx) =>
      tx
        .updateTable('auth.sessions')
        .set({ refreshed_at: new Date(nowMs).toISOString(), updated_at: new Date(nowMs).toISOString() })
        .execute(),
    );
    expect(await admins.standing(ana.identity)).toBe('session-too-old');
    expect(await admins.isAdmin(ana.identity)).toBe(false);
  });

  it("a session that is gone, or another person's, opens nothing", async () => {
    const [ana, ben] = [await addPerson(db, 'ana', { agoMs: 20 * hourMs }), await addPerson(db, 'ben')];
    await makeAdmin(db, ana);
    const admins = adminsWith();
    const borrowed = { ...ana.identity, sessionId: ben.identity.sessionId };
    expect(await admins.isAdmin(borrowed)).toBe(false);
    await db.own((tx) => tx.deleteFrom('auth.sessions').execute());
    expect(await admins.isAdmin(ana.identity)).toBe(false);
  });

  it('the setup token has 256 bits, and only its hash is in the database', async () => {
    const token = (await adminsWith().ensureSetupToken()) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await tokens();
    expect(stored).toHaveLength(1);
    expect(stored[0]?.hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(Date.parse(stored[0]?.expires_at ?? '')).toBe(startMs + 24 * hourMs);
  });

  it('servers that start together, or again within the day, print the same token', async () => {
    const printed = await Promise.all(
      Array.from({ length: 8 }, (_, i) => adminsWith({ nowMs: () => startMs + i }).ensureSetupToken()),
    );
    nowMs = startMs + 23 * hourMs;
    expect(new Set([...printed, await adminsWith().ensureSetupToken()]).size).toBe(1);
    expect(await tokens()).toHaveLength(1);
  });

  it('after its day, or under another secret, there is a new one and the old one is worth nothing', async () => {
    const ana = await addPerson(db, 'ana');
    const first = await adminsWith().ensureSetupToken();
    nowMs = startMs + 24 * hourMs;
    const second = await adminsWith().ensureSetupToken();
    const third = await adminsWith({ key: new Uint8Array(32).fill(2) }).ensureSetupToken();
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await tokens()).toHaveLength(1);
    for (const old of [first, second])
      expect(await adminsWith().setup(ana.identity, old)).toEqual({ type: 'refused', why: 'bad-token' });
    expect(await adminsWith().setup(ana.identity, third)).toEqual({ type: 'granted' });
  });

  it('with an admin there is no token', async () => {
    await makeAdmin(db, await addPerson(db, 'ana'));
    expect(await adminsWith().ensureSetupToken()).toBeNull();
    expect(await tokens()).toEqual([]);
  });

  it('the token makes one admin, once', async () => {
    const [ana, ben] = [await addPerson(db, 'ana'), await addPerson(db, 'ben')];
    const admins = adminsWith();
    const token = await admins.ensureSetupToken();
    expect(await admins.setup(ana.identity, token)).toEqual({ type: 'granted' });
    expect(await rows()).toEqual([{ user_id: ana.id, granted_by: 'setup-token' }]);
    expect(await admins.setup(ben.identity, token)).toEqual({ type: 'refused', why: 'admin-exists' });
    expect(await admins.setup(ana.identity, token)).toEqual({ type: 'refused', why: 'already-admin' });
    expect((await tokens())[0]).toMatchObject({ used_by: ana.id });

    // Nor is it good again when the admin is gone.
    await db.own((tx) => tx.deleteFrom('app.admins').execute());
    expect(await admins.setup(ben.identity, token)).toEqual({ type: 'refused', why: 'bad-token' });
    expect(await auditOf(db)).toEqual([
      { actor: ana.id, action: 'admin.granted', detail: { by: 'setup-token' } },
      { actor: ben.id, action: 'admin.refused', detail: { why: 'admin-exists' } },
      { actor: ana.id, action: 'admin.refused', detail: { why: 'already-admin' } },
      { actor: ben.id, action: 'admin.refused', detail: { why: 'bad-token' } },
    ]);
  });

  it.each([
    ['none', null, 'no-token'],
    ['an empty one', '', 'no-token'],
    ['a wrong one', 'A'.repeat(43), 'bad-token'],
    ['the hash of the right one', 'hash', 'bad-token'],
    ['one with NUL in it', 'a\0b', 'bad-token'],
  ])('%s grants nothing, and the token stays good', async (_, given, why) => {
    const ana = await addPerson(db, 'ana');
    const admins = adminsWith();
    const token = await admins.ensureSetupToken();
    const sent = given === 'hash' ? ((await tokens())[0]?.hash ?? null) : given;
    expect(await admins.setup(ana.identity, sent)).toEqual({ type: 'refused', why });
    expect(await rows()).toEqual([]);
    expect(await auditOf(db)).toEqual([{ actor: ana.id, action: 'admin.refused', detail: { why } }]);
    expect(await admins.setup(ana.identity, token)).toEqual({ type: 'granted' });
  });

  it('the token is good for 24 hours', async () => {
    const ana = await addPerson(db, 'ana');
    const token = await adminsWith().ensureSetupToken();
    nowMs = startMs + 24 * hourMs;
    expect(await adminsWith().setup(ana.identity, token)).toEqual({ type: 'refused', why: 'bad-token' });
    nowMs -= 1;
    expect(await adminsWith().setup(ana.identity, token)).toEqual({ type: 'granted' });
  });

  it('50 calls at once with the one token, on two servers, make one admin', async () => {
    const people = [];
    for (let i = 0; i < 50; i++) people.push(await addPerson(db, `person${i}`));
    const [one, other] = [adminsWith(), adminsWith()];
    const token = await one.ensureSetupToken();
    const outcomes = await Promise.all(
      people.map((person, i) => (i % 2 === 0 ? one : other).setup(person.identity, token)),
    );
    expect(outcomes.filter((outcome) => outcome.type === 'granted')).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    const actions = (await auditOf(db)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'admin.granted')).toHaveLength(1);
    expect(actions.filter((action) => action === 'admin.refused')).toHaveLength(49);
  });

  it('50 calls at once of one person make one row', async () => {
    const ana = await addPerson(db, 'ana');
    const admins = adminsWith();
    const token = await admins.ensureSetupToken();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => admins.setup(ana.identity, token)));
    expect(outcomes.filter(({ type }) => type === 'granted')).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it('an allowed address makes an admin at sign-in, whoever is one already, and once', async () => {
    const [ana, owner] = [await addPerson(db, 'ana'), await addPerson(db, 'owner')];
    await makeAdmin(db, ana);
    const admins = adminsWith();
    for (let i = 0; i < 3; i++)
      await admins.onSignIn({ id: owner.id, email: 'Owner@Example.Test', verified: true });
    expect((await rows()).map((row) => row.user_id).sort()).toEqual([ana.id, owner.id].sort());
    expect(await auditOf(db)).toEqual([
      { actor: owner.id, action: 'admin.granted', detail: { by: 'allowed-email' } },
    ]);
  });

  it('an address that is not confirmed, not allowed or not there makes none', async () => {
    const [ana, owner] = [await addPerson(db, 'ana'), await addPerson(db, 'owner')];
    const admins = adminsWith();
    await admins.onSignIn({ id: owner.id, email: owner.email, verified: false });
    await admins.onSignIn({ id: ana.id, email: ana.email, verified: true });
    await admins.onSignIn({ id: ana.id, email: null, verified: true });
    expect(await rows()).toEqual([]);
  });

  it('an address that case folding alone makes an allowed one is none', async () => {
    const ana = await addPerson(db, 'ana');
    const email = '\u212Aim@example.test'; // the Kelvin sign
    const admins = adminsWith({ allowedEmails: ['kim@example.test'] });
    await admins.onSignIn({ id: ana.id, email, verified: true });
    expect(await rows()).toEqual([]);
    await admins.onSignIn({ id: ana.id, email: 'KIM@Example.test', verified: true });
    expect(await rows()).toEqual([{ user_id: ana.id, granted_by: 'allowed-email' }]);
  });

  it('an allowed address may ask without a token; the address is the one of the account, and confirmed', async () => {
    const owner = await addPerson(db, 'owner');
    const ana = await addPerson(db, 'ana');
    await makeAdmin(db, ana);
    const admins = adminsWith();
    // A token may say anything: what counts is the account.
    const liar = await addPerson(db, 'ben');
    const lying: Identity = { ...liar.identity, email: 'owner@example.test' };
    expect(await admins.setup(lying, null)).toEqual({ type: 'refused', why: 'admin-exists' });
    expect(await admins.setup(owner.identity, null)).toEqual({ type: 'granted' });
  });

  it('an allowed address that was never confirmed may not ask', async () => {
    const owner = await addPerson(db, 'owner', { confirmed: false });
    expect(await adminsWith().setup(owner.identity, null)).toEqual({ type: 'refused', why: 'no-token' });
  });
});
