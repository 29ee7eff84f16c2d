import { expect, test } from 'vitest';
import { uiChat } from '#text/en/ui-chat.ts';
import { withoutGoOnNote } from './answer.ts';

test('the note that asks a model to go on is not part of what the person wrote', () => {
  const note = uiChat.goOnAfter('You kept a lighthouse once (so you said).');
  expect(withoutGoOnNote(`And then?\n\n${note}`)).toBe('And then?');
  expect(withoutGoOnNote('And then?\n\n(I mean it.)')).toBe('And then?\n\n(I mean it.)');
});
