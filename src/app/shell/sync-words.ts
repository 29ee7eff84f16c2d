/** The state of the sync in one short line, for the foot of the sidebar. */
import type { SyncStatus } from '#sync/sync.ts';
import { unreachable } from '#lib/assert.ts';
import type { uiShell } from '#text/en/ui-shell.ts';
import { writeClock } from '#ui/clock.ts';

export type SyncLook = 'fine' | 'waits' | 'needs';

export type SyncWords = {
  readonly look: SyncLook;
  readonly text: string;
  /** Stays the same while only counts and times move; null for what is not worth a word to who cannot see it. */
  readonly matter: string | null;
};

/** `nowMs` by this device's clock, for telling today from other days. */
export function syncWords(status: SyncStatus, nowMs: number, t: typeof uiShell): SyncWords {
  switch (status.type) {
    case 'device-only':
      return { look: 'fine', text: t.savedHere, matter: 'fine' };
    case 'syncing':
      return { look: 'fine', text: t.syncing, matter: null };
    case 'synced':
      return { look: 'fine', text: t.syncedAt(whenWords(status.atMs, nowMs)), matter: 'fine' };
    case 'waiting':
      return { look: 'waits', text: waitingText(status, t), matter: `waiting ${status.why}` };
    case 'attention':
      return { look: 'needs', text: attentionText(status, t), matter: `attention ${status.what}` };
    default:
      return unreachable(status);
  }
}

function waitingText(status: SyncStatus & { readonly type: 'waiting' }, t: typeof uiShell): string {
  const { waiting, why } = status;
  if (waiting === 0 && why !== 'limited') {
    return {
      offline: t.nothingWaitsOffline,
      server: t.nothingWaitsServer,
      device: t.nothingWaitsDevice,
      'signed-out': t.nothingWaitsSignIn,
    }[why];
  }
  if (waiting === 0) return t.savedHere;
  const reason = {
    offline: t.waitsOffline,
    server: t.waitsServer,
    device: t.waitsDevice,
    'signed-out': t.waitsSignIn,
    limited: t.waitsLimited,
  }[why];
  return t.waits(waiting.toLocaleString('en'), reason);
}

function attentionText(status: SyncStatus & { readonly type: 'attention' }, t: typeof uiShell): string {
  if (status.what === 'refused') return t.needsRefused(status.count.toLocaleString('en'));
  return status.what === 'update-needed' ? t.needsUpdate : t.needsRoom;
}

/** "2:05 PM" today, "21 Nov" on another day. */
function whenWords(atMs: number, nowMs: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
  return day.format(atMs) === day.format(nowMs) ? writeClock(atMs) : day.format(atMs);
}
