import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';

type Manifest = { readonly shortcuts: readonly { readonly name: string; readonly url: string }[] };

test('the shortcuts of the installed app lead to addresses the app has', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([paths.soulLoop, paths.tarot, paths.sky]);
});
