/**
 * Lines for topics that share a theme with a larger one: a friendship is no love affair and an exam no job, though the
 * chart is read in the same places. Each fits only the topics it names.
 */
import type { Topic } from '#facts/ask.ts';
import type { Line, Theme } from '#companion/voice/atoms.ts';
import type { Opener } from './openers.ts';

type Written = Partial<Record<Topic, readonly (readonly [text: string, ...concepts: string[]])[]>>;

const practiceTexts: Written = {
  partner: [
    ['Swap one chore with them and compare notes when both are done.', 'sharing', 'routine'],
    ['Ask what kind of evening they would like, and say what kind you would.', 'listening', 'desire'],
    ['Bring up the small complaint on a good day, in under a minute.', 'anger', 'words'],
    ['Plan the next free Sunday together before anybody is tired.', 'distance', 'commitment'],
    ['Thank them for one thing they do so often that it has gone invisible.', 'recognition', 'being-seen'],
  ],
  breakup: [
    [
      'Write the message you would send, keep it in drafts, and read it at breakfast tomorrow.',
      'silence',
      'longing',
      'words',
    ],
    [
      'Move one thing that was theirs out of sight until Sunday, and see how the room feels.',
      'memory',
      'endings',
      'loss',
    ],
    [
      'Make a list of what was said and another of what you supplied, and keep the first.',
      'illusion',
      'clarity',
    ],
    [
      'Give the hour that used to be theirs to somebody, or to a walk, three times this week.',
      'grief',
      'rest',
    ],
    ['Tell one friend the short version, and stop when the short version is told.', 'words', 'being-alone'],
    ['Before you open their profile, drink a glass of water standing up.', 'jealousy', 'control'],
  ],
  compatibility: [
    [
      'Cook something neither of you knows how to make, and notice who reads the recipe.',
      'sharing',
      'pattern',
    ],
    ['Each of you name one thing that makes a week easy, and trade them.', 'listening', 'routine'],
    ['Plan one afternoon that is their idea and one that is yours, and compare.', 'choice', 'sharing'],
    ['Ask each other what a quarrel looked like in the house you grew up in.', 'anger', 'memory'],
    ['Do one errand side by side, with no talk about the two of you.', 'intimacy', 'routine'],
  ],
  study: [
    ['Explain one page aloud to an empty chair, and mark where you slow down.', 'words', 'doubt'],
    ['Work for twenty-five minutes on the part you keep skipping, then stop.', 'effort', 'avoidance'],
    ['Write three questions you hope are not asked, and answer the first.', 'fear', 'exam'],
    ['Set out tomorrow’s books tonight and leave the phone in another room.', 'discipline', 'routine'],
    ['Ask someone who has done it what they wish they had left out.', 'listening', 'overwork'],
  ],
  'home-move': [
    ['Walk the new street once at the hour you would come home to it.', 'beginnings', 'home'],
    ['List what must be true of a home for you to sleep, and put it in order.', 'home', 'clarity'],
    ['Ask for the running costs in writing before you ask about the paint.', 'contract', 'clarity'],
    ['Choose the one box you would unpack first, and say why it is that one.', 'memory', 'home'],
    ['Spend an evening where you live now as if you were visiting.', 'leaving', 'home'],
    ['Write down the two clauses you would regret not asking for, and ask.', 'contract', 'choice', 'clarity'],
  ],
  friendship: [
    ['Send a friend one line about something small, with no question in it.', 'distance', 'silence'],
    ['Invite somebody along to an errand you were doing anyway.', 'being-alone', 'beginnings'],
    [
      'Note who you told your last good news first, and thank them for being that person.',
      'recognition',
      'sharing',
    ],
    ['Offer two dates, and let them pick, so that the plan is half theirs.', 'distance', 'commitment'],
    ['Say the awkward thing early, before it becomes a story.', 'conflict', 'words'],
  ],
  'health-worry': [
    ['Write your questions for the doctor on a card, so that you need not hold them all.', 'fear', 'clarity'],
    ['Choose one person to ring on the day, and tell them so today.', 'waiting', 'being-alone'],
    ['Eat something warm each evening, even if it is only a little.', 'rest', 'body'],
    ['Tell one person that you are frightened, in those words.', 'fear', 'rest'],
    ['Set one hour a day for looking things up, and close the page when it ends.', 'control', 'fear'],
  ],
  travel: [
    ['Pack the bag once, take three things out, and see what you miss.', 'freedom', 'burden'],
    ['Write down what you hope to come home with, in five words.', 'desire', 'clarity'],
    ['Leave one afternoon of the plan empty on purpose.', 'control', 'freedom'],
    ['Check the paper with the longest waiting time first.', 'timing', 'waiting'],
  ],
  legal: [
    ['Put the dates and the letters in one folder, oldest on top.', 'clarity', 'control'],
    [
      'Write your version in half a page, with no adjectives, for the person who advises you.',
      'words',
      'anger',
    ],
    ['List what you want at the end of this that is not a victory.', 'desire', 'conflict'],
    ['Agree with yourself on one evening a week when the matter is not discussed.', 'rest', 'anxiety'],
  ],
  creativity: [
    ['Make a bad version in an hour, and show it to nobody.', 'doubt', 'beginnings'],
    ['Stop mid-sentence tomorrow, so that the day after has a way in.', 'stuck', 'routine'],
    ['Copy out one page you admire, by hand, and notice where it surprises you.', 'listening', 'envy'],
    ['Tell somebody what it is about in a single plain line.', 'clarity', 'being-seen'],
  ],
  dream: [
    ['Write the dream down in the present tense before you have spoken to anyone.', 'memory'],
    ['Draw the room it happened in, doors and windows included.', 'memory', 'home'],
    ['Give the strangest thing in it one line to say.', 'fear', 'words'],
  ],
  day: [
    ['Do the thing you would rather leave till last before eleven.', 'effort', 'avoidance'],
    ['Leave ten minutes between two things that usually touch.', 'rest', 'overwork'],
    ['Say no to one small request today, kindly and at once.', 'boundaries'],
    ['Look up at the sky at two fixed hours and note what has moved.', 'rest'],
    ['Answer the oldest message first.', 'silence', 'words'],
  ],
};

const questionTexts: Written = {
  partner: [
    ['What do you two still do without planning it?', 'routine', 'intimacy'],
    ['Which of your habits do they defend you for?', 'being-seen', 'pattern'],
    ['When did you last surprise each other on purpose?', 'distance', 'routine'],
    ['What would you like them to ask you tonight?', 'silence', 'listening'],
    ['Which quarrel do you two keep in the cupboard?', 'anger', 'pattern'],
  ],
  breakup: [
    ['What would you want them to say, word for word?', 'words', 'longing'],
    ['Which hour of the day is slowest now?', 'grief', 'waiting'],
    ['What have you got back since it ended?', 'freedom', 'endings'],
    ['Which version of them do you miss, and from which month?', 'memory', 'illusion'],
    ['What would you change about the same evening so that it ended well?', 'pattern', 'clarity'],
  ],
  compatibility: [
    ['What do you two do best when nobody is watching?', 'intimacy'],
    ['Which of you says sorry first, and what does it cost?', 'apology', 'pattern'],
    ['What do you explain to others about them that you never say to them?', 'words', 'trust'],
    ['Where do you two go quiet?', 'silence', 'distance'],
  ],
  study: [
    ['What are you afraid the result would say about you?', 'exam', 'fear'],
    ['Which part do you study because it is comfortable?', 'avoidance', 'effort'],
    ['Who would you tell first if it went well?', 'being-seen', 'recognition'],
    ['When did you last enjoy not knowing something?', 'doubt', 'beginnings'],
    ['What would you learn if there were no exam at the end?', 'desire', 'freedom'],
  ],
  'home-move': [
    ['What would you miss on the second night away?', 'leaving', 'home'],
    ['If they agreed to all of it, would you feel relieved, or only chosen?', 'choice', 'being-chosen'],
    ['Which window do you look out of now, and at what?', 'home', 'memory'],
    ['Who would be able to drop by, and who no longer?', 'distance', 'leaving'],
    ['What has this place taught you that you can take along?', 'home', 'change'],
  ],
  friendship: [
    ['Who did you want to ring last week, and didn’t?', 'silence', 'distance'],
    ['What do your friends think you need less of than you do?', 'being-seen', 'needs'],
    ['Which friend knows the version of this that is not funny?', 'trust', 'words'],
    ['What did you do together before you only talked?', 'memory', 'routine'],
    ['Would you forgive it in someone new?', 'forgiveness', 'conflict'],
  ],
  'health-worry': [
    ['Who is with you while you wait?', 'waiting', 'being-alone'],
    ['What would make tonight a little easier?', 'rest', 'fear'],
    ['At what hour is the worry smallest?', 'fear', 'rest'],
    ['What would you like somebody else to carry for a day?', 'burden', 'rest'],
  ],
  travel: [
    ['What are you hoping to have left behind when you land?', 'leaving', 'burden'],
    ['What do you always look for first in a new place?', 'freedom', 'beginnings'],
    ['Who would notice first that you had gone?', 'distance', 'being-seen'],
    ['What would make the way home the good part?', 'home', 'rest'],
  ],
  legal: [
    ['What would be enough, if nobody had to lose?', 'conflict', 'desire'],
    ['What has it already cost that no paper mentions?', 'burden', 'loss'],
    ['Who do you become in the week before a letter is due?', 'anxiety', 'pattern'],
    ['Which sentence of theirs are you still answering in your head?', 'anger', 'words'],
  ],
  creativity: [
    ['Which part would you make even if it never got finished?', 'desire', 'doubt'],
    ['Whose face do you see when you imagine showing it?', 'being-seen', 'fear'],
    ['What did you make at twelve without being asked?', 'memory', 'beginnings'],
    ['What is the piece trying to avoid saying?', 'silence', 'avoidance'],
  ],
  dream: [
    ['Where in the dream did you want to stay?', 'desire', 'memory'],
    ['Who was missing from it?', 'longing', 'loss'],
    ['What did you do with your hands in it?', 'control'],
  ],
  day: [
    ['What would make today a day you remember in a month?', 'memory'],
    ['Which hour of today is already spoken for?', 'burden', 'routine'],
    ['What could wait until tomorrow without anyone minding?', 'rest', 'overwork'],
    ['Who do you want to have spoken to by tonight?', 'words', 'distance'],
    ['What did you notice first when you woke?', 'body', 'rest'],
  ],
};

const openerTexts: Written = {
  breakup: [
    ['Part of this is about them, and the part I can read is about you.'],
    ['An ex is a question that keeps changing its wording.'],
    ['What ended is one thing, and what you do at midnight is another.'],
    ['Let me stay with your half, since it is the half that can move.'],
  ],
  partner: [
    ['A bond that has lasted has its own weather, and you know it better than I do.'],
    ['I’ll look at how you live beside somebody, which is older than this week.'],
    ['There are two people in this, and your end of the rope is the one I can see.'],
    ['Living with someone is mostly Tuesdays, so let us look at yours.'],
  ],
  study: [
    ['Learning is slow where it matters, and it rarely looks like progress.'],
    ['An exam asks one thing and your nerves ask another.'],
    ['I’ll look at how you take things in before how they will be marked.'],
  ],
  'home-move': [
    ['A home is a question about mornings as much as walls.'],
    ['I’ll look at what makes a place yours, and then at the calendar.'],
    ['Boxes first or reasons first, people differ, and charts do as well.'],
  ],
  friendship: [
    ['Friendships have no contract, so the small print is all habit.'],
    ['Nobody tells you how to lose a friend or how to make one after thirty.'],
    ['I’ll look at what you bring to a friendship before what came back.'],
  ],
  travel: [
    ['A trip begins well before the platform.'],
    ['Some of this is about the place and some about leaving this one.'],
  ],
  legal: [
    ['A case has its own clock, and it is never yours.'],
    ['I’ll leave the law to those who read it and look at what it does to you.'],
  ],
  creativity: [
    ['Making something is a long conversation with the part that doubts it.'],
    ['A blank page is never quite blank, so here is what is on yours.'],
    ['The work knows more than the plan for it, as a rule.'],
  ],
  dream: [
    ['I can’t decode a dream, but I can say what in your chart works at night.'],
    ['A dream keeps its own counsel, so I’ll only hold a lamp to the room.'],
  ],
  compatibility: [
    ['Two people are always three things, and the third is what happens between them.'],
    ['Liking is quick, and living near each other is what takes reading.'],
  ],
};

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

function lines(kind: string, texts: Written): readonly (Line & { readonly themes: readonly [Theme] })[] {
  return Object.entries(texts).flatMap(([topic, rows]) =>
    rows.map(([text, ...concepts], i) => ({
      key: `${kind}-for-${topic}-${i + 1}`,
      text,
      themes: [themeOf[topic as Topic] ?? 'self'] as const,
      topics: [topic as Topic],
      concepts,
    })),
  );
}

export const topicPractices: readonly Line[] = lines('practice', practiceTexts);
export const topicQuestions: readonly Line[] = lines('question', questionTexts);
export const topicOpeners: readonly Opener[] = lines('opener', openerTexts).flatMap((line) =>
  (['open', 'low'] as const).map((valence): Opener => ({
    ...line,
    key: `${line.key}-${valence}`,
    valence,
    oneChart: true,
  })),
);

/** Ways to give back the person's own words, whatever they are about. */
const mirrorTexts = [
  '“{words}”: those are your words, and they are exact enough to start from.',
  'You say “{words}”, and I’ll take that seriously before I take it apart.',
  '“{words}” is a sentence with a history.',
  'I’ll begin where you did, with “{words}”.',
  '“{words}” sounds like something you have said to yourself more than once.',
  'You wrote “{words}”, and I read it twice.',
  '“{words}” is the part I keep hearing.',
  'There is a whole week inside “{words}”.',
  'Nobody writes “{words}” on a good day.',
  '“{words}”, and no wonder you ask.',
];

const mirrorThemes = ['love', 'work', 'money', 'family', 'self', 'mood', 'spirit', 'decision'] as const;

export const mirrorOpeners: readonly Opener[] = mirrorThemes.flatMap((theme) =>
  mirrorTexts.map((text, i): Opener => ({
    key: `opener-mirror-${theme}-${i + 1}`,
    text,
    themes: [theme],
    concepts: [],
    valence: 'low',
    slot: 'words',
  })),
);

/** What a facet is introduced by where the theme's own lead would name another matter. */
export const topicLeads: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  partner: ['at the kitchen table', 'with the one you live beside', 'between the two of you'],
  breakup: ['after an ending', 'in the quiet afterwards', 'with the phone in reach'],
  compatibility: ['on your side of it', 'with somebody close', 'between two people'],
  friendship: ['among friends', 'with a friend', 'over a long table'],
  study: ['at a desk', 'with a book open', 'the week before it counts'],
  'home-move': ['about where to live', 'with the keys in view', 'between two addresses'],
  'health-worry': ['in a week of waiting', 'with a worry in the house', 'at three in the morning'],
  travel: ['on the road', 'with a ticket in hand', 'far from your own bed'],
  legal: ['with papers on the table', 'while it drags on', 'in a dispute'],
  creativity: ['at the worktable', 'with a blank page', 'halfway through a piece'],
  dream: ['at night', 'on waking', 'in the half hour before sleep'],
  day: ['on a day like this', 'by early evening', 'between two errands'],
  decision: ['at a fork', 'when you have to choose', 'with a decision open'],
};
