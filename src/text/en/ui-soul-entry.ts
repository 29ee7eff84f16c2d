/** Words around a kept entry of the Soul Loop, wherever it is opened again. */
export const uiSoulEntry = {
  rest: 'You rested that day.',
  notRead: 'Kept as you wrote it, and not read further.',
  youWrote: 'You wrote',
  chosen: 'Feeling',
  feeling: (emotion: string) => emotion.charAt(0).toUpperCase() + emotion.slice(1),
  pattern: 'The pattern',
  insight: 'Insight',
  question: 'Question',
  action: 'The action',
  done: 'done',
  notDone: 'not marked as done',
  helped: 'Did it help?',
  helpedAnswer: (helped: number) => ['Not really', 'A little', 'A lot'][helped] ?? `${helped}`,
  reflection: 'You noted',
  closing: 'Final insight',
  facts: 'Facts it stands on',
};
