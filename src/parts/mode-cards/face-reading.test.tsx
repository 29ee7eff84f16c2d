import { expect, it } from 'vitest';
import { words } from '#text/en/traditions/face-reading.ts';
import { faceReading } from '#traditions/face/face-reading.ts';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { bare, expectNamed, showCard } from '../../../tests/support/show-card.ts';
import { card } from './face-reading.tsx';

it('marks what was answered, the shape and the longest of three zones', () => {
  const answers = {
    outline: ['water'],
    'longest-zone': ['middle'],
    'brow-shape': ['angled'],
    'eye-size': ['narrow'],
    lips: ['thin'],
    moles: ['travel', 'life'],
  };
  const shown = showCard(card, faceReading, words, cardInputs({ answers }));
  expectNamed(shown, words, [
    'face.brow-shape',
    'face.brow-shape.theme',
    'face.eye-size',
    'face.lips',
    'face.moles',
    'face.shape',
  ]);
  for (const text of ['Middlelongest', 'Upper', 'Lower']) expect(shown.drawn).toContain(bare(text));
});
