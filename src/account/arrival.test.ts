import { expect, test } from 'vitest';
import { readArrival, withoutArrival } from './arrival.ts';

test.each([
  [
    'https://app.example/?code=4b1c7d1e-aaaa-4bbb-8ccc-0123456789ab',
    { type: 'code', code: '4b1c7d1e-aaaa-4bbb-8ccc-0123456789ab' },
  ],
  [
    'https://app.example/?error=access_denied&error_description=No+thanks',
    { type: 'error', message: 'No thanks' },
  ],
  ['https://app.example/?error=server_error', { type: 'error', message: 'server_error' }],
  ['https://app.example/', null],
  ['https://app.example/?code=', null],
  ['https://app.example/?code=<script>', null],
  ['https://app.example/charts?code=4b1c7d1e-aaaa-4bbb-8ccc', null],
])('%s', (address, arrival) => {
  expect(readArrival(address)).toEqual(arrival);
});

test('a reason in an address is cut', () => {
  const arrival = readArrival(`https://app.example/?error_description=${'x'.repeat(5000)}`);
  expect(arrival).toEqual({ type: 'error', message: 'x'.repeat(200) });
});

test('what a return brought is taken out of the address, the rest stays', () => {
  expect(withoutArrival('https://app.example/?code=12345678&state=x')).toBe('/');
  expect(withoutArrival('https://app.example/?error=a&error_code=b&error_description=c&tab=natal#x')).toBe(
    '/?tab=natal',
  );
});
