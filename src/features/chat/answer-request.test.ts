import { expect, test } from 'vitest';
import type { ChatPerson } from './chat-person.ts';
import { leavesChart } from './answer-request.ts';

const person = (useBirthChart: boolean) =>
  ({ settings: { 'chat.useBirthChart': useBirthChart } }) as unknown as ChatPerson;

test.each([
  ['mixed', true, false],
  ['mixed', false, true],
  // Whoever chooses a tradition by name asks for what it reads.
  ['western', false, false],
  ['chinese-bazi', false, false],
] as const)('in %s, with the birth chart in answers %s, it is left alone: %s', (mode, used, left) => {
  expect(leavesChart(person(used), mode)).toBe(left);
});
