/** The Soul Loop in English. Loaded when the dialog is first opened. */
import type { LoopWords } from '#practice/soul-loop/words.ts';
import { clockName, dates } from '../../dates.ts';
import { bareBodyName, signName } from '../../names.ts';
import { actions } from './actions.ts';
import { mirrors, neutral, skyPhases, textures, themes } from './around.ts';
import { patterns } from './patterns.ts';
import { ORDINALS } from '../../ordinals.ts';

const aspectWords: Readonly<Record<string, string>> = { conjunction: 'conjunct', opposition: 'opposite' };

const ordinals = ORDINALS.slice(0, 10);

/** "fourth"; in figures from the eleventh on. */
function nth(n: number): string {
  const word = ordinals[n - 1];
  if (word !== undefined) return word;
  const last = n % 100 > 10 && n % 100 < 14 ? 0 : n % 10;
  return `${String(n)}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
}

export const loopWords: LoopWords = {
  lang: 'en',
  patterns,
  actions,
  mirrors,
  neutral,
  returning: {
    insights: [
      'We have met this one lately, so I will explain nothing. Look instead at what is different in it today, even by a hair.',
      'Here it is again. A thing that returns is not a thing that failed to leave; it may only be asking for a smaller answer.',
      'You know the shape of this by now. Knowing the shape is not nothing: a stair you know can be walked in the dark.',
      'This has come back, and you have written it down again. Between the two lies a day that it did not have to itself.',
      'I have said what I know of this one. What is left is yours: which part of it was new today?',
      'Some weather stays a week. It says something about the season and very little about the house.',
    ],
    questions: [
      'What has changed around this since the last time, however little?',
      'What did you do between then and now that made it one shade lighter?',
      'If this came back in a year, what would you want to have kept from today?',
      'Which sentence about this have you not written yet?',
      'Who else would recognise this, if you showed them only today’s page?',
      'What would you like to ask it, if it were sitting across the table?',
    ],
  },
  perhaps: (sentence) => `Perhaps ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  otherLanguage: 'My patterns know English and Thai so far, so I am going by the feeling you chose.',
  medicalNote:
    'If this is new, strong, or comes with pain, please have a doctor look at it; bodies deserve to be checked.',
  history: {
    repeatedText: 'You brought the same words as on {date}. What has changed around them?',
    sameRecent:
      'This is the {nth} time in four weeks that “{patternName}” has shown itself; the last was on {date}.',
    helpedBefore:
      'On {date}, when something close to this came, you tried this: “{action}” You said that it helped.',
    also: 'I also hear {also} in this; that can have its own day.',
    firstTime: 'I have not met this pattern in your entries before, so I hold it loosely.',
    shift: 'Your last three entries were {emotionA}; today you chose {emotionB}. Something has moved.',
  },
  sky: {
    phase: skyPhases,
    moonSign:
      'The Moon is in {moonSign} today, which the tradition describes as {texture}; use it if it fits.',
    textures,
    transit:
      'In your chart the closest line today is {aspect}, exact {when}. It is a lens, not an instruction: astrologers would ask where {theme} shows up in this.',
    near: 'In your chart the closest line today is {aspect}, {orb} from exact. It is a lens, not an instruction: astrologers would ask where {theme} shows up in this.',
    themes,
    aspect: (mover, aspect, point) =>
      `${bareBodyName(mover)} ${aspectWords[aspect] ?? aspect} your ${bareBodyName(point)}`,
    today: (time, about) => (about ? `today, to within the doubt in your birth time` : time),
    clock: clockName,
    onDay: (date, today, about) => `${about ? 'around' : 'on'} ${dates.day(date, today)}`,
    sign: signName,
  },
  close: {
    done: 'You did it: {action}',
    notDone: 'The action is still there if you want it; leaving it undone is also an answer.',
    reflection: 'You ended with “{quote}”. That line is yours to keep.',
  },
  support: {
    question: 'Who could sit near you for a while, without either of you having to say anything?',
    action: 'Drink a glass of water slowly, with both feet on the floor. That is enough for now.',
    prompt: 'Write whatever you like here, or nothing.',
    final: 'Your words are kept, as you wrote them. Nothing was read into them.',
  },
  emotions: {
    anxious: 'anxious',
    angry: 'angry',
    sad: 'sad',
    numb: 'numb',
    confused: 'confused',
    overwhelmed: 'overwhelmed',
    disappointed: 'disappointed',
    frustrated: 'frustrated',
  },
  places: {
    any: 'anywhere',
    private: 'in private',
    outside: 'outside',
    table: 'at a table',
    bed: 'in bed',
  },
  date: dates.day,
  nth,
  them: { him: 'him', her: 'her', them: 'them' },
  between: ' ',
};
