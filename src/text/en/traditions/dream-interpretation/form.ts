/** The guided form beside a dream: each question, how to answer, and its choices. Every one may be left open. */
import { dreamQuestions, dreamWords } from '../../self/dream/words.ts';

type FormQuestion = {
  readonly ask: string;
  readonly hint: string;
  readonly options: Readonly<Record<string, string>>;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const unsure = { unsure: dreamQuestions.unsure } as const;

/** By the ids of the answers: the text first, then the questions in the order of asking. */
export const form: Readonly<Record<string, FormQuestion>> = {
  dream: {
    ask: 'What did you dream?',
    hint: dreamQuestions.text,
    options: {},
  },
  feeling: {
    ask: dreamQuestions.feeling,
    hint: 'The first word that comes is usually the right one.',
    options: {
      ...Object.fromEntries(Object.entries(dreamWords.feelings).map(([id, name]) => [id, capital(name)])),
      ...unsure,
    },
  },
  returning: {
    ask: dreamQuestions.returning,
    hint: 'The same dream, or one so like it that you knew the way.',
    options: { yes: dreamQuestions.yes, no: dreamQuestions.no, ...unsure },
  },
  'night-part': {
    ask: dreamQuestions.nightPart,
    hint: 'As near as you can tell. Folk rules use it, and it is shown as folklore.',
    options: { ...dreamQuestions.nightParts, ...unsure },
  },
  cause: {
    ask: dreamQuestions.cause,
    hint: 'Thai tradition names four causes, and the ordinary ones come first.',
    options: { ...dreamQuestions.causes, ...unsure },
  },
};
