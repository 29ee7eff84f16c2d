import { describe, expect, it } from 'vitest';
import { faultsOf, importsOf, layers, tableOfLayers, withoutComments, withoutStrings } from './layers.mjs';

const textsOf = (file, source) => faultsOf(file, source).map((fault) => fault.text);

describe('faultsOf', () => {
  it.each([
    ['src/astro/chart/natal.ts', "import Dexie from 'dexie';", 'may not use the package "dexie"'],
    ['src/companion/answer.ts', "import { useState } from 'react';", 'may not use the package "react"'],
    ['src/facts/fact.ts', "import { db } from '#db/open.ts';", 'may not import "#db/open.ts"'],
    [
      'src/astro/chart/natal.ts',
      "import type { Fact } from '#facts/fact.ts';",
      'may not import "#facts/fact.ts"',
    ],
    [
      'src/features/chat/chat.tsx',
      "import { Wheel } from '#features/natal/wheel.tsx';",
      'imports another feature',
    ],
    ['src/features/chat/chat.tsx', "import { Wheel } from '../natal/wheel.tsx';", 'imports another feature'],
    ['src/features/chat/chat.tsx', "import { atom } from 'jotai';", 'may not use the package "jotai"'],
    [
      'src/features/chat/chat.tsx',
      "import { Shell } from '#app/shell.tsx';",
      'may not import "#app/shell.tsx"',
    ],
    ['src/ui/button.tsx', "import { saveFolder } from '#db/folders.ts';", 'may not import "#db/folders.ts"'],
    ['src/ui/wheel.tsx', "import { natal } from '#astro/chart/natal.ts';", 'it may only import its types'],
    ['src/db/open.ts', "import { x } from '../contract/kinds.ts';", 'write "#contract/…"'],
    ['src/sw/index.ts', "import { x } from '#db/open.ts';", 'may not import "#db/open.ts"'],
    ['api/app.ts', "import { x } from '#db/open.ts';", 'may not import "#db/open.ts"'],
    ['api/app.ts', "import { x } from '../src/db/open.ts';", 'write "#db/…"'],
    ['api/app.ts', "import express from 'express';", 'may not use the package "express"'],
    [
      'src/app/router.tsx',
      "import { x } from '../../tests/support/dom.ts';",
      'nothing imports tests or tools',
    ],
    [
      'src/ui/button.tsx',
      "import table from '#content/en/terms.json';",
      'may not import "#content/en/terms.json"',
    ],
    ['src/lib/id.ts', "export * from '#facts/fact.ts';", 'may not import'],
    ['src/lib/id.ts', "export {\n  a,\n  b,\n} from '#facts/fact.ts';", 'may not import'],
    ['src/lib/id.ts', "const m = await import('#facts/fact.ts');", 'may not import'],
    ['src/engine/client.ts', "new Worker(new URL('../db/worker.ts', import.meta.url))", 'write "#db/…"'],
    ['src/misc/a.ts', '', 'is not in the table'],
  ])('%s with %s', (file, source, expected) => {
    expect(textsOf(file, source)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    [
      'src/companion/answer.ts',
      "import type { Fact } from '#facts/fact.ts';\nimport { natal } from '#astro/chart/natal.ts';",
    ],
    ['src/text/en/terms.ts', "import table from '#content/en/terms.json' with { type: 'json' };"],
    ['src/contract/person.ts', "import { object } from 'zod/mini';"],
    ['src/text/en/atoms.ts', "import type { AtomKey } from '#companion/voice/atoms.ts';"],
    [
      'src/features/chat/chat.tsx',
      "import { Wheel } from './parts/wheel.tsx';\nimport { paths } from '#app/paths.ts';",
    ],
    ['src/sw/index.ts', "import { registerRoute } from 'workbox-routing';"],
    [
      'src/ui/theme.ts',
      "import '@mantine/core/styles/Button.css';\nimport { createTheme } from '@mantine/core';",
    ],
    ['src/main.tsx', "import { App } from './app/app.tsx';"],
    ['src/facts/fact.test.ts', "import { x } from '../../tests/support/sheet.ts';"],
    [
      'src/lib/id.ts',
      "// import { x } from '#db/open.ts';\n/* import 'react' */\nexport const a = \"import 'x'\";",
    ],
    ['tests/e2e/chat.spec.ts', "import { x } from '#db/open.ts';"],
  ])('lets %s be', (file, source) => {
    expect(textsOf(file, source)).toEqual([]);
  });

  it.each([
    'Date.now()',
    'new Date()',
    'Math.random()',
    'performance.now()',
    'console.log(1)',
    'globalThis.fetch',
  ])('keeps %s out of the pure layers, and only there', (code) => {
    const source = `export const a = () => ${code};`;
    expect(textsOf('src/companion/answer.ts', source)).toHaveLength(1);
    expect(textsOf('src/engine/worker.ts', source)).toEqual([]);
    expect(textsOf('src/companion/answer.ts', `// ${code}\nexport const a = '${code}';`)).toEqual([]);
  });

  it('tells the line and the reason', () => {
    const [fault] = faultsOf('src/ui/a.ts', "/* one\n two */\n\nimport { a } from '#db/a.ts';");
    expect(fault?.line).toBe(4);
    expect(fault?.text).toContain('plain data in, intent out');
  });
});

describe('reading a source', () => {
  it('is not misled by quotes in patterns, apostrophes in text or slashes in strings', () => {
    const source = [
      'const a = text.replace(/[\'"`]/g, "");',
      "const b = 'https://example.org'; // don't",
      "<p>don't</p>;",
      "import { c } from './c.ts';",
    ].join('\n');
    expect(importsOf(withoutComments(source))).toEqual([{ specifier: './c.ts', typeOnly: false, line: 4 }]);
    expect(withoutStrings(source)).not.toContain('example');
    expect(withoutStrings(source).split('\n')).toHaveLength(4);
  });
});

describe('the table', () => {
  it('points one way: no two layers import each other', () => {
    const may = new Map(layers.map((layer) => [layer.path, layer.may]));
    for (const { path, may: targets } of layers) {
      for (const target of targets) {
        expect(may.has(target), `${path} imports ${target}`).toBe(true);
        expect(may.get(target), `${path} and ${target}`).not.toContain(path);
      }
    }
  });

  it('prints a row a layer', () => {
    expect(tableOfLayers().split('\n')).toHaveLength(layers.length + 2);
    expect(tableOfLayers()).toContain('| db | lib, facts, contract | dexie |');
  });
});
