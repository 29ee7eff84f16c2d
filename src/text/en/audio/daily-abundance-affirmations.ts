/** Daily Abundance Affirmations, 12:15: fifteen lines, each said once, with time to answer. */
import type { AudioLine } from '#practice/audio/cues.ts';

export const dailyAbundanceAffirmations: readonly AudioLine[] = [
  {
    at: 12,
    text: 'Welcome. This is a short practice for noticing plenty: not pretending to it, noticing it.',
  },
  {
    at: 24,
    text: 'You can sit, walk or lie down. Let your eyes rest on one thing, or close them if you like.',
  },
  { at: 38, text: 'Breathe in as if you had time.' },
  { at: 46, text: 'And out, a little longer.' },
  { at: 58, text: 'Once more in.' },
  { at: 66, text: 'And out, and let the jaw go with it.' },
  {
    at: 80,
    text: 'I will say each line once. In the quiet afterwards, say it in your own words, or simply hear whether any part of you answers. You need not believe it all. Take the half that is true.',
  },
  { at: 106, text: 'I have enough of today to begin with.' },
  { at: 124, text: 'Think of one thing within reach of your hand that you did not have to make.' },
  { at: 144, text: 'What I give with care is not lost to me.' },
  { at: 176, text: 'I can want more without despising what I have.' },
  { at: 208, text: 'My work has worth before anyone prices it.' },
  { at: 226, text: 'Let one piece of work come to mind: a meal, a message, a mended thing.' },
  { at: 248, text: 'I notice what arrives, however small.' },
  { at: 280, text: 'I may receive without having to repay at once.' },
  {
    at: 298,
    text: 'If that one catches in the throat, stay with it for one breath, and let it be only a sentence.',
  },
  { at: 322, text: 'There is room for my good fortune and for yours.' },
  {
    at: 340,
    text: 'Bring someone to mind whose luck has been hard for you to watch. You do not have to feel warm. Only leave the door unlocked.',
  },
  { at: 370, text: 'I make one clear request, and I can live with the answer.' },
  { at: 402, text: 'I count what holds as carefully as what is missing.' },
  {
    at: 420,
    text: 'Count with me: something that held your weight today. Something that held your attention. Someone who held a place for you.',
  },
  { at: 452, text: 'My time is real wealth, and I spend some of it on purpose.' },
  { at: 484, text: 'I am allowed to rest before I have earned it.' },
  { at: 514, text: 'I learn as I go, and what I learn stays mine.' },
  { at: 544, text: 'I can look at numbers calmly, one line at a time.' },
  { at: 576, text: 'Other people’s plenty is news of what is possible.' },
  { at: 606, text: 'I close the day knowing one thing that was enough.' },
  { at: 624, text: 'Which one was it, today? Give it a name you will recognise tonight.' },
  {
    at: 648,
    text: 'Of everything you heard, keep one line. Say it once aloud, quite quietly, as you would say it to someone asleep.',
  },
  { at: 676, text: 'Now let the room come back: the floor, the light, the next thing.' },
  {
    at: 694,
    text: 'Enough is not a number that someone gives you. It is a place that you can stand in for a moment, and leave, and find again.',
  },
  { at: 718, text: 'Thank you for your time. Go gently.' },
];
