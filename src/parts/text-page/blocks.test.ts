import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';

test('an empty line parts blocks, and lines with a bullet are a list', () => {
  expect(blocksOf('One.\n\nTwo, which\ngoes on.\n\n• a\n• b • c\n\n')).toEqual([
    { type: 'paragraph', text: 'One.' },
    { type: 'paragraph', text: 'Two, which\ngoes on.' },
    { type: 'list', items: ['a', 'b • c'] },
  ]);
});
