/** The English voice pack: every table and every rule of writing, in the shape the composer takes. */
import type { Theme } from '#companion/voice/atoms.ts';
import type { LimitKind, VoicePack } from '#companion/voice/pack.ts';
import { aspects } from './atoms/aspects.ts';
import { comforts, leanOn } from './atoms/comforts.ts';
import {
  dignities,
  elements as elementClauses,
  moonToday,
  phasesAtBirth,
  phasesNow,
  retrogrades,
  sects,
} from './atoms/condition.ts';
import { aspectGlosses, houseGlosses, planetGlosses } from './atoms/glosses.ts';
import { houses } from './atoms/houses.ts';
import { limits } from './atoms/limits.ts';
import { beside } from './beside.ts';
import { lacking } from './lacking.ts';
import { contacts, movers, targets } from './atoms/movers.ts';
import {
  aiLines,
  clarify,
  links,
  moreAnswers,
  moreFollowUps,
  outcome,
  partnerBirth,
  practiceChecks,
  termAsks,
} from './atoms/answers.ts';
import { contactBeats, elementPair, signBeats, transitBeats } from './atoms/beats.ts';
import { offices } from './atoms/offices.ts';
import {
  mirrorOpeners,
  topicLeads,
  topicOpeners,
  topicPractices,
  topicQuestions,
} from './atoms/topic-lines.ts';
import {
  evenMoreAnswers,
  moreLimits,
  moreOpeners,
  morePractices,
  moreQuestions,
} from './atoms/more-lines.ts';
import { returnCarriers, signAccepts, turns } from './atoms/returns.ts';
import { moreTurns } from './atoms/returns-more.ts';
import { moreRulers } from './atoms/rulers-more.ts';
import {
  styleBridges,
  styleOpeners,
  stylePractices,
  styleQuestions,
  styleShoulds,
  styleWills,
} from './atoms/style-lines.ts';
import { counsels, weighings } from './atoms/weighings.ts';
import { answers, appHelp, followUps, openers, smallTalk, thanks } from './atoms/openers.ts';
import { morePairs } from './atoms/pairs-more.ts';
import { pairs } from './atoms/pairs.ts';
import { planets } from './atoms/planets.ts';
import { practices } from './atoms/practices.ts';
import { questions } from './atoms/questions.ts';
import { rulerInHouse } from './atoms/rulers.ts';
import type { HouseNumber } from './atoms/rulers.ts';
import { signs } from './atoms/signs.ts';
import { dates } from './dates.ts';
import { frames } from './frames.ts';
import { moreFrames } from './frames-more.ts';
import { names } from './names.ts';
import { term } from './terms.ts';
import { skyAnswerText } from './sky-answers.ts';
import { toldWords } from './told-words.ts';

/**
 * The last touch on a sentence: doubled commas and spaces, "a" before a vowel, capital first, and the commas that a
 * dropped part leaves behind.
 */
export function polish(sentence: string): string {
  const tidy = sentence
    .replace(/\s+/gu, (space) => (space.includes('\u00A0') ? '\u00A0' : ' '))
    .replace(/,\s*,/gu, ',')
    .replace(/,\s*([.:?!])/gu, '$1')
    .replace(/\s+([,.:?!])/gu, '$1')
    // Letters, not sounds, decide; these words begin with a vowel letter and the sound of "w" or "y".
    .replace(/\b([Aa]) (?=[aeiou])(?!onc?e\b|uni(?![mn])|us[aeu]|ut[ei]|eu)/gu, '$1n ')
    .trim();
  return tidy.replace(/^[“‘"'(]*\p{Ll}/u, (opening) => opening.toUpperCase());
}

const elements = ['fire', 'earth', 'air', 'water'] as const;
const signOrder = Object.keys(signs);

/** Aries is fire, Taurus earth, and so on round the circle. */
function elementOf(sign: string): (typeof elements)[number] {
  return elements[Math.max(0, signOrder.indexOf(sign)) % 4] ?? 'fire';
}

/** Each cell of the two tables of rulers as one list. */
const bothRulers: VoicePack['rulerInHouse'] = Object.fromEntries(
  Object.entries(rulerInHouse).map(([ruled, row]) => [
    ruled,
    Object.fromEntries(
      Object.entries(row).map(([placed, clause]) => [
        placed,
        [clause, moreRulers[Number(ruled) as HouseNumber][Number(placed) as HouseNumber]],
      ]),
    ),
  ]),
);

/** Each family of a pair with its further clauses. */
const allPairs: VoicePack['pairs'] = Object.fromEntries(
  Object.entries(pairs).map(([key, pair]) => {
    const more = morePairs[key] ?? {};
    const { fuse, hard, easy } = pair;
    return [
      key,
      {
        ...pair,
        fuse: [...fuse, ...(more.fuse ?? [])],
        hard: [...hard, ...(more.hard ?? [])],
        easy: [...easy, ...(more.easy ?? [])],
      },
    ];
  }),
);

const written: VoicePack['limits'] = { ...limits, outcome, partnerBirth };
const allLimits = Object.fromEntries(
  Object.entries(written).map(([kind, lines]) => [
    kind,
    [...lines, ...(moreLimits[kind as LimitKind] ?? [])],
  ]),
) as unknown as VoicePack['limits'];

/** Each matter of a planet with its further turns. */
const allTurns: VoicePack['returns']['turns'] = {
  ...turns,
  ...Object.fromEntries(
    Object.entries(moreTurns).map(([body, byTheme]) => [
      body,
      Object.fromEntries(
        Object.entries(byTheme).map(([theme, texts]) => [
          theme,
          [...turns[body as keyof typeof moreTurns][theme as Theme], ...texts],
        ]),
      ),
    ]),
  ),
};

export const englishPack: VoicePack = {
  lang: 'en',
  lacking,
  beside,
  planets,
  signs,
  houses,
  aspects,
  pairs: allPairs,
  rulerInHouse: bothRulers,
  comforts,
  leanOn,
  movers,
  targets,
  contacts,
  dignities,
  retrogrades,
  sects,
  phasesAtBirth,
  phasesNow,
  moonToday,
  elements: elementClauses,
  practices: [...practices, ...topicPractices, ...morePractices, ...stylePractices],
  questions: [...questions, ...topicQuestions, ...moreQuestions, ...styleQuestions],
  openers: [...openers, ...topicOpeners, ...mirrorOpeners, ...moreOpeners, ...styleOpeners],
  answers: {
    ...answers,
    should: [...answers.should, ...moreAnswers.should, ...evenMoreAnswers.should, ...styleShoulds],
    which: [...moreAnswers.which, ...evenMoreAnswers.which],
    will: [...answers.will, ...moreAnswers.will, ...evenMoreAnswers.will, ...styleWills],
    'who-am-i': [...answers['who-am-i'], ...moreAnswers['who-am-i'], ...evenMoreAnswers['who-am-i']],
    how: [...moreAnswers.how, ...evenMoreAnswers.how],
  },
  followUps: [...followUps, ...moreFollowUps],
  thanks,
  smallTalk,
  appHelp,
  aiLines,
  clarify,
  termAsks,
  limits: allLimits,
  frames: [...frames, ...moreFrames],
  cores: [
    'think of {image}.',
    'the picture is {image}.',
    'it looks like {image}.',
    'a picture for it would be {image}.',
  ],
  topicLeads,
  offices,
  glosses: { planet: planetGlosses, house: houseGlosses, aspect: aspectGlosses },
  beats: { sign: signBeats, contact: contactBeats, transit: transitBeats },
  elementPair,
  elementOf,
  apart: [
    '{a} there wants to {wantsA}. {b} wants to {wantsB}.',
    'of the two, {a} wants to {wantsA}; {b} wants to {wantsB}.',
    'given the choice, {a} would {wantsA}, and {b} would {wantsB}.',
    '{a} is out to {wantsA}, and {b} to {wantsB}.',
    'left to itself, {a} would {wantsA}. {b} would rather {wantsB}.',
  ],
  links,
  practiceChecks,
  term,
  terms: [
    '{term} is {gloss}.',
    '{term}, in plain words, is {gloss}.',
    'by {term} an astrologer means {gloss}.',
  ],
  styleBridges,
  weighings,
  counsels,
  returns: { carriers: returnCarriers, accepts: signAccepts, turns: allTurns },
  bridges: {
    against: [
      'against that, ',
      'and yet ',
      'on the other side, ',
      'then again, ',
      'the catch is that ',
      'less comfortably, ',
      'pulling the other way, ',
    ],
    help: [
      'it helps that ',
      'on your side, ',
      'luckily, ',
      'there is help: ',
      'there is good news too: ',
      'what you can lean on is this: ',
      'it is easier because ',
    ],
    timing: [
      'as for dates, ',
      'on the calendar, ',
      'for timing, ',
      'in the diary, ',
      'further on, ',
      'overhead, ',
      '',
    ],
    also: ['', 'beside that, ', 'then there is the rest: '],
    catch: [
      'there is a snag: ',
      'here is the hard part: ',
      'what makes it harder: ',
      'what gets in the way: ',
      'one thing complicates that: ',
      'it isn’t simple, though: ',
      'there is a difficulty: ',
      'what works against it: ',
    ],
    ease: [
      'it has help: ',
      'what carries it: ',
      'something makes it easier: ',
      'there is help with that: ',
      'on the good side, ',
    ],
    more: [
      'there is a second strain: ',
      'something else is hard here: ',
      'on top of that, ',
      'there is more of the kind: ',
      'close by, ',
      'and once more: ',
    ],
    still: ['after that, ', 'it has another date after that: ', 'further on, ', 'then ', 'later, '],
    for: ['for it: ', 'on the yes side, ', 'what speaks for it: ', 'the case for it: '],
    wait: ['against hurrying: ', 'on the other side, ', 'the case for waiting: ', 'what speaks against it: '],
  },
  themeLeads: {
    love: ['in love', 'with someone you like', 'up close'],
    work: ['at work', 'in the job', 'between nine and six'],
    money: ['with money', 'when the bill comes', 'in the accounts'],
    family: ['at home', 'with family', 'around the people you grew up with'],
    self: ['left to yourself', 'in your own company', 'from the inside'],
    mood: ['on a low day', 'when the mood drops', 'on an evening like that'],
    spirit: ['in the quiet hours', 'when nobody needs you', 'in what you make and believe'],
    decision: ['at a fork', 'when you have to choose', 'with a decision open'],
  },
  told: toldWords,
  skyAnswer: skyAnswerText,
  names,
  dates,
  polish,
};
