/**
 * Names that the chart modes of the Thai family share: signs, houses, standards, mansions, watches, rerk and the days of a year.
 *
 * What all Thai modes share stands in `thai/names.ts`. A name is `[English, Thai]`.
 */
import type { SignId } from '#astro/angle/sign.ts';
import type { NakshatraId } from '#astro/chart/sidereal.ts';
import type { KalayokId, Period, Purpose, RerkId, YamName } from '#traditions/thai-chart/choosing.ts';
import type { SignRelation, ThaiDignity } from '#traditions/thai-chart/rules.ts';
import type { SadeSati } from '#traditions/vedic/moving.ts';
import type { Name } from '../thai/names.ts';

export const signNames: Readonly<Record<SignId, Name>> = {
  aries: ['Aries', 'เมษ'],
  taurus: ['Taurus', 'พฤษภ'],
  gemini: ['Gemini', 'เมถุน'],
  cancer: ['Cancer', 'กรกฎ'],
  leo: ['Leo', 'สิงห์'],
  virgo: ['Virgo', 'กันย์'],
  libra: ['Libra', 'ตุลย์'],
  scorpio: ['Scorpio', 'พิจิก'],
  sagittarius: ['Sagittarius', 'ธนู'],
  capricorn: ['Capricorn', 'มังกร'],
  aquarius: ['Aquarius', 'กุมภ์'],
  pisces: ['Pisces', 'มีน'],
};

/** Twelve houses from the lagna, by number. */
export const houseNames: Readonly<Record<string, Name>> = {
  '1': ['Tanu', 'ตนุ'],
  '2': ['Kadumpha', 'กดุมภะ'],
  '3': ['Sahatcha', 'สหัชชะ'],
  '4': ['Phanthu', 'พันธุ'],
  '5': ['Putta', 'ปุตตะ'],
  '6': ['Ari', 'อริ'],
  '7': ['Patni', 'ปัตนิ'],
  '8': ['Morana', 'มรณะ'],
  '9': ['Supha', 'ศุภะ'],
  '10': ['Kamma', 'กัมมะ'],
  '11': ['Lapha', 'ลาภะ'],
  '12': ['Winat', 'วินาศ'],
};

export const dignityNames: Readonly<Record<ThaiDignity, Name>> = {
  uccha: ['exalted', 'อุจจ์'],
  kaset: ['in its own sign', 'เกษตร'],
  nich: ['in its fall', 'นิจ'],
  pra: ['in detriment', 'ประ'],
  mahachak: ['Mahachak', 'มหาจักร'],
  rajachok: ['Rachachok', 'ราชาโชค'],
};

/** By sign alone. */
export const relationBySignNames: Readonly<Record<SignRelation, Name>> = {
  kum: ['in the same sign', 'กุม'],
  leng: ['opposite', 'เล็ง'],
  trikon: ['in trine', 'ตรีโกณ'],
  chatuken: ['in square', 'จตุเกณฑ์'],
  yok: ['in sextile', 'โยค'],
};

export const nakshatraNames: Readonly<Record<NakshatraId, Name>> = {
  ashwini: ['Ashwini', 'อัศวินี'],
  bharani: ['Bharani', 'ภรณี'],
  krittika: ['Krittika', 'กฤติกา'],
  rohini: ['Rohini', 'โรหิณี'],
  mrigashira: ['Mrigashira', 'มฤคศิระ'],
  ardra: ['Ardra', 'อารทรา'],
  punarvasu: ['Punarvasu', 'ปุนัพสุ'],
  pushya: ['Pushya', 'ปุษยะ'],
  ashlesha: ['Ashlesha', 'อาศเลษา'],
  magha: ['Magha', 'มฆา'],
  'purva-phalguni': ['Purva Phalguni', 'บุรพผลคุนี'],
  'uttara-phalguni': ['Uttara Phalguni', 'อุตรผลคุนี'],
  hasta: ['Hasta', 'หัสตะ'],
  chitra: ['Chitra', 'จิตรา'],
  swati: ['Swati', 'สวาติ'],
  vishakha: ['Vishakha', 'วิสาขะ'],
  anuradha: ['Anuradha', 'อนุราธะ'],
  jyeshtha: ['Jyeshtha', 'เชษฐา'],
  mula: ['Mula', 'มูละ'],
  'purva-ashadha': ['Purva Ashadha', 'บุรพาษาฒ'],
  'uttara-ashadha': ['Uttara Ashadha', 'อุตราษาฒ'],
  shravana: ['Shravana', 'ศรวณะ'],
  dhanishta: ['Dhanishta', 'ธนิษฐา'],
  shatabhisha: ['Shatabhisha', 'ศตภิษัช'],
  'purva-bhadrapada': ['Purva Bhadrapada', 'บุรพภัทรบท'],
  'uttara-bhadrapada': ['Uttara Bhadrapada', 'อุตรภัทรบท'],
  revati: ['Revati', 'เรวดี'],
};

export const rerkNames: Readonly<Record<RerkId, Name>> = {
  thalitho: ['Thalitho', 'ทลิทโท'],
  mahatthano: ['Mahatthano', 'มหัทธโน'],
  choro: ['Choro', 'โจโร'],
  phumipalo: ['Phumipalo', 'ภูมิปาโล'],
  thesatri: ['Thesatri', 'เทศาตรี'],
  thewi: ['Thewi', 'เทวี'],
  phetchakhat: ['Phetchakhat', 'เพชฌฆาต'],
  racha: ['Racha', 'ราชา'],
  samano: ['Samano', 'สมโณ'],
};

/** What a rerk is kept for. */
export const rerkGlosses: Readonly<Record<RerkId, string>> = {
  thalitho: 'asking, borrowing and calling in what is owed',
  mahatthano: 'foundations, stores and steady earning',
  choro: 'raids, contests and whatever needs nerve',
  phumipalo: 'land, building and what should last',
  thesatri: 'travel, trade and entertainment',
  thewi: 'love, beauty and gentle company',
  phetchakhat: 'cutting, contests and ending things',
  racha: 'office, ceremony and standing before others',
  samano: 'calm, study and vows',
};

export const yamNames: Readonly<Record<YamName, Name>> = {
  suriya: ['Suriya', 'สุริยะ'],
  chantha: ['Chantha', 'จันเทา'],
  phumma: ['Phumma', 'ภุมมะ'],
  phutha: ['Phutha', 'พุธะ'],
  khru: ['Khru', 'ครู'],
  sukra: ['Sukra', 'ศุกระ'],
  sari: ['Sari', 'เสารี'],
  rawi: ['Rawi', 'ระวิ'],
  sasi: ['Sasi', 'ศศิ'],
  phummo: ['Phummo', 'ภุมโม'],
  phuttho: ['Phuttho', 'พุทโธ'],
  chiwo: ['Chiwo', 'ชีโว'],
  sukro: ['Sukro', 'ศุโกร'],
  soro: ['Soro', 'โสโร'],
};

export const periodNames: Readonly<Record<Period, Name>> = {
  day: ['day', 'กลางวัน'],
  night: ['night', 'กลางคืน'],
};

/** Four reckonings of a year; each names a weekday. */
export const kalayokNames: Readonly<Record<KalayokId, Name>> = {
  thongchai: ['Thongchai', 'ธงชัย'],
  athibodi: ['Athibodi', 'อธิบดี'],
  ubat: ['Ubat', 'อุบาทว์'],
  lokawinat: ['Lokawinat', 'โลกาวินาศ'],
};

export const purposeNames: Readonly<Record<Purpose, Name>> = {
  'ask-borrow': ['asking or borrowing', 'ขอหรือกู้ยืม'],
  'money-invest': ['a matter of money', 'เรื่องการเงิน'],
  'start-work': ['starting work', 'เริ่มงาน'],
  'build-house': ['building a house', 'ปลูกบ้าน'],
  travel: ['a trip', 'เดินทาง'],
  'trade-open': ['opening a shop', 'เปิดร้าน'],
  'love-wedding': ['love or a wedding', 'ความรักและแต่งงาน'],
  'cut-contest': ['a contest or a clean cut', 'แข่งขันหรือตัดขาด'],
  'ceremony-office': ['a ceremony or an office', 'พิธีและตำแหน่ง'],
  'study-calm': ['study or quiet', 'เรียนและความสงบ'],
};

/** Saturn about the natal Moon. */
export const saturnMoonNames: Readonly<Record<SadeSati, Name>> = {
  none: ['none', null],
  rising: ['in the sign before the Moon', null],
  peak: ['in the sign of the Moon', null],
  setting: ['in the sign after the Moon', null],
};

export const referenceNames: Readonly<Record<'moon' | 'lagna', Name>> = {
  moon: ['the natal Moon', 'จันทร์'],
  lagna: ['the lagna', 'ลัคนา'],
};

/** How the animal of a year stands to that of the birth. */
export const yearRelationNames: Readonly<Record<'same' | 'opposite' | 'trine' | 'other', Name>> = {
  same: ['the same animal', 'ปีเดียวกัน'],
  opposite: ['the opposite animal', 'ปีชง'],
  trine: ['a kindred animal', 'ปีสามัคคี'],
  other: ['no special tie', null],
};
