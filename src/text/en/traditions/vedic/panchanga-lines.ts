/** The limbs of the Indian day as they stood at a birth, the named combinations, the taras and the years of Saturn. */
import type { GrahaYoga, VedicDignity } from '#traditions/vedic/condition.ts';
import type { SadeSati, TaraId } from '#traditions/vedic/moving.ts';
import type { KaranaName, Paksha, TithiName, YogaName } from '#traditions/vedic/panchanga.ts';

type Pair = readonly [string, string];

export const tithiLines: Readonly<Record<TithiName, Pair>> = {
  pratipada: [
    'A first day: you tend to open things, and to need help shutting them.',
    'The first of the count likes a clean page.',
  ],
  dvitiya: [
    'A second day: things come to you in twos, and you look for the other half.',
    'It is the day of foundations, so you may like things that rest on something.',
  ],
  tritiya: ['A third day: you do well once the plan has hands.', 'It is a day of strength in company.'],
  chaturthi: [
    'A fourth day is for removing what is in the way; you see obstacles early.',
    'It suits clearing better than founding, so let others cut the ribbon.',
  ],
  panchami: [
    'A fifth day is for learning and healing hands: you pick things up quickly.',
    'It gives a liking for skill, shown quietly.',
  ],
  shashthi: [
    'A sixth day is for effort with others: you like a job with a uniform.',
    'It asks you to be brave on behalf of somebody.',
  ],
  saptami: [
    'A seventh day travels well: you think better on the way.',
    'It likes movement, wheels, morning.',
  ],
  ashtami: [
    'An eighth day is a tense one: you hold two sides and feel the pull.',
    'It makes defenders; choose what you defend.',
  ],
  navami: [
    'A ninth day has an edge: you finish what others let linger.',
    'It ends things better than it begins them.',
  ],
  dashami: ['A tenth day is upright: you like order that serves someone.', 'It gives a steady public hand.'],
  ekadashi: [
    'An eleventh day is kept by many as a fast: you may know how to do without.',
    'It asks for restraint, and repays it with clarity.',
  ],
  dvadashi: [
    'A twelfth day gives: you like to see others fed.',
    'It is the day on which a fast is broken, and it is kind.',
  ],
  trayodashi: [
    'A thirteenth day is for friendship and pleasure, a little before the end.',
    'It likes beauty and a joke in good time.',
  ],
  chaturdashi: [
    'A fourteenth day stands at the brink: you are not shy of hard subjects.',
    'It has heat in it, and finishes what it starts.',
  ],
  purnima: [
    'A full Moon day: what you feel shows, and people gather round it.',
    'It gives much light, so mind that you rest from being seen.',
  ],
  amavasya: [
    'A dark Moon day: you do your growing out of sight.',
    'It honours those who came before, and it likes a quiet start.',
  ],
};

export const pakshaLines: Readonly<Record<Paksha, string>> = {
  shukla: 'A bright half leans towards building up.',
  krishna: 'A dark half leans towards sorting and letting go.',
};

export const yogaLines: Readonly<Record<YogaName, string>> = {
  vishkambha: 'Its name is the door-bolt: push steadily, and look for the handle.',
  priti: 'Its name is affection: matters go by liking, so start there.',
  ayushman: 'Its name is the long-lived: it favours what is kept up.',
  saubhagya: 'Its name is good fortune: notice what is already given.',
  shobhana: 'Its name is brightness: make it look as good as it is.',
  atiganda: 'Its name is the great knot: untie before you pull.',
  sukarma: 'Its name is good work: the deed speaks for you.',
  dhriti: 'Its name is steadiness: hold the rope and breathe.',
  shula: 'Its name is the spear: one sharp point, so mind where it is turned.',
  ganda: 'Its name is the knot: patience first, fingers second.',
  vriddhi: 'Its name is growth: water what already has a root.',
  dhruva: 'Its name is the fixed star: stay put and be found.',
  vyaghata: 'Its name is the blow: step aside early, speak late.',
  harshana: 'Its name is delight: joy is a fair reason here.',
  vajra: 'Its name is the thunderbolt: hard and brief, so choose the target.',
  siddhi: 'Its name is accomplishment: finish, and say that it is finished.',
  vyatipata: 'Its name is the fall across: lay plans a little wider than needed.',
  variyana: 'Its name is ease: comfort helps, as long as you get up from it.',
  parigha: 'Its name is the iron bar: ask for the key before the crowbar.',
  shiva: 'Its name is the kindly one: quiet work goes well in it.',
  siddha: 'Its name is the accomplished: skill counts more than hurry.',
  sadhya: 'Its name is the attainable: aim at the next thing and not the last.',
  shubha: 'Its name is the auspicious: a plain good beginning.',
  shukla: 'Its name is the bright: say it clearly and once.',
  brahma: 'Its name is the creator: it likes what is made with thought.',
  indra: 'Its name is the chief: lead, and feed those who follow.',
  vaidhriti: 'Its name is the holding apart: let a gap stay a gap for a day.',
};

export const karanaLines: Readonly<Record<KaranaName, string>> = {
  bava: 'The half-day Bava is for steady, wholesome work.',
  balava: 'The half-day Balava is for study and what is done with care.',
  kaulava: 'The half-day Kaulava is for friends.',
  taitila: 'The half-day Taitila is for house and standing.',
  gara: 'The half-day Gara is for field, seed and kitchen.',
  vanija: 'The half-day Vanija is for trade and fair exchange.',
  vishti: 'The half-day Vishti is passed over for beginnings, and good for clearing what obstructs.',
  shakuni: 'The half-day Shakuni is for mending and patience.',
  chatushpada: 'The half-day Chatushpada is for animals and the honouring of forebears.',
  naga: 'The half-day Naga is for what is done once and lasts.',
  kimstughna: 'The half-day Kimstughna is for good deeds without noise.',
};

export const grahaYogaLines: Readonly<Record<GrahaYoga, Pair>> = {
  gajakesari: [
    'It sets the teacher at an angle to the mind, which helps feeling find good counsel.',
    'The elephant and the lion: a calm head that others lean on.',
  ],
  'budha-aditya': [
    'It puts speech beside purpose: you tend to say what you stand for.',
    'Wit and light in one sign; clear words are your tool.',
  ],
  'chandra-mangala': [
    'It puts heat beside feeling, which gets things done on behalf of the household.',
    'The mind has a workshop next door; keep the hammer off the table at supper.',
  ],
  ruchaka: [
    'It gives courage a proper post, so use it to protect.',
    'Strength stands at a corner of the house: pick the work that needs it.',
  ],
  bhadra: [
    'It gives speech and skill a proper post, so write and count for a living if you can.',
    'A clear mind at a corner of the house; people will bring you their forms.',
  ],
  hamsa: [
    'It gives wisdom a proper post, so teach what you know and learn where you don’t.',
    'The swan picks milk from water: trust your sense of what is decent.',
  ],
  malavya: [
    'It gives taste and affection a proper post; make things pleasant and be paid for it.',
    'Grace stands at a corner of the house; let it also rest.',
  ],
  shasha: [
    'It gives patience and labour a proper post; the long job is yours.',
    'Order stands at a corner of the house: lead slowly and fairly.',
  ],
};

export const taraLines: Readonly<Record<TaraId, Pair>> = {
  janma: [
    'Birth star: the day lies close to the skin, so keep it simple.',
    'The count begins again; be gentle with the beginner.',
  ],
  sampat: [
    'Wealth: a fair day for what you keep and add to.',
    'What you look after today tends to stay looked after.',
  ],
  vipat: ['Hindrance: leave more time between things.', 'A day to go round the puddle and not through it.'],
  kshema: ['Well-being: a day for comfort, mending and steady steps.', 'Keep it plain and it keeps you.'],
  pratyari: [
    'Opposition: someone, perhaps yourself, says no; ask why before you push.',
    'A day for listening to the other side.',
  ],
  sadhaka: ['Accomplishment: a day that helps what you practise.', 'Do the exercise and it takes.'],
  vadha: [
    'Obstruction: choose the smaller task and the earlier night.',
    'The old books advise few beginnings on such a day; take it as leave to tidy.',
  ],
  mitra: ['Friend: a day to ask and to be asked.', 'Company helps, so go where it is.'],
  'ati-mitra': ['Great friend: a day on which help is near.', 'Say yes to the kind invitation.'],
};

export const sadeSatiLines: Readonly<Record<Exclude<SadeSati, 'none'>, Pair>> = {
  rising: [
    'The first third of seven and a half years clears the attic: sleep, costs, what you carry for others.',
    'It starts by taking inventory, so put the night and the accounts in order.',
  ],
  peak: [
    'The middle third sits near the heart: regular days, few promises, one person who listens.',
    'Weight and feeling share a chair; whatever you do slowly here holds.',
  ],
  setting: [
    'The last third tidies: what you learned about limits turns into habit.',
    'The load moves to purse and speech; count slowly, and finish the half-done.',
  ],
};

/** A graha in a state, after the sentence that names it. */
export const dignityLines: Readonly<Record<Exclude<VedicDignity, 'none'>, Pair>> = {
  exalted: [
    'That is its guest-room of honour, so rely on it first and don’t be modest.',
    'There it is at its best in company: give it a real task.',
  ],
  own: [
    'There it is at home and asks nobody’s leave, so it works steadily.',
    'It owns the house it stands in; you can build on it.',
  ],
  debilitated: [
    'There it learns by hand what others get for nothing, and keeps it better.',
    'It works there with borrowed tools, so practise, ask, and expect a slow start.',
  ],
};

export const combustLines: Pair = [
  'It stands so near the Sun that its own voice gets lost; let it speak before the meeting.',
  'The Sun outshines it there, so give that part of you an hour of its own.',
];

/** What a look does. */
export const drishtiLines: Readonly<Record<'jupiter' | 'saturn' | 'mars', Pair>> = {
  jupiter: [
    'That look is a kind one: help tends to arrive there if you ask.',
    'A teacher’s eye rests on it, which steadies and encourages.',
  ],
  saturn: [
    'That look counts and waits: go slower there, and it repays the time.',
    'An examiner’s eye rests on it, so do the thing properly and say that it is heavy.',
  ],
  mars: [
    'That look presses: use the push, and watch the tone.',
    'A sergeant’s eye rests on it, so give it drill before it starts a fight.',
  ],
};

/** A slow graha by its place from the Moon: easy or asking. */
export const slowLines: Readonly<
  Record<'saturn' | 'jupiter' | 'rahu', Readonly<Record<'easy' | 'asking', Pair>>>
> = {
  saturn: {
    easy: [
      'The old books count that place as one where its labour pays.',
      'Effort lands well there, so pick the dull task with the long reward.',
    ],
    asking: [
      'There it asks for upkeep: small, regular, unadmired.',
      'Do less there and keep it up; hurry has to be done twice.',
    ],
  },
  jupiter: {
    easy: [
      'The old books count that place as a kind one: ask, study, say yes to help.',
      'It makes room there, so begin what should grow.',
    ],
    asking: [
      'There its advice comes with homework; do the homework.',
      'It is a year for preparing the ground more than for reaping.',
    ],
  },
  rahu: {
    easy: [
      'The old books count that place as one where its appetite gets something done.',
      'An odd door may open there; look in before you walk in.',
    ],
    asking: [
      'There it makes things look larger; measure twice.',
      'Ask there what would be enough, and write the number down.',
    ],
  },
};
