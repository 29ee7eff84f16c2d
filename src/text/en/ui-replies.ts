/** Words in and under the messages of a chat. */
const fellBackWhys: Readonly<Record<string, string>> = {
  'rate-limited': 'the model was asked too often just now',
  timeout: 'the model did not answer in time',
  unreachable: 'the model could not be reached',
  'bad-key': 'the model did not accept the key',
  malformed: 'the model answered in a form that could not be read',
  refused: 'the model would not answer',
  'too-long': 'the question was too long for the model',
  empty: 'the model wrote nothing',
  uncited: 'the model cited nothing from your chart',
  contradicted: 'the model contradicted your chart',
  unsafe: 'the model wrote something that is not said here',
  'used-up': 'the messages for hosted models are used up for now',
  'no-model': 'this server has no model',
  'no-key': 'no key for that model is kept on this device',
  offline: 'there is no network',
};

const partialWhys: Readonly<Record<string, string>> = {
  stopped: 'You stopped this reading.',
  cut: 'The model broke off here.',
  length: 'The model was cut off at its length limit.',
  closed: 'The page was closed while this was being written.',
};

/** Models that have said no name of their own. */
const ownNames: Readonly<Record<string, string>> = {
  hosted: 'the model of this server',
  'built-in': 'the browser’s own model',
};

/** "Bea’s and James’s". */
const namesOf = (names: readonly string[]): string =>
  names.map((name) => (name.trim() === '' ? 'somebody’s' : `${name.trim()}’s`)).join(' and ');

export const uiReplies = {
  // What a person wrote
  edit: 'Edit and send again',
  editMessage: 'Your message',
  cancel: 'Cancel',
  sendAgain: 'Send again',
  copyMessage: 'Copy message',
  previousVersion: 'Previous version',
  nextVersion: 'Next version',
  versionOfSpoken: (n: number, of: number) => `Version ${n} of ${of}`,
  versions: 'Versions of this message',
  picture: 'Picture you sent',
  pictureElsewhere: 'This picture is not on this device yet.',
  tooLongToSend: (max: string) => `At most ${max} characters can be sent at once.`,

  // Under a reply
  answers: 'Answers to this message',
  landed: 'This landed',
  missed: 'This didn’t land',
  readAloud: 'Read aloud',
  readAloudOff: 'Read aloud: choose a voice in the settings',
  stopReading: 'Stop reading aloud',
  goOn: 'Continue',
  tryAgain: 'Try again',

  // How a reading came about
  notOnSheet: 'Not on your sheet',
  notOnSheetText: 'Nothing computed here says this. Take it as reflection.',
  struckSpoken: 'Struck, because your sheet says otherwise:',
  sheetSays: (fact: string) => `Your sheet says: ${fact}`,
  sheetDenies: 'Your sheet says otherwise.',
  removedWith: (...names: readonly string[]) => `Removed with ${namesOf(names)} data.`,
  sealed: (digits: string) => `Cards sealed as ${digits}`,
  chartRemoved: (name: string) => `Chart removed with ${namesOf([name])} data`,
  restOn: (resting: number, of: number) =>
    `${resting} of ${of} ${of === 1 ? 'sentence' : 'sentences'} ${resting === 1 ? 'rests' : 'rest'} on your chart`,
  struckCount: (count: number) => `${count} struck`,
  writtenBy: (model: string) => `Written by ${ownNames[model] ?? model}`,
  fellBack: (why: string) =>
    `Answered on this device instead: ${fellBackWhys[why] ?? 'the model could not answer'}.`,
  partial: (why: string) => partialWhys[why] ?? 'This reading is not whole.',

  // Facts alone
  factsOnly: 'Facts only',
  factsOnlyNote: 'Facts and what is written about each. No prose was made for you.',
  noFacts: 'No fact bears on this.',

  keywords: 'Suggested keywords',
  askOn: (word: string) =>
    `Tell me more about ${/^[a-z0-9]+ house$|^(?:Sun|Moon|Ascendant|Midheaven|Vertex)$/.test(word) ? 'the ' : ''}${word}.`,
  askOnThai: (word: string) => `เล่าเรื่อง${word}เพิ่มอีกหน่อย`,
};
