/** The questionnaire in English: 48 sentences of our own, version 1, what stands around them, and what a result is called. */
import type { AxisId, ItemId, Letter } from '#practice/mbti/items.ts';

/** Source: our own items, version 1; nothing is taken from any published instrument. */
export const itemTexts: Readonly<Record<ItemId, string>> = {
  EI01: 'After a long week, an evening with people gives me strength back.',
  EI02: 'I like to know what I think before I say it aloud.',
  EI03: 'I find out what I think by talking.',
  EI04: 'A free day with nobody in it sounds like a present.',
  EI05: 'In a room of strangers I am usually the one who starts.',
  EI06: 'Good company still uses up something that I refill alone.',
  EI07: 'I would rather call than write.',
  EI08: 'I keep a small circle and go deep with it.',
  EI09: 'Noise and movement around me help me get going.',
  EI10: 'People who know me a little say I am hard to read.',
  EI11: 'When something good happens, it is not quite real until I have told someone.',
  EI12: 'In a group I often leave with the best thing unsaid.',
  SN01: 'I trust what has worked before more than what might work.',
  SN02: 'While someone tells me what happened, I am already wondering what it means.',
  SN03: 'Give me the steps and the details; the big picture can come later.',
  SN04: 'I would rather invent a new way than learn the usual one.',
  SN05: 'I notice when something in a familiar room has been moved.',
  SN06: 'I see a likeness between two things before I can explain it.',
  SN07: 'I like instructions that have been tested by someone careful.',
  SN08: 'My mind lives a good part of the time in things that do not exist yet.',
  SN09: 'In a story I want to know exactly who said what.',
  SN10: 'I am easily bored once a thing is understood and only has to be done.',
  SN11: 'A clear example convinces me faster than a clever theory.',
  SN12: 'I follow hunches that I could not defend in a meeting.',
  TF01: 'If an argument is wrong I say so, even when the person is upset.',
  TF02: 'Before I judge a decision I ask how it will feel to the people in it.',
  TF03: 'I would rather be treated fairly than gently.',
  TF04: 'I pick up a change of mood before a change of subject.',
  TF05: 'A rule loses its point if it bends for the likeable.',
  TF06: 'I can be talked out of a good plan if it would hurt someone who did nothing wrong.',
  TF07: 'When a friend brings me a problem, my first move is to look for the cause.',
  TF08: 'When a friend brings me a problem, my first move is to stay close.',
  TF09: 'I enjoy a debate in which nobody minds losing.',
  TF10: 'Praise that is not meant warmly leaves me cold, however accurate.',
  TF11: 'I can step out of my feelings about a thing and weigh it like a stranger.',
  TF12: 'I know a choice is right when I can say it to the person’s face with care.',
  JP01: 'I relax once the decision has been made.',
  JP02: 'I like to leave a plan loose enough for the day to surprise me.',
  JP03: 'I finish well before the deadline, and I sleep better for it.',
  JP04: 'My best work comes in a rush near the end.',
  JP05: 'A list with everything ticked is one of the small joys of life.',
  JP06: 'Packing the night before feels like giving up options.',
  JP07: 'I put things back where they live.',
  JP08: 'I start more than I finish, and I do not think that is a fault.',
  JP09: 'A change of plan on the day itself annoys me more than it should.',
  JP10: 'I keep a question open as long as there might be something new to learn.',
  JP11: 'I like to know on Sunday what the week will hold.',
  JP12: 'Rules for my free time make it feel less free.',
};

/** 1 to 5. */
export const answerLabels = [
  'Not me at all',
  'Mostly not me',
  'In between',
  'Mostly me',
  'Very much me',
] as const;

export const letterNames: Readonly<Record<Letter, string>> = {
  E: 'Outward',
  I: 'Inward',
  S: 'What is',
  N: 'What could be',
  T: 'Reasons first',
  F: 'People first',
  J: 'Settled',
  P: 'Open',
};

/** What the two ends of an axis are about, for the heading of its bar. */
export const axisNames: Readonly<Record<AxisId, string>> = {
  EI: 'Where you refill',
  SN: 'What you notice first',
  TF: 'What you weigh first',
  JP: 'How you like things to stand',
};

export const questionnaireTexts = {
  instruction:
    'Answer for the person you are on an ordinary day, not the one your work or family asks for. There are no better answers, and the middle is a real answer.',
  minutes: 'About six minutes',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  answered: (n: number, of: number) => `${n} of ${of} answered`,
  saved: 'Each page is kept as you go. You can stop and come back.',
  example: 'Example',
  notMeasured: 'Not measured',
  confidence: 'Type Confidence',
  confidenceInfo:
    'How well your own answers agree with each other decides this number. We start from two guesses of ours: that answers to one question scatter by about 1.2 points, and that people lie within about 0.8 of the middle. They are design choices until there are enough real answers to replace them. Type Confidence is the four chances multiplied; someone in the middle of everything gets 6 %.',
  nearMiddle: 'You sit close to the middle here; read both.',
  even: 'These answers are very even; the result says little.',
  hasty: 'This was filled in very quickly; the result says little.',
  neighbour: (types: readonly string[]) => `Likeliest neighbour: ${types.join(' or ')}`,
  axisNotMeasured: 'More than two answers are missing here.',
  changed: 'This has moved by more than the questionnaire wobbles.',
  withinWobble: 'Within the wobble of the questionnaire.',
  retest: 'It has been a month. You could fill it in again and see what holds.',
  foot: 'This is our own questionnaire. It is not the Myers-Briggs Type Indicator and is not connected with its publisher; MBTI and Myers-Briggs are trademarks of their owner.',
} as const;
