/** The twelve animals of a year of birth, shared by the Khmer and the Tibetan count. */
import type { Theme } from '../thai/themes.ts';

export type AnimalText = {
  readonly core: readonly [string, string];
  readonly love: string;
  readonly work: string;
  readonly family: string;
  readonly decision: string;
};

/** By the Khmer names of the animals; the Tibetan mouse, hare, sheep and bird are the rat, rabbit, goat and rooster. */
export const animalTexts: Readonly<Record<string, AnimalText>> = {
  rat: {
    core: [
      'The rat finds the gap in the wall and the grain behind it.',
      'It plans for winter in summer, and hides it well.',
    ],
    love: 'In love it is quick and attentive, and worries in secret; say the worry.',
    work: 'At work it sees the opening early, so let it scout.',
    family: 'At home it stocks the shelf and counts heads.',
    decision: 'It decides by checking every exit; two are enough.',
  },
  ox: {
    core: [
      'The ox walks the furrow to its end and turns without complaint.',
      'It is strong in what it repeats.',
    ],
    love: 'In love it stays, and shows it by mending the roof.',
    work: 'At work it carries the heavy half; ask for the yoke to be shared.',
    family: 'At home it is the beam in the ceiling, noticed when it creaks.',
    decision: 'It decides late and keeps to it, so start the asking early.',
  },
  tiger: {
    core: ['The tiger crosses the clearing in the open.', 'It is brave first and careful afterwards.'],
    love: 'In love it is warm and sudden; let it sleep off a quarrel.',
    work: 'At work it leads well from the front and badly from a chair.',
    family: 'At home it guards the gate, and sometimes the wrong visitor.',
    decision: 'It decides by leaping, so walk round the ditch once.',
  },
  rabbit: {
    core: ['The rabbit keeps a soft house with two doors.', 'It is tactful, quick and hard to corner.'],
    love: 'In love it wants peace and a clean cloth, and hides when voices rise.',
    work: 'At work it smooths what others have ruffled.',
    family: 'At home it makes the guest comfortable and is tired after.',
    decision: 'It decides by sensing, so give it a quiet morning.',
  },
  dragon: {
    core: [
      'The dragon brings its own weather.',
      'It thinks in large shapes and leaves the corners to others.',
    ],
    love: 'In love it gives grandly; the small thanks count more.',
    work: 'At work it lifts a whole room, and needs someone with a list.',
    family: 'At home it is proud of its own, loudly.',
    decision: 'It decides on the scale of years, so check the week.',
  },
  snake: {
    core: [
      'The snake waits on the warm stone and misses nothing.',
      'It says little and changes its skin alone.',
    ],
    love: 'In love it is deep and choosy, and remembers tone.',
    work: 'At work it studies before it moves, and moves once.',
    family: 'At home it keeps counsel and secrets, its own among them.',
    decision: 'It decides in silence; let one person hear the reasons.',
  },
  horse: {
    core: [
      'The horse needs a road and some company on it.',
      'It is at its best at a canter and at its worst tied up.',
    ],
    love: 'In love it comes running and needs a long rein.',
    work: 'At work it starts the day for everyone; hand over before dusk.',
    family: 'At home it visits often and stays briefly.',
    decision: 'It decides on the move, so stop at one gate.',
  },
  goat: {
    core: [
      'The goat grazes with the flock and sees the flower.',
      'It is gentle, gifted and easily put off by shouting.',
    ],
    love: 'In love it gives softness and looks for shelter.',
    work: 'At work it does fine things in kind company.',
    family: 'At home it keeps the peace and the patterned plates.',
    decision: 'It decides with others, so choose the others.',
  },
  monkey: {
    core: [
      'The monkey finds the third way down the tree.',
      'It learns by handling, and gets bored by rules it did not make.',
    ],
    love: 'In love it jokes first and means it second; listen for the second.',
    work: 'At work it solves the puzzle and leaves the form unfilled.',
    family: 'At home it keeps the children laughing past bedtime.',
    decision: 'It decides by trying, so make the trial a cheap one.',
  },
  rooster: {
    core: ['The rooster is up first and says so.', 'It likes order, colours and the plain truth.'],
    love: 'In love it is loyal and corrects your collar.',
    work: 'At work it checks the figures, and it is right about them.',
    family: 'At home it keeps the hours and calls everyone to table.',
    decision: 'It decides by the list; add one line for pleasure.',
  },
  dog: {
    core: [
      'The dog lies across the threshold and knows each step on the stair.',
      'It is fair, and slow to trust.',
    ],
    love: 'In love it is faithful and anxious; say when you will be back.',
    work: 'At work it does the right thing when the boss is out.',
    family: 'At home it worries for all of them, which is a job.',
    decision: 'It decides by who would be let down.',
  },
  pig: {
    core: ['The pig enjoys the meal and shares it.', 'It is open-hearted and believes what it is told.'],
    love: 'In love it gives without counting; somebody should count once a year.',
    work: 'At work it is steady, honest and hard to hurry.',
    family: 'At home it fills the bowls and is last to eat.',
    decision: 'It decides kindly, so sleep on every yes.',
  },
};

const lineByTheme: Readonly<Record<Theme, keyof Omit<AnimalText, 'core'> | null>> = {
  love: 'love',
  work: 'work',
  money: 'work',
  family: 'family',
  decision: 'decision',
  self: null,
  mood: null,
  spirit: null,
};

/** What an animal says to a theme; null where it has no line of its own. */
export function animalLine(text: AnimalText, theme: Theme | null): string | null {
  const key = theme === null ? null : lineByTheme[theme];
  return key === null ? null : text[key];
}
