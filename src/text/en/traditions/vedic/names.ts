/** Names of Jyotish in English and in Devanagari. */
import type { SignId } from '#astro/angle/sign.ts';
import type { NakshatraId } from '#astro/chart/sidereal.ts';
import type { WeekdayId } from '#calendar/weekday.ts';
import type { GrahaYoga, VedicDignity } from '#traditions/vedic/condition.ts';
import type { GrahaId } from '#traditions/vedic/graha.ts';
import type { SadeSati, TaraId } from '#traditions/vedic/moving.ts';
import type { KaranaName, Paksha, TithiName, YogaName } from '#traditions/vedic/panchanga.ts';
import type { Name } from '../thai/names.ts';
import { nakshatraNames as mansions, signNames as signs } from '../thai-chart/names.ts';

export const grahaNames: Readonly<Record<GrahaId, Name>> = {
  sun: ['Sun', 'सूर्य'],
  moon: ['Moon', 'चन्द्र'],
  mars: ['Mars', 'मङ्गल'],
  mercury: ['Mercury', 'बुध'],
  jupiter: ['Jupiter', 'गुरु'],
  venus: ['Venus', 'शुक्र'],
  saturn: ['Saturn', 'शनि'],
  rahu: ['Rahu', 'राहु'],
  ketu: ['Ketu', 'केतु'],
};

const signsOwn: Readonly<Record<SignId, string>> = {
  aries: 'मेष',
  taurus: 'वृषभ',
  gemini: 'मिथुन',
  cancer: 'कर्क',
  leo: 'सिंह',
  virgo: 'कन्या',
  libra: 'तुला',
  scorpio: 'वृश्चिक',
  sagittarius: 'धनु',
  capricorn: 'मकर',
  aquarius: 'कुम्भ',
  pisces: 'मीन',
};

const mansionsOwn: Readonly<Record<NakshatraId, string>> = {
  ashwini: 'अश्विनी',
  bharani: 'भरणी',
  krittika: 'कृत्तिका',
  rohini: 'रोहिणी',
  mrigashira: 'मृगशिरा',
  ardra: 'आर्द्रा',
  punarvasu: 'पुनर्वसु',
  pushya: 'पुष्य',
  ashlesha: 'आश्लेषा',
  magha: 'मघा',
  'purva-phalguni': 'पूर्वाफाल्गुनी',
  'uttara-phalguni': 'उत्तराफाल्गुनी',
  hasta: 'हस्त',
  chitra: 'चित्रा',
  swati: 'स्वाती',
  vishakha: 'विशाखा',
  anuradha: 'अनुराधा',
  jyeshtha: 'ज्येष्ठा',
  mula: 'मूल',
  'purva-ashadha': 'पूर्वाषाढा',
  'uttara-ashadha': 'उत्तराषाढा',
  shravana: 'श्रवण',
  dhanishta: 'धनिष्ठा',
  shatabhisha: 'शतभिषा',
  'purva-bhadrapada': 'पूर्वाभाद्रपदा',
  'uttara-bhadrapada': 'उत्तराभाद्रपदा',
  revati: 'रेवती',
};

const withOwn = (
  table: Readonly<Record<string, Name>>,
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, Name>> =>
  Object.fromEntries(Object.entries(table).map(([id, [en]]) => [id, [en, own[id] ?? null] as const]));

export const rashiNames = withOwn(signs, signsOwn);
export const nakshatraNames = withOwn(mansions, mansionsOwn);

/** The twelve bhavas, by number. */
export const bhavaNames: Readonly<Record<string, Name>> = {
  '1': ['first house', 'तनु'],
  '2': ['second house', 'धन'],
  '3': ['third house', 'सहज'],
  '4': ['fourth house', 'सुख'],
  '5': ['fifth house', 'पुत्र'],
  '6': ['sixth house', 'रिपु'],
  '7': ['seventh house', 'जाया'],
  '8': ['eighth house', 'रन्ध्र'],
  '9': ['ninth house', 'धर्म'],
  '10': ['tenth house', 'कर्म'],
  '11': ['eleventh house', 'लाभ'],
  '12': ['twelfth house', 'व्यय'],
};

export const dignityNames: Readonly<Record<VedicDignity, Name>> = {
  exalted: ['exalted', 'उच्च'],
  own: ['in its own sign', 'स्वक्षेत्र'],
  debilitated: ['debilitated', 'नीच'],
  none: ['without a dignity', null],
};

export const pakshaNames: Readonly<Record<Paksha, Name>> = {
  shukla: ['bright half', 'शुक्ल पक्ष'],
  krishna: ['dark half', 'कृष्ण पक्ष'],
};

export const tithiNames: Readonly<Record<TithiName, Name>> = {
  pratipada: ['Pratipada', 'प्रतिपदा'],
  dvitiya: ['Dvitiya', 'द्वितीया'],
  tritiya: ['Tritiya', 'तृतीया'],
  chaturthi: ['Chaturthi', 'चतुर्थी'],
  panchami: ['Panchami', 'पञ्चमी'],
  shashthi: ['Shashthi', 'षष्ठी'],
  saptami: ['Saptami', 'सप्तमी'],
  ashtami: ['Ashtami', 'अष्टमी'],
  navami: ['Navami', 'नवमी'],
  dashami: ['Dashami', 'दशमी'],
  ekadashi: ['Ekadashi', 'एकादशी'],
  dvadashi: ['Dvadashi', 'द्वादशी'],
  trayodashi: ['Trayodashi', 'त्रयोदशी'],
  chaturdashi: ['Chaturdashi', 'चतुर्दशी'],
  purnima: ['Purnima', 'पूर्णिमा'],
  amavasya: ['Amavasya', 'अमावस्या'],
};

export const yogaNames: Readonly<Record<YogaName, Name>> = {
  vishkambha: ['Vishkambha', 'विष्कम्भ'],
  priti: ['Priti', 'प्रीति'],
  ayushman: ['Ayushman', 'आयुष्मान्'],
  saubhagya: ['Saubhagya', 'सौभाग्य'],
  shobhana: ['Shobhana', 'शोभन'],
  atiganda: ['Atiganda', 'अतिगण्ड'],
  sukarma: ['Sukarma', 'सुकर्मा'],
  dhriti: ['Dhriti', 'धृति'],
  shula: ['Shula', 'शूल'],
  ganda: ['Ganda', 'गण्ड'],
  vriddhi: ['Vriddhi', 'वृद्धि'],
  dhruva: ['Dhruva', 'ध्रुव'],
  vyaghata: ['Vyaghata', 'व्याघात'],
  harshana: ['Harshana', 'हर्षण'],
  vajra: ['Vajra', 'वज्र'],
  siddhi: ['Siddhi', 'सिद्धि'],
  vyatipata: ['Vyatipata', 'व्यतीपात'],
  variyana: ['Variyana', 'वरीयान्'],
  parigha: ['Parigha', 'परिघ'],
  shiva: ['Shiva', 'शिव'],
  siddha: ['Siddha', 'सिद्ध'],
  sadhya: ['Sadhya', 'साध्य'],
  shubha: ['Shubha', 'शुभ'],
  shukla: ['Shukla', 'शुक्ल'],
  brahma: ['Brahma', 'ब्रह्म'],
  indra: ['Indra', 'इन्द्र'],
  vaidhriti: ['Vaidhriti', 'वैधृति'],
};

export const karanaNames: Readonly<Record<KaranaName, Name>> = {
  bava: ['Bava', 'बव'],
  balava: ['Balava', 'बालव'],
  kaulava: ['Kaulava', 'कौलव'],
  taitila: ['Taitila', 'तैतिल'],
  gara: ['Gara', 'गर'],
  vanija: ['Vanija', 'वणिज'],
  vishti: ['Vishti', 'विष्टि'],
  shakuni: ['Shakuni', 'शकुनि'],
  chatushpada: ['Chatushpada', 'चतुष्पाद'],
  naga: ['Naga', 'नाग'],
  kimstughna: ['Kimstughna', 'किंस्तुघ्न'],
};

export const varaNames: Readonly<Record<WeekdayId, Name>> = {
  sunday: ['Sunday', 'रविवार'],
  monday: ['Monday', 'सोमवार'],
  tuesday: ['Tuesday', 'मङ्गलवार'],
  wednesday: ['Wednesday', 'बुधवार'],
  thursday: ['Thursday', 'गुरुवार'],
  friday: ['Friday', 'शुक्रवार'],
  saturday: ['Saturday', 'शनिवार'],
};

export const grahaYogaNames: Readonly<Record<GrahaYoga, Name>> = {
  gajakesari: ['Gajakesari', 'गजकेसरी'],
  'budha-aditya': ['Budha-Aditya', 'बुधादित्य'],
  'chandra-mangala': ['Chandra-Mangala', 'चन्द्रमङ्गल'],
  ruchaka: ['Ruchaka', 'रुचक'],
  bhadra: ['Bhadra', 'भद्र'],
  hamsa: ['Hamsa', 'हंस'],
  malavya: ['Malavya', 'मालव्य'],
  shasha: ['Shasha', 'शश'],
};

export const taraNames: Readonly<Record<TaraId, Name>> = {
  janma: ['Janma', 'जन्म'],
  sampat: ['Sampat', 'सम्पत्'],
  vipat: ['Vipat', 'विपत्'],
  kshema: ['Kshema', 'क्षेम'],
  pratyari: ['Pratyari', 'प्रत्यरि'],
  sadhaka: ['Sadhaka', 'साधक'],
  vadha: ['Vadha', 'वध'],
  mitra: ['Mitra', 'मित्र'],
  'ati-mitra': ['Ati-Mitra', 'अतिमित्र'],
};

/** The phases of Sade Sati have no settled Sanskrit names; the whole is साढ़े साती. */
export const sadeSatiNames: Readonly<Record<SadeSati, Name>> = {
  none: ['not now', null],
  rising: ['rising', 'साढ़े साती'],
  peak: ['peak', 'साढ़े साती'],
  setting: ['setting', 'साढ़े साती'],
};
