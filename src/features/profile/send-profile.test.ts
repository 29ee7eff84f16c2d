import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBirth } from '#contract/birth.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { saveProfile } from '#db/profile.ts';
import { createFakeApi, refuses } from '../../../tests/support/fake-account.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { rememberUnsent, sendUnsent } from './send-profile.ts';

let local: TestDb;
beforeEach(async () => {
  local = createTestDb();
  await save('Marta');
});
afterEach(() => closeSoulsticeDb(local.db));

async function save(name: string) {
  const place = { id: 'gn:2267057', name: 'Lisbon, Portugal', latDeg: 38.717, lonDeg: -9.133 };
  const birth = { ...emptyBirth, date: '1993-04-14', time: '07:42', place, zone: 'Europe/Lisbon' };
  written(await saveProfile(local.db, local.deps, { name, birth }));
  written(await rememberUnsent(local.db, local.deps));
}

const taken = { saveProfile: {}, saveBirthPlace: {} };
const names = (api: { asked: readonly { body: unknown }[] }) =>
  api.asked.flatMap(({ body }) => (body as { name?: string }).name ?? []);

test('what could not be sent is sent at the next chance, once, as it is by then', async () => {
  expect(await sendUnsent(local.db, createFakeApi())).toEqual({ type: 'later' });
  await save('Marta Leal');
  const api = createFakeApi(taken);
  expect(await sendUnsent(local.db, api)).toEqual({ type: 'sent' });
  expect(names(api)).toEqual(['Marta Leal']);
  expect(await sendUnsent(local.db, api)).toBeNull();
  expect(api.asked).toHaveLength(2);
});

test.each([401, 408, 429, 500, 503])('a status of %i may pass: it is tried again', async (status) => {
  expect(await sendUnsent(local.db, createFakeApi({ saveProfile: refuses(status, 'no') }))).toEqual({
    type: 'later',
  });
  expect(await sendUnsent(local.db, createFakeApi(taken))).toEqual({ type: 'sent' });
});

test('what was refused is not sent again until it is changed', async () => {
  const api = createFakeApi({ saveProfile: refuses(422, 'Too young.') });
  expect(await sendUnsent(local.db, api)).toEqual({ type: 'refused', message: '422: Too young.' });
  expect(await sendUnsent(local.db, api)).toBeNull();
  await save('Marta Leal');
  expect(await sendUnsent(local.db, createFakeApi(taken))).toEqual({ type: 'sent' });
});

test('a save made while another is on its way is not taken for sent', async () => {
  const api = createFakeApi({
    ...taken,
    saveProfile: async () => {
      if (names(api).length === 1) await save('Marta Leal');
      return {};
    },
  });
  expect(await sendUnsent(local.db, api)).toEqual({ type: 'sent' });
  expect(await sendUnsent(local.db, api)).toEqual({ type: 'sent' });
  expect(names(api)).toEqual(['Marta', 'Marta Leal']);
});

test('a refused place is only logged; an unreachable one is sent again with the rest', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const unplaced = createFakeApi({ saveProfile: {} });
  expect(await sendUnsent(local.db, unplaced)).toEqual({ type: 'later' });
  expect(logged).not.toHaveBeenCalled();
  const refusing = createFakeApi({ saveProfile: {}, saveBirthPlace: refuses(422, 'no') });
  expect(await sendUnsent(local.db, refusing)).toEqual({ type: 'sent' });
  expect(logged).toHaveBeenCalledOnce();
});
