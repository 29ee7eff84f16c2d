import { chartDraft } from '#contract/chart-draft.ts';
import { localDate } from '#lib/local-date.ts';
import { useFormDraft } from '#parts/form-draft.ts';
import { useLocalData } from '#store/db-context.tsx';
import { type ChartDraft, emptyChartDraft, withProfile } from './chart-draft.ts';
import type { ChartSettings } from './chart-settings.ts';

/** Other people's births stay off the disk, so that deleting a person, or using one once, leaves nothing here. */
const isKept = ({ filledIn }: { readonly filledIn: boolean }): boolean => !filledIn;

/**
 * The form of a chart as it was left. A change is a function of what is kept now, so two changes in one go both count.
 * `own` fills an untouched form with the person's own birth.
 */
export function useChartDraft(
  key: string,
  settings: ChartSettings,
  own: boolean,
): {
  readonly draft: ChartDraft;
  readonly change: (to: (was: ChartDraft) => ChartDraft) => void;
  readonly clear: () => void;
} {
  const { deps } = useLocalData();
  const unsaved = useFormDraft(key, chartDraft, isKept);
  const today = localDate(deps.clock.now(), settings.zone);
  const read = (kept: typeof unsaved.value): ChartDraft => {
    if (kept) return { ...kept, from: kept.from ?? today };
    const empty = emptyChartDraft(today);
    return own ? withProfile(empty, settings.profile, true) : empty;
  };
  return {
    draft: read(unsaved.value),
    change: (to) =>
      unsaved.set((was) => {
        const next = to(read(was));
        return { ...next, from: next.from === today ? null : next.from };
      }),
    clear: () => unsaved.set(() => null),
  };
}
