/** Which keys run which command, and how keys are written. Pure but for the platform, which is asked of the browser once. */
import { type CommandId, commandIds } from '#store/commands.ts';

/** What can be run by keys: the ten commands, the palette over all of them, and the list of shortcuts. */
export type ShortcutId = CommandId | 'open-palette' | 'show-shortcuts';

/** Everything that has keys, in the order in which it is listed. */
export const shortcutIds: readonly ShortcutId[] = ['open-palette', ...commandIds, 'show-shortcuts'];

/** One key with what is held down. `key` is a letter in upper case, a digit, the name of a key, or a sign as it is typed. */
export type Keys = {
  readonly key: string;
  readonly ctrl?: true;
  readonly alt?: true;
  readonly shift?: true;
  /** The Command key of a Mac. */
  readonly meta?: true;
};

/** The keys of everything that has some; null for what the person took them from. */
export type KeyMap = Readonly<Record<ShortcutId, Keys | null>>;

const letters = {
  'open-search': 'F',
  'toggle-sidebar': 'S',
  'new-chat': 'N',
  'reset-chat': 'X',
  regenerate: 'R',
  'clear-context': 'L',
  'toggle-plugins': 'P',
  'copy-last-message': 'C',
  'open-voice-input': 'V',
  'toggle-temporary-chat': 'Y',
} as const satisfies Record<CommandId, string>;

/**
 * Keys that neither the system, the browser nor a screen reader takes. Ctrl+Shift (⌘⇧) with a letter opens things in every
 * browser, Alt alone opens menus and on a Mac writes signs, and ⌃⌥ is VoiceOver's. Alt+Shift is free but for A, B, I and T
 * in Chrome; on a Mac ⌃⇧ is. Ctrl+K (⌘K) is what people know of every palette, and pages may have it.
 */
function defaults(isMac: boolean): Readonly<Record<ShortcutId, Keys>> {
  const keys = (key: string): Keys =>
    isMac ? { key, ctrl: true, shift: true } : { key, alt: true, shift: true };
  const ten = Object.fromEntries(Object.entries(letters).map(([id, key]) => [id, keys(key)]));
  return {
    ...(ten as Record<CommandId, Keys>),
    'open-palette': isMac ? { key: 'K', meta: true } : { key: 'K', ctrl: true },
    'show-shortcuts': { key: '?' },
  };
}

const maps = { mac: defaults(true), other: defaults(false) };

/** The usual keys, as they are on a Mac, or on any other machine. */
export function keyMap(isMac: boolean): Readonly<Record<ShortcutId, Keys>> {
  return isMac ? maps.mac : maps.other;
}

/** The keys in force: the usual ones, but where `own` has others or none. What cannot be read in it counts as absent. */
export function ownKeyMap(isMac: boolean, own: Readonly<Record<string, string | null>>): KeyMap {
  const usual = keyMap(isMac);
  const inForce = (id: ShortcutId): Keys | null => {
    const chosen = own[id];
    return chosen === null ? null : ((chosen === undefined ? null : readKeys(chosen)) ?? usual[id]);
  };
  return Object.fromEntries(shortcutIds.map((id) => [id, inForce(id)])) as Record<ShortcutId, Keys | null>;
}

/** Whether this is a Mac, an iPhone or an iPad. */
export function isMacDevice(platform = navigator.platform): boolean {
  return /mac|iphone|ipad|ipod/i.test(platform);
}

/** What is read of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'> & {
  /** AltGr is held: many keyboards write signs with it, and Windows reports it as Ctrl and Alt. */
  readonly altGraph?: boolean;
};

/** A browser's event with what has to be asked for. */
export function pressOf(event: KeyboardEvent): KeyPress {
  const { key, code, ctrlKey, altKey, shiftKey, metaKey } = event;
  // Firefox on a Mac says it of ⌥, which is held as Alt alone; AltGr is held as both Ctrl and Alt, or as neither.
  const altGraph = altKey === ctrlKey && (event.getModifierState?.('AltGraph') ?? false);
  return { key, code, ctrlKey, altKey, shiftKey, metaKey, altGraph };
}

/** What a key press asks for, null when it is nobody's. */
export function shortcutOf(press: KeyPress, map: KeyMap): ShortcutId | null {
  return shortcutIds.find((id) => isPressOf(press, map[id])) ?? null;
}

function isPressOf(press: KeyPress, keys: Keys | null): boolean {
  if (keys === null || press.altGraph === true) return false;
  const isPlaced = /^[A-Z0-9]$/.test(keys.key);
  return (
    (isPlaced ? placedKeyOf(press) === keys.key : writtenKeyOf(press) === keys.key) &&
    press.ctrlKey === (keys.ctrl ?? false) &&
    press.altKey === (keys.alt ?? false) &&
    press.metaKey === (keys.meta ?? false) &&
    // A sign needs the shift of its keyboard, whichever that is.
    (isSign(keys.key) || press.shiftKey === (keys.shift ?? false))
  );
}

/**
 * The letter or digit of a key: the letter typed, or where the keyboard writes another script, a dead accent or a sign (⌥ of a
 * Mac, a digit under Shift), the one of its place. Null for every other key.
 */
function placedKeyOf({ key, code }: KeyPress): string | null {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  // Where a keyboard writes a sign, that is what is meant: `?` on the key that is M elsewhere.
  const isSignHere = key.length === 1 && /[!-/:-@[-`{-~]/.test(key);
  return isSignHere ? null : (/^Key([A-Z])$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : null));
}

/** A key by what it writes, or its name where it writes nothing; null for an accent that waits for its letter. */
function writtenKeyOf({ key }: KeyPress): string | null {
  if (key === ' ') return 'Space';
  return key === 'Dead' || key === 'Unidentified' || key === 'Process' ? null : key;
}

const isSign = (key: string): boolean => key.length === 1 && !/^[A-Z0-9]$/.test(key);

const heldKeys: ReadonlySet<string> = new Set([
  'Control',
  'Shift',
  'Alt',
  'AltGraph',
  'Meta',
  'OS',
  'Fn',
  'CapsLock',
  'NumLock',
  'Hyper',
  'Super',
]);

/** A key press as keys to be kept; null while only keys are held that go with others, and for what has no name. */
export function keysOf(press: KeyPress): Keys | null {
  if (heldKeys.has(press.key) || press.altGraph === true) return null;
  const isHeld = press.ctrlKey || press.altKey || press.metaKey;
  const placed = placedKeyOf(press);
  const key =
    isHeld || placed === null || /^[A-Z]$/.test(placed) ? (placed ?? writtenKeyOf(press)) : press.key;
  if (key === null) return null;
  return {
    key,
    ...(press.ctrlKey ? { ctrl: true } : {}),
    ...(press.altKey ? { alt: true } : {}),
    ...(press.shiftKey && !isSign(key) ? { shift: true } : {}),
    ...(press.metaKey ? { meta: true } : {}),
  };
}

/** Whether nothing is held down, so that the key may be a letter of what someone writes. */
export function isBare({ ctrl, alt, meta }: Keys): boolean {
  return !(ctrl || alt || meta);
}

/** Whether both are pressed in the same way. */
export function sameKeys(a: Keys, b: Keys): boolean {
  return ariaKeys(a) === ariaKeys(b);
}

/** Keys as they are drawn, one piece each: `⌃ ⇧ F`, `Alt Shift F`. */
export function keyCaps(keys: Keys, isMac: boolean): readonly string[] {
  const held = isMac
    ? ([
        [keys.ctrl, '⌃'],
        [keys.alt, '⌥'],
        [keys.shift, '⇧'],
        [keys.meta, '⌘'],
      ] as const)
    : ([
        [keys.ctrl, 'Ctrl'],
        [keys.alt, 'Alt'],
        [keys.shift, 'Shift'],
        [keys.meta, 'Meta'],
      ] as const);
  return [...held.flatMap(([is, cap]) => (is ? [cap] : [])), keys.key];
}

/** Keys as they are spoken, kept, and as `aria-keyshortcuts` has them: `Control+Shift+F`. */
export function ariaKeys(keys: Keys): string {
  const held = [keys.ctrl && 'Control', keys.alt && 'Alt', keys.shift && 'Shift', keys.meta && 'Meta'];
  return [...held.filter(Boolean), keys.key].join('+');
}

/** What `ariaKeys` wrote; null for anything else. */
export function readKeys(text: string): Keys | null {
  const found = /^((?:(?:Control|Alt|Shift|Meta)\+)*)([A-Za-z][A-Za-z0-9]*|\S)$/u.exec(text);
  const [, held = '', key = ''] = found ?? [];
  if (key === '' || heldKeys.has(key)) return null;
  return {
    key,
    ...(held.includes('Control+') ? { ctrl: true } : {}),
    ...(held.includes('Alt+') ? { alt: true } : {}),
    ...(held.includes('Shift+') ? { shift: true } : {}),
    ...(held.includes('Meta+') ? { meta: true } : {}),
  };
}
