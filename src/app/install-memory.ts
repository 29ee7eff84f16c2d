import type { SoulsticeDb } from '#db/database.ts';
import { writeAfterReading, type WriteDeps } from '#db/write.ts';

/** What this device remembers about the offer to install. It stays here: another device has its own answer. */
export interface InstallMemory {
  /** Times the app was opened. */
  readonly visits: number;
  readonly refused: boolean;
}

const KEY = 'install';

function readMemory(stored: unknown): InstallMemory {
  const { visits, refused } = (stored ?? {}) as { visits?: unknown; refused?: unknown };
  return { visits: typeof visits === 'number' && visits >= 0 ? visits : 0, refused: refused === true };
}

/** Counts this visit and answers with the memory after it; when the disk refuses, as if refused: nothing is offered. */
export function countVisit(db: SoulsticeDb, deps: WriteDeps): Promise<InstallMemory> {
  return change(db, deps, (memory) => ({ ...memory, visits: memory.visits + 1 }));
}

/** The person does not want to be asked again. */
export function refuseInstall(db: SoulsticeDb, deps: WriteDeps): Promise<InstallMemory> {
  return change(db, deps, (memory) => ({ ...memory, refused: true }));
}

async function change(
  db: SoulsticeDb,
  deps: WriteDeps,
  next: (memory: InstallMemory) => InstallMemory,
): Promise<InstallMemory> {
  const plan = async () => {
    const value = next(readMemory((await db.local.get(KEY))?.value));
    await db.local.put({ key: KEY, value });
    return { changes: [], value };
  };
  const result = await writeAfterReading(db, deps, [], plan, ['local']);
  return result.ok ? result.value : { visits: 0, refused: true };
}
