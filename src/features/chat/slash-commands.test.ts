import { expect, test } from 'vitest';
import { modeWords } from '#text/en/modes.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { uiComposer } from '#text/en/ui-composer.ts';
import { groupName, modeEntries, searchModes } from './mode-picker-modes.ts';
import { fittingCommands, slashCommands } from './slash-commands.ts';
import { slashQuery } from './slash-query.ts';

test.each([
  ['/', ''],
  ['/Na', 'na'],
  ['/natal ', null],
  ['3/4 of the time', null],
  [' /natal', null],
  ['/natal\nmore', null],
  ['', null],
])('%j is %j of a command', (text, query) => {
  expect(slashQuery(text)).toBe(query);
});

const words = (query: string, available: Parameters<typeof slashCommands>[3] = []) =>
  fittingCommands(slashCommands(uiComposer, uiChat, modeWords, available), query).map(({ word }) => word);

test('a command is found by its word, and then by a word of its name', () => {
  expect(words('tra')).toEqual(['transits', 'thai-transits']);
  expect(words('ch')).toEqual(['chinese-bazi', 'chinese-ziwei', 'chaldean', 'natal', 'i-ching']);
  expect(words('w')).toEqual(['western', 'chinese-ziwei', 'astro-meteorology']);
  expect(words('nothing-like-it')).toEqual([]);
});

test('what cannot be done now is not offered', () => {
  expect(words('rege')).toEqual([]);
  expect(words('rege', ['regenerate', 'open-voice-input'])).toEqual(['regenerate']);
});

test('modes are found by name, note and group, without accents', () => {
  const entries = modeEntries(modeWords);
  const find = (query: string) =>
    searchModes(entries, query, (group) => groupName(group, uiComposer)).map(({ mode }) => mode);
  expect(find('')).toHaveLength(37);
  expect(find('WÉST')).toContain('western');
  expect(find('planets houses')).toEqual(['western']);
  expect(find('八字')).toEqual(['chinese-bazi']);
  expect(find('thai traditions')).toHaveLength(14);
  expect(find('tropical rune')).toEqual([]);
});
