import { useCallback, useEffect, useRef, useState } from 'react';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ChartSchool, Ring, SkyChart } from '#engine/protocol.ts';
import { useEngine } from '#store/engine-context.tsx';

/** A value that changes with every frame: only what must follow each change listens, and the rest is not rendered anew. */
export type Live<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createLive<Value>(first: Value): Live<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value at most every `ms`, the last one always; with `rested`, only once it has not changed for that long. */
export function useLiveEvery<Value>(live: Live<Value>, ms: number, rested = false): Value {
  const [seen, setSeen] = useState(live.get);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const show = () => {
      timer = null;
      setSeen(live.get());
    };
    const stop = live.subscribe(() => {
      if (timer !== null) {
        if (!rested) return;
        clearTimeout(timer);
      }
      timer = setTimeout(show, ms);
    });
    show();
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [live, ms, rested]);
  return seen;
}

/**
 * The sky of the moment last asked for. At most one question is on its way: what is asked meanwhile waits, and of what
 * waits only the latest goes out, so a fast hand never leaves a queue behind.
 */
export function useSkyAt(birth: BirthDetails, school: ChartSchool, ring: Ring) {
  const engine = useEngine();
  const [sky] = useState(() => createLive<SkyChart | null>(null));
  const [failed, setFailed] = useState(false);
  const wanted = useRef<UnixMs | null>(null);
  const last = useRef<UnixMs | null>(null);
  const under = useRef(false);
  const alive = useRef(true);
  const question = useRef({ birth, school, ring });

  const send = useCallback(() => {
    const next = wanted.current;
    if (next === null || under.current || !alive.current) return;
    wanted.current = null;
    under.current = true;
    const { birth: natal, school: by, ring: round } = question.current;
    engine.ask('skyAt', { ...by, at: next, ring: round, place: null, natal }).then(
      (answer) => {
        under.current = false;
        if (!alive.current) return;
        sky.set(answer);
        setFailed(false);
        send();
      },
      () => {
        under.current = false;
        if (alive.current) setFailed(true);
      },
    );
  }, [engine, sky]);
  const ask = useCallback(
    (at: UnixMs) => {
      wanted.current = at;
      last.current = at;
      send();
    },
    [send],
  );

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  // Another birth, school or ring: the same moment is asked for again.
  const key = JSON.stringify([birth, school, ring]);
  useEffect(() => {
    question.current = { birth, school, ring };
    if (last.current !== null) ask(last.current);
    // The key says all that birth, school and ring say.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, ask]);
  return { sky, failed, ask };
}
