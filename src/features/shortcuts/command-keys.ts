/** Which keys run which command, and how keys are written. Pure but for the platform, which is asked of the browser once. */
import type { CommandId } from '#store/commands.ts';

/** What can be run by keys: the ten commands, the palette over all of them, and the list of shortcuts. */
export type ShortcutId = CommandId | 'open-palette' | 'show-shortcuts';

/** One key with what is held down. `key` is a letter in upper case, or a sign as it is typed. */
export type Keys = {
  readonly key: string;
  readonly ctrl?: true;
  readonly alt?: true;
  readonly shift?: true;
  /** The Command key of a Mac. */
  readonly meta?: true;
};

export type KeyMap = Readonly<Record<ShortcutId, Keys>>;

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
function defaults(isMac: boolean): KeyMap {
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

/** The keys as they are on a Mac, or on any other machine. */
export function keyMap(isMac: boolean): KeyMap {
  return isMac ? maps.mac : maps.other;
}

/** Whether this is a Mac, an iPhone or an iPad. */
export function isMacDevice(platform = navigator.platform): boolean {
  return /mac|iphone|ipad|ipod/i.test(platform);
}

/** What is read of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** What a key press asks for, null when it is nobody's. */
export function shortcutOf(press: KeyPress, map: KeyMap): ShortcutId | null {
  const letter = letterOf(press);
  const found = Object.entries(map).find(([, keys]) => {
    const isLetter = /^[A-Z]$/.test(keys.key);
    return (
      (isLetter ? keys.key === letter : keys.key === press.key) &&
      press.ctrlKey === (keys.ctrl ?? false) &&
      press.altKey === (keys.alt ?? false) &&
      press.metaKey === (keys.meta ?? false) &&
      // A sign needs the shift of its keyboard, whichever that is.
      (!isLetter || press.shiftKey === (keys.shift ?? false))
    );
  });
  return found === undefined ? null : (found[0] as ShortcutId);
}

/** The letter on the key: the one typed, or where the keyboard writes another script, the one of its place. */
function letterOf({ key, code }: KeyPress): string | null {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return /^Key([A-Z])$/.exec(code)?.[1] ?? null;
}

/** Whether nothing is held down, so that the key may be a letter of what someone writes. */
export function isBare({ ctrl, alt, meta }: Keys): boolean {
  return !(ctrl || alt || meta);
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

/** Keys as they are spoken and as `aria-keyshortcuts` has them: `Control+Shift+F`. */
export function ariaKeys(keys: Keys): string {
  const held = [keys.ctrl && 'Control', keys.alt && 'Alt', keys.shift && 'Shift', keys.meta && 'Meta'];
  return [...held.filter(Boolean), keys.key].join('+');
}
