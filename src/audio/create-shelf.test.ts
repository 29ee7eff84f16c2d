import { describe, expect, it } from 'vitest';
import type { AudioScore } from '#practice/audio/titles.ts';
import { createFakeAudioServer, sha256Of, soundOf } from '../../tests/support/fake-audio-server.ts';
import { createFakeCaches } from '../../tests/support/fake-caches.ts';
import { createFakeLocks } from '../../tests/support/fake-locks.ts';
import { createAudioStore } from './audio-store.ts';
import { createAudioShelf } from './create-shelf.ts';
import { CHUNK_BYTES } from './fetch-file.ts';
import type { Channel } from './states.ts';
import { AudioUnavailable } from './shelf.ts';
import type { AudioItem, AudioShelf } from './shelf.ts';

const head = soundOf(70_000, 1);
const body = soundOf(600_000, 2);
const scores: readonly AudioScore[] = [
  {
    id: 'lunar-eclipse-wisdom',
    parts: [
      { file: 'head.mp3', bytes: head.byteLength, sha256: sha256Of(head) },
      { file: 'body.mp3', bytes: body.byteLength, sha256: sha256Of(body) },
    ],
    order: [
      ['head.mp3', 1],
      ['body.mp3', 3],
    ],
    kbps: 80,
    channels: 2,
  },
];
const partUrl = (file: string, bytes: Uint8Array): string =>
  `/audio/lunar-eclipse-wisdom/${file}?v=${sha256Of(bytes).slice(0, 16)}`;
const title: AudioItem = {
  kind: 'built-in',
  key: 'built-in:lunar-eclipse-wisdom',
  id: 'lunar-eclipse-wisdom',
  title: 'Lunar Eclipse Wisdom',
};
const published = (bytes: Uint8Array, id: string): Extract<AudioItem, { kind: 'published' }> => ({
  kind: 'published',
  key: `published:${id}`,
  id,
  title: `Item ${id}`,
  url: `/api/soul-wisdom/audio/${sha256Of(bytes).slice(0, 32)}.mp3`,
});

/** Channels of one browser: what one tab says, the others hear. */
function createChannels(): (name: string) => Channel {
  const tabs: ((event: { data: unknown }) => void)[] = [];
  return () => {
    const own: ((event: { data: unknown }) => void)[] = [];
    return {
      addEventListener: (_, listener) => {
        own.push(listener);
        tabs.push(listener);
      },
      postMessage: (data) => {
        for (const listener of tabs) if (!own.includes(listener)) queueMicrotask(() => listener({ data }));
      },
    };
  };
}

function setUp({ room = Number.POSITIVE_INFINITY, budget = 500_000_000 } = {}) {
  const caches = createFakeCaches(room);
  const server = createFakeAudioServer();
  server.put(partUrl('head.mp3', head), head);
  server.put(partUrl('body.mp3', body), body);
  const clock = { now: 1000 };
  const blobs = new Map<string, Blob>();
  const state = { budget, quota: Number.POSITIVE_INFINITY, isAnswered: false };
  const locks = createFakeLocks();
  const makeChannel = createChannels();
  const store = createAudioStore(caches);
  const open = () =>
    createAudioShelf({
      store,
      fetch: server.fetch,
      locks,
      makeChannel,
      scores,
      budget: async () => state.budget,
      keepBudget: async (bytes) => {
        state.budget = bytes;
      },
      estimate: async () =>
        state.quota === Number.POSITIVE_INFINITY ? null : { usage: caches.usage(), quota: state.quota },
      // Each look at the clock is a while later.
      nowMs: () => (clock.now += 1000),
      makeUrl: (blob) => {
        const url = `blob:${blobs.size}`;
        blobs.set(url, blob);
        return url;
      },
      dropUrl: (url) => void blobs.delete(url),
      isAnswered: () => state.isAnswered,
    });
  const add = (bytes: Uint8Array<ArrayBuffer>, id: string) => {
    const item = published(bytes, id);
    server.put(item.url, bytes);
    return item;
  };
  const played = async (shelf: AudioShelf, item: AudioItem): Promise<Buffer> => {
    const playable = await shelf.open(item);
    const blob = blobs.get(playable.url);
    playable.release();
    expect(blobs.has(playable.url)).toBe(false);
    return Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  };
  return { caches, server, store, open, shelf: open(), state, locks, clock, add, played };
}

const joinedTitle = Buffer.concat([head, body, body, body]);
const wholeBytes = head.byteLength + body.byteLength;
const sentBytes = (log: readonly { readonly sent: number }[]): number =>
  log.reduce((sum, { sent }) => sum + sent, 0);

describe('a download', () => {
  it('of a built-in title fetches each part once and plays the whole without a network', async () => {
    const { shelf, server, played } = setUp();
    expect(await shelf.sizeOf(title)).toBe(wholeBytes);
    const seen: string[] = [];
    shelf.subscribe(() => seen.push(shelf.stateOf(title.key).type));
    const state = await shelf.download(title);
    expect(state).toMatchObject({ type: 'kept', bytes: wholeBytes });
    expect(shelf.stateOf(title.key)).toBe(state);
    expect(seen).toContain('downloading');
    expect(server.log.map(({ url }) => url)).toEqual([partUrl('head.mp3', head), partUrl('body.mp3', body)]);
    server.away = true;
    expect((await played(shelf, title)).equals(joinedTitle)).toBe(true);
  });

  it('of what is kept asks nothing of the server', async () => {
    const { shelf, server, open } = setUp();
    await shelf.download(title);
    server.away = true;
    expect((await open().download(title)).type).toBe('kept');
  });

  it.each([1, 9999, 10_000, 70_000, 70_001, 80_000, 300_000, CHUNK_BYTES + 70_000, 669_999])(
    'cut after %d bytes goes on from there, on another visit too',
    async (cut) => {
      const { shelf, server, open, played } = setUp();
      server.pieceBytes = 7777;
      server.allowance = cut;
      expect(await shelf.download(title)).toEqual({
        type: 'stopped',
        received: cut,
        total: wholeBytes,
        problem: 'offline',
      });
      server.allowance = Number.POSITIVE_INFINITY;
      const later = open();
      expect((await later.download(title)).type).toBe('kept');
      expect(sentBytes(server.log), 'nothing came twice').toBe(wholeBytes);
      server.away = true;
      expect((await played(later, title)).equals(joinedTitle)).toBe(true);
    },
  );

  it('that is cut again and again still comes to its end, each byte once', async () => {
    const { shelf, server, add, played } = setUp();
    const sound = soundOf(2 * CHUNK_BYTES + 12_345, 5);
    const item = add(sound, 'long');
    const wanted = Math.ceil(sound.byteLength / 150_000);
    const ends: string[] = [];
    // A try that begins anew each time would never come to the end.
    while (ends.length < wanted && ends.at(-1) !== 'kept') {
      server.allowance = 150_000;
      ends.push((await shelf.download(item)).type);
    }
    expect(ends).toEqual([...Array.from({ length: wanted - 1 }, () => 'stopped'), 'kept']);
    expect(sentBytes(server.log)).toBe(sound.byteLength);
    expect((await played(shelf, item)).equals(sound)).toBe(true);
  });

  it('pauses where it is told to, and says so on the next visit', async () => {
    const { shelf, server, open } = setUp();
    let pieces = 0;
    server.beforePiece = async () => {
      pieces += 1;
      if (pieces === 20) shelf.pause(title.key);
    };
    const state = await shelf.download(title);
    expect(state).toMatchObject({ type: 'paused', total: wholeBytes });
    const received = 'received' in state ? state.received : 0;
    expect(received).toBeGreaterThan(100_000);
    expect(received).toBeLessThan(300_000);
    const later = open();
    await later.use();
    expect(later.stateOf(title.key)).toEqual(state);
    server.beforePiece = null;
    expect((await later.download(title)).type).toBe('kept');
    expect(sentBytes(server.log)).toBe(wholeBytes);
  });

  it('of damaged bytes keeps none of them, and the next one is whole', async () => {
    const { shelf, server, caches, add, played } = setUp();
    const sound = soundOf(30_000, 7);
    const item = add(sound, 'a');
    const damaged = sound.slice();
    damaged[20_000] = (damaged[20_000] ?? 0) ^ 1;
    server.put(item.url, damaged);
    expect(await shelf.download(item)).toMatchObject({ type: 'stopped', problem: 'damaged', received: 0 });
    expect([...caches.entries().keys()].filter((path) => path.includes('/chunk/'))).toEqual([]);
    server.put(item.url, sound);
    expect((await shelf.download(item)).type).toBe('kept');
    expect((await played(shelf, item)).equals(sound)).toBe(true);
  });

  it.each([
    ['longer than it should be', Uint8Array.from([...head, 1])],
    ['of the right length but other', soundOf(head.byteLength, 9)],
  ])('of a part %s is damaged', async (_, other) => {
    const { shelf, server } = setUp();
    server.put(partUrl('head.mp3', head), other);
    expect(await shelf.download(title)).toMatchObject({ type: 'stopped', problem: 'damaged' });
    await expect(shelf.open(title)).rejects.toEqual(new AudioUnavailable('damaged'));
  });

  it('of a file that became another meanwhile begins anew', async () => {
    const { shelf, server, played } = setUp();
    const item: AudioItem = { ...published(head, 'x'), url: '/api/soul-wisdom/x/audio' };
    server.put('/api/soul-wisdom/x/audio', body);
    server.allowance = 200_000;
    await shelf.download(item);
    server.allowance = Number.POSITIVE_INFINITY;
    const other = soundOf(400_000, 4);
    server.put('/api/soul-wisdom/x/audio', other);
    expect(await shelf.download(item)).toMatchObject({ type: 'kept', bytes: 400_000 });
    expect((await played(shelf, item)).equals(other)).toBe(true);
    server.put('/api/soul-wisdom/y/audio', head);
    const untagged: AudioItem = { ...item, key: 'published:y', url: '/api/soul-wisdom/y/audio' };
    server.tags = false;
    server.allowance = 20_000;
    await shelf.download(untagged);
    server.allowance = Number.POSITIVE_INFINITY;
    // Shorter than what is here: the server has no such part.
    server.put('/api/soul-wisdom/y/audio', soundOf(10_000, 8));
    expect(await shelf.download(untagged)).toMatchObject({ type: 'kept', bytes: 10_000 });
  });

  it.each([404, 429, 500, 503])('that is answered %d says the server is the trouble', async (status) => {
    const { shelf, server } = setUp();
    server.status = status;
    expect(await shelf.download(title)).toMatchObject({ type: 'stopped', problem: 'server' });
    server.status = null;
    server.away = true;
    expect(await shelf.download(title)).toMatchObject({ type: 'stopped', problem: 'offline', received: 0 });
  });

  it('in two tabs at once is one download, seen in both', async () => {
    const { shelf, open, server } = setUp();
    const other = open();
    const seen: string[] = [];
    other.subscribe(() => seen.push(other.stateOf(title.key).type));
    const [one, two, again] = await Promise.all([
      shelf.download(title),
      other.download(title),
      shelf.download(title),
    ]);
    expect([one.type, two.type, again.type]).toEqual(['kept', 'kept', 'kept']);
    expect(sentBytes(server.log)).toBe(wholeBytes);
    expect(seen).toContain('downloading');
    await other.remove(title.key);
    await expect.poll(() => shelf.stateOf(title.key).type).toBe('none');
  });

  it('is seen by a tab that only looks on, and stopped from there', async () => {
    const { shelf, open, server } = setUp();
    const other = open();
    await other.use();
    const seen: string[] = [];
    other.subscribe(() => seen.push(other.stateOf(title.key).type));
    let pieces = 0;
    server.beforePiece = async () => {
      pieces += 1;
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (pieces === 20) other.pause(title.key);
    };
    expect((await shelf.download(title)).type).toBe('paused');
    expect(seen).toContain('downloading');
    await expect.poll(() => other.stateOf(title.key).type).toBe('paused');
  });
});

describe('room', () => {
  const sounds = [1, 2, 3, 4].map((seed) => soundOf(100_000, seed + 10));

  it('within the budget is made by what was played longest ago', async () => {
    const { shelf, add, played, server } = setUp({ budget: 350_000 });
    const items = sounds.map((sound, i) => add(sound, String(i)));
    for (const item of items.slice(0, 3)) await shelf.download(item);
    await played(shelf, items[0] as AudioItem);
    // Playing is noted beside the play.
    await expect.poll(async () => (await shelf.use()).items.at(-1)?.key).toBe('published:0');
    await shelf.download(items[3] as AudioItem);
    expect(items.map(({ key }) => shelf.stateOf(key).type)).toEqual(['kept', 'none', 'kept', 'kept']);
    const use = await shelf.use();
    expect(use).toMatchObject({ usedBytes: 300_000, budgetBytes: 350_000 });
    expect(use.items.map(({ key, title: name, bytes }) => [key, name, bytes])).toEqual([
      ['published:2', 'Item 2', 100_000],
      ['published:0', 'Item 0', 100_000],
      ['published:3', 'Item 3', 100_000],
    ]);
    expect(sentBytes(server.log)).toBe(400_000);
  });

  it('is not made for what is larger than the budget: nothing is let go', async () => {
    const { shelf, add } = setUp({ budget: 250_000 });
    const small = add(sounds[0] as Uint8Array<ArrayBuffer>, 'small');
    await shelf.download(small);
    expect(await shelf.download(title)).toMatchObject({ type: 'stopped', problem: 'no-room' });
    const large = add(soundOf(300_000, 3), 'large');
    expect(await shelf.download(large)).toMatchObject({ type: 'stopped', problem: 'no-room', received: 0 });
    expect(shelf.stateOf(small.key).type).toBe('kept');
  });

  it('is given back at once when the budget shrinks, and when something is removed', async () => {
    const { shelf, add, caches } = setUp();
    const items = sounds.map((sound, i) => add(sound, String(i)));
    for (const item of items) await shelf.download(item);
    await shelf.setBudget(220_000);
    expect(items.map(({ key }) => shelf.stateOf(key).type)).toEqual(['none', 'none', 'kept', 'kept']);
    await shelf.remove('published:2');
    await shelf.remove('published:3');
    expect(caches.entries().size).toBe(0);
    expect((await shelf.use()).usedBytes).toBe(0);
  });

  it('on a full disk is made by other audio, then the download stops and goes on later', async () => {
    const { shelf, add, caches, server } = setUp({ room: 260_000 });
    const items = sounds.map((sound, i) => add(sound, String(i)));
    for (const item of items.slice(0, 3)) await shelf.download(item);
    expect(items.map(({ key }) => shelf.stateOf(key).type)).toEqual(['none', 'kept', 'kept', 'none']);
    const large = add(soundOf(CHUNK_BYTES * 2, 21), 'large');
    caches.room = CHUNK_BYTES + 200_000;
    const state = await shelf.download(large);
    expect(state).toEqual({
      type: 'stopped',
      received: CHUNK_BYTES,
      total: CHUNK_BYTES * 2,
      problem: 'no-room',
    });
    expect(items.map(({ key }) => shelf.stateOf(key).type)).toEqual(['none', 'none', 'none', 'none']);
    caches.room = Number.POSITIVE_INFINITY;
    const before = sentBytes(server.log);
    expect((await shelf.download(large)).type).toBe('kept');
    expect(sentBytes(server.log) - before).toBe(CHUNK_BYTES);
  });

  it('is left free for what a person makes', async () => {
    const { shelf, add, state } = setUp();
    const items = sounds.map((sound, i) => add(sound, String(i)));
    await shelf.download(items[0] as AudioItem);
    // A tenth of it is spared: 234,000 of 260,000 may be used.
    state.quota = 260_000;
    await shelf.download(items[1] as AudioItem);
    expect(items.map(({ key }) => shelf.stateOf(key).type)).toEqual(['kept', 'kept', 'none', 'none']);
    await shelf.download(items[2] as AudioItem);
    expect(items.map(({ key }) => shelf.stateOf(key).type)).toEqual(['none', 'kept', 'kept', 'none']);
    state.quota = 50_000;
    expect(await shelf.download(items[3] as AudioItem)).toMatchObject({
      type: 'stopped',
      problem: 'no-room',
    });
  });

  it('is given when a write of the person asks for it, until there is no more', async () => {
    const { shelf, add } = setUp();
    for (const [i, sound] of sounds.slice(0, 2).entries()) await shelf.download(add(sound, String(i)));
    expect(await shelf.giveWay()).toBe(true);
    expect((await shelf.use()).items.map(({ key }) => key)).toEqual(['published:1']);
    expect([await shelf.giveWay(), await shelf.giveWay()]).toEqual([true, false]);
  });

  it('is not taken from a download that is under way in another tab', async () => {
    const { shelf, open, server, state, add } = setUp({ budget: 700_000 });
    const other = open();
    await other.use();
    let tried: Promise<unknown> | null = null;
    server.beforePiece = async () => {
      server.beforePiece = null;
      state.budget = 690_000;
      tried = other.download(add(sounds[0] as Uint8Array<ArrayBuffer>, '0'));
      await tried;
    };
    expect((await shelf.download(title)).type).toBe('kept');
    expect(shelf.stateOf(title.key).type).toBe('kept');
    expect(tried).not.toBeNull();
  });

  it('taken by chunks that a killed page left is found again', async () => {
    const { open, store, caches } = setUp();
    await store.putChunk('/audio/gone.mp3', 0, 0, new Blob([new Uint8Array(10)]));
    await open().use();
    await expect.poll(() => caches.entries().size).toBe(0);
  });
});

describe('opening', () => {
  it('with a network plays what is not kept: a title joined, a published file from its address', async () => {
    const { shelf, add, played, caches } = setUp();
    expect((await played(shelf, title)).equals(joinedTitle)).toBe(true);
    const item = add(head, 'a');
    expect((await shelf.open(item)).url).toBe(item.url);
    expect(caches.entries().size, 'playing keeps nothing').toBe(0);
  });

  it('without one rejects, and says why', async () => {
    const { shelf, add, server } = setUp();
    const item = add(head, 'a');
    server.away = true;
    await expect(shelf.open(title)).rejects.toEqual(new AudioUnavailable('offline'));
    await expect(shelf.open(item)).rejects.toEqual(new AudioUnavailable('offline'));
    server.away = false;
    server.status = 404;
    await expect(shelf.open(item)).rejects.toMatchObject({ reason: 'gone' });
    await expect(shelf.open(title)).rejects.toMatchObject({ reason: 'gone' });
    server.status = 503;
    await expect(shelf.open(item)).rejects.toMatchObject({ reason: 'offline' });
  });

  it('what the browser has lost a part of goes to the network, and is kept no longer', async () => {
    const { shelf, played, store } = setUp();
    await shelf.download(title);
    const record = await store.record('/audio/lunar-eclipse-wisdom/title.mp3');
    if (record === null) throw new Error('it was kept');
    await store.clear(record.address, {
      ...record,
      files: record.files.map((file) => ({ ...file, chunks: [] })),
    });
    expect((await played(shelf, title)).equals(joinedTitle)).toBe(true);
    expect(shelf.stateOf(title.key).type).toBe('none');
  });

  it('an item that plays another file now lets go of the one before; without a network it still plays', async () => {
    const { shelf, add, server, played } = setUp();
    const before = add(head, 'a');
    await shelf.download(before);
    const after = add(body, 'a');
    server.away = true;
    expect((await played(shelf, after)).equals(head)).toBe(true);
    server.away = false;
    expect((await shelf.open(after)).url).toBe(after.url);
    expect(shelf.stateOf(before.key).type).toBe('none');
  });

  it('an item whose file only got its name still plays from what is kept', async () => {
    const { shelf, add, server, played } = setUp();
    server.put('/api/soul-wisdom/a/audio', head);
    await shelf.download({ ...published(head, 'a'), url: '/api/soul-wisdom/a/audio' });
    const named = add(head, 'a');
    server.log.length = 0;
    expect((await played(shelf, named)).equals(head)).toBe(true);
    expect(server.log).toEqual([]);
  });

  it('long audio plays from its own address where a worker answers, part by part', async () => {
    const { shelf, add, state, server } = setUp();
    server.pieceBytes = 4_000_000;
    const item = add(new Uint8Array(25_000_000).fill(7), 'long');
    expect((await shelf.download(item)).type).toBe('kept');
    state.isAnswered = true;
    expect((await shelf.open(item)).url).toBe(item.url);
    state.isAnswered = false;
    expect((await shelf.open(item)).url).toMatch(/^blob:/);
  });
});
