/**
 * What a file is, judged by its bytes: never by its name, and never by what the sender calls it.
 *
 * Four kinds, all of which current browsers play: MP3, AAC in MP4, Ogg (Opus or Vorbis), WAV. Each has to
 * begin at the first byte and to go on as its format says, so a page of HTML, a script or an archive with a
 * few bytes of sound in it is none of them. Lengths come along where the headers state them.
 * Sources: ISO/IEC 11172-3 and 13818-3 (frames), ID3v2.4, ISO/IEC 14496-12 (boxes), RFC 3533, RFC 7845,
 * Vorbis I, RIFF WAVE.
 */

/** Bytes at an offset; fewer at the end of the file. */
export type Readable = {
  readonly bytes: number;
  readonly read: (offset: number, length: number) => Promise<Uint8Array>;
};

export type AudioKind = {
  readonly type: 'audio/mpeg' | 'audio/mp4' | 'audio/ogg' | 'audio/wav';
  readonly ending: 'mp3' | 'm4a' | 'ogg' | 'wav';
  /** Seconds; null when the headers do not say. */
  readonly durationS: number | null;
};

/** The kind of audio a file is; null when it is none of the four. */
export async function audioKindOf(file: Readable): Promise<AudioKind | null> {
  const head = await file.read(0, 12);
  if (isText(head, 0, 'RIFF')) return wavOf(file, head);
  if (isText(head, 0, 'OggS')) return oggOf(file);
  if (isText(head, 4, 'ftyp')) return mp4Of(file);
  return mp3Of(file);
}

// --- MP3 ---

type Frame = {
  readonly bytes: number;
  readonly samples: number;
  readonly rate: number;
  readonly xingAt: number;
};

const kilobits = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const ratesHz = [44_100, 48_000, 32_000] as const;

/** Frames that have to follow one another before a file counts as MP3; fewer only where the file ends. */
const framesToSee = 3;
/** Zero bytes some encoders leave between the tag and the first frame. */
const maxPadding = 4096;

async function mp3Of(file: Readable): Promise<AudioKind | null> {
  const start = await afterTags(file);
  if (start === null) return null;
  let at = start;
  let first: Frame | null = null;
  for (let seen = 0; seen < framesToSee && at < file.bytes; seen++) {
    const frame = frameOf(await file.read(at, 4));
    // The last frame may be cut short; the first may not.
    if (frame === null || (first === null && at + frame.bytes > file.bytes)) return null;
    first ??= frame;
    at += frame.bytes;
  }
  if (first === null) return null;
  return { type: 'audio/mpeg', ending: 'mp3', durationS: await xingSeconds(file, start, first) };
}

/**
 * Where the first frame has to be: past ID3v2 tags and the zeros after them. Null for a tag that is
 * malformed.
 */
async function afterTags(file: Readable): Promise<number | null> {
  let at = 0;
  for (let tags = 0; tags < 4; tags++) {
    const tag = await file.read(at, 10);
    if (!isText(tag, 0, 'ID3')) break;
    const sizes = [...tag.subarray(6, 10)];
    if (sizes.length < 4 || sizes.some((byte) => byte > 0x7f)) return null;
    const hasFooter = ((tag[5] ?? 0) & 0x10) !== 0;
    at += 10 + sizes.reduce((size, byte) => size * 128 + byte, 0) + (hasFooter ? 10 : 0);
  }
  if (at === 0) return 0;
  const padding = await file.read(at, maxPadding);
  const used = padding.findIndex((byte) => byte !== 0);
  return used < 0 ? null : at + used;
}

/** The header of a Layer III frame; null for anything else, free format and reserved values included. */
function frameOf(header: Uint8Array): Frame | null {
  const [sync = 0, kind = 0, rate = 0, mode = 0] = header;
  if (header.length < 4 || sync !== 0xff || (kind & 0xe0) !== 0xe0) return null;
  const version = (kind >> 3) & 3; // 3 is MPEG 1, 2 is MPEG 2, 0 is MPEG 2.5, 1 is reserved
  const layer = (kind >> 1) & 3; // 1 is Layer III
  if (version === 1 || layer !== 1) return null;
  const isFirst = version === 3;
  const kbps = (isFirst ? kilobits.first : kilobits.second)[rate >> 4] ?? 0;
  const baseHz = ratesHz[(rate >> 2) & 3];
  if (kbps === 0 || baseHz === undefined) return null;
  const hz = baseHz / (isFirst ? 1 : version === 2 ? 2 : 4);
  const padding = (rate >> 1) & 1;
  const isMono = mode >> 6 === 3;
  const sideBytes = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return {
    bytes: Math.floor(((isFirst ? 144 : 72) * kbps * 1000) / hz) + padding,
    samples: isFirst ? 1152 : 576,
    rate: hz,
    xingAt: 4 + sideBytes,
  };
}

/** Encoders write the number of frames into the first one, under the word Xing or Info. */
async function xingSeconds(file: Readable, start: number, first: Frame): Promise<number | null> {
  const note = await file.read(start + first.xingAt, 12);
  if (note.length < 12 || !(isText(note, 0, 'Xing') || isText(note, 0, 'Info'))) return null;
  const view = viewOf(note);
  const hasFrames = (view.getUint32(4) & 1) === 1;
  return hasFrames ? seconds(view.getUint32(8) * first.samples, first.rate) : null;
}

// --- MP4 ---

type Box = { readonly type: string; readonly start: number; readonly end: number };

const brands = new Set([
  'M4A ',
  'M4B ',
  'mp41',
  'mp42',
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'dash',
  'F4A ',
]);
const maxBoxes = 256;

async function mp4Of(file: Readable): Promise<AudioKind | null> {
  const top = await boxesOf(file, 0, file.bytes);
  const kind = top?.[0];
  const movie = top?.find((box) => box.type === 'moov');
  if (!top || kind?.type !== 'ftyp' || kind.end > 512 || !movie) return null;
  if (!brands.has(latin(await file.read(8, 4)))) return null;
  const inMovie = await boxesOf(file, movie.start, movie.end);
  for (const track of inMovie?.filter((box) => box.type === 'trak') ?? []) {
    const media = (await boxesOf(file, track.start, track.end))?.find((box) => box.type === 'mdia');
    const handler =
      media && (await boxesOf(file, media.start, media.end))?.find((box) => box.type === 'hdlr');
    // Version and flags, a reserved word, then what the track is.
    if (!handler || latin(await file.read(handler.start + 8, 4)) !== 'soun') continue;
    const header = inMovie?.find((box) => box.type === 'mvhd');
    const durationS = header ? movieSeconds(await file.read(header.start, 32)) : null;
    return { type: 'audio/mp4', ending: 'm4a', durationS };
  }
  return null;
}

/** The boxes between two offsets, which must follow one another without a gap; null when they do not. */
async function boxesOf(file: Readable, from: number, to: number): Promise<readonly Box[] | null> {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    const head = await file.read(at, 16);
    if (head.length < 8 || boxes.length === maxBoxes) return null;
    const view = viewOf(head);
    const short = view.getUint32(0);
    const type = latin(head.subarray(4, 8));
    const isLong = short === 1;
    if ((isLong && head.length < 16) || !/^[\w \xa9-]{4}$/.test(type)) return null;
    const size = isLong ? Number(view.getBigUint64(8)) : short === 0 ? to - at : short;
    const headBytes = isLong ? 16 : 8;
    if (size < headBytes || at + size > to) return null;
    boxes.push({ type, start: at + headBytes, end: at + size });
    at += size;
  }
  return boxes;
}

function movieSeconds(header: Uint8Array): number | null {
  if (header.length < 32) return null;
  const view = viewOf(header);
  return view.getUint8(0) === 1
    ? seconds(Number(view.getBigUint64(24)), view.getUint32(20))
    : seconds(view.getUint32(16), view.getUint32(12));
}

// --- Ogg ---

/** A page is at most this long, so the last one begins within it from the end. */
const maxPageBytes = 65_307;

async function oggOf(file: Readable): Promise<AudioKind | null> {
  const page = await file.read(0, 300);
  if (page.length < 58) return null;
  const isFirstOfStream = page[4] === 0 && ((page[5] ?? 0) & 2) !== 0;
  const at = 27 + (page[26] ?? 0);
  const isOpus = isText(page, at, 'OpusHead');
  const isVorbis = page[at] === 1 && isText(page, at + 1, 'vorbis');
  if (!isFirstOfStream || !(isOpus || isVorbis) || page.length < at + 19) return null;
  const view = viewOf(page);
  // Opus counts in 48 kHz whatever it was made from, and begins with samples that are not played.
  const rate = isOpus ? 48_000 : view.getUint32(at + 12, true);
  const skipped = isOpus ? view.getUint16(at + 10, true) : 0;
  const end = await lastGranule(file, view.getUint32(14, true));
  return {
    type: 'audio/ogg',
    ending: 'ogg',
    durationS: end === null ? null : seconds(Math.max(0, end - skipped), rate),
  };
}

/** The sample position at the end of the last page of a stream. */
async function lastGranule(file: Readable, stream: number): Promise<number | null> {
  const tail = await file.read(Math.max(0, file.bytes - maxPageBytes), maxPageBytes);
  const view = viewOf(tail);
  for (let at = tail.length - 27; at >= 0; at--) {
    if (!isText(tail, at, 'OggS') || view.getUint32(at + 14, true) !== stream) continue;
    const granule = view.getBigInt64(at + 6, true);
    if (granule >= 0n) return Number(granule);
  }
  return null;
}

// --- WAV ---

/** Whole numbers, floating point, and the extended form that states one of the two further on. */
const playableFormats = new Set([1, 3, 0xfffe]);

async function wavOf(file: Readable, head: Uint8Array): Promise<AudioKind | null> {
  if (!isText(head, 8, 'WAVE')) return null;
  let bytesPerSecond: number | null = null;
  let at = 12;
  for (let chunks = 0; chunks < maxBoxes && at + 8 <= file.bytes; chunks++) {
    const chunk = await file.read(at, 24);
    const view = viewOf(chunk);
    const size = view.getUint32(4, true);
    if (isText(chunk, 0, 'fmt ')) {
      if (chunk.length < 24 || size < 16 || !playableFormats.has(view.getUint16(8, true))) return null;
      bytesPerSecond = view.getUint32(16, true);
    }
    if (isText(chunk, 0, 'data')) {
      if (bytesPerSecond === null) return null;
      // A recorder that was cut off leaves the size at nought or at its greatest value.
      const bytes = Math.min(size === 0 ? Number.POSITIVE_INFINITY : size, file.bytes - at - 8);
      return { type: 'audio/wav', ending: 'wav', durationS: seconds(bytes, bytesPerSecond) };
    }
    at += 8 + size + (size % 2);
  }
  return null;
}

// --- shared ---

/** Seconds to a thousandth; null for what is no length of a recording. */
function seconds(count: number, perSecond: number): number | null {
  const value = Math.round((count / perSecond) * 1000) / 1000;
  return Number.isFinite(value) && value > 0 ? value : null;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

function isText(bytes: Uint8Array, at: number, text: string): boolean {
  return bytes.length >= at + text.length && latin(bytes.subarray(at, at + text.length)) === text;
}
