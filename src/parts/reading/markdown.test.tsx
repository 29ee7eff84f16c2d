import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkdownBlock, MarkdownInline, safeAddress } from './markdown.tsx';
import { hasMarkdown, plainSentence } from './plain-sentence.ts';

const html = (node: React.ReactElement) => render(node).container.innerHTML;

test.each([
  ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
  ['HTTPS://EXAMPLE.ORG', 'https://example.org/'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['http://example.org', ''],
  ['javascript:alert(1)', ''],
  ['java\tscript:alert(1)', ''],
  ['//example.org', ''],
  ['/personal', ''],
  ['data:text/html,x', ''],
  ['https://user@example.org', ''],
  ['', ''],
])('the address %j may be led to as %j', (address, expected) => {
  expect(safeAddress(address)).toBe(expected);
});

test('a person’s links lead out without a trace of where from; a model’s are words', () => {
  const text = 'See [this](https://example.org/x) and **that**.';
  expect(html(<MarkdownBlock text={text} by="person" />)).toContain(
    '<a href="https://example.org/x" target="_blank" rel="noopener noreferrer nofollow">this</a>',
  );
  const byModel = html(<MarkdownBlock text={text} by="model" />);
  expect(byModel).not.toContain('<a');
  expect(byModel).toContain('this (https://example.org/x)');
  expect(byModel).toContain('<strong>that</strong>');
});

test('markup stays the text it is, pictures are their words, headings make no heading', () => {
  const made = html(
    <MarkdownBlock text={'# Title\n\n<b onclick=x>y</b> ![a boat](https://example.org/b.png)'} by="person" />,
  );
  expect(made).toContain('&lt;b onclick=x&gt;y&lt;/b&gt;');
  expect(made).toContain('a boat');
  expect(made).not.toMatch(/<(?:img|h\d|b)\b/);
});

test.each([
  ['A **bold passage.', 'A <strong>bold passage.</strong>'],
  ['goes on here.** Then', 'goes on here. Then'],
  ['plain and [half](https://exa', 'plain and half'],
])('a sentence that leaves a mark open: %j', (text, expected) => {
  expect(html(<MarkdownInline text={text} />)).toBe(expected);
});

test.each(['It is 5 - 3, e.g. [sic], snake_case, #1.', 'One. Two!', 'A line\nand another'])(
  '%j is no markdown',
  (text) => {
    expect(hasMarkdown(text)).toBe(false);
    expect(plainSentence(text)).toBe(text);
  },
);

test('a voice and appearing words get a sentence without its marks', () => {
  expect(plainSentence('The **Moon** is _very_ `slow` in snake_case.')).toBe(
    'The Moon is very slow in snake_case.',
  );
});
