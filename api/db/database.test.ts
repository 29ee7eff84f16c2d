import { expect, it } from 'vitest';
import { sqlState } from './database.ts';

const coded = (code: unknown) => Object.assign(new Error('x'), { code });

it.each([
  ['a row that is there already', coded('23505'), '23505'],
  ['a rule of ours', coded('PT422'), 'PT422'],
  ['a file that may not be read', coded('EPERM'), null],
  ['a closed socket', coded('ECONNRESET'), null],
  ['a number', coded(23505), null],
  ['no code', new Error('x'), null],
  ['no error', '23505', null],
])('the SQLSTATE of %s', (_, error, expected) => {
  expect(sqlState(error)).toBe(expected);
});
