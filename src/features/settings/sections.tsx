import type { ComponentType, ReactNode } from 'react';
import type { SettingsSectionId } from '#store/open-settings.ts';
import type { uiSettings } from '#text/en/ui-settings.ts';
import { AdminPane } from './admin-pane.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { GeneralPane } from './general-pane.tsx';
import { StoragePane } from './storage-pane.tsx';
import { SyncPane } from './sync-pane.tsx';

/** What a page of App Settings is given from outside: parts that belong to other features, and the way out. */
export interface PaneProps {
  /** The list of contents that admins keep. */
  contentManager: ReactNode;
  /** The account and its sync. */
  cloudSync: ReactNode;
  /** Closes the dialog, for a link that leads elsewhere. */
  onLeave: () => void;
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
  { label: 'groupPreferences', sections: [{ id: 'general', Pane: GeneralPane }] },
  {
    label: 'groupAdvanced',
    sections: [
      { id: 'protocol', Pane: ComingSoon },
      { id: 'extensions', Pane: ComingSoon },
      { id: 'proxy', Pane: ComingSoon },
    ],
  },
];
