/** The twelve animals of the year, for every mode that names one. A custom of speech: nobody is an animal. */
import type { AnimalId } from '#traditions/thai/thai-year.ts';
import type { Theme } from './themes.ts';

export type AnimalText = {
  readonly gloss: string;
  readonly core: readonly [string, string];
  readonly love: string;
  readonly work: string;
};

export const animalTexts: Readonly<Record<AnimalId, AnimalText>> = {
  rat: {
    gloss: 'quick notice and a full larder',
    core: [
      'Tales give it quick ears and a store behind the wall.',
      'It is told as the one who got there first by thinking on the way.',
    ],
    love: 'In love the tales make it attentive to small things; let it be told the large ones too.',
    work: 'At work it is the animal of the side entrance and the spare key.',
  },
  ox: {
    gloss: 'steady labour',
    core: [
      'Tales give it a slow step and a field finished by evening.',
      'It is told as the one who does not start twice.',
    ],
    love: 'In love the tales make it loyal and sparing with words; say one of them aloud.',
    work: 'At work it is the animal of the long furrow, and should choose its own field.',
  },
  tiger: {
    gloss: 'courage and distance',
    core: [
      'Tales give it a large territory and little patience with fences.',
      'It is told as the one who goes in front and sleeps alone.',
    ],
    love: 'In love the tales make it generous and in need of its own room.',
    work: 'At work it is the animal of the bold first move; someone should hold the rope.',
  },
  rabbit: {
    gloss: 'tact and quiet',
    core: [
      'Tales give it soft steps and three ways out.',
      'It is told as the one who ends a quarrel by pouring tea.',
    ],
    love: 'In love the tales make it gentle, and slow to say what is wrong.',
    work: 'At work it is the animal of good manners, which open doors that force does not.',
  },
  dragon: {
    gloss: 'scale and ceremony',
    core: [
      'In Thai tellings it is the great snake, the naga that guards water and steps.',
      'It is told as the one for whom the gate is opened wide.',
    ],
    love: 'In love the tales make it grand, yet the dishes are also love.',
    work: 'At work it is the animal of the large plan, and it needs a clerk.',
  },
  snake: {
    gloss: 'watching and timing',
    core: [
      'Tales give it stillness, and one movement at the right moment.',
      'It is told as the one who knows and has not said so yet.',
    ],
    love: 'In love the tales make it deep and guarded; a plain question helps it out of the grass.',
    work: 'At work it is the animal of the second reading.',
  },
  horse: {
    gloss: 'speed and open ground',
    core: [
      'Tales give it the road and a dislike of stables.',
      'It is told as the one who is already there while others pack.',
    ],
    love: 'In love the tales make it warm and hard to tether; walk beside it.',
    work: 'At work it is the animal of the last sprint before the deadline.',
  },
  goat: {
    gloss: 'kindness and taste',
    core: [
      'Tales give it a green slope and good company.',
      'It is told as the one who sees which flower is missing.',
    ],
    love: 'In love the tales make it tender, and easily worn by sharp voices.',
    work: 'At work it is the animal of craft, best where someone else keeps the calendar.',
  },
  monkey: {
    gloss: 'wit and agility',
    core: [
      'Tales give it clever hands and a story for every branch.',
      'It is told as the one who solves it before the rules are read.',
    ],
    love: 'In love the tales make it good fun; let it also be serious once a week.',
    work: 'At work it is the animal of the clever fix, and should label what it fixed.',
  },
  rooster: {
    gloss: 'order and an early hour',
    core: [
      'Tales give it the first voice of the morning and an eye for crumbs.',
      'It is told as the one who notices the crooked picture.',
    ],
    love: 'In love the tales make it faithful and critical; count the praise as well.',
    work: 'At work it is the animal of the clean list.',
  },
  dog: {
    gloss: 'loyalty and watch',
    core: [
      'Tales give it a threshold to lie on and a short list of friends.',
      'It is told as the one who stays until the lights are on.',
    ],
    love: 'In love the tales make it true, and uneasy when the footsteps are late.',
    work: 'At work it is the animal of fairness; it works badly for a master it does not respect.',
  },
  pig: {
    gloss: 'plenty and good faith',
    core: [
      'Tales give it a full bowl and room beside it.',
      'It is told as the one who believes you the first time.',
    ],
    love: 'In love the tales make it open-handed; keep some of the bowl for yourself.',
    work: 'At work it is the animal of the task done thoroughly and without noise.',
  },
};

/** The sentence on an animal for a theme; null where the tales have none of its own. */
export function animalTheme(animal: AnimalId, theme: Theme | null): string | null {
  const text = animalTexts[animal];
  if (theme === 'love' || theme === 'family') return text.love;
  return theme === 'work' || theme === 'money' || theme === 'decision' ? text.work : null;
}

export const isAnimal = (word: string | null): word is AnimalId => word !== null && word in animalTexts;
