import { expect, it } from 'vitest';
import { isStamp, nextStamp, originStamp, stampMs, stampOf } from './stamps.ts';

const device = '0b5e7f8a-1111-4222-8333-444455556666';

it('writes fifteen digits and the device', () => {
  expect(stampOf(1_795_262_400_000, device)).toBe(`001795262400000:${device}`);
  expect(stampMs(stampOf(42, device))).toBe(42);
});

it('follows the wall clock and its offset', () => {
  expect(stampMs(nextStamp({ wallMs: 1000, offsetMs: -300, seen: [], device }))).toBe(700);
});

it('beats what it has seen, whatever the clock says', () => {
  const seen = [stampOf(9000, 'aa'), stampOf(5000, 'bb')];
  expect(stampMs(nextStamp({ wallMs: 1000, offsetMs: 0, seen, device }))).toBe(9001);
});

it('does not go below zero for a clock before 1970', () => {
  expect(stampMs(nextStamp({ wallMs: -5, offsetMs: 0, seen: [], device }))).toBe(0);
});

it('puts the origin below every edit', () => {
  expect(originStamp('ffff') < nextStamp({ wallMs: 1, offsetMs: 0, seen: [], device: '0' })).toBe(true);
});

it.each(['', '1:aa', '000000000000001:', '000000000000001:AA', '0000000000000001:aa', 5, null])(
  'knows %j is none',
  (value) => {
    expect(isStamp(value)).toBe(false);
  },
);

it('refuses more than fifteen digits and a fraction', () => {
  expect(() => stampOf(10 ** 15, device)).toThrow('15 digits');
  expect(() => stampOf(0.5, device)).toThrow('15 digits');
});
