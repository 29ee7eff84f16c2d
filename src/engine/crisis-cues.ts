/** The crisis cues of both languages: the shared table and what each language adds. */
import { mergeCues } from '#companion/safety/crisis-cues.ts';
import type { CrisisCues } from '#companion/safety/crisis-cues.ts';
import data from '#text/data/crisis-cues.json' with { type: 'json' };
import { englishCrisis } from '#text/en/crisis.ts';
import { thaiCrisis } from '#text/th/crisis.ts';

export const crisisCues: CrisisCues = mergeCues(data, englishCrisis, thaiCrisis);
