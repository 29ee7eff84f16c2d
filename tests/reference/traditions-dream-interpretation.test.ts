/** Dreams as a reading mode: the worked dream of the specification, with the lexicon of the app. */
import { expect, it } from 'vitest';
import { dreamInterpretationWith } from '#traditions/dream/dream-interpretation.ts';
import { dreamLexicon } from '#text/en/self/dream/lexicon.ts';
import { castInputs } from '../../tools/astro/facts/cast-line.ts';
import { factsOf } from '../../tools/astro/facts/dream-interpretation.ts';
import { expectSound } from './cast-vectors.ts';

const dreams = dreamInterpretationWith(dreamLexicon);

it('finds snake and house, bite and flight', async () => {
  const line = await factsOf({ text: 'ฝันว่างูกัด แล้วหนีขึ้นบ้าน' });
  expectSound(dreams, line);
  expect(line.expect).toMatchObject({
    'dream.language': 'th',
    'dream.symbol.1': 'snake',
    'dream.symbol.2': 'biting',
    'dream.symbol.3': 'fleeing',
    'dream.symbol.4': 'house',
  });
});

it('takes the answers and the journal beside the dream', async () => {
  const line = await factsOf({
    text: 'A snake in my house. I was scared, then calm.',
    answers: {
      feeling: 'wonder',
      returning: 'yes',
      'night-part': 'early',
      cause: ['on-my-mind', 'heat'],
      earlier: ['2026-03-02 snake sea', 'long ago'],
    },
  });
  expectSound(dreams, line);
  expect(line.expect).toMatchObject({
    'dream.symbol.1.before': 1,
    'dream.emotion.1': 'fear',
    'dream.emotion.2': 'calm',
    'dream.feeling': 'wonder',
    'dream.returning': true,
    'dream.cause': 'body',
    'dream.night-part': 'early',
  });
  const frames = dreams.points(line.sheet).filter(({ isFrame }) => isFrame === true);
  expect(frames.map(({ key }) => key)).toEqual(['dream:symbol.1']);
});

it('needs a dream', () => {
  expect(dreams.needs(castInputs({ answers: { dream: ['  '] } }))).toEqual(['answers']);
  expect(dreams.sheet(castInputs({}))).toBeNull();
});
