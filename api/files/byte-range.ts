/** The Range header of a request, for one range of bytes. RFC 9110, section 14. */
import type { ByteRange } from './file-store.ts';

export type AskedRange =
  | { readonly type: 'whole' }
  | ({ readonly type: 'part' } & ByteRange)
  | { readonly type: 'unsatisfiable' };

const whole: AskedRange = { type: 'whole' };

/**
 * What a Range header asks of a file of `size` bytes, 1 or more.
 *
 * A header that is absent, malformed, of another unit or for several ranges asks for the whole file: a server
 * may always answer so. A range that begins past the end, and a suffix of nothing, cannot be satisfied.
 */
export function askedRange(header: string | undefined, size: number): AskedRange {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) return whole;
  if (first === '') {
    const length = Number(last);
    if (length === 0) return { type: 'unsatisfiable' };
    return { type: 'part', start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (end < start && last !== '') return whole;
  if (start >= size) return { type: 'unsatisfiable' };
  return { type: 'part', start, end: Math.min(end, size - 1) };
}
