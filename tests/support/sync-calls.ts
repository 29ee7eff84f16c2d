/** Devices of signed-in people for tests of `/api/sync`: rows as they travel, and the calls with them. */
import type { Json } from '#contract/json.ts';
import type { FieldValues } from '#contract/kinds.ts';
import { emptyProfile } from '#contract/profile.ts';
import type { PullAnswer, PushDone, WireRow } from '#contract/sync.ts';
import type { SignedInPerson, TestServer } from './api-app.ts';

export const deviceA = '0a0a0a0a-0000-4000-8000-0000000000a1';
export const deviceB = '0b0b0b0b-0000-4000-8000-0000000000b1';

/** A stamp as sync.md writes it: fifteen digits of milliseconds, and the device. */
export const stamp = (ms: number, device = deviceA): string => `${String(ms).padStart(15, '0')}:${device}`;

/** `a`, `b`, … `z`, `ba`: a number in letters, which is all a setting's key may hold. */
const letters = (n: number): string =>
  (n >= 26 ? letters(Math.floor(n / 26)) : '') + String.fromCharCode(97 + (n % 26));

/** A setting, the smallest record there is. `n` names it. */
export const setting = (n: number | string, value: Json, at = stamp(1)): unknown => [
  'setting',
  typeof n === 'number' ? `test.${letters(n)}` : n,
  at,
  { value },
];

export const message = (n: number, fields: FieldValues = {}, at = stamp(1), exceptions?: object): unknown => [
  'message',
  `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  at,
  {
    threadId: 'thread_of_twenty_one_',
    parentId: null,
    sender: 'user',
    content: 'Hello',
    readingMode: 'mixed',
    createdAt: 1_700_000_000_000,
    imageId: null,
    rating: null,
    deletedAt: null,
    attached: null,
    reading: null,
    ...fields,
  },
  ...(exceptions === undefined ? [] : [exceptions]),
];

export const profile = (fields: FieldValues = {}, at = stamp(1)): unknown => [
  'profile',
  'me',
  at,
  { ...emptyProfile, ...fields },
];

export const birthIn = {
  date: '1990-07-15',
  time: '14:05',
  plusMinusMin: 0,
  place: { id: 'geonames:1609350', name: 'Bangkok, Thailand', latDeg: 13.754, lonDeg: 100.501 },
  zone: 'Asia/Bangkok',
  fold: null,
  offsetSeconds: null,
};

export type SyncDevice = {
  readonly person: SignedInPerson;
  readonly sends: (rows: readonly unknown[], more?: object) => Promise<Response>;
  /** `sends` whose rows are taken, or refused one by one. */
  readonly push: (rows: readonly unknown[], more?: object) => Promise<PushDone>;
  readonly pull: (cursor?: number, n?: number) => Promise<PullAnswer>;
  /** Every page from the beginning. */
  readonly all: () => Promise<readonly WireRow[]>;
};

export function createDevice(server: TestServer, person: SignedInPerson, device = deviceA): SyncDevice {
  const { token } = person;
  const sends: SyncDevice['sends'] = (rows, more = {}) =>
    server.call('POST', '/api/sync/push', { token, body: { device, gen: 0, schema: 2, rows, ...more } });
  const pull: SyncDevice['pull'] = async (cursor = 0, n) => {
    const path = `/api/sync/pull?c=${cursor}${n === undefined ? '' : `&n=${n}`}`;
    return (await read(await server.call('GET', path, { token }))) as PullAnswer;
  };
  return {
    person,
    sends,
    pull,
    push: async (rows, more) => (await read(await sends(rows, more))) as PushDone,
    all: async () => {
      const rows: WireRow[] = [];
      for (let cursor = 0; ;) {
        const page = await pull(cursor);
        rows.push(...page.rows);
        cursor = page.next;
        if (!page.more) return rows;
      }
    },
  };
}

async function read(answer: Response): Promise<unknown> {
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}
