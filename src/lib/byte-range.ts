/** Requests for a part of a file: one range of bytes, and the conditions that go with it. RFC 9110, sections 13 and 14. */

/** First and last byte, both part of it. */
export type ByteRange = { readonly start: number; readonly end: number };

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
export function askedRange(header: string | null | undefined, size: number): AskedRange {
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

/** What a `GET` or `HEAD` is answered with, before any byte is read. */
export type FileReply =
  /** The caller has it. */
  | { readonly status: 304 }
  | { readonly status: 416; readonly headers: Readonly<Record<string, string>> }
  | ({
      readonly status: 200 | 206;
      readonly headers: Readonly<Record<string, string>>;
      readonly hasBody: boolean;
    } & ByteRange);

/**
 * How a file of `bytes` bytes, 1 or more, answers a request: `header` gives a header by its name in lower case, `etag` is a
 * strong tag with its quotes. A tag that the caller has ends it; a range counts only where `If-Range` names this very file.
 */
export function fileReply(
  {
    method,
    header,
  }: { readonly method: string; readonly header: (name: string) => string | null | undefined },
  { bytes, etag }: { readonly bytes: number; readonly etag: string },
): FileReply {
  if (namesTag(header('if-none-match'), etag)) return { status: 304 };
  const whole = { 'Accept-Ranges': 'bytes', 'Content-Length': String(bytes) };
  if (method === 'HEAD') return { status: 200, headers: whole, hasBody: false, start: 0, end: bytes - 1 };
  const ifRange = header('if-range') ?? etag;
  const range = askedRange(ifRange === etag ? header('range') : null, bytes);
  switch (range.type) {
    case 'whole':
      return { status: 200, headers: whole, hasBody: true, start: 0, end: bytes - 1 };
    case 'unsatisfiable':
      return { status: 416, headers: { 'Content-Range': `bytes */${bytes}` } };
    case 'part': {
      const { start, end } = range;
      const headers = {
        'Accept-Ranges': 'bytes',
        'Content-Length': String(end - start + 1),
        'Content-Range': `bytes ${start}-${end}/${bytes}`,
      };
      return { status: 206, headers, hasBody: true, start, end };
    }
  }
}

/** Whether `If-None-Match` names this tag, weakly compared. */
function namesTag(header: string | null | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
