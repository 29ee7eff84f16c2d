/** Without room the server takes nothing new in and says so; what people have stays readable and their sessions go on. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../api/db/database.ts';
import { createTestServer } from '../support/api-app.ts';
import type { SignedInPerson, TestServer } from '../support/api-app.ts';
import { describeAnyDatabase, ownSql } from '../support/api-database.ts';
import { mp3 } from '../support/audio-samples.ts';

const MB = 1024 * 1024;

describeAnyDatabase('a server without room', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  describe('on a full disk', () => {
    const disk = { free: 1000 * MB };
    let server: TestServer;
    let ada: SignedInPerson;
    beforeAll(async () => {
      server = await createTestServer(db, {}, {}, () => disk.free);
      ada = await server.signIn('ada@example.test');
    });
    const fill = (free: number) => {
      disk.free = free;
      server.clock.nowMs += 1000;
    };
    const save = (name: string) => server.call('POST', '/api/profile', { token: ada.token, body: { name } });
    const ready = async () => (await server.call('GET', '/api/health/ready')).status;

    it('refuses to store with 503 and plain words, goes on with the rest, and recovers by itself', async () => {
      expect((await save('Ada')).status).toBe(200);
      fill(63 * MB);
      const refused = await save('Ada Lovelace');
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('60');
      expect(await refused.json()).toEqual({
        error:
          "The server's disk is full, so nothing new can be stored now. Your changes stay on your device and are sent later.",
        code: 'disk-full',
      });
      expect(await ready()).toBe(503);
      expect((await server.call('GET', '/api/health/live')).status).toBe(200);

      const profile = await server.call('GET', '/api/profile', { token: ada.token });
      expect(await profile.json()).toMatchObject({ name: 'Ada' });
      const renewed = await server.call('POST', '/auth/v1/token?grant_type=refresh_token', {
        body: { refresh_token: ada.refreshToken },
      });
      expect(renewed.status).toBe(200);

      fill(1000 * MB);
      expect(await ready()).toBe(200);
      expect((await save('Ada Lovelace')).status).toBe(200);
    });

    it('refuses an upload that would leave too little, and takes a smaller one', async () => {
      await server.makeAdmin(ada.userId);
      const sample = mp3();
      const upload = () =>
        server.app.request('/api/admin/soul-wisdom/audio', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${ada.token}`,
            'content-type': 'audio/mpeg',
            'content-length': String(sample.byteLength),
          },
          body: sample,
        });
      fill(64 * MB + sample.byteLength - 1);
      expect((await upload()).status).toBe(503);
      fill(64 * MB + sample.byteLength);
      expect((await upload()).status).toBe(201);
      fill(1000 * MB);
    });

    it('says the same when the disk is full before it was noticed', async () => {
      const full: Database = {
        ...db,
        as: () => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' })),
      };
      const late = await createTestServer(full);
      const ben = await late.signIn('ben@example.test');
      const answer = await late.call('POST', '/api/profile', { token: ben.token, body: { name: 'Ben' } });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'disk-full' });
    });
  });

  it('at the ceiling refuses to store, lets people delete, and takes data in again when files are gone', async () => {
    const server = await createTestServer(db, { STORAGE_MAX_MB: '500' });
    const cleo = await server.signIn('cleo@example.test');
    const save = () => server.call('POST', '/api/profile', { token: cleo.token, body: { name: 'Cleo' } });
    expect((await save()).status).toBe(200);
    await ownSql(
      db,
      `insert into app.sync_blobs (user_id, sha, type, size, kept_sha, place, ready)
       values ($1, $2, 'image/jpeg', $3, $2, $4, true)`,
      [cleo.userId, 'a'.repeat(64), 500 * MB, `${'a'.repeat(32)}.jpg`],
    );
    server.clock.nowMs += 10_000;
    const refused = await save();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      code: 'at-ceiling',
      error: expect.stringContaining('the storage limit its operator set'),
    });
    expect((await server.call('GET', '/api/health/ready')).status).toBe(200);
    const device = await server.call('DELETE', '/api/sync/devices/aaaaaaaaaaaaaaaa', { token: cleo.token });
    expect(device.status).not.toBe(503);
    await ownSql(db, 'delete from app.sync_blobs where user_id = $1', [cleo.userId]);
    server.clock.nowMs += 10_000;
    expect((await save()).status).toBe(200);
  });
});
