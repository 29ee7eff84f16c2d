/** Where a question goes, above the input; where it went, under the reply. */
export const uiModels = {
  nothingLeft: 'Nothing left this device',
  nothingLeftNote: 'This reply was made here. Neither the question nor your birth data was sent anywhere.',
  sentTo: (host: string) => `Sent to ${host}`,
  sentToNote: (host: string) =>
    `Your question and the facts it rests on were sent to ${host}. Your birth place and time themselves were not.`,

  goesTo: (host: string) => `Your question goes to ${host}.`,
  staysHere: 'Your question stays on this device.',
  look: 'See what leaves',
} as const;
