import { expect, test } from 'vitest';
import type { ContentItem } from '#contract/api/content.ts';
import { bodyOf, draftOf, durationText, missingFields, newContent, wrongFields } from './content-draft.ts';

const full = {
  ...newContent,
  title: 'Moon',
  description: 'Slow.',
  audioUrl: 'https://a.example/m.mp3',
  duration: '12:15',
};

test('a new item starts as the specification says', () => {
  expect(bodyOf(newContent)).toMatchObject({
    type: 'podcast',
    order: '0',
    isPublished: 'true',
    gradientColor: 'Blue',
    emoji: '✨',
  });
});

test('four fields are required, blanks do not fill them', () => {
  expect(missingFields(newContent)).toEqual(['title', 'description', 'audioUrl', 'duration']);
  expect(missingFields({ ...full, title: '   ' })).toEqual(['title']);
  expect(missingFields(full)).toEqual([]);
});

test.each(['0:05', '12:15', '60:00', '120:00', '1:02:03'])('the duration %s is taken', (duration) => {
  expect(wrongFields({ ...full, duration })).toEqual([]);
});
test.each(['12', '12.15', '12:60', 'twelve', '12:5'])('the duration %s is not', (duration) => {
  expect(wrongFields({ ...full, duration })).toEqual(['duration']);
});

test.each([
  'http://a.example/m.mp3',
  'a.example/m.mp3',
  '//a.example/m.mp3',
  'javascript:alert(1)',
  'https://',
])('the address %s is not taken', (audioUrl) => {
  expect(wrongFields({ ...full, audioUrl })).toEqual(['audioUrl']);
});
test('an address of this server is taken', () => {
  expect(wrongFields({ ...full, audioUrl: '/api/soul-wisdom/audio/a.mp3' })).toEqual([]);
});

test.each(['-1', '1.5', 'first', '1000001'])('the order %s is not taken', (order) => {
  expect(wrongFields({ ...full, order })).toEqual(['order']);
});
test('no order counts as 0', () => {
  expect(wrongFields({ ...full, order: '' })).toEqual([]);
  expect(bodyOf({ ...full, order: '' }).order).toBe('0');
});

test('an item that is opened and saved is sent as it was', () => {
  const item: ContentItem = {
    id: '00000000-0000-4000-8000-000000000001',
    type: 'healing',
    title: 'Bowls',
    description: 'Alone.',
    duration: '45:00',
    audioUrl: '/api/soul-wisdom/audio/b.mp3',
    gradientColor: 'Teal Cyan',
    emoji: '🧘',
    isPublished: 'false',
    order: '7',
  };
  const { id: _id, ...fields } = item;
  expect(bodyOf(draftOf(item))).toEqual(fields);
});

test.each([
  [735, '12:15'],
  [734.6, '12:15'],
  [59.6, '1:00'],
  [0.2, '0:01'],
  [3600, '60:00'],
])('%d seconds are written %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
test.each([0, Number.POSITIVE_INFINITY, Number.NaN])('a length of %d is not told', (seconds) => {
  expect(durationText(seconds)).toBeNull();
});
