import { expect, test } from 'vitest';
import { ariaKeys, keyCaps, keyMap, type KeyPress, shortcutOf } from './command-keys.ts';
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
