/** The server in memory: its real rules, with a head, rows and devices for each account. */
import type { Row } from '#contract/join.ts';
import { mergePush } from '#contract/sync-merge.ts';
import type { Merge } from '#contract/sync-merge.ts';
import { rowToWire } from '#contract/sync.ts';
import type { PullAnswer, PushAnswer, PushBody, WireRow } from '#contract/sync.ts';
import type { ServerCopy, SyncServer } from './world.ts';
import { keyText } from './memory-storage.ts';

type ServedRow = { readonly kind: string; readonly id: string; readonly row: Row; readonly ver: number };

type AccountState = {
  epoch: string;
  ver: number;
  /** By rising version: a row that changes moves to the end. */
  readonly rows: Map<string, ServedRow>;
  readonly gens: Map<string, number>;
};

/** What may be done otherwise than the real server does it. */
export type ServerParts = {
  readonly merge: typeof mergePush;
  /** Whether a generation that was closed is refused. */
  readonly fenced: boolean;
  /** Whether versions are taken while others write, and become seen only later. */
  readonly gaps: boolean;
  /** Whether an account that begins anew has an epoch that never was. */
  readonly freshEpochs: boolean;
};

export const soundParts: ServerParts = { merge: mergePush, fenced: true, gaps: false, freshEpochs: true };

const FIRST_EPOCH = '00000000-0000-4000-9000-ffffffffffff';

export function createMemoryServer(parts: ServerParts = soundParts): SyncServer {
  let accounts = new Map<string, AccountState>();
  let backup = new Map<string, AccountState>();
  let epochs = 0;
  let full = false;
  /** Pushes that took their versions and are not seen yet. */
  const uncommitted: (() => void)[] = [];

  const stateOf = (account: string): AccountState => {
    let state = accounts.get(account);
    if (state === undefined) {
      state = {
        epoch: parts.freshEpochs ? newEpoch() : FIRST_EPOCH,
        ver: 0,
        rows: new Map(),
        gens: new Map(),
      };
      accounts.set(account, state);
    }
    return state;
  };
  const newEpoch = (): string => `00000000-0000-4000-9000-${String((epochs += 1)).padStart(12, '0')}`;

  const push = (account: string, body: PushBody, now: number): PushAnswer => {
    if (!parts.gaps) for (const commit of uncommitted.splice(0)) commit();
    const state = stateOf(account);
    const gen = Math.max(state.gens.get(body.device) ?? 0, body.gen);
    state.gens.set(body.device, gen);
    if (parts.fenced && body.gen < gen) return { clock: true, now, gen };
    const merge = parts.merge({
      nowMs: now,
      rows: body.rows,
      held: (kind, id) => state.rows.get(keyText({ kind, id }))?.row ?? null,
    });
    if (merge.type === 'clock') {
      state.gens.set(body.device, gen + 1);
      return { clock: true, now, gen: gen + 1 };
    }
    const { changed, refused } = full ? withoutNew(merge, state) : merge;
    const first = state.ver;
    state.ver += changed.length;
    const commit = (): void => {
      for (const [at, { kind, id, row }] of changed.entries()) {
        const key = keyText({ kind, id });
        state.rows.delete(key);
        state.rows.set(key, { kind, id, row, ver: first + 1 + at });
      }
    };
    // Every other push hangs before its commit, as under load, until something else was asked.
    if (parts.gaps && uncommitted.length === 0 && first % 2 === 0) uncommitted.push(commit);
    else commit();
    return { epoch: state.epoch, now, first, ver: state.ver, changed: changed.length, refused };
  };

  const pull = (account: string, from: number, n: number, now: number): PullAnswer => {
    const state = stateOf(account);
    const above = [...state.rows.values()].filter(({ ver }) => ver > from);
    const page = above.toSorted((a, b) => a.ver - b.ver).slice(0, n);
    for (const commit of uncommitted.splice(0)) commit();
    return {
      epoch: state.epoch,
      now,
      from,
      rows: page.map(({ kind, id, row }): WireRow => rowToWire(kind, id, row)),
      next: page.at(-1)?.ver ?? from,
      more: above.length > page.length,
    };
  };

  return {
    push: async (account, body, now) => push(account, body, now),
    pull: async (account, from, n, now) => pull(account, from, n, now),
    copy: async (account): Promise<ServerCopy> => {
      for (const commit of uncommitted.splice(0)) commit();
      const { epoch, ver, rows } = stateOf(account);
      return { epoch, ver, rows: [...rows.values()] };
    },
    backUp: async () => {
      backup = copyOf(accounts);
    },
    restore: async () => {
      uncommitted.splice(0);
      accounts = copyOf(backup);
      for (const state of accounts.values()) state.epoch = newEpoch();
    },
    setFull: async (isFull) => {
      full = isFull;
    },
  };
}

function copyOf(accounts: ReadonlyMap<string, AccountState>): Map<string, AccountState> {
  return new Map(
    [...accounts].map(([account, { epoch, ver, rows, gens }]) => [
      account,
      { epoch, ver, rows: new Map(rows), gens: new Map(gens) },
    ]),
  );
}

/** What a server without room does: records it has may change, new ones are refused. */
function withoutNew(merge: Extract<Merge, { type: 'merged' }>, state: AccountState) {
  const isHeld = (one: { readonly kind: string; readonly id: string }) => state.rows.has(keyText(one));
  return {
    changed: merge.changed.filter(isHeld),
    refused: [
      ...merge.refused,
      ...merge.changed
        .filter((one) => !isHeld(one))
        .map(({ kind, id }): readonly [string, string, string] => [kind, id, 'quota']),
    ],
  };
}
