import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entryFiles, staticImports } from './size.mjs';

it('follows static imports and leaves lazy ones', () => {
  const code = 'import{a}from"./a.js";import"./b.js";export*from\'./c.js\';const d=()=>import("./d.js");';
  expect(staticImports(code)).toEqual(['./a.js', './b.js', './c.js']);
});

it('counts each script of the page once, with what it imports', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(
    join(dist, 'index.html'),
    '<script src="/boot.js"></script><script type="module" crossorigin src="/assets/main.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/shared.js"><link rel="stylesheet" href="/assets/main.css">' +
      '<link rel="icon" href="/icon.svg">',
  );
  await writeFile(join(dist, 'boot.js'), '1');
  await writeFile(join(dist, 'assets/main.js'), 'import{a}from"./shared.js";import("./lazy.js")');
  await writeFile(join(dist, 'assets/shared.js'), 'import"./deep.js"');
  await writeFile(join(dist, 'assets/deep.js'), 'import"./main.js"');
  await writeFile(join(dist, 'assets/lazy.js'), '2');
  await writeFile(join(dist, 'assets/chat-screen-Ab_1.js'), 'import"./deep.js"');
  await writeFile(join(dist, 'assets/main.css'), 'a{}');
  const { scripts, styles } = entryFiles(dist);
  await rm(dist, { recursive: true });
  expect(scripts.map((file) => file.path)).toEqual([
    'boot.js',
    'assets/main.js',
    'assets/shared.js',
    'assets/deep.js',
    'assets/chat-screen-Ab_1.js',
  ]);
  expect(styles.map((file) => file.path)).toEqual(['assets/main.css']);
});
