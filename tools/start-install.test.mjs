import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingPackage } from './start-install.mjs';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'packages-'));
});
afterEach(() => rm(root, { recursive: true }));

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/@x/win32': { version: '1.0.0', optional: true },
};
const write = async (lock, here) => {
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  if (here === undefined) return;
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: here }));
};

it('finds a package of another version', async () => {
  await write(wanted, { 'node_modules/hono': { version: '3.9.0' } });
  expect(missingPackage(root)).toBe('hono 4.0.0');
});

it('finds everything missing before the first install', async () => {
  await write(wanted);
  expect(missingPackage(root)).toBe('hono 4.0.0');
});

it('does not miss packages of other platforms', async () => {
  await write(wanted, { 'node_modules/hono': { version: '4.0.0' } });
  expect(missingPackage(root)).toBeNull();
});
