/**
 * The four small answers that belong to the device, whichever account's database is open, or are needed before one is.
 * Everything else a person makes lives in IndexedDB. What is read back is checked: anything unknown counts as absent.
 */
const keys = {
  theme: 'soulstice.theme',
  skipAuth: 'soulstice.skip-auth',
  lastAccount: 'soulstice.last-account',
  install: 'soulstice.install',
} as const;

export type Theme = 'dark' | 'light';

/** The theme the person chose, undefined before they chose. public/boot.js reads the same key at first paint. */
export function readTheme(): Theme | undefined {
  const stored = read(keys.theme);
  return stored === 'dark' || stored === 'light' ? stored : undefined;
}

export function writeTheme(theme: Theme): void {
  write(keys.theme, theme);
}

/** Whether the person goes on without an account. */
export function readSkipAuth(): boolean {
  return read(keys.skipAuth) === 'true';
}

export function writeSkipAuth(skip: boolean): void {
  write(keys.skipAuth, skip ? 'true' : undefined);
}

/** Whose database to open at start: an account id, or undefined for the anonymous one. */
export function readLastAccount(): string | undefined {
  const stored = read(keys.lastAccount);
  return stored !== undefined && /^[0-9a-f-]{8,64}$/.test(stored) ? stored : undefined;
}

export function writeLastAccount(account: string | undefined): void {
  write(keys.lastAccount, account);
}

/** The app was opened once, or came to a second visit, or the person does not want to be asked to install it. */
export type InstallMemory = 'visited' | 'returned' | 'refused';

/** How it stands with the offer to install; undefined before the first visit. */
export function readInstall(): InstallMemory | undefined {
  const stored = read(keys.install);
  return stored === 'visited' || stored === 'returned' || stored === 'refused' ? stored : undefined;
}

export function writeInstall(memory: InstallMemory): void {
  write(keys.install, memory);
}

// Storage throws where the browser blocks it; the app then forgets these four and works on.
function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the choice holds until the page is closed.
  }
}
