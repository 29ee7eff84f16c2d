import { useCallback, useEffect, useRef, useState } from 'react';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ChartSchool, Hit, Ring } from '#engine/protocol.ts';
import { useEngine } from '#store/engine-context.tsx';
import { REACH, SNAP_MOVERS, withinYears, type MachineScale } from './time-steps.ts';

const none: readonly Hit[] = [];
/** Hits are fetched for this many reaches to both sides and again when the needle has come half of the way. */
const ROOM = 3;

type Fetched = { readonly key: string; readonly middle: number; readonly hits: readonly Hit[] };

/** Exact instants round the needle. `look` says where it stands; a question goes out only when it has left the room. */
export function useHits(birth: BirthDetails, school: ChartSchool, scale: MachineScale, ring: Ring) {
  const engine = useEngine();
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const key = JSON.stringify([birth, school, scale, ring]);
  const state = useRef<{ middle: number; key: string; stop: AbortController | null; at: number | null }>({
    middle: Number.NaN,
    key: '',
    stop: null,
    at: null,
  });

  const look = useCallback(
    (at: UnixMs) => {
      const known = state.current;
      known.at = at;
      const reach = REACH[scale];
      if (known.key === key && Math.abs(at - known.middle) < (ROOM - 1.5) * reach) return;
      known.stop?.abort();
      const stop = new AbortController();
      state.current = { middle: at, key, stop, at };
      const input = {
        ...school,
        natal: birth,
        ring,
        from: withinYears(at - ROOM * reach),
        to: withinYears(at + ROOM * reach),
        // What is moved on a day a year has few hits, and each is worth a stop.
        movers: SNAP_MOVERS[ring === 'transits' ? scale : 'day'],
      };
      engine.ask('hits', input, stop.signal).then(
        (hits) => {
          if (!stop.signal.aborted) setFetched({ key, middle: at, hits });
        },
        // Without hits there is nothing to stop at, and the machine works on.
        () => undefined,
      );
    },
    // The key says all that birth and school say.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [engine, key],
  );
  useEffect(() => {
    if (state.current.at !== null) look(state.current.at as UnixMs);
  }, [look]);
  useEffect(() => () => state.current.stop?.abort(), []);
  return { hits: fetched?.key === key ? fetched.hits : none, look };
}
