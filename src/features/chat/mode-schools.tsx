/** The rules on which the schools of a mode differ, as choices: kept for that mode, read with its next question. */
import type { ReadingMode } from '#companion/request.ts';
import type { Settings } from '#db/settings.ts';
import { setSetting } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { schoolOptionWords, uiModeOptions } from '#text/en/modes-options.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import type { ModeOption } from './mode-options.ts';
import { OptionSelect } from './option-select.tsx';

interface SchoolsProps {
  mode: ReadingMode;
  /** What this mode lets choose. */
  schools: readonly ModeOption[];
  /** What was chosen so far, in all modes. */
  chosen: Settings['modes.schools'];
  /** Called when a choice was kept. */
  onKept?: () => void;
}

/** One choice for each rule; the first value of each is the one that nobody needs to choose. */
export function ModeSchools({ mode, schools, chosen, onKept }: SchoolsProps) {
  const t = useText(uiModeOptions);
  const { db, deps } = useLocalData();
  const choose = async (id: string, value: string, first: string) => {
    const { [id]: _, ...rest } = chosen[mode] ?? {};
    const own = value === first ? rest : { ...rest, [id]: value };
    const { [mode]: __, ...others } = chosen;
    const all = Object.keys(own).length === 0 ? others : { ...others, [mode]: own };
    const kept = await setSetting(db, deps, 'modes.schools', all);
    if (kept.ok) onKept?.();
    else notify({ text: t.couldNotKeep, tone: 'error' });
  };
  return schools.map(({ id, values }) => {
    const words = schoolOptionWords[id];
    const first = values[0] ?? '';
    return words === undefined ? null : (
      <OptionSelect
        key={id}
        words={words}
        values={values}
        value={chosen[mode]?.[id] ?? first}
        onChosen={(value) => void choose(id, value, first)}
      />
    );
  });
}
