import { expect, test } from 'vitest';
import { uiSettings } from '#text/en/ui-settings.ts';
import { settingsGroups } from './sections.tsx';
import { settingsLike } from './settings-index.ts';

const all = settingsGroups.flatMap(({ sections }) => sections.map(({ id }) => id));
const found = (query: string, offered = all) =>
  settingsLike(query, uiSettings, offered).map(({ section, setting }) => setting ?? section);

test.each([
  ['house', 'chart.houseSystem'],
  ['STREAM resp', 'general.streamResponses'],
  ['buddhist', 'display.era'],
  ['dark mode', 'theme'],
  ['theme', 'theme'],
  ['mcp', 'protocol'],
  ['whisper', 'voice'],
  ['export', 'storage'],
  ['thai', 'display.language'],
  ['notification', 'general.soundNotifications'],
  ['reminder', 'reminder'],
])('%s finds %s first', (query, first) => {
  expect(found(query)[0]).toBe(first);
});

test('each page is found by its own name', () => {
  for (const id of all) expect(found(uiSettings[id]), id).toContain(id);
});

test('what is called so stands before what is meant by it', () => {
  expect(found('messages').slice(0, 2)).toEqual(['general.showMoreMessages', 'general.messagesPerBatch']);
});

test('nothing is found for nothing, for other words, and on pages that are not offered', () => {
  expect(found('  ')).toEqual([]);
  expect(found('dark zebra')).toEqual([]);
  expect(found('admin')).toEqual(['admin']);
  expect(
    found(
      'admin',
      all.filter((id) => id !== 'admin'),
    ),
  ).toEqual([]);
});
