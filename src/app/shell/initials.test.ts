import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Marta Leal', 'ML'],
  ['marta', 'M'],
  ['  Ana  Beatriz  de Souza ', 'AS'],
  ['', ''],
  ['   ', ''],
  ['Élodie Ørsted', 'ÉØ'],
  ['e\u0301lodie', 'E\u0301'],
  ['👩‍🚀 Ray', '👩‍🚀R'],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
