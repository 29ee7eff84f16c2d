import { houseSystems, type SettingValue } from '#contract/setting.ts';
import { setSetting } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiChart } from '#text/en/ui-chart.ts';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown } from '#ui/icons.ts';
import { MenuButton, type MenuEntry } from '#ui/menu-button.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import styles from './chart.module.css';

type HouseSystem = SettingValue<'chart.houseSystem'>;

/** The ten house systems, each with what it divides. The choice is the setting of every chart. */
export function HousesMenu(props: {
  system: HouseSystem;
  /** "14°33′ Aries", told under the list since no system moves it. */
  ascendant: string | null;
}) {
  const t = useText(uiChart);
  const { db, deps } = useLocalData();
  const { system, ascendant } = props;
  const entries = (): readonly MenuEntry[] => [
    ...houseSystems.map((id): MenuEntry => ({
      type: 'choice',
      id,
      label: t[id],
      note: t[`${id}Note`],
      checked: id === system,
      onSelect: () =>
        void setSetting(db, deps, 'chart.houseSystem', id).then((result) => {
          if (!result.ok) notify({ text: t.settingFailed, tone: 'error' });
        }),
    })),
    ...(ascendant === null
      ? []
      : [{ type: 'note', id: 'ascendant', text: t.ascendantStays(ascendant) } as const]),
  ];
  return (
    <MenuButton entries={entries} menuLabel={t.housesMenu} className={styles.chip}>
      <span className="sr-only">{t.housesMenu}: </span>
      {t[system]}
      <Icon of={IconChevronDown} size={16} />
    </MenuButton>
  );
}
