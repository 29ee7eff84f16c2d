/** SHA-256 over bytes that come in pieces. */
import { createSha256 } from '#lib/sha256.ts';
import type { Bytes } from './byte-source.ts';

/** Passes pieces through and tells their sum to `told` when the last has come. */
export async function* hashed(
  chunks: AsyncIterable<Bytes>,
  told: (sha: string) => void,
): AsyncGenerator<Bytes> {
  const sum = createSha256();
  for await (const chunk of chunks) {
    sum.add(chunk);
    yield chunk;
  }
  told(sum.hex());
}
