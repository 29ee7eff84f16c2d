import { lazy, type ReactNode, Suspense } from 'react';
import { useDialogOpen } from '#store/open-dialog.ts';
import { useSettingsOpen } from '#store/open-settings.ts';
import { useSyncDialogOpen } from '#store/open-sync-dialog.ts';
import { useToolOpen } from '#store/open-tool.ts';
import { useSession } from '#store/session.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { reloadIntoNewest } from '../newest-version.ts';
import { Recovery } from '../recovery.tsx';

const ToolDialogHost = lazy(async () => ({
  default: (await import('#features/charts/tool-dialog-host.tsx')).ToolDialogHost,
}));
const SettingsDialog = lazy(async () => ({
  default: (await import('#features/settings/settings-dialog.tsx')).SettingsDialog,
}));
const ContentManager = lazy(async () => ({
  default: (await import('#features/admin/content-manager.tsx')).ContentManager,
}));
const CloudSync = lazy(async () => ({
  default: (await import('#features/sync/cloud-sync.tsx')).CloudSync,
}));
const FirstSync = lazy(async () => ({
  default: (await import('#features/sync/first-sync.tsx')).FirstSync,
}));
const SyncNews = lazy(async () => ({
  default: (await import('#features/sync/sync-news.tsx')).SyncNews,
}));
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('#features/session/delete-account-dialog.tsx')).DeleteAccountDialog,
}));
const EmailSignIn = lazy(async () => ({ default: (await import('./email-sign-in.tsx')).EmailSignIn }));
const ProfileModal = lazy(async () => ({
  default: (await import('#features/profile/profile-modal.tsx')).ProfileModal,
}));
const DiagnosticsDialog = lazy(async () => ({
  default: (await import('#features/diagnostics/diagnostics-dialog.tsx')).DiagnosticsDialog,
}));
const SyncDialog = lazy(async () => ({
  default: (await import('#features/session/sync-dialog.tsx')).SyncDialog,
}));
const SignOutDialog = lazy(async () => ({
  default: (await import('#features/session/sign-out-dialog.tsx')).SignOutDialog,
}));

/** What can be opened over every screen, each fetched when it is opened for the first time. */
export function Dialogs() {
  const session = useSession();
  const [tool] = useToolOpen();
  const [settings, setSettings] = useSettingsOpen();
  const [profile, setProfile] = useDialogOpen('profile');
  const [diagnostics, setDiagnostics] = useDialogOpen('diagnostics');
  const [sync, setSync] = useSyncDialogOpen();
  const [signOut, setSignOut] = useDialogOpen('sign-out');
  const [deletion, setDeletion] = useDialogOpen('delete-account');
  return (
    <>
      <Slot name={tool}>
        <ToolDialogHost />
      </Slot>
      <Slot name={settings}>
        {settings !== null && (
          <SettingsDialog
            section={settings}
            onSection={setSettings}
            onClose={() => setSettings(null)}
            contentManager={
              <Suspense>
                <ContentManager />
              </Suspense>
            }
            cloudSync={
              <Suspense>
                <CloudSync
                  emailSignIn={<EmailSignIn onLeave={() => setSettings(null)} />}
                  onLeave={() => setSettings(null)}
                  onReload={reloadIntoNewest}
                />
              </Suspense>
            }
          />
        )}
      </Slot>
      <Slot name={profile && 'profile'}>
        <ProfileModal onClose={() => setProfile(false)} onDiagnostics={() => setDiagnostics(true)} />
      </Slot>
      <Slot name={diagnostics && 'diagnostics'}>
        <DiagnosticsDialog onClose={() => setDiagnostics(false)} />
      </Slot>
      <Slot name={sync && 'sync'}>
        <SyncDialog open={sync} onClose={() => setSync(false)} />
      </Slot>
      <Slot name={signOut && 'sign-out'}>
        <SignOutDialog open={signOut} onClose={() => setSignOut(false)} />
      </Slot>
      <Slot name={deletion && 'delete-account'}>
        <DeleteAccountDialog open={deletion} onClose={() => setDeletion(false)} />
      </Slot>
      {session.type === 'signed-in' && (
        <ErrorBoundary fallback={Nothing}>
          <Suspense>
            <SyncNews onReload={reloadIntoNewest} />
            {session.standing === 'current' && <FirstSync />}
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** A place behind its own boundary, filled while it has a name. */
function Slot(props: { name: string | false | null; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={props.name || ''} fallback={Recovery}>
      <Suspense>{props.name ? props.children : null}</Suspense>
    </ErrorBoundary>
  );
}

function Nothing() {
  return null;
}
