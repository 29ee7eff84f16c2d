/** The four types of hand in words: what each is called and what it says by theme. A picture of a way of working, and no verdict. */
import type { HandType } from '#traditions/palm/questions.ts';
import { themes } from '../drawn/telling.ts';
import type { Theme } from '../drawn/telling.ts';

export type HandTypeWords = {
  readonly name: string;
  /** How it is built. */
  readonly build: string;
  readonly says: readonly [string, string];
  readonly themes: Readonly<Record<Theme, string>>;
};

const type = (
  name: string,
  build: string,
  says: readonly [string, string],
  lines: readonly [string, string, string, string, string, string, string, string],
): HandTypeWords => ({
  name,
  build,
  says,
  themes: Object.fromEntries(themes.map((theme, at) => [theme, lines[at]])) as Record<Theme, string>,
});

/** Lines in the order love, work, money, family, self, mood, spirit, decision. */
export const handTypeWords: Readonly<Record<HandType, HandTypeWords>> = {
  earth: type(
    'earth',
    'a square palm with short fingers',
    [
      'Handbooks read it as a hand for things that can be held, mended and finished.',
      'It is read as the hand of the bench and the garden, slow to start and slow to stop.',
    ],
    [
      'In love it speaks by doing: the repaired tap, the packed lunch; add a sentence to it sometimes.',
      'At work it likes a task with an end and a tool that fits.',
      'With money it prefers what can be touched, so let one sum be for pleasure.',
      'In the family it is the hand that carries chairs; ask who carries yours.',
      'For yourself it asks for something real to do by nightfall.',
      'A low mood lifts in the hands first: peel, plant, polish.',
      'Its prayer is a habit kept in the same place at the same hour.',
      'Before a choice, it wants to see the thing itself, so go and look.',
    ],
  ),
  air: type(
    'air',
    'a square palm with long fingers',
    [
      'Handbooks read it as a hand for words, exchange and the next question.',
      'It is read as the hand of the letter and the map, quick to see how things connect.',
    ],
    [
      'In love it courts with talk; leave one silence for the other person to fill.',
      'At work it thinks best aloud and with a pencil.',
      'With money it likes to understand the plan, so write it on one page.',
      'In the family it is the one who explains; try asking instead for an evening.',
      'For yourself it asks for a window and a good conversation.',
      'A crowded head clears by being written out, badly and in full.',
      'Its practice is reading slowly, and once a day closing the book.',
      'Before a choice, it lists everything; underline two lines and hide the rest.',
    ],
  ),
  fire: type(
    'fire',
    'a long palm with short fingers',
    [
      'Handbooks read it as a hand for beginnings, warmth and the quick yes.',
      'It is read as the hand of the stage and the campfire, glad of people and of a dare.',
    ],
    [
      'In love it arrives early and brightly; ask what the second month should look like.',
      'At work it lights the thing, so agree who tends it afterwards.',
      'With money it acts on impulse, which a single night can cool.',
      'In the family it starts the songs, and may also wash up.',
      'For yourself it asks for one thing to be excited about.',
      'Restlessness wants a stage or a hill; choose the hill today.',
      'Its devotion is enthusiasm, and a small rule keeps it alight.',
      'Before a choice, it knows at once; put that answer in an envelope until morning.',
    ],
  ),
  water: type(
    'water',
    'a long palm with long fingers',
    [
      'Handbooks read it as a hand for feeling, moods and fine shades.',
      'It is read as the hand of the listener, who hears what is meant beside what is said.',
    ],
    [
      'In love it takes in much; say which part of it is yours.',
      'At work it does well where tact counts, with a door that closes.',
      'With money it goes by feeling, so let a plain table stand beside the feeling.',
      'In the family it carries what nobody says; set some of it on the table.',
      'For yourself it asks for an hour that belongs to no one else.',
      'The mood follows the room, so choose the room.',
      'Its practice is quiet: water, music, a candle and no audience.',
      'Before a choice, it feels the answer before the reasons; write both down.',
    ],
  ),
};
