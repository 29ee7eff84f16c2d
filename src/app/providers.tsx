import { type ReactNode, useEffect } from 'react';
import { uiShell } from '#text/en/ui-shell.ts';
import type { Account } from '#account/account.ts';
import type { Api } from '#account/api-client.ts';
import type { AudioShelf } from '#audio/shelf.ts';
import type { Engine } from '#engine/client.ts';
import type { Sync } from '#sync/sync.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { AudioShelfProvider } from '#store/audio-shelf.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { type LocalData, LocalDataProvider } from '#store/db-context.tsx';
import { SyncProvider } from '#store/sync-context.tsx';
import { useTheme } from '#store/theme.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { TooltipLayer } from '#ui/tooltip-layer.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { useText } from '#ui/use-text.ts';
import { RecoveryPage } from './recovery.tsx';

/** Everything that must stand around the routes: theme, account, data, the last boundary, notices and tooltips. */
export function Providers(props: {
  account: Account;
  api: Api;
  audio: AudioShelf;
  data: LocalData;
  engine: Engine;
  sync: Sync;
  children: ReactNode;
}) {
  const t = useText(uiShell);
  const theme = useTheme();
  useThemeOnDocument(theme);
  return (
    <UiProvider theme={theme}>
      <AccountProvider value={props.account}>
        <ApiProvider value={props.api}>
          <EngineProvider value={props.engine}>
            <LocalDataProvider value={props.data}>
              <SyncProvider value={props.sync}>
                <AudioShelfProvider value={props.audio}>
                  <ErrorBoundary fallback={RecoveryPage}>{props.children}</ErrorBoundary>
                </AudioShelfProvider>
              </SyncProvider>
            </LocalDataProvider>
          </EngineProvider>
        </ApiProvider>
      </AccountProvider>
      <Toaster regionLabel={t.notices} closeLabel={t.dismiss} />
      <TooltipLayer />
    </UiProvider>
  );
}

/** Keeps our attribute and the browser's own bar in step with the theme; Mantine keeps its attribute itself. */
function useThemeOnDocument(theme: 'dark' | 'light'): void {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    bar?.setAttribute('content', theme === 'light' ? '#FBF6EC' : '#0E1420');
  }, [theme]);
}
