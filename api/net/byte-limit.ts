/** A stream of bytes that ends with an error once it is longer than it may be. */

export class TooManyBytes extends Error {
  override name = 'TooManyBytes';
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
  }
}

/**
 * The same bytes, piece by piece; throws `TooManyBytes` at the first piece that goes past `maxBytes`, without
 * handing that piece on. Leaving early also leaves `source`, so that its socket or file is closed.
 */
export async function* limitBytes(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new TooManyBytes(maxBytes);
    yield piece;
  }
}
