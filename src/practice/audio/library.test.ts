import { expect, test } from 'vitest';
import { audioTitles } from '#text/en/audio/titles.ts';
import {
  builtInItems,
  clockTime,
  favouritesAtFirst,
  findItems,
  mergedLibrary,
  secondsOf,
} from './library.ts';
import type { PublishedEntry } from './library.ts';

const own = builtInItems(audioTitles);
const published = (id: string, order: number, title = id): PublishedEntry => ({
  id,
  key: `published:${id}`,
  category: 'podcast',
  title,
  description: 'A talk.',
  duration: '10:00',
  url: `/api/soul-wisdom/audio/${id}.mp3`,
  gradientColor: 'Blue',
  emoji: '✨',
  order,
});

test('the seven have the names and lengths of the specification, in its order', () => {
  expect(own.map(({ title, duration, category }) => `${title} ${duration} ${category}`)).toEqual([
    'Cosmic Awakening Journey 24:30 podcast',
    'Daily Abundance Affirmations 12:15 affirmation',
    'Crystal Bowl Healing Frequencies 45:00 healing',
    'Chakra Alignment Meditation 28:00 healing',
    'Lunar Eclipse Wisdom 18:45 podcast',
    'Self-Love Activation 15:30 affirmation',
    'Forest Bathing Soundscape 60:00 healing',
  ]);
  expect(favouritesAtFirst).toEqual([own[1]?.key, own[3]?.key]);
});

test('published titles come in by their order, after a built-in one of the same', () => {
  const list = mergedLibrary(own, [
    published('first', 0),
    published('b', 2),
    published('a', 2),
    published('last', 9),
  ]);
  expect(list.map(({ id }) => id)).toEqual([
    'first',
    own[0]?.id,
    own[1]?.id,
    'b',
    'a',
    ...own.slice(2).map(({ id }) => id),
    'last',
  ]);
});

test('found by category and by every word, in any case and without marks; Thai as it is written', () => {
  const list = mergedLibrary(own, [published('c', 9, 'Café talk'), published('t', 9, 'ใจสงบ')]);
  const titles = (search: string, category: 'healing' | null = null) =>
    findItems(list, { category, search, locale: 'en' }).map(({ title }) => title);
  expect(titles('', 'healing')).toHaveLength(3);
  expect(titles('CAFE')).toEqual(['Café talk']);
  expect(titles('moon  dark')).toEqual(['Lunar Eclipse Wisdom']);
  expect(titles('moon nothing')).toEqual([]);
  expect(titles('สงบ')).toEqual(['ใจสงบ']);
});

test('lengths as they are written, and back', () => {
  expect(secondsOf('12:15')).toBe(735);
  expect(secondsOf('1:02:30')).toBe(3750);
  expect(secondsOf('60:00')).toBe(3600);
  expect(secondsOf('about an hour')).toBeNull();
  expect(secondsOf('1:75')).toBeNull();
  expect([0, 9.9, 735, 3600].map(clockTime)).toEqual(['0:00', '0:09', '12:15', '60:00']);
});
