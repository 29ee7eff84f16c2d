/** What the numbers are said to mean, in our own words, and how a reading puts them together. */
import type { NumerologyWords } from '#practice/tools/numerology-reading.ts';

export const numerologyWords: NumerologyWords = {
  headings: { numbers: 'Your numbers', together: 'Side by side', year: 'The year you are in' },
  numbers: {
    1: {
      theme: 'starting and standing alone',
      lifePath:
        'It is read as the way of the one who goes first: you learn by beginning, often before anyone has said that you may.',
      expression: 'You come across as someone with a direction, and people step aside or step in behind.',
      soulUrge: 'It wants to do a thing its own way, and to be able to say afterwards: that was me.',
      year: 'Tradition gives it to beginnings. It asks you for one clear start, rather than for nine.',
    },
    2: {
      theme: 'pairing and patience',
      lifePath:
        'It is read as the way of the second voice: you learn between people, by waiting, tuning and making room.',
      expression: 'You come across as someone who can be told things, and who will not use them.',
      soulUrge: 'It wants company that is quiet and sure, and a hand that stays in the other hand.',
      year: 'Tradition gives it to waiting and to bonds. It asks for patience with what was planted a year ago.',
    },
    3: {
      theme: 'saying and making',
      lifePath:
        'It is read as the way of expression: you learn by putting a thing into words, colours or company.',
      expression: 'You come across as lively, and people remember how you put it.',
      soulUrge: 'It wants to play, to be heard, and to have made somebody laugh before supper.',
      year: 'Tradition gives it to friends and to making. It asks you to show something before it is perfect.',
    },
    4: {
      theme: 'building and keeping',
      lifePath:
        'It is read as the way of the builder: you learn by steady work, and by what is still standing afterwards.',
      expression: 'You come across as reliable, and others lean a ladder against you without asking.',
      soulUrge: 'It wants ground, order, and a table that will be in the same place tomorrow.',
      year: 'Tradition gives it to work and foundations. It asks for the dull part, done properly.',
    },
    5: {
      theme: 'change and appetite',
      lifePath: 'It is read as the way of change: you learn by moving, tasting, and leaving a little early.',
      expression: 'You come across as quick and adaptable, hard to bore and hard to hold.',
      soulUrge: 'It wants room, variety, and an unlocked door.',
      year: 'Tradition gives it to movement. It asks you to let one fixed thing become loose.',
    },
    6: {
      theme: 'care and home',
      lifePath:
        'It is read as the way of care: you learn through those who depend on you and through what you make beautiful.',
      expression: 'You come across as warm and responsible, and people bring you their plants.',
      soulUrge: 'It wants to be needed at a table it has laid.',
      year: 'Tradition gives it to family and duties. It asks where you look after others in order not to ask for yourself.',
    },
    7: {
      theme: 'looking inward',
      lifePath:
        'It is read as the way of the inquirer: you learn alone, slowly, and do not believe it until you have seen how it works.',
      expression: 'You come across as reserved, and people suspect that you know more than you say.',
      soulUrge: 'It wants silence, depth, and one good reason.',
      year: 'Tradition gives it to study and retreat. It asks for fewer appointments.',
    },
    8: {
      theme: 'strength and results',
      lifePath:
        'It is read as the way of weight: you learn by handling power, means and consequences, your own included.',
      expression: 'You come across as capable, and are handed things to run.',
      soulUrge: 'It wants to achieve something that can be counted, and to be respected for it.',
      year: 'Tradition gives it to work that shows. It asks you to price your effort honestly.',
    },
    9: {
      theme: 'finishing and giving',
      lifePath:
        'It is read as the way of the wide heart: you learn by letting go, again and again, of what was never only yours.',
      expression: 'You come across as generous and a little far off, at home with strangers.',
      soulUrge: 'It wants to be of use to more people than it knows by name.',
      year: 'Tradition gives it to endings. It asks you to clear the shelf before you buy the next book.',
    },
    11: {
      theme: 'sensing more than is said',
      lifePath:
        'It is read as a two with the volume up: you learn through fine perception and frayed nerves, and through saying what you sensed.',
      expression: 'You come across as inspired or as tense, and often as both in one hour.',
      soulUrge: 'It wants to bring something through that it cannot quite explain.',
      year: 'Tradition reads it as a two with more light in it. It asks for patience, and for early nights.',
    },
    22: {
      theme: 'building for many',
      lifePath:
        'It is read as a four with a large plan: you learn by making something solid that outlasts your own needs.',
      expression: 'You come across as someone who could carry it, and so it is given to you.',
      soulUrge: 'It wants to leave a thing behind that works.',
      year: 'Tradition reads it as a four with wider walls. It asks for a large plan cut into Mondays.',
    },
    33: {
      theme: 'caring for many',
      lifePath:
        'It is read as a six without a fence: you learn by teaching and tending, and by finding out where that must stop.',
      expression: 'You come across as kind in a way that people lean on at once.',
      soulUrge: 'It wants to ease something in the world, and forgets to eat.',
      year: 'Tradition reads it as a six with more doors. It asks whom you care for, and who is on that list twice.',
    },
  },
  lifePath: (n, says) => `Your life path is ${n}. ${says}`,
  expression: (n, says) => `Your expression number is ${n}. ${says}`,
  soulUrge: (n, says) => `Your soul urge is ${n}. ${says}`,
  year: (n, says) => `Your personal year is ${n}. ${says}`,
  pair: {
    same: [
      (a, b) => `${a.name} ${a.n} and ${b.name.toLowerCase()} ${b.n} say the same twice: ${a.theme}.`,
      (a, b) =>
        `${a.name} and ${b.name.toLowerCase()} come to one digit. Here you want, show or do one thing, which is a strength and a blind side.`,
      (a, b) => `${a.name} ${a.n}, ${b.name.toLowerCase()} ${b.n}: one note, played by two hands.`,
    ],
    kin: [
      (a, b) =>
        `${a.name} ${a.n} and ${b.name.toLowerCase()} ${b.n} belong to one group and serve each other: ${a.theme}, ${b.theme}.`,
      (a, b) =>
        `${a.name} ${a.n} and ${b.name.toLowerCase()} ${b.n} are kin by the handbooks, and need little translation between them.`,
      (a, b) =>
        `Between ${a.name.toLowerCase()} ${a.n} and ${b.name.toLowerCase()} ${b.n} there is an easy path: from ${a.theme} to ${b.theme} and back.`,
    ],
    apart: [
      (a, b) =>
        `${a.name} ${a.n} and ${b.name.toLowerCase()} ${b.n} pull apart: ${a.theme} on one side, ${b.theme} on the other. People with both often take turns.`,
      (a, b) =>
        `Between ${a.name.toLowerCase()} ${a.n} and ${b.name.toLowerCase()} ${b.n} there is a gap: ${a.theme}, and ${b.theme}. It is a gap you can walk across on purpose.`,
      (a, b) =>
        `${a.name} ${a.n} asks for ${a.theme}, ${b.name.toLowerCase()} ${b.n} for ${b.theme}. Each is the other’s holiday.`,
    ],
  },
  name: { lifePath: 'Life path', expression: 'Expression', soulUrge: 'Soul urge' },
  noName:
    'Without your full name at birth there is no expression number and no soul urge; the date gives the rest.',
  otherLetters: (letters) =>
    `These letters have no value in this system: ${letters.join(' ')}. Please give the name as your passport spells it in Latin letters; we do not turn one alphabet into another behind your back.`,
  otherSchool: (parts, digits) =>
    `Adding month, day and year apart gives ${parts}; adding every digit of the date in a row gives ${digits}. Schools differ here, and only master numbers make the difference.`,
  close: [
    'Which of these numbers would the people who know you have guessed?',
    'Which one do you wish were another, and what would that one let you do?',
    'Where, this month, have you already seen the year’s number at work?',
  ],
};

/** What a step is called on the page. */
export const numerologyStepNames = {
  month: 'Month',
  day: 'Day',
  year: 'Year',
  letter: 'Letter',
  digit: 'Digit',
  word: 'Word',
  'personal-year': 'Personal year',
  'personal-month': 'Personal month',
  'life-path': 'Life path',
  expression: 'Expression',
  'pinnacle-1': 'First pinnacle',
  'pinnacle-2': 'Second pinnacle',
} as const;
