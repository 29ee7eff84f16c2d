/**
 * The state of a planet or of a whole chart: dignity, backward motion, day or night, the phase of the Moon
 * at birth and today, the sign the Moon crosses today, and elements and modes that are crowded or bare.
 */
import type { ClassicalPlanet, Dignity, Element, PhaseName } from '#companion/voice/atoms.ts';
type Modality = 'cardinal' | 'fixed' | 'mutable';
import type { SignName } from '#facts/fact-id.ts';

/** "Venus is in Aries, {dignity}." Fits every sign in which the planet has that dignity. */
export const dignities: Readonly<Record<ClassicalPlanet, Readonly<Record<Dignity, readonly string[]>>>> = {
  sun: {
    domicile: ['a monarch in the family kitchen', 'an owner at home, with the lamps lit'],
    exaltation: ['a guest given the seat by the fire', 'a morning that starts without being asked'],
    detriment: ['a soloist placed in the choir', 'a lamp asked to light everyone’s room but its own'],
    fall: ['a voice that waits to hear the others first', 'a light turned down out of courtesy'],
  },
  moon: {
    domicile: ['a cook with the door locked and the soup on', 'a tide on the shore it knows'],
    exaltation: ['a guest with the softest bed and no alarm', 'a full larder and nobody rushing'],
    detriment: ['a child at a board meeting', 'a feeling asked to come back in office hours'],
    fall: ['a swimmer in water too deep to stand in', 'a mood that has to guard itself before it can rest'],
  },
  mercury: {
    domicile: ['a clerk with every key on one ring', 'a writer at the right desk, pencils sharp'],
    exaltation: ['a proofreader given the final say', 'a careful hand with the best paper'],
    detriment: ['a note taken down in a high wind', 'a bookkeeper sent abroad without the ledger'],
    fall: ['a messenger who arrives with the mood and forgets the words', 'small print read by candlelight'],
  },
  venus: {
    domicile: ['a host at the right table, already laid', 'the one who chose the curtains and the company'],
    exaltation: ['a guest whom everyone had hoped to sit beside', 'a welcome with no bill attached'],
    detriment: ['a guest in someone else’s quarrel', 'a diplomat posted to the front line'],
    fall: ['a bouquet checked for bruises', 'a love letter returned with corrections'],
  },
  mars: {
    domicile: ['a good knife in the right hand', 'an engine in the machine it was made for'],
    exaltation: ['a sergeant with a plan and a full tank', 'effort that has been given a staircase'],
    detriment: ['a hammer at a tea party', 'a fighter told to keep it pleasant'],
    fall: ['an anger that has to go round by the kitchen', 'a soldier homesick on the first night'],
  },
  jupiter: {
    domicile: ['the homeowner, with all the windows open', 'an innkeeper who pours for the whole room'],
    exaltation: ['the guest for whom the good plates come out', 'a toast that the whole table drinks to'],
    detriment: ['a preacher asked for footnotes', 'a large idea filed in a small drawer'],
    fall: ['a feast under ration', 'a believer at the audit'],
  },
  saturn: {
    domicile: ['a mason at the wall that taught the trade', 'the strict teacher in the right school'],
    exaltation: ['a judge whom both sides trust', 'a rule that everyone is glad of'],
    detriment: ['a watchman in a nursery', 'a winter coat worn at a party'],
    fall: ['a brake fitted to a racing start', 'an old hand told to hurry'],
  },
};

/** "Moving backwards, it {phrase}." */
export const retrogrades: Readonly<
  Record<
    'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto',
    readonly string[]
  >
> = {
  mercury: [
    'goes over the answer a second time',
    'drafts the message, deletes it and sends the third version',
    'understands on the stairs what was said in the room',
  ],
  venus: [
    'likes first and wonders afterwards, alone, whether it meant it',
    'returns to an old taste before it trusts a new one',
    'checks the price of affection after it has been paid',
  ],
  mars: [
    'turns the push inward before it turns it out',
    'starts, stops to sharpen the tool, then starts properly',
    'gets angry a day late, and more accurately',
  ],
  jupiter: [
    'looks for the big answer indoors, among books already owned',
    'doubts its luck until it has earned it twice',
    'grows by rereading where others collect',
  ],
  saturn: [
    'is a stricter boss at home than any at work',
    'inspects its own walls before anyone else’s',
    'takes the rule apart to see who made it',
  ],
  uranus: [
    'breaks the habit inside long before it slams a door',
    'plans the escape thoroughly and leaves late',
    'keeps the odd opinion private until it is safe to be right',
  ],
  neptune: [
    'sees through the mist a little sooner, and misses it',
    'dreams with the door shut',
    'goes back to an old song to find what was true in it',
  ],
  pluto: [
    'digs under its own floor first',
    'settles the contest for control in private',
    'keeps clearing one cellar until it is really empty',
  ],
};

/** "Yours is a day chart: {clause}." Chart of day: the Sun above the horizon. */
export const sects: Readonly<Record<'day' | 'night', readonly string[]>> = {
  day: [
    'you think more clearly with the blinds open and the facts on the table',
    'what you do in plain view holds up better than what you hide',
    'you would sooner settle a thing at noon than on the pillow',
  ],
  night: [
    'you come into your own once the street is quiet',
    'what you do out of sight carries more than what you announce',
    'you find the answer after the lamps are lit and the calls have stopped',
  ],
};

/** "You were born under a full Moon: {clause}." */
export const phasesAtBirth: Readonly<Record<PhaseName, readonly string[]>> = {
  new: [
    'you begin in the dark, by feel, and explain it later',
    'you start without a model, and you trust the start',
    'the wish and the mood set out together, with no one watching from outside',
  ],
  'waxing-crescent': [
    'you push off from something familiar and feel it tug at your sleeve',
    'you grow by small defiant steps, the coat still buttoned',
    'a thin early promise is enough for you to go on',
  ],
  'first-quarter': [
    'you find out what you want when something stands in the way of it',
    'you like a wall to push against and a date to push for',
    'a crisis at noon leaves you oddly rested',
  ],
  'waxing-gibbous': [
    'you keep improving a thing that others would have posted by now',
    'you are forever one adjustment short of ready',
    'you ask how it works until you can make it work better',
  ],
  full: [
    'you learn what you think by seeing it on someone else’s face',
    'you need the other person in the room before the picture is whole',
    'nothing stays half lit for you, including what you’d rather keep dim',
  ],
  'waning-gibbous': [
    'you understand a thing properly once you have passed it on',
    'you bring home what you found and put it on the common table',
    'you talk a matter over until it turns into advice',
  ],
  'last-quarter': [
    'you outgrow a belief first and the furniture much later',
    'you are the one who asks whether we still need this meeting',
    'you turn at the point where others press on, and seldom announce it',
  ],
  'waning-crescent': [
    'you finish what other people left lying about',
    'you need an empty hour before anything new, and you guard it',
    'you work best near an ending, when there is little left to prove',
  ],
};

/** Today’s phase: its name with the article, and a clause that stands alone. */
export const phasesNow: Readonly<Record<PhaseName, { name: string; line: readonly string[] }>> = {
  new: {
    name: 'a new Moon',
    line: [
      'there is no Moon to see, which suits a beginning nobody hears about',
      'it is the dark end of the month, and also its first line',
      'a plan made tonight can be as small as one word on paper',
    ],
  },
  'waxing-crescent': {
    name: 'a waxing crescent',
    line: [
      'the Moon is a thin edge after sunset, and growing, as starts do',
      'one step repeated this week counts for more than ten ideas',
      'what began a few days ago needs watering rather than judging',
    ],
  },
  'first-quarter': {
    name: 'a first-quarter Moon',
    line: [
      'the Moon is half lit and climbing, and the first real obstacle shows',
      'this is the week’s hinge, when a plan is either adjusted or quietly dropped',
      'half the disc is bright by evening, enough to see the snag',
    ],
  },
  'waxing-gibbous': {
    name: 'a waxing gibbous Moon',
    line: [
      'the Moon is nearly round, and the job left is polishing',
      'a few days short of full, the last corrections are worth the trouble',
      'the light is almost complete, and so is somebody’s patience',
    ],
  },
  full: {
    name: 'a full Moon',
    line: [
      'the Moon comes up round at dusk, and both sides of a thing show',
      'it is the brightest night of the month, and half-said things get finished',
      'what you started two weeks ago can be looked at in full light',
    ],
  },
  'waning-gibbous': {
    name: 'a waning gibbous Moon',
    line: [
      'the Moon comes up late, a good hour for telling what you learned',
      'the peak is behind, and what came of it can be shared out',
      'the light has begun to go down, slowly, like guests after a dinner',
    ],
  },
  'last-quarter': {
    name: 'a last-quarter Moon',
    line: [
      'the Moon is half lit before dawn and suits the eraser',
      'three weeks in, one obligation can usually be taken off the list',
      'it is the turn of the month, when what isn’t working says so plainly',
    ],
  },
  'waning-crescent': {
    name: 'a waning crescent',
    line: [
      'only a sliver is left before sunrise, and the month is clearing its desk',
      'it is late in the cycle, and an early night is fair use',
      'the last thin Moon asks for loose ends, tied or cut',
    ],
  },
};

/** "The Moon is in Leo now, and {clause}." An ordinary day under that Moon; nothing is foretold. */
export const moonToday: Readonly<Record<SignName, readonly string[]>> = {
  aries: [
    'the short email gets sent before it gets softened',
    'tempers and kettles both come quickly to the boil',
    'the thing you have been putting off takes eleven minutes',
    'a slow download feels like a personal insult',
  ],
  taurus: [
    'lunch deserves a plate and a chair',
    'nobody can be hurried, including you',
    'a clean pillowcase does more good than a pep talk',
    'the subscriptions nobody uses are easy to spot',
  ],
  gemini: [
    'the group chat wakes up',
    'you open four tabs to answer one question',
    'an errand goes better with somebody to talk to on the way',
    'a small misunderstanding can be cleared up with a single call',
  ],
  cancer: [
    'the call home is easier to make than to put off',
    'people are touchier about kitchens and photographs',
    'something from the freezer, shared, counts as a conversation',
    'staying in needs no excuse',
  ],
  leo: [
    'praise given out loud lands twice as well',
    'somebody wants to be asked about their weekend',
    'the good shirt is worth ironing',
    'a little showmanship helps the dull part of the afternoon',
  ],
  virgo: [
    'the inbox gives way to a list and a sharp pencil',
    'a cupboard put in order settles more than the cupboard',
    'the typo jumps off the page, other people’s included',
    'stopping at good enough takes an effort of will',
  ],
  libra: [
    'a meeting in pairs beats a meeting of ten',
    'the restaurant takes longer to agree on than to walk to',
    'a thank-you note is quickly written and well received',
    'flowers, or a cleared desk, will improve the argument',
  ],
  scorpio: [
    'small talk runs out by ten in the morning',
    'what somebody leaves out is louder than what they say',
    'one true conversation beats an evening of screens',
    'the suspicion can wait until it has evidence',
  ],
  sagittarius: [
    'the long way round is the better walk',
    'plans get larger each time they are repeated',
    'an honest remark slips out and mostly does some good',
    'the passport is suddenly of interest',
  ],
  capricorn: [
    'the hard task goes first and the rest of the day thanks it',
    'people show care by being on time',
    'an overdue invoice is easier to chase',
    'rest happens only if it is written in the calendar',
  ],
  aquarius: [
    'a friend’s odd suggestion is worth a second look',
    'everyone wants company with some space around it',
    'the usual route is closed in your head, so take another',
    'a feeling may present itself as an opinion about the group',
  ],
  pisces: [
    'the alarm is harder to believe',
    'music reaches what the memo can’t',
    'appointments run soft at the edges, so write the hour down',
    'somebody else’s mood can follow you home from the bus',
  ],
};

/** "Six of your ten planets stand in fire: {clause}." With `none`, it holds no planet or next to none. */
export const elements: Readonly<Record<Element, { much: readonly string[]; none: readonly string[] }>> = {
  fire: {
    much: [
      'you heat up fast and need somewhere to put it by evening',
      'you are moving before the reasons are in, and you cool off in transit',
      'you warm a room on entry and forget to bank the stove',
    ],
    none: [
      'you borrow your spark from a deadline, a rival or a friend who shouts',
      'you light slowly, and do it best from somebody else’s match',
      'you want a warm-up lap where others just run',
    ],
  },
  earth: {
    much: [
      'you believe it once you have held it, weighed it and priced it',
      'you settle worry by mending something with your hands',
      'you build well and renovate late',
    ],
    none: [
      'you mean to eat at one and look up at four',
      'you can live on ideas until the fridge objects',
      'you do well with a friend who asks what it costs and when',
    ],
  },
  air: {
    much: [
      'you talk a thing into shape, and sometimes talk it away',
      'you live upstairs, with the windows open and the stove unwatched',
      'you have the theory by breakfast and the feeling by Thursday',
    ],
    none: [
      'you know it in your hands long before you can argue it',
      'you answer a question by showing, and leave the explaining to others',
      'you need a page and a pen to get any distance from it',
    ],
  },
  water: {
    much: [
      'you take in the mood of a place along with its air',
      'you decide by what it feels like the morning after',
      'you leak in company and fill up again alone, usually near a bath',
    ],
    none: [
      'you notice the feeling once it has turned into a plan or a headache',
      'you comfort people by fixing the shelf',
      'you stay dry in a scene that has the others reaching for tissues',
    ],
  },
};

/** "Six of your ten planets stand in cardinal signs: {clause}." With `none`, no planet or next to none. */
export const modalities: Readonly<
  Record<Modality, { readonly much: readonly string[]; readonly none: readonly string[] }>
> = {
  cardinal: {
    much: [
      'you open things, and leave a trail of front doors ajar',
      'you would sooner write the agenda than sit through it',
      'you know how to begin and have to be taught the middle',
    ],
    none: [
      'you finish superbly once somebody else has said go',
      'you need the starting bell to be rung by another hand',
      'you take over projects more often than you launch them',
    ],
  },
  fixed: {
    much: [
      'you keep on after the reasons have gone home',
      'you are the last to change the wallpaper and the first leaned on',
      'you are slow to agree, and then you mean it every winter',
    ],
    none: [
      'you leave by the third chorus and find another song',
      'you want somebody at the other end of a long task',
      'you keep your plans in pencil and your bag half packed',
    ],
  },
  mutable: {
    much: [
      'you bend so readily that people forget to ask for your preference',
      'you can argue for both sides and be late for either',
      'you take the replacement bus and call it a tour',
    ],
    none: [
      'a change of venue costs you the whole evening',
      'you would sooner rebuild the wall than go round it',
      'you give instructions or take them, and seldom amend them halfway',
    ],
  },
};
