/**
 * More first lines, closing acts, questions and limits where the same few would meet: for the topics that share a theme, for
 * waiting on news of a body, and for the forms that open on a limit.
 */
import type { Topic } from '#facts/ask.ts';
import type { Line, Theme } from '#companion/voice/atoms.ts';
import type { LimitKind, Opener } from '#companion/voice/pack.ts';

type ByTopic = Partial<Record<Topic, readonly string[]>>;

const practiceTexts: ByTopic = {
  compatibility: [
    'Tell each other one thing that is easier since you met.',
    'Go somewhere neither of you has been and let the slower one lead.',
    'Trade playlists and say nothing until the last song.',
    'Draw the week you would like together, each on your own sheet, then compare.',
    'Ask what they were like at school, and answer the same.',
    'Do one errand as a pair and notice who carries the list.',
    'Spend a wet afternoon together with no plan and see who gets restless.',
    'Let them explain something they love for ten minutes without a joke from you.',
    'Tell them one habit of yours that takes getting used to.',
    'Watch how each of you behaves when the train is late.',
  ],
  partner: [
    'Take over one thing they always do and find out how long it takes.',
    'Trade sides of the bed or the table for one evening.',
    'Ask which week of this year they would live again.',
    'Go out for bread together and come back the long way.',
    'Say what you noticed about them today before you say what you need.',
    'Leave the last word to them once, and see what you do with the quiet.',
  ],
  breakup: [
    'Change the side of the street you walk on past their corner.',
    'Give one evening to a friend they never liked.',
    'Write what you will not miss, and keep the list short and true.',
    'Eat at the time you like, now that it is yours.',
    'Take their name off one screen where you see it daily.',
    'Say aloud what you learned about yourself, in one line.',
    'Put fresh sheets on and sleep in the middle.',
  ],
  study: [
    'Teach the hardest page to a chair and see where you stop.',
    'Do three old questions with the clock running and mark them kindly.',
    'Begin tomorrow with the chapter you skip.',
    'Put the desk in order for five minutes and then start regardless.',
    'Meet someone who studies the same thing and swap one doubt each.',
  ],
  'home-move': [
    'Sit on the floor of an empty room, or imagine one, and notice what you hear.',
    'Ask a neighbor what the street is like at night.',
    'Give away one thing before you decide where the rest goes.',
    'Cook your usual supper and note what the kitchen lacks.',
    'Time the walk to whoever you would ring in trouble.',
    'Mark on a map the five places you go without thinking.',
  ],
  friendship: [
    'Turn up with soup, or something like it, and stay twenty minutes.',
    'Say yes to the next plan that isn’t your kind of thing.',
    'Tell a friend the thing you usually joke about.',
    'Write to the one you always mean to write to, four lines.',
    'Let a friend be late without mentioning it.',
    'Ask somebody for advice that you might really take.',
  ],
  'health-worry': [
    'Ring one friend and talk about anything else for a quarter of an hour.',
    'Lay out clothes for the day itself, soft ones with pockets.',
    'Ask who could sit with you, and let them choose the hour.',
    'Keep water, a charger and a warm layer in one bag by the door.',
    'Walk to the corner and back when the thoughts start going round.',
    'Tell somebody the worst thought once, aloud, so that it is not only yours.',
    'Do one plain household job slowly, and count it as enough.',
    'Choose in advance who passes the news on, so that it needn’t be you.',
    'Lie down for twenty minutes in the afternoon, asleep or not.',
    'Put on music that you both know by heart.',
    'Write one line to the person who is ill that needs no reply.',
    'Change the sheets on your own bed today, for no reason but comfort.',
    'Ask a nurse or a friend the question that sounds too small.',
    'Sit in a garden, a porch or a parked car until your shoulders come down.',
    'Make a list of who has offered help, and take up one offer.',
    'Switch the news off early and let the evening be dull.',
    'Read something easy aloud, to them or to yourself.',
  ],
  travel: [
    'Learn how to say please, sorry and where in the language of the place.',
    'Tell one person where you will be and when you will write.',
    'Plan the first hour after arrival and leave the second one open.',
    'Look at the map until you could draw it badly from memory.',
    'Pack the night before and spend the morning on breakfast.',
  ],
  legal: [
    'Keep a diary of calls, with the hour and the name.',
    'Rehearse your first sentence until it is dull.',
    'Eat before the meeting, and take a second pair of ears.',
    'Put every question you have on one page and number them.',
    'Take a walk after each letter before you answer it.',
  ],
  creativity: [
    'Work for one song’s length and stop.',
    'Use only what is on the table already.',
    'Show a half-made thing to someone who is nine.',
    'Go back to the draft you abandoned and save one line.',
    'Set the timer for the dull part and do it first.',
  ],
  dream: [
    'Tell the dream to someone and give them your part in it.',
    'Lie still for a minute on waking, before you reach for anything.',
    'Look up one object from the dream and find out how it is made.',
    'Give the dream a title, as a painter would.',
  ],
  day: [
    'Make the first call you have been putting off, standing up.',
    'Put one thing on today’s list that is only for you.',
    'Eat your lunch somewhere you can see weather.',
    'Finish something small before you open something new.',
    'Be five minutes early to one thing.',
  ],
};

const questionTexts: ByTopic = {
  compatibility: [
    'What do you like about yourself when you are beside them?',
    'Which of your habits would you not give up for anybody?',
    'What did you notice first, and has it changed?',
    'When do you feel most like two people and when like a team?',
    'What have you laughed about together that no one else found funny?',
    'Which quarrel do you expect, and how would you like it to end?',
    'How do you behave when they are in a bad mood?',
    'What would you show them in the town you come from?',
    'Which silence between you is the comfortable one?',
    'What do you hope they never ask you to change?',
  ],
  partner: [
    'What do you do for them that has become invisible?',
    'Which evening of this month would you repeat?',
    'When did you last tell them something new about yourself?',
    'What do you want more of, said as a wish?',
    'Which of your moods do they handle best?',
    'Where did you two learn to make up?',
  ],
  breakup: [
    'Which hour of yours have you got back?',
    'Which song have you been skipping?',
    'What do you still tell them in your head?',
    'On which day of the week is it loudest for you?',
    'Which of your friends knew before you did?',
    'What would you not want back, even if they came with it?',
  ],
  study: [
    'Which subject would you read about unasked?',
    'What is the first thing you do instead of starting?',
    'Who would you most like to tell that you passed?',
    'What did you once fail and then learn anyway?',
    'When does it stop being interesting for you?',
  ],
  'home-move': [
    'What can you hear from your bed, and would you miss it?',
    'Which corner of the new place is already yours in your head?',
    'Who would come to your first supper there?',
    'What are you hoping the walls will fix?',
    'Which box do you never unpack?',
  ],
  friendship: [
    'Who knows the version of you before this one?',
    'Which friend do you ring when it is good news?',
    'What do you owe a friend that isn’t money?',
    'When were you last the difficult one?',
    'Who do you miss without ever having argued?',
    'What do your friends come to you for?',
  ],
  'health-worry': [
    'When in the day does the waiting weigh most on you?',
    'Who makes you feel looked after without fuss?',
    'What do you want to remember to ask?',
    'What is one ordinary thing you could keep going this week?',
    'Who can you ring at any hour?',
    'What would you like not to talk about for an evening?',
    'Where do you sit when you need it to be quiet?',
    'What has helped, even a little, so far?',
    'Who is looking after you while you look after this?',
    'What do your hands want to be doing?',
    'What do you wish somebody would ask you?',
    'Which small comfort have you been putting off?',
    'What did they teach you that your hands still do?',
    'Where in you does the waiting sit?',
    'What can be left undone this week without harm?',
    'Who could you ring at an odd hour?',
    'What would you like the next ordinary day to hold?',
  ],
  travel: [
    'What will you do there on the first morning, alone?',
    'Which trip of yours went wrong in the best way?',
    'What are you taking that you could leave?',
    'Who will you be telling about it as you go?',
  ],
  legal: [
    'What do you hope to be able to say when it is over?',
    'Who sleeps worse because of this, you or they?',
    'What have you stopped doing since it began?',
    'Which part of it is about being believed?',
  ],
  creativity: [
    'Which sentence, sound or shape does it begin with in your head?',
    'What do you make when it is only for you?',
    'Who told you that you were good at it, and did you mind?',
    'What are you copying, and is that allowed to be fine?',
  ],
  dream: [
    'What was the weather in it, and did you mind?',
    'Which part did you leave out just now?',
    'What were you late for, or looking for?',
    'Whose house was it, if it was a house you know?',
  ],
  day: [
    'What is the one thing you would like done by supper?',
    'Who do you hope to run into today?',
    'What did yesterday leave on your desk?',
    'Where in this day is there a gap just for you?',
  ],
};

const lowTexts: Partial<Record<Theme, readonly string[]>> = {
  love: [
    'That is a long time to keep a light on for somebody.',
    'Wanting someone and not knowing is tiring in the arms.',
    'There is a sore spot here, and it has a calendar.',
    'You have been reading between lines that may be blank.',
  ],
  work: [
    'That sounds like a coat you can’t take off at the door.',
    'No one does well for long with that on the desk.',
    'Days like these are long in the wrong places.',
    'It is possible to be good at a job and worn down by it.',
    'Something there has been taking more than it gives back.',
  ],
  money: [
    'Money is quiet until it isn’t, and then it is all one hears.',
    'Counting the same sum again is no rest at all.',
    'It is hard to be generous with that at the back of the mind.',
    'A gap like that gets into the sleep.',
    'None of that means you are bad with money.',
  ],
  family: [
    'With family, even the quiet rooms have an echo.',
    'The ones who know you longest can be the hardest to tell.',
    'You can love them and dread the phone.',
    'That is an old bruise, and somebody keeps finding it.',
  ],
  self: [
    'It is hard to see a face from the inside of it.',
    'You sound tired of explaining yourself to yourself.',
    'Nobody is as clear to themselves as they look on a Monday.',
    'A doubt like that usually has a date of birth of its own.',
    'Let us be exact, since being harsh hasn’t helped.',
  ],
  mood: [
    'Let us not ask this day for more than it has.',
    'That sounds like weather that came indoors.',
    'There are days that want to be got through, and that is all.',
    'It is all right if this is the only thing you manage today.',
    'A low hour is loud about being permanent.',
    'Heavy is a fair word for it.',
    'You have been holding up a good deal with no hands free.',
    'Let me sit on the floor of this with you for a minute.',
  ],
  spirit: [
    'When the reasons go quiet, the evenings get long.',
    'It is an odd grief, to miss something you believed.',
    'Not every emptiness is a fault in the building.',
    'A question like that does not want cheering up.',
  ],
  decision: [
    'Being pulled both ways makes for sore shoulders.',
    'You have been over this ground until it is bare.',
    'Every option here has something to mourn in it.',
    'No choice feels clean from that close.',
  ],
};

const openTexts: Partial<Record<Theme, readonly string[]>> = {
  love: [
    'Liking is easy to notice and hard to read, so let us read it.',
    'There is what you want, and how you go about wanting it.',
    'Let me start with what you do on the third date, or the thirtieth.',
  ],
  work: [
    'Let us look at how you work before we look at where.',
    'Jobs change more easily than the way one does them.',
    'What you are like at ten on a Monday says a lot here.',
    'I’ll look at the worker first and the workplace after.',
    'There is a way you like to be useful, and it has an address.',
  ],
  money: [
    'Money behaves like its owner, give or take.',
    'I’ll look at what you do with a banknote when nobody is watching.',
    'The habit comes first and the balance after.',
    'There is a reason that money takes the route it does with you.',
    'Every purse has a temper, so I’ll describe that one.',
  ],
  family: [
    'Every family has a chair that is always taken, so let us find yours.',
    'Home is where the oldest habits have their shoes off.',
    'Let me look at what you carry in and out of that house.',
    'Relatives are a subject with a very long index.',
  ],
  self: [
    'Take a seat on the other side of the mirror for a minute.',
    'You are asking about the one who does the asking.',
    'Let us look at what you do before you think.',
    'I’ll start with the loudest thing and come down from there.',
    'A few habits know you better than any adjective.',
  ],
  mood: [
    'Let us see what the day is made of.',
    'A look at the sky first, and then at you under it.',
    'Feelings keep no diary, so let us borrow one.',
    'Let me take the temperature of the room.',
    'This is a small question that covers a lot of ground.',
  ],
  spirit: [
    'Let us go to the part of the chart that nobody visits on business.',
    'Some questions are best asked with the radio off.',
    'I’ll look for what you come back to when no one is asking.',
  ],
  decision: [
    'Let us put it on the table and walk round it.',
    'A choice shows what one was protecting.',
    'I’ll look at the chooser, then the calendar.',
  ],
};

const healthTexts = [
  'Waiting for news like this is hard work.',
  'Of course you are afraid.',
  'That is a frightening thing to have ahead of you.',
  'You are allowed to be frightened and practical in the same hour.',
  'There is nothing small about waiting on this.',
  'Let us not look further ahead than the next cup of tea.',
  'It is a great deal to hold, and you are holding it.',
  'I’m with you in the waiting, which is the part I can read.',
  'The hours before something like this are long ones.',
  'You are frightened because you care, and there is nothing wrong with that.',
  'Of course your thoughts keep going back to that bed.',
  'That is a hard thing to have on a calendar.',
  'I’m sorry that you have to wait for this.',
  'You needn’t be hopeful in order to be here.',
  'Somebody matters to you very much, and this is what that weighs.',
  'Let us make the next few hours a little softer.',
  'Not knowing is the worst of it, and it is where you are.',
  'You can be angry at this as well as afraid.',
];

const limitTexts: Partial<Record<LimitKind, readonly string[]>> = {
  outcome: [
    'No chart can see how this will go, and I won’t guess at something that matters so much.',
    'How this ends is out of my sight, and you are not, so I will stay with you.',
    'A chart knows nothing of operations, so I will speak only of you and of this week.',
    'I won’t guess at a result, since a guess would cost you sleep.',
    'I can’t see the outcome: it is with the doctors now, and tonight is with you.',
    'I can’t answer that, and nobody honest can, though I can think with you about this week.',
    'That is past what I can read, so let me read what might steady you.',
    'That is a question for the doctors, and I would not guess at it.',
    'No result is written in a chart, so I won’t look for one.',
    'I can’t tell you how it ends, and I can tell you something about your strength for it.',
    'This is not a thing that planets decide, so let me talk to you about you.',
    'The news will come from people, so here is something for the meantime.',
    'I can’t see into an operation, and I won’t pretend that I can.',
    'I wish I could tell you, and no chart can.',
  ],
  partnerBirth: [
    'I have only your page of this, and with their yes you could add theirs under People.',
    'What follows is your side of the table, since the other chair has no birth date yet.',
    'To weigh the two of you I would need both births, and theirs is theirs to give.',
    'So far this is a reading of one, and with their leave it could be of two.',
    'How you come to a bond I can say, and how they do takes their chart.',
  ],
  thirdPerson: [
    'I have no key to their side, so I’ll stay in your room.',
    'Your chart is a window on you, and there is no window on them in it.',
    'They would have to answer for themselves, and I can help you ask.',
    'I can’t see into anyone who hasn’t sat down here.',
    'Let me leave their motives alone and look at your footing.',
    'It takes two to answer that, and one of them isn’t here.',
  ],
  birthTimeUnknown: [
    'With no hour of birth I work from signs, which are sound for that whole day.',
    'The houses need a clock time, so I keep to what every hour of that day shares.',
    'Not knowing the hour of your birth, I say nothing of houses and only what is certain.',
    'If you ever find the hour, I can say where in life this lands.',
    'Since the hour of birth is missing, I read the planets and their dates alone.',
    'Rising sign and houses wait for a birth time, and the rest of this does not.',
  ],
  noTimingInFrame: [
    'I went through that time and found no passage worth a date.',
    'The stretch you named is unmarked in your chart, for good or ill.',
    'Nothing slow comes near enough in that time for me to put a day on it.',
    'It looks like an open calendar, as far as the sky goes.',
  ],
};

const answerTexts = {
  should: [
    'I’ll make the case for each side as if I were paid by it.',
    'You will do the choosing, and I’ll see that nothing heavy is left off the scale.',
    'Here is what leans one way, and here is what leans the other.',
    'My vote doesn’t count, so let me be useful instead.',
    'A chart has no ballot, though it has arguments.',
    'Before you choose, look at who is in a hurry.',
    'I can show what each road asks of you, and not which is shorter.',
    'Think of this as notes for the meeting you hold with yourself.',
    'There are grounds both ways, and they aren’t equally old.',
    'Take from this whatever survives your own common sense.',
  ],
  will: [
    'I can’t say whether, so I’ll say what is under way.',
    'The future has not sent me a copy.',
    'What I can see is pressure and slack, and when each is due.',
    'A chart shows the season, and people do the planting.',
    'Nothing here is settled, and some of it is timed.',
    'I have no ending for you, only the state of the road.',
    'Let me tell you what is moving and what is standing still.',
    'It is not decided up there, as far as I can compute.',
  ],
  how: [
    'Let us find the handle before we pull.',
    'There is a natural order to this for you, and it starts small.',
    'How you do it matters less than where you begin.',
    'I’ll look for the part that you make harder than it is.',
    'The method is half in your chart already.',
    'Some of this you do well on other days, so let us borrow from there.',
    'A thing like that is done in steps, and one of them is yours by nature.',
    'What works for you is not what works for the neighbors.',
  ],
  'who-am-i': [
    'I’ll sketch, and you can rub out.',
    'You are several people at one address, so let us meet two or three.',
    'What follows is evidence, and the verdict is yours.',
    'Let me describe the furniture and leave the house to you.',
    'There is a pattern in how you turn up, so I’ll start at the door.',
    'Some of this your friends could have told you, and some of it not.',
  ],
  which: [
    'I’ll let the parts of you that want different ones argue it out.',
    'The options are yours to rank, and your habits of ranking are mine to read.',
    'Let us see what you weigh things with.',
    'I know the buyer better than the goods, so I’ll start there.',
    'One of them suits your mornings and one your evenings, perhaps.',
  ],
} as const;

const themeOf: Partial<Record<Topic, Theme>> = {
  partner: 'love',
  breakup: 'love',
  compatibility: 'love',
  friendship: 'love',
  study: 'work',
  'home-move': 'family',
  'health-worry': 'mood',
  day: 'mood',
  travel: 'decision',
  legal: 'decision',
  creativity: 'spirit',
  dream: 'spirit',
};

const byTopic = (kind: string, texts: ByTopic): readonly Line[] =>
  Object.entries(texts).flatMap(([topic, rows]) =>
    rows.map((text, i): Line => ({
      key: `${kind}-at-${topic}-${i + 1}`,
      text,
      themes: [themeOf[topic as Topic] ?? 'self'],
      topics: [topic as Topic],
      concepts: [],
    })),
  );

const bare = (kind: string, texts: readonly string[]): readonly Line[] =>
  texts.map((text, i) => ({ key: `${kind}-also-${i + 1}`, text, themes: [], concepts: [] }));

const openersOf = (
  valence: 'low' | 'open',
  texts: Partial<Record<Theme, readonly string[]>>,
): readonly Opener[] =>
  Object.entries(texts).flatMap(([theme, rows]) =>
    rows.map((text, i): Opener => ({
      key: `opener-at-${theme}-${valence}-${i + 1}`,
      text,
      themes: [theme as Theme],
      concepts: [],
      valence,
    })),
  );

export const morePractices: readonly Line[] = byTopic('practice', practiceTexts);
export const moreQuestions: readonly Line[] = byTopic('question', questionTexts);
export const moreOpeners: readonly Opener[] = [
  ...openersOf('low', lowTexts),
  ...openersOf('open', openTexts),
  ...(['low', 'open'] as const).flatMap((valence) =>
    healthTexts.map((text, i): Opener => ({
      key: `opener-at-health-${valence}-${i + 1}`,
      text,
      themes: ['mood'],
      topics: ['health-worry'],
      concepts: [],
      valence,
    })),
  ),
];
export const moreLimits: Readonly<Partial<Record<LimitKind, readonly Line[]>>> = Object.fromEntries(
  Object.entries(limitTexts).map(([kind, texts]) => [kind, bare(`limit-${kind.toLowerCase()}`, texts)]),
);
export const evenMoreAnswers = {
  should: bare('answer-should', answerTexts.should),
  will: bare('answer-will', answerTexts.will),
  how: bare('answer-how', answerTexts.how),
  'who-am-i': bare('answer-who', answerTexts['who-am-i']),
  which: bare('answer-which', answerTexts.which),
} as const;
