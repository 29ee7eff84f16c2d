/**
 * The shelf: audio that this device can play, and what of it is kept here for offline.
 *
 * The page asks; what is kept lies in Cache Storage, where the service worker answers from it too.
 */

/** A thing that can be played. `key` names it for good: `built-in:<id>` or `published:<content id>`. */
export type AudioItem =
  | { readonly kind: 'built-in'; readonly key: string; readonly id: string; readonly title: string }
  | {
      readonly kind: 'published';
      readonly key: string;
      readonly id: string;
      readonly title: string;
      /** Same-origin address of the file. */
      readonly url: string;
    };

/** Why a download stopped before its end; what had come is kept, and the next try goes on from there. */
export const downloadProblems = ['offline', 'no-room', 'damaged', 'server'] as const;
export type DownloadProblem = (typeof downloadProblems)[number];

export type KeptState =
  | { readonly type: 'none' }
  | { readonly type: 'downloading'; readonly received: number; readonly total: number | null }
  | { readonly type: 'paused'; readonly received: number; readonly total: number | null }
  | {
      readonly type: 'stopped';
      readonly received: number;
      readonly total: number | null;
      readonly problem: DownloadProblem;
    }
  | { readonly type: 'kept'; readonly bytes: number; readonly usedAt: number };

export type Playable = {
  /** For `<audio src>`: an object URL, or the item's own address. */
  readonly url: string;
  /** Called when the source is no longer wanted. */
  readonly release: () => void;
};

export type ShelfUse = {
  readonly usedBytes: number;
  readonly budgetBytes: number;
  /** Least recently used first. */
  readonly items: readonly {
    readonly key: string;
    readonly title: string;
    readonly bytes: number;
    readonly usedAt: number;
  }[];
};

export type AudioShelf = {
  /** The state as last known; a stable object until it changes (for useSyncExternalStore). */
  readonly stateOf: (key: string) => KeptState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Size in bytes of the whole item before it is downloaded, null where nobody knows. */
  readonly sizeOf: (item: AudioItem) => Promise<number | null>;
  /** Fetches what is missing, checks the whole, keeps it; goes on where an earlier try stopped. Never throws. */
  readonly download: (item: AudioItem) => Promise<KeptState>;
  readonly pause: (key: string) => void;
  /** Gives the space back. */
  readonly remove: (key: string) => Promise<void>;
  /** A playable address: from what is kept, else from the network. Rejects with `AudioUnavailable`. */
  readonly open: (item: AudioItem) => Promise<Playable>;
  readonly use: () => Promise<ShelfUse>;
  /** Keeps the new budget and makes room at once, least recently used first. */
  readonly setBudget: (bytes: number) => Promise<void>;
};

/** Nothing kept here and no network, or the file is gone. */
export class AudioUnavailable extends Error {
  override readonly name = 'AudioUnavailable';
  readonly reason: 'offline' | 'gone' | 'damaged';
  constructor(reason: 'offline' | 'gone' | 'damaged') {
    super(`audio unavailable: ${reason}`);
    this.reason = reason;
  }
}
