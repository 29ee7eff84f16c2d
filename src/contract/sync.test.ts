import { describe, expect, it } from 'vitest';
import { stampOf } from './stamps.ts';
import { isEarly, pullAnswer, pullQuery, pushAnswer, pushBody, rowToWire, wireToRow } from './sync.ts';

const t = stampOf(5, 'aa');
const uuid = '0b5e7f8a-1111-4222-8333-444455556666';

describe('a row on the wire', () => {
  it.each([
    [{ t, d: { a: 1 } }],
    [{ t, d: { a: 1, b: { c: [null] } }, x: { b: stampOf(6, 'bb') } }],
    [{ t, d: { _del: true } }],
  ])('comes out as it went in', (row) => {
    const wire = rowToWire('setting', 'a', row);
    expect(wireToRow(JSON.parse(JSON.stringify(wire)))).toEqual(row);
  });

  it('is null when it is no row', () => {
    expect(wireToRow(['setting', 'a', 'x' as never, { a: 1 }])).toBeNull();
    expect(wireToRow(['setting', 'a', t, { a: 1 }, { b: t }])).toBeNull();
  });
});

describe('the frame of a push', () => {
  const body = (rows: readonly unknown[]) => pushBody.safeParse({ device: uuid, gen: 0, schema: 2, rows });

  it('takes rows of whatever inside', () => {
    const rows = [
      ['setting', 'a', t, { a: 1 }],
      ['omen', 'b', 7, null, { a: t }],
    ];
    expect(body(rows)).toMatchObject({ success: true, data: { rows } });
  });

  it.each([
    ['no rows', []],
    ['too many rows', Array.from({ length: 501 }, () => ['setting', 'a', t, {}])],
    ['a row without a kind', [['', 'a', t, {}]]],
    ['a row that is no list', [{ kind: 'setting' }]],
    ['a row that is too long', [['setting', 'a', t, {}, {}, 1]]],
    ['an endless id', [['setting', 'a'.repeat(201), t, {}]]],
  ])('refuses %s', (_, rows) => {
    expect(body(rows).success).toBe(false);
  });
});

it('tells a refusal for the clock from an answer', () => {
  const early = pushAnswer.parse({ clock: true, now: 5, gen: 1 });
  const done = pushAnswer.parse({
    epoch: uuid,
    now: 5,
    first: 1,
    ver: 2,
    changed: 1,
    refused: [['a', 'b', 'c']],
  });
  expect([isEarly(early), isEarly(done)]).toEqual([true, false]);
});

describe('a pull', () => {
  it.each([
    [{ c: '12' }, { c: 12 }],
    [
      { c: '0', n: '1000' },
      { c: 0, n: 1000 },
    ],
  ])('asks from a cursor %j', (query, expected) => {
    expect(pullQuery.parse(query)).toEqual(expected);
  });

  it.each([{ c: '-1' }, { c: '1.5' }, { c: '' }, {}, { c: '1', n: '0' }, { c: '1', n: '1001' }])(
    'refuses %j',
    (query) => {
      expect(pullQuery.safeParse(query).success).toBe(false);
    },
  );

  it('answers with rows', () => {
    const page = {
      epoch: uuid,
      now: 5,
      from: 0,
      rows: [['setting', 'a', t, { a: 1 }]],
      next: 1,
      more: false,
    };
    expect(pullAnswer.parse(page)).toEqual(page);
  });
});
