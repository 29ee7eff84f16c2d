/** Words of the Quick Setup checklist. */
export const uiSetup = {
  quickSetup: 'Quick Setup',
  welcome: 'Welcome',
  birthInformation: 'Birth Information',
  natalChart: 'Set Natal Chart',
  startChatting: 'Start Chatting',
  progress: (done: number, all: number) => `${done} of ${all}`,
  progressNext: (done: number, all: number, next: string) => `${done} of ${all}, next: ${next}`,
  done: 'done',
  notDone: 'not done yet',
};
