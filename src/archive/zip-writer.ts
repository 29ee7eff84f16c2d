/**
 * Writing a zip file part by part, without any part being whole in memory: sizes follow the bytes, and once more in the
 * directory at the end, which is what is read. Source: PKWARE, .ZIP File Format Specification (APPNOTE) 6.3.10.
 */
import { assert } from '#lib/assert.ts';
import { crc32 } from './crc32.ts';
import type { Bytes } from './byte-source.ts';
import { deflated } from './packing.ts';

export type Emit = (bytes: Bytes) => void | Promise<void>;

export type ZipWriter = {
  /** `isPacked`: with deflate; pictures and sound are packed already. Answers the bytes before packing. */
  readonly add: (path: string, isPacked: boolean, chunks: AsyncIterable<Bytes>) => Promise<number>;
  /** Writes the directory. Nothing may be added after it. */
  readonly finish: () => Promise<void>;
  /** Bytes written so far. */
  readonly size: () => number;
};

type Written = {
  readonly name: Bytes;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
};

const STORED = 0;
const DEFLATED = 8;
/** Sizes after the bytes, names in UTF-8. */
const FLAGS = 0x0808;
const VERSION = 20;

/** `madeAtMs` is written as the time of every part, in UTC. */
export function createZip(emit: Emit, madeAtMs: number): ZipWriter {
  const parts: Written[] = [];
  const when = dosTime(madeAtMs);
  let offset = 0;
  const put = async (bytes: Bytes) => {
    offset += bytes.byteLength;
    await emit(bytes);
  };

  const add: ZipWriter['add'] = async (path, isPacked, chunks) => {
    const name = new TextEncoder().encode(path);
    const method = isPacked ? DEFLATED : STORED;
    const begin = offset;
    await put(
      join(
        record(0x04034b50, [
          [2, VERSION],
          [2, FLAGS],
          [2, method],
          [4, when],
          [4, 0],
          [4, 0],
          [4, 0],
          [2, name.length],
          [2, 0],
        ]),
        name,
      ),
    );
    let crc = 0;
    let size = 0;
    const counted = async function* () {
      for await (const chunk of chunks) {
        crc = crc32(chunk, crc);
        size += chunk.byteLength;
        yield chunk;
      }
    };
    const dataFrom = offset;
    for await (const bytes of isPacked ? deflated(counted()) : counted()) await put(bytes);
    const packed = offset - dataFrom;
    await put(
      record(0x08074b50, [
        [4, crc],
        [4, packed],
        [4, size],
      ]),
    );
    parts.push({ name, method, crc, packed, size, offset: begin });
    return size;
  };

  const finish = async () => {
    const directoryFrom = offset;
    for (const { name, method, crc, packed, size, offset: at } of parts) {
      await put(
        join(
          record(0x02014b50, [
            [2, VERSION],
            [2, VERSION],
            [2, FLAGS],
            [2, method],
            [4, when],
            [4, crc],
            [4, packed],
            [4, size],
            [2, name.length],
            [2, 0],
            [2, 0],
            [2, 0],
            [2, 0],
            [4, 0],
            [4, at],
          ]),
          name,
        ),
      );
    }
    const count = parts.length;
    const length = offset - directoryFrom;
    assert(count < 0xffff && offset < 0xffff_ffff, 'a zip of the old form has limits', { count, offset });
    await put(
      record(0x06054b50, [
        [2, 0],
        [2, 0],
        [2, count],
        [2, count],
        [4, length],
        [4, directoryFrom],
        [2, 0],
      ]),
    );
  };

  return { add, finish, size: () => offset };
}

/** A signature and numbers of two or four bytes, little end first. */
function record(signature: number, fields: readonly (readonly [width: 2 | 4, value: number])[]): Bytes {
  const view = new DataView(new ArrayBuffer(4 + fields.reduce((sum, [width]) => sum + width, 0)));
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return new Uint8Array(view.buffer);
}

function join(head: Bytes, tail: Bytes): Bytes {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

/** Date in the upper half, time in the lower, years from 1980 on. */
function dosTime(ms: number): number {
  const at = new Date(ms);
  const year = Math.min(127, Math.max(0, at.getUTCFullYear() - 1980));
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}
