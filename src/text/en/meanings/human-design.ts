/**
 * What a Human Design chart says in words: type, strategy, authority, profile, definition, centres, angle of the cross.
 *
 * The system is young (1987) and nothing in it has been measured; the words say how its readers take a value, as
 * something to try out. Whole sentences of at most twenty-two words.
 */
import type {
  CenterId,
  HdAngle,
  HdAuthority,
  HdDefinition,
  HdStrategy,
  HdType,
} from '#astro/humandesign/hd-id.ts';

export const typeMeans: Readonly<Record<HdType, string>> = {
  generator:
    'Your strength comes back each morning if it was spent on something that answered you, and goes flat if it was not.',
  'manifesting-generator':
    'You do several things at once, fast, and go back for the step you skipped; the skipping is part of the method.',
  manifestor:
    'You start things without being asked, and what gets in your way is mostly people you did not tell.',
  projector:
    'You see how others could use their strength better, and it lands when they have asked to hear it.',
  reflector: 'You take in the room you are in, so where you are and with whom decides how you are.',
};

export const strategyMeans: Readonly<Record<HdStrategy, string>> = {
  respond:
    'Let something come to you first, a question, a sound, a job on the table, and notice your yes or no.',
  inform: 'Say what you are about to do before you do it; not to ask leave, only so that nobody is run over.',
  'wait-for-the-invitation': 'For the big things, wait to be asked and recognised; for lunch, just go.',
  'wait-a-lunar-cycle':
    'Give a large decision about twenty-eight days, and talk it over with several people meanwhile.',
};

export const authorityMeans: Readonly<Record<HdAuthority, string>> = {
  emotional: 'There is no truth in the heat of it: sleep on it, look again on a flat day, then decide.',
  sacral: 'Your gut answers in a sound before your head has a sentence; ask yourself in yes-or-no questions.',
  splenic: 'It speaks once, quietly and at once; the second, louder voice is usually worry.',
  'ego-manifested': 'Ask what you want and have the will for, and hear what comes out when you say it.',
  'ego-projected': 'Ask what is in it for you, plainly, among people who can hear it without flinching.',
  'self-projected':
    'Talk it through with someone who only listens, and hear where your own voice wants to go.',
  mental:
    'Talk to several people in the right surroundings, and let the place tell you as much as the words.',
  lunar: 'Let the month go round once; what is true for you in every mood may be counted on.',
};

/** The six lines as they are lived: the first number of a profile is how you see yourself, the second what others meet. */
export const lineMeans: Readonly<Record<number, string>> = {
  1: 'you want the ground under it first: the manual, the sources, the price',
  2: 'you have a knack that others see before you do, and like your door shut',
  3: 'you find out by trying, breaking and trying again',
  4: 'what comes to you comes through people you know',
  5: 'people expect you to fix it, and are cross when you were only passing',
  6: 'you step back to watch from the roof, and later live as an example without meaning to',
};

/** "5/1": both lines in one sentence each. */
export function profileMeaning(profile: string): string | null {
  const [own, others] = profile.split('/').map((line) => lineMeans[Number(line)]);
  if (own === undefined || others === undefined) return null;
  return `As you see yourself, ${own}. As others meet you, ${others}.`;
}

export const definitionMeans: Readonly<Record<HdDefinition, string>> = {
  none: 'No centre is fixed, so nothing in you runs the same way in every company.',
  single: 'All that is fixed in you is connected: you take things in and are done in one go.',
  split: 'You have two separate parts, and other people, or a walk outdoors, often supply the bridge.',
  'triple-split': 'You have three separate parts, and do best among several people rather than one.',
  'quadruple-split': 'You have four separate parts, so decisions need time and may not be pushed.',
};

/** A centre when it is defined and when it is open. */
export const centerMeans: Readonly<Record<CenterId, readonly [defined: string, open: string]>> = {
  head: [
    'You carry your own questions, and they press until they are thought.',
    'You pick up other people’s questions; not all of them are yours to answer.',
  ],
  ajna: [
    'You think in one fixed way, and trust it, so new facts have to fit the frame.',
    'You can think in anyone’s way, and need not pretend to be certain.',
  ],
  throat: [
    'You have a steady way of speaking and doing, and it is recognisably yours.',
    'Your voice changes with the company, and it comes more easily when someone asks.',
  ],
  g: [
    'You know who you are and roughly where you are going, without looking it up.',
    'Who you are depends on where you are, so choose the place and the people will follow.',
  ],
  heart: [
    'You can promise and deliver by will alone, and then you need a rest.',
    'You have nothing to prove; promises made to look strong are the ones to leave unmade.',
  ],
  spleen: [
    'Your instinct for what is safe and well runs all the time, in the background.',
    'You feel other people’s unease in your own body, and may hold on to what is not good for you.',
  ],
  sacral: [
    'You have strength for work every day, as long as the work gets a yes from you.',
    'You can work at double speed beside others, and have to learn when enough is enough.',
  ],
  'solar-plexus': [
    'Your feelings move in waves of their own, and no moment shows the whole of them.',
    'You feel what the other person feels, larger; a quarrel avoided is often theirs.',
  ],
  root: [
    'You have your own steady pressure to get going, and it does not depend on deadlines.',
    'You take on other people’s hurry; half of the list can wait until tomorrow.',
  ],
};

export const angleMeans: Readonly<Record<HdAngle, string>> = {
  right: 'A right angle is read as a life about your own story, met and worked through in person.',
  juxtaposition: 'The juxtaposition is read as one fixed theme, kept to like a rail.',
  left: 'A left angle is read as a life that others are part of from the first, and turn in new directions.',
};
