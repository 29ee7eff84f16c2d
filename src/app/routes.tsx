import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { uiShell } from '#text/en/ui-shell.ts';
import { useLocalData } from '#store/db-context.tsx';
import { isInside, useSession } from '#store/session.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { Route, Routes, useLocation } from '#ui/router.ts';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import { useText } from '#ui/use-text.ts';
import { brand } from './brand.ts';
import { Guard, OutsideOnly } from './guard.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { routePatterns } from './paths.ts';
import { Recovery } from './recovery.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import { PlainFrame } from './shell/plain-frame.tsx';
import {
  loadAdmin,
  loadCharts,
  loadChat,
  loadHelp,
  loadJournal,
  loadLegal,
  loadLicences,
  loadPersonal,
  loadPrompts,
  loadRooms,
  loadSignIn,
  loadSky,
  loadTarot,
  loadTools,
  loadWisdom,
} from './screens.ts';
import { Shell } from './shell/shell.tsx';

const ChatScreen = screen(loadChat, 'ChatScreen');
const PersonalScreen = screen(loadPersonal, 'PersonalScreen');
const ChartsScreen = screen(loadCharts, 'ChartsScreen');
const TarotScreen = screen(loadTarot, 'TarotScreen');
const PromptsScreen = screen(loadPrompts, 'PromptsScreen');
const ToolsScreen = screen(loadTools, 'ToolsScreen');
const JournalScreen = screen(loadJournal, 'JournalScreen');
const WisdomScreen = screen(loadWisdom, 'WisdomScreen');
const SkyScreen = screen(loadSky, 'SkyScreen');
const LoveRoom = screen(loadRooms, 'LoveRoom');
const CareerRoom = screen(loadRooms, 'CareerRoom');
const SoulcastRoom = screen(loadRooms, 'SoulcastRoom');
const AdminScreen = screen(loadAdmin, 'AdminScreen');
const SignInScreen = screen(loadSignIn, 'SignInScreen');
const PrivacyScreen = screen(loadLegal, 'PrivacyScreen');
const TermsScreen = screen(loadLegal, 'TermsScreen');
const HelpScreen = screen(loadHelp, 'HelpScreen');
const SafetyScreen = screen(loadHelp, 'SafetyScreen');
const LicencesScreen = screen(loadLicences, 'LicencesScreen');

/** Every address and its screen. Each screen is its own chunk, behind its own boundary, under its own title. */
export function AppRoutes() {
  const t = useText(uiShell);
  return (
    <Routes>
      <Route
        path={routePatterns.signIn}
        element={<Page title={t.titleSignIn} screen={<SignIn />} loading={<LoadingScreen />} />}
      />
      <Route
        element={
          <Guard>
            <Shell />
          </Guard>
        }
      >
        <Route path={routePatterns.home} element={<Page title={t.titleHome} screen={<ChatScreen />} />} />
        <Route path={routePatterns.chat} element={<Page title={t.titleHome} screen={<ChatScreen />} />} />
        <Route
          path={routePatterns.personal}
          element={<Page title={t.titlePersonal} screen={<PersonalScreen />} />}
        />
        <Route
          path={routePatterns.charts}
          element={<Page title={t.titleCharts} screen={<ChartsScreen />} />}
        />
        <Route path={routePatterns.tarot} element={<Page title={t.titleTarot} screen={<TarotScreen />} />} />
        <Route
          path={routePatterns.prompts}
          element={<Page title={t.titlePrompts} screen={<PromptsScreen />} />}
        />
        <Route path={routePatterns.tools} element={<Page title={t.titleTools} screen={<ToolsScreen />} />} />
        <Route
          path={routePatterns.plugins}
          element={<Page title={t.titleTools} screen={<ToolsScreen />} />}
        />
        <Route
          path={routePatterns.journal}
          element={<Page title={t.titleJournal} screen={<JournalScreen />} />}
        />
        <Route
          path={routePatterns.wisdom}
          element={<Page title={t.titleWisdom} screen={<WisdomScreen />} />}
        />
        <Route path={routePatterns.sky} element={<Page title={t.titleSky} screen={<SkyScreen />} />} />
        <Route
          path={routePatterns.agentLove}
          element={<Page title={t.titleAgentLove} screen={<LoveRoom Chat={ChatScreen} />} />}
        />
        <Route
          path={routePatterns.agentCareer}
          element={<Page title={t.titleAgentCareer} screen={<CareerRoom Chat={ChatScreen} />} />}
        />
        <Route
          path={routePatterns.agentSoulcast}
          element={<Page title={t.titleAgentSoulcast} screen={<SoulcastRoom Chat={ChatScreen} />} />}
        />
        <Route path={routePatterns.admin} element={<Page title={t.titleAdmin} screen={<AdminScreen />} />} />
        <Route path="*" element={<Page title={t.titleNotFound} screen={<NotFoundScreen />} />} />
      </Route>
      <Route element={<AnyoneFrame />}>
        <Route
          path={routePatterns.privacy}
          element={<Page title={t.titlePrivacy} screen={<PrivacyScreen />} />}
        />
        <Route path={routePatterns.terms} element={<Page title={t.titleTerms} screen={<TermsScreen />} />} />
        <Route path={routePatterns.help} element={<Page title={t.titleHelp} screen={<HelpScreen />} />} />
        <Route
          path={routePatterns.safety}
          element={<Page title={t.titleSafety} screen={<SafetyScreen />} />}
        />
        <Route
          path={routePatterns.licences}
          element={<Page title={t.titleLicences} screen={<LicencesScreen />} />}
        />
      </Route>
    </Routes>
  );
}

/** Pages that may be read from outside: in the shell for who is in, under a plain header for who is not. */
function AnyoneFrame() {
  return isInside(useSession()) ? <Shell /> : <PlainFrame />;
}

function SignIn() {
  const { deps } = useLocalData();
  return (
    <OutsideOnly>
      <SignInScreen nowMs={deps.clock.now()} development={import.meta.env.DEV} />
    </OutsideOnly>
  );
}

function Page(props: { title: string; screen: ReactNode; loading?: ReactNode }) {
  useDocumentTitle(props.title, brand.product);
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={Recovery}>
      <Suspense fallback={props.loading ?? <ScreenLoading />}>{props.screen}</Suspense>
    </ErrorBoundary>
  );
}

/** A lazily loaded screen from a module of named exports. */
function screen<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
