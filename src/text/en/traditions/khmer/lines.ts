/** What the days, months and ladies of the Khmer year bring to a birth. */
import type { SakId } from '#calendar/chula-sakarat.ts';
import type { KhmerMonth, KhmerPhase } from '#calendar/khmer-lunar.ts';
import type { KhmerLady } from '#traditions/khmer/khmer-year.ts';

export const monthLines: Readonly<Record<KhmerMonth, string>> = {
  migasir: 'Migasir opens the lunar count, with rice standing ripe and the first cool mornings.',
  boss: 'Boss is the cool month, when threshing is done and work is shared.',
  meak: 'Meak is bright and dry; its full Moon, Meak Bochea, is kept for listening.',
  phalkun: 'Phalkun is for palm sugar and repairs, a working month with sweetness in it.',
  chetr: 'Chetr is hot and carries the new year: houses swept, elders washed and thanked.',
  pisakh: 'Pisakh brings the first rain, and its full Moon is Visak Bochea.',
  jesth: 'Jesth is for ploughing: heavy ground, early hours.',
  asadh: 'Asadh is for planting out, and at its end the monks begin the rains retreat.',
  pathamasadh: 'Pathamasadh is the first of two Asadh, a month that the calendar gives twice.',
  tutiyasadh: 'Tutiyasadh is the second Asadh, at whose end the rains retreat begins.',
  srapoan: 'Srapoan is deep in the rains, a month for staying and mending.',
  phutrobot: 'Phutrobot remembers the dead: in its dark half families keep Pchum Ben.',
  assoch: 'Assoch ends the rains retreat with its full Moon; robes are given after it.',
  kadeuk: 'Kadeuk is the month of the water festival, when the river turns.',
};

export const halfLines: Readonly<Record<KhmerPhase, readonly [string, string]>> = {
  keit: [
    'The Moon was growing that night, which leans towards building up.',
    'A waxing birth tends to add: to the pot, to the plan.',
  ],
  roach: [
    'The Moon was waning that night, which leans towards sorting and giving away.',
    'A waning birth tends to finish what others began.',
  ],
};

/** The ladies by what the tale gives each of them: the mount. */
export const ladyLines: Readonly<Record<KhmerLady, readonly [string, string]>> = {
  tungsa: [
    'She belongs to Sunday and rides a garuda: a year told as open and high.',
    'Sunday’s lady asks what you would do in plain view.',
  ],
  koreak: [
    'She belongs to Monday and rides a tiger: a year told as gentle on a strong back.',
    'Monday’s lady asks what you look after.',
  ],
  reaksa: [
    'She belongs to Tuesday, and the tale gives her a bow and a trident: a year told as one for nerve.',
    'Tuesday’s lady asks what you would defend.',
  ],
  monta: [
    'She belongs to Wednesday: a year told as one for speech and trade.',
    'Wednesday’s lady asks what you have not yet said.',
  ],
  keriney: [
    'She belongs to Thursday: a year told as one for teachers and order.',
    'Thursday’s lady asks whom you learn from.',
  ],
  kemira: [
    'She belongs to Friday and rides a buffalo: a year told as patient and sweet.',
    'Friday’s lady asks what you find beautiful.',
  ],
  mohothorea: [
    'She belongs to Saturday and rides a peacock: a year told as proud and hard-working.',
    'Saturday’s lady asks what you carry, and how long.',
  ],
};

/** The number of a sak, for its title. */
export const sakNumbers: Readonly<Record<SakId, number>> = {
  ek: 1,
  tho: 2,
  tri: 3,
  chattawa: 4,
  bencha: 5,
  cho: 6,
  sapta: 7,
  attha: 8,
  noppha: 9,
  samrit: 10,
};
