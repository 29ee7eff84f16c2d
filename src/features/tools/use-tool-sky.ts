import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import type { UnixMs } from '#astro/time/instant.ts';
import { type KnownBirth, knownBirth } from '#contract/birth-details.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting, type Settings } from '#db/settings.ts';
import type { SheetRequest } from '#engine/protocol.ts';
import type { Fact } from '#facts/fact.ts';
import { dayZone } from '#db/day-zone.ts';
import { localDate } from '#lib/local-date.ts';
import { useEngineAnswer } from '#parts/use-engine-answer.ts';
import { toolSky } from '#practice/tools/tool-sky.ts';
import type { ToolSky } from '#practice/tools/tool-sky.ts';
import { useLocalData } from '#store/db-context.tsx';

/** Who a tool works for. */
export type ToolPerson = {
  readonly name: string;
  readonly birth: KnownBirth | null;
  readonly zone: string;
  /** Choices of school by reading mode. */
  readonly schools: Settings['modes.schools'];
  /** Local date, `YYYY-MM-DD`. */
  readonly today: string;
  /** What the sheet of the sky over this person's chart is computed from. */
  readonly request: SheetRequest;
};

async function readPerson(db: SoulsticeDb, now: number): Promise<ToolPerson> {
  const [profile, houseSystem, node, chosen, schools] = await Promise.all([
    getProfile(db),
    getSetting(db, 'chart.houseSystem'),
    getSetting(db, 'chart.node'),
    getSetting(db, 'display.timezone'),
    getSetting(db, 'modes.schools'),
  ]);
  const zone = dayZone(chosen);
  const birth = knownBirth(profile?.birth ?? null);
  return {
    name: profile?.name ?? '',
    birth,
    zone,
    schools,
    today: localDate(now, zone),
    request: { birth, attached: null, now: now as UnixMs, zone, houseSystem, node, mode: 'western' },
  };
}

/** The person; undefined while the profile is read. The moment is the one at which the tool was opened. */
export function useToolPerson(): ToolPerson | undefined {
  const { db, deps } = useLocalData();
  const [now] = useState(() => deps.clock.now());
  return useLiveQuery(() => readPerson(db, now), [db, now]);
}

export type SkyOfTool =
  | { readonly type: 'loading' | 'failed' }
  | { readonly type: 'sky'; readonly sky: ToolSky; readonly facts: readonly Fact[] };

/** The sky of the moment over the person's chart, with the facts it cites. */
export function useToolSky(person: ToolPerson): SkyOfTool {
  const answer = useEngineAnswer('sheet', person.request);
  return useMemo((): SkyOfTool => {
    if (answer.type === 'answer')
      return { type: 'sky', sky: toolSky(answer.output), facts: answer.output.facts };
    return { type: answer.type === 'failed' ? 'failed' : 'loading' };
  }, [answer]);
}
