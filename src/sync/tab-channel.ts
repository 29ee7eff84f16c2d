/** The word between the tabs of this browser about the sync. Anything else that comes over the channel is dropped. */
import type { Account } from '#db/database.ts';
import type { SyncStatus } from './sync.ts';

const NAME = 'soulstice-sync';

/** The part of a BroadcastChannel that is used. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

type Word =
  /** Something was written, and whoever has the lead is to see to it. */
  | { readonly type: 'kick' }
  /** The account's plan may be another one. */
  | { readonly type: 'plan' }
  /** How the sync stands. */
  | { readonly type: 'status'; readonly status: SyncStatus };

export type TabChannel = {
  readonly say: (word: Word) => void;
  readonly close: () => void;
};

/** Without BroadcastChannel nobody is told: each tab finds out by its own rounds. */
export function createTabChannel(
  makeChannel: ((name: string) => Channel) | null,
  account: Account,
  onWord: (word: Word) => void,
): TabChannel {
  const channel = makeChannel?.(NAME) ?? null;
  channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const word = readWord(event.data, account);
    if (word !== null) onWord(word);
  });
  return {
    say: (word) => channel?.postMessage({ ...word, account }),
    close: () => channel?.close(),
  };
}

/** A word for this account, or null. */
export function readWord(data: unknown, account: Account): Word | null {
  if (!isObject(data) || data['account'] !== account) return null;
  if (data['type'] === 'kick') return { type: 'kick' };
  if (data['type'] === 'plan') return { type: 'plan' };
  if (data['type'] !== 'status') return null;
  const status = readStatus(data['status']);
  return status === null ? null : { type: 'status', status };
}

function readStatus(value: unknown): SyncStatus | null {
  if (!isObject(value)) return null;
  const { type, waiting, atMs, why, sinceMs, what, count } = value;
  if (type === 'syncing' && isCount(waiting)) return { type, waiting };
  if (type === 'synced' && isCount(atMs)) return { type, atMs };
  if (
    type === 'waiting' &&
    isCount(waiting) &&
    isOneOf(reasons, why) &&
    (sinceMs === null || isCount(sinceMs))
  )
    return { type, waiting, why, sinceMs };
  if (type === 'attention' && isOneOf(attentions, what) && isCount(count)) return { type, what, count };
  return null;
}

const reasons = ['offline', 'server', 'device', 'signed-out', 'limited'] as const;
const attentions = ['storage-full', 'update-needed', 'refused'] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isOneOf = <Word extends string>(words: readonly Word[], value: unknown): value is Word =>
  (words as readonly unknown[]).includes(value);
