/**
 * Keeps a folder to one process: PGlite would open it twice and let the two copies drift apart.
 *
 * The lock is a file that names its holder. A holder that is gone (killed, power lost) is found out by its process number and
 * the moment it started, so a number that was given to another process since is no obstacle. A holder on another machine or in
 * another container cannot be looked up; it shows that it lives by touching the file.
 */
import { randomUUID } from 'node:crypto';
import { link, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';

export type FolderLock = {
  /** Removes the lock file if it is still this one's. */
  readonly release: () => Promise<void>;
};

/** Another process has the folder. The message is for whoever starts the server. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

type Holder = {
  readonly id: string;
  readonly pid: number;
  /** Clock ticks from the machine's start to the process's, or null where the system does not tell. */
  readonly startedTicks: string | null;
  /** The machine, and its process numbering where there are several. */
  readonly place: string;
};

export type FolderLockTimes = {
  /** How often a holder touches its file, in milliseconds. */
  readonly touchMs: number;
  /** How long a file of another place may stay untouched before its holder counts as gone, in milliseconds. */
  readonly goneMs: number;
};

/** Ids of locks this process holds: its own number in an old file of a container that was restarted proves nothing. */
const held = new Set<string>();

/** Takes the lock at `path`. Throws `FolderInUse` when a living process has it. */
export async function takeFolderLock(
  path: string,
  { touchMs, goneMs }: FolderLockTimes = { touchMs: 5000, goneMs: 15_000 },
): Promise<FolderLock> {
  const mine: Holder = {
    id: randomUUID(),
    pid: process.pid,
    startedTicks: await startOf(process.pid),
    place: await placeOfProcesses(),
  };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(path, mine)) return keep(path, mine, touchMs);
    const other = await read(path);
    if (other === 'gone') continue;
    if (other !== 'broken' && (await isAlive(path, other, mine, goneMs))) throw inUse(path, other);
    await removeStale(path, other);
  }
  throw new FolderInUse(`Another process is starting on this folder (${path}). Start one of them only.`);
}

function inUse(path: string, { pid, place }: Holder): FolderInUse {
  return new FolderInUse(
    `The embedded database is open in another process (number ${pid} on ${place}). It can serve one process only: stop ` +
      `the other one, or use PostgreSQL by DATABASE_URL. If that process is surely gone, remove ${path}.`,
  );
}

/** Whether the file was made. It appears with its content: another process never reads half of it. */
async function create(path: string, mine: Holder): Promise<boolean> {
  const draft = `${path}.${mine.id}`;
  await writeFile(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // A file system without hard links.
    return await createOnce(path, JSON.stringify(mine));
  } finally {
    await rm(draft, { force: true });
  }
}

async function createOnce(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function keep(path: string, mine: Holder, touchMs: number): FolderLock {
  held.add(mine.id);
  const timer = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, touchMs);
  timer.unref();
  return {
    release: async () => {
      clearInterval(timer);
      if (!held.delete(mine.id)) return;
      const holder = await read(path);
      if (typeof holder === 'object' && holder.id === mine.id) await rm(path, { force: true });
    },
  };
}

async function isAlive(path: string, other: Holder, mine: Holder, goneMs: number): Promise<boolean> {
  if (other.place !== mine.place) return isTouched(path, goneMs);
  if (other.pid === process.pid) return held.has(other.id);
  try {
    process.kill(other.pid, 0);
  } catch (error) {
    // Not permitted to signal it: so it is there.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const started = await startOf(other.pid);
  return started === null || other.startedTicks === null || started === other.startedTicks;
}

/** Watches whether the file is touched within `goneMs`. Compares the file's own times, so the clocks need not agree. */
async function isTouched(path: string, goneMs: number): Promise<boolean> {
  const before = await touchedMs(path);
  for (let waitedMs = 0; waitedMs < goneMs; waitedMs += 250) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const now = await touchedMs(path);
    if (now === null) return false;
    if (now !== before) return true;
  }
  return false;
}

async function touchedMs(path: string): Promise<number | null> {
  return stat(path).then(
    (file) => file.mtimeMs,
    () => null,
  );
}

/** Moves the stale file away, and puts it back if meanwhile it was somebody else's. */
async function removeStale(path: string, stale: Holder | 'broken'): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await read(aside);
  const same = stale === 'broken' ? moved === 'broken' : typeof moved === 'object' && moved.id === stale.id;
  if (!same) await rename(aside, path);
  await rm(aside, { force: true });
}

async function read(path: string): Promise<Holder | 'broken' | 'gone'> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isHolder(value) ? value : 'broken';
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'gone' : 'broken';
  }
}

function isHolder(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null) return false;
  const { id, pid, startedTicks, place } = value as Partial<Record<keyof Holder, unknown>>;
  return (
    typeof id === 'string' &&
    Number.isInteger(pid) &&
    (startedTicks === null || typeof startedTicks === 'string') &&
    typeof place === 'string'
  );
}

/** Field 22 of /proc/pid/stat, counted after the name, which may hold spaces and parentheses; null off Linux. */
async function startOf(pid: number): Promise<string | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return line?.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** Processes of the same place see each other's numbers. */
async function placeOfProcesses(): Promise<string> {
  const numbering = await readlink('/proc/self/ns/pid').catch(() => null);
  return numbering === null ? hostname() : `${hostname()} ${numbering}`;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
