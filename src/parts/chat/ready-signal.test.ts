import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { setSetting } from '#db/settings.ts';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';

let local: TestDb;
const starts: number[] = [];
const vibrate = vi.fn();

class FakeAudio {
  currentTime = 1;
  destination = {};
  resume = async () => undefined;
  createGain = () => ({
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    },
    connect: () => undefined,
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (to: { connect: unknown }) => to,
    start: (at: number) => starts.push(at),
    stop: () => undefined,
  });
}

beforeEach(() => {
  local = createTestDb();
  starts.length = 0;
  vibrate.mockClear();
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', { vibrate });
});
afterEach(() => {
  vi.unstubAllGlobals();
  closeSoulsticeDb(local.db);
});

test('nothing sounds and nothing shakes until it is switched on', async () => {
  const { signalReady } = await import('./ready-signal.ts');
  await signalReady(local.db);
  expect([starts.length, vibrate.mock.calls.length]).toEqual([0, 0]);
  await setSetting(local.db, local.deps, 'general.soundNotifications', true);
  await signalReady(local.db);
  expect(starts.map((at) => at.toFixed(2))).toEqual(['1.00', '1.14']);
  await setSetting(local.db, local.deps, 'general.haptics', true);
  await signalReady(local.db);
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(30);
});
