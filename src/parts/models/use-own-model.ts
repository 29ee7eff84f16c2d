import { useState } from 'react';
import { readAuthor } from '#model/author.ts';
import { keepAuthor } from '#model/choices.ts';
import {
  type DraftProblem,
  type KeptProvider,
  type OwnModel,
  type OwnModelDraft,
  type OwnModels,
  problemOf,
  type TestFailure,
} from '#model/own-models.ts';
import { tellModelOrigin } from '#model/page-origin.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiOwnModels } from '#text/en/ui-own-models.ts';
import { useText } from '#ui/use-text.ts';

export type Outcome = { readonly bad: boolean; readonly text: string; readonly reload: boolean };

/** What is typed for a model of one's own, and keeping, testing and removing it: the same wherever it is done. */
export interface OwnModelState {
  readonly draft: OwnModelDraft;
  readonly problem: DraftProblem | null;
  readonly step: 'typing' | 'saving' | 'testing';
  readonly outcome: Outcome | null;
  /** What a key that was tested opens. */
  readonly names: readonly string[];
  readonly change: (part: Partial<OwnModelDraft>) => void;
  /** Begins again with what is kept of another provider. */
  readonly turnTo: (provider: KeptProvider) => void;
  /** Keeps what is typed; what was kept, or null when it was not. The typed key is forgotten. */
  readonly save: (how?: { readonly modelMayWait: boolean }) => Promise<OwnModel | null>;
  readonly test: (kept: OwnModel) => Promise<void>;
  /** Whether it is gone. A removed model writes nothing any more. */
  readonly remove: () => Promise<boolean>;
  readonly say: (outcome: Outcome | null) => void;
}

export function useOwnModel(
  models: OwnModels,
  first: KeptProvider,
  kept: readonly OwnModel[],
): OwnModelState {
  const t = useText(uiOwnModels);
  const { db } = useLocalData();
  const keptOf = (of: KeptProvider) => kept.find((one) => one.provider === of);
  const [draft, setDraft] = useState<OwnModelDraft>(() => draftOf(first, keptOf(first)));
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const [step, setStep] = useState<OwnModelState['step']>('typing');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [listed, setListed] = useState<{ of: KeptProvider; names: readonly string[] } | null>(null);
  const { provider } = draft;
  const before = keptOf(provider);
  const bad = (text: string): Outcome => ({ bad: true, text, reload: false });

  const tested = async ({ way }: OwnModel): Promise<Outcome> => {
    if (way === 'server') return { bad: false, text: t.testServer, reload: false };
    const isTold = provider !== 'compatible' || (await tellModelOrigin(db));
    const result = await models.test(provider);
    if (result.ok) return { bad: false, text: t.testOk, reload: false };
    if (result.error !== 'blocked-by-page') return bad(failureWords(t)[result.error]);
    return isTold ? { bad: true, text: t.testBlocked, reload: true } : bad(t.noWorker);
  };

  return {
    draft,
    problem,
    step,
    outcome,
    names: listed?.of === provider ? listed.names : [],
    change: (part) => {
      setDraft((now) => ({ ...now, ...part }));
      setProblem(null);
      setOutcome(null);
    },
    turnTo: (next) => {
      setDraft(draftOf(next, keptOf(next)));
      setProblem(null);
      setOutcome(null);
    },
    save: async (how) => {
      const typed = { ...draft, key: draft.key === '' && before !== undefined ? null : draft.key };
      const hasKey = before === undefined || before.masked === null ? null : 'kept';
      const wrong = problemOf(typed, hasKey, how?.modelMayWait);
      setProblem(wrong);
      if (wrong !== null) return null;
      setStep('saving');
      const result = await models.keep(typed, how);
      setStep('typing');
      if (!result.ok) {
        if (result.error.type === 'draft') setProblem(result.error.problem);
        else setOutcome(bad(result.error.type === 'no-vault' ? t.noVault : t.saveFailed));
        return null;
      }
      setDraft((now) => ({ ...now, key: '' }));
      return result.value;
    },
    test: async (what) => {
      setStep('testing');
      setOutcome(await tested(what));
      setStep('typing');
      // A key that works, or a name that does not: the provider's own list is of help either way.
      if (what.way === 'direct') setListed({ of: provider, names: await models.names(provider) });
    },
    remove: async () => {
      const result = await models.remove(provider);
      if (!result.ok) {
        setOutcome(bad(t.saveFailed));
        return false;
      }
      const author = await readAuthor(db);
      if (author.type === 'own' && author.provider === provider) await keepAuthor(db, { type: 'composer' });
      if (provider === 'compatible') await tellModelOrigin(db);
      setDraft(draftOf(provider, undefined));
      setListed(null);
      return true;
    },
    say: setOutcome,
  };
}

function draftOf(provider: KeptProvider, kept: OwnModel | undefined): OwnModelDraft {
  return {
    provider,
    model: kept?.model ?? '',
    key: '',
    url: kept?.url ?? null,
    way: kept?.way ?? 'direct',
  };
}

function failureWords(t: typeof uiOwnModels): Readonly<Record<TestFailure, string>> {
  return {
    'bad-key': t.testBadKey,
    'no-model': t.testNoModel,
    'rate-limited': t.testRateLimited,
    timeout: t.testTimeout,
    unreachable: t.testUnreachable,
    malformed: t.testMalformed,
    refused: t.testRefused,
    'too-long': t.testTooLong,
    'blocked-by-page': t.testBlocked,
    'nothing-kept': t.testNothingKept,
  };
}
