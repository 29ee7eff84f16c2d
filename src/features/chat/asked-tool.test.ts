import { expect, test } from 'vitest';
import { presetDraft } from '#features/tools/preset.ts';
import { askedTool } from './asked-tool.ts';

const stones = presetDraft('crystal-guide', ['more patience'], 'Computed on my device: Garnet.', {
  tool: ['crystal-guide'],
  intention: ['more patience'],
}).attached;

test('a tool is asked for in the mode it was sent in', () => {
  expect(askedTool(stones, 'mixed')).toEqual({ type: 'crystal-guide', intention: 'more patience' });
  expect(askedTool(stones, 'tarot')).toBe(null);
  const { attached } = presetDraft('meditation-generator', ['3', ''], '', {
    tool: ['meditation-generator'],
    minutes: ['3'],
    feeling: [''],
  });
  expect(askedTool(attached, 'mixed')).toEqual({ type: 'meditation-generator', minutes: 3, feeling: '' });
});

test('a message with nothing, and one of another tool, asks for none', () => {
  expect(askedTool(null, 'mixed')).toBe(null);
  const universe = presetDraft('ask-universe', ['Should I move?'], '').attached;
  expect(askedTool(universe, 'mixed')).toBe(null);
});
