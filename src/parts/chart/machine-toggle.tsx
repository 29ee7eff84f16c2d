import type { Ref } from 'react';
import { uiChart } from '#text/en/ui-chart.ts';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import styles from './chart.module.css';

/** The row that opens and closes the time machine. */
export function MachineToggle({
  open,
  onToggle,
  ref,
}: {
  open: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
}) {
  const t = useText(uiChart);
  return (
    <button ref={ref} type="button" className={styles.machineToggle} aria-expanded={open} onClick={onToggle}>
      <span>
        <b>{t.timeMachine}</b>
        <span className="muted">{t.timeMachineNote}</span>
      </span>
      <Icon of={IconChevronDown} size={18} />
    </button>
  );
}
