/** The small actions of the Soul Loop in English, and each once it is done. */
import type { LoopWords } from '#practice/soul-loop/words.ts';

export const actions: LoopWords['actions'] = {
  a01: {
    text: 'Breathe out longer than you breathe in, ten times: in for four, out for six. Let your hands be heavy while you count.',
    done: 'ten long breaths.',
  },
  a02: {
    text: 'Name five things you can see, four you can touch, three you can hear. Out loud if you can, in your head if you cannot.',
    done: 'five, four, three.',
  },
  a03: {
    text: 'Write three endings to this: the worst, the best, and the dull one in the middle. Put a tick by the one you would bet a coffee on.',
    done: 'three endings, one tick.',
  },
  a04: {
    text: 'Write one sentence you would send to a friend who told you exactly this. Then read it back with your own name in it.',
    done: 'one sentence, sent to yourself.',
  },
  a05: {
    text: 'Do only the first two minutes of the thing. Set a timer, open it, touch it, stop when it rings. Stopping is allowed.',
    done: 'two minutes, and then the bell.',
  },
  a06: {
    text: 'Walk to the end of the street and back with your phone in your pocket. Look for one thing that was not there yesterday.',
    done: 'to the end of the street and back.',
  },
  a07: {
    text: 'Draw a line down a page. Left: what I know. Right: what I am guessing. Move each sentence to its honest side.',
    done: 'two columns, each sentence in its place.',
  },
  a08: {
    text: 'Say it once more with a small preface: “I notice I am having the thought that …”. Listen to what changes in the volume.',
    done: 'the thought, with its preface.',
  },
  a09: {
    text: 'Write the sentence “I am not able to … this time.” and leave it in your drafts. You do not have to send it today.',
    done: 'one draft, unsent.',
  },
  a10: {
    text: 'Empty your head into a list. Circle one item that is yours, today, and under twenty minutes. Fold the rest away.',
    done: 'one list, one circle.',
  },
  a11: {
    text: 'Lie down for fifteen minutes with an alarm and nothing to learn. If sleep comes, let it; if not, lying down still counts.',
    done: 'fifteen minutes lying down.',
  },
  a12: {
    text: 'Drink a full glass of water standing at a window. Finish the glass before you pick up anything else.',
    done: 'one glass of water, at a window.',
  },
  a13: {
    text: 'Send one person a message that asks for nothing: a photo, a memory, “this made me think of you”.',
    done: 'one message that asked for nothing.',
  },
  a14: {
    text: 'Find one picture, song or object that belongs to this. Stay with it for five minutes, then put it somewhere you choose.',
    done: 'five minutes, then a place of its own.',
  },
  a15: {
    text: 'Finish this in one line: “Under the anger, what I was protecting is …”.',
    done: 'one line, finished.',
  },
  a16: {
    text: 'Push against a wall with both palms for twenty seconds, shake out your arms, repeat three times. Let the heat have somewhere to go.',
    done: 'three rounds against a wall.',
  },
  a17: {
    text: 'Write both choices as if you had already made them, three lines each. Notice which page your shoulders drop on.',
    done: 'two choices, three lines each.',
  },
  a18: {
    text: 'Find two more exact words for this feeling. Not louder words; closer ones.',
    done: 'two closer words.',
  },
  a19: {
    text: 'Put one small surface in order: a bedside table, a bag, one drawer. Stop when that one is done.',
    done: 'one small surface in order.',
  },
  a20: {
    text: 'Write your rule as you hear it (“I should …”), then again beginning “It would matter to me to …”. Keep the second one.',
    done: 'the rule, written twice.',
  },
  a21: {
    text: 'Book the worry: ten minutes tonight, on paper, with a start and an end. Until then, when it knocks, tell it the hour.',
    done: 'an hour given to the worry.',
  },
  a22: {
    text: 'Put a hand where you feel it most. Say: this is hard; other people know this; may I be on my own side for one minute.',
    done: 'one minute on your own side.',
  },
  a23: {
    text: 'Ask one plain question of the person you are guessing about: “How did that land with you?” Choose a calm hour for it.',
    done: 'one plain question, asked.',
  },
  a24: {
    text: 'Write what you tried, in order. Under each, one word for what it taught you. Then one thing you have not tried, however small.',
    done: 'what was tried, in order, and one thing new.',
  },
  a25: {
    text: 'Put the phone face down in another room for the length of one song. Listen to the song.',
    done: 'one song, no phone.',
  },
  a26: {
    text: 'List three moments this month when you felt most like yourself. Underline what they share.',
    done: 'three moments, one line under what they share.',
  },
  a27: {
    text: 'Name one thing that did hold today, however plain: a chair, a bus on time, a voice. Write why it held.',
    done: 'one thing that held.',
  },
  a28: {
    text: 'Write the fair version of what happened: what they did, what it cost you, what you would ask for next time. Three sentences, no adjectives.',
    done: 'three sentences, no adjectives.',
  },
  a29: {
    text: 'Run cold water over your wrists for half a minute, then dry them slowly, as if they belonged to someone you were looking after.',
    done: 'cold water, dried slowly.',
  },
  a30: {
    text: 'Choose one string to let go of for a day. Write its name and the date you will pick it up again.',
    done: 'one string put down, with a date on it.',
  },
  a31: {
    text: 'Go where you can see sky. Stay until you notice something move that is not a person or a machine.',
    done: 'something in the sky that moved.',
  },
  a32: {
    text: 'Tell one safe person one true sentence about today. Begin with “You don’t have to fix this”.',
    done: 'one true sentence, sent.',
  },
  a33: {
    text: 'Where you wrote “always” or “never”, write the last date it was not so. Any date will do.',
    done: 'one date that says otherwise.',
  },
  a34: {
    text: 'Do one thing your body used to like, at a quarter of the usual size: four stretches, half a song, one page.',
    done: 'a quarter of the usual size.',
  },
  a35: {
    text: 'List who else could carry one piece of this. Ask for the smallest piece.',
    done: 'the smallest piece, asked for.',
  },
  a36: {
    text: 'Close the day by hand: write “enough for today” and the time, and leave the page where you will see it tomorrow.',
    done: 'enough for today, with the time.',
  },
};
