/** The Soul Loop in English: the table of `content/en`, with names and dates. Loaded when the dialog is first opened. */
import content from '#content/en/soul-loop.json' with { type: 'json' };
import type { LoopWords } from '#practice/soul-loop/words.ts';
import { clockName, dates } from '../../dates.ts';
import { bareBodyName, bodyName, signName } from '../../names.ts';

/** "the Moon", "Mercury" */
const moverName = (id: string): string => (id === 'sun' || id === 'moon' ? bodyName(id) : bareBodyName(id));

const { aspects, ...sky } = content.sky;

export const loopWords: LoopWords = {
  lang: 'en',
  patterns: content.patterns,
  actions: content.actions,
  mirrors: content.mirrors,
  neutral: content.neutral,
  returning: content.returning,
  perhaps: (sentence) => `Perhaps ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  otherLanguage: content.otherLanguage,
  medicalNote: content.medicalNote,
  history: content.history,
  sky: {
    ...sky,
    aspect: (mover, aspect, point) =>
      `${moverName(mover)} ${(aspects as Readonly<Record<string, string>>)[aspect] ?? aspect} your ${bareBodyName(point)}`,
    today: (time, about) => (about ? 'today' : `today at ${time}`),
    clock: clockName,
    onDay: (date, today, about) => `${about ? 'around' : 'on'} ${dates.day(date, today)}`,
    sign: signName,
  },
  close: content.close,
  support: content.support,
  emotions: content.emotions,
  places: content.places,
  date: dates.day,
  times: (n) => content.times[n] ?? `${String(n)} times`,
  them: content.them,
  between: ' ',
};
