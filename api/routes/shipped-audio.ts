/**
 * Audio that ships with the app, `/audio/…`: its names stay while its content may change with a version, so the tag is the hash of
 * the content. An address that names the content, `?v=<first digits of its SHA-256>`, may be kept for good.
 */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { fileReply } from '#lib/byte-range.ts';
import { isShippedAudio } from '../admin/content-audio.ts';
import { streamOfFile } from '../files/stream-of-file.ts';

const types: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
};

/** As many digits as make another content with the same ones out of the question. */
const namingDigits = /^[0-9a-f]{16,64}$/;

export function shippedAudioRoutes(deps: { /** Folder of the built client. */ readonly dir: string }): Hono {
  const hashOf = createHashes();
  return new Hono().get('/audio/*', async (c, next) => {
    const { path } = c.req;
    if (!isShippedAudio(path)) return next();
    const file = join(deps.dir, path);
    const found = await stat(file).catch(() => null);
    if (found === null || !found.isFile() || found.size === 0) return next();
    return answer(c, file, found.size, await hashOf(file, found.size, found.mtimeMs));
  });
}

function answer(c: Context, file: string, bytes: number, sha256: string): Response {
  const etag = `"${sha256}"`;
  const version = c.req.query('v') ?? '';
  const isNamed = namingDigits.test(version) && sha256.startsWith(version);
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': types[/[^.]+$/.exec(file)?.[0] ?? ''] ?? 'application/octet-stream',
    ETag: etag,
  });
  const request = { method: c.req.method, header: (name: string) => c.req.header(name) };
  const reply = fileReply(request, { bytes, etag });
  if (reply.status === 304) return new Response(null, { status: 304, headers });
  for (const [name, value] of Object.entries(reply.headers)) headers.set(name, value);
  if (reply.status === 416) return new Response(null, { status: 416, headers });
  if (!reply.hasBody) return new Response(null, { status: 200, headers });
  return new Response(streamOfFile(file, { start: reply.start, end: reply.end }), {
    status: reply.status,
    headers,
  });
}

/** Hashes of files, each computed once for as long as the file stays as it is. */
function createHashes(): (file: string, bytes: number, changedMs: number) => Promise<string> {
  const known = new Map<string, { readonly stamp: string; readonly hash: Promise<string> }>();
  return (file, bytes, changedMs) => {
    const stamp = `${bytes} ${changedMs}`;
    const before = known.get(file);
    if (before?.stamp === stamp) return before.hash;
    const hash = hashFile(file);
    known.set(file, { stamp, hash });
    // A disk that failed once is asked again.
    hash.catch(() => known.delete(file));
    return hash;
  };
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  const reader = streamOfFile(file, undefined).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) hash.update(read.value);
  return hash.digest('hex');
}
