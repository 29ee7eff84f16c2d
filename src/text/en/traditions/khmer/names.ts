/** Names of the Khmer calendar and chart, in English and in Khmer script. */
import type { SignId } from '#astro/angle/sign.ts';
import type { SakId } from '#calendar/chula-sakarat.ts';
import type { KhmerLeap, KhmerMonth, KhmerPhase } from '#calendar/khmer-lunar.ts';
import type { WeekdayId } from '#calendar/weekday.ts';
import type { KhmerLady } from '#traditions/khmer/khmer-year.ts';
import type { ThaiStarId } from '#traditions/suriyayatra/suriyayatra.ts';
import type { TaksaSeat } from '#traditions/thai/taksa-ring.ts';
import type { AnimalId } from '#traditions/thai/thai-year.ts';
import type { Name } from '../thai/names.ts';

export const khmerAnimals: Readonly<Record<AnimalId, Name>> = {
  rat: ['Rat', 'ជូត'],
  ox: ['Ox', 'ឆ្លូវ'],
  tiger: ['Tiger', 'ខាល'],
  rabbit: ['Rabbit', 'ថោះ'],
  dragon: ['Dragon', 'រោង'],
  snake: ['Snake', 'ម្សាញ់'],
  horse: ['Horse', 'មមី'],
  goat: ['Goat', 'មមែ'],
  monkey: ['Monkey', 'វក'],
  rooster: ['Rooster', 'រកា'],
  dog: ['Dog', 'ច'],
  pig: ['Pig', 'កុរ'],
};

/** The digit of the year of the era. */
export const sakNames: Readonly<Record<SakId, Name>> = {
  ek: ['Ek Sak', 'ឯកស័ក'],
  tho: ['To Sak', 'ទោស័ក'],
  tri: ['Trei Sak', 'ត្រីស័ក'],
  chattawa: ['Chattva Sak', 'ចត្វាស័ក'],
  bencha: ['Pancha Sak', 'បញ្ចស័ក'],
  cho: ['Chha Sak', 'ឆស័ក'],
  sapta: ['Sapta Sak', 'សប្តស័ក'],
  attha: ['Attha Sak', 'អដ្ឋស័ក'],
  noppha: ['Nappa Sak', 'នព្វស័ក'],
  samrit: ['Samrithi Sak', 'សំរឹទ្ធិស័ក'],
};

export const monthNames: Readonly<Record<KhmerMonth, Name>> = {
  migasir: ['Migasir', 'មិគសិរ'],
  boss: ['Boss', 'បុស្ស'],
  meak: ['Meak', 'មាឃ'],
  phalkun: ['Phalkun', 'ផល្គុន'],
  chetr: ['Chetr', 'ចេត្រ'],
  pisakh: ['Pisakh', 'ពិសាខ'],
  jesth: ['Jesth', 'ជេស្ឋ'],
  asadh: ['Asadh', 'អាសាឍ'],
  pathamasadh: ['Pathamasadh', 'បឋមាសាឍ'],
  tutiyasadh: ['Tutiyasadh', 'ទុតិយាសាឍ'],
  srapoan: ['Srapoan', 'ស្រាពណ៍'],
  phutrobot: ['Phutrobot', 'ភទ្របទ'],
  assoch: ['Assoch', 'អស្សុជ'],
  kadeuk: ['Kadeuk', 'កត្ដិក'],
};

export const phaseNames: Readonly<Record<KhmerPhase, Name>> = {
  keit: ['keit', 'កើត'],
  roach: ['roach', 'រោច'],
};

export const leapNames: Readonly<Record<KhmerLeap, Name>> = {
  none: ['an ordinary year', null],
  'leap-day': ['a year with an extra day', null],
  'leap-month': ['a year with an extra month', null],
};

export const ladyNames: Readonly<Record<KhmerLady, Name>> = {
  tungsa: ['Tungsa Tevi', 'ទុង្សាទេវី'],
  koreak: ['Koreak Tevi', 'គោរាគទេវី'],
  reaksa: ['Reaksa Tevi', 'រាក្យសាទេវី'],
  monta: ['Monta Tevi', 'មណ្ឌាទេវី'],
  keriney: ['Keriney Tevi', 'កិរិណីទេវី'],
  kemira: ['Kemira Tevi', 'កិមិរាទេវី'],
  mohothorea: ['Mohothorea Tevi', 'មហោទរាទេវី'],
};

export const khmerWeekdays: Readonly<Record<WeekdayId, Name>> = {
  sunday: ['Sunday', 'ថ្ងៃអាទិត្យ'],
  monday: ['Monday', 'ថ្ងៃចន្ទ'],
  tuesday: ['Tuesday', 'ថ្ងៃអង្គារ'],
  wednesday: ['Wednesday', 'ថ្ងៃពុធ'],
  thursday: ['Thursday', 'ថ្ងៃព្រហស្បតិ៍'],
  friday: ['Friday', 'ថ្ងៃសុក្រ'],
  saturday: ['Saturday', 'ថ្ងៃសៅរ៍'],
};

export const khmerStars: Readonly<Record<ThaiStarId, Name>> = {
  sun: ['Sun', 'អាទិត្យ'],
  moon: ['Moon', 'ចន្ទ'],
  mars: ['Mars', 'អង្គារ'],
  mercury: ['Mercury', 'ពុធ'],
  jupiter: ['Jupiter', 'ព្រហស្បតិ៍'],
  venus: ['Venus', 'សុក្រ'],
  saturn: ['Saturn', 'សៅរ៍'],
  rahu: ['Rahu', 'រាហូ'],
  ketu: ['Ketu', 'កេតុ'],
  uranus: ['Uranus', null],
};

/** As Khmer dictionaries list the twelve rasi. */
export const khmerSigns: Readonly<Record<SignId, Name>> = {
  aries: ['Aries', 'មេសៈ'],
  taurus: ['Taurus', 'ឧសភៈ'],
  gemini: ['Gemini', 'មិថុនៈ'],
  cancer: ['Cancer', 'កក្កដៈ'],
  leo: ['Leo', 'សីហៈ'],
  virgo: ['Virgo', 'កញ្ញា'],
  libra: ['Libra', 'តុលា'],
  scorpio: ['Scorpio', 'វិច្ឆិកា'],
  sagittarius: ['Sagittarius', 'ធ្នូ'],
  capricorn: ['Capricorn', 'មករៈ'],
  aquarius: ['Aquarius', 'កុម្ភៈ'],
  pisces: ['Pisces', 'មីនៈ'],
};

/** The ring is shared with Thai practice; no Khmer list of its seats was found that could be checked. */
export const sharedSeats: Readonly<Record<TaksaSeat, Name>> = {
  boriwan: ['Boriwan', null],
  ayu: ['Ayu', null],
  det: ['Det', null],
  si: ['Si', null],
  mula: ['Mula', null],
  utsaha: ['Utsaha', null],
  montri: ['Montri', null],
  kalakini: ['Kalakini', null],
};

/** `១២` of `12`. */
export const khmerDigits = (number: string): string =>
  number.replaceAll(/\d/g, (digit) => '០១២៣៤៥៦៧៨៩'.charAt(Number(digit)));
