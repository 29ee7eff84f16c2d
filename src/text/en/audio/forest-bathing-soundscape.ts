/** Forest Bathing Soundscape, 60:00: five invitations in an hour; they can be switched off. */
import type { AudioLine } from '#practice/audio/cues.ts';

export const forestBathingSoundscape: readonly AudioLine[] = [
  {
    at: 30,
    text: 'You are among trees. There is nowhere to get to. Begin by finding the sound that is furthest away, and the one that is nearest.',
  },
  {
    at: 720,
    text: 'An invitation: follow one thing that moves. A sound of water, a gust, a bird that answers another. Let it lead, and let it go.',
  },
  {
    at: 1560,
    text: 'An invitation: breathe in as if the air were green. Somewhere a leaf is taking up what you breathe out.',
  },
  {
    at: 2460,
    text: 'An invitation: think of one tree that you have known. Where it stood, and what you were like when you stood by it.',
  },
  {
    at: 3480,
    text: 'A last invitation: thank something here, aloud or not. Then let the room come back around you, and take the slow way home.',
  },
];
