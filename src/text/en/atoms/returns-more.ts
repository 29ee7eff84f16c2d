/** More turns for the planets that most readings come back to, so that two questions of one matter need not end alike. */
import type { ClassicalPlanet, Theme, VPbase } from '#companion/voice/atoms.ts';

export const moreTurns: Readonly<Record<ClassicalPlanet, Readonly<Record<Theme, readonly VPbase[]>>>> = {
  sun: {
    love: [
      'tell them the thing you are proud of and would rather they guessed',
      'shine at something they can’t follow you into',
    ],
    work: [
      'pick the hour when you are best and refuse to rent it out',
      'say what you did, in the first person and the past tense',
    ],
    money: [
      'ask what it is worth to them before you say what it costs you',
      'let one bargain go by because it isn’t yours',
    ],
    family: ['answer to the name they use and stay the age you are', 'take up your own half of the sofa'],
    self: ['choose one thing this week and sign it', 'find out what you like when it earns you nothing'],
    mood: [
      'do the one job today that only you could have done',
      'sit in the warmest place in the building and say so',
    ],
    spirit: ['give your best hour to what you would defend', 'do it as well as you can, and then go unseen'],
    decision: [
      'say both answers aloud with your name in front',
      'look for the one that makes you stand up straighter',
    ],
  },
  moon: {
    love: ['fall silent a little later than you want to', 'tell them which hour of the day is hardest'],
    work: ['eat lunch away from the thing that upsets you', 'ask what the deadline is before you feel it'],
    money: ['fill the pantry before you fill the basket', 'count what you have on a full stomach'],
    family: [
      'leave one mood where you found it, on their side of the door',
      'let them be worried without putting it right',
    ],
    self: ['keep a promise to the part of you that gets tired', 'notice whom you can be dull with'],
    mood: [
      'wash, change your shirt, and ask again how it is',
      'go to bed before the evening turns into a verdict',
    ],
    spirit: [
      'light the lamp at the same time each evening',
      'listen to one piece of music and do nothing else',
    ],
    decision: ['imagine being ill in each of them', 'wait for the tide to go out and look again'],
  },
  mercury: {
    love: ['write it in four lines and take out the joke', 'ask what they meant instead of what it means'],
    work: [
      'put the one decision you need at the top of the page',
      'say it in the room where it can be answered',
    ],
    money: ['make the call that takes six minutes', 'write each sum next to the reason for it'],
    family: ['ask one question and let it be the last word', 'send the short message that is only kind'],
    self: ['stop explaining one sentence sooner', 'learn the name of the thing you keep describing'],
    mood: ['read the worry aloud in the voice of a weather report', 'turn the chatter into a list of three'],
    spirit: [
      'copy out by hand the line you keep going back to',
      'study it without telling anyone for a week',
    ],
    decision: [
      'explain it to a child and see which half you skip',
      'collect one fact more and then close the file',
    ],
  },
  venus: {
    love: [
      'let them court you for the length of a conversation',
      'keep one evening of the week for your own taste',
    ],
    work: [
      'ask to be paid for the charm as well',
      'make the room agreeable and then say the disagreeable thing',
    ],
    money: [
      'wait until you like the thing and the price on the same day',
      'give yourself one good object instead of four',
    ],
    family: ['lay the table for the person you are now', 'praise one of them for something they chose'],
    self: ['disagree with your own good manners once', 'dress for the day as if only you would see it'],
    mood: ['look at something lovely that costs nothing', 'hold something soft and let the clock go round'],
    spirit: ['put flowers where only you pass', 'be moved by it before you have an opinion'],
    decision: [
      'ask which of them you would miss by name',
      'take the one you would show a friend without explaining',
    ],
  },
  mars: {
    love: ['chase less and turn up more', 'say the annoyed thing while it is still funny'],
    work: [
      'finish the job that is nine tenths done',
      'pick the battle with a date and skip the one with a mood',
    ],
    money: [
      'earn the next small thing before you fight for the large one',
      'send the invoice while you are still cross',
    ],
    family: [
      'carry something heavy for them and say nothing clever',
      'leave the table before the third round',
    ],
    self: ['do the frightening thing in its smallest size', 'let your body have the first hour of the day'],
    mood: ['climb something with a view', 'break a sweat before you break a silence'],
    spirit: [
      'do an hour of the work with no talk about it',
      'try your courage on something that can’t hit back',
    ],
    decision: ['act on the part that is already clear', 'ask which refusal you would be proud of'],
  },
  jupiter: {
    love: [
      'let the second month be as interesting as the first week',
      'give them room to be smaller than your picture',
    ],
    work: [
      'teach somebody the part you do without thinking',
      'trade one promise in the air for one on paper',
    ],
    money: ['name what enough would be, to the nearest hundred', 'let the good month pay for the thin one'],
    family: ['bring news from outside and leave the advice in the car', 'invite the one they never ask'],
    self: [
      'laugh at the plan and keep the first step of it',
      'give away something you meant to get round to',
    ],
    mood: ['ring the friend who exaggerates', 'walk until the view changes'],
    spirit: ['thank somebody for what they taught you', 'choose one belief and act on it before Friday'],
    decision: [
      'picture the dull version of each and compare those',
      'ask what you would try if it were only a year',
    ],
  },
  saturn: {
    love: ['ask for the reassurance in plain words, once', 'keep one promise so small that nobody notices'],
    work: ['write the boundary down while you are rested', 'let somebody else be the last to leave'],
    money: ['set one sum aside on the day it arrives', 'ask for the figure in writing and sleep on it'],
    family: ['retire from one job that nobody gave you', 'sit down while there is still something to do'],
    self: ['forgive one late start', 'measure this year against last year and nobody else'],
    mood: ['do the next plain thing and call the day done', 'lower the bar until you can step over it'],
    spirit: [
      'return to it at the same hour for nine days',
      'build the small wall first and pray behind that',
    ],
    decision: ['ask which burden you would choose again', 'put a year on it and then see what remains'],
  },
};
