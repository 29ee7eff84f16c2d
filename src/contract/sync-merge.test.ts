import { describe, expect, it } from 'vitest';
import { joinRows, rowAt } from './join.ts';
import type { Row } from './join.ts';
import type { FieldValues } from './kinds.ts';
import { stampOf } from './stamps.ts';
import { MAX_AHEAD_MS, MAX_ROW_BYTES, rowToWire } from './sync.ts';
import type { WireRow } from './sync.ts';
import { mergePush } from './sync-merge.ts';

const now = 1_000_000;
const at = (ms: number, device = 'aa') => stampOf(ms, device);
const messageId = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';

const message: FieldValues = {
  threadId: 'aaaaaaaaaaaaaaaaaaaaa',
  parentId: null,
  sender: 'user',
  content: 'hello',
  readingMode: 'mixed',
  createdAt: 1,
  imageId: null,
  rating: null,
  deletedAt: null,
  attached: null,
  reading: null,
};

const setting = (id: string, row: Row): WireRow => rowToWire('setting', id, row);
const value = (ms: number, one: unknown, device = 'aa'): Row =>
  rowAt(at(ms, device), { value: one } as FieldValues);

function merge(rows: readonly WireRow[], held: Readonly<Record<string, Row>> = {}) {
  return mergePush({ nowMs: now, rows, held: (kind, id) => held[`${kind} ${id}`] ?? null });
}

describe('a push', () => {
  it('brings rows in, in their order', () => {
    expect(merge([setting('b', value(2, 1)), setting('a', value(1, 2))])).toEqual({
      type: 'merged',
      changed: [
        { kind: 'setting', id: 'b', row: value(2, 1) },
        { kind: 'setting', id: 'a', row: value(1, 2) },
      ],
      refused: [],
    });
  });

  it('joins with what is held, and gives no version to what changes nothing', () => {
    const held = { 'setting a': value(5, 'held'), 'setting b': value(5, 'held') };
    expect(merge([setting('a', value(4, 'older')), setting('b', value(6, 'newer'))], held)).toMatchObject({
      changed: [{ id: 'b', row: value(6, 'newer') }],
      refused: [],
    });
  });

  it('that comes again changes nothing', () => {
    const first = merge([setting('a', value(4, 1))]);
    const row = first.type === 'merged' ? first.changed[0]?.row : undefined;
    expect(merge([setting('a', value(4, 1))], { 'setting a': row as Row })).toMatchObject({ changed: [] });
  });

  it('may name a record twice, which changes it once', () => {
    const rows = [setting('a', value(4, 1)), setting('b', value(4, 1)), setting('a', value(5, 2))];
    expect(merge(rows)).toMatchObject({ changed: [{ id: 'a', row: value(5, 2) }, { id: 'b' }] });
  });

  it('keeps fields that this version does not know', () => {
    const row = rowAt(at(4), { value: 1, aura: { colour: 'blue' } });
    expect(merge([setting('a', row)])).toMatchObject({ changed: [{ row }] });
  });

  it('is not looked at when one stamp is too far ahead, be it of one field', () => {
    const early = { ...value(1, 1), x: { value: at(now + MAX_AHEAD_MS + 1) } };
    expect(merge([setting('a', value(1, 1)), setting('b', early)])).toEqual({ type: 'clock' });
    expect(merge([setting('b', { ...early, x: { value: at(now + MAX_AHEAD_MS) } })])).toMatchObject({
      type: 'merged',
    });
  });
});

describe('a row that cannot be taken', () => {
  const whole = rowAt(at(1), message);
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

  it.each<[string, WireRow, string]>([
    ['of a kind to come', rowToWire('omen', 'x', value(1, 1)), 'unknown-kind'],
    ['of a kind every object has', rowToWire('constructor', 'x', value(1, 1)), 'unknown-kind'],
    ['with an id of another kind', rowToWire('message', 'no', whole), 'bad-id'],
    ['without stamps', ['setting', 'a', 'later' as never, { value: 1 }], 'bad-row'],
    ['without fields', ['setting', 'a', at(1), {}], 'bad-row'],
    ['with a stamp for no field', ['setting', 'a', at(1), { value: 1 }, { other: at(2) }], 'bad-row'],
    ['with a field named id', setting('a', rowAt(at(1), { value: 1, id: 'b' })), 'bad-row'],
    ['with a mark that is no mark', setting('a', rowAt(at(1), { value: 1, _del: 'yes' })), 'bad-row'],
    [
      'that breaks its contract',
      rowToWire('message', messageId, rowAt(at(1), { ...message, sender: 'god' })),
      'bad-row',
    ],
    ['with NUL in it', setting('a', value(1, { deep: ['a\0'] })), 'bad-row'],
    [
      'with half a character in a field to come',
      setting('a', rowAt(at(1), { value: 1, aura: '\ud83d' })),
      'bad-row',
    ],
    ['with infinity in it', setting('a', value(1, Infinity)), 'bad-row'],
    ['deeper than anyone writes', setting('a', value(1, nested(60))), 'bad-row'],
    ['that is too long', setting('a', value(1, 'ก'.repeat(MAX_ROW_BYTES / 3))), 'too-large'],
  ])('%s is named, and keeps no other', (_, row, why) => {
    expect(merge([row, setting('b', value(1, 1))])).toEqual({
      type: 'merged',
      changed: [{ kind: 'setting', id: 'b', row: value(1, 1) }],
      refused: [[row[0], row[1], why]],
    });
  });
});

describe('a message', () => {
  const held = rowAt(at(1), message);
  const send = (row: Row) =>
    merge([rowToWire('message', messageId, row)], { [`message ${messageId}`]: held });

  it.each(['threadId', 'parentId', 'sender', 'createdAt'])('keeps its %s', (field) => {
    const other = { threadId: 'bbbbbbbbbbbbbbbbbbbbb', parentId: messageId, sender: 'ai', createdAt: 2 };
    const changed = rowAt(at(9), { [field]: other[field as keyof typeof other] });
    expect(send(joinRows(held, changed))).toMatchObject({
      changed: [],
      refused: [['message', messageId, 'fixed-field']],
    });
  });

  it('may be rated, put in the trash, deleted and brought back', () => {
    for (const fields of [{ rating: 'landed' }, { deletedAt: 5 }])
      expect(send(joinRows(held, rowAt(at(9), fields)))).toMatchObject({ changed: [{}], refused: [] });
    const gone = rowAt(at(9), { _del: true });
    expect(send(gone)).toMatchObject({ changed: [{ row: gone }], refused: [] });
    const back = rowAt(at(10), { ...message, _del: false });
    expect(merge([rowToWire('message', messageId, back)], { [`message ${messageId}`]: gone })).toMatchObject({
      changed: [{ row: back }],
      refused: [],
    });
  });
});
