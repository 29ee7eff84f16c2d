/** Months, seasons and gods in words. Months in the Greek of the astronomers of Alexandria, gods in signs of their own. */
import type { EgyptianMonth, EgyptianSeason, DateGod } from '#traditions/egyptian/civil-calendar.ts';
import type { PopularGod } from '#traditions/egyptian/popular-zodiac.ts';

type Named = { readonly name: string; readonly own: string | null };

export type MonthWords = Named & {
  /** Of what it was the month, as the name or the season has it. */
  readonly lines: readonly [string, string];
};

export const monthWords: Readonly<Record<EgyptianMonth, MonthWords>> = {
  thoth: {
    name: 'Thoth',
    own: 'Θώθ',
    lines: [
      'It opens the year and bears the scribe’s name, so you may like a clean first page.',
      'First month, fresh reed: begin by writing down what is already so.',
    ],
  },
  phaophi: {
    name: 'Phaophi',
    own: 'Φαωφί',
    lines: [
      'Its name recalls the feast in which a god was carried to Luxor; going out in company suits it.',
      'A month of processions: let what you made be seen once on the street.',
    ],
  },
  hathyr: {
    name: 'Hathyr',
    own: 'Ἁθύρ',
    lines: [
      'It bears Hathor’s name, and with it music and the liking of people for each other.',
      'A month for the house of a goddess: set out two cups.',
    ],
  },
  choiak: {
    name: 'Choiak',
    own: 'Χοιάκ',
    lines: [
      'In it seed was pressed into moulds of earth for Osiris, so look at what you have buried to grow.',
      'The month of mourning and sprouting grain: grief and work may share a table.',
    ],
  },
  tybi: {
    name: 'Tybi',
    own: 'Τυβί',
    lines: [
      'It opens the season of growth, when the first green stands in mud.',
      'A month of first shoots: keep the goats away from it, and wait.',
    ],
  },
  mechir: {
    name: 'Mechir',
    own: 'Μεχίρ',
    lines: [
      'Its old name was the great burning, a feast of fire in the cold of the year.',
      'A month for a brazier in the room: keep one fire going and sit near it.',
    ],
  },
  phamenoth: {
    name: 'Phamenoth',
    own: 'Φαμενώθ',
    lines: [
      'Its old name was the small burning, and its later one recalls a king who became a saint of workmen.',
      'A month of the lesser fire: the heat that keeps, after the heat that starts.',
    ],
  },
  pharmouthi: {
    name: 'Pharmouthi',
    own: 'Φαρμουθί',
    lines: [
      'It bears the name of Renenutet, the cobra who kept the granary.',
      'A month of full ears of grain: count them, and leave the corner of the field to others.',
    ],
  },
  pachon: {
    name: 'Pachon',
    own: 'Παχών',
    lines: [
      'It bears the name of Khonsu, the Moon who crosses the sky, and opens the harvest.',
      'A month for the road and the sickle: go where the work is ripe.',
    ],
  },
  payni: {
    name: 'Payni',
    own: 'Παϋνί',
    lines: [
      'Its name recalls the feast of the valley, when families supped beside their dead.',
      'A month of visits to those who were here before you: bring bread, tell the news.',
    ],
  },
  epiphi: {
    name: 'Epiphi',
    own: 'Ἐπιφί',
    lines: [
      'It bears the name of Ipet, the great hippopotamus who stood by births.',
      'A month under a stout protector: let somebody large and kind stand at the door.',
    ],
  },
  mesore: {
    name: 'Mesore',
    own: 'Μεσορή',
    lines: [
      'Its name is the birth of the Sun, though it ends the year.',
      'The last month, brightest and driest: settle accounts before the water comes.',
    ],
  },
  epagomenal: {
    name: 'the days upon the year',
    own: 'ἐπαγόμεναι',
    lines: [
      'They belong to no month, and one child of Nut was said to be born on each.',
      'Days outside the count: a threshold, on which one may sit down.',
    ],
  },
};

export type SeasonWords = Named & { readonly lines: readonly [string, string, string] };

export const seasonWords: Readonly<Record<EgyptianSeason, SeasonWords>> = {
  akhet: {
    name: 'Akhet, the flood',
    own: 'Ꜣḫt',
    lines: [
      'The field lies under water, and what looks like waiting is the soil being fed.',
      'A time to mend the boat and leave the plough on its hook.',
      'You may do your best work while nothing shows.',
    ],
  },
  peret: {
    name: 'Peret, the growth',
    own: 'Prt',
    lines: [
      'The land comes up out of the water, and there is a job for every hand.',
      'Sow while the ground is soft; tidy it later.',
      'You may do your best work in the first hour after a clearing.',
    ],
  },
  shemu: {
    name: 'Shemu, the harvest',
    own: 'Šmw',
    lines: [
      'The grain is dry and the river low, and it is time to gather and count.',
      'Cut what is ripe, and do not stand there admiring it.',
      'You may do your best work near the end of a thing.',
    ],
  },
  epagomenal: {
    name: 'the days upon the year',
    own: 'ἐπαγόμεναι',
    lines: [
      'It stands between two years, and in no season.',
      'A pause with a name: shut one book, and open the next tomorrow.',
      'You may do your best work between jobs.',
    ],
  },
};

export type GodWords = Named & {
  /** What the god was called on for, as a phrase. */
  readonly of: string;
  readonly lines: readonly [string, string];
};

export const godWords: Readonly<Record<DateGod | PopularGod, GodWords>> = {
  tekhy: {
    name: 'Tekhy',
    own: null,
    of: 'the first feast of the year and the measure of drink',
    lines: [
      'A feast needs a measure, so pour the first cup full and the second half.',
      'Begin with what is worth celebrating, and write the date beside it.',
    ],
  },
  ptah: {
    name: 'Ptah',
    own: '𓊪𓏏𓎛',
    of: 'craft and things made well',
    lines: [
      'Make it with your hands, or at least with your name on it.',
      'A thing said clearly is half built; say it, then pick up the tool.',
    ],
  },
  hathor: {
    name: 'Hathor',
    own: '𓉡',
    of: 'music, love and gladness',
    lines: [
      'Let gladness count as a reason, and put music on before the hard talk.',
      'What you love in the open grows; what you love in secret grows thin.',
    ],
  },
  sekhmet: {
    name: 'Sekhmet',
    own: '𓌂𓐍𓏏',
    of: 'heat, anger and the healing of both',
    lines: [
      'Her anger was stilled with red beer; know what cools yours, and keep it in the house.',
      'Use the heat for one clean act on somebody’s behalf, and then lie in the shade.',
    ],
  },
  min: {
    name: 'Min',
    own: '𓋉',
    of: 'growth, harvest and desert roads',
    lines: [
      'Something wants to grow upward; give it a stake and stand back.',
      'He kept the roads through the desert, so pack water and go by day.',
    ],
  },
  'rekeh-wer': {
    name: 'Rekeh-wer',
    own: null,
    of: 'the great burning',
    lines: [
      'A great fire in a cold month: gather people round it and feed it in turns.',
      'Burn what is done with, outdoors, and watch until it is out.',
    ],
  },
  'rekeh-nedjes': {
    name: 'Rekeh-nedjes',
    own: null,
    of: 'the small burning',
    lines: [
      'A small fire lasts the night; bank it, and sleep.',
      'Keep one warm habit going after the great effort is over.',
    ],
  },
  renenutet: {
    name: 'Renenutet',
    own: null,
    of: 'the granary and the nursing of children',
    lines: [
      'She guarded the store against mice; look after your own with the same calm eye.',
      'Feed what is young, and label the jars.',
    ],
  },
  khonsu: {
    name: 'Khonsu',
    own: '𓐍𓈖𓇓𓅱',
    of: 'the Moon, travel and the measuring of time',
    lines: [
      'His name means one who crosses; take the short road tonight and the long one by day.',
      'Measure by the Moon for once: four weeks, four small stages.',
    ],
  },
  'khenti-khety': {
    name: 'Khenti-khety',
    own: null,
    of: 'the falcon of Athribis',
    lines: [
      'A local god, strong in one town: your word, too, counts most where you are known.',
      'Look at it from higher up, and then come down to one street.',
    ],
  },
  ipet: {
    name: 'Ipet',
    own: null,
    of: 'births, households and protection',
    lines: [
      'She is large, plain and on your side; be that for someone this week.',
      'Guard the doorway of whatever is just beginning.',
    ],
  },
  're-horakhty': {
    name: 'Re-Horakhty',
    own: '𓇳𓅃𓈌',
    of: 'the Sun on both horizons',
    lines: [
      'He is seen at both ends of the day, so look at how you begin and how you stop.',
      'Stand where the light is and let yourself be recognised.',
    ],
  },
  osiris: {
    name: 'Osiris',
    own: '𓊨𓁹',
    of: 'what is buried and comes up green',
    lines: [
      'What was lost is not had back; something grows where it lay, if you water it.',
      'Sit with an ending quietly, and plant a thing there.',
    ],
  },
  horus: {
    name: 'Horus',
    own: '𓅃',
    of: 'rightful place and the clear eye',
    lines: [
      'Claim what is yours in daylight, and bring the papers.',
      'One eye was hurt and made whole; look again at what you saw in a bad year.',
    ],
  },
  seth: {
    name: 'Seth',
    own: '𓃩',
    of: 'storm, desert and useful strength',
    lines: [
      'He also stood at the prow and defended the boat; give your contrary side a post like that.',
      'The task is to quarrel outside the house, with rules, about one thing.',
    ],
  },
  isis: {
    name: 'Isis',
    own: '𓊨𓏏',
    of: 'loyalty, skill and the finding of what was lost',
    lines: [
      'She gathered what was scattered, piece by piece; make a list and begin with the nearest.',
      'Loyalty here has clever hands: look after your own, and keep your wits.',
    ],
  },
  nephthys: {
    name: 'Nephthys',
    own: '𓉠',
    of: 'mourning, friendship and the edge of things',
    lines: [
      'She stood by her sister and asked for no part of the story; stand by someone like that.',
      'She keeps the edge of the field, where friends wait until you are ready.',
    ],
  },
  'leap-day': {
    name: 'the sixth day upon the year',
    own: null,
    of: 'a day that comes once in four years',
    lines: [
      'No god was given to it, so it may be kept as a day off from stories.',
      'A day left over from the arithmetic: spend it on something with no use.',
    ],
  },
  nile: {
    name: 'the Nile',
    own: null,
    of: 'water that rises and feeds',
    lines: [
      'You give and withdraw in your own season; tell people which one it is.',
      'Let it rise slowly, and measure it on the steps.',
    ],
  },
  'amun-ra': {
    name: 'Amun-Ra',
    own: '𓇋𓏠𓈖𓇳',
    of: 'hidden strength that shows as light',
    lines: [
      'Lead with what you know and keep one thing back.',
      'You are taken for surer than you feel; use it to make room for others.',
    ],
  },
  mut: {
    name: 'Mut',
    own: '𓅐',
    of: 'motherhood and the shelter of a wing',
    lines: [
      'You look after people before they ask; ask them first, now and then.',
      'Shelter is a skill, and it includes your own head.',
    ],
  },
  geb: {
    name: 'Geb',
    own: '𓅬𓃀',
    of: 'the ground and those who stand on it',
    lines: [
      'You are the ground for several people; check what they have built on you.',
      'Lie down on the grass for ten minutes before you answer.',
    ],
  },
  thoth: {
    name: 'Thoth',
    own: '𓅝',
    of: 'writing, reckoning and fair judgement',
    lines: [
      'Write it down and read it aloud; most of it will settle there.',
      'Weigh both sides on one scale, with a feather’s patience.',
    ],
  },
  anubis: {
    name: 'Anubis',
    own: '𓇋𓈖𓊪𓅱',
    of: 'the threshold and those who guide over it',
    lines: [
      'You are calm in rooms where others talk too much; that is a service.',
      'Walk someone to the door of a hard thing, and wait outside.',
    ],
  },
  bastet: {
    name: 'Bastet',
    own: '𓎯𓏏',
    of: 'the house, pleasure and a watchful calm',
    lines: [
      'Comfort is a guard as well: who sleeps well sees the mouse.',
      'Keep one claw, and let the rest be fur.',
    ],
  },
};

export const monthOf = (id: string): MonthWords | undefined =>
  (monthWords as Readonly<Record<string, MonthWords>>)[id];
export const seasonOf = (id: string): SeasonWords | undefined =>
  (seasonWords as Readonly<Record<string, SeasonWords>>)[id];
export const godOf = (id: string): GodWords | undefined =>
  (godWords as Readonly<Record<string, GodWords>>)[id];
