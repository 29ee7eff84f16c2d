import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { knownBirth } from '#contract/birth-details.ts';
import type { Birth } from '#contract/birth.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting } from '#db/settings.ts';
import { getSoulcast, keepSoulcast } from '#db/soulcasts.ts';
import type { SoulcastRequest, SoulcastView } from '#engine/protocol.ts';
import { dayZone } from '#db/day-zone.ts';
import { localDate } from '#lib/local-date.ts';
import { isKept, soulcastKey } from '#practice/soulcast/cache-key.ts';
import type { SoulcastScope } from '#practice/soulcast/cache-key.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { deviceHours } from '#ui/clock.ts';
import { useNow } from '#ui/use-now.ts';

export type ShownSoulcast =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'cast'; readonly view: SoulcastView };

export type DailySoulcast = {
  /** Local date of today; null while the settings are read. */
  readonly today: string | null;
  readonly zone: string;
  /** Whether date and place of birth are there; null while the profile is read. */
  readonly complete: boolean | null;
  readonly shown: ShownSoulcast;
  readonly working: boolean;
  readonly refresh: () => void;
};

type Person = {
  readonly birth: Birth | null;
  readonly houseSystem: SoulcastRequest['houseSystem'];
  readonly node: SoulcastRequest['node'];
  readonly zone: string;
};

async function readPerson(db: SoulsticeDb): Promise<Person> {
  const [profile, houseSystem, node, chosenZone] = await Promise.all([
    getProfile(db),
    getSetting(db, 'chart.houseSystem'),
    getSetting(db, 'chart.node'),
    getSetting(db, 'display.timezone'),
  ]);
  return { birth: profile?.birth ?? null, houseSystem, node, zone: dayZone(chosenZone) };
}

/** A Soulcast as it is kept, with how often new words were asked for. */
type Kept = { readonly refresh: number; readonly view: SoulcastView };

function keptOf(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { refresh, view } = value as Partial<Kept>;
  // An earlier version kept other fields.
  const sound =
    typeof refresh === 'number' && typeof view?.cast?.goodFor === 'string' && Array.isArray(view.facts);
  return sound ? { refresh, view } : null;
}

/**
 * Today's Soulcast: the one kept for this day, zone, birth, school and engine, or one that is built now. Another day, an edited
 * birth or another zone is another key, also while the app stays open.
 */
export function useSoulcast(): DailySoulcast {
  const { db, deps } = useLocalData();
  const engine = useEngine();
  const now = useNow(deps.clock.now);
  const person = useLiveQuery(() => readPerson(db), [db]);
  const today = person === undefined ? null : localDate(now, person.zone);
  const complete =
    person === undefined ? null : (person.birth?.date ?? null) !== null && person.birth?.place !== null;

  const scopeText =
    person === undefined || today === null
      ? null
      : JSON.stringify(scopeOf(person, today, complete === true) satisfies SoulcastScope);
  const scope = useMemo(
    () => (scopeText === null ? null : (JSON.parse(scopeText) as ReturnType<typeof scopeOf>)),
    [scopeText],
  );
  const key = useMemo(() => (scope === null ? null : soulcastKey(scope)), [scope]);

  const [made, setMade] = useState<{ key: string; kept: Kept | 'failed' } | null>(null);
  const [working, setWorking] = useState(false);
  const asking = useRef<AbortController | null>(null);

  const build = useCallback(
    async (of: ReturnType<typeof scopeOf>, ofKey: string, refresh: number) => {
      asking.current?.abort();
      const stop = new AbortController();
      asking.current = stop;
      setWorking(true);
      try {
        const { lang: _, ...request } = of;
        const view = await engine.ask('soulcast', { ...request, refresh }, stop.signal);
        const kept = { refresh, view };
        if (!stop.signal.aborted) setMade({ key: ofKey, kept });
        // Where the device has no room it is built again at the next opening.
        await keepSoulcast(db, ofKey, kept, (one) => isKept(one, of.date));
      } catch {
        if (!stop.signal.aborted) setMade({ key: ofKey, kept: 'failed' });
      } finally {
        if (asking.current === stop) setWorking(false);
      }
    },
    [db, engine],
  );

  useEffect(() => {
    if (scope === null || key === null) return undefined;
    let left = false;
    let stopWaiting = (): void => undefined;
    void getSoulcast(db, key).then((stored) => {
      if (left) return;
      const kept = keptOf(stored);
      // It is made beside everything else: what somebody came for goes first.
      if (kept === null) stopWaiting = whenIdle(() => void build(scope, key, 0));
      else setMade({ key, kept });
    });
    return () => {
      left = true;
      stopWaiting();
    };
  }, [build, db, key, scope]);

  const mine = made !== null && made.key === key ? made.kept : null;
  return {
    today,
    zone: person?.zone ?? 'UTC',
    complete,
    shown:
      mine === null
        ? { type: 'loading' }
        : mine === 'failed'
          ? { type: 'failed' }
          : { type: 'cast', view: mine.view },
    working,
    refresh: () => {
      if (scope === null || key === null || working) return;
      void build(scope, key, mine === null || mine === 'failed' ? 0 : mine.refresh + 1);
    },
  };
}

/** Longest wait for a quiet moment, ms; and the wait where the browser does not tell of one. */
const IDLE_MS = 2000;
const WITHOUT_IDLE_MS = 300;

/** Runs something in a quiet moment; the function returned calls it off. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: IDLE_MS });
  return () => cancelIdleCallback(asked);
}

/** What the Soulcast of a day hangs on. */
function scopeOf({ birth, houseSystem, node, zone }: Person, date: string, complete: boolean) {
  return {
    date,
    zone,
    birth: complete ? knownBirth(birth) : null,
    houseSystem,
    node,
    lang: 'en',
    clock: deviceHours(),
  };
}
