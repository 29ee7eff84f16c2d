/** The crisis cues of both languages: the shared table and what each language adds. */
import { mergeCues } from '#companion/safety/crisis-cues.ts';
import type { CrisisCues } from '#companion/safety/crisis-cues.ts';
import { englishCrisis } from '../en/crisis.ts';
import { thaiCrisis } from '../th/crisis.ts';
import data from './crisis-cues.json' with { type: 'json' };

export const crisisCues: CrisisCues = mergeCues(data, englishCrisis, thaiCrisis);
