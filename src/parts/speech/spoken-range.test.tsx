import { afterEach, expect, test } from 'vitest';
import { spokenRange } from './spoken-range.ts';

afterEach(() => document.body.replaceChildren());

function page(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

const sentences = ['Your Moon is in Virgo.', 'Rest is allowed.', 'Rest is allowed.'];
const root = () =>
  page(
    '<p><span>Your Moon is in </span><span><span>Virgo</span><button>1 fact</button>.</span> ' +
      '<s>Struck out.</s> <em>Rest</em> is\n allowed. <span class="sr-only">not read</span>Rest is allowed.</p>',
  );

test('a sentence is found through marks and line breaks', () => {
  const found = spokenRange(root(), { sentences, sentence: 0, word: null });
  expect(found?.startOffset).toBe(0);
  expect(found?.toString()).toContain('Virgo');
  expect(found?.endContainer.textContent).toBe('.');
});

test('a word is found by its place in the sentence', () => {
  const word = { from: 16, to: 21 };
  expect(sentences[0]?.slice(word.from, word.to)).toBe('Virgo');
  expect(spokenRange(root(), { sentences, sentence: 0, word })?.toString()).toBe('Virgo');
});

test('a sentence that stands twice is found where it is read', () => {
  const element = root();
  const [first, second] = [1, 2].map((sentence) =>
    spokenRange(element, { sentences, sentence, word: { from: 0, to: 4 } }),
  );
  expect([first?.toString(), second?.toString()]).toEqual(['Rest', 'Rest']);
  expect(first?.startContainer.parentElement?.tagName).toBe('EM');
  expect(second?.startContainer.parentElement?.tagName).toBe('P');
});

test('what does not stand there is nowhere', () => {
  expect(spokenRange(root(), { sentences: ['Something else.'], sentence: 0, word: null })).toBeNull();
  expect(spokenRange(root(), { sentences: [' '], sentence: 0, word: null })).toBeNull();
});
