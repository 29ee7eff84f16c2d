import { uiChart } from '#text/en/ui-chart.ts';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown } from '#ui/icons.ts';
import { MenuButton, type MenuEntry } from '#ui/menu-button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './chart.module.css';
import { type SiderealId, siderealIds } from './use-sidereal.ts';

/** Which sidereal zodiac stands beside the tropical one, if any. */
export function SiderealMenu(props: {
  chosen: SiderealId | null;
  onChoose: (id: SiderealId | null) => void;
}) {
  const t = useText(uiChart);
  const { chosen, onChoose } = props;
  const entries = (): readonly MenuEntry[] =>
    [null, ...siderealIds].map((id) => ({
      type: 'choice',
      id: id ?? 'off',
      label: id === null ? t.siderealOff : t[id],
      checked: id === chosen,
      onSelect: () => onChoose(id),
    }));
  return (
    <MenuButton entries={entries} menuLabel={t.siderealMenu} align="start" className={styles.chip}>
      {t.sidereal}
      <span className="muted">{chosen === null ? t.siderealOff : t[chosen]}</span>
      <Icon of={IconChevronDown} size={16} />
    </MenuButton>
  );
}
