import { exportThreads } from '#db/chat-library.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiThreads } from '#text/en/ui-threads.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';

/** Offers every chat as a JSON file named with the date. Nothing leaves the device. */
export function useExportAll(): () => Promise<void> {
  const t = useText(uiThreads);
  const { db, deps } = useLocalData();
  return async () => {
    try {
      const nowMs = deps.clock.now();
      const { fileName, text } = await exportThreads(db, { nowMs, localDate: localDate(nowMs) });
      const { saveBlob } = await import('#ui/drawing-export.ts');
      saveBlob(fileName, new Blob([text], { type: 'application/json' }));
      notify({ text: t.exported(fileName) });
    } catch {
      notify({ text: t.couldNotRead, tone: 'error' });
    }
  };
}

/** `YYYY-MM-DD` by the calendar of the device. */
export function localDate(atMs: number): string {
  // Swedish writes a date this way.
  return new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(atMs);
}
