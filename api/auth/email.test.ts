import { describe, expect, it } from 'vitest';
import { parseEmail } from './email.ts';

describe('parseEmail', () => {
  it.each([
    [' Ada.Lovelace+x@Example.COM ', 'ada.lovelace+x@example.com'],
    ["o'hara@mail.example.co.th", "o'hara@mail.example.co.th"],
    ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
  ])('%j is %s', (given, email) => {
    expect(parseEmail(given)).toBe(email);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@example..com',
    'ada@-example.com',
    'ada lovelace@example.com',
    'ada@example.com\nBcc: eve@example.com',
    'ada@example.com,eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com\0',
    'ada"@example.com',
    // Case folding makes plain letters of these: K of the Kelvin sign, i and a dot of the Turkish I.
    '\u212Aim@example.com',
    'kim@\u212Aelvin.example',
    '\u0130an@example.com',
    'kim@example.com.',
    // A Cyrillic a.
    '\u0430da@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
  ])('refuses %j', (given) => {
    expect(parseEmail(given)).toBeNull();
  });
});
