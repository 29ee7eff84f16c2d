/**
 * Faults planted into the model, each a mistake that one could make in this protocol. They are wrapped around the rules,
 * never inside them. The laws have to break on every one, or they say nothing.
 */
import { DELETED, isDeleted, joinRows, rowAt, sameRow, shortestRow } from '#contract/join.ts';
import { stampOf } from '#contract/stamps.ts';
import { isEarly, MAX_AHEAD_MS, wireToRow } from '#contract/sync.ts';
import type { PushDone } from '#contract/sync.ts';
import { mergePush } from '#contract/sync-merge.ts';
import { changedRow } from '#db/changed-row.ts';
import type { SyncStorage, SyncTx } from '#sync/storage.ts';
import type { SyncStore } from '#sync/store.ts';
import { createMemoryDisk } from './disk.ts';
import type { ChangeRule } from './disk.ts';
import { createMemoryServer, soundParts } from './memory-server.ts';
import type { ServerParts } from './memory-server.ts';
import { modelAccounts } from './play.ts';
import type { Bench, Disk, Faults } from './world.ts';

type Bug = {
  readonly what: string;
  readonly server?: Partial<ServerParts>;
  readonly faults?: Faults;
  readonly change?: ChangeRule;
  readonly disk?: (disk: Disk) => Disk;
};

/** Storage whose transactions see another `tx`. */
function withTx(storage: SyncStorage, other: (tx: SyncTx) => Partial<SyncTx>): SyncStorage {
  return {
    account: storage.account,
    transaction: (mode, scope, work) =>
      storage.transaction(mode, scope, (tx) => work({ ...tx, ...other(tx) })),
  };
}

/** The answer of a push told otherwise, unless it was a refusal for the clock. */
function tellOtherwise(
  store: SyncStore,
  tell: (answer: PushDone, sent: number, cursor: number) => Promise<PushDone>,
): SyncStore {
  return {
    ...store,
    pushed: async (batch, from) => {
      if (isEarly(from.answer)) return store.pushed(batch, from);
      const answer = await tell(from.answer, batch.rows.length, batch.meta.cursor);
      return store.pushed(batch, { ...from, answer });
    },
  };
}

export const bugs = {
  alwaysBump: {
    what: 'the server gives a version to rows that did not change',
    server: {
      merge: (input) => {
        const merge = mergePush(input);
        if (merge.type === 'clock') return merge;
        const changed = new Map(merge.changed.map((one) => [`${one.kind} ${one.id}`, one]));
        for (const [kind, id] of input.rows) {
          const row = input.held(kind, id);
          if (row === null || changed.has(`${kind} ${id}`)) continue;
          changed.set(`${kind} ${id}`, { kind: kind as 'prompt', id, row });
        }
        return { ...merge, changed: [...changed.values()] };
      },
    },
  },
  outboxInMemory: {
    what: 'what waits is forgotten when the device starts again',
    disk: (disk) => ({
      ...disk,
      restart: async () => {
        for (const account of await disk.accounts())
          await disk.storage(account).transaction('rw', 'progress', async (tx) => {
            await tx.deleteOutbox(await tx.outbox(Infinity));
          });
      },
    }),
  },
  remoteWins: {
    what: 'a page replaces what is here',
    faults: {
      store: (store, storage) => ({
        ...store,
        pulled: async (from) => {
          const rows = from.answer.rows.map((wire) => ({ wire, row: wireToRow(wire) }));
          const meta = await store.meta();
          if (from.account === store.account && meta.epoch === from.answer.epoch) {
            await storage.transaction('rw', 'everything', (tx) =>
              tx.putRows(
                rows.flatMap(({ wire, row }) => (row === null ? [] : [{ kind: wire[0], id: wire[1], row }])),
              ),
            );
          }
          return store.pulled(from);
        },
      }),
    },
  },
  jumpAlways: {
    what: 'the cursor goes to the version after every push',
    faults: {
      store: (store) =>
        tellOtherwise(store, async (answer, sent, cursor) => {
          return { ...answer, first: cursor, changed: sent };
        }),
    },
  },
  jumpFromNow: {
    what: 'the cursor as the answer comes is taken for the one the push began with',
    faults: {
      store: (store) => ({
        ...store,
        pushed: async (batch, from) =>
          store.pushed({ ...batch, meta: { ...batch.meta, cursor: (await store.meta()).cursor } }, from),
      }),
    },
  },
  ackAlways: {
    what: 'an answer clears an entry whatever its mark',
    faults: {
      store: (store, storage) => ({
        ...store,
        pushed: async (batch, from) => {
          const marks = await storage.transaction('r', 'progress', (tx) => tx.marksOf(batch.rows));
          const rows = batch.rows.map((row, at) => ({ ...row, mark: marks[at] ?? row.mark }));
          return store.pushed({ ...batch, rows }, from);
        },
      }),
    },
  },
  aba: {
    what: 'marks begin at one again when the outbox is empty',
    disk: (disk) => ({
      ...disk,
      write: async (account, changes, wallMs) => {
        await disk.storage(account).transaction('rw', 'progress', async (tx) => {
          if ((await tx.countOutbox()) === 0) await tx.putMeta({ ...(await tx.getMeta()), mark: 0 });
        });
        return disk.write(account, changes, wallMs);
      },
    }),
  },
  serverOverwrite: {
    what: 'the server replaces a row by the one it is sent',
    server: {
      merge: (input) => {
        const merge = mergePush({ ...input, held: () => null });
        if (merge.type === 'clock') return merge;
        const changed = merge.changed.filter(({ kind, id, row }) => {
          const held = input.held(kind, id);
          return held === null || !sameRow(held, row);
        });
        return { ...merge, changed };
      },
    },
  },
  noRowBump: {
    what: 'a stamp is the time, whatever the row holds',
    change: (change, before, meta, now) => {
      const after = changedRow(change, before, meta, now);
      if (after === null || before === null || isDeleted(before) || isDeleted(after)) return after;
      const names = Object.keys(after.d).filter(
        (name) => after.d[name] !== before.d[name] && name !== DELETED,
      );
      const stamp = stampOf(Math.max(0, now + meta.offset), meta.device);
      const life = Object.hasOwn(before.d, DELETED) ? { [DELETED]: false } : {};
      const own = rowAt(stamp, Object.fromEntries(names.map((name) => [name, after.d[name] ?? null])));
      const lifeStamp = before.x?.[DELETED] ?? before.t;
      return joinRows(
        before,
        Object.keys(life).length === 0
          ? own
          : shortestRow({ t: stamp, d: { ...own.d, ...life }, x: { [DELETED]: lifeStamp } }),
      );
    },
  },
  noIntent: {
    what: 'taking over what was made before signing in is not written down first',
    faults: { noIntent: true },
  },
  noAccountCheck: {
    what: 'an answer goes into whatever database is open',
    faults: {
      store: (store) => ({
        ...store,
        pushed: (batch, from) => store.pushed(batch, { ...from, account: store.account }),
        pulled: (from) => store.pulled({ ...from, account: store.account }),
      }),
    },
  },
  gap: {
    what: 'a version may be seen before a lower one is',
    server: { gaps: true },
  },
  noFence: {
    what: 'a push that was refused for the clock may be taken later',
    server: { fenced: false },
  },
  restampLow: {
    what: 'new stamps begin at the server clock and not above what it takes',
    faults: {
      store: (store, storage) => ({
        ...store,
        pushed: async (batch, from) => {
          const { answer } = from;
          if (!isEarly(answer)) return store.pushed(batch, from);
          await storage.transaction('rw', 'progress', async (tx) => {
            const meta = await tx.getMeta();
            await tx.putMeta({ ...meta, srv: Math.max(0, meta.srv - MAX_AHEAD_MS) });
          });
          return store.pushed(batch, {
            ...from,
            answer: { ...answer, now: Math.max(0, answer.now - MAX_AHEAD_MS) },
          });
        },
      }),
    },
  },
  sameHistory: {
    what: 'a server with another history is taken for the same',
    faults: {
      store: (store, storage) => {
        const known = async (epoch: string): Promise<string> =>
          (await storage.transaction('r', 'progress', (tx) => tx.getMeta())).epoch ?? epoch;
        return {
          ...store,
          pushed: async (batch, from) =>
            isEarly(from.answer)
              ? store.pushed(batch, from)
              : store.pushed(batch, {
                  ...from,
                  answer: { ...from.answer, epoch: await known(from.answer.epoch) },
                }),
          pulled: async (from) =>
            store.pulled({ ...from, answer: { ...from.answer, epoch: await known(from.answer.epoch) } }),
        };
      },
    },
  },
  epochAgain: {
    what: 'an account that begins anew has the epoch it began with before',
    server: { freshEpochs: false },
  },
  cursorFirst: {
    what: 'the cursor is kept before the rows of its page',
    faults: {
      store: (store, storage) => ({
        ...store,
        pulled: async (from) => {
          const meta = await store.meta();
          const { account, answer } = from;
          if (account === store.account && meta.epoch === answer.epoch && answer.from <= meta.cursor)
            await storage.transaction('rw', 'progress', async (tx) => {
              const now = await tx.getMeta();
              await tx.putMeta({ ...now, cursor: Math.max(now.cursor, answer.next) });
            });
          return store.pulled(from);
        },
      }),
    },
  },
  pageFromAnywhere: {
    what: 'a page from above the cursor is taken as well',
    faults: {
      store: (store) => ({
        ...store,
        pulled: async (from) => store.pulled({ ...from, answer: { ...from.answer, from: 0 } }),
      }),
    },
  },
  shelfForgets: {
    what: 'what the server refuses is dropped',
    faults: { storage: (storage) => withTx(storage, () => ({ putRefused: async () => undefined })) },
  },
} as const satisfies Readonly<Record<string, Bug>>;

export type BugName = keyof typeof bugs;
export const bugNames = Object.keys(bugs) as readonly BugName[];

/** Everything in memory, with one fault. */
export function faultyBench(name: BugName): Bench {
  const bug: Bug = bugs[name];
  return {
    server: createMemoryServer({ ...soundParts, ...bug.server }),
    disk: (device) => {
      const disk = createMemoryDisk(device, bug.change);
      return bug.disk?.(disk) ?? disk;
    },
    accounts: modelAccounts,
    ...(bug.faults === undefined ? {} : { faults: bug.faults }),
  };
}
