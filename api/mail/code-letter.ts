/** The letters that carry a code. */
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

/** The letter with a code that deletes the account of the address `to`, good for `minutes`. */
export function deletionLetter(to: string, code: string, minutes: number): Letter {
  return {
    to,
    subject: `Your code to delete your ${brand.product} account`,
    text: [
      `The code that deletes your ${brand.product} account is ${code}.`,
      'With it everything in the account is removed from the server and from every device that syncs with it. This cannot be undone.',
      `The code holds for ${minutes} minutes and works once.`,
      'If you did not ask for this, do not give the code to anyone: without it nothing happens.',
      '',
    ].join('\n\n'),
  };
}
