import { expect, test } from 'vitest';
import { ariaKeys, keyMap, ownKeyMap, readKeys, shortcutIds } from './command-keys.ts';
import { canBeKept, keyProblem } from './key-problems.ts';

const problem = (written: string, isMac: boolean, own = {}) => {
  const keys = readKeys(written);
  if (keys === null) throw new Error(`no keys: ${written}`);
  return keyProblem(keys, 'regenerate', ownKeyMap(isMac, own), isMac);
};

test.each([
  ['J', false, 'bare'],
  ['Shift+J', false, 'bare'],
  ['?', false, 'bare'],
  ['Control+W', false, 'taken'],
  ['Control+Shift+N', false, 'taken'],
  ['Alt+F4', false, 'taken'],
  ['Meta+Q', true, 'taken'],
  ['Shift+Meta+4', true, 'taken'],
  ['Control+C', false, 'edits'],
  ['Meta+C', true, 'edits'],
  ['Control+E', true, 'edits'],
  ['Control+Alt+E', false, 'writes'],
  ['Alt+N', true, 'writes'],
  ['Alt+Shift+2', true, 'writes'],
  ['Control+P', false, 'browser'],
  ['Control+Shift+I', false, 'browser'],
  ['Alt+D', false, 'browser'],
  ['Alt+Shift+B', false, 'browser'],
  ['Meta+R', true, 'browser'],
  ['F5', true, 'browser'],
] as const)('%s (Mac: %s): %s', (written, isMac, type) => {
  const found = problem(written, isMac);
  expect(found?.type).toBe(type);
  expect(found !== null && canBeKept(found)).toBe(type === 'browser');
});

test.each([
  ['Alt+Shift+J', false],
  ['Control+Shift+J', true],
] as const)('%s is free (Mac: %s)', (written, isMac) => {
  expect(problem(written, isMac)).toBeNull();
});

test('keys of another command are named, those taken from it are free, and its own are no conflict', () => {
  expect(problem('Alt+Shift+N', false)).toEqual({ type: 'other', id: 'new-chat' });
  expect(problem('Alt+Shift+N', false, { 'new-chat': null })).toBeNull();
  expect(problem('Alt+Shift+N', false, { 'new-chat': 'Alt+Shift+J' })).toBeNull();
  expect(problem('Alt+Shift+R', false)).toBeNull();
});

test.each([true, false])('none of the usual keys is refused (Mac: %s)', (isMac) => {
  const map = keyMap(isMac);
  for (const id of shortcutIds.filter((one) => one !== 'show-shortcuts')) {
    const found = keyProblem(map[id], id, map, isMac);
    expect(found === null || canBeKept(found), ariaKeys(map[id])).toBe(true);
  }
});
