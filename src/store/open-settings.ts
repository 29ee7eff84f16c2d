import { atom, useAtom, useSetAtom } from 'jotai';

/** The pages of App Settings, by what stands in the address: `?settings=general`. */
export type SettingsSectionId =
  | 'storage'
  | 'sync'
  | 'admin'
  | 'general'
  | 'shortcuts'
  | 'speech'
  | 'voice'
  | 'keys'
  | 'protocol'
  | 'extensions'
  | 'proxy'
  | 'help';

const asked = atom<SettingsSectionId | null>(null);

/** The page of App Settings that somebody asked for and that is not in the address yet. For the host of the dialog. */
export function useSettingsAsked(): [SettingsSectionId | null, (section: SettingsSectionId | null) => void] {
  return useAtom(asked);
}

/** Opens App Settings, at its first page unless another is asked for. */
export function useOpenSettings(): (section?: SettingsSectionId) => void {
  const set = useSetAtom(asked);
  return (section = 'storage') => set(section);
}
