import { useEffect, useState } from 'react';
import { useAccount } from '#store/account-context.tsx';
import { useApi } from '#store/api-context.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { uiDiagnostics } from '#text/en/ui-diagnostics.ts';
import { useText } from '#ui/use-text.ts';
import { type Bench, type CheckId, checkIds, type Outcome, runCheck } from './self-test.ts';

export type Outcomes = Readonly<Partial<Record<CheckId, Outcome>>>;

/** Runs every test when it is first shown, one after the other, and again when asked. */
export function useSelfTest(): { outcomes: Outcomes; running: boolean; again: () => void } {
  const words = useText(uiDiagnostics);
  const { db } = useLocalData();
  const api = useApi();
  const account = useAccount();
  const engine = useEngine();
  const [round, setRound] = useState(0);
  const [outcomes, setOutcomes] = useState<Outcomes>({});

  useEffect(() => {
    let current = true;
    const bench: Bench = {
      db,
      api,
      account,
      engine,
      words,
      browser: {
        onLine: navigator.onLine,
        // Pages without a secure address have none of the three, whatever the types say.
        storage: navigator.storage,
        serviceWorker: navigator.serviceWorker,
        caches: globalThis.caches,
      },
      // The report is for everyone; the details are for whoever opens the console.
      // oxlint-disable-next-line no-console
      log: (message, detail) => console.info(message, detail),
    };
    void (async () => {
      for (const id of checkIds) {
        const outcome = await runCheck(id, bench);
        // Another round has begun, or the dialog is closed.
        if (!current) return;
        setOutcomes((before) => ({ ...before, [id]: outcome }));
      }
    })();
    return () => {
      current = false;
    };
  }, [db, api, account, engine, words, round]);

  return {
    outcomes,
    running: checkIds.some((id) => outcomes[id] === undefined),
    again: () => {
      setOutcomes({});
      setRound((before) => before + 1);
    },
  };
}
