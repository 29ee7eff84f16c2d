/** What the twelve signs do to whatever stands in them: shared by the Vedic, Thai and Khmer modes. */
import type { SignId } from '#astro/angle/sign.ts';

type SignText = {
  /** A noun phrase. */
  readonly gloss: string;
  /** After "Aries makes it …". */
  readonly makes: readonly [string, string];
  /** As the lagna: whole sentences. */
  readonly rising: readonly [string, string];
};

export const signTexts: Readonly<Record<SignId, SignText>> = {
  aries: {
    gloss: 'quick, open and first through the door',
    makes: ['go first and ask afterwards', 'quick to start and quick to be bored'],
    rising: [
      'You tend to enter at a run and learn the room while you are already in it.',
      'You start things; the second half of anything wants a plan or a partner.',
    ],
  },
  taurus: {
    gloss: 'steady, sensuous and slow to move',
    makes: ['slow, steady and fond of good cloth', 'hold on to what it has and improve it'],
    rising: [
      'You tend to settle before you speak, and people lean on that.',
      'You build by repetition, like a wall that is one stone higher every evening.',
    ],
  },
  gemini: {
    gloss: 'curious, talkative and of two minds',
    makes: ['talk, compare and keep two doors open', 'quick with words and restless in the chair'],
    rising: [
      'You tend to meet the world by asking it something.',
      'Two things at once suit you, as long as one of them gets finished.',
    ],
  },
  cancer: {
    gloss: 'protective, tender and led by memory',
    makes: ['go sideways, with an eye on the nest', 'tender, watchful and slow to forget'],
    rising: [
      'You tend to check the mood of a room before you take off your coat.',
      'You care by feeding, keeping and remembering, and you need a door of your own.',
    ],
  },
  leo: {
    gloss: 'warm, proud and meant to be seen',
    makes: ['warm, proud and easy to see', 'stand in the light and mean it'],
    rising: [
      'You tend to be noticed before you decide to be.',
      'You give generously in front of people; make sure that someone gives back in private.',
    ],
  },
  virgo: {
    gloss: 'exact, useful and hard to please',
    makes: ['exact, useful and a little hard on itself', 'sort, mend and find the missing button'],
    rising: [
      'You tend to see what is wrong with a thing first, and then fix it without a word.',
      'You are at ease with a task and a list, and less so with applause.',
    ],
  },
  libra: {
    gloss: 'fair, sociable and weighing',
    makes: ['weigh, ask and look for the fair price', 'charming, balanced and late to decide'],
    rising: [
      'You tend to look at the other person first and arrange yourself a little.',
      'You smooth the table; the thing to practise is the plain no.',
    ],
  },
  scorpio: {
    gloss: 'intense, private and thorough',
    makes: ['private, thorough and hard to distract', 'go down to the bottom of the matter'],
    rising: [
      'You tend to watch for a while before you let anyone see you watching.',
      'You do few things, wholly, and you remember who was honest.',
    ],
  },
  sagittarius: {
    gloss: 'wide, hopeful and fond of truth',
    makes: ['hopeful, blunt and ready for the road', 'aim far and forget the small print'],
    rising: [
      'You tend to open the window of whatever room you are in.',
      'You tell the truth first and find the tactful version on the stairs.',
    ],
  },
  capricorn: {
    gloss: 'sober, patient and built to last',
    makes: ['sober, patient and good with a long plan', 'count the cost and carry it uphill'],
    rising: [
      'You tend to look older than your years early, and younger late.',
      'You take the responsible chair without being asked; ask sometimes whether it was yours.',
    ],
  },
  aquarius: {
    gloss: 'independent, social and off the usual path',
    makes: ['think for the group and live by its own rule', 'cool, loyal and a little strange'],
    rising: [
      'You tend to stand a step outside the circle and see it better for that.',
      'You belong best where nobody asks you to be like the rest.',
    ],
  },
  pisces: {
    gloss: 'soft, imaginative and without hard edges',
    makes: ['soft, dreamy and open at the edges', 'feel its way, like a hand in water'],
    rising: [
      'You tend to take on the colour of the room, so choose your rooms.',
      'You understand more than you can prove; write it down before it swims off.',
    ],
  },
};

/** Null for a word that is no sign. */
export const signText = (sign: string | null): SignText | null =>
  sign !== null && sign in signTexts ? signTexts[sign as SignId] : null;
