import type { Person } from '#contract/person.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown, IconUser } from '#ui/icons.ts';
import { MenuButton } from '#ui/menu-button.tsx';
import { useText } from '#ui/use-text.ts';
import { birthTitle } from '../birth/birth-words.ts';
import styles from './people.module.css';
import { usePeople } from './people-queries.ts';

/** Fills a birth form with somebody kept, and leads to the list of them. */
export function PeopleMenu(props: { label: string; onPick: (person: Person) => void; onManage: () => void }) {
  const t = useText(uiCharts);
  const people = usePeople() ?? [];
  return (
    <MenuButton
      className={styles.menu}
      menuLabel={t.fillMenu}
      entries={() => [
        ...people.map((person) => ({
          type: 'item' as const,
          id: person.id,
          label: person.name,
          note: (person.birth && birthTitle(person.birth)) || t.noBirthKept,
          icon: IconUser,
          onSelect: () => props.onPick(person),
        })),
        ...(people.length === 0
          ? [{ type: 'note' as const, id: 'none', text: t.peopleNone }]
          : [{ type: 'rule' as const, id: 'rule' }]),
        { type: 'item', id: 'manage', label: t.fillManage, onSelect: props.onManage },
      ]}
    >
      {props.label}
      <Icon of={IconChevronDown} size={16} />
    </MenuButton>
  );
}
