import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import type { UnixMs } from '#astro/time/instant.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting } from '#db/settings.ts';
import { useEngineAnswer } from '#parts/use-engine-answer.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { cuesOf } from '#practice/audio/cues.ts';
import type { AudioCue, BuiltInId } from '#practice/audio/titles.ts';
import { useLocalData } from '#store/db-context.tsx';
import { dayZone } from '#db/day-zone.ts';

const loadScripts = () => import('#text/en/audio/scripts.ts');

async function readListener(db: SoulsticeDb) {
  const [profile, sayName, chosen] = await Promise.all([
    getProfile(db),
    getSetting(db, 'audio.sayName'),
    getSetting(db, 'display.timezone'),
  ]);
  const zone = dayZone(chosen);
  const place = profile?.birth?.place ?? null;
  return {
    name: sayName ? (profile?.name ?? null) : null,
    zone,
    // Their sky is that of the birthplace while their days run by its clock; else it is not known.
    place:
      place !== null && profile?.birth?.zone === zone ? { latDeg: place.latDeg, lonDeg: place.lonDeg } : null,
  };
}

/**
 * The words of a built-in title with their slots filled, null until they are here. What is computed for them (the next
 * eclipse) is asked only for the title that tells it; where it cannot be had, its line says nothing of it.
 */
export function useCues(id: BuiltInId | null): readonly AudioCue[] | null {
  const { db, deps } = useLocalData();
  const scripts = useLoaded(loadScripts);
  const listener = useLiveQuery(() => readListener(db), [db]);
  // The moment at which the title was opened: an eclipse does not come nearer while it is told.
  const [now] = useState(() => deps.clock.now());
  const asks = id === 'lunar-eclipse-wisdom' && listener !== undefined;
  const eclipse = useEngineAnswer(
    'nextLunarEclipse',
    asks ? { now: now as UnixMs, zone: listener.zone, place: listener.place } : null,
  );
  const nextLunarEclipse = eclipse.type === 'answer' ? eclipse.output : null;
  const name = listener?.name ?? null;
  const ready = scripts !== null && listener !== undefined && eclipse.type !== 'working';
  return useMemo(
    () =>
      id === null || !ready || scripts === null
        ? null
        : cuesOf(id, scripts.audioScripts, { name, nextLunarEclipse }),
    [id, ready, scripts, name, nextLunarEclipse],
  );
}
