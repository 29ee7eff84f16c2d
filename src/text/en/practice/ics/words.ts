/** A calendar file in English. */
import type { CalendarWords } from '#practice/ics/sky-events.ts';
import { bareBodyName, signName } from '../../names.ts';

const aspects: Readonly<Record<string, string>> = { conjunction: 'conjunct', opposition: 'opposite' };
const phases = {
  new: 'New Moon',
  'first-quarter': 'First Quarter Moon',
  full: 'Full Moon',
  'last-quarter': 'Last Quarter Moon',
} as const;

export const calendarWords: CalendarWords = {
  name: 'Soulstice sky',
  transit: (mover, aspect, point) =>
    `${bareBodyName(mover)} ${aspects[aspect] ?? aspect} your ${bareBodyName(point)}`,
  transitNote: 'Exact at this minute by your birth chart. A lens to look through, not an instruction.',
  transitDoubt: (days) =>
    days < 1
      ? 'The doubt in your birth time may move it by some hours.'
      : `The doubt in your birth time may move it by ${days < 1.5 ? 'a day' : 'two days'} either way.`,
  lunation: (phase, sign) => `${phases[phase]} in ${signName(sign)}`,
  lunationNote: 'Exact at this minute, for everyone on Earth.',
};
