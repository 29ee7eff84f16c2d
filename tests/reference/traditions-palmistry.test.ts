/** Hands as they are answered: the worked types of the specification, and what is not answered is not there. */
import { expect, it } from 'vitest';
import { palmistry } from '#traditions/palm/palmistry.ts';
import { palmQuestions } from '#traditions/palm/questions.ts';
import { castInputs } from '../../tools/astro/facts/cast-line.ts';
import { factsOf } from '../../tools/astro/facts/palmistry.ts';
import { expectSound } from './cast-vectors.ts';

const factsFor = async (answers: Readonly<Record<string, string | readonly string[]>>) =>
  (await factsOf({ answers })).expect;

it.each([
  ['1.05', '0.75', 'earth'],
  ['1.05', '0.90', 'air'],
  ['1.30', '0.75', 'fire'],
  ['1.30', '0.90', 'water'],
  ['1.16', '0.90', ['air', 'water']],
  ['1.30', '0.80', ['fire', 'water']],
])('a palm of %s with fingers of %s is %s', async (palm, fingers, type) => {
  const found = await factsFor({ 'palm-ratio': palm, 'finger-ratio': fingers });
  expect(found['palm.type']).toEqual(type);
  expect(found['caveat.palm-near-threshold']).toBe(Array.isArray(type) ? true : undefined);
});

it('measures in millimetres', async () => {
  const found = await factsFor({ 'palm-length': '104', 'palm-width': '80', 'middle-finger': '78' });
  expect(found).toMatchObject({ 'palm.ratio.palm': 1.3, 'palm.ratio.fingers': 0.75, 'palm.type': 'fire' });
});

it('says which hand it is by habit, or by the older rule where that is chosen', async () => {
  const answers = { hand: 'left', dominant: 'right', 'heart-end': 'under-index' };
  expect((await factsFor(answers))['palm.role']).toBe('given');
  const bySex = await factsOf({ answers, sex: 'female', hand: 'by-sex' });
  expect(bySex.expect['palm.role']).toBe('made');
});

it('holds what was answered and nothing else', async () => {
  const answers = {
    'heart-end': 'under-index',
    mounts: ['venus', 'luna', 'olympus'],
    'head-shape': 'unsure',
    'fate-start': 'somewhere',
    'thumb-angle': '45-to-90',
    shape: 'air',
    'palm-ratio': '1.30',
    'finger-ratio': '0.75',
  };
  const line = await factsOf({ answers });
  expectSound(palmistry, line);
  expect(line.expect).toMatchObject({
    'palm.heart-end': 'under-index',
    'palm.heart-end.theme': 'idealistic',
    'palm.mounts': ['venus', 'luna'],
    'palm.mounts.theme': ['warmth', 'imagination'],
    'palm.type': 'fire',
    'palm.unsure.count': 1,
    'palm.answered.count': 4,
    'caveat.palm-type-differs': true,
    'caveat.palm-answered': true,
  });
  expect(Object.keys(line.expect).filter((id) => /head-shape|fate-start/.test(id))).toEqual([]);
  expect(line.sheet.confidence).toBe('low');
});

it('needs one answer that can be read', () => {
  for (const answers of [{}, { 'heart-end': ['unsure'] }, { hand: ['left'] }, { 'palm-ratio': ['long'] }]) {
    expect(palmistry.sheet(castInputs({ answers }))).toBeNull();
    expect(palmistry.needs(castInputs({ answers }))).toEqual(['answers']);
  }
});

it('tells every option that has a theme', async () => {
  for (const { id, options } of palmQuestions)
    for (const [option, theme] of Object.entries(options))
      if (theme !== null) {
        const found = await factsFor({ [id]: option });
        expect([found[`palm.${id}.theme`]].flat()).toEqual([theme]);
      }
});
