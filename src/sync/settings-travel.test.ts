/** Two devices of one person: of the settings, those that are the person's come along and those of the device stay. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settingKeys, settingRules } from '#contract/setting.ts';
import type { SettingKey, SettingValue } from '#contract/setting.ts';
import { allSettings, setSetting } from '#db/settings.ts';
import { createIds } from '#lib/id.ts';
import { createTestRandom } from '#lib/random.ts';
import {
  createSyncServer,
  marta,
  pass,
  stopTime,
  SyncBrowser,
  until,
} from '../../tests/support/sync-world.ts';
import type { SyncServer, SyncTab } from '../../tests/support/sync-world.ts';
import { written } from '../../tests/support/test-db.ts';

/** For each setting a value that is not its default. */
const other: { readonly [Key in SettingKey]: SettingValue<Key> } = {
  'dataRetention.chatHistoryDays': 90,
  'dataRetention.autoDeleteEnabled': true,
  // There is one format.
  'dataRetention.exportFormat': 'json',
  'privacy.shareAnalytics': false,
  'privacy.shareUsageData': true,
  'privacy.allowPersonalization': false,
  'notifications.dailyHoroscope': false,
  'notifications.transitAlerts': false,
  'notifications.newFeatures': false,
  'notifications.emailNotifications': true,
  'ai.responseLength': 'deep',
  'ai.personalityStyle': 'quiet',
  'ai.includeAstrologyDepth': 'advanced',
  'display.theme': 'light',
  'display.language': 'th',
  'display.timezone': 'Asia/Bangkok',
  'display.dateFormat': 'YYYY-MM-DD',
  'display.era': 'be',
  'display.motion': 'reduced',
  'general.autoSave': false,
  'general.autoSuggestKeywords': true,
  'general.soundNotifications': true,
  'general.haptics': true,
  'general.showMoreMessages': true,
  'general.streamResponses': false,
  'general.messagesPerBatch': 50,
  'reminder.on': true,
  'reminder.time': '07:15',
  'chart.houseSystem': 'whole',
  'chart.node': 'true',
  'chart.zodiac': 'lahiri',
  'chat.useBirthChart': false,
  'loop.sky': false,
  'growth.fromChats': true,
  'chat.readingMode': 'vedic',
  'tarot.reversals': false,
  'modes.schools': { 'chinese-bazi': { day: 'midnight' } },
  'modes.thaiName': 'มารตา',
  'modes.latinName': 'Marta',
  'modes.facingDeg': 135,
  'modes.place': {
    id: '2267057',
    name: 'Lisbon, Portugal',
    latDeg: 38.72,
    lonDeg: -9.14,
    zone: 'Europe/Lisbon',
  },
  'calendar.owner': 'a1b2',
  'prompts.uses': { 'built-in-3': 2 },
  'chat.aiNoticeSeen': true,
  'setup.completedSteps': ['welcome'],
  'safety.country': 'PT',
  'audio.keepBytes': 100_000_000,
  'shortcuts.on': false,
  'shortcuts.keys': { 'new-chat': 'Alt+Shift+J' },
  'layout.sidebarOpen': false,
  'layout.soulcastOpen': false,
  'audio.heartsChosen': true,
  'audio.sayName': true,
  'audio.words': false,
  'audio.speed': 0.9,
  'audio.voice': 'voice:1',
  'audio.binaural': true,
  'audio.told': true,
  'speech.textToSpeech': 'web',
  'speech.voice': 'voice:1',
  'speech.openaiVoice': 'nova',
  'speech.rate': 1.2,
  'speech.pitch': 0.9,
  'speech.autoRead': true,
  'speech.highlight': false,
  'speech.speechToText': 'openai',
  'speech.sendAfterSpeech': true,
  'speech.followInterfaceLanguage': false,
};

let server: SyncServer;
let tabs: SyncTab[] = [];

beforeEach(() => {
  stopTime();
  server = createSyncServer();
});

afterEach(async () => {
  const closing = Promise.all(tabs.map((tab) => tab.close()));
  await pass(500);
  await closing;
  tabs = [];
  vi.useRealTimers();
});

function open(): SyncTab {
  const tab = new SyncBrowser(server).open(marta);
  tabs.push(tab);
  return tab;
}

test('what is the person’s reaches the other device, what is the device’s does not', async () => {
  const [phone, desk] = [open(), open()];
  for (const tab of [phone, desk]) await until(() => tab.status()?.type === 'synced', 'synced');
  const deps = {
    clock: { now: () => Date.now() },
    ids: createIds(createTestRandom(7)),
    afterSave: phone.sync.afterWrite,
  };
  const changed = settingKeys.filter(
    (key) => JSON.stringify(other[key]) !== JSON.stringify(settingRules[key].fallback),
  );
  expect(settingKeys.filter((key) => !changed.includes(key))).toEqual(['dataRetention.exportFormat']);
  for (const key of changed) written(await setSetting(phone.db, deps, key, other[key]));

  const travelling = changed.filter((key) => settingRules[key].home === 'synced');
  const staying = changed.filter((key) => settingRules[key].home === 'device');
  const last = travelling.at(-1) ?? 'ai.responseLength';
  await until(
    async () => JSON.stringify((await allSettings(desk.db))[last]) === JSON.stringify(other[last]),
    `${last} on the other device`,
  );

  const there = await allSettings(desk.db);
  for (const key of travelling) expect(there[key], key).toEqual(other[key]);
  for (const key of staying) expect(there[key], key).toEqual(settingRules[key].fallback);
  const onServer = (await server.rows(marta)).flatMap(({ kind, id }) => (kind === 'setting' ? [id] : []));
  expect(onServer.toSorted()).toEqual(travelling.toSorted());
  expect(staying.length).toBeGreaterThan(10);
});
