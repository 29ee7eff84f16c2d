import { uiShell } from '#text/en/ui-shell.ts';
import { usePersonName } from '#features/session/person-name.ts';
import { useOpenDialog } from '#store/open-dialog.ts';
import { useOpenSettings } from '#store/open-settings.ts';
import { useOpenSyncDialog } from '#store/open-sync-dialog.ts';
import { useServerQuery } from '#store/server-query.tsx';
import { useSession } from '#store/session.ts';
import { Icon } from '#ui/icon.tsx';
import { IconUser } from '#ui/icons.ts';
import { MenuButton, type MenuEntry } from '#ui/menu-button.tsx';
import { useNavigate } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import { paths } from '../paths.ts';
import { initials } from './initials.ts';
import styles from './shell.module.css';

/** The person's two letters at the end of the header, and behind them what concerns the person. */
export function ProfileMenu() {
  const t = useText(uiShell);
  const navigate = useNavigate();
  const session = useSession();
  const signedIn = session.type === 'signed-in';
  const email = signedIn ? session.email : null;
  const name = usePersonName() ?? '';
  const admin = useServerQuery('adminStatus', { on401: 'null', enabled: signedIn });
  const openProfile = useOpenDialog('profile');
  const openSettings = useOpenSettings();
  const openSignOut = useOpenDialog('sign-out');
  const openSync = useOpenSyncDialog();
  const who = name || email || (signedIn ? t.yourAccount : t.nameless);
  const letters = initials(name, email);

  const entries = (): readonly MenuEntry[] => [
    { type: 'heading', id: 'who', label: who },
    ...(email !== null && email !== who ? [{ type: 'note', id: 'email', text: email } as const] : []),
    ...(signedIn ? [] : [{ type: 'note', id: 'nobody', text: t.noAccount } as const]),
    { type: 'rule', id: 'rule' },
    { type: 'item', id: 'profile', label: t.profileAndBirth, onSelect: openProfile },
    { type: 'item', id: 'settings', label: t.settings, onSelect: () => openSettings() },
    ...(signedIn && admin.data?.isAdmin === true
      ? [
          {
            type: 'item',
            id: 'admin',
            label: t.adminPanel,
            onSelect: () => void navigate(paths.admin),
          } as const,
        ]
      : []),
    signedIn
      ? { type: 'item', id: 'sign-out', label: t.signOut, onSelect: openSignOut }
      : { type: 'item', id: 'sync', label: t.syncYourData, onSelect: openSync },
  ];
  return (
    <MenuButton
      entries={entries}
      menuLabel={t.profileMenu}
      className={styles.person}
      aria-label={t.profileMenuOf(who)}
      data-tip={t.profileMenu}
    >
      <span className={styles.avatar} aria-hidden>
        {letters === '' ? <Icon of={IconUser} size={18} /> : letters}
      </span>
    </MenuButton>
  );
}
