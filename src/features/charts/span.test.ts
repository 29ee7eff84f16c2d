import { expect, test } from 'vitest';
import { spanOf } from './span.ts';

const iso = (span: ReturnType<typeof spanOf>) =>
  span && [new Date(span.from).toISOString(), new Date(span.to).toISOString()];

test('a span runs from midnight to midnight in the zone of the person, across a change of clocks', () => {
  // Lisbon left UTC+1 on 25 October 2026 at 01:00 UTC.
  expect(iso(spanOf('2026-10-21', 'month', 'Europe/Lisbon'))).toEqual([
    '2026-10-20T23:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
  ]);
  expect(iso(spanOf('2026-11-21', 'year', 'Asia/Kathmandu'))).toEqual([
    '2026-11-20T18:15:00.000Z',
    '2027-11-20T18:15:00.000Z',
  ]);
});

test('a month that is too short ends the span on its last day', () => {
  expect(iso(spanOf('2026-11-30', 'quarter', 'UTC'))?.[1]).toBe('2027-02-28T00:00:00.000Z');
  expect(iso(spanOf('2028-01-31', 'month', 'UTC'))?.[1]).toBe('2028-02-29T00:00:00.000Z');
});

test.each(['', '1899-12-31', '2100-01-01', 'soon'])('%j begins no span', (from) => {
  expect(spanOf(from, 'month', 'UTC')).toBeNull();
});

test('where a day began without a midnight, the span begins when the clocks jumped', () => {
  // São Paulo went from 00:00 to 01:00 on 4 November 2018, at 03:00 UTC.
  expect(iso(spanOf('2018-11-04', 'month', 'America/Sao_Paulo'))?.[0]).toBe('2018-11-04T03:00:00.000Z');
});
