/**
 * Where a reading comes back to what it began with: the part of the person that it started from, and one turn to give it.
 *
 * A return is a sentence of a `carrier`, in which `{placed}` is the body in its sign ("your Venus in Aries"), `{accept}` what
 * that sign makes of anything that stands in it, and `{turn}` what could be done with this very part in this very matter.
 */
import type { Theme, V3, VPbase } from '#companion/voice/atoms.ts';
import type { ReturnBody } from '#companion/voice/pack.ts';
import type { SignName } from '#facts/fact-id.ts';

/** The turn is a sentence of its own: what a sign makes of a part is no reason for one turn above another. */
export const returnCarriers: readonly string[] = [
  '{placed} {accept}. {turn}.',
  '{placed} {accept}, and that can stay. {turn}.',
  'it is all right that {placed} {accept}. {turn}.',
  '{placed} {accept}, so let it. {turn}.',
];

/** "Your Venus in Aries {accept}." True of the sign whatever stands in it; a fact to work with, neither praised nor scolded. */
export const signAccepts: Readonly<Record<SignName, readonly V3[]>> = {
  aries: [
    'will go first in any case',
    'is early by nature',
    'has its hand up already',
    'likes a start better than a plan',
    'answers before the question ends',
  ],
  taurus: [
    'takes its time and keeps what it takes',
    'wants the thing in its hands before it trusts it',
    'settles slowly and for good',
    'holds on by nature',
    'moves when it is ready, and then it has moved',
  ],
  gemini: [
    'keeps two answers in its pocket',
    'thinks best out loud',
    'always has a second question',
    'wants to hear the other version too',
    'learns a thing by talking about it',
  ],
  cancer: [
    'guards first and asks afterwards',
    'feels the draft before the door opens',
    'takes everything home with it',
    'keeps the tone longer than the words',
    'comes out when it is warm enough',
  ],
  leo: [
    'does it warmly or hardly at all',
    'gives its best where it is seen',
    'wants its name on what it loves',
    'plays to the back row, even at breakfast',
    'is generous first and hurt second',
  ],
  virgo: [
    'sees the crumb before the cake',
    'will check it once more',
    'would rather mend a thing than praise it',
    'keeps a list, and keeps to it',
    'is kindest with its sleeves rolled up',
  ],
  libra: [
    'hears the other side first',
    'weighs it once more',
    'wants it fair before it wants it finished',
    'looks round the table before it speaks',
    'thinks better with somebody opposite',
  ],
  scorpio: [
    'goes all the way in or stays out',
    'keeps its own counsel',
    'wants the whole truth of a thing',
    'watches for a long while before it moves',
    'holds what it holds with both hands',
  ],
  sagittarius: [
    'looks past the fence',
    'needs a far end to walk towards',
    'promises wide and means it',
    'says it straight and mends it on the road',
    'sees the point before the steps',
  ],
  capricorn: [
    'counts the cost before the pleasure',
    'would rather be useful than comforted',
    'takes the long stairs',
    'keeps its coat on until the work is done',
    'trusts what has lasted a winter',
  ],
  aquarius: [
    'thinks best from one step away',
    'keeps a window open',
    'does it the way that nobody showed it',
    'wants room around whatever it loves',
    'sees the pattern before the person',
  ],
  pisces: [
    'takes in more than it shows',
    'leaves the door open',
    'hopes to be read between the lines',
    'goes where the feeling goes',
    'says yes out of kindness',
  ],
};

/** "…, so {turn}." What to do with this body’s part of a matter, as an order that could be followed by Sunday. */
export const turns: Readonly<Record<ReturnBody, Readonly<Record<Theme, readonly VPbase[]>>>> = {
  sun: {
    love: [
      'let somebody admire a thing you made, and say thank you without a joke',
      'ask to be wanted for one thing, by name',
      'stay as large with them as you are without them',
    ],
    work: [
      'put your name to what is yours and hand back what isn’t',
      'choose the one task you would sign, and do it in the best hour',
      'ask for the credit in the same voice as for the pen',
    ],
    money: [
      'set the price while you still like the work',
      'let the figure measure the hours and leave you out of it',
      'spend on the one thing that looks like you, and skip its cousins',
    ],
    family: [
      'tell one of them, in two sentences, what you are making',
      'turn up as you are now and let them be surprised',
      'take your own name back from the old story once, and kindly',
    ],
    self: [
      'give the morning to what you would do unpaid',
      'do one thing well where nobody can clap',
      'let yourself be bad at something in company',
    ],
    mood: [
      'put one idea of your own into the day before noon',
      'stand where the light is for ten minutes and call it an errand',
      'let one person see how it really is',
    ],
    spirit: [
      'serve one thing longer than a mood lasts',
      'say what you stand for in a line short enough to keep',
      'do the small true thing in full view of yourself',
    ],
    decision: [
      'ask which of them you could sign with your whole name',
      'picture the Monday after, with nobody congratulating you',
      'choose the one you would still want if it stayed a secret',
    ],
  },
  moon: {
    love: [
      'say what would comfort you before you test whether they know',
      'let them be clumsy with you once and come back anyway',
      'ask for the hug first and the explanation later',
    ],
    work: [
      'guard the hour in which you can hear yourself think',
      'let the mood of the room belong to the room',
      'say you are tired while it is still a sentence',
    ],
    money: [
      'keep the sum that lets you breathe and give it a name',
      'eat, sleep, and look at the figures after that',
      'notice which purchase is really a wish to be held',
    ],
    family: [
      'let one of them look after you, badly if need be',
      'answer the words this time and leave the tone alone',
      'ring for the thing you mean instead of the recipe',
    ],
    self: [
      'trust what you feel on the stairs, before anybody asks',
      'make one corner where nothing is asked of you',
      'let the evening tell you what the day was for',
    ],
    mood: [
      'begin with warmth, food and an early night, in that order',
      'let the next hour be small enough to hold',
      'say the sad thing once, aloud, and then put the soup on',
    ],
    spirit: [
      'keep one small ritual and let it be dull',
      'go back to the place where you last felt quiet',
      'let the evening have ten minutes with no purpose',
    ],
    decision: [
      'sleep on it three times and count how often you wake glad',
      'ask which of them you could be tired in',
      'let your stomach vote before your reasons do',
    ],
  },
  mercury: {
    love: [
      'send the short true version before the long clever one',
      'ask the plain question while it is still small',
      'say aloud what you have only drafted',
    ],
    work: [
      'write down who does what, and send it before the meeting',
      'ask the obvious question first and save a week',
      'finish one sentence before you open the next window',
    ],
    money: [
      'put the three figures you avoid on one piece of paper',
      'read the terms aloud, as if to somebody slow',
      'name the number first and the reasons after',
    ],
    family: [
      'repeat what you heard before you answer it',
      'tell the story once without the part where you were right',
      'leave out one clever remark and see what grows there',
    ],
    self: [
      'tell it to somebody who was not there',
      'write one page that nobody will grade',
      'choose the plain word for it and look at that for a day',
    ],
    mood: [
      'name the thing in five words and leave the other fifty',
      'put the loop on paper, where it has to stop at the edge',
      'talk to one person about something with a handle on it',
    ],
    spirit: [
      'keep the question and let the answer be late',
      'read one page slowly instead of ten for use',
      'ask it out loud in an empty room',
    ],
    decision: [
      'write each reason once and cross out the borrowed ones',
      'give the question a date and then stop arguing',
      'ask the one person whose answer you are avoiding',
    ],
  },
  venus: {
    love: [
      'let it choose for a week before it promises',
      'like one plain fact about them for each hope',
      'say what pleases you before you are asked to guess',
    ],
    work: [
      'give the pleasant part of the job an hour with a lock on it',
      'be as fair to your own time as you are to theirs',
      'let one person be a little displeased with you',
    ],
    money: [
      'pay for what you will still like on Thursday',
      'say your price and then say nothing',
      'put a figure on the favor before you grant it',
    ],
    family: [
      'make peace about one thing and leave the rest for Tuesday',
      'bring what you like to the table, as well as what they do',
      'decline one thing as sweetly as you accept the others',
    ],
    self: [
      'wear, cook or hang up one thing that only you like',
      'find out what you enjoy when there is nobody to please',
      'keep for yourself the best of what you give away',
    ],
    mood: [
      'put one pleasant thing in the next hour and let it count',
      'go where something smells good and stay ten minutes',
      'let beauty be small today, such as a clean cup',
    ],
    spirit: [
      'love one thing this week for no use at all',
      'give the hour to what you find beautiful, without a photograph',
      'make something only because it would be nice to have made',
    ],
    decision: [
      'notice which of them you describe with your hands',
      'ask what you would miss by the second week',
      'choose what you like before you choose what looks well',
    ],
  },
  mars: {
    love: [
      'spend the first push on a question',
      'ask for what you want before wanting turns into a quarrel',
      'make one clear move and then let it be their turn',
    ],
    work: [
      'give the anger a task with an end',
      'start the hard one before you open the mail',
      'say the no on the first day and save the fight on the ninth',
    ],
    money: [
      'chase the one sum that is owed to you',
      'let the wish cool overnight, then look at it again',
      'push for the rate and let the extras go',
    ],
    family: [
      'walk round the block and come back with one sentence',
      'hold your ground on a small thing, without the history',
      'use the temper on the garden first',
    ],
    self: [
      'act on one wish before you have explained it',
      'pick the fight that would matter in a year',
      'tire the body first and ask the question after',
    ],
    mood: [
      'move for twenty minutes before you decide what it means',
      'lift, scrub or carry something until it is done',
      'give the temper somewhere to go besides inward',
    ],
    spirit: [
      'defend one thing you believe in with work',
      'begin before you feel worthy of it',
      'put your back into something that can’t pay you',
    ],
    decision: [
      'take the smallest step that can be taken back',
      'try one of them for a week with your whole weight',
      'ask what you would fight for on a bad day',
    ],
  },
  jupiter: {
    love: [
      'promise one thing with a date on it',
      'hope for as much as you like and plan for Thursday',
      'give the next yes a day to grow small and real',
    ],
    work: [
      'take one job fewer and do it larger',
      'ask for the bigger task with the smaller one finished in your hand',
      'say when, each time you say yes',
    ],
    money: [
      'put a lid on one jar before you open the next',
      'count the windfall only once it has landed',
      'be generous with a sum you named in the morning',
    ],
    family: [
      'lay one more place and one less opinion',
      'promise them the visit that you can keep',
      'let them have their smaller view of it for an evening',
    ],
    self: [
      'finish one of the roads you point at',
      'believe your luck and check the train times',
      'want one thing this month, in full',
    ],
    mood: [
      'plan one good thing, near enough to walk to',
      'let next week be ordinary and tonight be kind',
      'look for the door that is already ajar',
    ],
    spirit: [
      'live by the smallest thing you are sure of',
      'teach somebody what you think you believe',
      'keep faith with it on a weekday',
    ],
    decision: [
      'ask what it would be like if it went only fairly well',
      'leave room on the page for a third way',
      'imagine the version with no applause, and see if it still calls',
    ],
  },
  saturn: {
    love: [
      'say the terms aloud while everyone is still smiling',
      'let one soft thing in before it has earned its place',
      'stay for a dull evening and count it as love',
    ],
    work: [
      'carry what you were given and return the rest with thanks',
      'decide what done looks like before you begin',
      'put a stone on the pile each day and then go home',
    ],
    money: [
      'look at the worst figure once, in daylight',
      'build the small reserve before the large plan',
      'pay what is due and stop paying for what is over',
    ],
    family: [
      'do your share and put the other half down where they can see it',
      'name the duty you choose and the one you only inherited',
      'be on time with a kindness instead of a repair',
    ],
    self: [
      'keep one rule because it is yours and drop one because it isn’t',
      'grow older in one thing on purpose',
      'let a thing be finished that is only good',
    ],
    mood: [
      'rest by the clock, as though it were a duty',
      'put down one weight before you measure the rest',
      'ask for help in a sentence with a time in it',
    ],
    spirit: [
      'keep the practice on the day it is dull',
      'trust what is left when the mood has gone',
      'make the promise short enough to last',
    ],
    decision: [
      'write down the price of each and see which you would pay gladly',
      'ask how it looks in five winters',
      'set the date first and the answer will come to meet it',
    ],
  },
  uranus: {
    love: [
      'ask for the free evening before you need to bolt',
      'tell them which rule you can’t live under',
      'be odd early, so that nobody is surprised',
    ],
    work: [
      'change one method and leave the job standing',
      'try it your way on a small piece first',
      'put the exit on paper and then see whether you still want it',
    ],
    money: [
      'plan for the month that jumps',
      'keep one sum out of reach of a bright idea',
      'let the surprise money sit for three nights',
    ],
    family: [
      'break one custom and keep the people',
      'tell them the strange plan before it is a fact',
      'be the one who does it differently without a speech',
    ],
    self: [
      'change one thing that only you would notice',
      'keep the freedom and tell somebody where you are',
      'do the odd thing on purpose instead of by accident',
    ],
    mood: [
      'give the restlessness a new street to walk down',
      'alter one small habit before you alter your life',
      'go outside before you answer',
    ],
    spirit: [
      'let one old belief go without replacing it',
      'follow the idea that arrived at the wrong moment',
      'doubt out loud, in good company',
    ],
    decision: [
      'look for the door that nobody mentioned',
      'test it for a day with a way back',
      'wait one night and see if the wish to leave has a reason',
    ],
  },
  neptune: {
    love: [
      'write down what was said and leave out the music',
      'love the person who comes on the Tuesday',
      'ask instead of sensing, once',
    ],
    work: [
      'get it in writing, in one line, with a date',
      'say where your part ends before it spreads',
      'keep the dream and give it a Tuesday',
    ],
    money: [
      'look at the actual figure with the lights on',
      'lend only what you could lose without a story',
      'give the leak a name and a bucket',
    ],
    family: [
      'let one old story be told as it happened',
      'help with the hands and keep the heart for yourself',
      'say what you saw, gently, and once',
    ],
    self: [
      'draw one edge and stay inside it for a day',
      'trust what you feel when you are alone in the room',
      'make the thing you keep seeing, however badly',
    ],
    mood: [
      'put your hands in water or earth before you interpret it',
      'let the fog be fog until noon',
      'rest from other people’s feelings for one evening',
    ],
    spirit: [
      'make room for silence and let it be empty',
      'give the vision an hour and a table',
      'follow what moves you as far as one real act',
    ],
    decision: [
      'separate what you hope from what you were told',
      'ask somebody plain to read it to you',
      'choose when the picture has an address',
    ],
  },
  pluto: {
    love: [
      'say the true thing before you go looking for theirs',
      'leave one door in them closed, and see that you can',
      'want it openly, and leave the testing out',
    ],
    work: [
      'say once, in daylight, what everybody knows',
      'let go of the part that nobody asked you to control',
      'finish the buried task and tell one person',
    ],
    money: [
      'open the envelope you have been stepping round',
      'decide what you would let go of first',
      'speak of the debt in a normal voice',
    ],
    family: [
      'bring one silence to the table, and only one',
      'leave the old quarrel its grave and pass the bread',
      'say what it cost you without sending the bill',
    ],
    self: [
      'drop one thing that you keep only out of will',
      'tell one trusted person what you are done pretending',
      'let the change be smaller than you are able to make it',
    ],
    mood: [
      'go down into it with a lamp and a time to come back',
      'let one feeling be seen before it is mastered',
      'clear one drawer and let that be the whole of it',
    ],
    spirit: [
      'look at the dark part kindly, for ten minutes',
      'give up one certainty and see what is still standing',
      'sit with what can’t be repaired',
    ],
    decision: [
      'ask what you would keep if you had to lose the rest',
      'name the fear once, and see whether it is still in charge',
      'choose what you would not have to guard',
    ],
  },
};
