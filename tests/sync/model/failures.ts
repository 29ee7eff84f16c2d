/**
 * Runs that once broke a law, shrunk, each with what was wrong. They are played before any other, at both depths; a new
 * failure is added here with its mending.
 */
import type { Step } from './steps.ts';

export const failures: readonly { readonly was: string; readonly steps: readonly Step[] }[] = [
  {
    was: 'an answer to a database that was deleted moved the cursor of the one made after it',
    steps: [
      ['message', 1],
      ['sign in', 1, 0, true],
      ['round', 1],
      ['sign out', 1, false],
      ['sign in', 1, 0, false],
      ['deliver', 0],
      ['deliver', 0],
      ['write', 0, 0, 0],
    ],
  },
  {
    was: 'pages fetched while a push was on the way brought the cursor to where the push began, and its answer jumped over a row that the push had moved',
    steps: [
      ['sign in', 1, 1, false],
      ['favourite', 0, 0],
      ['message', 1],
      ['write', 1, 0, 0],
      ['write', 0, 1, 0],
      ['message', 0],
      ['message', 1],
      ['sign in', 0, 1, true],
      ['message', 1],
      ['write', 0, 0, 0],
      ['sync', 1],
      ['write', 0, 0, 0],
      ['push', 0],
      ['pull', 1],
      ['deliver', 0],
      ['deliver', 0],
      ['pull', 0],
      ['deliver', 4],
      ['deliver', 1],
      ['deliver', 2],
      ['deliver', 0],
      ['time', 1],
    ],
  },
  {
    was: 'a server put back to before the account had anything began with the epoch it had then, and what it lost was not sent again',
    steps: [
      ['sign in', 2, 0, false],
      ['write', 2, 0, 0],
      ['round', 2],
      ['deliver', 0],
      ['restore'],
      ['deliver', 0],
      ['favourite', 2, 0],
    ],
  },
];
