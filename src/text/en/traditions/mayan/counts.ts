/** Numbers one to thirteen, the nine lords, months, directions: names and our own short words. */
import type { colours, directions, HaabMonth, LordOfNight } from '#traditions/mayan/count.ts';

/** Number by its place in a run of thirteen, in two wordings. */
export const numberTexts: Readonly<Record<number, readonly [string, string]>> = {
  1: [
    'One opens a run of thirteen, so what you do well is to begin.',
    'One is a seed: all of it is there and none of it shows.',
  ],
  2: [
    'Two sets a thing against its other half, so you think best in pairs.',
    'Two is a question with both hands held out.',
  ],
  3: [
    'Three starts to move, so you learn by trying it out.',
    'Three is a step taken, and the balance comes afterwards.',
  ],
  4: [
    'Four has a corner for each direction, so you look for a floor first.',
    'Four is a table that does not rock.',
  ],
  5: [
    'Five is a hand, so you take hold of things.',
    'Five puts a middle between four corners, and you like to stand there.',
  ],
  6: ['Six runs evenly, so you keep a thing going once it flows.', 'Six is a stair climbed at an even pace.'],
  7: [
    'Seven stands in the middle of thirteen, so you see both ends.',
    'Seven is the ridge: half the way behind, half before.',
  ],
  8: [
    'Eight is balanced by fours, so fairness matters to how you act.',
    'Eight is a measure filled level, and you notice when it is not.',
  ],
  9: [
    'Nine presses on, so you finish with patience more than with force.',
    'Nine is a long breath held for someone.',
  ],
  10: [
    'Ten shows what it is, so you want a result that can be set on the table.',
    'Ten is the thing made, with its faults in plain view.',
  ],
  11: [
    'Eleven loosens what was made, so you are good at letting go of the unneeded.',
    'Eleven shakes the branch to see what is ripe.',
  ],
  12: [
    'Twelve looks back over the row, so you understand late and well.',
    'Twelve gathers the tools before dark.',
  ],
  13: [
    'Thirteen completes the run, so you feel things as a whole, and endings come naturally.',
    'Thirteen is the last bead before the knot.',
  ],
};

/** The place in the round of nine nights is all that is read: what each lord was asked for is not recorded. */
export const lordTexts: Readonly<Record<LordOfNight, string>> = {
  g1: 'The first of nine opens the round, so give the night something to begin: a page, a seed, a name.',
  g2: 'The second follows closely, so let the evening repeat one good thing from the day before.',
  g3: 'The third makes a row of it, and what is done three nights running starts to hold.',
  g4: 'The fourth comes before the middle, so rest a little before you are tired.',
  g5: 'The fifth is the middle of nine, and half the dark lies on each side of it.',
  g6: 'The sixth turns towards the end, so put away one thing each night.',
  g7: 'The seventh is well on the way, and late hours show you what the day hid.',
  g8: 'The eighth stands at the door, so finish the thought before sleep.',
  g9: 'The ninth closes the round, so leave the table clear for the one that starts again.',
};

/** Colonial spelling, the spelling of today, and what is known or glossed of the month. */
export const monthWords: Readonly<Record<HaabMonth, readonly [en: string, own: string, text: string]>> = {
  pop: [
    'Pop',
    'Pop',
    'Pop is the mat, the first month, when households renewed their dishes: good for replacing what is worn.',
  ],
  uo: ['Uo', 'Wo’', 'In Uo the books were opened and cleaned, as Landa wrote: good for study.'],
  zip: [
    'Zip',
    'Sip',
    'Zip was kept by healers and hunters, as Landa wrote: good for looking after your tools.',
  ],
  zotz: ['Zotz', 'Sotz’', 'Zotz is the bat, and beekeepers made ready in it: good for preparing.'],
  tzec: ['Tzec', 'Sek', 'In Tzec the beekeepers feasted, as Landa wrote: good for sweet things shared.'],
  xul: ['Xul', 'Xul', 'Xul has the sense of an end or a point reached: good for stopping well.'],
  yaxkin: [
    'Yaxkin',
    'Yaxk’in',
    'In Yaxkin the tools of every trade were painted, as Landa wrote: good for honouring work.',
  ],
  mol: ['Mol', 'Mol', 'Mol has the sense of gathering: good for bringing people into one room.'],
  chen: ['Chen', 'Ch’en', 'Chen is the well or the cave: good for going deep with one thing.'],
  yax: ['Yax', 'Yax', 'Yax is green and new, and a house of worship was renewed in it: good for repair.'],
  zac: ['Zac', 'Sak', 'Zac is white, and hunters made amends in it, as Landa wrote: good for making up.'],
  ceh: ['Ceh', 'Keh', 'Ceh is the deer: good for the open and for light feet.'],
  mac: ['Mac', 'Mak', 'Mac is the lid, and old people were honoured in it: good for covering and keeping.'],
  kankin: ['Kankin', 'K’ank’in', 'Of Kankin hardly anything is recorded: good for doing a thing quietly.'],
  muan: [
    'Muan',
    'Muwan',
    'Muan is a bird of prey, and cacao growers feasted in it: good for thanking growers.',
  ],
  pax: ['Pax', 'Pax', 'Pax is the drum: good for rhythm and for keeping time together.'],
  kayab: ['Kayab', 'K’ayab', 'Kayab shows a turtle in its sign: good for going slowly and arriving.'],
  cumku: ['Cumku', 'Kumk’u', 'Cumku comes last of the long months: good for filling the store.'],
  uayeb: [
    'Uayeb',
    'Wayeb',
    'Uayeb is five days outside the months, when people stayed in: good for rest and few promises.',
  ],
};

type Direction = (typeof directions)[number];
type Colour = (typeof colours)[number];

/** English and Yucatec, and our own line. */
export const directionWords: Readonly<Record<Direction, readonly [en: string, own: string, text: string]>> = {
  east: ['east', 'lak’in', 'Day comes up there, so beginnings are the side of a matter you see first.'],
  north: [
    'north',
    'xaman',
    'Rain and the cooler wind came from there, so clear thought is where you go for shade.',
  ],
  west: ['west', 'chik’in', 'Day goes down there, so you have a sense for what is ending and ripe.'],
  south: ['south', 'nohol', 'Warmth belongs there, so growth and ripening are what you wait for well.'],
};

export const colourWords: Readonly<Record<Colour, readonly [en: string, own: string]>> = {
  red: ['red', 'chak'],
  white: ['white', 'sak'],
  black: ['black', 'ek’'],
  yellow: ['yellow', 'k’an'],
};
