import { useCallback, useState } from 'react';
import { uiSession } from '#text/en/ui-session.ts';
import { useAccount } from '#store/account-context.tsx';
import { useText } from '#ui/use-text.ts';
import { problemWords } from './problem-words.ts';

export type Provider = 'google' | 'oidc';

/** Signing in with a provider: which one the browser is leaving for, and what stood in the way. */
export function useProvider(): {
  readonly leaving: Provider | null;
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
  readonly start: (provider: Provider) => void;
} {
  const t = useText(uiSession);
  const account = useAccount();
  const [leaving, setLeaving] = useState<Provider | null>(null);
  const [problem, setProblem] = useState<string>();
  const start = useCallback(
    (provider: Provider) => {
      setLeaving(provider);
      setProblem(undefined);
      void account.continueWith(provider).then((result) => {
        // When it worked the browser is on its way: it stays busy.
        if (result.ok) return;
        setLeaving(null);
        setProblem(problemWords(result.error, t, provider));
      });
    },
    [account, t],
  );
  return { leaving, problem, setProblem, start };
}
