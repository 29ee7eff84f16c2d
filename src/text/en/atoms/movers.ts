/**
 * The moving sky: what each body brings, what each natal point feels, and the contacts that deserve
 * words of their own (Saturn's return, Uranus across from itself, and so on).
 *
 * `movers` and `targets` are combined by frames; `contacts` replace that combination where they exist.
 * A contact speaks of a pressure or a help while it lasts, never of an event that will happen.
 */
import type { AspectFamily, Clause, MoverAtoms, PairPoint, TargetAtoms } from '#companion/voice/atoms.ts';

/** The bodies whose passages are read, from Sun to Pluto. */
export type Mover =
  | 'sun'
  | 'moon'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto';

/** A passage as the table of overrides spells it: "saturn-hard-sun". */
export type ContactKey = `${Mover}-${AspectFamily}-${PairPoint}`;

export const movers: Readonly<Record<Mover, MoverAtoms>> = {
  sun: {
    enters: ['looks in on', 'turns its lamp towards', 'calls on', 'warms'],
    asks: [
      'say what you want in daylight',
      'take your turn without being waved forward',
      'sign the thing you have been doing unsigned',
      'let the work be looked at',
    ],
    leaves: ['knowing what was yours', 'standing where you can be seen', 'wanting one thing more plainly'],
    hard: [
      'your aim gets a spotlight and a question at the same time',
      'the unfinished part is the one that gets looked at',
      'you feel watched for a couple of days, which is different from judged',
      'pride stands in the doorway, and two things want to pass',
    ],
    easy: [
      'these are two good days to be seen doing it',
      'a person with some say is easier to reach',
      'you can ask in your own name and not blush',
      'the plain request works better than the clever one',
    ],
  },
  moon: {
    enters: ['brushes past', 'stirs', 'drops in on', 'softens'],
    asks: [
      'eat first and answer later',
      'notice what you reach for when tired',
      'let the mood have its hour',
      'tell somebody how today really went',
    ],
    leaves: ['missing someone specific', 'wanting your own bed', 'remembering what you needed'],
    hard: [
      'for some hours everything lands a layer deeper',
      'you are touchier than the facts require until about bedtime',
      'an old hurt borrows the voice of a small one',
      'home wants attention at the busiest hour of the day',
    ],
    easy: [
      'for an afternoon the feeling and the facts agree',
      'it is easier to be looked after for a few hours',
      'a warm meal does most of the work',
      'what you need today is small and can be said',
    ],
  },
  mercury: {
    enters: ['starts a conversation with', 'hands a note to', 'interviews', 'knocks at the window of'],
    asks: [
      'send the short version',
      'read the small print aloud',
      'put the question you keep circling',
      'write it down before you say it',
    ],
    leaves: ['holding a list', 'having said it once, clearly', 'knowing whom to call'],
    hard: [
      'messages cross, and the tone goes missing on the way',
      'too many tabs are open, and one of them is playing music',
      'a detail is wrong somewhere and sends you back to the top',
      'you talk faster than you can mean it',
    ],
    easy: [
      'the right words are close to hand',
      'forms, calls and first drafts go down easily',
      'one clear sentence does the work of a meeting',
      'you can ask the silly question and get the useful answer',
    ],
  },
  venus: {
    enters: ['sits down beside', 'sweetens', 'takes the arm of', 'smiles at'],
    asks: [
      'say what you like before you say what it costs',
      'accept the one invitation you are glad of',
      'price your work as though you liked it',
      'make peace in one corner of the week',
    ],
    leaves: ['liking what you chose', 'owing someone a thank-you', 'wearing the good shirt on a weekday'],
    hard: [
      'desire and good manners disagree over dinner',
      'you spend to feel better, and the feeling is on loan',
      'being approved of costs more than it should just now',
      'comfort talks you out of the useful argument',
    ],
    easy: [
      'people are easier to please, and so are you',
      'it is a good moment to ask nicely or to mend something',
      'affection finds its own words',
      'work that has to look right goes well',
    ],
  },
  mars: {
    enters: ['elbows', 'wakes', 'puts heat under', 'pulls at the sleeve of'],
    asks: [
      'do the hard part before noon',
      'say no once and mean it',
      'move your body before you move your mouth',
      'choose one fight and drop the rest',
    ],
    leaves: ['breathing harder and knowing why', 'having started', 'counting what the hurry cost'],
    hard: [
      'tempers are short for some days, yours among them',
      'you want it now, and the traffic has other ideas',
      'when somebody pushes, your first answer is a shove',
      'haste breaks a thing that was nearly done',
    ],
    easy: [
      'for some days starting is easier than thinking about it',
      'there is push to spare for one good job',
      'a straight request gets a straight reply',
      'your effort goes where you point it',
    ],
  },
  jupiter: {
    enters: ['widens', 'says yes to', 'offers a hand to', 'opens the curtains on'],
    asks: [
      'say yes to one thing you can finish',
      'go for the larger size on purpose',
      'let somebody teach you',
      'count before you celebrate',
    ],
    leaves: ['holding an invitation', 'believing a little further than before', 'keeping a promise or two'],
    hard: [
      'you agree to more than the week can hold',
      'the offer is large, and its edges are soft',
      'good news comes with running costs',
      'confidence gets ahead of the arithmetic',
    ],
    easy: [
      'help is nearer than usual, if you ask for it',
      'a yes is easier to get and easier to give',
      'the bigger plan can be said aloud without blushing',
      'what you know is worth something to somebody close by',
    ],
  },
  saturn: {
    enters: ['leans on', 'audits', 'checks the papers of', 'sets limits for'],
    asks: [
      'do less and do it properly',
      'put a date on it or let it go',
      'carry your own share and hand back the rest',
      'say no early, in one sentence',
    ],
    leaves: ['standing on fewer, firmer boards', 'knowing what was yours to carry', 'trusting your own yes'],
    hard: [
      'things take longer and are checked twice',
      'you are tired for a reason, and the reason is on your list',
      'the answer at most counters is not yet',
      'what habit was holding up starts to need repair',
    ],
    easy: [
      'dull work sticks, and the result stays put',
      'an older or stricter person is worth asking',
      'a limit gives you something to lean on',
      'you can close a thing that has stood open too long',
    ],
  },
  uranus: {
    enters: ['jolts', 'unplugs', 'opens a side door in', 'shakes'],
    asks: [
      'change one thing on purpose before it changes by itself',
      'tell the truth about what bores you',
      'leave a gap in the plan',
      'try it the other way round for a month',
    ],
    leaves: ['living by a rule you chose', 'missing less than you expected', 'owing fewer explanations'],
    hard: [
      'what you counted on moves without notice',
      'you are restless in the very spot you used to defend',
      'plans get interrupted by a better idea or a worse one',
      'a change you put off starts making its own appointments',
    ],
    easy: [
      'a change that looked expensive turns out to be cheap',
      'odd people and odd hours bring the useful idea',
      'you can drop an old rule without a scene',
      'the detour is the interesting part',
    ],
  },
  neptune: {
    enters: ['blurs', 'dissolves the edges of', 'dims the lights around', 'lulls'],
    asks: [
      'get it in writing',
      'rest before you believe it',
      'forgive one small debt',
      'keep an hour for music or water',
    ],
    leaves: [
      'caring about fewer, gentler things',
      'missing an illusion and not wanting it back',
      'telling the wish from the plan',
    ],
    hard: [
      'the facts go soft, and hope fills in the rest',
      'you give ground without anyone asking for it',
      'tiredness and longing wear the same coat',
      'what was promised was never quite said',
    ],
    easy: [
      'imagination has an open afternoon',
      'you can be kind without keeping count',
      'a picture or a tune solves what argument could not',
      'leaving something unsolved is restful for once',
    ],
  },
  pluto: {
    enters: ['digs under', 'gets beneath', 'empties the cupboards of', 'presses to the core of'],
    asks: [
      'let one finished thing be finished',
      'say the whole of it to somebody you trust',
      'find out what you are guarding and why',
      'give up winning the part that doesn’t matter',
    ],
    leaves: ['owning less and meaning it', 'knowing what you can live without', 'speaking more quietly'],
    hard: [
      'something here has ended, and the furniture has not been told',
      'you grip, and the gripping is the tiring part',
      'a contest over who decides comes into the open',
      'what was kept out of sight asks for a chair',
    ],
    easy: [
      'deep change is possible without a fight',
      'you can go to the root and mend it there',
      'you hold a lever and have no need to wave it',
      'old clutter goes, and nobody misses it',
    ],
  },
};

export const targets: Readonly<Record<PairPoint, TargetAtoms>> = {
  moon: {
    touched: [
      'the part that eats, sleeps and gets homesick',
      'the need under the mood',
      'your private hours',
      'how you let yourself be looked after',
    ],
    pressed: [
      'you sleep lightly and take remarks home',
      'the house asks for more than you have after six',
      'you feed everyone and forget your own lunch',
      'being alone feels like being left',
    ],
    helped: [
      'what you need fits in one bag',
      'home is easier to be in',
      'somebody’s care gets through to you',
      'you are hungry, tired and cheerful at the proper hours',
    ],
  },
  mercury: {
    touched: [
      'the part that names, sorts and answers',
      'your words and what they are for',
      'the talk in your head on the way home',
      'how you ask and how you listen',
    ],
    pressed: [
      'you draft one reply nine times',
      'small errors look like evidence',
      'your thinking goes round the block and comes back with nothing',
      'you say less than you know',
    ],
    helped: [
      'the sentence comes out in the right order',
      'you learn quickly and forget less',
      'a talk you dreaded takes four minutes',
      'your list gets shorter by being done',
    ],
  },
  venus: {
    touched: [
      'your taste, your affections and your price',
      'what you find worth having',
      'how you allow yourself to be wanted',
      'the wish to please and be pleased',
    ],
    pressed: [
      'you count who texted first',
      'pleasure needs a justification',
      'you set your price too low and resent the buyer',
      'an old liking no longer fits',
    ],
    helped: [
      'you like people, and they can tell',
      'pleasure is simple and close by',
      'you can name your price and sleep',
      'you can be chosen without auditioning',
    ],
  },
  sun: {
    touched: [
      'your aim and the name you put on it',
      'the part that wants to be seen trying',
      'your place as the one who decides',
      'what you get up for',
    ],
    pressed: [
      'you wonder whether the effort shows',
      'your pride is sore and hears every tone',
      'you carry the role on days when you would rather be nobody',
      'the aim you set wants trimming',
    ],
    helped: [
      'you look like what you do',
      'being seen is ordinary and fine',
      'mornings have a point to them',
      'you decide, and it stays decided',
    ],
  },
  mars: {
    touched: [
      'your push and your temper',
      'the part that says no and goes first',
      'the engine that starts before breakfast',
      'how you go after what you want',
    ],
    pressed: [
      'you push at a door marked pull',
      'anger comes out sideways, at cyclists and jar lids',
      'you start three things to avoid the fourth',
      'effort buys less than it should',
    ],
    helped: [
      'you start early and stop on time',
      'you can say no in a friendly voice',
      'your strength goes into the job instead of the waiting',
      'a fight you expected stays a talk',
    ],
  },
  jupiter: {
    touched: [
      'your hope and its budget',
      'the part that says yes to more',
      'what you believe is possible',
      'your appetite for room',
    ],
    pressed: [
      'you oversell it to yourself first',
      'faith wants proof by Friday',
      'the bill for an earlier yes comes in',
      'every plan looks a size wrong',
    ],
    helped: [
      'you can believe in it and still check the sums',
      'a generous act comes back round',
      'there is room for the larger version',
      'you find the lesson you wanted and the hour for it',
    ],
  },
  saturn: {
    touched: [
      'your discipline and what it protects',
      'the part that keeps the rules',
      'your sense of what is owed',
      'the load you call normal',
    ],
    pressed: [
      'duty talks louder than reason',
      'you do it alone to be sure it is done',
      'the rule you lived by needs a hearing',
      'an old promise asks whether it still holds',
      'what you carried without complaint gets weighed',
      'every task looks like a test',
    ],
    helped: [
      'you know how much is enough',
      'your patience gets paid, in small coin',
      'the structure holds without you standing under it',
      'you can rest, and nothing falls',
    ],
  },
  uranus: {
    touched: [
      'your need for elbow room',
      'the part that bolts',
      'what you refuse to do like everyone else',
      'your old arrangement with freedom',
    ],
    pressed: [
      'you want out of something before knowing what',
      'sameness sits on you like a locked window',
      'being the odd one out gets tiring',
      'a timetable irritates you, even one you wrote',
    ],
    helped: [
      'you can change the terms without leaving',
      'an experiment is allowed to stay one',
      'you feel free inside what you chose',
      'the peculiar idea finds a use',
    ],
  },
  neptune: {
    touched: [
      'your dream of how it could be',
      'the part that drifts and hopes',
      'what you look at sideways',
      'your longing and the song it plays',
    ],
    pressed: [
      'you miss something you never had',
      'screens and daydreams take more than they give',
      'you excuse what you would warn a friend about',
      'the ideal is measured and comes up short',
    ],
    helped: [
      'you can rest without vanishing',
      'the dream gives you something to do',
      'your kindness has edges',
      'you feel part of something and keep your name',
    ],
  },
  pluto: {
    touched: [
      'what you guard',
      'the part that holds on',
      'your terms with control and who has it',
      'the thing you don’t discuss at dinner',
    ],
    pressed: [
      'control slips, and you notice how much there was',
      'you brood over one remark for a week',
      'an old fear wants a hearing',
      'you would rather end it than ask',
    ],
    helped: [
      'you put something down, and your hands are glad of it',
      'the hard subject can be raised at normal volume',
      'your strength shows without a contest',
      'what was buried makes useful soil',
    ],
  },
  northnode: {
    touched: [
      'the direction you grow in',
      'the step you keep postponing',
      'the side of you with the least mileage',
      'what comes next, if you let it',
    ],
    pressed: [
      'the way on is plain, and you dislike the shoes for it',
      'old skills get in the way of new ones',
      'you stand at the turning and check the map again',
      'the familiar answer stops working',
    ],
    helped: [
      'the next step is small and well lit',
      'a chance remark points where you were already facing',
      'what felt foreign starts to feel like practice',
      'moving on costs less than staying',
    ],
  },
  asc: {
    touched: [
      'the way you come through a door',
      'your face, your pace, your first impression',
      'how the world finds you in the morning',
      'the border between you and the street',
    ],
    pressed: [
      'people misread you, or read you too well',
      'you feel looked at and under-dressed',
      'your usual way in no longer opens the room',
      'the body asks for slower mornings',
    ],
    helped: [
      'people take you as you mean it',
      'walking in is the easy part',
      'a new haircut or a new hello suits you',
      'you are at home in your own coat',
    ],
  },
  mc: {
    touched: [
      'your standing and what it rests on',
      'the name you have at work',
      'the direction you are seen to be going',
      'the public half of your week',
    ],
    pressed: [
      'the job asks what you are for',
      'a title or a deadline takes up the whole week',
      'you are visible at the wrong moment',
      'a direction that looked good on paper wears thin',
    ],
    helped: [
      'your work is noticed by someone who can use it',
      'it gets easier to name the next post',
      'responsibility fits across the shoulders',
      'people above you make time',
    ],
  },
};

export const contacts: Readonly<Partial<Record<ContactKey, readonly [Clause, Clause]>>> = {
  // Saturn: what has to carry weight.
  'saturn-fuse-saturn': [
    'you inspect the life you have built so far, room by room',
    'what you do from habit and what you would sign again come apart',
  ],
  'saturn-hard-saturn': [
    'something you built to last is due for its first honest repair',
    'the rules you gave yourself come back with questions in the margin',
  ],
  'saturn-easy-saturn': [
    'what you learned in dull years starts to bear weight',
    'you can finish a long task at a walking pace',
  ],
  'saturn-fuse-sun': [
    'the load is counted, and you find out which of it is yours',
    'you carry one serious thing and have less small talk to spare',
  ],
  'saturn-hard-sun': [
    'you work twice as hard for the same nod, so choose the work',
    'someone with authority stands between you and the finish, asking for the form',
  ],
  'saturn-easy-sun': [
    'steady effort is visible to the people who decide',
    'you can take on a responsibility without being bent by it',
  ],
  'saturn-fuse-moon': [
    'you need more sleep and fewer guests than you have been allowing',
    'loneliness has a practical side just now, and it starts with asking',
  ],
  'saturn-hard-moon': [
    'duty at home eats the hour that was going to feed you',
    'you keep a straight face all day and pay for it in the bath',
  ],
  'saturn-easy-moon': [
    'a household routine holds you up instead of boxing you in',
    'you can give your feelings a fixed hour, and they keep it',
  ],
  'saturn-fuse-mercury': [
    'your words carry weight, so they come slowly and get quoted',
    'long forms, hard reading and the overdue letter want one clear month',
  ],
  'saturn-hard-mercury': [
    'you edit yourself down to silence and call it being accurate',
    'the answer is delayed, and you write the worst version of it yourself',
  ],
  'saturn-easy-mercury': [
    'you can study, draft or negotiate for two hours at one sitting',
    'you get along with dry documents and slow clerks',
  ],
  'saturn-fuse-venus': [
    'you find out who stays to do the dishes',
    'affection gets practical, with dates, rent and who drives',
  ],
  'saturn-hard-venus': [
    'you ask what you are worth in the coldest shop in town',
    'love feels rationed, so you ask for less and resent the portion',
  ],
  'saturn-easy-venus': [
    'a bond can take a promise with a date on it',
    'fondness and rent can be discussed at one table, calmly',
  ],
  'saturn-fuse-mars': [
    'you have force and a brake, and both feet are down',
    'one heavy job done slowly does more good than ten begun',
  ],
  'saturn-hard-mars': [
    'the harder you lean on it, the less it moves, so try sideways',
    'your push meets a plain no, and the waiting makes you cross',
  ],
  'saturn-easy-mars': [
    'your effort has a rhythm, and the heavy box gets upstairs',
    'you can be firm for a month without one raised voice',
  ],
  'saturn-fuse-asc': [
    'you come across as older, plainer and more believed',
    'your pace drops, and people start asking you the serious questions',
  ],
  'saturn-hard-asc': [
    'other people’s claims on you arrive with a clipboard',
    'you feel the weight of turning up and want a smaller guest list',
  ],
  'saturn-easy-asc': [
    'people take your word for it because you look as though you checked',
    'you can cut a commitment without anyone feeling cut',
  ],
  'saturn-fuse-mc': [
    'your work is up for inspection, and so is what you want from it',
    'a title gets heavier, or you set one down to stand straighter',
  ],
  'saturn-hard-mc': [
    'home and office both want the responsible one on one evening',
    'whatever needs a signature from above stays in the tray',
  ],
  'saturn-easy-mc': [
    'years of showing up turn into something you can point to',
    'you can put the plain question to someone senior',
  ],
  // Jupiter: what wants room.
  'jupiter-fuse-sun': [
    'you can ask for the larger part and look natural in it',
    'confidence is easy to come by, so spend it on one named aim',
  ],
  'jupiter-hard-sun': [
    'you say yes as if the year had fourteen months',
    'praise is plentiful and the details are somebody else’s problem, for now',
  ],
  'jupiter-easy-sun': [
    'your own plan is easy to explain to somebody who could back it',
    'you can be generous about rivals and mean it',
  ],
  'jupiter-fuse-moon': [
    'the house fills up, with people, food or hope',
    'you feel things warmly and ought to eat before promising anything',
  ],
  'jupiter-hard-moon': [
    'you comfort everybody and overfill the weekend',
    'the feeling is twice the size of the occasion',
  ],
  'jupiter-easy-moon': [
    'home has room for one more chair, and so do you',
    'you can trust the good mood as far as Sunday',
  ],
  'jupiter-fuse-mercury': [
    'you talk your idea a size larger, and people lean in',
    'a course, a pitch or a long letter has the wind behind it',
  ],
  'jupiter-hard-mercury': [
    'the headline is splendid and the figures are somewhere in a drawer',
    'you agree before the second page, so read the second page',
  ],
  'jupiter-easy-mercury': [
    'you learn in one evening what usually takes you three',
    'one good question gets you a long and useful answer',
  ],
  'jupiter-fuse-venus': [
    'the good things come round on a tray, and so does your wallet',
    'you like more people than usual and can afford to say which',
  ],
  'jupiter-hard-venus': [
    'charm overpromises on both sides of the table',
    'you want the feast, the second feast and the refund',
  ],
  'jupiter-easy-venus': [
    'you enjoy what you were only going to be polite about',
    'being fond, being paid and being thanked all come more lightly',
  ],
  'jupiter-fuse-mars': [
    'you have push and permission together, which wants one target',
    'you can begin the large thing while others are still stretching',
  ],
  'jupiter-hard-mars': [
    'you lift with your back because the mood says you can',
    'you sign up for a race, a cause and a dare on one afternoon',
  ],
  'jupiter-easy-mars': [
    'effort is cheerful, and the second mile is free',
    'a bold request sounds reasonable when you make it',
  ],
  'jupiter-fuse-jupiter': [
    'a twelve-year circle closes, and you get to choose its next subject',
    'an old belief can be thanked and let out at the seams',
  ],
  'jupiter-fuse-asc': [
    'you fill more of the doorway, and people step aside smiling',
    'a fresh start suits you, and so does a bigger coat',
  ],
  'jupiter-easy-asc': [
    'it is easy to walk into a room of new names',
    'an hour on a train or a class of ten does you good',
  ],
  'jupiter-fuse-mc': [
    'your work is easier to see and easier to praise',
    'the door to the better post is held open long enough to ask',
  ],
  'jupiter-hard-mc': [
    'the offer flatters your title and forgets your evenings',
    'work grows faster than the house can bear',
  ],
  'jupiter-easy-mc': [
    'a colleague’s single sentence can carry your work upstairs',
    'you speak in public as if the chairs were on your side',
  ],
  // Uranus: what wants out.
  'uranus-fuse-sun': [
    'you outgrow your own introduction in the middle of giving it',
    'you try on a life with no dress code and find it fits',
  ],
  'uranus-hard-sun': [
    'you and the rules annoy each other daily, over smaller and smaller things',
    'the role you play starts to pinch at the collar',
  ],
  'uranus-easy-sun': [
    'you can do it your own way and be thanked for it',
    'freedom comes in a size that fits your present life',
  ],
  'uranus-fuse-moon': [
    'home changes shape, and your feelings sleep in their clothes',
    'you need air in the middle of being held',
  ],
  'uranus-hard-moon': [
    'the nest itches, and the itch picks odd hours',
    'you startle easily and leave parties by the kitchen',
  ],
  'uranus-hard-mercury': [
    'your thoughts arrive all at once and half of them are good',
    'you say the unsayable at ten and explain it until four',
  ],
  'uranus-fuse-venus': [
    'your taste turns over, in people as well as in shirts',
    'attraction strikes off the usual route and asks for no plan',
  ],
  'uranus-hard-venus': [
    'you want closeness with the window wide open',
    'what charmed you last year bores you by the second course',
  ],
  'uranus-easy-venus': [
    'you can loosen a bond without dropping it',
    'you like someone unlikely and find it does no harm',
  ],
  'uranus-hard-mars': [
    'you act before the plan has its shoes on',
    'impatience makes the shortcut look wider than it is',
  ],
  'uranus-fuse-asc': [
    'you change how you look, live or introduce yourself, and mean it',
    'people who knew the old manner need telling about the new one',
  ],
  'uranus-hard-asc': [
    'the people closest to you want a steadier version than you have',
    'other people’s surprises keep ringing your bell',
  ],
  'uranus-fuse-mc': [
    'the career turns a corner that was not on the map',
    'you draft a job description that nobody has advertised',
  ],
  'uranus-hard-mc': [
    'the job description changes while you are reading it',
    'you think of resigning weekly and should write down why',
  ],
  'uranus-hard-uranus': [
    'the half of life you postponed asks for an hour of your week',
    'you look at what you built and count the doors in it',
  ],
  // Neptune: what goes soft.
  'neptune-fuse-sun': [
    'your aim goes out of focus so that a gentler one can be seen',
    'you tire of the part you play and have no lines for another yet',
  ],
  'neptune-hard-sun': [
    'you work hard towards a shape that keeps moving',
    'you take on a cloud of small duties and lose sight of your own',
  ],
  'neptune-easy-sun': [
    'you can follow an interest that earns nothing, and be better for it',
    'your imagination is willing to do some of the day’s work',
  ],
  'neptune-fuse-moon': [
    'you feel everyone’s weather and need your own blanket',
    'sleep, music and tears sit close to the surface',
  ],
  'neptune-hard-moon': [
    'you miss a home that was never quite at that address',
    'you soothe others past the point where you are awake',
  ],
  'neptune-hard-mercury': [
    'names, numbers and keys go missing, so write it all down',
    'you hear what you hope, and the recording differs',
  ],
  'neptune-fuse-venus': [
    'you love with the lights low and should meet at lunch too',
    'beauty gets to you, and so does every sad story with a nice voice',
  ],
  'neptune-hard-venus': [
    'you adore the outline and fill it in by yourself',
    'generosity leaks, and the leak is hard to find',
  ],
  'neptune-hard-mars': [
    'the will to do it evaporates around eleven',
    'you fight fog, so name one opponent or go for a swim',
  ],
  'neptune-fuse-asc': [
    'people cast you in their films, and you half learn the lines',
    'your edges soften, which is pleasant until someone leans',
  ],
  'neptune-hard-asc': [
    'you trust the story before checking who tells it',
    'the person across from you is partly your own sketch',
  ],
  'neptune-fuse-mc': [
    'the career you aimed for loses its outline, and another kind beckons',
    'you want the work to mean something and can’t yet say what',
  ],
  'neptune-hard-mc': [
    'your title says one thing and the daily work drifts elsewhere',
    'credit goes astray, so put your name on the file',
  ],
  'neptune-hard-neptune': [
    'the dream you have carried for decades asks to be redrawn',
    'you forgive an ideal for being an ideal',
  ],
  // Pluto: what has to be let go.
  'pluto-fuse-sun': [
    'you strip the aim back until only the bearing wall is left',
    'a version of you hands in its keys and takes its time leaving',
  ],
  'pluto-hard-sun': [
    'you meet a will as strong as yours and learn what yours is for',
    'you hold on to the part of the role that no longer holds you',
  ],
  'pluto-easy-sun': [
    'you can change a large thing by a small, steady pressure',
    'speaking low gets you further than insisting',
  ],
  'pluto-fuse-moon': [
    'old feelings come up from the cellar carrying their boxes',
    'you clear a household rule that nobody remembers making',
  ],
  'pluto-hard-moon': [
    'a mood takes hold and wants the truth before it leaves',
    'you suspect, brood, say sorry to nobody and clean the oven',
  ],
  'pluto-hard-mercury': [
    'you dig at one thought until the lawn is gone',
    'you want to win the talk more than you want to have it',
  ],
  'pluto-fuse-venus': [
    'you want all of it, including the parts nobody shows at dinner',
    'what you value gets stripped to the frame and repainted',
  ],
  'pluto-hard-venus': [
    'jealousy keeps the books, and it counts everything twice',
    'you test a bond to see if it holds, and it notices',
  ],
  'pluto-hard-mars': [
    'you push with your whole weight, and so does the other side',
    'anger you filed away years ago asks for its folder',
  ],
  'pluto-fuse-asc': [
    'you walk in differently, and some old habits stay outside',
    'people feel your attention and either open up or step back',
  ],
  'pluto-hard-asc': [
    'a close bond turns into a question of who decides',
    'you read every look for its motive and wear yourself out',
  ],
  'pluto-fuse-mc': [
    'one way of being somebody at work comes to its end',
    'you want real influence or none, and halfway chafes',
  ],
  'pluto-hard-mc': [
    'a contest for control at work runs across your desk',
    'you dig up what success was supposed to look like and compare',
  ],
  'pluto-hard-pluto': [
    'what you do to feel safe costs more than it protects',
    'you sort control into what helps and what only grips',
  ],
  // Mars and the Sun: days, not months.
  'mars-fuse-sun': [
    'you want to go, and any red light is a personal remark',
    'one bold hour is worth a careful week',
  ],
  'mars-hard-sun': [
    'someone steps on your foot and you both feel wronged',
    'you hurry to prove a point that nobody disputed',
  ],
  'mars-hard-moon': [
    'the kitchen is a poor place for talks just now',
    'tiredness makes you sharp with the people who feed you',
  ],
  'mars-hard-mercury': [
    'your reply is quicker than your reading',
    'a debate turns into a duel somewhere around the third message',
  ],
  'mars-hard-venus': [
    'wanting and pleasing each have you by a sleeve',
    'you flirt and quarrel in the same tone of voice',
  ],
  'mars-fuse-mars': [
    'your two-year supply of push is delivered in one box',
    'you start a round of effort, so pick what it is for',
  ],
  'mars-hard-mars': [
    'you run into your own temper coming the other way',
    'effort meets effort, and somebody has to go round',
  ],
  'mars-easy-mars': [
    'your body and your plan wake up at one hour',
    'you can lift, run or argue and feel better afterwards',
  ],
  'mars-hard-saturn': ['you meet a locked gate at a run', 'you rush the job that punishes rushing'],
  'mars-fuse-asc': [
    'you are through the door before you have knocked',
    'you look busy and get obeyed, which is pleasant for some days',
  ],
  'mars-hard-asc': [
    'other people’s haste jostles you in doorways',
    'you take the bait before noticing the hook',
  ],
  'mars-fuse-mc': [
    'you do the visible part of the job with your sleeves up',
    'ambition wants a task before it wants a meeting',
  ],
  'mars-hard-mc': [
    'a deadline and a boss lean on the same hour',
    'you bring the office quarrel home in your shoulders',
  ],
  'sun-fuse-sun': [
    'your own new year opens, and the first resolution is nobody else’s business',
    'you get one good day for naming what the next twelve months are for',
  ],
};

/** A planet that turns backwards in the sky: what that stretch is good and bad for. */
export const stations: Readonly<Record<Exclude<Mover, 'sun' | 'moon'>, readonly [Clause, Clause]>> = {
  mercury: [
    'old drafts and old errors come back for a second reading',
    'it is a stretch for rereading, returning calls and checking the address twice',
  ],
  venus: [
    'you look again at what you like, and at what you pay for it',
    'an old affection clears its throat, and you get to hear it differently',
  ],
  mars: [
    'the push turns inward, and a second attempt beats a first one',
    'anger that was postponed asks to be spent with some care',
  ],
  jupiter: [
    'growth goes on indoors, in what you learn rather than what you announce',
    'a promise made in a large mood is due a smaller, truer version',
  ],
  saturn: [
    'you get a few months’ grace to repair what the deadline skipped',
    'the rules are set from inside for a while, by you',
  ],
  uranus: [
    'the change happens in private first, where nobody applauds',
    'you look back at a break and see what it was asking for',
  ],
  neptune: [
    'a mist thins, and what was wishful shows its outline',
    'you rest from hoping long enough to notice what is there',
  ],
  pluto: [
    'what you let go of sends one more letter',
    'the digging continues out of sight, with a smaller spade',
  ],
};
