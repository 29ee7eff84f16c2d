/** Files joined into one without being copied: which bytes of which chunk a part of the whole is made of. Pure. */

/** Chunk lengths by file, and the order in which whole files follow one another. */
export type Layout = {
  readonly files: readonly { readonly chunks: readonly number[] }[];
  readonly order: readonly (readonly [file: number, times: number])[];
};

/** Bytes `start` up to, but not including, `end` of a chunk. */
export type Piece = {
  readonly file: number;
  readonly chunk: number;
  readonly start: number;
  readonly end: number;
};

/** Bytes of the whole. */
export function joinedBytes({ files, order }: Layout): number {
  const sizes = files.map(({ chunks }) => chunks.reduce((sum, bytes) => sum + bytes, 0));
  return order.reduce((sum, [file, times]) => sum + (sizes[file] ?? 0) * times, 0);
}

/**
 * The pieces that bytes `start` up to, but not including, `end` of the whole are made of, in order; none is empty.
 * What lies past the end of the whole is left out.
 */
export function* piecesOf({ files, order }: Layout, start: number, end: number): Generator<Piece> {
  let at = 0;
  for (const [file, times] of order) {
    const chunks = files[file]?.chunks ?? [];
    const bytes = chunks.reduce((sum, one) => sum + one, 0);
    if (bytes === 0) continue;
    // Rounds that end before the part begins need no look.
    const skipped = Math.min(times, Math.max(0, Math.floor((start - at) / bytes)));
    at += skipped * bytes;
    for (let round = skipped; round < times; round += 1) {
      for (const [chunk, length] of chunks.entries()) {
        if (at >= end) return;
        const from = Math.max(0, start - at);
        const to = Math.min(length, end - at);
        if (from < to) yield { file, chunk, start: from, end: to };
        at += length;
      }
    }
  }
}
