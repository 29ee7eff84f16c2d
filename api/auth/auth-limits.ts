/** How often a client of the network, an address of mail or a person may ask the sign-in surface for something. */
import type { Limit } from '../limits.ts';

const minuteS = 60;
const hourS = 3600;

export const authLimits = {
  mailsOfAddress: { name: 'auth-mail', max: 1, windowS: minuteS },
  mailsOfAddressHourly: { name: 'auth-mail-hour', max: 20, windowS: hourS },
  mailsOfClient: { name: 'auth-mail-client', max: 100, windowS: hourS },
  triesOfAddress: { name: 'auth-verify', max: 20, windowS: hourS },
  triesOfClient: { name: 'auth-verify-client', max: 100, windowS: hourS },
  flowsOfClient: { name: 'auth-flow-client', max: 100, windowS: hourS },
  // Wider than the flows: whoever left may come back.
  returnsOfClient: { name: 'auth-return-client', max: 200, windowS: hourS },
  // A refusal here would end sessions whose token has run out: wide enough for a whole office behind one address.
  tokensOfClient: { name: 'auth-token-client', max: 1000, windowS: 5 * minuteS },
  changesOfUser: { name: 'auth-user', max: 60, windowS: hourS },
} as const satisfies Record<string, Limit>;
