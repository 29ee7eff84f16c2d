/** Bands of a self-entered score in words. No person is their band. */
import type { IqBandId } from '#practice/iq/iq-band.ts';

export const iqBands: Readonly<Record<IqBandId, { readonly label: string; readonly text: string }>> = {
  'highly-gifted': {
    label: 'Highly Gifted',
    text: 'Tests of this kind came easily to you on that day. They say nothing about patience, kindness or what you will do with a Tuesday.',
  },
  gifted: {
    label: 'Gifted',
    text: 'You solved more of these puzzles than most people do. What you are curious about will decide more than how fast you are.',
  },
  superior: {
    label: 'Superior',
    text: 'A quick hand with patterns and words, as far as a timed test can see. It sees a narrow part of the room.',
  },
  'high-average': {
    label: 'High Average',
    text: 'A little above the middle of the scale. Interest, sleep and a good teacher move more than the difference to the next band.',
  },
  average: {
    label: 'Average',
    text: 'About half of all people score in this band. It is where most of the world’s skill, care and invention comes from.',
  },
  'low-average': {
    label: 'Low Average',
    text: 'A little below the middle of the scale, on that day, with those puzzles. Tiredness, nerves and language all leave their marks on a score.',
  },
  'below-average': {
    label: 'Below Average',
    text: 'A test measures some kinds of thinking and is blind to many others. If the result surprised you, the conditions on the day are worth a second look.',
  },
};

export const iqWords = {
  mark: 'Self-entered. No reading uses it.',
  range: 'A whole number from 50 to 200',
} as const;
