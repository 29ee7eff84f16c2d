import { describe, expect, it } from 'vitest';
import { createPlaceSearch } from './places-client.ts';
import type { PlaceReply, PlaceRequest, PlaceWorker } from './places-client.ts';

type Listener = (event: unknown) => void;

/** A worker whose answers the test gives by hand. */
function fakeWorker() {
  const listeners: Record<string, Listener[]> = {};
  const sent: PlaceRequest[] = [];
  let ended = false;
  const worker = {
    postMessage: (request: PlaceRequest) => void sent.push(request),
    terminate: () => {
      ended = true;
    },
    addEventListener: (type: string, listener: Listener) => void (listeners[type] ??= []).push(listener),
  } as unknown as PlaceWorker;
  const emit = (type: string, event: unknown) => listeners[type]?.forEach((listener) => listener(event));
  return {
    worker,
    sent,
    isEnded: () => ended,
    reply: (reply: PlaceReply) => emit('message', { data: reply }),
    fail: () => emit('error', {}),
  };
}

function setUp() {
  const workers: ReturnType<typeof fakeWorker>[] = [];
  const places = createPlaceSearch(() => {
    const next = fakeWorker();
    workers.push(next);
    return next.worker;
  });
  return {
    places,
    workers,
    worker: (n = 0) => workers[n] ?? expect.unreachable(`worker ${n} was not started`),
  };
}

const NONE = { type: 'places', places: [] } as const;

describe('the place client', () => {
  it('starts its worker with the first call, once', () => {
    const { places, workers } = setUp();
    expect(workers).toHaveLength(0);
    void places.warm();
    void places.search('b', 8);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.sent).toMatchObject([{ type: 'warm' }, { type: 'search', query: 'b', limit: 8 }]);
  });

  it('gives each search its own answer, in whatever order they come', async () => {
    const { places, worker } = setUp();
    const first = places.search('ba', 8);
    const second = places.search('ban', 8);
    const [a, b] = worker().sent;
    worker().reply({ id: b?.id ?? 0, result: { type: 'unavailable' } });
    worker().reply({ id: a?.id ?? 0, result: NONE });
    expect(await first).toEqual(NONE);
    expect(await second).toEqual({ type: 'unavailable' });
  });

  it('answers an aborted search at once and ignores what comes later', async () => {
    const { places, worker } = setUp();
    const controller = new AbortController();
    const search = places.search('ba', 8, controller.signal);
    controller.abort();
    expect(await search).toEqual({ type: 'aborted' });
    worker().reply({ id: worker().sent[0]?.id ?? 0, result: NONE });
    expect(await places.search('ba', 8, controller.signal)).toEqual({ type: 'aborted' });
    expect(worker().sent).toHaveLength(1);
  });

  it('says unavailable when the worker fails, and starts another for the next search', async () => {
    const { places, workers, worker } = setUp();
    const search = places.search('ba', 8);
    const warm = places.warm();
    worker().fail();
    expect(await search).toEqual({ type: 'unavailable' });
    await warm;
    expect(worker().isEnded()).toBe(true);
    const again = places.search('ba', 8);
    expect(workers).toHaveLength(2);
    worker(1).reply({ id: worker(1).sent[0]?.id ?? 0, result: NONE });
    expect(await again).toEqual(NONE);
  });

  it('says unavailable when the browser refuses a worker', async () => {
    const places = createPlaceSearch(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(await places.search('ba', 8)).toEqual({ type: 'unavailable' });
    await places.warm();
  });

  it('leaves nothing waiting when closed', async () => {
    const { places, worker } = setUp();
    const search = places.search('ba', 8);
    places.close();
    expect(await search).toEqual({ type: 'unavailable' });
    expect(worker().isEnded()).toBe(true);
  });
});
