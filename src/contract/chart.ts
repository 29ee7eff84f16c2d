/** A chart the person saved: what it was computed from, so that it can be drawn again. */
import * as z from 'zod/mini';
import { deletedAt, instantMs, textUpTo } from './fields.ts';
import { MAX_TITLE_CHARS } from './limits.ts';
import { sheetRef } from './stored-reading.ts';
import type { SheetRef } from './stored-reading.ts';

export const chartTypes = ['natal', 'transit', 'synastry', 'human-design'] as const;
export type ChartType = (typeof chartTypes)[number];

export const chartFields = z.object({
  title: textUpTo(MAX_TITLE_CHARS),
  chartType: z.enum(chartTypes),
  sheet: sheetRef,
  createdAt: instantMs,
  deletedAt,
});
export type ChartFields = Omit<z.infer<typeof chartFields>, 'sheet'> & { sheet: SheetRef };
export type SavedChart = ChartFields & { readonly id: string };
