/** Cache Storage of one browser, in memory: what is put is copied, and `room` bytes are all there is. */

export type FakeCaches = CacheStorage & {
  /** The most that fits; a put beyond it is refused as a full disk refuses. */
  room: number;
  /** Bytes of all bodies. */
  readonly usage: () => number;
  /** Every path that is kept, with its bytes. */
  readonly entries: () => ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** How often a body was read. */
  readonly reads: () => number;
};

const origin = 'https://app.test';

export function createFakeCaches(room = Number.POSITIVE_INFINITY): FakeCaches {
  type Kept = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };
  const kept = new Map<string, Kept>();
  let reads = 0;
  const pathOf = (request: RequestInfo | URL): string =>
    new URL(
      request instanceof Request
        ? request.url
        : typeof request === 'object' && 'url' in request
          ? (request as { url: string }).url
          : request,
      origin,
    ).pathname;
  const usage = (): number => [...kept.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

  const cache = {
    match: async (request: RequestInfo) => {
      const found = kept.get(pathOf(request));
      if (found === undefined) return undefined;
      reads += 1;
      return new Response(found.bytes, { headers: { 'content-type': found.type } });
    },
    put: async (request: RequestInfo, answer: Response) => {
      const path = pathOf(request);
      const type = answer.headers.get('content-type') ?? '';
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const before = kept.get(path)?.bytes.byteLength ?? 0;
      if (usage() - before + bytes.byteLength > fake.room) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      kept.set(path, { bytes, type });
    },
    delete: async (request: RequestInfo) => kept.delete(pathOf(request)),
    keys: async () => [...kept.keys()].map((path) => ({ url: `${origin}${path}` })),
  } as unknown as Cache;

  const fake = {
    room,
    open: async () => cache,
    match: async (request: RequestInfo) => cache.match(request),
    usage,
    entries: () => new Map([...kept].map(([path, { bytes }]) => [path, bytes] as const)),
    reads: () => reads,
  } as unknown as FakeCaches;
  return fake;
}
