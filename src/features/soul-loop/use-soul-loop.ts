import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { emptySoulDraft } from '#contract/soul-draft.ts';
import type { LoopStep, SoulDraft } from '#contract/soul-draft.ts';
import type { SoulEntry } from '#contract/soul-entry.ts';
import { getRecord } from '#db/read.ts';
import { forgetSoulDraft, rememberAsked } from '#db/soul-draft.ts';
import { keepSoulEntry, recentSoulEntries, saveSoulEntry, SHOWN_SOUL_ENTRIES } from '#db/soul-entries.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { helpedAnswers } from '#practice/soul-loop/ask-helped.ts';
import { begunSupport, closedEntry, withSmaller } from '#practice/soul-loop/begun.ts';
import { needsSupport, plainEntry } from '#practice/soul-loop/run-loop.ts';
import type { LoopWords } from '#practice/soul-loop/words.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { uiSoulLoop } from '#text/en/ui-soul-loop.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { answerDraft, answerLang, careFor } from './answer-loop.ts';
import { createAutosave } from './autosave.ts';
import { loadKit } from './loop-kit.ts';
import type { LoopKit } from './loop-kit.ts';
import { openLoop } from './open-loop.ts';
import type { OpenedLoop } from './open-loop.ts';

/** The sky may come late to a line that can do without it. */
const SKY_PATIENCE_MS = 1500;

export type HelpedAnswer = (typeof helpedAnswers)[number]['answer'];

/** An opened loop and what can be done with it. */
export type SoulLoop = {
  readonly kit: LoopKit;
  readonly opened: OpenedLoop;
  /** Null when the day's entry is shown. */
  readonly draft: SoulDraft | null;
  /** Words of the language the draft was answered in; null while they are fetched, and before the first step is left. */
  readonly words: LoopWords | null;
  readonly working: boolean;
  /** False while the device does not keep what is written. */
  readonly keeps: boolean;
  /** What was completed in this opening; the database tells of it a moment later. */
  readonly kept: SoulEntry | null;
  readonly helped: HelpedAnswer | null;
  readonly edit: (change: Partial<Pick<SoulDraft, 'text' | 'emotion' | 'done' | 'reflection'>>) => void;
  readonly goTo: (step: LoopStep) => void;
  /** Whether the next answer may end on the sky. */
  readonly setSky: (on: boolean) => void;
  readonly begin: () => Promise<void>;
  readonly decline: () => Promise<void>;
  readonly smaller: () => void;
  readonly rest: () => Promise<void>;
  readonly complete: () => Promise<void>;
  /** Leaves the steps after the support card undone: the words are kept already. */
  readonly enough: () => Promise<void>;
  readonly startNew: (replaces: readonly string[]) => void;
  readonly answerHelped: (answer: HelpedAnswer) => Promise<void>;
};

export type LoopOpening =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'open'; readonly loop: SoulLoop };

/** Opens the loop of today. Another `attempt` tries once more. */
export function useSoulLoop(attempt: number): LoopOpening {
  const { db, deps } = useLocalData();
  const engine = useEngine();
  const t = useText(uiSoulLoop);
  const [found, setFound] = useState<{ kit: LoopKit; opened: OpenedLoop } | 'failed' | null>(null);
  const [draft, setDraft] = useState<SoulDraft | null>(null);
  const [working, setWorking] = useState(false);
  const [keeps, setKeeps] = useState(true);
  const [done, setDone] = useState<SoulEntry | null>(null);
  const [helped, setHelped] = useState<HelpedAnswer | null>(null);
  const [words, setWords] = useState<LoopWords | null>(null);
  const autosave = useMemo(() => createAutosave(db, setKeeps), [db]);
  const sheet = useRef<Promise<FactSheet | null> | null>(null);
  const wantsSky = useRef(true);
  const busy = useRef(false);

  useEffect(() => {
    let left = false;
    const open = async () => {
      const kit = await loadKit();
      const opened = await openLoop(db, deps, kit);
      if (left) return;
      sheet.current = engine.ask('sheet', opened.sheet).then(
        (answer) => answer,
        () => null,
      );
      wantsSky.current = opened.sky;
      setFound({ kit, opened });
      setDraft(opened.draft);
    };
    open().catch(() => {
      if (!left) setFound('failed');
    });
    return () => {
      left = true;
    };
  }, [db, deps, engine, attempt]);

  const lang = draft?.begun?.lang ?? null;
  const kit = found === null || found === 'failed' ? null : found.kit;
  useEffect(() => {
    if (lang === null || kit === null) return undefined;
    let left = false;
    kit.wordsOf(lang).then(
      (loaded) => {
        if (!left) setWords(loaded);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [lang, kit]);

  if (found === null) return { type: 'loading' };
  if (found === 'failed') return { type: 'failed' };
  const { opened } = found;

  const put = (next: SoulDraft) => {
    setDraft(next);
    autosave.save(next);
  };
  /** One thing at a time: a second press on a button does nothing. */
  const once = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    try {
      await work();
    } finally {
      busy.current = false;
      setWorking(false);
    }
  };
  const notSaved = () => notify({ text: t.notSaved, tone: 'error' });
  const asked = () => {
    if (opened.asks !== null) void rememberAsked(db, opened.asks.entry);
  };

  const skyInTime = () =>
    Promise.race([
      sheet.current ?? Promise.resolve(null),
      new Promise<null>((resolve) => {
        setTimeout(() => resolve(null), SKY_PATIENCE_MS);
      }),
    ]);

  const around = (declined: readonly string[], at: number, sky: FactSheet | null) => ({
    kit: found.kit,
    history: opened.history,
    declined,
    sheet: wantsSky.current ? sky : null,
    zone: opened.zone,
    at,
  });

  const begin = () =>
    once(async () => {
      if (draft === null) return;
      const { text, emotion, date, begun: before } = draft;
      // Come back to without a change: what was found then still stands.
      if (before !== null && before.entry.userInput === text && before.entry.emotionCategory === emotion) {
        put({ ...draft, step: 2 });
        return;
      }
      const replaces = [...draft.replaces, ...(before?.keptAs ? [before.keptAs] : [])];
      const at = deps.clock.now();
      const care = careFor(text, found.kit);
      if (needsSupport(care)) {
        // The words are kept at once; whatever else this day brings, they are there.
        const entry = {
          date,
          entry: plainEntry(text, emotion),
          completed: false,
          reflection: '',
          helped: null,
        };
        await autosave.settle();
        const kept = await keepSoulEntry(db, deps, { entry, replaces, forgetDraft: false });
        const careWords = await found.kit.wordsOf(answerLang(text, found.kit));
        const keptAs = kept.ok ? kept.value.id : null;
        put({
          ...draft,
          step: 2,
          replaces: [],
          begun: begunSupport({ text, emotion }, at, careWords, keptAs),
        });
        if (!kept.ok) notSaved();
        return;
      }
      const begun = text.trim() === '' ? null : await answerDraft(draft, around([], at, await skyInTime()));
      if (begun === null) {
        notify({ title: t.inputRequired, text: t.inputRequiredText, tone: 'error' });
        return;
      }
      asked();
      put({ ...draft, step: 2, replaces, begun, done: false });
    });

  const decline = () =>
    once(async () => {
      const begun = draft?.begun ?? null;
      if (draft === null || begun === null) return;
      const { patternId } = begun.entry;
      const declined = [...begun.declined, ...(patternId === null ? [] : [patternId])];
      const next = await answerDraft(draft, around(declined, begun.at, await skyInTime()));
      if (next !== null) put({ ...draft, begun: next, done: false });
    });

  /** The day's entry stands; what was drafted is gone. */
  const leaveDraft = (entry: SoulEntry | null) => {
    setDone(entry);
    setDraft(null);
  };

  const complete = () =>
    once(async () => {
      const begun = draft?.begun ?? null;
      if (draft === null || begun === null) return;
      await autosave.settle();
      const careWords = await found.kit.wordsOf(begun.lang);
      const entry = closedEntry(draft, careWords, found.kit);
      if (entry === null) return;
      const isQuiet = begun.kind === 'support' || needsSupport(careFor(draft.reflection, found.kit));
      if (begun.keptAs !== null) {
        const { completed, reflection } = entry;
        const changed = await saveSoulEntry(db, deps, begun.keptAs, { completed, reflection });
        if (!changed.ok) {
          notSaved();
          return;
        }
        await forgetSoulDraft(db);
        leaveDraft(await getRecord(db, 'soul_entry', begun.keptAs));
        return;
      }
      const kept = await keepSoulEntry(db, deps, { entry, replaces: draft.replaces, forgetDraft: true });
      if (!kept.ok) {
        notSaved();
        return;
      }
      leaveDraft(kept.value);
      // Nothing cheerful beside the card.
      if (!isQuiet) notify({ title: t.completeToast, text: t.completeToastText });
    });

  const rest = () =>
    once(async () => {
      if (draft === null) return;
      await autosave.settle();
      const entry = {
        date: draft.date,
        entry: plainEntry('', draft.emotion),
        completed: false,
        reflection: '',
        helped: null,
      };
      const saved = await keepSoulEntry(db, deps, { entry, replaces: draft.replaces, forgetDraft: true });
      if (!saved.ok) {
        notSaved();
        return;
      }
      asked();
      leaveDraft(saved.value);
    });

  const answerHelped = async (answer: HelpedAnswer) => {
    if (opened.asks === null) return;
    setHelped(answer);
    const rated = helpedAnswers.find((one) => one.answer === answer)?.helped ?? null;
    asked();
    const saved = await saveSoulEntry(db, deps, opened.asks.entry, {
      helped: rated,
      completed: rated !== null,
    });
    if (!saved.ok) notSaved();
  };

  return {
    type: 'open',
    loop: {
      kit: found.kit,
      opened,
      draft,
      words: words?.lang === lang ? words : null,
      working,
      keeps,
      kept: done,
      helped,
      edit: (change) => {
        if (draft !== null) put({ ...draft, ...change });
      },
      goTo: (step) => {
        if (draft !== null) put({ ...draft, step });
      },
      setSky: (on) => {
        wantsSky.current = on;
      },
      begin,
      decline,
      smaller: () => {
        if (draft?.begun && words !== null)
          put({ ...draft, done: false, begun: withSmaller(draft.begun, words) });
      },
      rest,
      complete,
      enough: () =>
        once(async () => {
          const begun = draft?.begun ?? null;
          if (draft === null || begun === null) return;
          // Words that could not be kept at first are tried once more.
          if (begun.keptAs === null) {
            const entry = closedEntry(draft, await found.kit.wordsOf(begun.lang), found.kit);
            if (entry === null) return;
            const kept = await keepSoulEntry(db, deps, { entry, replaces: [], forgetDraft: true });
            if (kept.ok) leaveDraft(kept.value);
            else notSaved();
            return;
          }
          await autosave.settle();
          await forgetSoulDraft(db);
          leaveDraft(await getRecord(db, 'soul_entry', begun.keptAs));
        }),
      startNew: (replaces) => {
        setDone(null);
        put(emptySoulDraft(opened.today, replaces));
      },
      answerHelped,
    },
  };
}

/** The newest thirty days with an entry, newest first; undefined until they were read once. */
export function useShownEntries(): readonly SoulEntry[] | undefined {
  const { db } = useLocalData();
  return useLiveQuery(() => recentSoulEntries(db, SHOWN_SOUL_ENTRIES), [db]);
}
