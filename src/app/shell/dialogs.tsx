import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { readCheckoutReturn, useCheckoutReturn } from '#store/checkout-return.ts';
import { useFoundWords } from '#store/found-words.ts';
import { useDialogOpen } from '#store/open-dialog.ts';
import { usePaletteOpen } from '#store/open-palette.ts';
import { useSyncDialogOpen } from '#store/open-sync-dialog.ts';
import { useToolOpen } from '#store/open-tool.ts';
import { useFollowPlan } from '#store/plan.ts';
import { usePrivacyLensOpen } from '#store/privacy-lens.ts';
import { useSession } from '#store/session.ts';
import { parsePageMessage } from '#sw/messages.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { useLocation, useNavigate } from '#ui/router.ts';
import { useAppCommands } from './app-commands.ts';
import { useSettingsAddress } from './settings-address.ts';
import { lookForVersion, reloadIntoNewest } from '../newest-version.ts';
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
const ReminderKeeper = lazy(async () => ({
  default: (await import('./reminder-keeper.tsx')).ReminderKeeper,
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
const PrivacyLensDialog = lazy(async () => ({
  default: (await import('#features/privacy-lens/privacy-lens-dialog.tsx')).PrivacyLensDialog,
}));
const PlanDialog = lazy(async () => ({
  default: (await import('#features/plans/plan-dialog.tsx')).PlanDialog,
}));
const SoulLoopDialog = lazy(async () => ({
  default: (await import('#features/soul-loop/soul-loop-dialog.tsx')).SoulLoopDialog,
}));
const SignOutDialog = lazy(async () => ({
  default: (await import('#features/session/sign-out-dialog.tsx')).SignOutDialog,
}));

const loadPalette = () => import('./palette-host.tsx');
const PaletteHost = lazy(async () => ({ default: (await loadPalette()).PaletteHost }));
const FoundWords = lazy(async () => ({
  default: (await import('#features/search/found-words.tsx')).FoundWords,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('#features/shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
}));
const ArchivedDialog = lazy(async () => ({
  default: (await import('#features/threads/archived-dialog.tsx')).ArchivedDialog,
}));
const ClearDialog = lazy(async () => ({
  default: (await import('#features/threads/clear-dialog.tsx')).ClearDialog,
}));

const version = { look: lookForVersion, take: reloadIntoNewest };

/** The commands of the app, and what can be opened over every screen, each fetched when it is opened for the first time. */
export function Dialogs() {
  useAppCommands();
  const session = useSession();
  const [tool] = useToolOpen();
  const settings = useSettingsAddress();
  const [profile, setProfile] = useDialogOpen('profile');
  const [diagnostics, setDiagnostics] = useDialogOpen('diagnostics');
  const [sync, setSync] = useSyncDialogOpen();
  const [lens, closeLens] = usePrivacyLensOpen();
  const [signOut, setSignOut] = useDialogOpen('sign-out');
  const [deletion, setDeletion] = useDialogOpen('delete-account');
  const [palette, setPalette] = usePaletteOpen();
  const [shortcuts, setShortcuts] = useDialogOpen('shortcuts');
  const [archived, setArchived] = useDialogOpen('archived');
  const [clear, setClear] = useDialogOpen('clear-chats');
  const [soulLoop, setSoulLoop] = useDialogOpen('soul-loop');
  const [plans, setPlans] = useDialogOpen('plans');
  useLoopAddress(setSoulLoop);
  usePressedReminder(setSoulLoop);
  useCheckoutAddress(setPlans);
  useFollowPlan();
  const foundWords = useFoundWords();
  return (
    <>
      <Slot name={tool}>
        <ToolDialogHost />
      </Slot>
      <Slot name={settings.section !== null && 'settings'}>
        {settings.section !== null && (
          <SettingsDialog
            section={settings.section}
            onSection={settings.show}
            onClose={settings.close}
            onLeave={settings.leave}
            contentManager={
              <Suspense>
                <ContentManager />
              </Suspense>
            }
            cloudSync={
              <Suspense>
                <CloudSync
                  emailSignIn={<EmailSignIn onLeave={settings.leave} />}
                  onLeave={settings.leave}
                  onReload={reloadIntoNewest}
                />
              </Suspense>
            }
            version={version}
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
      <Slot name={lens && 'privacy-lens'}>
        {lens !== null && <PrivacyLensDialog question={lens.question} onClose={closeLens} />}
      </Slot>
      <Slot name={signOut && 'sign-out'}>
        <SignOutDialog open={signOut} onClose={() => setSignOut(false)} />
      </Slot>
      <Slot name={deletion && 'delete-account'}>
        <DeleteAccountDialog open={deletion} onClose={() => setDeletion(false)} />
      </Slot>
      <Slot name={plans && 'plans'}>
        <PlanDialog onClose={() => setPlans(false)} goTo={(address) => location.assign(address)} />
      </Slot>
      <Slot name={soulLoop && 'soul-loop'}>
        <SoulLoopDialog onClose={() => setSoulLoop(false)} />
      </Slot>
      <Slot name={palette}>
        {palette !== null && <PaletteHost key={palette} scope={palette} onClose={() => setPalette(null)} />}
      </Slot>
      <Slot name={shortcuts && 'shortcuts'}>
        <ShortcutsDialog onClose={() => setShortcuts(false)} />
      </Slot>
      <Slot name={archived && 'archived'}>
        <ArchivedDialog onClose={() => setArchived(false)} />
      </Slot>
      <Slot name={clear && 'clear-chats'}>
        <ClearDialog onClose={() => setClear(false)} />
      </Slot>
      <ErrorBoundary fallback={Nothing}>
        <Suspense>
          <ReminderKeeper />
        </Suspense>
      </ErrorBoundary>
      {foundWords !== null && (
        <ErrorBoundary fallback={Nothing}>
          <Suspense>
            <FoundWords />
          </Suspense>
        </ErrorBoundary>
      )}
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

/** `/?loop=1` opens the Soul Loop: the address of the installed app's shortcut. It leaves the address bar at once. */
function useLoopAddress(open: (open: boolean) => void): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const asked = new URLSearchParams(search);
    if (!asked.has('loop')) return;
    asked.delete('loop');
    const rest = asked.toString();
    void navigate({ pathname, search: rest === '' ? '' : `?${rest}` }, { replace: true });
    open(true);
  }, [navigate, open, pathname, search]);
}

/** The reminder was pressed while this page was open: the loop opens over what is shown. */
function usePressedReminder(open: (open: boolean) => void): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const hear = ({ data }: MessageEvent) => {
      if (parsePageMessage(data) !== null) open(true);
    };
    navigator.serviceWorker.addEventListener('message', hear);
    // Without a handler of the older kind, what comes waits until it is asked for.
    navigator.serviceWorker.startMessages();
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  }, [open]);
}

/** `/?checkout=done`: where the payment provider sends people back to. It leaves the address bar at once. */
function useCheckoutAddress(openPlans: (open: boolean) => void): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [, setReturned] = useCheckoutReturn();
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const how = readCheckoutReturn(asked.get('checkout'));
    if (how === null) return;
    asked.delete('checkout');
    const rest = asked.toString();
    void navigate({ pathname, search: rest === '' ? '' : `?${rest}` }, { replace: true });
    setReturned(how);
    openPlans(true);
  }, [navigate, openPlans, pathname, search, setReturned]);
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
