import { expect, test } from 'vitest';
import { uiComposer } from '#text/en/ui-composer.ts';
import { imageMessage, noAnswers } from './image-questions.ts';
import { imageSight } from './image-sight.ts';

test('the message holds what was said about the picture and nothing else', () => {
  const answers = {
    what: 'a tower on the shore',
    first: '',
    feeling: '  lonely \n and calm. ',
    question: 'What now?',
  };
  expect(imageMessage(answers, uiComposer).split('\n')).toEqual([
    'I chose a picture to look at with you.',
    'It shows: a tower on the shore.',
    'What it stirs in me: lonely and calm.',
    'What now?',
  ]);
});

test('a question alone is the message, and no answers make none', () => {
  expect(imageMessage({ ...noAnswers, question: 'Is it time to go?' }, uiComposer)).toBe('Is it time to go?');
  expect(imageMessage({ ...noAnswers, what: '  ' }, uiComposer)).toBe('');
});

test('only what is known to see is said to see', () => {
  expect(imageSight({ type: 'composer' })).toBe('blind');
  expect(imageSight({ type: 'built-in' })).toBe('blind');
  expect(imageSight({ type: 'own', provider: 'anthropic', model: 'm' })).toBe('sees');
  expect(imageSight({ type: 'own', provider: 'compatible', model: 'm' })).toBe('may-see');
  expect(imageSight({ type: 'hosted' })).toBe('may-see');
});
