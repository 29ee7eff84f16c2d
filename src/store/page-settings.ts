/** Settings that hold for the whole page: those that parts far from any database must know at the moment they draw or save. */
import { useSyncExternalStore } from 'react';
import type { SettingValue } from '#contract/setting.ts';

/** Common Era or Buddhist Era, as the person has years written. */
export type Era = SettingValue<'display.era'>;

export interface PageSettings {
  readonly era: Era;
  /** The sidereal zodiac that tables show beside the tropical one, if any. */
  readonly zodiac: SettingValue<'chart.zodiac'>;
  /** Whether what is typed in the chat is kept on the device. */
  readonly autoSave: boolean;
}

let now: PageSettings = { era: 'ce', zodiac: 'tropical', autoSave: true };
const listeners = new Set<() => void>();

/** The setting in force. Whoever draws by it calls `usePageSetting` too, so that the drawing follows a change. */
export function pageSetting<Key extends keyof PageSettings>(key: Key): PageSettings[Key] {
  return now[key];
}

export function usePageSetting<Key extends keyof PageSettings>(key: Key): PageSettings[Key] {
  return useSyncExternalStore(subscribe, () => now[key]);
}

/** For whoever reads the settings: the app itself. */
export function setPageSettings(next: PageSettings): void {
  now = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
