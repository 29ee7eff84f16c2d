/** The patterns of the Soul Loop in English: what each says, asks and leaves behind. */
import type { LoopWords } from '#practice/soul-loop/words.ts';

export const patterns: LoopWords['patterns'] = {
  'worst-film': {
    name: 'The worst-case film',
    also: 'the worst-case film',
    approach: 'CBT: catastrophising',
    names: 'A possible ending is being screened as the only ending.',
    insights: [
      'Your mind has run ahead and come back with only one reel. It is doing a guard’s work, picturing the harm so that it cannot surprise you, but a guard counts dangers and never counts exits.',
      'There is a difference between a thing that could happen and a thing that is happening. Right now the first is borrowing the body of the second.',
    ],
    questions: [
      'If the dull, middle ending came true, what would next Tuesday look like?',
      'What have you already lived through that, beforehand, you were sure you could not?',
    ],
    prompt:
      'Describe the ending you have not been letting yourself picture: not the triumph, the ordinary one.',
    final: 'The film will start again; films do. You now know where the light switch is.',
  },
  'their-lines': {
    name: 'Writing their lines',
    also: 'lines written for someone else',
    approach: 'CBT: mind-reading',
    names: 'Another person’s silence is being filled with one’s own fear.',
    insights: [
      'You are hearing a voice in this, and the lines are yours. When someone goes quiet we write their part for them, and we rarely give them a kind one.',
      'What you know is small: a pause, a look, a message not answered. What you feel is large. The space between the two was filled by an author who knows your tender places very well.',
    ],
    questions: [
      'If a fair stranger had watched only what a camera would see, what three things could they report?',
      'Whose voice, from how long ago, does this guessed voice sound like?',
    ],
    prompt: 'Write their side as generously as you can, using only what you know for certain.',
    final: 'You may not get their real line today. You no longer have to act on the one you wrote for them.',
  },
  'on-off': {
    name: 'On or off',
    also: 'an on-off switch',
    approach: 'CBT: all-or-nothing thinking',
    names: 'A scale has been turned into a switch.',
    insights: [
      'Some of these words do not bend. “Always” and “never” feel like honesty when we are hurt, but they close the door on the exceptions, and the exceptions are where change lives.',
      'You are grading with two marks, pass and fail. Most of a life is lived in the eleven marks between.',
    ],
    questions: [
      'On a scale of nought to ten, where was today really, and what kept it from being one lower?',
      'When was the last time it was not so, even briefly? What was different that day?',
    ],
    prompt: 'Write about the exception: the one time it went otherwise, and what you did then.',
    final: 'You found a number between nought and ten. From a number you can move by one.',
  },
  rulebook: {
    name: 'The rulebook',
    also: 'the rulebook',
    approach: 'CBT/REBT: demands; ACT: values',
    names: 'A wish has hardened into a law.',
    insights: [
      'Listen for the word that gives orders here. Somewhere a wish of yours was promoted to a law, and now you are being tried under it.',
      'A “should” is often a value wearing a uniform. Take the uniform off and something you care about is standing there, a little out of breath.',
    ],
    questions: [
      'Who wrote this rule, and do they live here now?',
      'If no one would ever know whether you kept it, which part of the rule would you still want?',
    ],
    prompt: 'Copy out one rule you live by. Underneath, write what it was once meant to protect.',
    final: 'You kept the value and put down the whip. That is not lowering the bar; it is choosing your own.',
  },
  prosecutor: {
    name: 'The inner prosecutor',
    also: 'the inner prosecutor',
    approach: 'Self-compassion; CBT: labelling',
    names: 'An act has become a verdict on the whole person.',
    insights: [
      'The voice in this speaks well and speaks only for one side. It took something you did and made it into something you are.',
      'Harshness usually believes it is helping: if I say it first, and worst, no one else can. It has kept you alert. It has not kept you well.',
    ],
    questions: [
      'What would the defence say, if it were allowed one paragraph?',
      'If a child you love had done exactly this, what would you want them to understand by bedtime?',
    ],
    prompt: 'Write the defence’s paragraph. It may agree with some of the facts.',
    final:
      'Being on your own side is not being let off. It is the condition under which people actually mend things.',
  },
  'other-clock': {
    name: 'Someone else’s clock',
    also: 'someone else’s clock',
    approach: 'ACT: values; CBT: comparison',
    names: 'A life is being measured against another person’s visible part.',
    insights: [
      'You are reading your inside against their outside. It is an unfair match: you know every delay of yours, and you see only their arrivals.',
      'Envy is a rough kind of compass. Take away the sting and it points at something you want; the mistake is only to think the other person is standing on it.',
    ],
    questions: [
      'Which single thing in their life would you really take, with everything that comes attached to it?',
      'If no one else had a timetable, what would this year of yours be for?',
    ],
    prompt: 'Name what you want that their life reminded you of. Leave them out of the sentence.',
    final: 'You took your clock back off someone else’s wall. It may be slow; it is yours.',
  },
  replay: {
    name: 'The replay',
    also: 'the replay',
    approach: 'Rumination-focused CBT; ACT: defusion',
    names: 'Thinking that feels like work but moves nothing.',
    insights: [
      'This has gone round more than once. Replaying feels like solving because it uses the same muscles, but a question that begins with “why did I” seldom has a door at the end of it.',
      'Part of you believes that if you watch it one more time it will end differently. That part is loyal. It is also tired.',
    ],
    questions: [
      'If this thought had one useful errand, what would it be, and could you run that errand in ten minutes?',
      'What would you be doing this evening if the case were closed?',
    ],
    prompt:
      'Write the scene once, in the past tense, to its actual end. Then write what happened after that.',
    final: 'You gave it an hour and an ending. When it comes back, it can wait in that room.',
  },
  'long-way': {
    name: 'The long way round',
    also: 'the long way round',
    approach: 'Behavioural activation; ACT: experiential avoidance',
    names: 'Relief now is being bought with weight later.',
    insights: [
      'You are walking round something. Avoiding is not laziness; it is a very quick painkiller with a very slow bill.',
      'Look at what the delay protects you from: not the task, usually, but the feeling you expect in its first two minutes.',
    ],
    questions: [
      'What feeling are you expecting to meet in the first two minutes?',
      'What is the smallest piece that would still leave you a little lighter tonight?',
    ],
    prompt: 'Write what you think the thing will feel like. Afterwards, write what it did feel like.',
    final: 'Motion came first and willingness followed it, a few steps behind, as it usually does.',
  },
  strings: {
    name: 'Holding every string',
    also: 'a hand on every string',
    approach: 'ACT: control and acceptance; tolerance of uncertainty',
    names: 'Safety is being sought through certainty.',
    insights: [
      'Your hands are full of strings. Each made sense when you picked it up; together they mean that nothing can move unless you do.',
      'You are asking for a promise that tomorrow does not give to anyone. The wish beneath it, to keep people and things safe, is a good one. Certainty is only the wrong tool for it.',
    ],
    questions: [
      'Which of these strings is tied to nothing any more?',
      'What would “good enough, and I can cope with the rest” look like here?',
    ],
    prompt: 'Make two lists: mine to move, and mine to weather.',
    final: 'You put one string down and the ceiling stayed up. Remember the evidence.',
  },
  'crossed-line': {
    name: 'The crossed line',
    also: 'a crossed line',
    approach: 'Emotion differentiation: anger as information; assertiveness',
    names: 'Anger is reporting a boundary.',
    insights: [
      'Anger arrives as heat and stays as information: a line of yours was crossed. The heat asks for a blow. The information asks for a sentence.',
      'Before it is about them, it is about what you hold dear enough to defend. Say that first, and the rest can be said at half the volume.',
    ],
    questions: [
      'What exactly was the line, in ten words, and did the other person know it was there?',
      'What would make this right: being heard, being repaid, or being sure it will not happen again?',
    ],
    prompt: 'Write what you were protecting. Give it a name you would be proud to say aloud.',
    final: 'You kept the message and let go of the match. The line is still yours to draw.',
  },
  'early-yes': {
    name: 'Yes before I checked',
    also: 'a yes given early',
    approach: 'Assertiveness; schema of self-sacrifice',
    names: 'Peace outside is paid for inside.',
    insights: [
      'Your mouth said yes while the rest of you was still in another room. You are generous, and you are also quick: the yes goes out to stop a discomfort before it begins.',
      'There is a cost to being easy to ask. You pay it later, alone, in tiredness that looks like bad temper.',
    ],
    questions: [
      'If your no could be guaranteed not to hurt, what would you have answered?',
      'What do you imagine happens in the ten seconds after you say “let me check”?',
    ],
    prompt: 'Write the honest answer you would have given with a night to think it over.',
    final: 'A slower yes is worth more to everyone. You have begun to make it slow.',
  },
  'open-doors': {
    name: 'Too many open doors',
    also: 'too many open doors',
    approach: 'Problem-solving therapy; attention and load',
    names: 'Volume is being felt as inability.',
    insights: [
      'Nothing here says that you cannot. It says how many. A mind that is holding nine things reports it as one enormous thing.',
      'You are trying to stand in every doorway at once. The draught you feel is not weakness; it is doors.',
    ],
    questions: [
      'If only one of these could be moved today, which one would make the others quieter?',
      'Which item on the list is really someone else’s, or really next month’s?',
    ],
    prompt: 'List the doors. Beside each: closed, ajar, or open. Close one with a pen.',
    final: 'You closed one. The house is the same size and there is less wind in it.',
  },
  fumes: {
    name: 'Running on fumes',
    also: 'an empty tank',
    approach: 'Behavioural: rest, sleep, depletion',
    names: 'Tiredness is speaking in the voice of despair.',
    insights: [
      'Before this is a truth about your life it is a reading on a gauge. Tired minds write in large dark letters.',
      'You have been paying with a kind of strength that is meant to be borrowed, not spent. Nothing you conclude at the bottom of the tank should be signed.',
    ],
    questions: [
      'What would you think of all this after two good nights?',
      'What is resting at present waiting for permission from?',
    ],
    prompt: 'Write what rest would look like if it did not have to be earned. Be exact about the hour.',
    final: 'You did less on purpose. That is not the opposite of caring about it.',
  },
  muted: {
    name: 'The muted channel',
    also: 'a muted channel',
    approach: 'Behavioural activation; emotion differentiation',
    names: 'Feeling has been turned down to keep something bearable.',
    insights: [
      'Numbness is not nothing. It is a hand over a loud radio, and it usually went there for a good reason.',
      'When feeling goes quiet, waiting to want something before you move can take a long time. The body often hears first, and the heart reads it over the body’s shoulder.',
    ],
    questions: [
      'If the volume came up by one notch, only one, what might you hear first?',
      'What was the last small thing that reached you: a taste, a voice, a light?',
    ],
    prompt: 'Note three bodily facts: temperature, weight, where you touch the chair. No meanings.',
    final:
      'You did one thing without waiting to feel like it. That is how the sound comes back, a little at a time.',
  },
  'nowhere-love': {
    name: 'Love with nowhere to go',
    also: 'love with nowhere to go',
    approach: 'Grief: dual process; continuing bonds',
    names: 'Missing is love without its address.',
    insights: [
      'What hurts here is not a fault in you. It is love that has kept its strength and lost its address.',
      'Grief does not go in a line. It goes out and comes in, and some days the tide is simply high; it does not mean that you have gone backwards.',
    ],
    questions: [
      'What did being with {them} bring out in you that you would like to keep using?',
      'What part of this needs to be felt today, and what part needs an afternoon off?',
    ],
    prompt: 'Write {them} two sentences. You may tell {them} something small.',
    final: 'You made a place for it, and then you came back to the room. Both were love.',
  },
  glass: {
    name: 'The far side of the glass',
    also: 'a pane of glass',
    approach: 'Connection; CBT for loneliness: maladaptive social cognition',
    names: 'Near people, but not reached.',
    insights: [
      'Loneliness measures a distance, not a worth. It can be strongest in a full room, because what is missing is not company but being met.',
      'When we have been unseen for a while we begin to look for proof of it, and we are good at finding it. The smallest contrary evidence deserves a fair hearing.',
    ],
    questions: [
      'Who, even slightly, has made room for the real version of you?',
      'What would you want someone to notice about you this week without being told?',
    ],
    prompt: 'Describe being understood: one time, one person, what they did with their face.',
    final:
      'You tapped on the glass. It only takes one answer, and it may not come from where you are looking.',
  },
  'old-alarm': {
    name: 'The old alarm',
    also: 'an old alarm',
    approach: 'Attachment-informed; self-soothing',
    names: 'A present distance is ringing a past bell.',
    insights: [
      'Something in the present was small, and something in you answered at full volume. That is what an old alarm does: it was wired long before this person, and it cannot tell smoke from steam.',
      'The urge is to close the distance at once, by asking, checking, testing. The urge makes sense. It also tends to hand the remote control to someone else.',
    ],
    questions: [
      'How old does the part of you that is frightened feel, and what did it need then?',
      'What could steady you for one hour that does not depend on their reply?',
    ],
    prompt:
      'Write to the younger one who learned this alarm. Tell them what you can do now that they could not.',
    final: 'You steadied yourself first. Whatever they do next, you will meet it standing.',
  },
  'stuck-door': {
    name: 'The stuck door',
    also: 'a stuck door',
    approach: 'Problem-solving; goal adjustment',
    names: 'Effort is going into a door that may open another way.',
    insights: [
      'You are not short of effort. Frustration is effort that has met a wall and has nowhere to spend itself, and the first thing it does is tell you to push harder.',
      'There are two questions inside this: how to get through this door, and whether this is the door. Lately you have only been allowed to ask the first.',
    ],
    questions: [
      'If you could no longer use your usual method, what would you try?',
      'What would you be free to do if you stopped for a fortnight, not for ever?',
    ],
    prompt: 'Write what the wall would say if you asked it what it is for.',
    final: 'You stepped back far enough to see the frame. Doors are easier to find from there.',
  },
  'carried-picture': {
    name: 'The picture I was carrying',
    also: 'a picture you were carrying',
    approach: 'CBT: expectations; acceptance',
    names: 'The loss is of a future that had been furnished.',
    insights: [
      'Disappointment is a small grief: not for what was, but for what you had already furnished in your mind. You are allowed to miss a room you never got to live in.',
      'Look at how much care there is in the picture you were carrying. It may never have been shown to the person who was meant to build it.',
    ],
    questions: [
      'What did the picture promise you: rest, proof, being chosen, something else?',
      'Which part of it could be asked for plainly, in one sentence?',
    ],
    prompt: 'Draw the picture in words, then write which part of it you still want.',
    final: 'You put the picture down and kept what it was for. That can be asked for again.',
  },
  'two-true': {
    name: 'Two true things',
    also: 'two true things',
    approach: 'ACT: values; decisional balance',
    names: 'Confusion as two loyalties, not as ignorance.',
    insights: [
      'Perhaps you are not unclear. Perhaps you are clear twice, and the two clear things do not fit in one day.',
      'When both sides keep winning the argument, the question is usually too small. Under it there is a bigger one about who you are becoming.',
    ],
    questions: [
      'What does each side want for you? Give both of them the best answer you can.',
      'Ten months from now, which choice would you rather be explaining?',
    ],
    prompt: 'Let side one write three lines. Let side two answer. Do not appoint a judge.',
    final: 'You did not choose yet, and you are less divided. That is what deciding is made of.',
  },
  'body-first': {
    name: 'The body speaks first',
    also: 'the body speaking first',
    approach: 'Interoception; paced breathing; CBT for panic',
    names: 'A body on guard, looking for its reason.',
    insights: [
      'Your body spoke before you did. It prepared you for something, and now the mind is searching the room for whatever it was.',
      'These sensations are strong and they have a shape: they rise, they crest, they go down. Fighting them is the one thing that tends to hold them at the top.',
    ],
    questions: [
      'Where does it begin, exactly, and where does it stop? Find the edge of it.',
      'If this energy were getting you ready for something good, what might that be?',
    ],
    prompt: 'Write only sensations for three lines. No reasons yet.',
    final: 'You let a wave be a wave. Next time you will recognise the water.',
  },
  invoice: {
    name: 'The unpaid invoice',
    also: 'an unpaid invoice',
    approach: 'Assertiveness; equity',
    names: 'Giving that kept an account nobody else could see.',
    insights: [
      'Somewhere you have been keeping an account. Every entry in it is fair, and no one else has seen the book.',
      'Resentment is often generosity that went past its limit without telling anyone where the limit was. The giving was real. So is the bill.',
    ],
    questions: [
      'What did you hope would be given back without your having to ask?',
      'Which of these things would you stop doing tomorrow, if stopping were not a punishment?',
    ],
    prompt: 'Write the invoice out in full, kindly. Then circle the one line you will ask for.',
    final: 'You turned a debt into a request. It may be refused; at least it has been spoken.',
  },
  curtain: {
    name: 'Behind the curtain',
    also: 'a curtain',
    approach: 'Self-compassion; shame resilience',
    names: 'Hiding that protects and isolates at once.',
    insights: [
      'There is a curtain in this, and you are tired from holding it. Shame says: if they saw, they would go. It has no way of knowing; it has never let them look.',
      'Most people have a version of this behind their own curtain. It is the least shared and most common thing there is.',
    ],
    questions: [
      'Who has already seen a corner of this and stayed?',
      'What does the curtain protect, and what does it keep from reaching you?',
    ],
    prompt: 'Write the sentence you never say. Nobody reads this page but you.',
    final: 'You said it once, here. It weighed less on paper; it usually does.',
  },
  outgrown: {
    name: 'The outgrown coat',
    also: 'an outgrown coat',
    approach: 'ACT: values; narrative identity',
    names: 'An old self no longer fits and the new one has no sleeves yet.',
    insights: [
      'You are describing a coat that used to fit. Nothing is wrong with the coat and nothing is wrong with you; you have grown in the places where it is tight.',
      'Between the person you were and the one you are becoming there is usually a stretch of being nobody in particular. It feels like loss. It is also the only place where a new choice can be made.',
    ],
    questions: [
      'What do you keep doing only because you are known for it?',
      'Which of your qualities has survived every version of you so far?',
    ],
    prompt: 'Write a short goodbye to the version of you that got you this far.',
    final: 'You do not have to know the new name yet. You have stopped answering to the old one.',
  },
  unnamed: {
    name: 'Not yet named',
    also: 'something not yet named',
    approach: 'Emotion differentiation',
    names: 'A feeling that has not shown its reason; nothing is inferred.',
    insights: [
      'I will not put a name on this too soon. What is plain is the feeling, and that you stopped to write it down.',
      'Not everything that hurts is a pattern. Some of it is just weather passing over a person.',
    ],
    questions: [
      'If this feeling had a place in the body and a temperature, what would they be?',
      'What word comes closer than the one you chose?',
    ],
    prompt: 'Write three plain facts about today and one thing you wish were different.',
    final: 'You gave it room before giving it a reason. Often that is the right order.',
  },
};
