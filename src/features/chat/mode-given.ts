/** What a question gives to its reading mode: what is known of the person, what came with the message, and the draw made for it. */
import { givenFor, givenIn, isDrawnMode, isGuidedMode } from '#companion/given.ts';
import type { TraditionGiven } from '#companion/given.ts';
import type { ReadingMode } from '#companion/request.ts';
import type { Attached } from '#contract/attached-chart.ts';
import type { Message } from '#contract/message.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import type { ChatPerson } from './chat-person.ts';

/** A message of this many characters in the mode of dreams is the dream itself. */
const TOLD_DREAM = 30;

/** A name with a letter of the Thai block in it, or with none. */
export const isThaiName = (name: string): boolean => /\p{Script=Thai}/u.test(name);
export const isLatinName = (name: string): boolean => /\p{Script=Latin}/u.test(name);

/** What is known of the person beyond a birth; names from the profile where they are written in the letters that are counted. */
function ofPerson({ name, sex, here, settings }: ChatPerson, mode: ReadingMode): TraditionGiven {
  const thaiName = settings['modes.thaiName'] || (isThaiName(name) ? name : '');
  const latinName = settings['modes.latinName'] || (isLatinName(name) ? name : '');
  const reversals = settings['tarot.reversals'] ? {} : { reversals: 'off' };
  return {
    sex,
    thaiName: thaiName === '' ? null : thaiName,
    latinName: latinName === '' ? null : latinName,
    place: here === null ? null : { name: here.name, latDeg: here.latDeg, lonDeg: here.lonDeg },
    facingDeg: settings['modes.facingDeg'],
    school: { ...reversals, ...settings['modes.schools'][mode] },
  };
}

/** What the last reading of the same mode in a chat was given; null without one. */
export function givenBefore(before: readonly Message[], mode: ReadingMode): TraditionGiven | null {
  const last = before.findLast(({ reading }) => reading?.sheet.mode === mode)?.reading;
  return last === undefined || last === null ? null : givenIn(last.sheet);
}

/** The seed that an earlier answer to the same question was drawn by: another wording never casts anew. */
export function seedOf(answer: StoredReading | null | undefined, mode: ReadingMode): string | null {
  return answer?.sheet.mode === mode ? (givenIn(answer.sheet)?.seed ?? null) : null;
}

/** Answers that say who a reading is about: the next question of the chat is about the same. */
const WHO = ['birth-part', 'full-name', 'birth-date'];

const whoIn = (answers: TraditionGiven['answers']): TraditionGiven['answers'] =>
  Object.fromEntries(Object.entries(answers ?? {}).filter(([id]) => WHO.includes(id)));

/** Everything that is given to the mode of a question, as far as the mode reads it. */
export function modeGiven(parts: {
  readonly person: ChatPerson;
  readonly mode: ReadingMode;
  readonly text: string;
  readonly attached: Attached | null;
  /** What the last reading of this mode in the chat was given. */
  readonly before: TraditionGiven | null;
  /** Made for this question; used where the mode draws. */
  readonly seed: string | null;
}): TraditionGiven {
  const { person, mode, text, attached, before, seed } = parts;
  const own = attached?.chartType === 'given' && attached.mode === mode ? attached : null;
  // A hand stays the same hand, and a dream is talked about for more than one question.
  const form = before?.answers ?? {};
  const answers = isGuidedMode(mode) ? (own?.answers ?? form) : { ...whoIn(form), ...own?.answers };
  const isDream = mode === 'dream-interpretation' && answers['dream'] === undefined;
  return givenFor(mode, {
    ...ofPerson(person, mode),
    seed: isDrawnMode(mode) ? seed : null,
    entered: own?.entered ?? null,
    answers: isDream && text.trim().length >= TOLD_DREAM ? { ...answers, dream: [text.trim()] } : answers,
  });
}
