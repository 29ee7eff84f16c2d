/**
 * One run: two accounts with three devices each write and sync through a bad network to servers that are killed, until it
 * all stops; then every copy must be equal, with every acknowledged write in it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { canonicalJson } from '#contract/json.ts';
import type { Row } from '#contract/join.ts';
import { PULL_ROWS, pullAnswer, pushAnswer, wireToRow } from '#contract/sync.ts';
import type { PullAnswer, WireRow } from '#contract/sync.ts';
import { CONTRACT_VERSION } from '#contract/contract-version.ts';
import { createChance } from './chance.ts';
import type { Chance } from './chance.ts';
import { createDevice } from './device.ts';
import type { Device } from './device.ts';
import { createJournal, keyOf } from './journal.ts';
import type { Journal } from './journal.ts';
import { roughNetwork, startProxy } from './proxy.ts';
import type { ChaosProxy } from './proxy.ts';
import type { RequestCounts } from './transport.ts';
import { startWorld } from './world.ts';
import type { DatabaseName, World } from './world.ts';

export type Plan = {
  readonly name: string;
  readonly database: DatabaseName;
  readonly instances: 1 | 2;
  /** How long everything goes wrong. */
  readonly forMs: number;
  /** One API process is killed about this often; null: never. */
  readonly killEveryMs: number | null;
  readonly crashEveryMs: number | null;
  /** One device is killed about this often. */
  readonly deviceKillEveryMs: number;
};

export type Outcome = {
  readonly name: string;
  readonly seed: number;
  readonly acknowledged: number;
  readonly records: number;
  readonly serverKills: number;
  readonly databaseCrashes: number;
  readonly deviceKills: number;
  readonly faults: ReturnType<ChaosProxy['counts']>;
  readonly requests: RequestCounts;
  /** From the end of the faults until all copies were equal. */
  readonly settledMs: number;
  /** What is wrong; none when the run passed. */
  readonly complaints: readonly string[];
};

/**
 * Most time from the end of the faults until every copy is equal: a few seconds on a machine that is free, and here the limit
 * at which a run counts as one that never ends, however busy the machine.
 */
const SETTLE_BOUND_MS = 60_000;
/** How far the devices' clocks are off: right, ahead of what the server takes, behind by a day. */
const skews = [0, 2 * 3_600_000, -86_400_000] as const;
/** Complaints that are worth printing: the first few tell it. */
const MAX_COMPLAINTS = 20;

type Account = {
  readonly userId: string;
  readonly token: string;
  readonly journal: Journal;
  readonly devices: readonly Device[];
};

export async function runScenario(plan: Plan, seed: number): Promise<Outcome> {
  const chance = createChance(seed);
  const world = await startWorld(plan);
  const proxy = await startProxy({ targets: () => world.urls, chance: chance.split(), rates: roughNetwork });
  let accounts: readonly Account[] = [];
  try {
    accounts = await Promise.all(
      ['ana', 'bo'].map((name) => openAccount(world, proxy.url, name, chance.split())),
    );
    const devices = accounts.flatMap((account) => account.devices);
    for (const device of devices) device.start();

    const untilMs = performance.now() + plan.forMs;
    const [, serverKills, databaseCrashes, deviceKills] = await Promise.all([
      Promise.all(devices.map((device) => device.live(untilMs))),
      every(plan.killEveryMs, untilMs, chance.split(), (turn) =>
        world.killServer(turn.whole(0, plan.instances - 1)),
      ),
      every(world.crashDatabase === null ? null : plan.crashEveryMs, untilMs, chance.split(), async () => {
        await world.crashDatabase?.();
      }),
      every(plan.deviceKillEveryMs, untilMs, chance.split(), (turn) => turn.pick(devices).kill()),
    ]);

    const quietMs = performance.now();
    // What the network still holds back arrives first: a late request must change nothing any more.
    await proxy.calm();
    const unsettled = await settle(world, accounts);
    const settledMs = performance.now() - quietMs;
    const complaints = [
      ...unsettled,
      ...(await accountComplaints(world, accounts)),
      ...devices.flatMap((device) => device.problems()),
    ];
    return {
      name: plan.name,
      seed,
      acknowledged: sum(accounts.map(({ journal }) => journal.acknowledged())),
      records:
        sum(await Promise.all(devices.map(async (device) => (await device.copy()).size))) / skews.length,
      serverKills,
      databaseCrashes,
      deviceKills,
      faults: proxy.counts(),
      requests: {
        pushes: sum(devices.map((device) => device.requests().pushes)),
        early: sum(devices.map((device) => device.requests().early)),
        pulls: sum(devices.map((device) => device.requests().pulls)),
        failed: sum(devices.map((device) => device.requests().failed)),
      },
      settledMs,
      complaints: complaints.slice(0, MAX_COMPLAINTS),
    };
  } finally {
    await Promise.all(accounts.flatMap(({ devices }) => devices.map((device) => device.stop())));
    await proxy.close();
    await world.stop();
  }
}

async function openAccount(world: World, url: string, name: string, chance: Chance): Promise<Account> {
  const { userId, token } = await world.signIn(`${name}@example.org`);
  const journal = createJournal();
  const devices = skews.map((skewMs, at) =>
    createDevice({
      name: `${name}${at + 1}`,
      account: userId,
      url,
      token,
      journal,
      chance: chance.split(),
      skewMs,
    }),
  );
  await devices[0]?.seed();
  return { userId, token, journal, devices };
}

/** Does something again and again, with pauses around `everyMs`. Answers how often. */
async function every(
  everyMs: number | null,
  untilMs: number,
  chance: Chance,
  work: (chance: Chance) => Promise<void>,
): Promise<number> {
  if (everyMs === null) return 0;
  let times = 0;
  for (;;) {
    const waitMs = everyMs * (0.5 + chance.next());
    const leftMs = untilMs - performance.now();
    await pause(Math.max(0, Math.min(waitMs, leftMs)));
    if (waitMs >= leftMs) return times;
    await work(chance);
    times += 1;
  }
}

/** Waits until every copy equals the server's. Answers what is still unequal when the time is over. */
async function settle(world: World, accounts: readonly Account[]): Promise<readonly string[]> {
  const deadline = performance.now() + SETTLE_BOUND_MS;
  for (;;) {
    const unequal = await Promise.all(accounts.map((account) => unequalCopies(world, account))).then(
      (found) => found.flat(),
      // The last kill may have been a moment ago.
      (error: unknown) => [`a server does not answer: ${String(error)}`],
    );
    if (unequal.length === 0) return [];
    if (performance.now() > deadline) return unequal;
    await pause(100);
  }
}

async function unequalCopies(world: World, account: Account): Promise<readonly string[]> {
  for (const device of account.devices) {
    if (!(await device.isDone()))
      return [`${device.name} still has something to send, or something on its shelf`];
  }
  // To compare whole copies takes long: not before they can be equal.
  const cursors = await Promise.all(account.devices.map((device) => device.cursor()));
  if (new Set(cursors).size > 1) return [`devices are at the versions ${cursors.join(', ')}`];
  const server = await serverCopy(world, account);
  const unequal: string[] = [];
  for (const device of account.devices) {
    const copy = await device.copy();
    const keys = new Set([...server.copy.keys(), ...copy.keys()]);
    const differing = [...keys].filter(
      (key) => canonicalJson(asJson(server.copy.get(key))) !== canonicalJson(asJson(copy.get(key))),
    );
    if (differing.length > 0)
      unequal.push(`${device.name} differs in ${differing.length} records: ${differing[0]}`);
  }
  return unequal;
}

const asJson = (row: Row | undefined): Parameters<typeof canonicalJson>[0] =>
  row === undefined ? null : { t: row.t, d: row.d, x: row.x ?? null };

/** What must hold of each account once it is quiet. */
async function accountComplaints(world: World, accounts: readonly Account[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const account of accounts) {
    const { copy, rows, version } = await serverCopy(world, account);
    found.push(...account.journal.complaints(copy));
    // Everything once more, as from a device that was restored: nothing may move.
    const repeat = await pushAgain(world, account, rows);
    if (repeat !== version)
      found.push(`a repeat of everything moved the version from ${version} to ${repeat}`);
    for (const other of accounts) {
      if (other === account) continue;
      const theirs = (await serverCopy(world, other)).copy;
      const leaked = [...copy.keys()].filter((key) => theirs.has(key));
      if (leaked.length > 0) found.push(`${leaked[0]} is in both accounts`);
    }
  }
  return found;
}

type ServerCopy = {
  readonly copy: ReadonlyMap<string, Row>;
  readonly rows: readonly WireRow[];
  readonly version: number;
};

/** Everything the server holds of an account, asked without the bad network between. */
async function serverCopy(world: World, { token }: Account): Promise<ServerCopy> {
  const rows: WireRow[] = [];
  let cursor = 0;
  for (;;) {
    const answer = await fetch(new URL(`/api/sync/pull?c=${cursor}&n=${PULL_ROWS}`, world.urls.at(-1)), {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`the server answered ${answer.status} to a pull`);
    const page = pullAnswer.parse(await answer.json()) as PullAnswer;
    rows.push(...page.rows);
    cursor = page.next;
    if (!page.more) break;
  }
  const copy = new Map<string, Row>();
  for (const wire of rows) {
    const row = wireToRow(wire);
    if (row === null) throw new Error(`the server sent ${wire[0]} ${wire[1]} broken`);
    copy.set(keyOf(wire[0], wire[1]), row);
  }
  return { copy, rows, version: cursor };
}

async function pushAgain(world: World, { token }: Account, rows: readonly WireRow[]): Promise<number> {
  const device = crypto.randomUUID();
  let version = 0;
  for (let at = 0; at < rows.length; at += 200) {
    const answer = await fetch(new URL('/api/sync/push', world.urls[0]), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ device, gen: 0, schema: CONTRACT_VERSION, rows: rows.slice(at, at + 200) }),
    });
    const done = pushAnswer.parse(await answer.json());
    if ('clock' in done) throw new Error('a repeat was refused for the clock');
    version = done.ver;
  }
  return version;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
