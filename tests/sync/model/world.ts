/**
 * Three devices, a line that does what lines do, and a server. Plays the steps of a run on the real rules of both sides;
 * what the devices keep and what the server is, is given (`Bench`), so that the same run is played in memory and on real
 * databases.
 */
import { createTestClock } from '#lib/clock.ts';
import { uuidv7 } from '#lib/id.ts';
import { isDeleted } from '#contract/join.ts';
import type { Row } from '#contract/join.ts';
import type { FieldsOf } from '#contract/kinds.ts';
import { isEarly, rowToWire } from '#contract/sync.ts';
import type { PullAnswer, PushAnswer, PushBody } from '#contract/sync.ts';
import type { Account, OutboxEntry, RefusedRow, SyncMeta } from '#db/database.ts';
import type { Change } from '#db/changed-row.ts';
import { createStore } from '#sync/create-store.ts';
import { pullAll } from '#sync/pull.ts';
import { pushAll } from '#sync/push.ts';
import { createRound } from '#sync/round.ts';
import type { HeldRow, SyncStorage } from '#sync/storage.ts';
import { StoreFailure } from '#sync/store.ts';
import type { Answered, SyncStore } from '#sync/store.ts';
import { TransportFailure } from '#sync/sync-transport.ts';
import type { SyncTransport } from '#sync/sync-transport.ts';
import { createLedger, handOver, newValue, noteGone, noteWrittenOver } from './ledger.ts';
import type { Ledger, Owner, Present } from './ledger.ts';
import { DEVICES } from './steps.ts';
import type { Step } from './steps.ts';

export type ServerCopy = {
  readonly epoch: string;
  readonly ver: number;
  readonly rows: readonly (HeldRow & { readonly ver: number })[];
};

export type SyncServer = {
  readonly push: (account: Account, body: PushBody, nowMs: number) => Promise<PushAnswer>;
  readonly pull: (account: Account, from: number, n: number, nowMs: number) => Promise<PullAnswer>;
  readonly copy: (account: Account) => Promise<ServerCopy>;
  readonly backUp: () => Promise<void>;
  /** Puts the backup back; an empty server when none was made. */
  readonly restore: () => Promise<void>;
  readonly setFull: (isFull: boolean) => Promise<void>;
};

/** What a device keeps, as it lies there. */
export type DbCopy = {
  readonly meta: SyncMeta | null;
  readonly rows: readonly HeldRow[];
  readonly outbox: readonly OutboxEntry[];
  readonly refused: readonly RefusedRow[];
};

/** The databases of one device. They outlive its restarts. */
export type Disk = {
  readonly accounts: () => Promise<readonly Account[]>;
  readonly storage: (account: Account) => SyncStorage;
  readonly row: (account: Account, kind: string, id: string) => Promise<Row | null>;
  readonly copy: (account: Account) => Promise<DbCopy>;
  /** A person's write, in one transaction. */
  readonly write: (account: Account, changes: readonly Change[], wallMs: number) => Promise<void>;
  readonly remove: (account: Account) => Promise<void>;
  /** The device starts again. */
  readonly restart: () => Promise<void>;
};

/** What a run is played on, and what is done otherwise than it should be when a fault is planted. */
export type Bench = {
  readonly server: SyncServer;
  readonly disk: (device: number) => Disk;
  readonly accounts: readonly [Account, Account];
  readonly faults?: Faults;
};

/** Places where a fault can be planted without touching the code under test. */
export type Faults = {
  readonly storage?: (storage: SyncStorage) => SyncStorage;
  readonly store?: (store: SyncStore, storage: SyncStorage) => SyncStore;
  /** Whether taking over an anonymous database is not written down first. */
  readonly noIntent?: boolean;
};

/** True time at the start of a run, 2026-11-21T12:00:00Z. */
const START_MS = 1_795_262_400_000;
/** Rows of a page, by device: small, so that a few records make several, and unlike, so that pages end anywhere. */
const PAGES: readonly number[] = [3, 1, 2];
const BATCH = 4;
/** Rows taken over at once from what was made before signing in. */
const PORTION = 3;

const NEVER = new Promise<never>(() => {});
const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const signal = new AbortController().signal;

type Life = {
  dead: boolean;
  stepsLeft: number;
  active: number;
  /** By account. */
  readonly stores: Map<Account, SyncStore>;
};

type Device = {
  readonly at: number;
  readonly disk: Disk;
  session: Account | null;
  offMs: number;
  life: Life;
  noRoom: boolean;
};

type Ask =
  | { readonly type: 'push'; readonly account: Account; readonly body: PushBody }
  | { readonly type: 'pull'; readonly account: Account; readonly from: number; readonly n: number };

type Waiter = {
  readonly device: Device;
  readonly life: Life;
  settle: ((answer: PushAnswer | PullAnswer | null) => void) | null;
};

type InFlight =
  | { readonly type: 'request'; readonly ask: Ask; readonly waiter: Waiter }
  | { readonly type: 'answer'; readonly answer: PushAnswer | PullAnswer; readonly waiter: Waiter };

export type World = {
  readonly ledger: Ledger;
  readonly devices: readonly Device[];
  readonly bench: Bench;
  /**
   * Pushes since the server last had another history, to be repeated in the end: those it took whole, and those it refused
   * for the clock. (What it had no room for then it may have room for now.)
   */
  readonly pushes: { readonly account: Account; readonly body: PushBody; readonly isTaken: boolean }[];
  readonly play: (step: Step) => Promise<void>;
  /** Ends all faults and syncs until nothing moves. Throws when that does not come about. */
  readonly calm: () => Promise<void>;
  readonly ask: (ask: Ask) => Promise<PushAnswer | PullAnswer>;
};

export function createWorld(bench: Bench): World {
  const { server, accounts } = bench;
  const ledger = createLedger();
  const flight: InFlight[] = [];
  const pushes: { account: Account; body: PushBody; isTaken: boolean }[] = [];
  const time = createTestClock(START_MS);
  let crash: Error | null = null;

  // What disks and servers are at. A step has ended when nothing is, and whatever runs only waits for the line.
  const work = { open: 0 };
  const during = async <Value>(doing: () => Promise<Value>): Promise<Value> => {
    work.open += 1;
    try {
      return await doing();
    } finally {
      work.open -= 1;
    }
  };
  const settled = async (): Promise<void> => {
    do await turnOfTheLoop();
    while (work.open > 0);
  };

  /** A disk whose work is seen, whoever asks for it. */
  const seen = (disk: Disk): Disk => ({
    storage: disk.storage,
    accounts: () => during(disk.accounts),
    row: (...of) => during(() => disk.row(...of)),
    copy: (account) => during(() => disk.copy(account)),
    write: (...of) => during(() => disk.write(...of)),
    remove: (account) => during(() => disk.remove(account)),
    restart: () => during(disk.restart),
  });

  const newLife = (): Life => ({ dead: false, stepsLeft: Infinity, active: 0, stores: new Map() });
  const devices = Array.from({ length: DEVICES }, (_, at): Device => ({
    at,
    disk: seen(bench.disk(at)),
    session: null,
    offMs: 0,
    life: newLife(),
    noRoom: false,
  }));
  const deviceAt = (at: number): Device => {
    const device = devices[at % devices.length];
    if (device === undefined) throw new Error('no such device');
    return device;
  };

  /** One step in the life of a process: where a device may die. */
  const lives = (life: Life): boolean => {
    if (life.dead) return false;
    life.stepsLeft -= 1;
    if (life.stepsLeft > 0) return true;
    life.dead = true;
    return false;
  };

  /** The storage as a process sees it that may die before and after each transaction. */
  const mortal = (device: Device, life: Life, storage: SyncStorage): SyncStorage => ({
    account: storage.account,
    transaction: async (mode, scope, work) => {
      if (!lives(life)) return NEVER;
      if (mode === 'rw' && device.noRoom) {
        device.noRoom = false;
        throw new StoreFailure({ type: 'quota', name: 'QuotaExceededError' });
      }
      const value = await during(() => storage.transaction(mode, scope, work));
      return lives(life) ? value : NEVER;
    },
  });
  const storageOf = (device: Device, account: Account): SyncStorage => {
    const storage = device.disk.storage(account);
    return bench.faults?.storage?.(storage) ?? storage;
  };
  const clockOf = (device: Device) => ({ now: () => time.now() + device.offMs });

  const storeOf = (device: Device, life: Life, account: Account): SyncStore => {
    const known = life.stores.get(account);
    if (known !== undefined) return known;
    const storage = mortal(device, life, storageOf(device, account));
    const store = createStore(storage, { clock: clockOf(device) });
    const faulty = bench.faults?.store;
    const made = faulty === undefined ? store : faulty(store, storage);
    life.stores.set(account, made);
    return made;
  };
  const remove = async (device: Device, account: Account): Promise<void> => {
    device.life.stores.delete(account);
    await device.disk.remove(account);
  };
  const currentOf = (device: Device): Account => device.session ?? 'anon';
  const currentStore = (device: Device, life: Life): SyncStore => storeOf(device, life, currentOf(device));

  const ask = (what: Ask): Promise<PushAnswer | PullAnswer> => during(() => askServer(what));
  const askServer = async (what: Ask): Promise<PushAnswer | PullAnswer> => {
    time.advance(1);
    if (what.type === 'pull') return server.pull(what.account, what.from, what.n, time.now());
    const answer = await server.push(what.account, what.body, time.now());
    const isTaken = !isEarly(answer);
    if (!isTaken || answer.refused.length === 0)
      pushes.push({ account: what.account, body: what.body, isTaken });
    return answer;
  };

  const transportOf = (device: Device, life: Life, account: Account, direct: boolean): SyncTransport => {
    const send = async (what: Ask): Promise<Answered<PushAnswer | PullAnswer>> => {
      if (!lives(life)) return NEVER;
      // A request goes under the session's token or not at all.
      if (device.session !== account) throw new TransportFailure('signed-out');
      const answer = direct ? await ask(what) : await overTheLine(device, life, what);
      return lives(life) ? { account, answer } : NEVER;
    };
    return {
      account,
      push: (body) => send({ type: 'push', account, body }) as Promise<Answered<PushAnswer>>,
      pull: (from) =>
        send({ type: 'pull', account, from, n: PAGES[device.at] ?? 1 }) as Promise<Answered<PullAnswer>>,
    };
  };

  const overTheLine = (device: Device, life: Life, what: Ask): Promise<PushAnswer | PullAnswer> =>
    new Promise((resolve, reject) => {
      const waiter: Waiter = {
        device,
        life,
        settle: (answer) => {
          waiter.settle = null;
          if (life.dead) return;
          if (answer === null) reject(new TransportFailure('offline'));
          else resolve(answer);
        },
      };
      flight.push({ type: 'request', ask: what, waiter });
    });

  type Process = 'round' | 'push' | 'pull';

  /** Begins a process on the device; it runs until it waits for the line, ends or dies. */
  const begin = (device: Device, what: Process, direct: boolean): void => {
    const { life, session } = device;
    if (session === null || life.active >= 2) return;
    const own = storeOf(device, life, session);
    // An answer reaches whatever database is open by then; the store itself has to see that it is not its own.
    const store: SyncStore = {
      ...own,
      outgoing: (limit) => own.outgoing({ ...limit, rows: BATCH }),
      pushed: (batch, from) => currentStore(device, life).pushed(batch, from),
      pulled: (from) => currentStore(device, life).pulled(from),
    };
    const transport = transportOf(device, life, session, direct);
    const pause = async (ms: number): Promise<void> => {
      time.advance(ms);
    };
    const work = (): Promise<unknown> =>
      what === 'round'
        ? createRound(store, transport, { pause }).run(signal)
        : what === 'push'
          ? pushAll(store, transport, { pause }, signal)
          : pullAll(store, transport, signal);
    life.active += 1;
    start(async () => {
      await work().finally(() => (life.active -= 1));
    });
  };

  /** Runs work that may die, wait for the line or fail as devices do; anything else it throws ends the run. */
  const start = (work: () => Promise<unknown>): void => {
    work().catch((error: unknown) => {
      if (!(error instanceof TransportFailure) && !(error instanceof StoreFailure))
        crash ??= error instanceof Error ? error : new Error(String(error));
    });
  };

  const arrive = async (at: number, keepCopy: boolean): Promise<void> => {
    const one = flight[at % flight.length];
    if (one === undefined) return;
    if (!keepCopy) flight.splice(at % flight.length, 1);
    if (one.type === 'request') {
      flight.push({ type: 'answer', answer: await ask(one.ask), waiter: one.waiter });
      return;
    }
    one.waiter.settle?.(one.answer);
    await settled();
  };

  const lose = async (at: number): Promise<void> => {
    const [lost] = flight.splice(at % flight.length, 1);
    if (lost === undefined || flight.some(({ waiter }) => waiter === lost.waiter)) return;
    lost.waiter.settle?.(null);
    await settled();
  };

  const giveUp = async (which: (waiter: Waiter) => boolean): Promise<void> => {
    for (const { waiter } of flight) if (which(waiter)) waiter.settle?.(null);
    await settled();
  };

  const restartIfDead = async (device: Device): Promise<void> => {
    if (!device.life.dead) return;
    device.life = newLife();
    device.noRoom = false;
    await device.disk.restart();
    await resumeMerge(device);
  };

  /** A merge that was broken off goes on before anything else, into the account it was begun for. */
  const resumeMerge = async (device: Device): Promise<void> => {
    const { mergeTo } = await device.disk.storage('anon').transaction('r', 'progress', (tx) => tx.getMeta());
    if (mergeTo !== undefined) await merge(device, mergeTo);
  };

  /** Takes over what was made before signing in, as the app does: the intent first, the rows, then the end of the old. */
  const merge = async (device: Device, account: Account): Promise<void> => {
    const { life } = device;
    const anon = mortal(device, life, storageOf(device, 'anon'));
    const begun = async (): Promise<void> => {
      await anon.transaction('rw', 'progress', async (tx) => {
        handOver(ledger, anonOf(device), account);
        if (bench.faults?.noIntent !== true) await tx.putMeta({ ...(await tx.getMeta()), mergeTo: account });
      });
      const { rows } = await device.disk.copy('anon');
      const store = storeOf(device, life, account);
      const wires = rows.map(({ kind, id, row }) => rowToWire(kind, id, row));
      for (let at = 0; at < wires.length; at += PORTION) await store.absorb(wires.slice(at, at + PORTION));
      if (!lives(life)) return NEVER;
      await remove(device, 'anon');
    };
    start(begun);
    await settled();
  };

  const anonOf = (device: Device): Owner => `anon:${device.at}`;
  const ownerOn = (device: Device): Owner => device.session ?? anonOf(device);

  /** Everything there is in the world, in databases and on the server. */
  const present = async (): Promise<Present> => {
    const things = new Set<string>();
    const deleted = new Set<string>();
    const add = (rows: readonly HeldRow[]): void => {
      for (const { id, row } of rows) {
        things.add(id);
        if (isDeleted(row)) deleted.add(id);
        for (const value of Object.values(row.d)) if (typeof value === 'string') things.add(value);
      }
    };
    for (const device of devices)
      for (const account of await device.disk.accounts()) add((await device.disk.copy(account)).rows);
    for (const account of accounts) add((await server.copy(account)).rows);
    return { things, deleted };
  };

  const write = async (device: Device, changes: readonly Change[]): Promise<void> =>
    device.disk.write(currentOf(device), changes, clockOf(device).now());

  const writePrompt = async (device: Device, which: number, field: number): Promise<void> => {
    const id = promptIds[which % promptIds.length] ?? '';
    const before = await device.disk.row(currentOf(device), 'prompt', id);
    const isNew = before === null || isDeleted(before);
    const names = isNew ? trackedFields : [trackedFields[field % trackedFields.length] ?? 'title'];
    const fresh = Object.fromEntries(names.map((name) => [name, newValue(ledger, ownerOn(device))]));
    await write(device, [{ kind: 'prompt', id, fields: isNew ? { ...blankPrompt, ...fresh } : fresh }]);
    if (isNew) return;
    for (const name of names) {
      const [old, value] = [before.d[name], fresh[name]];
      if (typeof old === 'string' && value !== undefined) noteWrittenOver(ledger, old, value);
    }
  };

  const newRecordId = (device: Device): string => {
    const id = uuidv7(START_MS, recordBytes(ledger.next));
    ledger.next += 1;
    ledger.owners.set(id, ownerOn(device));
    return id;
  };

  const rowsOn = async (device: Device, kind: string): Promise<readonly HeldRow[]> =>
    (await device.disk.copy(currentOf(device))).rows.filter((row) => row.kind === kind);

  const aMessage = async (device: Device, which: number): Promise<string | null> => {
    const live = (await rowsOn(device, 'message')).filter(({ row }) => !isDeleted(row));
    return live[which % Math.max(1, live.length)]?.id ?? null;
  };

  const favourite = async (device: Device, which: number): Promise<void> => {
    const target = `target ${which}`;
    const rows = await rowsOn(device, 'favourite');
    const live = rows.filter(({ row }) => row.d['target'] === target);
    if (live.length > 0) {
      await write(
        device,
        live.map(({ id }): Change => ({ kind: 'favourite', id, delete: true })),
      );
      return;
    }
    // Its own record comes back, as the app has it, so that marking and unmarking does not make ever more of them.
    const key = `${device.at} ${currentOf(device)} ${target}`;
    const own = ownFavourites.get(key);
    const id = own !== undefined && rows.some((row) => row.id === own) ? own : newRecordId(device);
    ownFavourites.set(key, id);
    await write(device, [{ kind: 'favourite', id, fields: { what: 'prompt', target } }]);
  };
  const ownFavourites = new Map<string, string>();

  const signOut = async (device: Device, keep: boolean): Promise<void> => {
    const { session } = device;
    if (session === null) return;
    device.session = null;
    if (keep) return;
    await remove(device, session);
    noteGone(ledger, await present());
  };

  const signIn = async (device: Device, account: Account, isMerge: boolean): Promise<void> => {
    const before = device.session;
    if (before === account) return;
    device.session = account;
    if (before !== null) return;
    await resumeMerge(device);
    if (isMerge && !device.life.dead) await merge(device, account);
  };

  const restore = async (): Promise<void> => {
    // Its connections end with the server.
    for (let at = flight.length - 1; at >= 0; at -= 1) if (flight[at]?.type === 'request') await lose(at);
    await server.restore();
    pushes.length = 0;
    noteGone(ledger, await present());
  };

  const play = async (step: Step): Promise<void> => {
    if (step[0] === 'deliver' || step[0] === 'deliver twice' || step[0] === 'lose') {
      if (flight.length === 0) return;
      await (step[0] === 'lose' ? lose(step[1]) : arrive(step[1], step[0] === 'deliver twice'));
    } else if (step[0] === 'time') time.advance(step[1]);
    else if (step[0] === 'back up') await server.backUp();
    else if (step[0] === 'restore') await restore();
    else if (step[0] === 'full') await server.setFull(step[1]);
    else await playOn(deviceAt(step[1]), step);
    await settled();
    if (crash !== null) throw crash;
  };

  type DeviceStep = Exclude<
    Step,
    readonly ['deliver' | 'deliver twice' | 'lose' | 'time' | 'back up' | 'restore' | 'full', ...unknown[]]
  >;

  const playOn = async (device: Device, step: DeviceStep): Promise<void> => {
    await restartIfDead(device);
    if (device.life.dead) return;
    switch (step[0]) {
      case 'write':
        return writePrompt(device, step[2], step[3]);
      case 'delete': {
        const id = promptIds[step[2] % promptIds.length] ?? '';
        return write(device, [{ kind: 'prompt', id, delete: true }]);
      }
      case 'message': {
        const id = newRecordId(device);
        ledger.messages.set(id, { deleted: 'no' });
        return write(device, [{ kind: 'message', id, fields: blankMessage }]);
      }
      case 'rate': {
        const id = await aMessage(device, step[2]);
        if (id === null) return;
        const rating = step[2] % 2 === 0 ? 'landed' : 'missed';
        return write(device, [{ kind: 'message', id, fields: { rating } }]);
      }
      case 'delete message': {
        const id = await aMessage(device, step[2]);
        if (id === null) return;
        const message = ledger.messages.get(id);
        if (message !== undefined) message.deleted = 'yes';
        return write(device, [{ kind: 'message', id, delete: true }]);
      }
      case 'favourite':
        return favourite(device, step[2]);
      case 'round':
      case 'push':
      case 'pull':
        return begin(device, step[0], false);
      case 'sync':
        return begin(device, 'round', true);
      case 'give up':
        return giveUp((waiter) => waiter.device === device);
      case 'kill':
        // What only waits for the line dies at once; what runs, after so many steps more.
        if (step[2] === 0) device.life.dead = true;
        else device.life.stepsLeft = step[2];
        return;
      case 'clock':
        device.offMs = step[2];
        return;
      case 'sign in':
        return signIn(device, accounts[step[2] % 2 === 0 ? 0 : 1], step[3]);
      case 'sign out':
        return signOut(device, step[2]);
      case 'retry':
        start(() => currentStore(device, device.life).retryRefused());
        return;
      case 'no room':
        device.noRoom = true;
        return;
    }
  };

  const calm = async (): Promise<void> => {
    flight.splice(0);
    await server.setFull(false);
    for (const device of devices) {
      // Whatever still ran is over; the device starts again and finishes what it had begun.
      device.life.dead = true;
      await restartIfDead(device);
    }
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      let moved = false;
      for (const device of devices) {
        for (const account of await device.disk.accounts()) {
          if (account === 'anon') continue;
          device.session = account;
          moved = (await syncOnce(device, account)) || moved;
        }
      }
      if (crash !== null) throw crash;
      if (!moved) return;
    }
    throw new Error(`the devices still have something to say after ${MAX_TURNS} turns`);
  };

  /** One round; whether anything moved by it. */
  const syncOnce = async (device: Device, account: Account): Promise<boolean> => {
    const store = storeOf(device, device.life, account);
    await store.retryRefused();
    const transport = transportOf(device, device.life, account, true);
    const pause = async (ms: number): Promise<void> => {
      time.advance(ms);
    };
    const result = await createRound(store, transport, { pause }).run(signal);
    if (result.type !== 'done') return true;
    return result.sent + result.received + result.refused + result.left > 0;
  };

  return { ledger, devices, bench, pushes, play, calm, ask };
}

/** Turns of all devices in which everything has to come to rest: one sends, one fetches, and one finds nothing new. */
const MAX_TURNS = 6;

/** Records that every device and both accounts know by the same id, as the profile and the folders are. */
export const promptIds = [uuidv7(START_MS, recordBytes(900_001)), uuidv7(START_MS, recordBytes(900_002))];
export const trackedFields = ['title', 'category', 'author'] as const;

const blankPrompt: FieldsOf<'prompt'> = {
  title: '-',
  description: '',
  content: '-',
  tags: [],
  category: '',
  author: '',
  usageCount: 0,
  createdAt: START_MS,
  updatedAt: START_MS,
  deletedAt: null,
};

const blankMessage: FieldsOf<'message'> = {
  threadId: 'aaaaaaaaaaaaaaaaaaaaa',
  parentId: null,
  sender: 'user',
  content: '-',
  readingMode: 'mixed',
  createdAt: START_MS,
  imageId: null,
  rating: null,
  deletedAt: null,
  attached: null,
  reading: null,
};

function recordBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(10);
  new DataView(bytes.buffer).setUint32(6, count);
  return bytes;
}
