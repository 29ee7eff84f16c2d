/**
 * What Chiron and the Black Moon mean in a sign and a house, and what the calculated points are.
 *
 * Each is one whole sentence of at most eighteen words, in the second person, true of this place and not of its
 * neighbour. Chiron: an old sore place and the skill that grew around it. Black Moon: what you refuse to tidy away.
 */
import type { SignName } from '#facts/fact-id.ts';

export const chironInSign: Readonly<Record<SignName, string>> = {
  aries: 'You learned early that going first got you told off, and you now coach other beginners well.',
  taurus: 'Something about money or your own body felt unsafe once; you have grown careful, solid hands.',
  gemini: 'You were corrected mid-sentence too often, and now you hear what others cannot get out.',
  cancer: 'A home was not quite a home once, which is why strangers relax in your kitchen.',
  leo: 'Somebody looked away while you were showing them something; you now watch other people’s first tries closely.',
  virgo: 'One small mistake was made to count for everything, and you still mend things without being asked.',
  libra: 'You kept a peace that was not yours to keep; you can now tell fair from merely quiet.',
  scorpio: 'A confidence of yours was passed on once, and people have told you theirs ever since.',
  sagittarius: 'An answer you trusted turned out hollow, so you ask better questions than most teachers.',
  capricorn: 'You carried an adult’s load too soon; you know exactly which duties can be put down.',
  aquarius: 'You stood at the edge of the group long enough to notice everyone else who stands there.',
  pisces: 'You soaked up a room’s sadness before you could name it, and you can still find its source.',
};

export const chironInHouse: Readonly<Record<number, string>> = {
  1: 'It shows in how you enter a room: half a step late, then entirely present.',
  2: 'It sits by the purse: you undercharge for the very thing you do best.',
  3: 'It lives in small talk, siblings and school desks, where a word once went in deep.',
  4: 'It belongs to the house you grew up in, and you furnish your rooms against it.',
  5: 'It touches play: you wait for permission to do the thing you love in front of people.',
  6: 'It turns up on workdays, in the body’s small complaints and the jobs nobody thanks you for.',
  7: 'It wakes in pairs: you notice the other person’s hurt first and your own on the way home.',
  8: 'It concerns what is shared and owed; you count favours because a debt once frightened you.',
  9: 'It came with a belief, a school or a trip that did not keep its promise.',
  10: 'It is visible at work: you are asked for advice on exactly what cost you most.',
  11: 'It shows among friends, where you organise the evening and wonder whether you were invited.',
  12: 'It is quiet and mostly private, met at night and eased by an hour nobody knows about.',
};

export const lilithInSign: Readonly<Record<SignName, string>> = {
  aries: 'You will not ask before you act, and no amount of being called rude has changed that.',
  taurus: 'You refuse to be hurried out of comfort, off a chair, or away from what is yours.',
  gemini: 'You will say the sentence everyone agreed to leave out, and usually with good timing.',
  cancer: 'You decide alone who counts as family, whatever the birthdays and the papers say.',
  leo: 'You will not dim yourself for a room, even one that politely asks you to.',
  virgo: 'You refuse work done badly on purpose, and you refuse to be called fussy for it.',
  libra: 'You stop being agreeable without warning once a bargain turns out to be one-sided.',
  scorpio: 'You keep what you want to keep, including the right not to explain why.',
  sagittarius: 'You walk out of any lesson that needs you to pretend you believe it.',
  capricorn: 'You will not obey a title; you obey whoever turns out to know the work.',
  aquarius: 'You keep one habit nobody around you shares, and you defend it better than your opinions.',
  pisces: 'You disappear when you are done with people, and feel no duty to announce it.',
};

export const lilithInHouse: Readonly<Record<number, string>> = {
  1: 'People meet it first: it is in how you dress, stand, and do not apologise.',
  2: 'It concerns what is yours: you would sooner be short of money than be kept.',
  3: 'It speaks in your messages, which are shorter and truer than the person reading them likes.',
  4: 'It stands at your front door: nobody rearranges your home, however kindly they mean it.',
  5: 'It comes out in play and romance, where you refuse to be the sensible one.',
  6: 'It shows at work as a task you simply will not do, with no reason given.',
  7: 'It turns up between two people: you stay by choice each day or not at all.',
  8: 'It guards what is intimate: you give all of it or you close the account.',
  9: 'It argues with teachers, borders and holy books, and travels alone if it has to.',
  10: 'It is public: you have turned down a good post for a reason nobody put in writing.',
  11: 'It sits among friends as the one who says no when the whole table says yes.',
  12: 'It keeps a locked room inside you, and it is quite content there.',
};

/** What a calculated point is, in one sentence. */
export const pointIs = {
  chiron: 'Chiron marks an old sore place and the skill that grew around it.',
  lilith: 'The Black Moon is the far end of the Moon’s path: what you refuse to tidy away.',
  vertex:
    'The Vertex is where the ecliptic meets the west of the sky; many read it as meetings you did not arrange.',
  fortune:
    'The Lot of Fortune joins Sun, Moon and Ascendant, and is read as what comes to you through circumstance.',
  spirit: 'The Lot of Spirit is its mirror, read as what you set going on purpose.',
} as const;
