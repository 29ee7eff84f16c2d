import type { Message } from '#contract/message.ts';
import { plainSentence } from '#parts/reading/plain-sentence.ts';

/** What is read aloud of a reply, sentence by sentence, and in which language. What its sheet denies is not said. */
export function spokenReply({
  reading,
  content,
}: Pick<Message, 'reading' | 'content'>): [sentences: readonly string[], lang: 'en' | 'th'] {
  if (reading === null) return [content.split('\n').map(plainSentence), 'en'];
  const said = reading.sentences
    .filter(({ verdict, text }) => verdict !== 'contradicted' && text !== '')
    .map(({ text }) => plainSentence(text));
  return [said, reading.lang];
}
