/** Small audio files, put together byte by byte from their formats. They hold silence. */

const text = (words: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(words, (letter) => letter.charCodeAt(0));
const zeros = (count: number): Uint8Array => new Uint8Array(count);
const join = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

function number(value: number, bytes: number, little = false): number[] {
  const digits = Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** (bytes - 1 - i)) % 256);
  return little ? digits.reverse() : digits;
}

/** An MPEG 1 Layer III frame of 128 kbit/s at 44.1 kHz: 417 bytes, 1152 samples. */
function mp3Frame(fill = 0, note: Uint8Array = zeros(0)): Uint8Array {
  const body = zeros(413).fill(fill);
  // After the side information of a stereo frame.
  body.set(note, 32);
  return join([0xff, 0xfb, 0x90, 0x00], body);
}

export type Mp3Options = {
  /** Frames besides the first. */
  readonly frames?: number;
  /** Makes files differ. */
  readonly fill?: number;
  readonly id3?: boolean;
  /** Frames that the first frame says there are. */
  readonly told?: number;
};

export function mp3({ frames = 4, fill = 0, id3 = false, told }: Mp3Options = {}): Uint8Array<ArrayBuffer> {
  const note = told === undefined ? zeros(0) : join(text('Info'), number(1, 4), number(told, 4));
  // A tag of 200 bytes with a title frame: 200 is 1 * 128 + 72.
  const title = join(text('TIT2'), number(6, 4), [0, 0], [3], text('Quiet'));
  const tag = id3 ? join(text('ID3'), [4, 0, 0], [0, 0, 1, 72], title, zeros(200 - title.length)) : zeros(0);
  return join(tag, mp3Frame(fill, note), ...Array.from({ length: frames }, () => mp3Frame(fill)));
}

/** 8000 samples a second, 16 bit, one channel. */
export function wav(seconds = 0.5, format = 1): Uint8Array<ArrayBuffer> {
  const data = zeros(seconds * 16_000);
  const little = (value: number, bytes: number): number[] => number(value, bytes, true);
  const form = join(
    little(format, 2),
    little(1, 2),
    little(8000, 4),
    little(16_000, 4),
    little(2, 2),
    little(16, 2),
  );
  return join(
    text('RIFF'),
    little(36 + data.length, 4),
    text('WAVE'),
    text('fmt '),
    little(16, 4),
    form,
    text('data'),
    little(data.length, 4),
    data,
  );
}

const box = (type: string, ...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array => {
  const body = join(...parts);
  return join(number(body.length + 8, 4), text(type), body);
};

export type M4aOptions = {
  readonly brand?: string;
  readonly handler?: string;
  readonly movieFirst?: boolean;
};

/** 90 seconds, by its header. */
export function m4a({
  brand = 'M4A ',
  handler = 'soun',
  movieFirst = true,
}: M4aOptions = {}): Uint8Array<ArrayBuffer> {
  const header = box('mvhd', zeros(12), number(1000, 4), number(90_000, 4), zeros(80));
  const what = box('hdlr', zeros(8), text(handler), zeros(13));
  const movie = box(
    'moov',
    header,
    box('trak', box('tkhd', zeros(84)), box('mdia', box('mdhd', zeros(24)), what)),
  );
  const sound = box('mdat', zeros(500));
  return join(
    box('ftyp', text(brand), zeros(4), text('isom'), text('mp42')),
    ...(movieFirst ? [movie, sound] : [sound, movie]),
  );
}

function oggPage(flags: number, granule: number, packet: Uint8Array): Uint8Array {
  const little = (value: number, bytes: number): number[] => number(value, bytes, true);
  return join(
    text('OggS'),
    [0, flags],
    little(granule, 8),
    little(77, 4),
    little(0, 4),
    little(0, 4),
    [1, packet.length],
    packet,
  );
}

/** Opus: 312 samples before the start, 480,312 at the end: 10 seconds. */
export function oggOpus(): Uint8Array<ArrayBuffer> {
  const head = join(text('OpusHead'), [1, 1], number(312, 2, true), number(48_000, 4, true), zeros(3));
  const tags = join(text('OpusTags'), zeros(30));
  return join(oggPage(2, 0, head), oggPage(0, 0, tags), oggPage(4, 480_312, zeros(200)));
}

/** Vorbis: 22,050 samples a second, 66,150 at the end: 3 seconds. */
export function oggVorbis(): Uint8Array<ArrayBuffer> {
  const head = join([1], text('vorbis'), zeros(4), [1], number(22_050, 4, true), zeros(14));
  return join(oggPage(2, 0, head), oggPage(4, 66_150, zeros(200)));
}

export const html = text('<!doctype html><title>x</title><script>alert(1)</script>');
