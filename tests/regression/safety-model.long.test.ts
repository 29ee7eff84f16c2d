/** Training again gives the committed weights to the byte. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the detector is what its data make of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'safety-model-'));
  try {
    const made = join(folder, 'model.json');
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/safety/train.ts', `--out=${made}`]);
    expect(readFileSync(made, 'utf8')).toBe(readFileSync('src/text/data/safety-model.json', 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
