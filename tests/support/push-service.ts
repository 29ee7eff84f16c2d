/**
 * A push service on this machine, with the browsers that it wakes: it checks who sends (RFC 8292), and opens each message with
 * the browser's own keys (RFC 8291), by nothing but the two documents.
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { createSafePost } from '../../api/net/safe-post.ts';

export type Heard = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What the message says, opened. */
  readonly text: string;
  /** The claims of the sender's token, whose signature is good for the key it names. */
  readonly claims: Readonly<Record<string, unknown>>;
  readonly senderKey: string;
};

export type Browser = { readonly endpoint: string; readonly keys: { p256dh: string; auth: string } };

export async function createPushService() {
  const browsers = new Map<string, { readonly ecdh: ECDH; readonly auth: Buffer }>();
  const heard: Heard[] = [];
  /** What is answered, by path; 201 unless said. */
  const answers = new Map<string, number>();
  const asked: string[] = [];
  const faults: unknown[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push(`${request.method} ${path}`);
      const status = answers.get(path) ?? 201;
      const take = async (): Promise<void> => {
        const browser = browsers.get(path);
        if (browser === undefined) throw new Error('nobody is here');
        const { claims, senderKey } = await senderOf(request.headers.authorization ?? '');
        const text = openMessage(Buffer.concat(parts), browser.ecdh, browser.auth);
        heard.push({ path, headers: request.headers, text, claims, senderKey });
      };
      take()
        .catch((error: unknown) => faults.push(error))
        .finally(() => response.writeHead(status).end());
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    heard,
    answers,
    asked,
    /** What did not go by the documents. */
    faults,
    /** A browser's subscription, under a path of its own. */
    subscribe: (name: string): Browser => {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      browsers.set(`/${name}`, { ecdh, auth });
      return {
        endpoint: `http://push.test:${port}/${name}`,
        keys: { p256dh, auth: auth.toString('base64url') },
      };
    },
    /** Sends as the server does, but to this machine. */
    post: createSafePost({
      allowHttp: true,
      ports: [port],
      isAllowed: () => true,
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** RFC 8292, section 3: `vapid t=<token>, k=<key>`. */
async function senderOf(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { algorithms: ['ES256'] });
  return { claims: payload, senderKey: key };
}

/** RFC 8188, section 2 and RFC 8291, section 3: one record of `aes128gcm`. */
export function openMessage(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(senderKey), auth, keyInfo, 32));
  const derive = (info: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(info), length));
  const open = createDecipheriv(
    'aes-128-gcm',
    derive('Content-Encoding: aes128gcm\0', 16),
    derive('Content-Encoding: nonce\0', 12),
  );
  open.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  // The last record ends with the delimiter 2 and padding of zeros.
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString();
}
