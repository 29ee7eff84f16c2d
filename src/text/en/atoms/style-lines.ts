/**
 * What a style says in its own words: first lines, closing acts and questions, and the small words that lead from one point
 * to the next.
 *
 * Warm stays near the feeling, clear sorts and chooses, playful imagines, quiet leaves room. Each line is whole, claims nothing
 * about a chart and follows the rules of openers, practices and questions.
 */
import type { Line, Theme } from '#companion/voice/atoms.ts';
import type { ReadingStyle } from '#companion/request.ts';
import type { BridgeKind, Opener } from '#companion/voice/pack.ts';

type ByStyle = Readonly<Record<ReadingStyle, readonly string[]>>;

/** A first line that fits any matter, told with a heavy heart or with none. */
const openerTexts: ByStyle = {
  warm: [
    'Sit down a minute, and let us look at it in good light.',
    'I can hear that this has been carried about for a while.',
    'Let me stay close to what you asked and go slowly.',
    'You brought the real question, so I’ll try to bring a real answer.',
    'There is something tender under this, and I’ll be careful with it.',
    'Tell me if I step on a sore place as I go.',
    'No wonder it comes back to you in the evenings.',
    'I’m glad you put it plainly.',
    'It makes sense that you would ask, and ask it now.',
    'Put the kettle on and read this without hurrying.',
    'You are allowed to want an answer to this.',
    'Here is what I see, said as kindly as it can be said truly.',
  ],
  clear: [
    'A few things decide this, and I’ll take them in order.',
    'Reasons first, and then what to do with them.',
    'Let us separate what is known from what is hoped.',
    'There is one main fact here, and the rest hangs on it.',
    'I’ll keep to what the chart actually holds.',
    'The question has a simple shape once it is laid flat.',
    'Start with the strongest evidence.',
    'I’ll name the point, then what argues with it.',
    'What follows is in order of weight.',
    'One thing at a time.',
    'Here is the structure of it, without the trimmings.',
    'Let me sort this into what pushes and what holds.',
  ],
  playful: [
    'Right, let us see who has been moving the furniture.',
    'If your chart were a dinner party, I know who is talking with a full mouth.',
    'Somebody in here has been pressing all the buttons in the lift.',
    'Let us open the drawer marked miscellaneous.',
    'Picture the cast on stage, and I’ll point out who missed the rehearsal.',
    'The plot thickens, as soup does.',
    'A good question, and your chart has been waiting with its hand up.',
    'Let us follow the crumbs and see who had the biscuits.',
    'I have the suspects lined up along the wall.',
    'Imagine a committee of ten with one biscuit tin.',
    'There is a small comedy in this, and you have the lead.',
    'Hold my coat while I look under the sofa.',
  ],
  quiet: [
    'There is no hurry with this.',
    'Let me put this down one piece at a time.',
    'Let it be simple for as long as it takes to read.',
    'I’ll leave some room between the lines.',
    'What I have to say will keep.',
    'Let us look at this the way one looks at a lake.',
    'Read it once, then look out of the window.',
    'Some questions ask to be held more than solved.',
    'A little at a time.',
    'I’ll set down what is there and step back.',
    'Some things are easier to hear when said softly.',
    'Stay with the first sentence as long as you like.',
  ],
};

/** A first line where the person weighs an option or asks what will be; the verdict stays with them. */
const verdictTexts: Readonly<Record<'should' | 'will', ByStyle>> = {
  should: {
    warm: [
      'Whichever way you go, you will want to have been honest with yourself first.',
      'I won’t choose for you, and I’ll keep you company while you do.',
      'You know more than I do about this one, so let me only hold up a mirror.',
      'This deserves your own yes or your own no, and here is something to lean either on.',
    ],
    clear: [
      'No verdict from me: criteria, both ways, and the dates.',
      'The decision is yours, so here are the terms on each side.',
      'Reasons for, reasons against, then a test.',
      'I can’t say yes or no, only what either would cost.',
    ],
    playful: [
      'I left my gavel at home, so you get the gossip from both sides.',
      'No verdicts at this window, only two bags of evidence.',
      'The jury is you, and the snacks are provided.',
      'I’ll argue one side, then cross the room and argue the other.',
    ],
    quiet: [
      'That is not mine to decide.',
      'The choice can stay open while you read.',
      'I’ll put both sides down and leave them there.',
      'A decision ripens, and this may help with the light.',
    ],
  },
  will: {
    warm: [
      'I wish I could promise it, and I’d rather be honest with you.',
      'I can’t see the ending, though I can sit beside the waiting.',
      'Nobody can hand you that certainty, so let us look at what is near.',
      'What I have for you is smaller than a promise and truer.',
    ],
    clear: [
      'Outcomes are not in a chart, and conditions are.',
      'I can’t answer whether, and I can answer when it is easier.',
      'No forecast of events here, only of pressure and ease.',
      'The chance of it isn’t mine to compute, and the timing is.',
    ],
    playful: [
      'My crystal ball is at the cleaner’s, so here is the timetable.',
      'I don’t do endings, only weather and wardrobe advice.',
      'Spoilers are not something a chart can give.',
      'If I knew that, I would be running a betting shop.',
    ],
    quiet: [
      'That stays open.',
      'Nothing up there has decided it.',
      'I can’t see that far, and nobody can.',
      'The ending isn’t written in anything I read.',
    ],
  },
};

/** One small act, in the way of a style: warm reaches out, clear tests, playful plays, quiet rests. */
const practiceTexts: ByStyle = {
  warm: [
    'Tell one person you trust how this has really been, in two sentences.',
    'Cook something you liked when you were small and eat it sitting down.',
    'Send someone a voice message that asks for nothing.',
    'Be as patient with yourself this evening as you would be with a guest.',
    'Put a hand on your own shoulder and count nine breaths.',
    'Thank somebody for a thing they think you have forgotten.',
    'Leave yourself one kind note where tomorrow will find it.',
    'Ask a friend what they would tell you, and let them finish.',
    'Sit next to someone for half an hour without fixing anything.',
    'Give the evening to whoever makes you laugh from the stomach.',
  ],
  clear: [
    'Write the question at the top of a page and three facts under it, no more.',
    'Pick the one number that would settle it, and find that number by Friday.',
    'Set a date to decide, and put it where you will see it.',
    'Draw two columns, what you know and what you suppose, and fill both.',
    'Cut the problem to one sentence and read it to somebody.',
    'Cross out each worry that has no action attached.',
    'Name the smallest step that could prove you wrong, and take it.',
    'Keep a tally for seven days, one mark each time it happens.',
    'Decide in advance what would change your mind.',
    'Do the five-minute part of it before the next meal.',
  ],
  playful: [
    'Give the problem a name and a hat, and see if it still frightens you.',
    'Do one thing this week with the wrong hand and note what it teaches.',
    'Tell the story as if it had happened to a cartoon dog.',
    'Make the worst possible version on purpose, then keep one thing from it.',
    'Let two friends argue your case for you, each on the wrong side.',
    'Take the question for a walk and let it choose the turnings.',
    'Write the headline your local paper would give it.',
    'Spend ten minutes being bad at something with music on.',
    'Explain the whole thing to a houseplant and listen to your tone.',
    'Swap one habit with a friend until Sunday.',
  ],
  quiet: [
    'Leave one evening this week without a plan in it.',
    'Stand at a window for as long as a cup stays warm.',
    'Do the next thing at half your usual speed.',
    'Put the phone in a drawer an hour before sleep.',
    'Let one message wait until morning.',
    'Wash a single cup slowly and think of nothing else.',
    'Sit outdoors until you have heard four separate sounds.',
    'Say no to one small thing and give no reason.',
    'Go to bed with the question unanswered, on purpose.',
    'Keep five minutes after waking for nobody.',
  ],
};

/** The question that closes: warm asks for a feeling, clear for a choice, playful for a picture, quiet for what may rest. */
const questionTexts: ByStyle = {
  warm: [
    'What did your chest do when you read that?',
    'Who would you like beside you while you think about it?',
    'Where does it hurt, if you point?',
    'What would you say to a friend who told you this?',
    'Which part of this have you not told anybody?',
    'What do you need to hear, and from whom?',
    'When did you last feel at ease about it, even for an hour?',
    'What are you missing that you have stopped mentioning?',
    'What would feel like being looked after here?',
    'Which kindness could you accept this week?',
    'What are you proudest of that nobody saw?',
    'What would you like to put down first?',
    'How tired are you of being good at this?',
    'Who first told you that you could manage?',
  ],
  clear: [
    'If you had to decide by tonight, which way would you lean?',
    'Which single fact would change your mind?',
    'What are you choosing between, in one line?',
    'Which of these two costs you more: staying as it is, or asking?',
    'What would you drop first, if you could keep only half?',
    'What is in your hands here, and what is only on your mind?',
    'What have you already decided and not said?',
    'What is the price you would refuse to pay?',
    'Which option would you defend to a stranger?',
    'What would count as proof for you?',
    'What is the deadline, and who set it?',
    'Which of your reasons is the real one?',
    'What would you do if both answers were allowed?',
    'Which is worse for you, the wrong choice or a late one?',
  ],
  playful: [
    'If this were a film, what would you be wearing in the last scene?',
    'What would your eight-year-old self tell you to do?',
    'Which animal is this problem, and what does it eat?',
    'If you could send a stunt double for one part, which part?',
    'What would the neighbors say happened?',
    'Which song is on while you avoid this?',
    'If the answer came by parcel, what would the box look like?',
    'What would you try if it were certain to be funny later?',
    'Which rule would you break first, with a note from the management?',
    'What would you name the boat?',
    'If you had an understudy, when would you let them go on?',
    'What is the silliest true thing about this?',
    'Which museum would keep this problem, and would you pay to see it?',
    'If somebody gave you a secret Tuesday, where would you take it?',
  ],
  quiet: [
    'What could stay unfinished for now?',
    'What is still there when you stop explaining it?',
    'Which part of this can rest tonight?',
    'What do you already know, and are letting come slowly?',
    'Where in the day are you most yourself?',
    'What would you hear, if the room were silent?',
    'What can be left as it is?',
    'When did you last do nothing, and how long did it last?',
    'What are you holding that has no weight unless you hold it?',
    'What would be enough?',
    'Which silence do you like?',
    'What is it that doesn’t need you to fix it?',
    'How does this look from far away, to you?',
    'What will you let be for a week?',
  ],
};

/** Small words that lead into a point, beside those that all styles share. */
export const styleBridges: Readonly<Record<ReadingStyle, Readonly<Record<BridgeKind, readonly string[]>>>> = {
  warm: {
    against: ['and this part is harder: ', 'I would rather say this too: ', 'it isn’t all easy: '],
    help: ['you are not without help: ', 'here is the gentler side: ', 'and something is on your side: '],
    timing: ['about the weeks ahead, ', 'to put a date to it, '],
    for: ['what pulls you towards it: ', 'the hopeful side first: '],
    wait: ['what makes you wary, and rightly: ', 'the part to be gentle with: '],
  },
  clear: {
    against: ['the counterweight: ', 'set against that, ', 'on the debit side, '],
    help: ['the asset: ', 'on the credit side, ', 'what works: '],
    timing: ['timing: ', 'dates: '],
    for: ['for: ', 'first reason to go: '],
    wait: ['against: ', 'first reason to wait: '],
  },
  playful: {
    against: [
      'enter the villain: ',
      'meanwhile, in the other corner, ',
      'and here comes the catch in its party shoes: ',
    ],
    help: [
      'enter the friend with the spare key: ',
      'plot twist, a kind one: ',
      'luckily there is a trapdoor: ',
    ],
    timing: ['mark the diary with something bright: ', 'as for the timetable, '],
    for: ['the tempter’s case: ', 'exhibit one, for yes: '],
    wait: ['the voice with the umbrella: ', 'exhibit two, for not yet: '],
  },
  quiet: {
    against: ['beneath that, ', 'there is also this: ', 'a shadow beside it: '],
    help: ['and this holds: ', 'there is rest here too: ', 'something steadier: '],
    timing: ['and then the dates: ', 'when it moves: '],
    for: ['one side: ', 'what leans towards yes: '],
    wait: ['the other side: ', 'what leans towards waiting: '],
  },
};

const themes = ['love', 'work', 'money', 'family', 'self', 'mood', 'spirit', 'decision'] as const;

const styles = ['warm', 'clear', 'playful', 'quiet'] as const;

/** A playful voice does not play where something hurts. */
const valencesOf: Readonly<Record<ReadingStyle, readonly ('low' | 'open')[]>> = {
  warm: ['low', 'open'],
  clear: ['low', 'open'],
  playful: ['open'],
  quiet: ['low', 'open'],
};

/** First lines for a heavy heart alone: a cheerful question has no sore place. */
const SORE: ReadonlySet<string> = new Set([
  'I can hear that this has been carried about for a while.',
  'There is something tender under this, and I’ll be careful with it.',
  'Tell me if I step on a sore place as I go.',
  'No wonder it comes back to you in the evenings.',
  'You are allowed to want an answer to this.',
  'Put the kettle on and read this without hurrying.',
  'Some questions ask to be held more than solved.',
]);

/** A style's words for the themes one by one, since an opener belongs to one. */
export const styleOpeners: readonly Opener[] = themes.flatMap((theme) =>
  styles.flatMap((style) =>
    valencesOf[style].flatMap((valence) =>
      openerTexts[style].flatMap((text, i): readonly Opener[] =>
        valence === 'open' && SORE.has(text)
          ? []
          : [
              {
                key: `opener-${style}-${theme}-${valence}-${i + 1}`,
                text,
                themes: [theme],
                concepts: [],
                valence,
                styles: [style],
              },
            ],
      ),
    ),
  ),
);

/** Lines that take it for granted that something is to be decided. */
const CHOICE =
  /\b(?:decid\w+|option|choos\w+|settle it|right answer|way would you lean|change your mind|both answers|your reasons)\b/u;

const lines = (kind: string, texts: ByStyle, of: readonly Theme[]): readonly Line[] =>
  styles.flatMap((style) =>
    texts[style].map((text, i): Line => ({
      key: `${kind}-${style}-${i + 1}`,
      text,
      themes: of.length > 0 && CHOICE.test(text) ? ['decision'] : of,
      concepts: [],
      styles: [style],
    })),
  );

export const styleShoulds: readonly Line[] = lines('answer-should', verdictTexts.should, []);
export const styleWills: readonly Line[] = lines('answer-will', verdictTexts.will, []);
export const stylePractices: readonly Line[] = lines('practice', practiceTexts, themes);
export const styleQuestions: readonly Line[] = lines('question', questionTexts, themes);
