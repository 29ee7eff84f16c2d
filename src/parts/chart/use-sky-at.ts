import { useCallback, useEffect, useRef, useState } from 'react';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ChartSchool, SkyChart } from '#engine/protocol.ts';
import { useEngine } from '#store/engine-context.tsx';

/**
 * The sky of the moment last asked for. At most one question is on its way: what is asked meanwhile waits, and of what
 * waits only the latest goes out, so a fast hand never leaves a queue behind.
 */
export function useSkyAt(birth: BirthDetails, school: ChartSchool) {
  const engine = useEngine();
  const [sky, setSky] = useState<SkyChart | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = useRef<UnixMs | null>(null);
  const under = useRef(false);
  const alive = useRef(true);
  const question = useRef({ birth, school });
  useEffect(() => {
    question.current = { birth, school };
  });
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const ask = useCallback(
    (at: UnixMs) => {
      wanted.current = at;
      const send = () => {
        const next = wanted.current;
        if (next === null || under.current || !alive.current) return;
        wanted.current = null;
        under.current = true;
        const { birth: natal, school: by } = question.current;
        engine.ask('skyAt', { ...by, at: next, place: null, natal }).then(
          (answer) => {
            under.current = false;
            if (!alive.current) return;
            setSky(answer);
            setFailed(false);
            send();
          },
          () => {
            under.current = false;
            if (alive.current) setFailed(true);
          },
        );
      };
      send();
    },
    [engine],
  );
  return { sky, failed, ask };
}
