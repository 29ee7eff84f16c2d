/** Words of the three rooms: Soul Clarity Room, Self-Understanding, Soulcast & Strategy. */

export const uiAgents = {
  backHome: 'Back to Home',
  backTo: (room: string) => `Back to ${room}`,
  questions: 'Questions to begin with',
  aiNote: (persona: string) =>
    `${persona} is an AI. Readings are for reflection, not medical, legal or financial advice.`,
  aiNoteLink: 'How we look after you',

  loveTitle: 'Soul Clarity Room',
  loveTagline: 'Love, work, life: one clear question',
  loveDescription: (persona: string) =>
    `Bring the question that keeps coming back at night. ${persona} reads it against your chart and the sky of today, shows the fact behind each sentence, and leaves the deciding to you. What another person thinks stays with them; your side of it is where the light falls.`,
  loveBadge1: 'Read from your chart',
  loveBadge2: 'Every claim shows its fact',
  loveBadge3: 'Your side of the story',
  // A question on a button, and the longer words that are sent for it.
  partner: 'Is he the right person for me?',
  partnerPrompt:
    'Is he the right person for me? Read what my chart asks of a partner: what comes easily to me beside someone, what I tend to overlook, and where the two of us would have to learn each other slowly.',
  ghosted: 'Why do I always get ghosted?',
  ghostedPrompt:
    'Why do I always get ghosted? Read how I begin things, how I answer silence, and which part of my chart keeps making room for people who leave without a word. Then give me one thing I could do differently the next time I am waiting.',
  project: 'Will this project bring success?',
  projectPrompt:
    'Will this project bring success? Read how I handle effort and the moment of being seen at work, when in the coming months the sky asks for more and when for less, and what the project needs from me before I lean on it.',
  blocked: "What's blocking me in love right now?",
  blockedPrompt:
    'What’s blocking me in love right now? Read what in my chart holds back when somebody comes close, what the sky is touching there at present, and where the door is that I keep walking past.',
  stuck: 'Why do I feel stuck even when I try so hard?',
  stuckPrompt:
    'Why do I feel stuck even when I try so hard? Read where my effort goes in my chart, what it is rubbing against now, and one small step that would not ask for more force.',

  careerTitle: 'Self-Understanding',
  careerTagline: 'What keeps coming round, and why',
  careerDescription: (persona: string) =>
    `A quiet place to explore your psyche: the patterns that repeat, the triggers that catch you off guard, the core beliefs underneath them. Tell ${persona} what happened, in your own words and as plainly as you can. It looks for the same shape in your chart, and asks you one thing back.`,
  careerBadge1: 'Patterns',
  careerBadge2: 'Triggers',
  careerBadge3: 'Core beliefs',

  soulcastTitle: 'Soulcast & Strategy',
  soulcastTagline: 'Read a day, an hour, a decision',
  soulcastDescription: (persona: string) =>
    `Choose a moment: one that is coming, or one that will not leave you alone. ${persona} works out where the planets stand at that minute, lays them over your chart, and reads the two together. Then say what is happening on that day.`,
  soulcastBadge1: 'Computed, not guessed',
  soulcastBadge2: 'Works offline',
  soulcastBadge3: 'Yours to decide',

  moment: 'The moment',
  date: 'Date',
  time: 'Time',
  location: 'Location',
  clearLocation: 'Clear location',
  locationPlaceholder: 'City, Country',
  locationHint:
    'Sets the clock that the time is read from. The planets stand where they stand for everyone at that minute, and the houses are those of your birth.',
  readMoment: 'Read This Moment',
  readingTransits: 'Reading Transits...',
  dateTimeMissing: 'Please select both date and time',
  dateOutside: 'The sky can be read from 1900 to 2099. Please choose a date between them.',
  locationMissing: 'Please select a location',
  birthMissing:
    'Please complete your birth profile with location coordinates first. Go to My Soul Blueprint > Profile & Stats to add your birth information.',
  toProfile: 'My Soul Blueprint',
  failed: (message: string) =>
    `Failed to generate transit reading: ${message}. Please make sure you have completed your birth profile.`,
  notCalculated: 'Failed to calculate transit chart',
  unknownError: 'Unknown error',
  attachedTitle: (moment: string) => `Transit Chart, ${moment}`,
  momentQuestion: (when: string, place: string, transits: string) =>
    `What does the sky of ${when} in ${place} hold for me?\n\nTransits: ${transits}.`,
  retrograde: (position: string) => `${position} retrograde`,
  followUp: "What's happening on this day? (A date? A meeting? A decision? Tell me more, or you can skip.)",
};
