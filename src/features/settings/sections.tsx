import type { ComponentType, ReactNode } from 'react';
import type { SettingsSectionId } from '#store/open-settings.ts';
import type { uiSettings } from '#text/en/ui-settings.ts';
import { AdminPane } from './admin-pane.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { GeneralPane } from './general-pane.tsx';
import { HelpPane } from './help-pane.tsx';
import { KeysPane } from './keys-pane.tsx';
import { ShortcutsPane } from './shortcuts-pane.tsx';
import { SpeechPane } from './speech-pane.tsx';
import { StoragePane } from './storage-pane.tsx';
import { SyncPane } from './sync-pane.tsx';
import { VoicePane } from './voice-pane.tsx';

/** What a page of App Settings is given from outside: parts that belong to other features, and the way out. */
export interface PaneProps {
  /** The list of contents that admins keep. */
  contentManager: ReactNode;
  /** The account and its sync. */
  cloudSync: ReactNode;
  /** Looks for a newer version of the app, and takes it. */
  version: VersionControl;
  /** Closes the dialog, for a link that leads elsewhere. */
  onLeave: () => void;
}

export interface VersionControl {
  readonly look: () => Promise<'none' | 'ready' | 'unreached' | 'unsupported'>;
  /** Ends with the page. */
  readonly take: () => Promise<void>;
}

export interface SettingsSection {
  /** Also the key of its name in the catalogue. */
  readonly id: SettingsSectionId & keyof typeof uiSettings;
  readonly Pane: ComponentType<PaneProps>;
}

export interface SettingsGroup {
  readonly label: keyof typeof uiSettings & `group${string}`;
  readonly sections: readonly SettingsSection[];
}

/** Every page of App Settings by its group, in the order of the list. A new page is a line here. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    label: 'groupAccount',
    sections: [
      { id: 'storage', Pane: StoragePane },
      { id: 'sync', Pane: SyncPane },
      { id: 'admin', Pane: AdminPane },
    ],
  },
  {
    label: 'groupPreferences',
    sections: [
      { id: 'general', Pane: GeneralPane },
      { id: 'shortcuts', Pane: ShortcutsPane },
      { id: 'speech', Pane: SpeechPane },
      { id: 'voice', Pane: VoicePane },
      { id: 'keys', Pane: KeysPane },
    ],
  },
  {
    label: 'groupAdvanced',
    sections: [
      { id: 'protocol', Pane: ComingSoon },
      { id: 'extensions', Pane: ComingSoon },
      { id: 'proxy', Pane: ComingSoon },
    ],
  },
  { label: 'groupHelp', sections: [{ id: 'help', Pane: HelpPane }] },
];

/** The page under an id, undefined for one that there is not. */
export function sectionOf(id: string): SettingsSection | undefined {
  return settingsGroups.flatMap(({ sections }) => sections).find((one) => one.id === id);
}
