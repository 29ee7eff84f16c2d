/**
 * Files in a bucket that speaks S3 with signature version 4: Supabase Storage at `<project>/storage/v1/s3`,
 * or any other. The bucket is part of the path, which all of them understand.
 */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import { assertFileName, FileStoreUnavailable } from './file-store.ts';
import type { FileStore } from './file-store.ts';

export type S3Config = {
  /** Without a slash at the end. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/**
 * Time for an answer to begin, in milliseconds; with a file to send first, and without. A body may then take
 * longer.
 */
const answerMs = { sending: 300_000, asking: 30_000 } as const;
/** SHA-256 of nothing. */
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

type S3Request = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly sha256?: string;
  readonly body?: ReadableStream<Uint8Array>;
};

export function s3Store(config: S3Config): FileStore {
  const ask = async (name: string, { method, headers, sha256, body }: S3Request): Promise<Response> => {
    assertFileName(name);
    const signed = await new AwsV4Signer({
      method,
      url: `${config.endpoint}/${config.bucket}/${name}`,
      headers: { ...headers, 'x-amz-content-sha256': sha256 ?? emptySha256 },
      accessKeyId: config.accessKeyId,
      secretAccessKey: config.secretAccessKey,
      service: 's3',
      region: config.region,
    }).sign();
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(), body === undefined ? answerMs.asking : answerMs.sending);
    try {
      return await fetch(signed.url, {
        method: signed.method,
        headers: signed.headers,
        redirect: 'error',
        signal: wait.signal,
        ...(body === undefined ? {} : { body, duplex: 'half' }),
      });
    } catch (error) {
      // What fetch says may name the address of the bucket; the caller needs only that it did not work.
      throw new FileStoreUnavailable(`${method} got no answer`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    put: async (name, file, type) => {
      const answer = await ask(name, {
        method: 'PUT',
        headers: { 'content-type': type, 'content-length': String(file.bytes) },
        sha256: file.sha256,
        body: Readable.toWeb(createReadStream(file.path)) as ReadableStream<Uint8Array>,
      });
      await done(answer, 'PUT');
    },
    get: async (name, range) => {
      const answer = await ask(name, {
        method: 'GET',
        ...(range === undefined ? {} : { headers: { range: `bytes=${range.start}-${range.end}` } }),
      });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      if (answer.status !== (range === undefined ? 200 : 206)) await done(answer, 'GET', false);
      return answer.body;
    },
    has: async (name) => {
      const answer = await ask(name, { method: 'HEAD' });
      if (answer.status === 404) return false;
      await done(answer, 'HEAD');
      return true;
    },
    remove: async (name) => {
      const answer = await ask(name, { method: 'DELETE' });
      if (answer.status === 404) await answer.body?.cancel();
      else await done(answer, 'DELETE');
    },
  };
}

/** Reads nothing more of the answer; throws when it was a refusal. */
async function done(answer: Response, method: string, fine: boolean = answer.ok): Promise<void> {
  await answer.body?.cancel();
  if (!fine) throw new FileStoreUnavailable(`${method} was answered with ${answer.status}`);
}
