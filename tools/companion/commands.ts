/** The commands by name: each takes the value of one line and gives the value of one line. */
import { command } from '../astro/commands.ts';
import type { Command } from '../astro/commands.ts';
import { questionInput } from './question-case.ts';
import { readLine, understandLine } from './question-line.ts';
import { verifyInput, verifyLine } from './verify-line.ts';

export const commands = {
  understand: command(questionInput, understandLine),
  read: command(questionInput, readLine),
  verify: command(verifyInput, verifyLine),
} as const satisfies Readonly<Record<string, Command>>;
