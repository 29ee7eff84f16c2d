/**
 * What speaks against keys that somebody pressed for a command.
 *
 * The lists hold what Chrome, Edge, Firefox and Safari document as their own shortcuts, and what Windows and macOS keep for
 * themselves. Pages are never asked for the first kind; of the second a page may take most, at the price of the browser's own use.
 */
import {
  ariaKeys,
  isBare,
  type KeyMap,
  type Keys,
  sameKeys,
  type ShortcutId,
  shortcutIds,
} from './command-keys.ts';

export type KeyProblem =
  /** Nothing is held down that tells it from writing. */
  | { readonly type: 'bare' }
  /** It writes a sign on this machine's keyboards. */
  | { readonly type: 'writes' }
  /** It edits text everywhere. */
  | { readonly type: 'edits' }
  /** The system or the browser never hands it on. */
  | { readonly type: 'taken' }
  /** The browser has a use for it, which would be gone here. May be kept all the same. */
  | { readonly type: 'browser' }
  /** Another command has it; it would lose it. May be kept all the same. */
  | { readonly type: 'other'; readonly id: ShortcutId };

/** Problems that can be overruled: the keys would work. */
export function canBeKept({ type }: KeyProblem): boolean {
  return type === 'browser' || type === 'other';
}

/** The first thing that speaks against giving `keys` to `id`; null when nothing does. */
export function keyProblem(keys: Keys, id: ShortcutId, map: KeyMap, isMac: boolean): KeyProblem | null {
  const own = ariaKeys(keys);
  const isFunctionKey = /^F\d{1,2}$/.test(keys.key);
  if (isBare(keys) && !isFunctionKey) return { type: 'bare' };
  if (listed(isMac ? takenOnMac : takenElsewhere, own)) return { type: 'taken' };
  if (listed(isMac ? editsOnMac : editsElsewhere, own)) return { type: 'edits' };
  if (writes(keys, isMac)) return { type: 'writes' };
  const other = shortcutIds.find((one) => one !== id && isOf(keys, map[one]));
  if (other !== undefined) return { type: 'other', id: other };
  return isBrowsers(keys, own, isMac) ? { type: 'browser' } : null;
}

const isOf = (keys: Keys, theirs: Keys | null): boolean => theirs !== null && sameKeys(keys, theirs);
const listed = (list: readonly string[], keys: string): boolean => list.includes(keys);

/** `Control+` before each letter of a word. */
const withEach = (held: string, keys: string): readonly string[] =>
  keys.split('').map((key) => `${held}+${key}`);

const takenElsewhere: readonly string[] = [
  ...withEach('Control', 'NTW'),
  ...withEach('Control+Shift', 'NTW'),
  'Control+Tab',
  'Control+Shift+Tab',
  'Control+PageUp',
  'Control+PageDown',
  'Alt+Tab',
  'Alt+Shift+Tab',
  'Alt+F4',
  'Alt+Space',
  'Control+Alt+Delete',
  'Control+Escape',
  'Control+Shift+Escape',
];

const takenOnMac: readonly string[] = [
  ...withEach('Meta', 'NTWQMH'),
  ...withEach('Shift+Meta', 'NTWQ345'),
  'Meta+Tab',
  'Shift+Meta+Tab',
  'Meta+Space',
  'Control+Space',
  'Meta+`',
  'Meta+,',
  'Control+Tab',
  'Control+Shift+Tab',
  'Alt+Meta+Escape',
  'Control+ArrowUp',
  'Control+ArrowDown',
  'Control+ArrowLeft',
  'Control+ArrowRight',
];

const editsElsewhere: readonly string[] = [
  ...withEach('Control', 'ACVXZY'),
  ...withEach('Control+Shift', 'VZ'),
  ...[
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Home',
    'End',
    'Backspace',
    'Delete',
    'Enter',
  ].flatMap((key) => [`Control+${key}`, `Control+Shift+${key}`]),
];

const editsOnMac: readonly string[] = [
  ...withEach('Meta', 'ACVXZ'),
  ...withEach('Shift+Meta', 'VZ'),
  ...withEach('Control', 'ABDEFHKNOPTVY'),
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Backspace', 'Delete', 'Enter'].flatMap((key) => [
    `Meta+${key}`,
    `Shift+Meta+${key}`,
    `Alt+${key}`,
    `Alt+Shift+${key}`,
  ]),
];

/** ⌥ with anything that writes, on a Mac; Ctrl+Alt elsewhere, which is what AltGr is. */
function writes(keys: Keys, isMac: boolean): boolean {
  const isWritten = keys.key.length === 1 || keys.key === 'Space';
  if (!isWritten || keys.meta === true) return false;
  return isMac ? keys.alt === true && keys.ctrl !== true : keys.alt === true && keys.ctrl === true;
}

/** Elsewhere Chrome and Firefox have a use for Ctrl and Ctrl+Shift with nearly every letter, and menus for Alt; on a Mac for ⌘ and ⌥⌘. */
function isBrowsers(keys: Keys, own: string, isMac: boolean): boolean {
  if (/^F(?:[1-9]|1[0-2])$/.test(keys.key)) return true;
  if (isMac) return keys.meta === true || (keys.ctrl === true && keys.alt === true);
  if (keys.meta === true || keys.ctrl === true) return own !== 'Control+K';
  return keys.shift !== true || 'ABIT'.includes(keys.key);
}
