/** What the Soul Loop says around a pattern, in English. */
import type { LoopWords } from '#practice/soul-loop/words.ts';

export const mirrors: LoopWords['mirrors'] = {
  anxious: {
    quoted: [
      'You wrote “{quote}”. I hear the bracing in it.',
      '“{quote}”: that is a sentence said with the shoulders up.',
    ],
    plain: 'You put it in plain words. I hear the bracing in them.',
  },
  angry: {
    quoted: [
      'You wrote “{quote}”. There is heat in that, and a reason for the heat.',
      '“{quote}”. Nobody writes that about something they do not care for.',
    ],
    plain: 'You put it in plain words. There is heat in them, and a reason for the heat.',
  },
  sad: {
    quoted: [
      'You wrote “{quote}”. I will not hurry past it.',
      '“{quote}”. That is a heavy thing to put into so few words.',
    ],
    plain: 'You found words for it. I will not hurry past them.',
  },
  numb: {
    quoted: [
      'You wrote “{quote}”. Saying so is already a kind of feeling.',
      '“{quote}”. Even the quiet got written down; that counts.',
    ],
    plain: 'You wrote something down. Saying so is already a kind of feeling.',
  },
  confused: {
    quoted: [
      'You wrote “{quote}”. Let it be tangled for a moment; tangled is not the same as wrong.',
      '“{quote}”. There is more than one voice in that line.',
    ],
    plain: 'You put it down as it came. Let it be tangled for a moment; tangled is not the same as wrong.',
  },
  overwhelmed: {
    quoted: [
      'You wrote “{quote}”. That is a lot to be carrying in one pair of hands.',
      '“{quote}”. Even the sentence is out of breath.',
    ],
    plain: 'You set it down, all of it. That is a lot to be carrying in one pair of hands.',
  },
  disappointed: {
    quoted: [
      'You wrote “{quote}”. Something had been hoped for there.',
      '“{quote}”. It hurts in the exact shape of what you wanted.',
    ],
    plain: 'You said it in those words. Something had been hoped for there.',
  },
  frustrated: {
    quoted: [
      'You wrote “{quote}”. So much push in it, and so little give.',
      '“{quote}”. You have been leaning on this for a while.',
    ],
    plain: 'You said it in those words. So much push in it, and so little give.',
  },
  none: {
    quoted: [
      'You wrote “{quote}”. Let us stay with those words a moment.',
      '“{quote}”. I am taking that as you meant it.',
    ],
    plain: 'You have put it in your own words. Let us stay with them a moment.',
  },
};

export const neutral: LoopWords['neutral'] = {
  sad: 'Sadness does not always arrive with its reason. It may be asking for slowness before it asks for meaning.',
  anxious: 'Unease without a name is still unease. We can begin with where it sits.',
  numb: 'Not much came through, and that is information too.',
  none: 'You have put something down here. We can look at it without deciding what it is.',
};

export const skyPhases: LoopWords['sky']['phase'] = {
  new: 'The Moon is new tonight, {lit} % lit: in the old calendars a night for naming things before anyone can see them.',
  'waxing-crescent':
    'The Moon is a thin waxing crescent, {lit} % lit. People have long used it as a picture for beginnings that do not have to be strong yet.',
  'first-quarter':
    'The Moon is at its first quarter, half light and half dark. It is a fair picture for a choice that has two sides.',
  'waxing-gibbous':
    'The Moon is waxing, {lit} % lit, nearly there and not there: a good image for work that wants patience more than force.',
  full: 'The Moon is full, {lit} % lit. Traditionally it stands for seeing plainly, which is not the same as deciding quickly.',
  'waning-gibbous':
    'The Moon has begun to wane, {lit} % lit. Readers of the sky take this as the time for telling what was learned.',
  'last-quarter':
    'The Moon is at its last quarter. As a picture, it is the half you put down so that the other half can be carried.',
  'waning-crescent':
    'The Moon is a waning crescent, {lit} % lit, the last of its round: an image for resting before the next start.',
};

export const textures: LoopWords['sky']['textures'] = {
  aries: 'quick to warm, first through the door',
  taurus: 'slow, loyal to the body',
  gemini: 'many-voiced, full of questions',
  cancer: 'close to home and memory',
  leo: 'wanting to be seen kindly',
  virgo: 'noticing what could be mended',
  libra: 'weighing, seeking an even hand',
  scorpio: 'going under the surface',
  sagittarius: 'looking for the far view',
  capricorn: 'steady, keeping its promises',
  aquarius: 'standing a step back to see',
  pisces: 'without hard edges, absorbing',
};

export const themes: LoopWords['sky']['themes'] = {
  sun: 'your sense of purpose',
  moon: 'your need for comfort',
  mercury: 'the way you put things to yourself',
  venus: 'what you value',
  mars: 'your drive and your heat',
  jupiter: 'the wish for more room',
  saturn: 'limits and patience',
  uranus: 'the wish to break a pattern',
  neptune: 'the line between hope and haze',
  pluto: 'what you hold on to',
};
