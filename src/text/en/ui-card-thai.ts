import { monthNames } from './dates.ts';

const monthName = (month: string): string => monthNames[Number(month) - 1] ?? '';

const directions: Readonly<Record<string, string>> = {
  n: 'N',
  ne: 'NE',
  e: 'E',
  se: 'SE',
  s: 'S',
  sw: 'SW',
  w: 'W',
  nw: 'NW',
};

const scoreParts: Readonly<Record<string, string>> = {
  rerk: 'rerk',
  seat: 'seat',
  yam: 'watch',
  thongchai: 'Thongchai',
  athibodi: 'Athibodi',
  ubat: 'Ubat',
  lokawinat: 'Lokawinat',
  'wan-phra': 'wan phra',
};

/** Words on the drawings of the Thai modes: places, kinds and labels. The names of values come from the mode. */
export const uiCardThai = {
  monthYear: (iso: string) => `${monthName(iso.slice(5, 7)).slice(0, 3)} ${iso.slice(0, 4)}`,
  compass: (direction: string) => directions[direction] ?? direction,
  none: 'none',
  or: (a: string, b: string) => `${a} or ${b}`,
  orElse: (b: string) => `or ${b}`,
  orBetween: ' or ',
  maybe: (a: string) => `${a}?`,

  // Taksa
  taksaLabel: (star: string, kalakini: string) =>
    `The eight seats of Taksa on the compass, counted from ${star}; the seat to handle with care is that of ${kalakini}.`,
  middle: 'in the middle',
  yours: 'Yours',
  kindColours: 'Kind colours',
  leaveOut: 'To leave out',
  strength: 'Strength',
  posture: 'Buddha image',
  friend: 'Friend',
  enemy: 'Opponent',
  elementPair: 'Same element',
  equalPower: 'Equal power',
  starInSeat: (star: string, seat: string) => `${star}, in ${seat}`,
  theDay: 'The day',
  taskKey: 'a task: handle with care',
  dayKey: 'the seat of the day',

  // Maha Taksa
  mahaLabel: (major: string, seat: string, age: number) =>
    `The eight periods of a life of stars; at ${age} the period is that of ${major}, in the seat ${seat}.`,
  periods: 'Periods, by age',
  periodsOpen: 'Periods',
  shares: (star: string) => `Inside ${star}: shares, until`,
  sharesOpen: 'Shares inside it now',
  ages: (from: number, to: number) => `${from}–${to}`,
  nowIs: 'Now',
  majorSub: (major: string, sub: string) => `${major}, and in it ${sub}`,
  seat: 'Seat',
  seats: (major: string, sub: string) => (major === sub ? major : `${major}, and in it ${sub}`),
  between: 'Between them',
  nextShare: 'Next share',
  nextPeriod: 'Next period',
  change: (star: string, when: string) => `${star}, around ${when}`,
  yearStar: (age: string) => `Year ${age}`,
  openPeriods: 'The hour of birth decides between two orders; lengths are left out.',

  // Seven numbers
  sevenLabel: (day: string, animal: string, column: string) =>
    `Seven numbers in nine bases from ${day}, the lunar month and the year of the ${animal}; the age stands in column ${column}.`,
  base: (n: number) => `Base ${n}`,
  column: (n: number) => `Column ${n}`,
  ageHere: (age: string) => `age ${age}`,
  from: (day: string, month: string, animal: string) => `${day} · lunar month ${month} · ${animal}`,
  starsIn: 'Where each number stands',
  columnsAre: 'Sum and pairs of each column',
  sumOf: (sum: string, called: string) => `${sum}, ${called}`,

  // Zodiac of years
  zodiacLabel: (own: string, year: string, relation: string) =>
    `The ring of twelve animals: yours is the ${own}, that of the year the ${year}; ${relation}.`,
  noRelation: 'no relation',
  almanacWord: 'Almanac’s word',
  elements: 'Elements',
  elementsOf: (own: string, year: string) => `${own} at birth, ${year} in the year`,
  yearRuns: 'The year runs',
  runs: (from: string, to: string) => `${from} to ${to}`,
  nextYears: 'Next years',
  nextOf: (relation: string, year: string) => `${relation} ${year}`,
  byRule: 'By three rules',
  rules: (five: string, thaloengsok: string, chinese: string) =>
    `fifth month ${five}, Thaloengsok ${thaloengsok}, Chinese New Year ${chinese}`,

  // The age wheel
  wheelLabel: (figure: string, age: string) =>
    `The wheel of twelve figures; at the Thai age of ${age} it stands at ${figure}.`,
  age: 'age',
  before: 'Before',
  next: 'Next',
  turns: 'It turns',
  yearSeat: 'Seat of the year',
  bornIn: 'Animal of birth',

  // Letters
  numbersLabel: (name: string, total: number, root: number) =>
    `The signs of ${name} with their numbers: ${total}, root ${root}.`,
  digitsLabel: (total: number, root: number) => `The digits with their sum: ${total}, root ${root}.`,
  first: 'Given name',
  last: 'Surname',
  whole: 'Whole name',
  number: 'Number',
  pairs: 'Pairs at its end',
  sumRoot: (total: number, root: number) => `${total} → ${root}`,
  signsByNumber: 'Signs by number',
  commonest: 'Commonest',
  absent: 'Absent',
  nameLabel: (name: string, seat: string, count: string) =>
    `The letters of ${name} in the eight seats; fullest is ${seat}; letters of Kalakini: ${count}.`,
  firstLetter: 'First consonant',
  letterIn: (letter: string, seat: string) => `${letter}, in ${seat}`,
  fullest: 'Fullest seat',
  emptySeats: 'Empty seats',
  noLetter: '–',
  inKalakini: 'In Kalakini',
  caution: 'Letters of caution',
  sum: 'Sum',
  openSeats: 'The hour of birth decides which letters stand in which seat; both counts are given.',

  // The choice of a time
  momentLabel: (yam: string, rerk: string, score: string) =>
    `The day and the night in eight watches each; the moment lies in ${yam}, its rerk is ${rerk}; open count ${score}.`,
  dayWatches: 'by day',
  nightWatches: 'by night',
  rerk: 'Rerk',
  moonIn: (mansion: string) => `Moon in ${mansion}`,
  purpose: 'For',
  watchOf: (name: string, star: string) => `${name}, of ${star}`,
  rerkNext: (name: string) => `then ${name}`,
  watch: 'Watch',
  weekday: 'Weekday',
  weekdayIn: (weekday: string, seat: string) => `${weekday}, in ${seat}`,
  lagna: 'Rising',
  tithi: 'Tithi',
  ofThirty: (n: string) => `${n} of thirty`,
  kalayokHead: 'Of the year',
  kalayokDay: 'Day',
  kalayokYam: 'Watch',
  kalayokTithi: 'Tithi',
  mansionIn: (mansion: string, sign: string) => `${mansion}, in ${sign}`,
  dayIs: 'The day is',
  plainDay: 'none of the four',
  count: 'Open count',
  scorePart: (part: string) => scoreParts[part] ?? part,
  signed: (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'),
  wanPhra: 'Wan phra',
  wanPhraToday: 'A day of observance',
  birthDateAdds: 'A date of birth would add your own seat.',

  // The almanac
  leafLabel: (weekday: string, lunar: string, year: string) =>
    `A leaf of the Thai calendar: ${weekday}, ${lunar}, Buddhist year ${year}.`,
  lunar: (day: string, phase: string, month: string) => `day ${day} ${phase}, month ${month}`,
  lunarHead: 'Lunar date',
  secondEighth: (month: string) => `second ${month}`,
  buddhistYear: 'Buddhist year',
  bornOn: 'The birth',
  smallEra: 'Chula Sakarat',
  eraYear: (year: string, sak: string) => `${year}, ${sak}`,
  yearOf: 'Year',
  yearKind: (animal: string, kind: string) => `${animal}, ${kind}`,
  nextWanPhra: 'Next wan phra',
  nextFestival: 'Next festival',
  on: (what: string, when: string) => `${what}, ${when}`,
  songkran: 'Songkran',
  songkranLady: 'Lady of Songkran',
  thaloengsok: 'Thaloengsok',
  sun: 'Sun',
  rise: (up: string, down: string) => `up ${up}, down ${down}`,
  lunarBirthday: 'Lunar birthday',
  monthName,
  lunarDay: (phase: string, day: string) => `${phase} ${day}`,
  thaiDay: 'ค่ำ',
  lunarMonth: (month: string) => `lunar month ${month}`,
  noLunar: 'no lunar date',
  outOfRange: 'The lunar calendar does not reach this day.',

  // The day
  dayLabel: (star: string, seat: string) =>
    seat === ''
      ? `The star of the day is ${star}; without a date of birth it has no seat.`
      : `The star of the day, ${star}, stands in the seat ${seat} of your ring.`,
  starOfDay: 'Star of the day',
  noSeat: 'needs a date of birth',
  pair: 'Day and birth star',
  moonAtSix: 'Moon at six',
  moonThrough: (sign: string, house: string) => (house === '' ? sign : `${sign}, house ${house}`),
  rerkAtSix: 'Rerk at six',
  yearBetween: 'The years',
  movingStars: 'Stars at six',
  fromLagna: 'houses from the lagna',
  fromNatalMoon: 'houses from the Moon of birth',

  // Thai tarot
  cardsLabel: (cards: string) => `The cards that lie: ${cards}.`,
  reversed: 'reversed',
  seatOfDay: 'Day in your ring',

  // Feng shui
  houseLabel: (kua: string, kind: string) =>
    `The eight directions for kua ${kua}; kind are ${kind}. Taksa directions stand outside.`,
  kua: 'kua',
  door: 'The door',
  doorTo: (direction: string, quality: string) => `${direction}: ${quality}`,
  noDoor: 'Direction not given',
  group: 'Group',
  spring: 'Year from Li Chun',
  taksaMarks: 'Taksa',
  taksaOn: (seat: string, direction: string) => `${seat} ${direction}`,
  kindKey: 'kind',

  // The chart
  thaiChartLabel: (rising: string, birthStar: string) =>
    rising === ''
      ? `The twelve signs with the ten stars in Thai numerals; without a birth time and place there is no lagna.`
      : `The Thai chart with the lagna in ${rising} and ten stars in numerals${birthStar === '' ? '' : `; birth star ${birthStar}`}.`,
  transitLabel: (reference: string) =>
    `The ten moving stars round the natal chart in Thai numerals, houses counted from ${reference}.`,
  lagnaMark: 'ล',
  lagnaName: 'Lagna',
  notKnown: 'not known',
  degreesIn: (sign: string, from: number, to: number) =>
    from === to ? `${sign} ${from}°` : `${sign} ${from}–${to}°`,
  degreeIn: (sign: string, deg: number, min: number) => `${sign} ${deg}°${String(min).padStart(2, '0')}′`,
  staysUntil: 'stays until',
  star: 'Star',
  house: (n: string, name: string) => `${n} ${name}`,
  noLagna: 'no lagna',
  natal: 'birth',
  moving: 'now, outside',
  tanuseth: 'Tanuseth',
  dignity: (name: string) => name.replace(/^in (?:its )?/, ''),
  lagnaLord: 'Ruler of lagna',
  birthStar: 'Birth star',
  untilDay: (day: string) => `until ${day}`,
  atBirth: (star: string) => `${star} at birth`,
  countedFrom: 'Counted from',
  saturnMoon: 'Saturn and Moon',
  houseHead: (n: number, name: string) => `${n}. ${name}`,
  ruledFrom: (sign: string, lord: string) => `${sign}, ruled by ${lord}`,
  empty: 'empty',
};
