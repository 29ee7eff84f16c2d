/** The twelve palaces: what each holds, and what it means that something falls there. Our own words. */
import type { PalaceId, TransformationId } from '#traditions/ziwei/stars.ts';
import type { Theme } from '../east-asian/telling.ts';

export type PalaceText = {
  /** The theme in which its stars are told; null for that of the question. */
  readonly theme: Theme | null;
  readonly holds: string;
  readonly body: string;
  readonly years: string;
  readonly year: string;
  readonly gain: string;
  readonly knot: string;
};

export const palaceTexts: Readonly<Record<PalaceId, PalaceText>> = {
  life: {
    theme: null,
    holds: 'It holds your bent and your way of beginning things.',
    body: 'What you are and what you do are kept in one room, so you change by practice more than by plan.',
    years: 'Ten years in that palace put you yourself on the table: habits, looks, aims.',
    year: 'A year there is for setting your own course, in small print.',
    gain: 'What flows there comes through being yourself, and needs no second face.',
    knot: 'What tangles there is the picture you have of yourself, so loosen one stroke of it.',
  },
  siblings: {
    theme: 'family',
    holds: 'It holds brothers, sisters and those who are like them.',
    body: 'You become yourself among equals, so keep a few who knew you early.',
    years: 'Ten years in that palace are about partners and equals, and who carries what.',
    year: 'A year there is for mending or making a bond between equals.',
    gain: 'What flows there comes by way of an equal, so ring one.',
    knot: 'What tangles there is an account between equals, so settle it in daylight.',
  },
  spouse: {
    theme: 'love',
    holds: 'It holds the close bond and how you keep it.',
    body: 'Much of your life is lived across the table from one person, so choose the table well.',
    years: 'Ten years in that palace turn on the close bond: made, mended or understood.',
    year: 'A year there is for what is said between two.',
    gain: 'What flows there comes through closeness, when it is thanked for.',
    knot: 'What tangles there is a wish left unspoken, so give it one plain sentence.',
  },
  children: {
    theme: 'family',
    holds: 'It holds children, pupils, and what you make and let go.',
    body: 'You come into your own by bringing something up, be it a pupil, a garden or a book.',
    years: 'Ten years in that palace are for raising things and letting them walk.',
    year: 'A year there is for what you make, and for whoever looks up to you.',
    gain: 'What flows there comes from something you are bringing up.',
    knot: 'What tangles there is holding on to what wants to walk, so let out the line.',
  },
  wealth: {
    theme: 'money',
    holds: 'It holds what comes in, what goes out, and your hand on it.',
    body: 'You learn who you are by earning and by what you spend it on.',
    years: 'Ten years in that palace ask you to learn the handling of money, as one learns a tool.',
    year: 'A year there is for a plain look at sums.',
    gain: 'What flows there is income through steady use, and a ledger keeps it.',
    knot: 'What tangles there is money with feeling in it, so take the two apart on paper.',
  },
  health: {
    theme: 'mood',
    holds: 'It holds rest, strain and daily rhythm, and we read nothing else from it.',
    body: 'Your days decide how you are, so guard the hour you go to bed.',
    years: 'Ten years in that palace ask for rhythm: meals, walks, sleep.',
    year: 'A year there is for rest taken before it is needed.',
    gain: 'What flows there comes from a settled rhythm.',
    knot: 'What tangles there is worry, so bring bodily questions to a doctor and keep the evenings calm.',
  },
  travel: {
    theme: 'decision',
    holds: 'It holds the world outside and how you go out into it.',
    body: 'You find yourself away from home, so leave it often enough to come back.',
    years: 'Ten years in that palace lead outward: roads, strangers, other towns.',
    year: 'A year there is for going and seeing.',
    gain: 'What flows there comes from outside your usual streets.',
    knot: 'What tangles there is haste on the road, so book the later train.',
  },
  friends: {
    theme: 'love',
    holds: 'It holds friends, helpers and those you work with.',
    body: 'You grow through company, so look at whose company it is.',
    years: 'Ten years in that palace are lived among many, and ask whom you would ring at night.',
    year: 'A year there is for choosing company.',
    gain: 'What flows there comes through friends and helpers, and wants to be returned.',
    knot: 'What tangles there is a favour nobody counted, so count it and laugh.',
  },
  career: {
    theme: 'work',
    holds: 'It holds your post and your work in public.',
    body: 'You become yourself at work, so see that the work deserves it.',
    years: 'Ten years in that palace turn on what you do by day and in whose name.',
    year: 'A year there is for the working day: a post, a task, a title.',
    gain: 'What flows there comes through work done in the open.',
    knot: 'What tangles there is a duty without an end, so ask for its date.',
  },
  property: {
    theme: 'family',
    holds: 'It holds house, rooms and what the family keeps.',
    body: 'You settle into yourself by settling somewhere, so make one room really yours.',
    years: 'Ten years in that palace are about walls and keys, and who lives between them.',
    year: 'A year there is for the house.',
    gain: 'What flows there gathers at home, a shelf at a time.',
    knot: 'What tangles there is a room full of the past, so clear one drawer.',
  },
  spirit: {
    theme: 'spirit',
    holds: 'It holds inner ease, taste and what you do when nobody asks.',
    body: 'You are lived from within, so protect the hour that produces nothing.',
    years: 'Ten years in that palace are quieter outside and busier inside.',
    year: 'A year there is for what gives you ease.',
    gain: 'What flows there is contentment, and it comes unplanned.',
    knot: 'What tangles there is brooding, so give the thought some paper and a lid.',
  },
  parents: {
    theme: 'family',
    holds: 'It holds parents, elders, superiors and papers.',
    body: 'You take shape by answering those who came before you.',
    years: 'Ten years in that palace are about elders and authority, and about becoming one.',
    year: 'A year there is for elders, offices and signatures.',
    gain: 'What flows there comes from above: an elder, an office, a recommendation.',
    knot: 'What tangles there is an old expectation, so ask whether it is still held by anyone.',
  },
};

/** What each transformation does to a star, in two wordings; gain and knot are told by their palace as well. */
export const transformationTexts: Readonly<Record<TransformationId, readonly [string, string]>> = {
  lu: [
    'Gain is ease and supply: what the star does comes more freely.',
    'The old word is a salary, so look for what is paid to you regularly, in any coin.',
  ],
  quan: [
    'Command is grip: the star takes the lead there, and should be given something to lead.',
    'The old word is the weight on a scale, so use it to settle a thing and not to press.',
  ],
  ke: [
    'Good name is a clean record: the star is seen there at its best and is asked for its opinion.',
    'The old word is an examination passed, so show the work.',
  ],
  ji: [
    'The knot is where attention sticks: the star wants too much there, and patience undoes it strand by strand.',
    'It marks the place that is never quite done, so do a little and stop on time.',
  ],
};
