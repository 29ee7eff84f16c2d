/** Words of what opens from the input of the chat: modes, commands and pictures. The input's own are in ui-chat.ts, those of the voice in ui-speech.ts. */
import type { Need } from '#facts/ask.ts';

export const uiComposer = {
  // The mode picker
  modes: 'Reading mode',
  searchModes: 'Search modes',
  noMode: (query: string) => `No mode is called “${query}”.`,
  groupAll: 'All together',
  groupThai: 'Thai traditions',
  groupTraditions: 'Other traditions',
  groupFavorites: 'Favourites',
  forExample: 'For example:',
  favorite: 'Favourite',
  needsNothing: 'Needs nothing but your question',
  needs: (needs: string) => `Needs ${needs}`,
  more: (more: string) => `more with ${more}`,
  couldNotKeep: 'This could not be kept. Try again.',
  groupDivination: 'Drawn and cast',

  // Slash commands
  commands: 'Commands',
  noCommand: (typed: string) => `No command begins with “${typed}”.`,
  toolNote: 'Quick Tools',
  ownToolNote: 'Tool: a form of its own, computed on this device',
  modeNote: 'Reading mode',
  uploadImage: 'Upload an image',
  uploadNote: 'JPEG or PNG, up to 10 MB',
  voice: 'Voice input',
  voiceNote: 'Speak instead of typing',
  newChat: 'New Chat',
  resetChat: 'Reset Chat',
  regenerate: 'Regenerate',
  clearContext: 'Clear Context',
  copyLastMessage: 'Copy Last Message',
  temporaryChat: 'Toggle Temporary Chat',

  // Pictures
  cancel: 'Cancel',
  imageTitle: 'Upload an image',
  imageChoose: 'Choose an image',
  imageDrop: 'or drop one here. JPEG or PNG, up to 10 MB.',
  imageAnew:
    'It is drawn anew on this device first. Where and when it was taken, as cameras note it in the file, is left out.',
  imagePreview: 'The image you chose',
  imageRemove: 'Remove the image',
  imageWorking: 'Preparing the image',
  imageAdd: 'Add to message',
  imageTooLarge: 'File size must be under 10MB',
  imageWrongType: 'Please select a JPEG or PNG image',
  imageTooManyPixels: 'This image has more pixels than a phone can open. Please choose a smaller one.',
  imageNotSendable: 'The image could not be made small enough for a model. The question goes without it.',
  imageElsewhere: 'The image is not on this device yet. The question goes without it.',
  imageFailed: 'The image could not be kept, so nothing was sent. It is still here: try again.',
  imageSeen: 'The model you chose can look at it. It leaves this device when you send the message.',
  imageMaySee:
    'The model you chose may be able to look at it; it leaves this device when you send the message. If it cannot see, it reads from your words.',
  imageBlind: (persona: string) =>
    `What answers here reads words and cannot see, and ${persona} does not guess. Say what you see, and that is what it reads from. The picture stays with your message.`,
  analyse: 'What is to be seen',
  askWhat: 'What is in it?',
  askWhatHint: 'People, things, colours, words',
  askFirst: 'What did you notice first?',
  askFeeling: 'What does it stir in you?',
  askQuestion: 'What do you want to know?',
  saidOpening: 'I chose a picture to look at with you.',
  saidWhat: (text: string) => `It shows: ${text}`,
  saidFirst: (text: string) => `What I noticed first: ${text}`,
  saidFeeling: (text: string) => `What it stirs in me: ${text}`,
};

/** What a mode asks for, as one of a list. */
export const needNouns: Readonly<Record<Need, string>> = {
  'birth-date': 'birth date',
  'birth-time': 'birth time',
  'birth-place': 'birth place',
  'partner-birth': 'the other’s birth',
  question: 'a question to cast for',
  name: 'a name',
  'thai-name': 'a name in Thai letters',
  'latin-name': 'a name in Latin letters',
  sex: 'a counting rule',
  facing: 'where the door faces',
  answers: 'a few answers',
};
