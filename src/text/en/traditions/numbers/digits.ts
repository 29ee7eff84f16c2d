/** The numbers one to nine in words, for every school that adds digits. The lines are ours. */
import type { Theme } from '../drawn/telling.ts';

export type DigitWords = {
  /** What it is about, as a phrase. */
  readonly of: string;
  /** What it asks. */
  readonly asks: readonly [string, string];
  readonly themes: Readonly<Record<Theme, string>>;
};

export const digitWords: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, DigitWords>> = {
  1: {
    of: 'beginning and standing alone',
    asks: [
      'Begin one thing and say out loud that it is yours.',
      'Go first today, and look over your shoulder once.',
    ],
    themes: {
      love: 'You like to be the one who asks, and to be asked back without a committee.',
      work: 'You do well with your own corner, your own key and one clear target.',
      money: 'You would sooner earn it alone than wait for a share.',
      family: 'You left the table early or sat at its head; there are other chairs.',
      self: 'You find your shape by starting, and you blur when you wait for leave.',
      mood: 'Your spirits rise with the first move, however small it is.',
      spirit: 'You trust what you have tried yourself, on an ordinary morning.',
      decision: 'Choose the option you would begin tomorrow without being told to.',
    },
  },
  2: {
    of: 'pairing and patience',
    asks: [
      'Ask the second question, and then wait for the answer.',
      'Do it with somebody, at the slower person’s pace.',
    ],
    themes: {
      love: 'You notice a change of tone before the words come, and you do well to check it.',
      work: 'You are the second pair of eyes that makes a thing right.',
      money: 'Shared accounts suit you when both names are on the page.',
      family: 'You carry messages between people who could well speak to each other.',
      self: 'You know yourself best beside someone, so choose whom you stand beside.',
      mood: 'You take on the weather of the room; step out and see whose it was.',
      spirit: 'You come near to what matters in company and in quiet voices.',
      decision: 'Talk it through with one person who wants nothing from it.',
    },
  },
  3: {
    of: 'saying and making',
    asks: [
      'Show it before it is finished, to one kind person.',
      'Put it in a sentence that a child would understand.',
    ],
    themes: {
      love: 'You court by making people laugh, and go quiet when it begins to matter.',
      work: 'You bring colour to a dull brief, and need a date by which to stop.',
      money: 'It comes through ideas and leaks through cafés.',
      family: 'You tell the family stories; leave in the one that makes you look small.',
      self: 'You become real to yourself by putting things into words or colours.',
      mood: 'A bad mood turns lighter once it has been told well.',
      spirit: 'You praise better than you pray, and that may be the same thing.',
      decision: 'Tell both versions aloud and hear which one you embroider.',
    },
  },
  4: {
    of: 'building and keeping',
    asks: ['Do the dull part first, properly, and stop.', 'Measure it once more before you cut.'],
    themes: {
      love: 'You show it by turning up, fixing the tap and remembering the date.',
      work: 'People lean their ladders on you; check now and then who is up there.',
      money: 'You like to know what there is, to the coin, and you sleep on it.',
      family: 'You keep the house standing, and it may also be lived in.',
      self: 'You are what you have built and what you have kept in repair.',
      mood: 'Order on one shelf gives you back an hour of calm.',
      spirit: 'You keep faith by keeping hours.',
      decision: 'Choose what will still hold your weight in five years.',
    },
  },
  5: {
    of: 'change and appetite',
    asks: ['Let one fixed thing come loose.', 'Taste it, and do not buy the whole barrel.'],
    themes: {
      love: 'You come closest where the door stays open, and that is worth saying early.',
      work: 'You are quick with what is new and slow with the third form.',
      money: 'It moves through your hands briskly; give a part of it a slower pocket.',
      family: 'You are the one who moved away, or who keeps a bag packed.',
      self: 'You learn who you are by trying, and by leaving a little early.',
      mood: 'A change of street does for you what sleep does for others.',
      spirit: 'You gather from many wells; now and then, dig in one.',
      decision: 'Try the smallest real version of it before you promise.',
    },
  },
  6: {
    of: 'care and home',
    asks: ['Look after one person well, and let that be enough.', 'Make one room good to come into.'],
    themes: {
      love: 'You love by looking after, and go hungry if nobody lays a place for you.',
      work: 'You hold a team together with soup and fair lists.',
      money: 'You spend it on others first; put your own name on the list.',
      family: 'They come to you with it, all of them; you may be out on Thursdays.',
      self: 'You are at home in being needed, and more than that is in you.',
      mood: 'Your mood follows the house: noise, light, who is not speaking.',
      spirit: 'A table laid with care is your kind of altar.',
      decision: 'Ask who will have to live with it, and count yourself among them.',
    },
  },
  7: {
    of: 'looking inward',
    asks: ['Keep one appointment with nobody.', 'Find out how it works before you say that it does.'],
    themes: {
      love: 'You need a shut door sometimes, and the other person needs to know it is no verdict.',
      work: 'You are at your best alone with a hard page.',
      money: 'You forget it for months and then understand it better than most.',
      family: 'You were the one reading on the stairs; come down for the cake.',
      self: 'You believe a thing about yourself only after long inspection.',
      mood: 'Silence mends you up to a certain hour, and after that a friend does.',
      spirit: 'You look for what holds when the comfort is taken away.',
      decision: 'Take longer than they want you to, and say when you will answer.',
    },
  },
  8: {
    of: 'strength and results',
    asks: ['Name your price once, without a story.', 'Carry what is yours, and hand the rest back.'],
    themes: {
      love: 'You protect people; let yourself be looked after on a small matter.',
      work: 'You are given things to run, and run them; ask for the title too.',
      money: 'You understand weight and means, so be plain about both.',
      family: 'You became the strong one early, and may sit down now.',
      self: 'You measure yourself by what stands at the end of the day.',
      mood: 'Pressure makes you calm until it stops; plan something for the day after.',
      spirit: 'You respect what has consequences, and distrust a soft word.',
      decision: 'Look at the whole cost, and choose the weight you are ready to carry.',
    },
  },
  9: {
    of: 'finishing and giving',
    asks: ['Finish one thing and give it away.', 'Clear the shelf before you buy the next book.'],
    themes: {
      love: 'You forgive widely; be particular about the one beside you.',
      work: 'You see the whole and lose the screws, so work with someone who counts them.',
      money: 'It is easily given; keep back what you will need in the spring.',
      family: 'You love them from a little way off, and ring at odd hours.',
      self: 'You are larger in company of strangers than in your own mirror.',
      mood: 'Old endings visit you; give them tea and a time to leave.',
      spirit: 'You feel for people you will never meet, and do something small about it.',
      decision: 'Choose what lets an old matter be over.',
    },
  },
};

export const digitOf = (n: number): DigitWords | undefined =>
  (digitWords as Readonly<Record<number, DigitWords>>)[n];

/** 11 as 2, 22 as 4, 33 as 6; one digit as itself. */
export const rootOf = (n: number): number =>
  n > 9
    ? rootOf(
        String(n)
          .split('')
          .reduce((sum, digit) => sum + Number(digit), 0),
      )
    : n;
