/** What a title is made by, as one number: a change of any of it makes another title. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const made = [
  'assemble',
  'bells',
  'birds',
  'bowls',
  'encode',
  'filters',
  'fit',
  'forest',
  'frames',
  'loop',
  'loudness',
  'noise',
  'random',
  'tones',
];

/** SHA-256, hexadecimal, of a title's recipe, everything it is made by, and the version of the encoder. */
export function recipeHash(id) {
  const hash = createHash('sha256');
  for (const file of [...made, `recipes/${id}`]) {
    hash.update(readFileSync(join(root, `tools/audio/${file}.mjs`), 'utf8').replaceAll('\r\n', '\n'));
  }
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return hash.update(devDependencies['wasm-media-encoders']).digest('hex');
}
