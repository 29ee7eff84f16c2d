/** Words of reading aloud and of speaking instead of typing: their pages in App Settings, and what is said in a chat. */
const speechProblems: Readonly<Record<string, string>> = {
  'no-voice': 'This browser has no voice for that.',
  'not-allowed': 'The browser did not let the sound begin. Press Read aloud.',
  'no-network': 'The voice could not be reached over the network.',
  silent: 'The voice did not begin to speak. Choose another one in Text-to-speech.',
  'no-key': 'No OpenAI key is kept on this device. Add one in API Keys.',
  'bad-key': 'OpenAI did not accept the key.',
  'rate-limited': 'OpenAI says that the key was used too often, or that its credit is used up.',
};

const voiceProblems: Readonly<Record<string, string>> = {
  unsupported: 'Speech recognition is not supported in your browser. Please use Chrome or Edge.',
  'no-recorder': 'This browser cannot record on this page.',
  refused:
    'The browser does not let Soulstice use the microphone. Allow it in the site settings, beside the address, and try again.',
  'no-microphone': 'No microphone was found on this device.',
  'no-network': 'Speech is turned into words over the network, and there is none just now.',
  nothing: 'Nothing was heard.',
  language: 'Your browser cannot turn speech in this language into words.',
  'no-key': 'No OpenAI key is kept on this device. Add one in API Keys.',
  'bad-key': 'OpenAI did not accept the key.',
  'rate-limited': 'OpenAI says that the key was used too often, or that its credit is used up.',
};

export const uiSpeech = {
  // Text-to-speech
  speechApi: 'Speech API',
  speechDisabled: 'Disabled',
  speechWeb: 'Web API',
  speechOpenAi: 'OpenAI',
  speechDisabledNote: 'Nothing is read aloud. Choose a way, and every answer has a button that reads it.',
  speechWebNote:
    'The voices of your device and your browser. Free. Voices on this device work without a network; for the others the browser sends the words to whoever makes it.',
  speechOpenAiNote:
    'OpenAI’s voices, by your own key. The words that are read go straight from this device to api.openai.com, and OpenAI bills you for them. The sound is not kept.',
  speechNoVoices: 'This browser has no voices.',
  needsKey: 'No OpenAI key is kept on this device.',
  toKeys: 'Add a key',
  voiceSettings: 'Voice settings',
  voice: 'Voice',
  voiceByLanguage: 'By the language of the answer',
  voiceAway: (name: string) => `${name} (over the network)`,
  voiceNone: 'This browser names no voices. It may still have one of its own.',
  voiceGone: 'A voice that is not on this device now',
  voiceHint: 'For answers in English. Another language takes a voice of its own.',
  rate: 'Speed',
  rateValue: (times: string) => `${times} ×`,
  pitch: 'Pitch',
  pitchNone: 'OpenAI’s voices have no pitch to set.',
  autoRead: 'Read new answers aloud',
  autoReadNote: 'As soon as an answer is there. Never one with a support card.',
  highlight: 'Mark the words that are being read',
  highlightWebNote: 'Word by word where the voice says which word it is at, else sentence by sentence.',
  highlightOpenAiNote: 'Sentence by sentence: OpenAI’s voices do not say which word they are at.',
  test: 'Play a test phrase',
  testStop: 'Stop the test phrase',
  testPhrase: 'The sky is arithmetic. What you make of it is yours.',
  settingFailed: 'The setting was not kept: this device refused to store it.',

  speechProblem: (problem: string) => speechProblems[problem] ?? 'The voice broke off.',

  // Voice input: its page
  voiceProvider: 'Speech-to-Text Provider',
  voiceWeb: 'Web API (Free)',
  voiceOpenAi: 'OpenAI Whisper',
  voiceWebNote:
    'Your browser turns speech into words. Most browsers send the sound to the company that makes them to do so.',
  voiceOpenAiNote:
    'The recording goes straight from this device to api.openai.com by your own key when you stop, and OpenAI bills you for it. It is kept nowhere here.',
  sendAfter: 'Send after speech',
  sendAfterNote: 'What was understood is sent as soon as you stop. Off: it stands in the box first.',
  followLanguage: 'Follow the language of the interface',
  followLanguageNote: (lang: string) =>
    `Speech is taken for English, as the app is written. Off: for the language of your browser, ${lang}; OpenAI Whisper finds the language by itself.`,
  tryIt: 'Try your microphone',
  tryStop: 'Stop',
  tryNote: 'Nothing of it is kept or sent to a chat.',
  tryWaiting: 'The browser opens the microphone…',
  tryListening: 'Listening. Say something.',
  tryWriting: 'Turning it into words…',
  tryHeard: (words: string) => `Heard: “${words}”`,
  level: 'Loudness',
  levelNone: 'A phone cannot measure the loudness while the browser listens.',

  // Voice input: in a chat
  voiceProblem: (problem: string) => voiceProblems[problem] ?? 'The listening broke off. Try again.',
  voiceNoticeTitle: 'Where your voice goes',
  voiceNoticeWeb:
    'Your browser turns speech into words. Most browsers send the sound to the company that makes them to do so. Soulstice gets the words alone and keeps no sound.',
  voiceNoticeOpenAi:
    'You are recorded until you stop or fall silent. The recording then goes straight to api.openai.com by your own key, and the words come back. Soulstice keeps no sound.',
  voiceGo: 'Start listening',
  cancel: 'Cancel',
};
