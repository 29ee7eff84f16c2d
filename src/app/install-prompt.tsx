import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
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

const VISITS_BEFORE_OFFER = 2;

/** Offers to install from the second visit on, where the browser can, until the person says no once. */
export function InstallPrompt() {
  const t = useText(uiShell);
  const { db, deps } = useLocalData();
  const browserOffer = useOffer();
  const counted = useRef(false);
  const [mayAsk, setMayAsk] = useState(false);

  useEffect(() => {
    if (counted.current) return;
    counted.current = true;
    void countVisit(db, deps).then(({ visits, refused }) =>
      setMayAsk(visits >= VISITS_BEFORE_OFFER && !refused),
    );
  }, [db, deps]);

  const apple = isAppleBrowserTab();
  if (!mayAsk || (browserOffer === undefined && !apple)) return null;

  const refuse = () => {
    setMayAsk(false);
    void refuseInstall(db, deps);
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
