import { expect, test } from 'vitest';
import { wantedIn } from './query.ts';
import { excerptOf, markedText } from './snippet.ts';

const marked = ({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) =>
  marks.map(([from, to]) => text.slice(from, to));

test('a short text is its own excerpt, with what was typed of each word marked', () => {
  const excerpt = excerptOf('Why do I always get ghosted?', wantedIn('ghost why'));
  expect(excerpt.text).toBe('Why do I always get ghosted?');
  expect(marked(excerpt)).toEqual(['Why', 'ghost']);
  expect(excerpt.words).toEqual(['ghost', 'Why']);
});

test('of a long text the place that holds the most words is shown', () => {
  const filler = 'words of no interest at all, '.repeat(30);
  const excerpt = excerptOf(`job ${filler}my job and my\nhome ${filler}`, wantedIn('job home'));
  expect(marked(excerpt)).toEqual(['job', 'home']);
  expect(excerpt.text).toMatch(/^…/);
  expect(excerpt.text).toMatch(/…$/);
  expect(excerpt.text).toContain('my job and my home');
  expect(excerpt.text.length).toBeLessThan(160);
});

test('no cut goes through a character', () => {
  const thai = `${'ที่นี่'.repeat(40)} ความรัก ${'ที่นี่'.repeat(40)}`;
  const excerpt = excerptOf(thai, wantedIn('ความรัก'));
  expect(marked(excerpt)).toEqual(['ความรัก']);
  expect(excerpt.text).not.toMatch(/…\p{M}/u);
  const emoji = excerptOf(`${'🌙'.repeat(100)} moon ${'🌙'.repeat(100)}`, wantedIn('moon'));
  expect(emoji.text).not.toMatch(/\p{Surrogate}/u);
  expect(marked(emoji)).toEqual(['moon']);
});

test('an accented word is marked whole', () => {
  expect(marked(markedText('Mãe e pai', wantedIn('mae')))).toEqual(['Mãe']);
  expect(marked(markedText('Sterne', wantedIn('mond')))).toEqual([]);
});

test('the heading of a paragraph is part of the text around what was found', () => {
  const { text } = excerptOf('You begin.\n\nThe fast start. Venus is in Aries.', wantedIn('venus'));
  expect(text).toContain('The fast start. Venus is in Aries.');
});
