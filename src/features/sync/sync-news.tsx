import { useEffect, useRef } from 'react';
import { useOpenSettings } from '#store/open-settings.ts';
import { useOpenSyncDialog } from '#store/open-sync-dialog.ts';
import { useSidebarOpen } from '#store/sidebar.ts';
import { useSyncStatus } from '#store/sync-context.tsx';
import type { SyncStatus } from '#sync/sync.ts';
import { uiSync } from '#text/en/ui-sync.ts';
import { type Notice, notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';

/** Long enough to be read and pressed. */
const LONG_MS = 12_000;

/**
 * Draws nothing: says once a visit what keeps the sync from going on, where the line that says so is out of sight because
 * the sidebar is closed. What was so before the visit and does not stop the sync is no news.
 */
export function SyncNews(props: { onReload: () => Promise<void> }) {
  const t = useText(uiSync);
  const status = useSyncStatus();
  const [sidebarOpen] = useSidebarOpen();
  const openSettings = useOpenSettings();
  const openSync = useOpenSyncDialog();
  const { onReload } = props;
  const told = useRef(new Set<string>());
  const settled = useRef<SyncStatus | null>(null);
  useEffect(() => {
    if (status.type === 'syncing') return;
    const before = settled.current;
    settled.current = status;
    const news = newsOf(status, before);
    if (news === null || sidebarOpen || told.current.has(news)) return;
    told.current.add(news);
    const show = { label: t.newsShow, onAction: () => openSettings('sync') };
    const notices: Record<News, Notice> = {
      'update-needed': {
        title: t.tooOldTitle,
        text: t.newsTooOld,
        action: { label: t.reload, onAction: () => void onReload() },
        durationMs: Infinity,
      },
      'storage-full': {
        title: t.fullTitle,
        text: t.newsFull,
        action: { ...show, label: t.newsWhatToDo },
        durationMs: Infinity,
      },
      refused: {
        text: t.newsRefused(status.type === 'attention' ? status.count : 0),
        action: show,
        durationMs: LONG_MS,
      },
      'signed-out': {
        text: t.newsSignedOut,
        action: { label: t.signInAgain, onAction: openSync },
        durationMs: LONG_MS,
      },
    };
    notify(notices[news]);
  }, [status, sidebarOpen, openSettings, openSync, onReload, t]);
  return null;
}

type News = 'update-needed' | 'storage-full' | 'refused' | 'signed-out';

function newsOf(status: SyncStatus, before: SyncStatus | null): News | null {
  if (status.type === 'waiting') return status.why === 'signed-out' ? 'signed-out' : null;
  if (status.type !== 'attention') return null;
  return status.what === 'refused' && before === null ? null : status.what;
}
