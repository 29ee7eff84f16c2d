/** Modules of the app as one script, for a page of a test or a measurement to run. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** The script of an entry module with everything it imports. What it wants to be called with, it puts on `window`. */
export async function pageScript(entry: string): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'soulstice-page-'));
  try {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      build: { outDir, lib: { entry, formats: ['iife'], name: 'page', fileName: () => 'page.js' } },
    });
    return readFileSync(join(outDir, 'page.js'), 'utf8');
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
