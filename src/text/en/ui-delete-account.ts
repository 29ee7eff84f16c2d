/** Words of ending an account. */
export const uiDeleteAccount = {
  title: 'Delete your account?',
  goes: 'This deletes, for good:',
  goesServer:
    'on the server: your profile with your birth data, your chats with their images, your journal, the people, charts, prompts and settings of this account, and the record of your sign-ins',
  goesHere: 'on this device: this account’s copy of all that',
  goesOthers: 'on your other devices: the sign-in, and their copies the next time they reach the server',
  stays:
    'What was made on this device without an account stays. Backups of the server’s database can hold a copy for some days; the Privacy Policy says how long.',
  exportFirst: 'If you want to keep anything, download your data first.',
  cancel: 'Cancel',
  close: 'Close',
  sendCode: 'Send me a code',
  sending: 'Sending…',
  code: 'Six-digit code',
  codeSentTo: (email: string | null) =>
    `A code was sent to ${email ?? 'the address of your account'}. It is good for ten minutes, and for deleting only.`,
  codeInLog: 'No mail is set up on this server: the code is in its log. It is good for ten minutes.',
  codeShort: 'The code has six digits.',
  codeWrong: 'This code is wrong or no longer valid. Check the digits, or ask for a new code.',
  resend: 'Send a new code',
  resendIn: (wait: string) => `Send a new code in ${wait}`,
  resent: 'A new code is on its way. The one before no longer works.',
  freshText:
    'To be sure that it is you, this server takes a deletion only soon after a sign-in. If yours is older, sign out, sign in again and come back here.',
  notFresh: 'Your last sign-in is too long ago. Sign out, sign in again and come back here.',
  delete: 'Delete for good',
  deleting: 'Deleting…',
  signInFirst: 'This session has ended. Sign in again first.',
  offline: 'There is no network. Nothing was deleted. Try again once you are online.',
  unavailable:
    'The server did not answer as it should, so it is not known whether it was deleted. Try again.',
  tooMany: (wait: string) => `That was too often. You can try again in ${wait}.`,
  tooManySoon: 'That was too often. Wait a little before the next try.',
  refused: (message: string) => `The server did not delete it: ${message}`,
  gone: 'Your account is deleted',
  copyLeft:
    'Everything of it on the server is deleted. The copy on this device could not be removed just now; nothing of it is sent any more.',
  copyRemove: 'Remove the copy',
};
