/** The code of each screen, fetched when it is opened and, where that costs nobody anything, before. */
import type { SoulsticeDb } from '#db/database.ts';
import { routePatterns } from './paths.ts';

export const loadChat = () => import('#features/chat/chat-screen.tsx');
export const loadPersonal = () => import('#features/profile/personal-screen.tsx');
export const loadCharts = () => import('#features/charts/charts-screen.tsx');
export const loadTarot = () => import('#features/tarot/tarot-screen.tsx');
export const loadPrompts = () => import('#features/prompts/prompts-screen.tsx');
export const loadTools = () => import('#features/tools/tools-screen.tsx');
export const loadJournal = () => import('#features/journal/journal-screen.tsx');
export const loadWisdom = () => import('#features/wisdom/wisdom-screen.tsx');
export const loadSky = () => import('#features/sky/sky-screen.tsx');
export const loadRooms = () => import('#features/agents/agent-screens.tsx');
export const loadAdmin = () => import('#features/admin/admin-screen.tsx');
export const loadSignIn = () => import('#features/session/sign-in-screen.tsx');
export const loadLegal = () => import('#features/legal/legal-screens.tsx');
export const loadHelp = () => import('#features/help/help-screens.tsx');
export const loadLicences = () => import('#features/licences/licences-screen.tsx');
export const loadPlayer = () => import('#features/player/player-bar.tsx');
export const loadShelf = () => import('#audio/browser-shelf.ts');
const loadScripts = () => import('#text/en/audio/scripts.ts');
const loadCalls = () => import('#account/api-client.ts');

/** Starts fetching the first screen's code beside the shell's instead of after it. `inside` as the guard will see it. */
export function preloadScreen(pathname: string, inside: boolean): void {
  if (pathname === routePatterns.licences) void loadLicences();
  else if (pathname === routePatterns.help || pathname === routePatterns.safety) void loadHelp();
  else if (pathname === routePatterns.privacy || pathname === routePatterns.terms) void loadLegal();
  else if (!inside) void loadSignIn();
  else if (pathname === routePatterns.personal) void loadPersonal();
  else if (pathname === routePatterns.charts) void loadCharts();
  else if (pathname === routePatterns.tarot) void loadTarot();
  else if (pathname === routePatterns.prompts) void loadPrompts();
  else if (pathname === routePatterns.tools || pathname === routePatterns.plugins) void loadTools();
  else if (pathname === routePatterns.journal) void loadJournal();
  else if (pathname === routePatterns.wisdom) void loadWisdom();
  else if (pathname === routePatterns.sky) void loadSky();
  else if (pathname === routePatterns.admin) void loadAdmin();
  else {
    if (roomPaths.includes(pathname)) void loadRooms();
    void loadChat();
  }
}

const roomPaths: readonly string[] = [
  routePatterns.agentLove,
  routePatterns.agentCareer,
  routePatterns.agentSoulcast,
];

/** Whoever was in the library before has its list on the device; who was not, has nothing to read. */
const readLibrary = async (db: SoulsticeDb) => (await import('#parts/audio/published-copy.ts')).readCopy(db);

/** What the library shows and plays, in the order in which it is wanted. */
const ofLibrary: readonly ((db: SoulsticeDb) => Promise<unknown>)[] = [
  loadWisdom,
  readLibrary,
  loadCalls,
  loadPlayer,
  loadShelf,
  loadScripts,
];

/**
 * Takes the library into the page, a part in each quiet moment, so that the press finds it there. The service worker fetches the
 * same files in any case. The function returned ends it.
 */
export function preloadLibrary(db: SoulsticeDb): () => void {
  let wanted = true;
  const takeAll = async () => {
    for (const load of ofLibrary) {
      await quietMoment();
      if (!wanted) return;
      await load(db);
    }
  };
  // What cannot be had now is fetched when it is opened.
  takeAll().catch(() => undefined);
  return () => {
    wanted = false;
  };
}

/** Safari does not tell of quiet moments: there each has this wait before it, ms. */
const WITHOUT_IDLE_MS = 300;

function quietMoment(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, WITHOUT_IDLE_MS);
  });
}
