/** Words of the page Help & About of App Settings; a list is a line each. The long texts are in ui-help.ts. */
export const uiSettingsHelp = {
  readingsTitle: 'How readings work',
  readings: (persona: string) =>
    `Your chart is computed on this device, from our own tables of the sky. ${persona} chooses the facts that bear on your question and writes sentences about them, by rules and words that people wrote. A gold mark shows the fact behind a clause. The places are arithmetic; what they mean is tradition.`,
  moreHelp: 'More about readings',

  leavesTitle: 'What leaves this device, and when',
  leaves: `Without an account and without a model, nothing that you write leaves this device.
With an account, what you keep here is sent to its server, so that your other devices have it.
If you choose a language model, each question goes to it with the facts that it needs. What goes, and what is left out, can be read before it goes.
With OpenAI’s voices or Whisper, the text to be read or the sound of what you say goes to OpenAI under your own key.
Voice input by the browser may send the sound to the browser’s maker. That is theirs to say.
Nothing is ever sent for analytics or advertising.`,
  openLens: 'See what would leave',

  aiTitle: (persona: string) => `${persona} is an AI`,
  ai: (persona: string) =>
    `${persona} is a program, not a person, and not always right. Readings are for reflection. They are not medical, psychological, legal or financial advice.`,
  safety: 'How we look after you',
  privacy: 'Privacy Policy',

  helplines: 'Helplines',
  helplinesNote:
    'People who answer. Those open now stand first. The country follows your time zone until you choose another.',
  helplinesLoading: 'Fetching the numbers…',
  helplinesFailed: 'The numbers could not be read. In danger, call your local emergency number.',

  accuracy: 'Accuracy on this device',
  accuracyNote: (charts: number, positions: number) =>
    `${charts} charts between 1911 and 2042, ${positions} positions, are computed here and compared with those of Swiss Ephemeris 2.10.03 on JPL DE431. Nothing of yours is used, and nothing is sent.`,
  accuracyRun: 'Compare now',
  accuracyAgain: 'Compare again',
  accuracyProgress: (done: number, of: number) => `${done} of ${of} charts`,
  accuracyFailed: 'The comparison stopped: the charts could not be computed. Reload the page and try again.',
  accuracyGood: (worst: string) => `All agree. The furthest is ${worst}″ off; the Moon is 1,800″ wide.`,
  accuracyBad: (points: string) => `Further off than 3.6″: ${points}. Charts on this device may be wrong.`,
  accuracyPoint: 'Body or angle',
  accuracyOff: 'Furthest off',
  northnode: 'Mean node',

  creditsTitle: 'Credits and licences',
  credits: `Places: GeoNames, CC BY 4.0.
Time zones: the IANA Time Zone Database, public domain, as your browser carries it.
Letters: Fraunces, Instrument Sans and the Noto fonts for Thai, SIL Open Font License.
Sky: our own ephemeris, made after JPL DE405 and published theories.`,
  toLicences: 'All licences',

  update: 'Version and update',
  version: (version: string) => `This is version ${version}.`,
  look: 'Check for an update',
  looking: 'Asking…',
  none: 'This is the newest version.',
  ready: 'A new version is ready.',
  take: 'Update now',
  unreached: 'The server could not be reached. Try again when you are online.',
  unsupported: 'This window keeps no copy of the app. Each time the page is loaded it is the newest.',
};
