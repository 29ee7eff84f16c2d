/** Limits requests to sign in, by address of the network, browser, mailbox and person. */
import type { Limit } from '../limits.ts';

const minuteS = 60;
const hourS = 3600;
const dayS = 24 * hourS;

/** Limits `OfClient` count an IPv6 client by its /64, and twice and four times as many by its /56 and /48. */
export const authLimits = {
  // One at once, the next after a minute, then after two, four … up to an hour. A sign-in begins anew.
  mailsOfMailbox: { name: 'auth-mail', max: 1, windowS: dayS, waitS: minuteS },
  // The same for a browser that has signed in there before: what others ask for does not hold it up.
  mailsOfBrowser: { name: 'auth-mail-browser', max: 1, windowS: dayS, waitS: minuteS },
  mailsOfClient: { name: 'auth-mail-client', max: 100, windowS: hourS },
  // Tries by browsers that have asked for no code. Whoever has asked has the tries of that code.
  triesElsewhere: { name: 'auth-verify-elsewhere', max: 5, windowS: dayS, waitS: minuteS },
  triesOfClient: { name: 'auth-verify-client', max: 100, windowS: hourS },
  // Wrong codes over all: a thousand are one right guess in a thousand hours.
  wrongOverAll: { name: 'auth-wrong', max: 1000, windowS: hourS },
  flowsOfClient: { name: 'auth-flow-client', max: 100, windowS: hourS },
  // Wider than the flows: whoever left may come back.
  returnsOfClient: { name: 'auth-return-client', max: 200, windowS: hourS },
  // A refusal here would end sessions whose token has run out: wide enough for a whole office behind one address.
  tokensOfClient: { name: 'auth-token-client', max: 1000, windowS: 5 * minuteS },
  changesOfUser: { name: 'auth-user', max: 60, windowS: hourS },
} as const satisfies Record<string, Limit>;
