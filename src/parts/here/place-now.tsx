import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { PresentPlace } from '#contract/setting.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { dayZone, deviceZone } from '#db/day-zone.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import { emptyPlaceDraft } from '#parts/birth/birth-draft.ts';
import { PlacePicker } from '#parts/birth/place-picker.tsx';
import { usePlaceSearch } from '#parts/birth/use-place-search.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiHere } from '#text/en/ui-here.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { type Here, readHere } from './here.ts';
import styles from './place-now.module.css';

/** Chooses where the person is now, and says which place is used until they have. */
export function PlaceNow() {
  const t = useText(uiHere);
  const { db, deps } = useLocalData();
  const known = useLiveQuery(() => readPlaces(db, deps.clock.now()), [db, deps]);
  const search = usePlaceSearch();
  const [draft, setDraft] = useState(emptyPlaceDraft);
  const keep = async (place: PresentPlace | null) => {
    const kept = await setSetting(db, deps, 'modes.place', place);
    if (kept.ok) setDraft(emptyPlaceDraft);
    else notify({ text: t.couldNotKeep, tone: 'error' });
  };
  if (known === undefined) return null;
  const { here, chosen } = known;
  return (
    <div className={styles.now}>
      <PlacePicker
        search={search}
        labels={{ label: t.label, clear: t.clear, hint: hintOf(t, here) }}
        place={chosen}
        zone={chosen?.zone ?? null}
        draft={draft}
        onDraft={setDraft}
        onChoose={({ place, zone }) => void keep({ ...place, zone })}
        onClear={() => void keep(null)}
      />
      {chosen !== null && here?.from !== 'chosen' && (
        <p className="meta">{t.elsewhere(chosen.name, here?.name ?? null)}</p>
      )}
    </div>
  );
}

async function readPlaces(db: SoulsticeDb, now: number) {
  const [profile, chosen, zone] = await Promise.all([
    getProfile(db),
    getSetting(db, 'modes.place'),
    getSetting(db, 'display.timezone'),
  ]);
  const here = await readHere({
    chosen,
    birth: profile?.birth ?? null,
    zone: dayZone(zone),
    device: deviceZone(),
    now,
  });
  return { here, chosen };
}

function hintOf(t: typeof uiHere, here: Here | null): string {
  const used =
    here === null ? t.unknown : here.from === 'zone' ? t.fromZone(here.name) : t.fromBirth(here.name);
  return `${t.what} ${used}`;
}
