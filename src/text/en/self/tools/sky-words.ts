/** What the tools say of the Moon and of a transit. Pictures, no forecasts. */
import type { SkyWords } from '#practice/tools/sky-words.ts';
import { bareBodyName, bodyName, signName } from '../../names.ts';

const aspects: Readonly<Record<string, string>> = {
  conjunction:
    'The two stand in one place, like two people sharing a desk: whatever one does, the other hears.',
  sextile: 'It is an easy contact that asks to be used: a door on the latch.',
  square: 'They stand at right angles, like two good plans for one afternoon. Something has to be chosen.',
  trine: 'They agree without a meeting. What is easy here is worth doing on purpose.',
  opposition: 'They look at each other across the table. Each holds the half that the other left out.',
};

const verbs: Readonly<Record<string, string>> = {
  conjunction: 'stands with',
  sextile: 'makes a sextile to',
  square: 'stands square to',
  trine: 'makes a trine to',
  opposition: 'stands opposite',
};

export const skyWords: SkyWords = {
  sign: signName,
  either: (signs) => signs.map(signName).join(' or '),
  body: bodyName,
  moonIn: {
    aries: 'The Moon is in Aries: a picture of the first step, taken before the reasons are complete.',
    taurus: 'The Moon is in Taurus: a picture of bread and weight, of what can be held in the hand.',
    gemini: 'The Moon is in Gemini: a picture of two voices in one room, and of asking one more person.',
    cancer: 'The Moon is in Cancer: a picture of the kitchen light, and of who is allowed to see you tired.',
    leo: 'The Moon is in Leo: a picture of the heart with its sleeves rolled up, wanting to be seen at work.',
    virgo: 'The Moon is in Virgo: a picture of sorting beans, one small true thing after another.',
    libra: 'The Moon is in Libra: a picture of a table for two, and of what is fair to both ends of it.',
    scorpio:
      'The Moon is in Scorpio: a picture of deep water, and of the thing that is known and not yet said.',
    sagittarius: 'The Moon is in Sagittarius: a picture of a long road seen from a hill.',
    capricorn: 'The Moon is in Capricorn: a picture of stone steps, worn by people who kept going.',
    aquarius:
      'The Moon is in Aquarius: a picture of an open window, and of your own life seen from across the street.',
    pisces: 'The Moon is in Pisces: a picture of the tide, and of edges that do not hold.',
  },
  phase: {
    new: 'The Moon is new, with nothing to see yet: tradition keeps this for beginnings that need the dark.',
    'waxing-crescent':
      'The Moon is a young crescent, growing: small moves show early whether they have roots.',
    'first-quarter':
      'The Moon is at its first quarter, half lit and growing: the point where a wish meets its first wall.',
    'waxing-gibbous': 'The Moon is nearly full: a time to mend and adjust rather than to start.',
    full: 'The Moon is full: what was begun stands in plain light, the good and the awkward side alike.',
    'waning-gibbous': 'The Moon is just past full: tradition gives it to telling, thanking and handing on.',
    'last-quarter':
      'The Moon is at its last quarter, half lit and shrinking: half is put down so that half can be carried.',
    'waning-crescent':
      'The Moon is a thin old crescent: the last days before new, given to rest and to finishing.',
  },
  transit: ({ mover, aspect, point }) =>
    `Closest to your chart now, ${bodyName(mover)} ${verbs[aspect] ?? 'touches'} your ${bareBodyName(point)}. ${aspects[aspect] ?? ''}`.trim(),
};
