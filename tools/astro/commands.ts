/**
 * The commands by name: each takes the value of one line and gives the value of one line, or says what is
 * wrong.
 */
import type { z } from 'zod';
import { problemOf } from './fields.ts';
import { humanDesignInput, humanDesignLine } from './humandesign-line.ts';
import { localTimeInput, localTimeLine } from './localtime-line.ts';
import { natalInput, natalLine } from './natal-line.ts';
import { skyInput, skyLine } from './sky-line.ts';
import { synastryInput, synastryLine } from './synastry-line.ts';
import { transitsInput, transitsLine } from './transits-line.ts';

export type Answer =
  | { readonly type: 'answer'; readonly value: object }
  | { readonly type: 'problem'; readonly problem: string };

export type Command = (value: unknown) => Promise<Answer>;

/** A command from the shape of its lines and what is computed from one. */
export function command<Schema extends z.ZodType>(
  schema: Schema,
  compute: (input: z.output<Schema>) => object | Promise<object>,
): Command {
  return async (value) => {
    const checked = schema.safeParse(value);
    if (!checked.success) return { type: 'problem', problem: problemOf(checked.error, value) };
    try {
      return { type: 'answer', value: await compute(checked.data) };
    } catch (error) {
      // One line that cannot be computed must not cost the others their answers.
      return { type: 'problem', problem: error instanceof Error ? error.message : String(error) };
    }
  };
}

export const commands = {
  natal: command(natalInput, natalLine),
  humandesign: command(humanDesignInput, humanDesignLine),
  transits: command(transitsInput, transitsLine),
  sky: command(skyInput, skyLine),
  synastry: command(synastryInput, synastryLine),
  localtime: command(localTimeInput, localTimeLine),
} as const satisfies Readonly<Record<string, Command>>;
