/** More first lines by the form of the question, and the lines that tie a reading to the ones before it. */
import type { Line } from '#companion/voice/atoms.ts';

const lines = (kind: string, texts: readonly string[]): readonly Line[] =>
  texts.map((text, i) => ({ key: `${kind}-more-${i + 1}`, text, themes: [], concepts: [] }));

export const moreAnswers: Readonly<
  Record<'should' | 'which' | 'will' | 'who-am-i' | 'how', readonly Line[]>
> = {
  should: lines('answer-should', [
    'I won’t decide it, but I can lay the two sides next to each other.',
    'That is yours to say, so here is what your chart would bring to the table.',
    'A yes from me would be worth nothing, and reasons may be worth something.',
    'I’ll give you the argument for, the argument against, and a date or two.',
    'You asked for a verdict and I have evidence.',
    'Let me put it on the kitchen scales, one side at a time.',
    'The answer has to be lived in by you, so I’ll only show the rooms.',
    'There is a case each way, and I would rather you heard both.',
  ]),
  which: lines('answer-which', [
    'I can’t rank the options, but I can say what each part of you is shopping for.',
    'Choosing between them is yours, and knowing what you choose by is something I can help with.',
    'I don’t know the options as you do, so I’ll describe the one who is choosing.',
    'Each option flatters a different part of you, so let us see which parts are loud.',
    'I won’t point at one, but I can tell you what you tend to overlook.',
    'The list is yours, so here is the eye that reads it.',
    'Two doors, one chooser, and the chooser is what I can read.',
  ]),
  will: lines('answer-will', [
    'I don’t do fate, so here is the weather and where you stand in it.',
    'No chart can promise that, and it can show when the door is lighter.',
    'I’d be inventing if I said yes, so let me say when.',
    'That depends on people as well as planets, and I can only read the planets.',
    'The honest answer is a season and a few dates.',
    'I can tell you what leans your way and what leans on you.',
    'Nobody can know that, though some weeks are kinder to it than others.',
    'What comes of it is open, and the timing is less so.',
  ]),
  'who-am-i': lines('answer-who', [
    'I’ll begin where your chart is loudest and work down.',
    'A person is more than a chart, so take this as the outline in pencil.',
    'Let me name a few habits of yours, and you can tell me which ones sting.',
    'There is one thing in your chart that the rest keeps answering to.',
    'Start with what you do when nobody has asked you to.',
    'I’d describe you by your contradictions, since they are the steadiest thing here.',
  ]),
  how: lines('answer-how', [
    'A method has to suit the one who uses it, so I’ll start with you.',
    'There is a way that goes with your grain and one that goes against it.',
    'I’ll look at what you already do by reflex, and then at what to do with it.',
    'Most advice is written for somebody else’s chart, so here is yours.',
    'The how depends on where you get stuck, and that part I can see.',
    'Let me find the place where it usually slips.',
    'Small and specific beats brave, so here is where to be specific.',
    'You have most of the tools already, though they live in different drawers.',
  ]),
};

/** The same body comes back later in a chat: `{body}` is its name. */
export const links: readonly string[] = [
  '{body} came up before in this chat, and this is the same part of you from another side.',
  'We have met {body} here already, over a different question.',
  'Earlier it was {body} as well, and it has more to say.',
  'This leads back to {body}, which you will know from before.',
  'It is {body} again, seen from the next window.',
  '{body} had a part in the last answer too, and here is the rest of it.',
];

/** Asked once, in the next reading of a topic, after the small task of the last one. */
export const practiceChecks: readonly string[] = [
  'If the small task from last time got done, keep what it showed you.',
  'Did last time’s experiment happen, or did the week eat it?',
  'Whatever came of the last small task, bring it along.',
  'If you tried the thing I suggested, trust what you saw over what I say.',
  'Last time ended on a small task, and half done counts.',
  'If the last task stayed on the list, it was the wrong size, so here is another.',
];

export const aiLines: readonly Line[] = lines('ai', [
  'I’m Vesper, an AI, with no person typing behind these words.',
  'No, I’m an AI, and the planets I speak of are real and computed.',
  'I’m a program called Vesper, an AI that reads charts.',
  'There is nobody here but an AI and your chart.',
  'I’m an AI, so what I know of you is what you told me and what the sky adds.',
  'Real as software is real: I’m an AI, and I say so whenever asked.',
  'An AI, yes, and one that shows its sums.',
  'I’m Vesper, and Vesper is an AI.',
  'You are talking to an AI, which is why every claim here can be checked.',
  'Not a person, an AI, and I would rather you knew.',
  'I’m an AI that learned to read charts and to say when a chart is silent.',
  'No human is behind this, only an AI with an ephemeris.',
  'I’m an AI, so I never tire of the question.',
  'The answer stays the same: an AI, named Vesper.',
]);

/** The one question back, with its chips under it. */
export const clarify: readonly Line[] = lines('clarify', [
  'What is it about: love, work, yourself, or just today?',
  'Which corner shall I hold the lamp to?',
  'Give me one word for it, or tap one below: what is it about?',
  'Where shall I look first?',
  'Which of these is nearest to what you mean?',
  'What would you like to have looked at?',
]);

export const termAsks: readonly Line[] = lines('term-ask', [
  'Shall I show you where it stands in your own chart, once there is a birth date to work from?',
  'Would you like to see yours, or was the word enough?',
  'Where did you come across the word?',
  'Is there a chart you are reading it in?',
  'What made you ask about it today?',
]);

/** Someone asks how an illness, an operation or a test will end. */
export const outcome: readonly Line[] = lines('limit-outcome', [
  'How it goes is nothing a chart can see, so I’ll stay with you and the waiting.',
  'I can’t see how a body will do, anyone’s, and I can keep you company until you know.',
  'I can’t know that, and the people who look after them know more than any chart.',
  'That one I leave to the doctors, and the days until then I can sit through with you.',
  'I won’t guess about that, so let me look at what holds you up in the meantime.',
]);

export const moreFollowUps: readonly Line[] = lines('follow-up', [
  'To take that one thread and pull it.',
  'Let me answer just that.',
  'On that point alone, then.',
  'A closer look, without the rest.',
  'That part first, since you asked twice.',
  'Good, that is the right place to push.',
  'I can be more exact about that.',
  'Then let us stay there a moment.',
  'Yes and no, and here is the part that is no.',
  'There is one thing to add.',
  'It comes down to this.',
  'Not the whole map again, only this street.',
]);

/** A bond is asked about and the other's birth is not known. */
export const partnerBirth: readonly Line[] = lines('limit-partner', [
  'I read your side here; with their birth date, and their yes, I could lay two charts together.',
  'This is one chart of the two, and the other can be added under People if they agree.',
  'For both sides I would need their birth details, given with their consent, under People.',
  'Your half I can see now, and theirs once they have agreed to lend a birth date.',
]);
