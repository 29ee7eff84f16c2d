import { useEffect, useMemo, useState } from 'react';
import type { EngineCall, EngineCalls } from '#engine/protocol.ts';
import { useEngine } from '#store/engine-context.tsx';

export type Asked<Out> =
  | { readonly type: 'none' }
  | { readonly type: 'working' }
  | { readonly type: 'failed' }
  | { readonly type: 'answer'; readonly output: Out };

// The same objects each time, so that a screen may compare them.
const NONE = { type: 'none' } as const;
const WORKING = { type: 'working' } as const;

type Kept<K extends EngineCall> = {
  readonly key: string;
  readonly attempt: number;
  readonly asked: Asked<EngineCalls[K]['out']>;
};

/**
 * Asks the compute worker whenever the input changes in value; null asks nothing. While a changed input is being worked
 * on the answer is `working`, so no answer is ever shown beside an input it does not belong to.
 */
export function useEngineAnswer<K extends EngineCall>(
  call: K,
  input: EngineCalls[K]['in'] | null,
  /** Another number asks the same once more. */
  attempt = 0,
): Asked<EngineCalls[K]['out']> {
  const engine = useEngine();
  const key = JSON.stringify(input);
  const [kept, setKept] = useState<Kept<K> | null>(null);
  // The same object as long as its value is the same: callers build their input anew in each render.
  const question = useMemo(() => JSON.parse(key) as EngineCalls[K]['in'] | null, [key]);
  useEffect(() => {
    if (question === null) return undefined;
    const stop = new AbortController();
    engine.ask(call, question, stop.signal).then(
      (output) => {
        if (!stop.signal.aborted) setKept({ key, attempt, asked: { type: 'answer', output } });
      },
      () => {
        if (!stop.signal.aborted) setKept({ key, attempt, asked: { type: 'failed' } });
      },
    );
    return () => stop.abort();
  }, [engine, call, question, key, attempt]);
  if (question === null) return NONE;
  return kept?.key === key && kept.attempt === attempt ? kept.asked : WORKING;
}
