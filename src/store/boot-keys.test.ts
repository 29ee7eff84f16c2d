// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  readInstall,
  readLastAccount,
  readSkipAuth,
  readTheme,
  writeInstall,
  writeLastAccount,
  writeSkipAuth,
  writeTheme,
} from './boot-keys.ts';

beforeEach(() => localStorage.clear());

test('what was written is read back', () => {
  writeTheme('light');
  writeSkipAuth(true);
  writeLastAccount('b3f1a077-1');
  writeInstall('refused');
  expect([readTheme(), readSkipAuth(), readLastAccount(), readInstall()]).toEqual([
    'light',
    true,
    'b3f1a077-1',
    'refused',
  ]);
});

test('a value nobody wrote counts as absent', () => {
  localStorage.setItem('soulstice.theme', 'neon');
  localStorage.setItem('soulstice.skip-auth', '1');
  localStorage.setItem('soulstice.last-account', '../other');
  localStorage.setItem('soulstice.install', '3');
  expect([readTheme(), readSkipAuth(), readLastAccount(), readInstall()]).toEqual([
    undefined,
    false,
    undefined,
    undefined,
  ]);
});

test('clearing leaves no key behind', () => {
  writeSkipAuth(true);
  writeSkipAuth(false);
  writeLastAccount('x');
  writeLastAccount(undefined);
  expect(localStorage.length).toBe(0);
});

test('blocked storage is the same as empty storage', () => {
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(readTheme()).toBeUndefined();
  blocked.mockRestore();
});
