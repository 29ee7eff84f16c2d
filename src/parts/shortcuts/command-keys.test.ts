import { expect, test } from 'vitest';
import {
  ariaKeys,
  keyCaps,
  keyMap,
  type KeyPress,
  keysOf,
  ownKeyMap,
  readKeys,
  shortcutIds,
  shortcutOf,
} from './command-keys.ts';
import { commandIds } from '#store/commands.ts';

const press = (keys: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...keys,
});

test.each([
  ['Ctrl+K', false, press({ key: 'k', code: 'KeyK', ctrlKey: true }), 'open-palette'],
  ['⌘K', true, press({ key: 'k', code: 'KeyK', metaKey: true }), 'open-palette'],
  ['Ctrl+K of a Mac, which deletes to the end of the line', true, press({ key: 'k', ctrlKey: true }), null],
  ['Alt+Shift+N', false, press({ key: 'N', code: 'KeyN', altKey: true, shiftKey: true }), 'new-chat'],
  ['⌃⇧N', true, press({ key: 'N', code: 'KeyN', ctrlKey: true, shiftKey: true }), 'new-chat'],
  [
    'Ctrl+Shift+N, a private window',
    false,
    press({ key: 'N', code: 'KeyN', ctrlKey: true, shiftKey: true }),
    null,
  ],
  [
    'Alt+Shift+N on a Thai keyboard',
    false,
    press({ key: '์', code: 'KeyN', altKey: true, shiftKey: true }),
    'new-chat',
  ],
  [
    'the N of a Dvorak keyboard',
    false,
    press({ key: 'N', code: 'KeyL', altKey: true, shiftKey: true }),
    'new-chat',
  ],
  ['?', false, press({ key: '?', code: 'Slash', shiftKey: true }), 'show-shortcuts'],
  ['? of a German keyboard', false, press({ key: '?', code: 'Minus', shiftKey: true }), 'show-shortcuts'],
  ['a letter alone', false, press({ key: 'n', code: 'KeyN' }), null],
] as const)('%s', (_, isMac, pressed, expected) => {
  expect(shortcutOf(pressed, keyMap(isMac))).toBe(expected);
});

test.each([true, false])('each of the ten commands has keys of its own (Mac: %s)', (isMac) => {
  const map = keyMap(isMac);
  const all = Object.values(map).map(ariaKeys);
  expect(new Set(all).size).toBe(commandIds.length + 2);
  // What Chrome has under Alt+Shift: bookmarks bar, toolbar, feedback, the next pane.
  for (const taken of ['A', 'B', 'I', 'T']) expect(all).not.toContain(`Alt+Shift+${taken}`);
});

test('keys are drawn as each platform writes them', () => {
  expect(keyCaps(keyMap(true)['open-search'], true)).toEqual(['⌃', '⇧', 'F']);
  expect(keyCaps(keyMap(false)['open-search'], false)).toEqual(['Alt', 'Shift', 'F']);
});

test.each([
  ['a letter with Alt', press({ key: 'j', code: 'KeyJ', altKey: true }), 'Alt+J'],
  [
    '⌥N of a Mac, a dead tilde',
    press({ key: 'Dead', code: 'KeyN', altKey: true, metaKey: true }),
    'Alt+Meta+N',
  ],
  ['⌥D of a Mac, a sign', press({ key: '∂', code: 'KeyD', altKey: true, ctrlKey: true }), 'Control+Alt+D'],
  ['a letter of Thai', press({ key: '่', code: 'KeyJ', altKey: true, shiftKey: true }), 'Alt+Shift+J'],
  ['a letter of Dvorak', press({ key: 'n', code: 'KeyL', ctrlKey: true }), 'Control+N'],
  ['a digit under Shift', press({ key: '!', code: 'Digit1', altKey: true, shiftKey: true }), 'Alt+Shift+1'],
  ['a digit of a French keyboard', press({ key: '&', code: 'Digit1', ctrlKey: true }), 'Control+1'],
  [
    'a sign, whose Shift is its keyboard’s',
    press({ key: '?', code: 'Minus', ctrlKey: true, shiftKey: true }),
    'Control+?',
  ],
  ['a sign on the place of a letter', press({ key: ',', code: 'KeyW', ctrlKey: true }), 'Control+,'],
  ['plus', press({ key: '+', code: 'Equal', ctrlKey: true }), 'Control++'],
  ['a function key', press({ key: 'F9', code: 'F9' }), 'F9'],
  ['Space', press({ key: ' ', code: 'Space', altKey: true, shiftKey: true }), 'Alt+Shift+Space'],
])('%s is kept as %s and found again', (_, pressed, written) => {
  const keys = keysOf(pressed);
  expect(keys && ariaKeys(keys)).toBe(written);
  expect(readKeys(written)).toEqual(keys);
  const map = ownKeyMap(false, { regenerate: written });
  expect(shortcutOf(pressed, map)).toBe('regenerate');
});

test.each([
  ['a held key alone', press({ key: 'Shift', code: 'ShiftLeft', shiftKey: true })],
  [
    'AltGr, which Windows calls Ctrl and Alt',
    press({ key: '€', code: 'KeyE', ctrlKey: true, altKey: true, altGraph: true }),
  ],
  ['an accent on no letter', press({ key: 'Dead', code: 'Quote', ctrlKey: true })],
])('%s is no shortcut', (_, pressed) => {
  expect(keysOf(pressed)).toBeNull();
  expect(shortcutOf(pressed, ownKeyMap(false, { regenerate: 'Control+Alt+E' }))).toBeNull();
});

test('own keys stand in place of the usual ones, none of them means none, and nonsense counts as absent', () => {
  const map = ownKeyMap(false, {
    'new-chat': 'Alt+Shift+J',
    'reset-chat': null,
    regenerate: 'Alt+Shift+',
    dance: 'X',
  });
  expect(map['new-chat']).toEqual({ key: 'J', alt: true, shift: true });
  expect(map['reset-chat']).toBeNull();
  expect(map.regenerate).toEqual(keyMap(false).regenerate);
  expect(Object.keys(map)).toEqual([...shortcutIds]);
  const before = press({ key: 'N', code: 'KeyN', altKey: true, shiftKey: true });
  expect(shortcutOf(before, map)).toBeNull();
  expect(shortcutOf(press({ key: 'X', code: 'KeyX', altKey: true, shiftKey: true }), map)).toBeNull();
});
