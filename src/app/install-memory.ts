/**
 * What this device remembers about the offer to install. It belongs to the device and not to an account: signing in opens
 * another database, and the answer has to hold there too.
 */
import { type InstallMemory, readInstall, writeInstall } from '#store/boot-keys.ts';

const VISIT = 'soulstice.visit';

/**
 * Counts this visit and gives what is remembered after it. A visit is a tab's session: reloading the page or signing in
 * counts nothing. Undefined where the browser keeps nothing: then nothing is offered.
 */
export function countVisit(): InstallMemory | undefined {
  const before = readInstall();
  try {
    if (sessionStorage.getItem(VISIT) !== null) return before;
    sessionStorage.setItem(VISIT, 'counted');
  } catch {
    return undefined;
  }
  if (before !== 'refused') writeInstall(before === undefined ? 'visited' : 'returned');
  return readInstall();
}

/** The person does not want to be asked again on this device. */
export function refuseInstall(): void {
  writeInstall('refused');
}
