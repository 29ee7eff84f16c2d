import { describe, expect, it } from 'vitest';
import { createEngine } from './client.ts';
import type { EngineWorker } from './client.ts';
import type { EngineReply, EngineRequest } from './protocol.ts';

/** A worker that keeps what it was asked and answers when told to. */
function fakeWorkers() {
  const workers: {
    readonly asked: EngineRequest[];
    readonly withdrawn: number[];
    terminated: boolean;
    readonly reply: (reply: EngineReply) => void;
    readonly crash: (message?: string) => void;
  }[] = [];
  const start = (): EngineWorker => {
    const onMessage: ((event: { readonly data: EngineReply }) => void)[] = [];
    const onError: ((event: { readonly message?: string }) => void)[] = [];
    const one = {
      asked: [] as EngineRequest[],
      withdrawn: [] as number[],
      terminated: false,
      reply: (reply: EngineReply) => onMessage.forEach((listener) => listener({ data: reply })),
      crash: (message?: string) =>
        onError.forEach((listener) => listener(message === undefined ? {} : { message })),
    };
    workers.push(one);
    return {
      postMessage: (message) =>
        void ('withdraw' in message ? one.withdrawn.push(message.id) : one.asked.push(message)),
      addEventListener: (type: 'message' | 'error', listener: (event: never) => void) =>
        void (type === 'message' ? onMessage : onError).push(listener as never),
      terminate: () => void (one.terminated = true),
    };
  };
  return { start, workers };
}

const sky = (now: number) => ({ now: now as never });
const skyAt = (sign: string) => ({ moon: { sign, phase: {} }, next: { sign, at: 0 } }) as never;

describe('the engine client', () => {
  it('starts one worker, at the first question', () => {
    const { start, workers } = fakeWorkers();
    const engine = createEngine(start);
    expect(workers).toHaveLength(0);
    void engine.ask('sky', sky(1));
    void engine.ask('sky', sky(2));
    expect(workers).toHaveLength(1);
    expect(workers[0]?.asked.map(({ call, input }) => [call, input])).toEqual([
      ['sky', { now: 1 }],
      ['sky', { now: 2 }],
    ]);
  });

  it('matches answers by number, in whatever order they come', async () => {
    const { start, workers } = fakeWorkers();
    const engine = createEngine(start);
    const [one, two] = [engine.ask('sky', sky(1)), engine.ask('sky', sky(2))];
    const [first, second] = workers[0]?.asked.map(({ id }) => id) ?? [];
    workers[0]?.reply({ id: second ?? 0, ok: true, output: skyAt('leo') });
    workers[0]?.reply({ id: first ?? 0, ok: true, output: skyAt('virgo') });
    expect((await one).moon.sign).toBe('virgo');
    expect((await two).moon.sign).toBe('leo');
  });

  it('rejects with the worker’s words when a computation fails, and goes on', async () => {
    const { start, workers } = fakeWorkers();
    const engine = createEngine(start);
    const failing = engine.ask('sky', sky(1));
    workers[0]?.reply({ id: workers[0].asked[0]?.id ?? 0, ok: false, message: 'sky: no' });
    await expect(failing).rejects.toThrow('sky: no');
    const next = engine.ask('sky', sky(2));
    workers[0]?.reply({ id: workers[0].asked[1]?.id ?? 0, ok: true, output: skyAt('leo') });
    expect((await next).moon.sign).toBe('leo');
    expect(workers).toHaveLength(1);
  });

  it('lets a question be withdrawn, and drops the late answer', async () => {
    const { start, workers } = fakeWorkers();
    const engine = createEngine(start);
    const leave = new AbortController();
    const asked = engine.ask('sky', sky(1), leave.signal);
    const other = engine.ask('sky', sky(2));
    leave.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0]?.withdrawn).toEqual([workers[0]?.asked[0]?.id]);
    for (const { id } of workers[0]?.asked ?? []) workers[0]?.reply({ id, ok: true, output: skyAt('leo') });
    expect((await other).moon.sign).toBe('leo');
  });

  it('asks nothing when the question was withdrawn before it was put', async () => {
    const { start, workers } = fakeWorkers();
    await expect(createEngine(start).ask('sky', sky(1), AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(workers).toHaveLength(0);
  });

  it('rejects all that wait when the worker crashes, and starts a new one', async () => {
    const { start, workers } = fakeWorkers();
    const engine = createEngine(start);
    const lost = [engine.ask('sky', sky(1)), engine.ask('sky', sky(2))];
    workers[0]?.crash('out of memory');
    for (const one of lost) await expect(one).rejects.toThrow('out of memory');
    expect(workers[0]?.terminated).toBe(true);
    const again = engine.ask('sky', sky(3));
    expect(workers).toHaveLength(2);
    workers[1]?.reply({ id: workers[1].asked[0]?.id ?? 0, ok: true, output: skyAt('leo') });
    expect((await again).moon.sign).toBe('leo');
  });

  it('says something when a crash says nothing', async () => {
    const { start, workers } = fakeWorkers();
    const asked = createEngine(start).ask('sky', sky(1));
    workers[0]?.crash();
    await expect(asked).rejects.toThrow(/\w/u);
  });

  it('settles what waits when it is closed', async () => {
    const { start, workers } = fakeWorkers();
    const engine = createEngine(start);
    const asked = engine.ask('sky', sky(1));
    engine.close();
    expect(workers[0]?.terminated).toBe(true);
    const outcome = await Promise.race([
      asked.then(
        () => 'answered',
        () => 'rejected',
      ),
      new Promise((resolve) => setTimeout(() => resolve('left hanging'), 50)),
    ]);
    expect(outcome).toBe('rejected');
  });
});
