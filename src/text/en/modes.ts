/** The reading modes in words: for the picker, the chip above the chat, the palette and the settings. Loaded with the first of them. */
import type { Need } from '#facts/ask.ts';
import type { ReadingMode } from '#companion/request.ts';

export type ModeGroup = 'all' | 'thai' | 'traditions' | 'divination';

export type ModeWords = {
  readonly name: string;
  /** In the language of the tradition, with its BCP 47 tag; null where English is its own. */
  readonly own: { readonly text: string; readonly lang: string } | null;
  readonly group: ModeGroup;
  readonly note: string;
  /** A question this mode answers well. */
  readonly example: string;
};

const own = (text: string, lang: string): ModeWords['own'] => ({ text, lang });

export const modeWords: Readonly<Record<ReadingMode, ModeWords>> = {
  mixed: {
    name: 'Mixed',
    own: null,
    group: 'all',
    note: 'What several traditions say to the same question, side by side',
    example: 'Where do I stand right now?',
  },
  'thai-astrology': {
    name: 'Thai astrology',
    own: own('โหราศาสตร์ไทย', 'th'),
    group: 'thai',
    note: 'The ten stars of the Suriyayatra, their houses and their strength',
    example: 'What does my lagna say about how I work?',
  },
  'thai-7numbers-9bases': {
    name: 'Seven numbers, nine bases',
    own: own('เลข ๗ ตัว ๙ ฐาน', 'th'),
    group: 'thai',
    note: 'A grid of numbers from weekday, month and year of birth',
    example: 'What do my seven numbers say about money?',
  },
  'thai-taksa': {
    name: 'Taksa',
    own: own('ทักษา', 'th'),
    group: 'thai',
    note: 'Eight seats around the star of the day you were born',
    example: 'Which colours suit me, and what is my kalakini?',
  },
  'thai-maha-taksa': {
    name: 'Maha Taksa',
    own: own('มหาทักษา', 'th'),
    group: 'thai',
    note: 'Which star leads this stretch of your life, and until when',
    example: 'What period of life am I in?',
  },
  'thai-transits': {
    name: 'Thai transits',
    own: own('ดาวจร', 'th'),
    group: 'thai',
    note: 'Where the moving stars stand from your own lagna',
    example: 'What is moving through my houses this month?',
  },
  'thai-yearly-zodiac': {
    name: 'Yearly zodiac',
    own: own('สิบสองนักษัตร', 'th'),
    group: 'thai',
    note: 'Your animal and the animal of the year, as friends or at odds',
    example: 'Does this year clash with mine?',
  },
  'thai-phrommayarn': {
    name: 'Phrommayan',
    own: own('พรหมญาณ', 'th'),
    group: 'thai',
    note: 'An old wheel of twelve figures, one for each year of age',
    example: 'Which figure holds my year?',
  },
  'thai-numerology': {
    name: 'Thai numerology',
    own: own('เลขศาสตร์', 'th'),
    group: 'thai',
    note: 'The letters of a Thai name as numbers, with the sum shown',
    example: 'What does the number of my name carry?',
  },
  'thai-auspicious': {
    name: 'Auspicious times',
    own: own('ฤกษ์ยาม', 'th'),
    group: 'thai',
    note: 'Yam, rerk and the days of the calendar for a time you name',
    example: 'Is tomorrow morning a good time to begin?',
  },
  'thai-almanac': {
    name: 'Thai almanac',
    own: own('ปฏิทินจันทรคติ', 'th'),
    group: 'thai',
    note: 'The lunar date, wan phra, year of the era and festivals',
    example: 'What day is it in the lunar calendar?',
  },
  'thai-horoscope': {
    name: 'Thai day reading',
    own: own('ดวงประจำวัน', 'th'),
    group: 'thai',
    note: 'Today’s star in your taksa, with its colour and the Moon',
    example: 'How is today for me?',
  },
  'thai-tarot': {
    name: 'Thai tarot',
    own: own('ไพ่ทาโรต์', 'th'),
    group: 'thai',
    note: 'Cards drawn for your question, with their Thai names',
    example: 'What do the cards say about this choice?',
  },
  'thai-name-analysis': {
    name: 'Thai name',
    own: own('วิเคราะห์ชื่อ', 'th'),
    group: 'thai',
    note: 'In which seats of your taksa the letters of a name stand',
    example: 'Does my name hold a kalakini letter?',
  },
  'thai-feng-shui': {
    name: 'Directions of the house',
    own: own('ฮวงจุ้ย', 'th'),
    group: 'thai',
    note: 'Your kua number and eight directions, beside those of the taksa',
    example: 'Which way should my desk face?',
  },
  vedic: {
    name: 'Vedic',
    own: own('ज्योतिष', 'hi'),
    group: 'traditions',
    note: 'Sidereal signs, lunar mansions and the periods of life',
    example: 'Which dasha am I in?',
  },
  western: {
    name: 'Western',
    own: null,
    group: 'traditions',
    note: 'Planets, houses, aspects and what passes over them',
    example: 'Why do I put things off?',
  },
  hellenistic: {
    name: 'Hellenistic',
    own: own('ἀστρολογία', 'el'),
    group: 'traditions',
    note: 'Sect, lots, bounds and the lord of the year, as in antiquity',
    example: 'What is this year of life about?',
  },
  egyptian: {
    name: 'Egyptian',
    own: null,
    group: 'traditions',
    note: 'The decan of your birth and its day in the old civil calendar',
    example: 'Which decan was I born under?',
  },
  khmer: {
    name: 'Khmer',
    own: own('ហោរាសាស្ត្រខ្មែរ', 'km'),
    group: 'traditions',
    note: 'The lunar date, the animal of the year and the new year’s moment',
    example: 'What is my birth date in the Khmer calendar?',
  },
  'chinese-bazi': {
    name: 'BaZi, the four pillars',
    own: own('八字', 'zh-Hant'),
    group: 'traditions',
    note: 'Stems and branches of year, month, day and hour',
    example: 'What does my day master need?',
  },
  'chinese-ziwei': {
    name: 'Zi Wei Dou Shu',
    own: own('紫微斗數', 'zh-Hant'),
    group: 'traditions',
    note: 'Twelve palaces and the stars that stand in them',
    example: 'Which stars stand in my life palace?',
  },
  mayan: {
    name: 'Mayan',
    own: null,
    group: 'traditions',
    note: 'Long count, tzolkin and haab of your birth and of today',
    example: 'What is my day sign?',
  },
  tibetan: {
    name: 'Tibetan',
    own: own('བོད་ཀྱི་སྐར་རྩིས།', 'bo'),
    group: 'traditions',
    note: 'Element, animal, mewa and parkha by the Phugpa calendar',
    example: 'What is my mewa?',
  },
  chaldean: {
    name: 'Chaldean numbers',
    own: null,
    group: 'traditions',
    note: 'A Latin name by the eight numbers, with the sum shown',
    example: 'What is the compound number of my name?',
  },
  pythagorean: {
    name: 'Pythagorean numbers',
    own: null,
    group: 'traditions',
    note: 'Life path, expression and the cycles, with the sum shown',
    example: 'What is my life path?',
  },
  'nine-star-ki': {
    name: 'Nine Star Ki',
    own: own('九星気学', 'ja'),
    group: 'traditions',
    note: 'Three stars of your birth and this year’s board',
    example: 'Where is my star this year?',
  },
  tarot: {
    name: 'Tarot',
    own: null,
    group: 'divination',
    note: 'Cards drawn for your question, sealed before you ask',
    example: 'What should I see about this choice?',
  },
  lenormand: {
    name: 'Lenormand',
    own: null,
    group: 'divination',
    note: 'Thirty-six small cards, read by where they lie',
    example: 'How does the next month look from here?',
  },
  'i-ching': {
    name: 'I Ching',
    own: own('易經', 'zh-Hant'),
    group: 'divination',
    note: 'A hexagram, its moving lines and where they lead',
    example: 'How should I go about this talk?',
  },
  'geomancy-arabic': {
    name: 'Geomancy',
    own: own('علم الرمل', 'ar'),
    group: 'divination',
    note: 'Sixteen figures from dots in the sand, up to a judge',
    example: 'How does this plan stand?',
  },
  'geomancy-ifa': {
    name: 'Ifá signs',
    own: own('Odù Ifá', 'yo'),
    group: 'divination',
    note: 'The sign of two legs and its general themes, with respect',
    example: 'What theme should I think about?',
  },
  runes: {
    name: 'Runes',
    own: own('ᚠᚢᚦᚨᚱᚲ', 'gem'),
    group: 'divination',
    note: 'The twenty-four of the Elder Futhark, drawn for your question',
    example: 'What was, what is, what is becoming?',
  },
  palmistry: {
    name: 'Palm',
    own: null,
    group: 'divination',
    note: 'The features of a hand that you describe, one by one',
    example: 'What does the shape of my hand say?',
  },
  'face-reading': {
    name: 'Face',
    own: own('面相', 'zh-Hant'),
    group: 'divination',
    note: 'Shape, zones and places of a face that you describe',
    example: 'What do the three zones of my face say?',
  },
  'dream-interpretation': {
    name: 'Dreams',
    own: null,
    group: 'divination',
    note: 'The pictures and feelings of a dream you tell',
    example: 'What was that dream about?',
  },
  'astro-meteorology': {
    name: 'Weather by the stars',
    own: null,
    group: 'divination',
    note: 'An old art shown as history: ingress charts and their signs',
    example: 'What would an old almanac say of this season?',
  },
};

/** What a mode asks for: the head of its field, and why it asks. */
export const needWords: Readonly<Record<Need, { readonly label: string; readonly why: string }>> = {
  'birth-date': { label: 'Birth date', why: 'The calendar of this tradition starts from it.' },
  'birth-time': { label: 'Birth time', why: 'Without it there is no hour to read.' },
  'birth-place': { label: 'Birth place', why: 'The horizon depends on it.' },
  'partner-birth': { label: 'The other’s birth', why: 'Two charts are laid side by side.' },
  question: { label: 'Your question', why: 'The cast is made for one.' },
  name: { label: 'Name', why: 'Its letters are counted.' },
  'thai-name': { label: 'Name in Thai letters', why: 'Each Thai letter has its number and its seat.' },
  'latin-name': { label: 'Name in Latin letters', why: 'Each Latin letter has its number.' },
  sex: {
    label: 'Count as',
    why: 'The old rule counts forwards for one and backwards for the other. Choose whichever you want counted.',
  },
  facing: { label: 'The door faces', why: 'Directions are read from it.' },
  answers: { label: 'A few questions', why: 'Only what you answer is read.' },
};
