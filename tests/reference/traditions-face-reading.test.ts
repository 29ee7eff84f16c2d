/** Faces as they are answered: shape, zones, palaces and organs, and what is not answered is not there. */
import { expect, it } from 'vitest';
import { faceReading } from '#traditions/face/face-reading.ts';
import { faceQuestions } from '#traditions/face/questions.ts';
import { castInputs } from '../../tools/astro/facts/cast-line.ts';
import { factsOf } from '../../tools/astro/facts/face-reading.ts';
import { expectSound } from './cast-vectors.ts';

const factsFor = async (answers: Readonly<Record<string, string | readonly string[]>>) =>
  (await factsOf({ answers })).expect;
const zones = (upper: string, middle: string, lower: string) =>
  factsFor({ 'zone-upper': upper, 'zone-middle': middle, 'zone-lower': lower });

it.each([
  ['60', '70', '60', 'middle', 'middle-life'],
  ['70', '60', '60', 'upper', 'early-life'],
  ['60', '60', '70', 'lower', 'later-life'],
  ['60', '61', '62', 'balanced', undefined],
  ['70', '68', '60', ['upper', 'middle'], undefined],
])('zones of %s, %s and %s', async (upper, middle, lower, zone, stage) => {
  const found = await zones(upper, middle, lower);
  expect(found['face.zone']).toEqual(zone);
  expect(found['face.zone.stage']).toBe(stage);
});

it.each([
  ['150', '100', 'wood'],
  ['120', '100', 'water'],
  ['135', '100', undefined],
])('a face %s high and %s wide hints at %s', async (height, width, hint) => {
  const found = await factsFor({ outline: 'metal', 'face-height': height, 'face-width': width });
  expect(found['face.ratio.hint']).toBe(hint);
  // The drawing that was chosen stays the shape.
  expect(found['face.shape']).toBe('metal');
});

it('holds what was answered with its palace, organ and theme', async () => {
  const line = await factsOf({
    answers: {
      outline: 'earth',
      'nose-tip': 'round',
      lips: 'thin',
      'eye-tilt': 'unsure',
      moles: ['travel'],
      'longest-zone': 'lower',
    },
  });
  expectSound(faceReading, line);
  expect(line.expect).toMatchObject({
    'face.shape': 'earth',
    'face.nose-tip.palace': 'wealth',
    'face.nose-tip.organ': 'nose',
    'face.nose-tip.theme': 'generous',
    'face.lips.organ': 'mouth',
    'face.moles': ['travel'],
    'face.zone': 'lower',
    'face.unsure.count': 1,
    'caveat.face-answered': true,
  });
  expect(Object.keys(line.expect).filter((id) => id.includes('eye'))).toEqual([]);
});

it('needs one answer', () => {
  for (const answers of [{}, { lips: ['unsure'] }, { 'zone-upper': ['60'] }, { lips: ['blue'] }])
    expect(faceReading.needs(castInputs({ answers }))).toEqual(['answers']);
});

it('takes every option of every question', async () => {
  for (const { id, options } of faceQuestions)
    for (const option of Object.keys(options)) {
      const found = await factsFor({ [id]: option });
      expect([found[`face.${id}`]].flat()).toEqual([option]);
    }
});
