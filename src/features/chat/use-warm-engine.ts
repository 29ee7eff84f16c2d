import { useCallback, useEffect, useRef } from 'react';
import { loadFactWords } from '#parts/reading/fact-words.ts';
import { loadCard } from '#parts/safety/load-support.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { type ChatPerson, instantOf } from './chat-person.ts';
import { todaysSheet } from './todays-sheet.ts';

const IDLE_MS = 1500;

/**
 * Gets what an answer needs ready before it is asked for: words and today's sheet in the worker, the support card
 * with its tables here. Done once, when the input is focused (the returned function) or the page has been idle a while.
 */
export function useWarmEngine(person: ChatPerson | undefined): () => void {
  const engine = useEngine();
  const { deps } = useLocalData();
  const warmed = useRef(false);
  const warm = useCallback(() => {
    if (warmed.current || person === undefined) return;
    warmed.current = true;
    // A failure here shows itself, in words, when something is asked.
    engine.ask('warm', todaysSheet(person, instantOf(deps.clock))).catch(() => undefined);
    loadCard().catch(() => undefined);
    loadFactWords().catch(() => undefined);
  }, [engine, deps, person]);
  useEffect(() => {
    const timer = setTimeout(warm, IDLE_MS);
    return () => clearTimeout(timer);
  }, [warm]);
  return warm;
}
