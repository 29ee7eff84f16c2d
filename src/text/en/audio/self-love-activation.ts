/** Self-Love Activation, 15:30: fifteen lines, each said twice: as one’s own, then to the listener by name. */
import type { AudioLine, AudioSlots } from '#practice/audio/cues.ts';

/** As one says it oneself, and as a friend would say it after the name. */
const affirmations: readonly (readonly [mine: string, yours: string])[] = [
  ['I can be on my own side and still be honest.', 'you can be on your own side and still be honest.'],
  ['I speak to myself in a voice I would trust.', 'you speak to yourself in a voice you would trust.'],
  [
    'My body has carried me here; I can thank it in plain words.',
    'your body has carried you here; you can thank it in plain words.',
  ],
  ['I do not have to be finished to be welcome.', 'you do not have to be finished to be welcome.'],
  [
    'I keep one promise to myself today, and I make it small.',
    'you keep one promise to yourself today, and you make it small.',
  ],
  ['My no is a kindness to the yes that follows.', 'your no is a kindness to the yes that follows.'],
  ['I may be seen on an ordinary day.', 'you may be seen on an ordinary day.'],
  [
    'What hurt me is part of my story and not the whole of my name.',
    'what hurt you is part of your story and not the whole of your name.',
  ],
  ['I can miss someone and still belong to myself.', 'you can miss someone and still belong to yourself.'],
  ['I forgive the pace at which I heal.', 'you forgive the pace at which you heal.'],
  ['I take up the space that one person takes.', 'you take up the space that one person takes.'],
  ['I can let a good thing in without explaining it.', 'you can let a good thing in without explaining it.'],
  [
    'I am learning the difference between guilt and care.',
    'you are learning the difference between guilt and care.',
  ],
  [
    'My tenderness is a strength that has not been hardened.',
    'your tenderness is a strength that has not been hardened.',
  ],
  ['Tonight I lay down what was never mine to carry.', 'tonight you lay down what was never yours to carry.'],
];

/** Seconds: the first line, from one line to the next, and from "I" to the name. */
const FIRST = 96;
const APART = 52;
const ANSWER = 24;

export const selfLoveActivation: readonly AudioLine[] = [
  { at: 12, text: 'Welcome. This is a quarter of an hour on your own side.' },
  {
    at: 24,
    text: 'If you like, lay a hand on the middle of your chest. The weight of a hand is an old way to say: here.',
  },
  { at: 42, text: 'Breathe in, and feel the hand rise. Breathe out, and let it sink.' },
  {
    at: 58,
    text: 'You will hear each line twice. First as yours, so that you can say it along. Then as a friend would say it to you.',
  },
  { at: 78, text: 'Where a line does not fit, keep your hand where it is and let the line go by.' },
  ...affirmations.flatMap(([mine, yours], i): AudioLine[] => [
    { at: FIRST + i * APART, text: mine },
    { at: FIRST + i * APART + ANSWER, text: (slots) => toListener(slots, yours) },
  ]),
  { at: 876, text: 'Of all these, keep the one that was hardest to hear. It may be asking for more time.' },
  { at: 896, text: 'Take your hand away slowly, and notice that the warmth stays a little.' },
  { at: 912, text: 'Thank you for staying with yourself.' },
];

/** "Maya, you can …", and without a name "You can …". */
function toListener({ name }: AudioSlots, yours: string): string {
  return name === null ? yours.charAt(0).toUpperCase() + yours.slice(1) : `${name}, ${yours}`;
}
