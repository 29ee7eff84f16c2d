import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSha256, sha256Hex } from './sha256.ts';

it.each([
  // FIPS 180-4 example messages.
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('hashes %j as published', (text, hex) => {
  expect(sha256Hex(text)).toBe(hex);
});

it.each(['แม่ดวง ☉ 🌙', 'x'.repeat(1000)])('hashes the UTF-8 bytes of %j', (text) => {
  expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});

it('hashes bytes that come in pieces as it hashes them at once', () => {
  const hash = createSha256();
  for (const piece of ['a', '', 'bc']) hash.add(new TextEncoder().encode(piece));
  expect(hash.hex()).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
