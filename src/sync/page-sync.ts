/**
 * The sync of one page: what starts a round, who leads, what is said about it. The rules of a round are elsewhere
 * (round.ts); this is the part that listens to the browser.
 */
import type { Clock } from '#lib/clock.ts';
import type { Ids } from '#lib/id.ts';
import { countUnsent } from '#account/account-data.ts';
import type { Account } from '#account/account.ts';
import { attempt } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { createBlobs } from './blobs.ts';
import { createDexieStore } from './dexie-store.ts';
import { lead, lockNames } from './leader.ts';
import type { Locks } from './leader.ts';
import { pause } from './pause.ts';
import { createPokes } from './pokes.ts';
import { createRound } from './round.ts';
import type { RoundResult } from './round.ts';
import { createScheduler } from './scheduler.ts';
import type { Cause, RoundEnd } from './scheduler.ts';
import { createServerLink } from './server-link.ts';
import type { Credentials } from './server-link.ts';
import { roundEnd, statusAfter } from './status.ts';
import type { Counts } from './status.ts';
import type { Sync, SyncStatus } from './sync.ts';
import { createTabChannel } from './tab-channel.ts';
import type { Channel } from './tab-channel.ts';
import { createTransport } from './transport.ts';

/** What of the page the sync follows. */
export type SyncPage = {
  /** False when there is certainly no network. */
  readonly isOnline: () => boolean;
  readonly isVisible: () => boolean;
  /** Whether the line is paid by what goes over it, as far as the browser tells. */
  readonly isMetered: () => boolean;
  /** Tells of each; the answer stops it. */
  readonly follow: (on: {
    readonly online: () => void;
    readonly offline: () => void;
    readonly visible: () => void;
    readonly hidden: () => void;
    readonly focus: () => void;
  }) => () => void;
  /** Asks the browser to wake the service worker once there is network, this page open or not. */
  readonly askForOutbox: () => void;
  /** Asks the browser to wake it now and then. */
  readonly askForDaily: () => void;
};

export type PageSyncDeps = {
  readonly db: SoulsticeDb;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly account: Pick<Account, 'session' | 'watchSession' | 'accessToken' | 'recheck'>;
  readonly fetch: typeof fetch;
  readonly locks: Locks | null;
  readonly makeChannel: ((name: string) => Channel) | null;
  readonly page: SyncPage;
  /** Milliseconds that never go back. */
  readonly monotonicMs: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly onStatus: (status: SyncStatus) => void;
  /** The account's plan may be another one. */
  readonly onPlan: () => void;
  /** For who looks after the server; never with what a person wrote. */
  readonly log: (message: string, cause?: unknown) => void;
};

export type PageSync = Omit<Sync, 'status' | 'watch' | 'watchPlan'>;

/** A page that nobody has looked at for this long needs no hints: the next look starts a round. */
const LISTEN_HIDDEN_MS = 5 * 60_000;
/** A round that is over sooner has nothing to say in between. */
const SLOW_ROUND_MS = 500;
const RECOUNT_MS = 300;
/** Another tab that says it is at it and then says nothing may be gone. */
const BELIEVE_MS = 30_000;
/** A kick may be on its way to a lead that was given up a moment ago. */
const KICKED_LATE_MS = 1_000;

export function startPageSync(deps: PageSyncDeps): PageSync {
  const { db, page, account } = deps;
  const store = createDexieStore(db, deps);
  const link = createServerLink({
    account: db.account,
    fetch: deps.fetch,
    credentials: () => credentialsOf(account),
    recheck: account.recheck,
  });
  const round = createRound(store, createTransport(link), { pause });
  const blobs = createBlobs({
    db,
    link,
    locks: deps.locks,
    nowMs: deps.clock.now,
    random: deps.random,
    isMetered: page.isMetered,
  });

  const stopping = new AbortController();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let status: SyncStatus | null = null;
  /** While this tab has the lead, others repeat what it says. */
  let leading = false;
  /** When it had it last; nothing once another tab had it since. */
  let ledUntilMs = -Infinity;
  let poked = 0;
  /** Since another tab took the lead, it has said that everything is here and there. */
  let heardDone = false;
  let knownFinished: number | null = null;

  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
    return () => {
      clearTimeout(timer);
      timers.delete(timer);
    };
  };

  // --- what is said ---

  const publish = (next: SyncStatus): void => {
    if (stopping.signal.aborted) return;
    if (leading) channel.say({ type: 'status', status: next });
    if (JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    deps.onStatus(next);
  };

  const count = async (): Promise<Counts> => {
    const [waiting, refused, finishedMs] = await Promise.all([
      countUnsent(db),
      store.refused(),
      store.lastFinished(),
    ]);
    knownFinished = finishedMs;
    return { waiting, refused: refused.length, finishedMs };
  };

  /** What waits while nothing can be sent. */
  const publishWaiting = async (why: 'offline' | 'signed-out'): Promise<void> => {
    const { waiting, finishedMs } = await count();
    publish({ type: 'waiting', waiting, why, sinceMs: finishedMs });
  };

  let recounting = false;
  const recountSoon = (): void => {
    if (recounting) return;
    recounting = true;
    later(RECOUNT_MS, () => {
      recounting = false;
      void quietly(async () => {
        const waiting = await countUnsent(db);
        if (status?.type === 'waiting') publish({ ...status, waiting });
        if (status?.type === 'attention' && status.what !== 'refused') publish({ ...status, count: waiting });
      });
    });
  };

  /** The device may refuse to read at any time; the next round says so. */
  const quietly = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!stopping.signal.aborted) deps.log('The sync could not read the device', error);
    }
  };

  // --- rounds ---

  const run = async (signal: AbortSignal, cause: Cause): Promise<RoundEnd> => {
    try {
      if (cause === 'retry' && heardDone && !(await isBehind())) return { type: 'done' };
      const led = await lead(deps.locks, lockNames.round(db.account), () => ledRound(signal, cause));
      if (led.type === 'led') return led.value;
      heardDone = false;
      channel.say({ type: 'kick' });
      return { type: 'elsewhere' };
    } catch (error) {
      if (signal.aborted) return { type: 'stopped' };
      deps.log('A round of the sync failed', error);
      // The server's failures are answers of a round; what is left is a device that cannot even count what waits.
      publish({ type: 'waiting', waiting: 0, why: 'device', sinceMs: knownFinished });
      return { type: 'failed', how: 'for-now', retryAfterS: null };
    }
  };

  const ledRound = async (signal: AbortSignal, cause: Cause): Promise<RoundEnd> => {
    leading = true;
    const waiting = await countUnsent(db);
    const wanted = waiting > 0 || cause === 'asked' || status === null;
    if (wanted) publish({ type: 'syncing', waiting });
    const cancelSlow = wanted
      ? () => undefined
      : later(SLOW_ROUND_MS, () => publish({ type: 'syncing', waiting }));
    try {
      const result = await round.run(signal);
      cancelSlow();
      if (signal.aborted) return { type: 'stopped' };
      return await ended(result);
    } finally {
      cancelSlow();
      leading = false;
      ledUntilMs = deps.monotonicMs();
    }
  };

  const ended = async (result: RoundResult): Promise<RoundEnd> => {
    // Not aborted and yet stopped: what came was of no use. The server may do better later.
    if (result.type === 'stopped') return { type: 'failed', how: 'for-now', retryAfterS: null };
    publish(statusAfter(result, await count()));
    // The network may have gone while the answer was on its way: nobody would say so again.
    if (result.type === 'done' && !page.isOnline()) await publishWaiting('offline');
    if (result.type === 'failed') {
      if (result.why === 'offline') page.askForOutbox();
      // A database that is gone for good has nothing to send.
      if (db.life.ended !== null) return { type: 'stopped' };
    } else {
      page.askForDaily();
      wakeBlobs();
      if (result.left > 0) scheduler.trigger('write');
      await followUpPoke();
    }
    return roundEnd(result);
  };

  const scheduler = createScheduler({
    run,
    nowMs: deps.monotonicMs,
    random: deps.random,
    isOnline: () => page.isOnline() && !hasEnded(account),
    isVisible: page.isVisible,
  });

  // --- bytes ---

  let transferring = false;
  let transferAgain = false;
  let cancelTransfer: () => void = () => undefined;
  const wakeBlobs = (): void => {
    if (transferring) {
      transferAgain = true;
      return;
    }
    if (!page.isOnline() || hasEnded(account) || stopping.signal.aborted) return;
    transferring = true;
    cancelTransfer();
    void quietly(async () => {
      let nextMs: number | null = null;
      try {
        nextMs = await blobs.run(stopping.signal);
      } finally {
        transferring = false;
      }
      if (stopping.signal.aborted) return;
      if (transferAgain) {
        transferAgain = false;
        wakeBlobs();
      } else if (nextMs !== null) {
        cancelTransfer = later(Math.max(RECOUNT_MS, nextMs - deps.clock.now()), wakeBlobs);
      }
    });
  };

  // --- hints ---

  const pokes = createPokes({
    link,
    locks: deps.locks,
    random: deps.random,
    nowMs: deps.monotonicMs,
    onPlan: () => {
      deps.onPlan();
      channel.say({ type: 'plan' });
    },
    onPoke: (version) => {
      poked = version;
      if (leading) return;
      void quietly(async () => {
        const { cursor } = await store.meta();
        // Our own push comes back as a hint too, by when the cursor is there already.
        if (!leading && cursor !== version) scheduler.trigger('poke');
      });
    },
  });

  /** Whether there is something to send, or to fetch as far as hints told. */
  const isBehind = async (): Promise<boolean> =>
    (await store.waiting()) > 0 || poked > (await store.meta()).cursor;

  /** A hint that came while the round ran may be of what it had fetched already. */
  const followUpPoke = async (): Promise<void> => {
    const version = poked;
    poked = 0;
    if (version > 0 && version > (await store.meta()).cursor) scheduler.trigger('poke');
  };

  let cancelBelief: () => void = () => undefined;
  const channel = createTabChannel(deps.makeChannel, db.account, (word) => {
    if (word.type === 'kick') {
      // Whoever led last is meant, and nobody else: of all that ran for it, each that came too late would kick all again.
      if (leading || deps.monotonicMs() - ledUntilMs < KICKED_LATE_MS) scheduler.trigger('kick');
      return;
    }
    if (word.type === 'plan') {
      deps.onPlan();
      return;
    }
    if (leading) return;
    ledUntilMs = -Infinity;
    const { type } = word.status;
    heardDone = type === 'synced' || (type === 'attention' && word.status.what === 'refused');
    publish(word.status);
    cancelBelief();
    if (type === 'syncing') cancelBelief = later(BELIEVE_MS, () => scheduler.trigger('retry'));
  });
  // --- the browser ---

  let cancelHidden: () => void = () => undefined;
  const listenIfWanted = (): void => {
    if (page.isOnline() && page.isVisible() && !hasEnded(account)) pokes.start();
  };
  const unfollow = page.follow({
    online: () => {
      listenIfWanted();
      scheduler.trigger('online');
    },
    offline: () => {
      pokes.stop();
      void quietly(() => publishWaiting('offline'));
    },
    visible: () => {
      cancelHidden();
      listenIfWanted();
      scheduler.trigger('visible');
    },
    hidden: () => {
      cancelHidden();
      cancelHidden = later(LISTEN_HIDDEN_MS, pokes.stop);
      if (status?.type !== 'synced') page.askForOutbox();
    },
    focus: () => scheduler.trigger('focus'),
  });

  let standing = standingOf(account);
  const unwatch = account.watchSession(() => {
    const before = standing;
    standing = standingOf(account);
    if (standing === before) return;
    if (standing === 'ended') {
      pokes.stop();
      void quietly(() => publishWaiting('signed-out'));
    }
    if (standing === 'current') {
      listenIfWanted();
      scheduler.trigger('session');
    }
  });

  if (hasEnded(account)) void quietly(() => publishWaiting('signed-out'));
  else if (!page.isOnline()) void quietly(() => publishWaiting('offline'));
  listenIfWanted();
  scheduler.trigger('start');

  return {
    syncNow: () => scheduler.runNow(),
    afterWrite: () => {
      scheduler.trigger('write');
      wakeBlobs();
      recountSoon();
      if (!page.isOnline() || !page.isVisible()) page.askForOutbox();
    },
    refused: async () => (await store.refused()).toSorted((a, b) => a.at - b.at),
    retryRefused: async () => {
      const again = await store.retryRefused();
      await attempt(db, () => db.blob_queue.toCollection().modify({ notBefore: 0 }));
      wakeBlobs();
      if (again > 0) await scheduler.runNow();
      return again;
    },
    lastSynced: store.lastFinished,
    blob: (sha) => blobs.get(sha, stopping.signal),
    stop: async () => {
      stopping.abort(new DOMException('the sync was stopped', 'AbortError'));
      unfollow();
      unwatch();
      pokes.stop();
      channel.close();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      await scheduler.stop();
    },
  };
}

type Who = Pick<Account, 'session' | 'accessToken'>;

function standingOf(account: Who): string {
  const session = account.session();
  return session.type === 'signed-in' ? session.standing : session.type;
}

function hasEnded(account: Who): boolean {
  const session = account.session();
  return session.type !== 'signed-in' || session.standing === 'ended';
}

async function credentialsOf(account: Who): Promise<Credentials> {
  const token = await account.accessToken();
  if (token !== null) return { type: 'token', token };
  return { type: hasEnded(account) ? 'signed-out' : 'unreachable' };
}
