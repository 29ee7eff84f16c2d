/** Addresses of mail, as accounts know them. */

/** Longest address that mail can carry (RFC 5321, 4.5.3.1.3, without the brackets). */
const maxChars = 254;

// One local part and one domain with a dot, of the characters mail systems give out; quoted forms are not taken.
const shape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** The address in lower case and without space around it: one person, one spelling. Null when it is no address. */
export function parseEmail(text: string): string | null {
  const email = inLowerCase(text.trim());
  return email.length <= maxChars && shape.test(email) ? email : null;
}

/** The mailbox of an address for limits: without what follows a plus sign, which most mail systems ignore. */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}

/**
 * The text with A–Z as a–z and everything else as it was. JavaScript's own lower case makes a plain k of the Kelvin sign
 * as well, and so the address of one person out of that of another.
 */
export const inLowerCase = (text: string): string =>
  text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
