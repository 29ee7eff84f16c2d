import { describe, expect, it } from 'vitest';
import { fieldStamp, isDeleted, isRow, joinRows, rowAt, rowStamps } from './join.ts';
import { stampOf } from './stamps.ts';

const at = (ms: number, device = 'aa') => stampOf(ms, device);

describe('the join', () => {
  it('takes each field from the copy that wrote it last', () => {
    const a = joinRows(rowAt(at(1), { title: 'old', mode: 'mixed' }), rowAt(at(5), { title: 'from a' }));
    const b = joinRows(
      rowAt(at(1), { title: 'old', mode: 'mixed' }),
      rowAt(at(3, 'bb'), { mode: 'western' }),
    );
    expect(joinRows(a, b).d).toEqual({ title: 'from a', mode: 'western' });
  });

  it('decides one millisecond by the device', () => {
    expect(joinRows(rowAt(at(1, 'aa'), { n: 1 }), rowAt(at(1, 'bb'), { n: 2 })).d).toEqual({ n: 2 });
  });

  it('takes a field as one, however deep it is', () => {
    const date = { date: '1990-01-01', time: '10:00' };
    const joined = joinRows(
      rowAt(at(1), { birth: date }),
      rowAt(at(2), { birth: { date: '1991-02-02', time: null } }),
    );
    expect(joined.d['birth']).toEqual({ date: '1991-02-02', time: null });
  });

  it('keeps fields it has never heard of', () => {
    expect(joinRows(rowAt(at(1), { title: 'a', aura: 'blue' }), rowAt(at(2), { title: 'b' })).d).toEqual({
      title: 'b',
      aura: 'blue',
    });
  });

  it('writes the stamp most fields share once', () => {
    const row = joinRows(rowAt(at(1), { a: 1, b: 2, c: 3 }), rowAt(at(9), { c: 4 }));
    expect(row).toEqual({ t: at(1), d: { a: 1, b: 2, c: 4 }, x: { c: at(9) } });
    expect(rowStamps(row).toSorted()).toEqual([at(1), at(9)]);
    expect(fieldStamp(row, 'c')).toBe(at(9));
    expect(fieldStamp(row, 'a')).toBe(at(1));
    expect(fieldStamp(row, 'constructor')).toBeNull();
  });
});

describe('deletion', () => {
  const edited = rowAt(at(9), { title: 'edited later' });
  const deleted = rowAt(at(5), { _del: true });

  it('beats older and later edits and empties the row', () => {
    const row = joinRows(joinRows(rowAt(at(1), { title: 'first', mode: 'mixed' }), deleted), edited);
    expect(row).toEqual({ t: at(5), d: { _del: true } });
    expect(isDeleted(row)).toBe(true);
  });

  it('empties a row that came with fields beside it', () => {
    const careless = { t: at(5), d: { _del: true, title: 'left behind' } };
    expect(joinRows(careless, careless)).toEqual(deleted);
    expect(joinRows(careless, edited)).toEqual(deleted);
    expect(joinRows(careless, deleted)).toEqual(deleted);
  });

  it('ends when the record comes back with all its fields', () => {
    const revived = rowAt(at(12), { _del: false, title: 'again' });
    expect(joinRows(deleted, revived).d).toEqual({ _del: false, title: 'again' });
  });

  it('does not let an edit that never saw it into the next life, in any order', () => {
    const revived = rowAt(at(7), { _del: false, title: 'again' });
    const one = joinRows(joinRows(edited, deleted), revived);
    const two = joinRows(edited, joinRows(deleted, revived));
    const three = joinRows(joinRows(edited, revived), deleted);
    expect(one.d).toEqual({ _del: false, title: 'again' });
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });
});

describe('a row from outside', () => {
  it.each([
    [{ t: at(1), d: { a: 1 } }, true],
    [{ t: at(1), d: { a: 1 }, x: { a: at(2) } }, true],
    [{ t: at(1), d: { _del: true } }, true],
    [{ t: 'soon', d: { a: 1 } }, false],
    [{ t: at(1), d: {} }, false],
    [{ t: at(1), d: [1] }, false],
    [{ t: at(1), d: { a: 1 }, x: { b: at(2) } }, false],
    [{ t: at(1), d: { a: 1 }, x: { a: 'soon' } }, false],
    [{ t: at(1), d: { _secret: 1 } }, false],
    [{ t: at(1), d: JSON.parse('{"__proto__": {"polluted": true}}') }, false],
    [null, false],
  ])('%j is a row: %s', (value, expected) => {
    expect(isRow(value)).toBe(expected);
  });
});
