import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import type { Player } from '#audio/player/create-player.ts';
import type { Track } from '#audio/player/player-state.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import { useCues } from '#parts/audio/use-cues.ts';
import { type AudioCue, builtInIds } from '#practice/audio/titles.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiPlayer } from '#text/en/ui-player.ts';
import { notify } from '#ui/notify.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';

/** What the settings hold about listening. */
export type PlayerCare = {
  readonly cues: readonly AudioCue[] | null;
  /** Of the profile; empty when it has none. */
  readonly name: string;
  readonly sayName: boolean;
};

/** How long the one notice about listening stays, ms: two sentences, read at leisure. */
const TOLD_MS = 14_000;

async function readCare(db: SoulsticeDb) {
  const [on, speed, voiceUri, binaural, sayName, told, profile] = await Promise.all([
    getSetting(db, 'audio.words'),
    getSetting(db, 'audio.speed'),
    getSetting(db, 'audio.voice'),
    getSetting(db, 'audio.binaural'),
    getSetting(db, 'audio.sayName'),
    getSetting(db, 'audio.told'),
    getProfile(db),
  ]);
  return { listening: { on, speed, voiceUri, binaural }, sayName, told, name: profile?.name.trim() ?? '' };
}

/** Keeps the player in step with the settings, gives it the words of its title, and says once what there is to know. */
export function usePlayerCare(player: Player, track: Track): PlayerCare {
  const { db } = useLocalData();
  const { item } = track;
  const read = useLiveQuery(() => readCare(db), [db]);
  const cues = useCues(builtInIds.find((id) => item.kind === 'built-in' && id === item.id) ?? null);
  // By value: every write to the settings reads them all again.
  const wanted = read === undefined ? null : JSON.stringify(read.listening);
  useEffect(() => {
    if (wanted !== null) player.choose(JSON.parse(wanted));
  }, [player, wanted]);
  useEffect(() => {
    if (cues !== null) player.setCues(item.key, cues);
  }, [player, item.key, cues]);
  useToldOnce(read?.told, item.kind === 'built-in' && read?.listening.on === true);
  return { cues, name: read?.name ?? '', sayName: read?.sayName ?? false };
}

/** Two things to know before the first title, once a device: `told` is undefined until it is read. */
function useToldOnce(told: boolean | undefined, speaks: boolean): void {
  const t = useText(uiPlayer);
  const { db, deps } = useLocalData();
  const touch = useMediaQuery('(pointer: coarse)');
  const said = useRef(false);
  useEffect(() => {
    if (told !== false || said.current) return;
    said.current = true;
    notify({
      title: t.toldTitle,
      text: touch && speaks ? `${t.toldHeadphones} ${t.toldLocked}` : t.toldHeadphones,
      durationMs: TOLD_MS,
    });
    void setSetting(db, deps, 'audio.told', true);
  }, [told, speaks, touch, t, db, deps]);
}
