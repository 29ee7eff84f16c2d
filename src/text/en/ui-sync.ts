/** Words of the sync: Cloud Sync & Backup, the question at the first sign-in, what did not reach the server. */
const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;

export const uiSync = {
  intro:
    'With an account, what you make is kept on the server as well and is the same on every device you sign in on. Without a network everything goes on here, and is sent when it can be.',
  guestIntro:
    'Without an account, what you make is kept in this browser on this device, and nowhere else. With one, your birth data, chats and journal are stored on this server as well, and are the same on every device you sign in on. What that means is in the',
  privacyPolicy: 'Privacy Policy',

  account: 'Account',
  signedInAs: 'Signed in as',
  noEmail: 'No e-mail known yet',
  state: 'State',
  lastSynced: 'Last synced',
  never: 'Not yet',
  syncNow: 'Sync now',
  syncingNow: 'Syncing…',
  signOut: 'Sign Out',
  signInAgain: 'Sign in again',

  stateDeviceOnly: 'Saved on this device.',
  stateSyncing: 'Syncing.',
  stateSyncingLeft: (count: number) => `Syncing, ${count.toLocaleString('en')} to send.`,
  stateSynced: 'Data synced across devices.',
  stateWaits: (waiting: number, why: string) =>
    waiting === 0 ? why : `${waiting.toLocaleString('en')} waiting. ${why}`,
  whyOffline: 'There is no network, or the server cannot be reached from here.',
  whyServer: 'The server cannot work just now. It is tried again by itself.',
  whyDevice:
    'The browser cannot read or write its storage on this device; the disk may be full. It is tried again by itself.',
  whySignedOut: 'The server has ended this session. Sign in again to go on.',
  whyLimited: 'The server asked for a pause. It goes on by itself.',
  keptHere: 'What you make is kept on this device meanwhile.',
  stateRefused: (count: number) => `Needs attention: ${counted('item', 'items')(count)} not accepted.`,
  stateTooOld: 'Needs attention: this version is too old to sync.',
  stateFull: 'Needs attention: this device has no room left.',

  tooOldTitle: 'This version is too old to sync',
  tooOldText: (waiting: number) =>
    waiting === 0
      ? 'The server takes newer versions of the app only. Nothing is lost: what you make is kept on this device, and goes out with the newer version.'
      : `The server takes newer versions of the app only. Nothing is lost: ${things(waiting)} on this device and will go out with the newer version.`,
  reload: 'Reload',
  reloading: 'Reloading…',

  newsTooOld:
    'The server takes newer versions of the app only. What you make is kept on this device meanwhile.',
  newsFull: 'What comes from your account cannot be kept here until there is room.',
  newsRefused: (count: number) =>
    `${counted('item was', 'items were')(count)} not accepted by the server. ${count === 1 ? 'It is' : 'They are'} safe on this device.`,
  newsSignedOut: 'The server has ended this session. What you make is kept on this device meanwhile.',
  newsShow: 'Show',
  newsWhatToDo: 'What to do',

  fullTitle: 'This device has no room left',
  fullText:
    'What comes from your account cannot be kept here until there is room. What is here already is safe. Free some space: remove files or apps you do not need, or empty other sites’ data in the browser. Then it goes on by itself.',
  fullSeeStorage: 'See App Data & Storage',
  tryAgain: 'Try again',

  refusedTitle: 'Not accepted by the server',
  refusedText:
    'These are safe on this device. The server did not take them, so your other devices do not have them.',
  refusedKept: (count: number) => `${counted('item stays', 'items stay')(count)} on this device only.`,
  keepHere: 'Keep only here',
  keepAllHere: 'Keep all only here',
  showAll: (count: number) => `Show all ${count.toLocaleString('en')}`,
  keepHereOf: (what: string) => `Keep only here: ${what}`,
  exportThem: 'Export',
  exportThemFailed: 'The file could not be made.',
  retryAll: 'Try again',
  retrying: 'Trying…',
  retried: (still: number) =>
    still === 0 ? 'The server took them all.' : `The server did not take ${counted('item', 'items')(still)}.`,
  retryWaits: 'They wait to be sent.',
  keptHereNow: 'Kept on this device only.',
  changeFailed: 'That was not kept: this device refused to store it.',
  whyUnknownKind: 'The server does not know this kind yet: it runs an older version.',
  whyBadRow: 'The server could not read it: something in it is not as it should be.',
  whyTooLarge: 'It is larger than one item may be.',
  whyFixedField:
    'It would change who wrote a message, or where it stands. That cannot change once it is sent.',
  whyQuota: 'Your account has no room left on the server.',
  whyOther: (word: string) => `The server says “${word}”, which this version of the app does not know.`,

  oneThread: 'Chat',
  oneMessage: 'Message',
  oneFolder: 'Folder',
  oneSoulEntry: 'Soul Loop entry',
  oneProfile: 'Your profile',
  onePerson: 'Person',
  oneFavourite: 'Favourite',
  onePrompt: 'Saved prompt',
  oneChart: 'Saved chart',
  oneDraw: 'Saved draw',
  oneDream: 'Dream',
  oneTypeResult: 'Type result',
  oneSetting: 'Setting',
  oneBlob: 'Image',
  oneOther: 'Item of another version',

  threads: counted('chat', 'chats'),
  messages: counted('message', 'messages'),
  folders: counted('folder', 'folders'),
  soulEntries: counted('Soul Loop entry', 'Soul Loop entries'),
  profile: () => 'your profile with your birth data',
  people: counted('person', 'people'),
  favourites: counted('favourite', 'favourites'),
  prompts: counted('saved prompt', 'saved prompts'),
  charts: counted('saved chart', 'saved charts'),
  draws: counted('saved draw', 'saved draws'),
  dreams: counted('dream', 'dreams'),
  typeResults: counted('type result', 'type results'),
  settings: counted('setting', 'settings'),
  blobs: counted('image', 'images'),
  and: 'and',

  devices: 'Devices',
  devicesText: 'Where your account is signed in.',
  devicesLoading: 'Asking the server…',
  devicesFailed: 'The devices could not be asked for just now.',
  devicesOffline: 'The list of devices needs the network.',
  checkAgain: 'Check again',
  thisDevice: 'This device',
  lastSeen: (when: string) => `Last here ${when}`,
  seenUnknown: 'Never synced',
  unknownDevice: 'Unknown device',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  otherBrowser: 'Browser',
  otherSystem: 'another system',
  end: 'End',
  endOf: (device: string) => `End: ${device}`,
  endTitle: (device: string) => `Sign out ${device}?`,
  endText:
    'It has to sign in again before it gets or sends anything. What is on it stays there until somebody signs in again or removes it.',
  endConfirm: 'Sign it out',
  endFailed: 'That device could not be signed out. Please try again.',
  ended: (device: string) => `${device} is signed out.`,
  cancel: 'Cancel',
  close: 'Close',

  pictures: 'Images and recordings',
  picturesNone: 'None yet. Images in chats are kept in your account with them.',
  picturesHere: 'On this device',
  picturesWaitUp: 'Waiting to be sent',
  picturesWaitDown: 'Not on this device yet',
  picturesOf: (count: number, size: string) => `${counted('file', 'files')(count)}, ${size}`,

  yourData: 'Your data on the server',
  exportText: 'Everything the server holds of you, as one JSON file.',
  exportAccount: 'Download my data',
  exporting: 'Downloading…',
  exportDone: 'The file is in your downloads.',
  exportFailed: 'The server did not give the file. Please try again.',
  exportOffline: 'There is no network. Try again once you are online.',
  exportSignIn: 'Sign in again first.',
  exportLimited: 'That was asked for too often. Try again in an hour.',
  deleteText: 'Your account, with everything in it, on the server and on this device.',
  deleteAccount: 'Delete account…',

  leftBehind: (count: number) =>
    `${counted('item', 'items')(count)} made here without an account ${count === 1 ? 'is' : 'are'} on this device only.`,
  leftBehindAdd: 'Add to this account…',

  firstTitle: 'Your account keeps what you make',
  firstStores:
    'Your birth data, your chats and your journal will be stored on this server, so that they are the same on every device you sign in on. No other account can reach them.',
  firstSee: 'What is stored, why and for how long is in the',
  firstGoOn: 'Go on',
  firstQuestion: (count: number) =>
    count === 1
      ? 'Add the 1 item on this device to this account?'
      : `Add the ${count.toLocaleString('en')} items on this device to this account?`,
  firstWhat: (list: string) => `Made here without an account: ${list}.`,
  firstAdd: 'Add them',
  firstKeep: 'Keep them on this device only',
  firstKeepHint:
    'Kept apart, you find them again after signing out, and can add them later under Cloud Sync & Backup.',
  firstCounting: 'Looking what is on this device…',
  firstLater: 'Ask me later',
  adding: 'Adding…',
  addingOf: (done: number, all: number) =>
    `${done.toLocaleString('en')} of ${all.toLocaleString('en')} added`,
  added: (count: number) =>
    count === 1
      ? 'The item is in your account now. It is being sent.'
      : `All ${count.toLocaleString('en')} items are in your account now. They are being sent.`,
  addFailedTitle: 'Not everything could be added',
  addFailedRoom:
    'This device has no room left. Nothing is lost: what was made here is still here, and adding goes on where it stopped once there is room.',
  addFailed:
    'Nothing is lost: what was made here is still here, and adding goes on where it stopped. Please try again.',
  done: 'Done',
};

const things = (count: number) =>
  count === 1 ? '1 thing waits' : `${count.toLocaleString('en')} things wait`;
