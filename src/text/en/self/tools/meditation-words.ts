/** Scripts of the Meditation Generator: lines to be read slowly, each of them whole on its own. */
import type { MeditationWords } from '#practice/tools/meditation.ts';

export const meditationWords: MeditationWords = {
  arrive: [
    'Sit or lie so that you need not hold yourself up. Your eyes may close, or rest on one spot on the floor.',
    'Come to where you are. Feel what carries you: chair, bed, floor. Eyes open or shut, as you like.',
    'Let your hands find a place and stay there. You can keep your eyes open, a little lowered, the whole time.',
  ],
  stop: [
    'If at any point you want to stop, stop. Look round the room, press your feet down, and that is the end.',
    'You can leave whenever you wish. Open your eyes, name three things you see, and take a sip of water.',
  ],
  breath: [
    'Breathe in as you do anyway. Breathe out a little longer than you need to.',
    'Notice where the breath is easiest to feel: nose, chest or belly. Stay at that one place.',
    'Count four breaths out, and then begin again at one. If you lose count, one is a good number.',
    'Let the next breath come by itself. You did not have to fetch it.',
    'On the way out, let the shoulders follow the breath down, as far as they want to go.',
  ],
  feeling: {
    anxious: [
      'There is something in you that is keeping watch. You need not send it away. Tell it that you have seen it.',
      'Find the place where the worry sits. Give it a size: a coin, a hand, a door.',
      'Ask the watcher what it would do if it could sit down for one minute, and let it.',
    ],
    angry: [
      'There is heat here. Let it be heat, with no one at the end of it, for the length of this sitting.',
      'Feel your jaw and your hands. Let the one soften and the other open, by the width of a paper.',
      'Under the heat there is a line that mattered. You may know it without drawing it now.',
    ],
    sad: [
      'Let the sadness sit beside you as a tired guest would. Nothing has to be said.',
      'Notice its weight and where it rests. A hand on that place is enough.',
      'Something was dear to you. That is what this weight is made of.',
    ],
    numb: [
      'Perhaps there is nothing to feel just now. Then rest in the nothing; it has been holding the door.',
      'Find one place that feels something at all, warm or cool or the seam of a sleeve. Stay there.',
      'You need not wake anything up. It is enough to leave a lamp on.',
    ],
    confused: [
      'There are several voices. Let them all talk, as people do in another room, and do not follow any.',
      'Ask nothing of your mind for the next few breaths. It has been working late.',
      'Mud settles in a glass that is left alone. Be the glass for a while.',
    ],
    overwhelmed: [
      'Everything that wants you can wait outside this door for as long as this lasts. It will still be there, in a queue.',
      'Let one thing be enough: the next breath out. Then let the one after that be enough.',
      'Put the load down on your left side. You can pick it up again later, from there, one piece at a time.',
    ],
    disappointed: [
      'Something did not come as you had pictured it. You can look at the picture once more, and lay it face down.',
      'Feel how you leaned forward to meet it. Lean back now, a finger’s breadth.',
      'The hope was yours and it was real, and so it goes home with you.',
    ],
    frustrated: [
      'You have been pushing at something. Take your hands off it, here, for this short time.',
      'Feel the push where it still sits: forehead, forearms, teeth. Let each of them have one breath off.',
      'A door may be heavy and not locked. You will see that better when your arms have rested.',
    ],
    none: [
      'Notice what mood you brought along, as you would notice the weather through a window.',
      'There is no feeling you should be having. Whatever is here is what we sit with.',
      'Let the mood change, or stay as it is, without helping it.',
    ],
  },
  image: {
    fire: [
      'Picture a small fire in a stone ring, burning steadily, with nobody needed to tend it.',
      'Its warmth reaches your face first, then your hands, then the front of your knees.',
      'Watch one log. It glows, dims and glows again, in no hurry to be ash.',
      'You may lay something on it that is finished: a word, a date, a plan. It catches slowly.',
      'A spark goes up and is gone. Another follows. You need not keep any of them.',
      'The flame leans when the air moves, and stands up again by itself.',
      'Now it is embers. This is the part that cooks the bread.',
      'A little of that warmth stays under your ribs, banked for the night.',
    ],
    earth: [
      'Picture a field path after rain, firm under your feet, with the smell of wet soil.',
      'With each breath out you are a little heavier, as a stone is heavy, without effort.',
      'There is a wall of old stones on your right. Put a hand on it. The day’s warmth is still inside.',
      'Under you there are roots and sand and clay, and rock beneath that, and all of it is holding.',
      'A tree stands at the end of the field. It has lost branches and it has not moved.',
      'You may set something down here, by the wall. The ground has taken heavier things.',
      'Nothing here grows faster for being looked at. Look anyway.',
      'You can feel the line where you end and the ground begins, and the weight that passes across it.',
    ],
    air: [
      'Picture a high window, open, with a curtain that moves when it likes.',
      'A thought comes in like a bird, looks round the room, and finds the way out again.',
      'Far away somebody is hanging out washing. White shapes fill and empty.',
      'Follow the air as it comes in cool and goes out warm. You have changed it a little.',
      'There is a great deal of room above you. Let your forehead know about it.',
      'A sound from outside arrives, is heard, and leaves. You did not have to do anything.',
      'Between two gusts the curtain hangs quite still. Rest there.',
      'You could shut the window. For now it is good to have it open.',
    ],
    water: [
      'Picture a lake in the evening, with the far shore just visible.',
      'A small wave comes to the stones, and draws back with a sound like breath.',
      'Something is reflected: a light, a branch. It trembles, and comes together again.',
      'You can put your hand in. It is cool on top and a little warmer below.',
      'Whatever you let fall in here sinks slowly, turning, until it lies on sand.',
      'The surface has closed over it. The water is no fuller than before.',
      'A boat knocks softly against its post. It is tied, and it is floating. Both are true.',
      'Let the level in you be the level of the lake, rising and falling by a finger’s width.',
    ],
  },
  phase: {
    new: 'Tonight the Moon is new. Let there be a part of you, too, that nobody has to see yet.',
    'waxing-crescent':
      'The Moon is a young crescent. Think of one thing that has only just begun, and let it be small.',
    'first-quarter': 'The Moon is half lit and growing. You need not see the other half to know it is there.',
    'waxing-gibbous': 'The Moon is almost full. Something nearly ready may take its last days in peace.',
    full: 'The Moon is full. Let everything you are be visible to you for one breath, and none of it on trial.',
    'waning-gibbous':
      'The Moon has just passed full. Think of one thing you were given, and let that be enough for now.',
    'last-quarter': 'The Moon is half lit and shrinking. One half of what you carry may stay here.',
    'waning-crescent':
      'The Moon is a thin old crescent. This is the time before the beginning. Nothing is asked.',
  },
  silence: [
    'Now nothing, for a while.',
    'Stay here. No words for a little.',
    'Let it be quiet.',
    'A longer silence. You can leave it to me to end it.',
  ],
  back: [
    'Come back by way of your hands. Move the fingers, then the feet, then turn your head to one side and the other.',
    'Let the sounds of the room come nearer. Stretch whatever would like to be stretched.',
  ],
  end: [
    'Open your eyes if they were shut. Name the first colour you see. That is all.',
    'Look around you once, slowly. You are here, and this is finished.',
  ],
};
