/** Words of App Data & Storage and its dialogs: export, import, deleting everything, the trash, and how long chats are kept. */
const things = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;

export const uiData = {
  onThisDevice: 'On this device',
  kind: 'What',
  count: 'Count',
  size: 'Size',
  prompts: 'Saved prompts',
  plugins: 'Plugins',
  agents: 'Agents',
  folders: 'Folders',
  chats: 'Chats',
  messages: 'Messages',
  profile: 'Profile',
  people: 'People',
  charts: 'Saved charts',
  soulEntries: 'Soul Loop entries',
  dreams: 'Dreams',
  draws: 'Saved draws',
  typeResults: 'Type results',
  favourites: 'Favourites',
  files: 'Pictures and recordings',
  settings: 'Settings',
  comesWithApp: 'with the app',
  unreadable: 'Cannot be read',
  unreadableNote:
    'These were left as they are, so that a later version may read them. An export takes them along.',
  countFailed: 'What is on this device could not be counted just now.',
  counting: 'Counting…',

  space: 'Space',
  spaceUsed: (used: string, allowed: string) => `${used} used of ${allowed} that the browser allows`,
  spaceMeter: 'Space used',
  spaceUnknown: 'This browser does not say how much room there is.',
  keptYes: 'The browser has promised not to clear it by itself.',
  keptNo: 'The browser may clear it when the device runs out of room.',
  keepIt: 'Ask the browser to keep it',
  keepRefused: 'The browser did not agree. It often does once the app is installed or used more.',

  backup: 'Backup',
  backupNever: 'No backup was made on this device yet.',
  backupToday: 'Last backup: today.',
  backupAgo: (days: number) => `Last backup: ${things(days, 'day', 'days')} ago.`,
  backupOld: 'That is a while. What you made since is in no backup.',
  backupWarning:
    'What you make here is kept in this browser on this device, and nowhere else. Clearing the browser’s data for this site removes it.',
  backupWarningAccount:
    'Your account keeps what you make as well. What has not been sent yet, or was not accepted by the server, is on this device alone; Cloud Sync & Backup tells what that is. Clearing the browser’s data for this site removes it.',
  export: 'Export',
  import: 'Import',

  putAway: 'Put away',
  archivedCount: (count: number) => things(count, 'archived chat', 'archived chats'),
  openArchived: 'Open archived chats',
  trashCount: (count: number, size: string) =>
    `${things(count, 'thing', 'things')} in the trash${count === 0 ? '' : `, ${size}`}`,
  openTrash: 'Open trash',

  retention: 'Old chats',
  retentionOn: 'Move old chats to the trash by themselves',
  retentionNote:
    'A chat goes when its last message is older than this. Pinned and archived chats stay, and so does one with a message half written. The trash keeps it for 7 days.',
  retentionDays: 'Keep chats for',
  days: (days: number) =>
    ({
      30: '30 days',
      90: '90 days',
      180: 'half a year',
      365: 'a year',
      730: 'two years',
      1825: 'five years',
    })[days] ?? things(days, 'day', 'days'),
  retentionNow: (count: number) =>
    count === 0
      ? 'No chat is that old now.'
      : count === 1
        ? '1 chat is that old now.'
        : `${count.toLocaleString('en')} chats are that old now.`,
  settingFailed: 'The setting was not kept: this device refused to store it.',

  deleteHeading: 'Delete everything',
  deleteNote: 'Deletes all that this app keeps in this browser, and starts again as for somebody new.',
  deleteAll: 'Delete All Local Data',

  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  working: 'Working…',
  progress: 'Progress',

  exportTitle: 'Export your data',
  exportText:
    'One file with all that you choose. It is made on this device and sent nowhere. API keys are never in it.',
  takeAlong: 'What to take along',
  groupChats: 'Chats and folders',
  groupPictures: 'Pictures and recordings',
  groupPeople: 'Your profile, people and saved charts',
  groupJournal: 'Soul Loop, dreams, draws and type results',
  groupSaved: 'Saved prompts and favourites',
  groupSettings: 'Settings',
  chooseOne: 'Choose at least one.',
  seal: 'Lock the file with a passphrase',
  sealNote:
    'Nobody can open it without the passphrase, and nobody can find the passphrase again, we least of all.',
  sealImpossible: 'Locking needs a page that is served securely (https).',
  passphrase: 'Passphrase',
  passphraseAgain: 'Passphrase again',
  passphraseHint: 'At least 8 characters. A few words are better than one.',
  passphraseShort: 'Take at least 8 characters.',
  passphraseOther: 'The two are not the same.',
  exportNow: 'Export',
  exporting: (done: number, of: number) => `${done.toLocaleString('en')} of ${of.toLocaleString('en')}`,
  exported: (name: string, size: string) => `Saved as ${name}, ${size}.`,
  exportedOpen: 'Anyone who has the file can read it. Keep it where you keep such things.',
  exportedSealed: 'Keep the passphrase somewhere else than the file.',
  exportFailed: 'The file could not be made. Nothing was changed; try again.',
  exportTooLarge: (limit: string) =>
    `That would be more than ${limit}, which is more than an import takes. Leave something out.`,

  importTitle: 'Import your data',
  importText: 'Choose a file that an export made. You see what it would change before anything is written.',
  chooseFile: 'Choose a file',
  chooseAnother: 'Choose another file',
  checking: 'Looking through the file…',
  sealedFile: 'This file is locked. Write the passphrase it was made with.',
  openFile: 'Open',
  madeOn: (day: string, version: string) => `Made on ${day} by version ${version}.`,
  previewKind: 'What',
  previewNew: 'New',
  previewLater: 'Changed',
  previewSame: 'Same',
  previewCaption: 'What is in the file, beside what is here',
  previewNothing: 'Everything in this file is here already.',
  previewEarlier: (count: number) =>
    `${things(count, 'thing was', 'things were')} changed here since: merging keeps them as they are here.`,
  previewDeleted: (count: number) => `${things(count, 'thing was', 'things were')} deleted here since.`,
  revive: 'Bring back what was deleted here',
  previewForeign: (count: number) =>
    `${things(count, 'record', 'records')} of a newer version: carried along until this app knows them.`,
  how: 'How to take it in',
  merge: 'Merge',
  mergeNote: 'Adds what is new, and of each thing keeps what was changed last. Nothing here is lost.',
  replace: 'Replace',
  replaceNote: 'Makes everything as it is in the file. What the file does not have is deleted for good.',
  replaceAccount:
    'You are signed in: your account and your other devices follow, and what is deleted is deleted there too.',
  replaceDeletes: (count: number) =>
    count === 0
      ? 'Nothing here would be deleted.'
      : `${things(count, 'thing', 'things')} here would be deleted for good.`,
  importNow: 'Import',
  replaceNow: 'Replace everything',
  importing: (share: string) => `Importing, ${share}`,
  importStay: 'You can close this page: once the file is read, the rest is finished at the next start.',
  imported: (changed: number) =>
    changed === 0
      ? 'Done. Everything was here already.'
      : `Done. ${things(changed, 'record', 'records')} came in.`,
  importedDeleted: (deleted: number) => `${things(deleted, 'record was', 'records were')} deleted.`,
  importBusy: 'Another tab is importing just now. Wait until it is done.',
  importFull: 'There is not enough room on this device. Nothing was changed.',
  importDisk: 'This device could not write it. Nothing was changed; try again.',
  nothingChanged: 'Nothing was changed.',
  problemTooLarge: (limit: string) => `The file is larger than ${limit}. No export is that large.`,
  problemUnreadable: 'The file can no longer be read. It may have been moved. Choose it again.',
  problemNotArchive: 'This is not a Soulstice export. It is a .zip or a .soulstice file that Export made.',
  problemChatsOnly:
    'This is a list of chats for reading. An import needs the file that Export in App Data & Storage makes.',
  problemNewer: 'This file was made by a newer version of the app. Update the app, then import it.',
  problemPassphrase: 'The passphrase does not open this file. Mind capitals and blanks.',
  problemDamaged: (part: string) => `The file is damaged or was cut off (${part}). Take another copy of it.`,
  problemBadRow: (part: string, line: number) =>
    `The file holds something that this app did not write (${part}, line ${line}).`,
  problemForbidden: (part: string) => `The file holds data made to do harm (${part}). It was not opened.`,
  problemExpands: (part: string) =>
    `The file unpacks into far more than it should (${part}). It was not opened.`,

  deleteTitle: 'Delete All Local Data',
  deleteGoes: 'Deleted from this browser, for good:',
  deleteGoesThings: 'chats, journal, people, charts, prompts, pictures, drafts and settings',
  deleteGoesKeys: 'API keys, kept audio, and who is signed in',
  deleteGoesAccounts: 'the copies of every account that was used here',
  deleteStaysNone: 'You have no account here: without a backup nothing of it can come back.',
  deleteStaysAccount:
    'Your account on the server stays as it is. What it has comes back when you sign in again, and your other devices keep theirs.',
  deleteUnsent: (count: number) =>
    `${things(count, 'change has', 'changes have')} not been sent to your account yet, and would be lost.`,
  deleteOtherTabs: 'Other tabs of this app start again as well.',
  exportFirst: 'Export first',
  deleteType: (word: string) => `Write ${word} to go on`,
  deleteWord: 'DELETE',
  deleteWrong: (word: string) => `Write the word ${word}, in capitals.`,
  deleteNow: 'Delete everything',
  deleting: 'Deleting…',
  deleteFailed:
    'Something may be left: the browser would not let go of all of it. Close other tabs of this app and try again, or clear this site’s data in the browser.',

  trashTitle: 'Trash',
  trashText: 'What you delete stays here for 7 days. People stay for an hour.',
  trashEmpty: 'The trash is empty.',
  trashChat: 'Chat',
  trashFolder: 'Folder',
  trashSoulEntry: 'Soul Loop entry',
  trashPerson: 'Person',
  trashPrompt: 'Prompt',
  trashChart: 'Chart',
  trashDraw: 'Draw',
  trashDream: 'Dream',
  trashTypeResult: 'Type result',
  daysLeft: (days: number) => (days <= 0 ? 'gone within the day' : `${things(days, 'day', 'days')} left`),
  hourLeft: 'gone within the hour',
  untitled: 'Untitled',
  restore: 'Restore',
  restored: 'Restored.',
  deleteOne: 'Delete now',
  deleted: 'Deleted for good.',
  undo: 'Undo',
  emptyTrash: 'Empty trash',
  emptyTitle: 'Empty the trash?',
  emptyText: (count: number) =>
    `${things(count, 'thing is', 'things are')} deleted for good. This cannot be undone.`,
  deleteOneTitle: 'Delete it for good?',
  deleteOneText: (name: string) => `“${name}” cannot be brought back after this.`,
  trashFailed: 'This device refused to store the change. Nothing was changed.',
};
