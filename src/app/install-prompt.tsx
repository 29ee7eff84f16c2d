import { useLiveQuery } from 'dexie-react-hooks';
import { useState, useSyncExternalStore } from 'react';
import { hasReading } from '#db/messages.ts';
import { uiShell } from '#text/en/ui-shell.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useText } from '#ui/use-text.ts';
import { brand } from './brand.ts';
import { countVisit, refuseInstall } from './install-memory.ts';
import { PromptCard } from './prompt-card.tsx';

/** Chromium's event; it is in no standard, so no library types it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

// The browser may offer before anything is drawn, so the offer is kept from the start.
let offer: BeforeInstallPromptEvent | undefined;
const listeners = new Set<() => void>();

function setOffer(next: BeforeInstallPromptEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  setOffer(event as BeforeInstallPromptEvent);
});
window.addEventListener('appinstalled', () => setOffer(undefined));

function useOffer(): BeforeInstallPromptEvent | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offer,
  );
}

/** Safari on iPhone and iPad has no event; it tells by this property whether the page runs as an app. */
function isAppleBrowserTab(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}

/** Offers to install from the second visit on, after a first reading, where the browser can, until the person says no once. */
export function InstallPrompt() {
  const t = useText(uiShell);
  const { db } = useLocalData();
  const browserOffer = useOffer();
  const [mayAsk, setMayAsk] = useState(() => countVisit() === 'returned');
  const read = useLiveQuery(() => mayAsk && hasReading(db), [db, mayAsk]);

  if (!mayAsk || read !== true || (browserOffer === undefined && !isAppleBrowserTab())) return null;

  const refuse = () => {
    setMayAsk(false);
    refuseInstall();
  };
  if (browserOffer === undefined) {
    return (
      <PromptCard
        title={t.installTitle(brand.product)}
        text={t.installOnApple}
        refuseLabel={t.installGotIt}
        onRefuse={refuse}
      />
    );
  }
  return (
    <PromptCard
      title={t.installTitle(brand.product)}
      text={t.installText}
      confirmLabel={t.install}
      refuseLabel={t.installNever}
      onConfirm={() => {
        // The browser's offer can be used once.
        setOffer(undefined);
        void browserOffer.prompt();
      }}
      onRefuse={refuse}
    />
  );
}
