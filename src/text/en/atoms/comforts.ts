/**
 * For a frightened hour: somebody waits for news of a body. Short, plain sentences, with nothing in them to smile at.
 *
 * `comforts` say how fear is with a Moon in each sign, and then what helps, and speak to "you"; `leanOn` holds for anybody, and claims nothing of a chart.
 */
import type { Line } from '#companion/voice/atoms.ts';
import type { Comfort } from '#companion/voice/pack.ts';
import type { SignName } from '#facts/fact-id.ts';

export const comforts: Readonly<Record<SignName, Comfort>> = {
  aries: {
    feels: [
      'you would rather do something than wait',
      'you may be short with people just now, and they will understand',
    ],
    helps: ['one small useful task a day is enough', 'a brisk walk helps you more than sitting by the phone'],
  },
  taurus: {
    feels: [
      'you want things to stay as they are, and this is hard on you',
      'you hold on, and you hold others up without many words',
    ],
    helps: [
      'ordinary things help you, such as a warm meal and a familiar voice',
      'it helps you when the day keeps its usual order',
    ],
  },
  gemini: {
    feels: ['your thoughts go round and round', 'you keep talking so as not to feel how afraid you are'],
    helps: [
      'saying aloud what you fear makes it lighter for you',
      'it helps you to hear a voice, even about nothing much',
    ],
  },
  cancer: {
    feels: ['you feel it for everyone at home as well as for yourself', 'you look after everybody first'],
    helps: ['you need holding too, and you may ask for it', 'being near your own people is what calms you'],
  },
  leo: {
    feels: ['you keep up everyone’s spirits, even now', 'you would like to be brave in front of everybody'],
    helps: [
      'somebody should keep up your spirits too, so let them',
      'a warm word from one person goes a long way with you',
    ],
  },
  virgo: {
    feels: [
      'you notice everything when you are afraid, and it wears you out',
      'you go over every detail, in case you missed one',
    ],
    helps: [
      'it calms you to have one useful thing to do',
      'small routines hold you up, so keep the ones you can',
    ],
  },
  libra: {
    feels: [
      'you comfort others quickly, and are slow to say that you need it',
      'you try to keep everyone calm, and it tires you',
    ],
    helps: ['you bear this better with someone beside you', 'a quiet room and one kind person help you most'],
  },
  scorpio: {
    feels: [
      'you hide how frightened you are',
      'you feel it all the way down, and there is no weakness in that',
    ],
    helps: [
      'one person should know how it really is with you',
      'it helps you to be told plainly, and then to have some quiet',
    ],
  },
  sagittarius: {
    feels: [
      'you look for hope by nature, and you may keep looking',
      'you find it hard to sit still with something you can’t change',
    ],
    helps: [
      'you breathe easier outdoors, where you can see a long way',
      'a walk with somebody, even a silent one, does you good',
    ],
  },
  capricorn: {
    feels: [
      'you hold yourself together well, and it costs you more than people see',
      'you carry a great deal without being asked',
    ],
    helps: [
      'you may lean on somebody before everything is done',
      'a simple plan for the day is a comfort to you',
    ],
  },
  aquarius: {
    feels: [
      'you go a little distant when you are afraid',
      'you think about it calmly, and feel it later, alone',
    ],
    helps: ['a friend who stays and asks nothing is what helps you', 'you need company that leaves you room'],
  },
  pisces: {
    feels: ['you take in everybody’s fear along with your own', 'you feel more than you can put into words'],
    helps: [
      'rest and quiet do more for you than more news',
      'music, water and sleep are good to you when you are afraid',
    ],
  },
};

const lines = (kind: string, texts: readonly string[]): readonly Line[] =>
  texts.map((text, i) => ({ key: `lean-${kind}-${i + 1}`, text, themes: [], concepts: [] }));

export const leanOn: Readonly<Record<'other' | 'own', readonly Line[]>> = {
  other: lines('other', [
    'You can’t carry the outcome for them, and you can be there.',
    'What you can give is your company, and it counts for a great deal.',
    'If there is something loving to say, you can say it early.',
    'You don’t have to be strong for everyone at once.',
    'Being afraid for someone is a part of loving them.',
    'An ordinary hour together may be the best thing you can give each other.',
    'Let someone come with you, or ring you at a set time.',
    'It is all right to need comfort while someone else is ill.',
  ]),
  own: lines('own', [
    'You don’t have to be brave about it all day.',
    'Not knowing is hard, and you don’t have to do it alone.',
    'You may be frightened and still get through the day.',
    'Let the people who love you know, so that they can help.',
    'You are allowed to ask every question you have.',
    'Let someone come with you, or ring you at a set time.',
    'There is no right way to wait for news.',
    'You may rest before you know more.',
  ]),
};
