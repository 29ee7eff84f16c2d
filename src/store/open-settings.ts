import { atom, useAtom, useSetAtom } from 'jotai';

/** The pages of App Settings that other parts of the app lead to, and the rest of the list. */
export type SettingsSectionId =
  | 'storage'
  | 'sync'
  | 'admin'
  | 'general'
  | 'protocol'
  | 'extensions'
  | 'proxy';

const open = atom<SettingsSectionId | null>(null);

/** Which page of App Settings is open, null while the dialog is closed. For the host of the dialog. */
export function useSettingsOpen(): [SettingsSectionId | null, (section: SettingsSectionId | null) => void] {
  return useAtom(open);
}

/** Opens App Settings, at its first page unless another is asked for. */
export function useOpenSettings(): (section?: SettingsSectionId) => void {
  const set = useSetAtom(open);
  return (section = 'storage') => set(section);
}
