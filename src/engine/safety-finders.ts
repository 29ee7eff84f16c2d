/** The slot finders of both languages: both always run, so that mixed messages are understood. */
import { createSlotFinder } from '#companion/safety/slots.ts';
import { englishSlots } from '#text/safety/slots-en.ts';
import { thaiSlots } from '#text/safety/slots-th.ts';

export const safetyFinders = [createSlotFinder(englishSlots, 'en'), createSlotFinder(thaiSlots, 'th')];
