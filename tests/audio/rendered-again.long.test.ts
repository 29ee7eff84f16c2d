/** Renders one title of each kind again, and compares it byte by byte with what is committed. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['self-love-activation', 'chakra-alignment-meditation', 'crystal-bowl-healing-frequencies'])(
  '%s comes out the same, byte by byte',
  (id) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/audio/render.mjs', '--check', id],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('the same');
  },
  600_000,
);
