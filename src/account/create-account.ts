/**
 * The account as the page starts with it: who was here last is in at once, on their own database, and what the network
 * says about them comes later. Everything that takes time is in `actions.ts`, which is fetched when it is needed.
 */
import { err } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import type { WriteDeps } from '#db/write.ts';
import type { Account, AccountProblem } from './account.ts';
import type { Actions } from './actions.ts';
import type { AdoptDeps } from './adopt.ts';
import type { Arrival } from './arrival.ts';
import { createOtherTabs } from './other-tabs.ts';
import type { Channel } from './other-tabs.ts';
import type { KeptByBrowser } from './erase.ts';
import type { Session, Standing } from './session.ts';

/** What is kept outside the databases, and read before any of them is open. */
export type BootKeys = {
  readonly lastAccount: () => string | undefined;
  readonly setLastAccount: (account: string | undefined) => void;
  readonly skipped: () => boolean;
  readonly setSkipped: (skipped: boolean) => void;
};

/** The page this account is signed in on. */
export type PageParts = {
  readonly origin: string;
  /** What the address brought when the page was opened. */
  readonly arrival: Arrival | null;
  /** False when there is certainly no network. */
  readonly isOnline: () => boolean;
  /** Leaves for another address; for a path of the app the page starts again. */
  readonly go: (address: string) => void;
  /** Runs `work` once the first screen stands. */
  readonly whenIdle: (work: () => void) => void;
  /** The network came or went. */
  readonly onNetwork: (listener: () => void) => void;
  /** The page is looked at again. */
  readonly onShown: (listener: () => void) => void;
  /** Another tab changed a boot key, and here it reads as that tab left it. */
  readonly onBootKeys: (listener: () => void) => void;
};

/** What a sign-out asks of the sync. */
export type SyncOfPage = {
  /** Sends what waits, as far as it goes. */
  readonly flush: () => Promise<void>;
  /** Breaks off what is under way; answers that come later must not reach a database any more. */
  readonly stop: () => Promise<void>;
};

export type AccountDeps = {
  /** The database that `bootKeys.lastAccount()` names. */
  readonly db: SoulsticeDb;
  readonly write: WriteDeps;
  /** For what was made without an account, once it joins one. */
  readonly absorb: AdoptDeps['absorb'];
  /** The sync of this page. Left out where there is none. */
  readonly sync?: SyncOfPage;
  readonly bootKeys: BootKeys;
  readonly page: PageParts;
  readonly fetch: typeof fetch;
  readonly indexedDB: IDBFactory;
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly makeChannel: ((name: string) => Channel) | null;
  /** What else this browser keeps for the app; left out where there is nothing. */
  readonly kept?: KeptByBrowser;
  /** For who operates the server; never with personal data. */
  readonly log: (message: string, cause?: unknown) => void;
  /** Waits between two looks for a server that could not be reached; milliseconds, one minute unless given. */
  readonly retryMs?: number;
};

/** What `actions.ts` sees of the state. */
export type AccountState = {
  readonly session: () => Session;
  readonly set: (session: Session) => void;
  /** Changes the standing, and the e-mail where it is known by now. Nothing while nobody is signed in. */
  readonly setStanding: (standing: Standing, email?: string | null) => void;
  readonly setArrivalProblem: (problem: AccountProblem) => void;
  readonly tellOtherTabs: () => void;
  readonly tellErased: () => void;
};

/** Makes the page's account and starts finding out how it stands. Once a page. */
export function createAccount(deps: AccountDeps): Account {
  const { bootKeys, page } = deps;
  const own = bootKeys.lastAccount();
  const listeners = new Set<() => void>();
  let session = firstSession(deps);
  let arrivalProblem: AccountProblem | null = null;

  const set = (next: Session) => {
    session = next;
    for (const listener of listeners) listener();
  };
  // Whoever signed in or out elsewhere has written the key, so the key is believed.
  const restartIfChanged = () => {
    const now = bootKeys.lastAccount();
    if (now !== own) page.go(now === undefined ? '/sign-in' : '/');
  };
  const tabs = createOtherTabs(
    deps.makeChannel,
    () => {
      restartIfChanged();
      // The same person may have signed in again.
      if (bootKeys.lastAccount() === own) void findOut();
    },
    () => {
      // What is under way here must not write into a database that was just deleted, which would make it anew.
      closeSoulsticeDb(deps.db);
      page.go('/');
    },
  );
  const state: AccountState = {
    session: () => session,
    set,
    setStanding: (standing, email) => {
      if (session.type !== 'signed-in') return;
      set({ ...session, standing, email: email === undefined ? session.email : email });
    },
    setArrivalProblem: (problem) => {
      arrivalProblem = problem;
    },
    tellOtherTabs: tabs.tell,
    tellErased: tabs.tellErased,
  };

  let loading: Promise<Actions> | null = null;
  const actions = () => {
    loading ??= import('./actions.ts').then(
      ({ createActions }) => createActions(deps, state),
      (error: unknown) => {
        // The next call tries again: the network may be back.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const act = async <Value>(
    work: (actions: Actions) => Promise<Result<Value, AccountProblem>>,
  ): Promise<Result<Value, AccountProblem>> => {
    try {
      return await work(await actions());
    } catch (error) {
      deps.log('Signing in or out failed', error);
      return err(page.isOnline() ? { type: 'unexpected' } : { type: 'offline' });
    }
  };
  const findOut = async () => {
    try {
      await (await actions()).check();
    } catch (error) {
      deps.log('Auth initialisation failed', error);
      state.setStanding('waiting');
    }
  };
  const arrive = async (arrival: Arrival) => {
    try {
      await (await actions()).arrive(arrival);
    } catch (error) {
      deps.log('Auth initialisation failed', error);
      arrivalProblem = page.isOnline() ? { type: 'unexpected' } : { type: 'offline' };
    }
    // Nobody came in by it: the page is as it would be without.
    if (session.type === 'loading') set({ type: 'signed-out', skipped: bootKeys.skipped() });
    else if (arrivalProblem !== null) set({ ...session });
  };

  /** Needs no network, and must not be waited for: what it moves is safe where it is. */
  const resumeIfPromised = async () => {
    try {
      // With nobody signed in the anonymous database is the open one, and says so itself.
      if (own === undefined && (await deps.db.meta.get('sync'))?.mergeTo === undefined) return;
      await (await actions()).resumeAdoption();
    } catch (error) {
      deps.log('Moving what was made without an account failed', error);
    }
  };

  /** The browser may have lost the key and kept the session. */
  const takeUpLost = async () => {
    if (own !== undefined) return;
    try {
      const { lostAccount } = await import('./lost-account.ts');
      const account = await lostAccount(deps.indexedDB);
      if (account === null || bootKeys.lastAccount() !== undefined) return;
      bootKeys.setLastAccount(account);
      // A browser that keeps no keys would start again for ever.
      if (bootKeys.lastAccount() === account) page.go('/');
    } catch (error) {
      deps.log('Looking for a session without its key failed', error);
    }
  };

  if (page.arrival !== null) void arrive(page.arrival).then(() => findOutIfSignedIn());
  else {
    page.whenIdle(() => {
      void takeUpLost();
      void resumeIfPromised();
      findOutIfSignedIn();
    });
  }
  page.onNetwork(findOutIfSignedIn);
  page.onShown(restartIfChanged);
  // The word over the channel may come before what was written can be read here.
  page.onBootKeys(restartIfChanged);

  function findOutIfSignedIn(): void {
    if (own !== undefined) void findOut();
  }

  return {
    session: () => (session.type === 'signed-out' ? { ...session, skipped: bootKeys.skipped() } : session),
    watchSession: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    takeArrivalProblem: () => {
      const problem = arrivalProblem;
      arrivalProblem = null;
      return problem;
    },
    sendCode: (email) => act((to) => to.sendCode(email)),
    verifyCode: (email, code) => act((to) => to.verifyCode(email, code)),
    continueWith: (provider) => act((to) => to.continueWith(provider)),
    signOut: (options) => act((to) => to.signOut(options)),
    eraseDevice: (beforeLeaving) => act((to) => to.eraseDevice(beforeLeaving)),
    accessToken: async () => {
      if (session.type !== 'signed-in' || session.standing === 'ended') return null;
      try {
        return await (await actions()).accessToken();
      } catch (error) {
        deps.log('Failed to get the auth token', error);
        return null;
      }
    },
    recheck: findOut,
    upsertProfile: async (row) => (await actions()).upsertProfile(row),
    selectProfile: async () => (await actions()).selectProfile(),
    backend: async () => {
      const known = await actions().catch(() => null);
      return known === null ? null : known.backend();
    },
    unsent: async () => (await actions()).unsent(),
    hasAnonymousData: async () => (await actions()).hasAnonymousData(),
    anonymousOffer: async (options) => (await actions()).anonymousOffer(options),
    adoptAnonymous: async (onMoved) => (await actions()).adoptAnonymous(onMoved),
    refuseAnonymous: async () => (await actions()).refuseAnonymous(),
  };
}

function firstSession({ bootKeys, page }: AccountDeps): Session {
  const accountId = bootKeys.lastAccount();
  if (accountId !== undefined) return { type: 'signed-in', accountId, email: null, standing: 'checking' };
  if (page.arrival !== null) return { type: 'loading' };
  return { type: 'signed-out', skipped: bootKeys.skipped() };
}
