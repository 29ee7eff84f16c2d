import { describe, expect, it } from 'vitest';
import type { AudioScore } from '#practice/audio/titles.ts';
import { isAudioPath, titleIdOf } from './names.ts';
import { addressOf, planOf } from './plan.ts';
import { bytesHeld, bytesInAll, fitsPlan, newRecord, readRecord, stateOfRecord, withFile } from './record.ts';
import type { Plan } from './record.ts';
import type { AudioItem } from './shelf.ts';

const sha = (digit: string): string => digit.repeat(64);
const score: AudioScore = {
  id: 'lunar-eclipse-wisdom',
  parts: [
    { file: 'head.mp3', bytes: 90, sha256: sha('a') },
    { file: 'body.mp3', bytes: 1000, sha256: sha('b') },
  ],
  order: [
    ['head.mp3', 1],
    ['body.mp3', 10],
    ['head.mp3', 1],
  ],
  kbps: 80,
  channels: 2,
};
const title: AudioItem = {
  kind: 'built-in',
  key: 'built-in:lunar-eclipse-wisdom',
  id: 'lunar-eclipse-wisdom',
  title: 'Lunar Eclipse Wisdom',
};
const published = (url: string): AudioItem => ({
  kind: 'published',
  key: 'published:7',
  id: '7',
  title: 'Dusk',
  url,
});
const plan = planOf(title, [score]) as Plan;

describe('a plan', () => {
  it('of a title fetches each part once, by an address that names its content', () => {
    expect(plan).toMatchObject({
      address: '/audio/lunar-eclipse-wisdom/title.mp3',
      files: [
        { url: '/audio/lunar-eclipse-wisdom/head.mp3?v=aaaaaaaaaaaaaaaa', bytes: 90, sha256: sha('a') },
        { url: '/audio/lunar-eclipse-wisdom/body.mp3?v=bbbbbbbbbbbbbbbb', bytes: 1000, sha256: sha('b') },
      ],
      order: [
        [0, 1],
        [1, 10],
        [0, 1],
      ],
    });
    expect(planOf(title, [])).toBeNull();
  });

  it('of a published file knows the hash where the name tells it', () => {
    const named = published(`/api/soul-wisdom/audio/${'3'.repeat(32)}.mp3`);
    expect(planOf(named, [])?.files[0]?.sha256).toBe('3'.repeat(32));
    expect(planOf(published('/api/soul-wisdom/7/audio'), [])?.files[0]?.sha256).toBeNull();
    expect(addressOf(published('/audio/rain.mp3?x=1'))).toBe('/audio/rain.mp3');
  });
});

describe('paths', () => {
  it.each([
    ['/audio/lunar-eclipse-wisdom/title.mp3', true],
    ['/audio/rain.ogg', true],
    ['/api/soul-wisdom/audio/0123.mp3', true],
    ['/api/soul-wisdom/7/audio', true],
    ['/api/soul-wisdom', false],
    ['/api/soul-wisdom/audio/a/b', false],
    ['/audio/cover.svg', false],
    ['/api/health', false],
    ['/assets/a.mp3', false],
  ])('%s is audio: %s', (path, is) => {
    expect(isAudioPath(path)).toBe(is);
  });

  it('tell the title that is put together there', () => {
    expect(titleIdOf('/audio/forest-bathing-soundscape/title.mp3')).toBe('forest-bathing-soundscape');
    expect(titleIdOf('/audio/forest-bathing-soundscape/head.mp3')).toBeNull();
    expect(titleIdOf('/audio/a/b/title.mp3')).toBeNull();
  });
});

describe('a record', () => {
  const record = withFile(withFile(newRecord(plan, 5), 0, { chunks: [90], checked: true }), 1, {
    chunks: [512, 88],
  });

  it('is the same after it was stored', () => {
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it.each([
    null,
    'text',
    {},
    { ...record, version: 2 },
    { ...record, files: [] },
    { ...record, order: [[2, 1]] },
    { ...record, state: 'lost' },
    { ...record, stopped: 'tired' },
    { ...record, files: [{ ...record.files[0], chunks: [0] }] },
    { ...record, files: [{ ...record.files[0], sha256: 'xyz' }] },
  ])('is none: %o', (stored) => {
    expect(readRecord(stored)).toBeNull();
  });

  it('counts what is here, and what there will be', () => {
    expect([bytesHeld(record), bytesInAll(record)]).toEqual([690, 1090]);
    expect(bytesInAll(withFile(record, 1, { bytes: null }))).toBeNull();
  });

  it('says how it stands', () => {
    expect(stateOfRecord(record)).toEqual({ type: 'paused', received: 690, total: 1090 });
    expect(stateOfRecord({ ...record, stopped: 'no-room' })).toEqual({
      type: 'stopped',
      received: 690,
      total: 1090,
      problem: 'no-room',
    });
    expect(stateOfRecord({ ...record, state: 'kept' })).toEqual({ type: 'kept', bytes: 690, usedAt: 5 });
  });

  it('goes on only with the same files', () => {
    expect(fitsPlan(record, plan)).toBe(true);
    const other = { ...score, parts: score.parts.map((part) => ({ ...part, sha256: sha('c') })) };
    expect(fitsPlan(record, planOf(title, [other]) as Plan)).toBe(false);
    const longer = { ...score, order: [...score.order, ['head.mp3', 2] as const] };
    expect(fitsPlan(record, planOf(title, [longer]) as Plan)).toBe(false);
  });
});
