/** Words of the chat screen. */
const signs: Readonly<Record<string, string>> = {
  aries: 'Aries',
  taurus: 'Taurus',
  gemini: 'Gemini',
  cancer: 'Cancer',
  leo: 'Leo',
  virgo: 'Virgo',
  libra: 'Libra',
  scorpio: 'Scorpio',
  sagittarius: 'Sagittarius',
  capricorn: 'Capricorn',
  aquarius: 'Aquarius',
  pisces: 'Pisces',
};

const phases: Readonly<Record<string, string>> = {
  new: 'New Moon',
  'waxing-crescent': 'Waxing crescent Moon',
  'first-quarter': 'First quarter Moon',
  'waxing-gibbous': 'Waxing gibbous Moon',
  full: 'Full Moon',
  'waning-gibbous': 'Waning gibbous Moon',
  'last-quarter': 'Last quarter Moon',
  'waning-crescent': 'Waning crescent Moon',
};

const scoreParts: Readonly<Record<string, string>> = {
  relevance: 'bears on the question',
  concept: 'matches your words',
  tightness: 'closeness',
  condition: 'strength',
  time: 'timing',
  novelty: 'not said lately',
  certainty: 'sureness of the birth time',
  agreement: 'other points agree',
  'defined-places': 'places that belong together',
  'same-number': 'one number or rank',
  'same-source': 'The same planet or house counts once',
  agree: 'Several facts agree',
  usual: 'Most charts have some of this',
  crossing: 'one lies across the other',
  element: 'elements that act on each other',
};

const spreads: Readonly<Record<string, string>> = {
  single: 'Single card',
  three: 'Past, present, future',
  celtic: 'Celtic Cross',
};

const houseSystems: Readonly<Record<string, string>> = {
  placidus: 'Placidus houses',
  whole: 'Whole Sign houses',
  equal: 'Equal houses',
  porphyry: 'Porphyry houses',
  koch: 'Koch houses',
  regiomontanus: 'Regiomontanus houses',
  campanus: 'Campanus houses',
  topocentric: 'Topocentric houses',
  alcabitius: 'Alcabitius houses',
  morinus: 'Morinus houses',
};

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

export const uiChat = {
  // The empty chat
  goodMorning: 'Good morning',
  goodAfternoon: 'Good afternoon',
  goodEvening: 'Good evening',
  headline: (greeting: string, name: string) =>
    `${greeting}${name === '' ? '' : `, ${name}`}. What is asking for your attention?`,
  tagline: 'Always here • Emotionally aware • Logically grounded',
  moonEnters: (sign: string, when: string) => `Moon enters ${signs[sign] ?? sign} ${when}`,
  moonPhase: (phase: string) => phases[phase] ?? 'The Moon',
  today: (time: string) => `today, ${time}`,
  tomorrow: (time: string) => `tomorrow, ${time}`,
  onDay: (day: string, time: string) => `on ${day}, ${time}`,
  whereToStart: 'Where to start',
  clarityTitle: 'Soul Clarity Room',
  clarityLine: 'Love, work, life: one clear question',
  patternTitle: 'Your Soul Pattern',
  patternLine: 'What keeps coming round, and why',
  strategyTitle: 'Soulcast & Strategy',
  strategyLine: 'Read a day, an hour, a decision',

  // The composer
  askPersona: (persona: string) => `Ask ${persona}`,
  send: 'Send',
  stop: 'Stop',
  readingMode: (mode: string) => `Reading mode: ${mode}`,
  readingModes: 'Reading mode',
  /** Under a reply that another sheet answered. */
  giveWhatIsNeeded: (mode: string) => `Give ${mode === '' ? 'this mode' : mode} what it needs`,
  mixed: 'Mixed',
  quickTools: 'Quick Tools',
  natalChart: 'Natal Chart',
  synastry: 'Synastry',
  transits: 'Transits',
  tarotCards: 'Tarot Cards',
  allTools: 'All tools',
  detachChart: 'Remove the chart',
  uploadImage: 'Upload an image',
  aboutImage: 'The image that goes with this message',
  removeImage: 'Remove the image',
  voice: 'Voice input',
  voiceStop: 'Stop listening',
  listening: 'Listening',
  enterToSend: 'Enter to send',
  shiftEnter: 'Shift+Enter for new line',
  freeMessages: (used: number, max: number) => `${used} of ${max} free messages`,
  capReached:
    'The free messages for hosted models are used up. Answers made on this device go on and are not counted.',
  seePlans: 'See plans',
  fillIn: (name: string) => `Fill in or delete [${name}] first, then send.`,
  tooLong: (length: string, max: string) =>
    `This is ${length} characters and ${max} can be sent at once. Nothing is lost: shorten it here, or send it in parts.`,
  addBirth: 'Readings come from the sky alone until your chart is here.',
  addBirthLink: 'Add your birth details',

  // The conversation
  conversation: 'Conversation',
  you: 'You',
  modeMixed: 'Mixed',
  aiNotice: (persona: string) =>
    `${persona} is an AI, not a person. It writes from positions of the sky computed on this device and marks what each sentence stands on. Readings are for reflection, not medical, legal or financial advice.`,
  aiNoticeTitle: (persona: string) => `Before ${persona} begins`,
  reading: (persona: string) => `${persona} is reading the sky`,
  replyStarted: 'Reply started',
  jumpToLatest: 'Jump to latest',
  stillWriting: 'Still writing',
  earlier: 'Show earlier messages',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'The text could not be copied. Select it and copy it by hand.',
  regenerate: 'Regenerate',
  previousAnswer: 'Previous answer',
  nextAnswer: 'Next answer',
  answerOf: (n: number, of: number) => `${n}/${of}`,
  answerOfSpoken: (n: number, of: number) => `Answer ${n} of ${of}`,
  notAnswered: 'This was not answered yet.',
  answerNow: 'Answer now',
  replyNotSaved: 'The answer is ready but could not be saved.',
  tryAgain: 'Try again',
  aiFailed: 'Failed to get AI response',
  unreadable: (count: number) =>
    count === 1
      ? 'One message here could not be read. It stays on this device.'
      : `${count} messages here could not be read. They stay on this device.`,
  noSuchChat: 'This chat is not here',
  noSuchChatText: 'It was deleted, or it lives on another device.',
  newChat: 'Start a new chat',

  // A temporary chat
  temporaryChat: 'Temporary chat',
  temporaryText: 'Nothing of it is kept, here or anywhere.',
  temporaryEnd: 'Close it',
  freshStart: 'The next question starts afresh: nothing said before goes with it.',
  freshKeep: 'Keep what was said',
  chatReset: 'This chat went to the trash. A new one is open.',
  undo: 'Undo',
  /** Said to a model, in the person's name, where its answer broke off. */
  goOnAfter: (sentence: string) =>
    `(You answered this in part and stopped after: “${sentence}” Go on from there. Do not repeat what you said.)`,

  // What stood in the way of saving
  saveQuota:
    'This device has no room left, so your message was not sent. It is still in the box: free some space and send it again.',
  saveClosed:
    'The browser closed the local database, so your message was not sent. Copy it from the box, then reload the page.',
  saveBlocked:
    'Another tab holds an older version, so your message was not sent. It is still in the box: close the other tabs and send it again.',
  saveUnknown: 'Your message could not be saved, so it was not sent. It is still in the box: try again.',

  // Facts
  factMark: (count: number, word: string) =>
    count === 1 ? `Fact behind “${word}”` : `${count} facts behind “${word}”`,
  struckMark: (word: string) => `Struck: the facts say otherwise than “${word}”`,
  factOf: (n: number, of: number) => `${n} of ${of}`,
  factCard: 'Fact',
  nextFact: 'Next fact',
  source: (source: string) => `Source: ${source}`,
  facts: 'Facts',
  factCount: (count: number) => (count === 1 ? '1 fact' : `${count} facts`),
  closeFacts: 'Close facts',
  whyThese: 'Why these?',
  pointsIntro: (count: string) =>
    `${count} this reading. The number is the weight each has for your question.`,
  pointsCarry: (count: number) =>
    count === 1 ? 'One point carries' : `${numbers[count] ?? count} points carry`,
  themesIntro: (count: number) =>
    `This reading rests on ${count === 1 ? 'one theme' : `${(numbers[count] ?? String(count)).toLowerCase()} themes`}. The higher the number, the more your chart supports it for this question.`,
  noPoints: 'No single point carries this reading.',
  leftOut: 'Left out',
  alsoConsidered: 'Also considered',
  leftOutWhy: 'Just as true; this answer did not need them.',
  wholeSheet: (count: number) => `Everything computed (${count})`,
  citedOnly:
    'The facts this reading cites, as they were kept with it. The whole sheet could not be computed again.',
  sheetLoading: 'Computing the sheet again',
  groupTarot: 'On the table',
  groupNatal: 'Birth chart',
  groupPartner: 'Their chart',
  groupSynastry: 'Between the two',
  groupComposite: 'The two as one',
  groupHumanDesign: 'Human Design',
  groupTransit: 'Moving sky to your chart',
  groupSky: 'The sky that day',
  groupProfection: 'The year',
  groupCaveat: 'What is not known',
  groupOther: 'Other',
  spread: 'Spread',
  spreadName: (spread: string) => spreads[spread] ?? spread,
  cardsFrom: 'Cards',
  cardsDrawn: 'Drawn on this device, fixed before the first was turned',
  cardsEntered: 'From a deck of paper',
  sealed: 'Sealed as',
  seed: 'Seed',
  born: 'Born',
  otherBorn: 'The other',
  method: 'Method',
  sky: 'Sky',
  made: 'Made',
  noBirth: 'No birth details given',
  noTime: 'time unknown',
  noPlace: 'place unknown',
  tropical: 'Tropical',
  houses: (system: string) => houseSystems[system] ?? `${system} houses`,
  madeHere: 'On this device, offline',
  madeByModel: 'By a hosted model, checked on this device',
  scorePart: (part: string) => scoreParts[part] ?? part,

  // Beside the support card, whose own words are in support-card.ts
  safeSoon: 'Still here with you.',
};
