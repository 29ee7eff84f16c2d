/** Questions that the app itself suggests, and plain dreams, ask for no care. */
import { expect, test } from 'vitest';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import { safetyTools } from '#engine/safety.ts';
import { chips } from '#text/en/chips.ts';
import { modeWords } from '#text/en/modes.ts';
import { builtInShelf, clarityRoom, toolPresets } from '#text/en/self/prompts.ts';

const questions = [
  ...Object.values(modeWords).map(({ example }) => example),
  ...Object.values(chips).map(({ send }) => send),
  'I am falling into water. A snake swims beside me and I am afraid.',
  ...[...builtInShelf.prompts, ...clarityRoom, ...toolPresets].map(({ content }) => content),
];

test.each(questions)('%s', (question) => {
  const { tier, care } = assessSafety(question, safetyTools);
  expect({ tier, care }).toEqual({ tier: 0, care: false });
});
