/**
 * The bucket is a small server on loopback that checks every signature by itself, from the published steps of
 * AWS Signature Version 4, and refuses what is not signed for exactly the request that came.
 */
import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileStoreUnavailable } from './file-store.ts';
import { s3Store } from './s3-store.ts';
import { createSpool } from './spool.ts';

const secret = 'a secret of the test';
const name = `${'cd'.repeat(16)}.mp3`;
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** Why a request's signature is wrong; null when it is right. */
function faultOf(request: IncomingMessage, body: Buffer): string | null {
  const auth =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (auth === null) return 'not signed';
  const [, id, day = '', region = '', names = '', signature] = auth;
  const stamp = String(request.headers['x-amz-date']);
  const digest = String(request.headers['x-amz-content-sha256']);
  if (id !== 'the-key' || region !== 'eu-test-1') return 'another key or region';
  if (!stamp.startsWith(day)) return 'another day';
  if (digest !== sha256(body)) return 'another body';
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!names.split(';').includes(needed)) return `${needed} is not signed`;
  const url = new URL(request.url ?? '', 'http://x');
  const canonical = [
    request.method,
    url.pathname,
    '',
    ...names.split(';').map((header) => `${header}:${String(request.headers[header])}`),
    '',
    names,
    digest,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, toSign).toString('hex') === signature ? null : 'the signature differs';
}

type Stored = { readonly body: Buffer; readonly type: string | undefined };
let server: Server;
let endpoint = '';
let dir = '';
const bucket = new Map<string, Stored>();
const seen: { method: string; url: string; headers: IncomingMessage['headers']; fault: string | null }[] = [];
let status: number | null = null;

beforeEach(async () => {
  bucket.clear();
  seen.length = 0;
  status = null;
  dir = await mkdtemp(join(tmpdir(), 'soulstice-s3-'));
  server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const { method = '', url = '', headers } = request;
      const fault = faultOf(request, body);
      seen.push({ method, url, headers, fault });
      const found = bucket.get(url);
      if (status !== null || fault !== null) return answer.writeHead(status ?? 403).end('<Error/>');
      if (method === 'PUT') {
        bucket.set(url, { body, type: headers['content-type'] });
        return answer.writeHead(200).end();
      }
      if (method === 'DELETE') {
        bucket.delete(url);
        return answer.writeHead(204).end();
      }
      if (!found) return answer.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '');
      if (!range) return answer.writeHead(200).end(found.body);
      return answer.writeHead(206).end(found.body.subarray(Number(range[1]), Number(range[2]) + 1));
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/storage/v1/s3`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => {
    server.close(done);
  });
  await rm(dir, { recursive: true, force: true });
});

const store = (overrides: Partial<Parameters<typeof s3Store>[0]> = {}) =>
  s3Store({
    endpoint,
    region: 'eu-test-1',
    bucket: 'sounds',
    accessKeyId: 'the-key',
    secretAccessKey: secret,
    ...overrides,
  });

const spooled = (content: Buffer) =>
  createSpool(dir).take(
    (async function* () {
      yield content;
    })(),
    10_000_000,
  );

const bytesOf = async (stream: ReadableStream<Uint8Array> | null) =>
  Buffer.from(await new Response(stream).arrayBuffer());

describe('s3Store', () => {
  it('puts with the length, the type and the digest of the content, so the bucket checks what it received', async () => {
    const content = Buffer.alloc(1_000_000, 'quiet ');
    const file = await spooled(content);
    await store().put(name, file, 'audio/mpeg');
    await file.discard();

    const path = `/storage/v1/s3/sounds/${name}`;
    expect(seen.map(({ method, url, fault }) => ({ method, url, fault }))).toEqual([
      { method: 'PUT', url: path, fault: null },
    ]);
    expect(seen[0]?.headers['content-length']).toBe('1000000');
    expect(seen[0]?.headers['transfer-encoding']).toBeUndefined();
    expect(bucket.get(path)?.type).toBe('audio/mpeg');
    expect(bucket.get(path)?.body.equals(content)).toBe(true);
  });

  it('gives, tells and removes what is there', async () => {
    const file = await spooled(Buffer.from('0123456789'));
    const sounds = store();
    expect(await sounds.has(name)).toBe(false);
    expect(await sounds.get(name)).toBeNull();
    await sounds.put(name, file, 'audio/mpeg');
    await file.discard();
    expect(await sounds.has(name)).toBe(true);
    expect((await bytesOf(await sounds.get(name))).toString()).toBe('0123456789');
    expect((await bytesOf(await sounds.get(name, { start: 2, end: 4 }))).toString()).toBe('234');
    await sounds.remove(name);
    expect(await sounds.has(name)).toBe(false);
    await sounds.remove(name);
    expect(seen.map(({ fault }) => fault).filter(Boolean)).toEqual([]);
  });

  it('a wrong secret is told as unavailable, without the secret', async () => {
    const failure = await store({ secretAccessKey: 'another' })
      .has(name)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FileStoreUnavailable);
    expect(String(failure)).not.toContain('another');
    expect(seen[0]?.fault).toBe('the signature differs');
  });

  it('a bucket that fails is unavailable: nothing counts as kept or absent', async () => {
    status = 500;
    const file = await spooled(Buffer.from('x'));
    await expect(store().put(name, file, 'audio/mpeg')).rejects.toBeInstanceOf(FileStoreUnavailable);
    await expect(store().get(name)).rejects.toBeInstanceOf(FileStoreUnavailable);
    await expect(store().get(name, { start: 0, end: 1 })).rejects.toBeInstanceOf(FileStoreUnavailable);
    await expect(store().has(name)).rejects.toBeInstanceOf(FileStoreUnavailable);
    await expect(store().remove(name)).rejects.toBeInstanceOf(FileStoreUnavailable);
    await file.discard();
  });

  it('a bucket that is not there is unavailable', async () => {
    const gone = endpoint;
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
    await expect(store({ endpoint: gone }).has(name)).rejects.toBeInstanceOf(FileStoreUnavailable);
  });

  it('a whole file in answer to a range is not passed on as the range', async () => {
    const file = await spooled(Buffer.from('0123456789'));
    await store().put(name, file, 'audio/mpeg');
    await file.discard();
    status = 200;
    await expect(store().get(name, { start: 2, end: 4 })).rejects.toBeInstanceOf(FileStoreUnavailable);
  });

  it('a name that is none is never asked for', async () => {
    await expect(store().get('../other-bucket/x')).rejects.toThrow('a file name');
    expect(seen).toEqual([]);
  });
});
