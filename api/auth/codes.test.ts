import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeDigest, matchCode, newCode, signInUses } from './codes.ts';

const pepper = randomBytes(32);
const email = 'ada@example.com';

describe('newCode', () => {
  it('is six digits, zeros in front included, and each digit as likely as another', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    const first = Array.from({ length: 10 }, () => 0);
    const draws = 20_000;
    const codes = Array.from({ length: draws }, newCode);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    for (const code of codes) {
      for (const digit of code) counts[Number(digit)]! += 1;
      first[Number(code[0])]! += 1;
    }
    // Ten standard deviations of a fair draw: never by chance.
    for (const count of counts)
      expect(Math.abs(count - draws * 0.6)).toBeLessThan(10 * Math.sqrt(draws * 6 * 0.09));
    for (const count of first)
      expect(Math.abs(count - draws / 10)).toBeLessThan(10 * Math.sqrt(draws * 0.09));
  });
});

describe('matchCode', () => {
  it('knows a code and what it may do', () => {
    expect(
      matchCode(pepper, codeDigest(pepper, email, '012345', 'sign-in'), email, '012345', signInUses),
    ).toBe('sign-in');
    expect(
      matchCode(pepper, codeDigest(pepper, email, '012345', 'sign-in-or-up'), email, '012345', signInUses),
    ).toBe('sign-in-or-up');
  });

  it.each([
    ['another code', pepper, email, '012346'],
    ['another address', pepper, 'bob@example.com', '012345'],
    ['another pepper', randomBytes(32), email, '012345'],
  ])('refuses %s', (_, key, address, code) => {
    expect(
      matchCode(key, codeDigest(pepper, email, '012345', 'sign-in'), address, code, signInUses),
    ).toBeNull();
  });

  it('refuses everything where nothing is kept', () => {
    expect(matchCode(pepper, '', email, '012345', signInUses)).toBeNull();
  });
});
