/** English words of the time grammar. */
import type { TimeWords } from '#companion/understand/lexicon-types.ts';

export const englishTime: TimeWords = {
  months: [
    ['january', 'jan'], ['february', 'feb'], ['march'], ['april', 'apr'], ['may'], ['june', 'jun'],
    ['july', 'jul'], ['august', 'aug'], ['september', 'sept', 'sep'], ['october', 'oct'], ['november', 'nov'], ['december', 'dec'],
  ],
  // No "sun" and "sat": one is a planet, the other a verb.
  weekdays: [
    ['monday'], ['tuesday', 'tues', 'tue'], ['wednesday'], ['thursday', 'thurs', 'thur'], ['friday', 'fri'], ['saturday'], ['sunday'],
  ],
  units: { day: ['days', 'day'], week: ['weeks', 'week'], month: ['months', 'month'], year: ['years', 'year'] },
  numbers: {
    a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
    eighteen: 18, twenty: 20, 'a couple': 2, couple: 2, 'a few': 3, few: 3, several: 4, 'half a dozen': 6,
  },
  seasons: { spring: ['spring', 'springtime'], summer: ['summer', 'summertime'], autumn: ['autumn', 'fall'], winter: ['winter', 'wintertime'] },
  localSeasons: [],
  days: {
    today: 0, tonight: 0, 'this morning': 0, 'this afternoon': 0, 'this evening': 0, 'later today': 0, tomorrow: 1, 'tomorrow night': 1,
    'tomorrow morning': 1, 'day after tomorrow': 2, 'the day after tomorrow': 2, yesterday: -1, 'last night': -1, 'the other day': -3,
  },
  now: ['right now', 'at the moment', 'these days', 'lately', 'currently', 'at present', 'recently', 'nowadays'],
  openFuture: ['someday', 'one day', 'ever', 'in the future', 'eventually', 'sooner or later', 'in the long run'],
  life: ['my whole life', 'all my life', 'in my life', 'in this life', 'in this lifetime', 'for life', 'rest of my life', 'for the rest of my life', 'lifetime'],
  past: ['in the past', 'back then', 'when i was a kid', 'when i was young', 'as a child', 'years ago', 'long ago'],
  weekend: ['weekend'],
  feasts: [
    [['christmas eve'], 12, 24, 24], [['christmas day', 'christmas', 'xmas'], 12, 25, 25], [["new year's eve", 'nye'], 12, 31, 31],
    [["new year's day", "new year's", 'the new year'], 1, 1, 1], [["valentine's day", "valentine's", 'valentines day'], 2, 14, 14],
    [['halloween'], 10, 31, 31], [['songkran'], 4, 13, 15],
  ],
  birthday: ['my birthday', 'my bday', 'my next birthday'],
  this: ['this', 'this coming'],
  next: ['next', 'the following', 'the coming', 'coming'],
  last: ['last', 'past', 'previous'],
  ago: ['ago', 'back'],
  hence: ['from now', 'from today', 'later', 'out'],
  within: ['within', 'over', 'during', 'inside', 'throughout'],
  by: ['by', 'until', 'till', 'til', 'up to', 'by the end of', 'rest of', 'for the rest of', 'until the end of'],
  before: ['before', 'ahead of'],
  after: ['after', 'past', 'following'],
  since: ['since', 'ever since'],
  between: ['between', 'from'],
  to: ['to', 'and', 'until', 'till', 'through', '-', '–'],
  early: ['early', 'early in', 'beginning of', 'start of', 'the beginning of', 'the start of', 'turn of'],
  mid: ['mid', 'mid-', 'middle of', 'the middle of'],
  late: ['late', 'late in', 'end of', 'the end of', 'close of', 'towards the end of'],
  yearMark: [],
};
