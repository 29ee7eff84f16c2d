/** Words of the plans. The names of how a subscription stands are in ui-shell.ts. */
export const uiPlans = {
  title: 'Choose Your Cosmic Journey',
  close: 'Close the plans',

  loading: 'Loading the plans…',
  loadFailed: 'The plans could not be loaded just now.',
  offline: 'You are offline. The plans load once there is a connection.',
  tryAgain: 'Try again',

  notSetUp: 'Payments are not set up on this server',
  notSetUpText: 'Nothing can be bought here, and nothing will be charged. What is free stays as it is.',
  nothingToSell: 'There is nothing to buy on this server',
  nothingToSellText: 'It has no hosted model, which is all that a plan would bring. Everything else is free.',
  nonePlanned: 'No plan is on offer just now',
  nonePlannedText: 'Nothing can be bought here at the moment. What is free stays as it is.',

  rhythm: 'How often you pay',
  monthly: 'Monthly',
  yearly: 'Yearly',
  save: (percent: string) => `Save ${percent}% vs monthly`,
  perMonth: 'a month',
  perYear: 'a year',
  perMonthOfYear: (price: string) => `About ${price} a month, paid once a year.`,
  perMonthNote: 'Paid every month.',
  trial: (days: string) => `The first ${days} days cost nothing.`,

  freeHeading: 'for everyone',
  freePrice: 'Free',
  freeDevice: 'Every chart, card and reading that this device makes',
  freeKey: 'Your own model by your own key, not counted',
  freeSync: 'With an account, your data on all your devices',
  freeHosted: (perDay: string) => `${perDay} replies by the hosted model a day`,
  freeHostedSome: 'A number of replies by the hosted model each day',
  current: 'What you have now',
  alsoFree: 'All that is free, and:',

  upgrade: 'Upgrade',
  opening: 'Opening the payment page…',
  signInFirst: 'Sign in to upgrade',
  signInNote: 'A plan belongs to an account, so that it is there on all your devices.',
  manage: 'Manage subscription',
  manageNote: 'Change the card, end it, or see your bills on Stripe’s page.',
  given: 'The operator of this server has given you this plan.',

  renews: (date: string) => `Renews on ${date}.`,
  ends: (date: string) => `Ends on ${date}. Until then nothing changes.`,
  trialUntil: (date: string) => `The trial ends on ${date}, and the first payment is taken then.`,
  late: 'The last payment did not go through. Stripe tries again; you can change the card there.',
  expiredText: 'It has ended, and nothing more is charged. What you made is all still here.',

  secure: 'Secure payment by Stripe',
  anytime: 'Cancel anytime',
  moneyBack: '30-day money-back guarantee',
  renewal: 'It renews by itself until you end it.',

  thanks: 'Thank you. Your plan is active, on every device you are signed in on.',
  confirming: 'Waiting for Stripe to confirm the payment…',
  notYet:
    'Stripe has not confirmed the payment yet. Your plan becomes active by itself as soon as it does; you need not wait here.',
  nothingBought: 'Nothing was bought. You can go on whenever you like.',

  problemOffline: 'The server could not be reached. Nothing was charged; try again with a connection.',
  problemAway: 'The payment service did not answer. Nothing was charged; please try again in a minute.',
  problemHas: 'You have a subscription already. It is shown here now.',
  problemGone: 'This plan is not on offer any more.',
  problemSession: 'Your session has ended. Sign in again, and then choose the plan.',
  problemOften: 'That was tried very often. Please wait a few minutes.',
};
