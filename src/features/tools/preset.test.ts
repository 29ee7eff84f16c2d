import { expect, test } from 'vitest';
import { TOOLS } from '#practice/tools/tool-list.ts';
import { presetDraft } from './preset.ts';

test('a tool brings its reading mode and what the facts are computed from', () => {
  const draft = presetDraft('numerology', ['John Smith'], 'Computed here: life path 3.', {
    'full-name': ['John Smith'],
    'birth-date': ['1990-05-15'],
    nothing: [],
  });
  expect(draft.attached).toEqual({
    chartType: 'given',
    mode: 'pythagorean',
    title: 'Numerology',
    entered: null,
    answers: { 'full-name': ['John Smith'], 'birth-date': ['1990-05-15'] },
  });
  expect(draft.text).toContain('My full name at birth is John Smith. Then say');
  expect(draft.text).toMatch(/\n\nComputed here: life path 3\.$/);
});

test.each(TOOLS.map(({ id }) => id))('%s leaves out what was not filled in', (tool) => {
  const { text } = presetDraft(tool, [], '');
  expect(text).not.toMatch(/[[\]]/);
  expect(text.trim()).toBe(text);
});

test('a field that was filled in is there, and its own full stop is not doubled', () => {
  expect(presetDraft('meditation-generator', ['5', ''], '').text).toContain('a meditation of 5 minutes. Use');
  expect(presetDraft('dream-interpreter', ['I fall. I wake.', ''], '').text).toMatch(
    /^I dreamed: I fall\. I wake\. Please/,
  );
});
