/** The forms of the Soul Insight Tools as they are typed. */
import * as z from 'zod/mini';
import { textUpTo } from './fields.ts';
import { emotions } from './soul-entry.ts';

/** More than any field can hold, so that nothing typed is lost before it was checked. */
const typed = textUpTo(2000);

/** The question of Ask the Universe, the intention of the Crystal Guide. */
export const wordsDraft = typed;

export const numerologyDraft = z.object({ name: typed, date: typed });

export const meditationDraft = z.object({ minutes: typed, feeling: z.enum(['none', ...emotions]) });
