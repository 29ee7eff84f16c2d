/** The letter that carries a sign-in code. */
import { brand } from '#app/brand.ts';
import type { Letter } from './mail.ts';

/** The letter with `code`, which holds for `minutes`, for the owner of the address `to`. */
export function codeLetter(to: string, code: string, minutes: number): Letter {
  return {
    to,
    subject: `Your ${brand.product} sign-in code`,
    text: [
      `Your ${brand.product} sign-in code is ${code}.`,
      `It holds for ${minutes} minutes and works once.`,
      'If you did not ask for this, nothing happens: you can leave this message alone.',
      '',
    ].join('\n\n'),
  };
}
