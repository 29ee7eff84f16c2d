import { useEffect, useId, useState } from 'react';
import type { NatalView } from '#engine/protocol.ts';
import { completeSetupSteps, setSetting } from '#db/settings.ts';
import type { SettingValue } from '#contract/setting.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiProfile } from '#text/en/ui-profile.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown } from '#ui/icons.ts';
import { MenuButton, type MenuEntry } from '#ui/menu-button.tsx';
import { notify } from '#ui/notify.ts';
import { useWide } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { Wheel } from '#ui/wheel/wheel.tsx';
import type { WheelAngle, WheelCusp } from '#ui/wheel/wheel.tsx';
import { chartView, degreeText, rangeView, type ChartView, type ObjectId } from './chart-view.ts';
import styles from './natal-section.module.css';
import { AspectGrid, AspectTable, HouseTable, PlanetTable } from './natal-tables.tsx';
import { ObjectCard } from './object-card.tsx';
import type { Blueprint } from './profile-queries.ts';
import { placeTitle, writeDate } from './profile-words.ts';
import type { Natal } from './use-natal.ts';

type Resolved = Exclude<NatalView, { readonly type: 'unresolved' }>;

/** The natal chart: what is missing for it, or the wheel with its lists. */
export function NatalSection(props: {
  blueprint: Blueprint;
  natal: Natal;
  editing: boolean;
  onEdit: () => void;
}) {
  const t = useText(uiProfile);
  const { asked, again } = props.natal;
  return (
    <section className={styles.section} aria-labelledby="natal-title">
      <h2 id="natal-title" className={`display ${styles.heading}`}>
        {t.natalChart}
      </h2>
      {asked.type === 'none' && (
        <Prompt text={t.completeFirst} note={t.completeFirstNote}>
          {!props.editing && (
            <Button tone="leaf" size="small" onClick={props.onEdit}>
              {t.addDetails}
            </Button>
          )}
        </Prompt>
      )}
      {asked.type === 'working' && (
        <p role="status" className={styles.working}>
          <span className={styles.spinner} aria-hidden="true" />
          {t.generating}
        </p>
      )}
      {asked.type === 'failed' && (
        <Prompt text={t.chartFailed}>
          <Button tone="line" size="small" onClick={again}>
            {t.tryAgain}
          </Button>
        </Prompt>
      )}
      {asked.type === 'answer' &&
        (asked.output.type === 'unresolved' ? (
          <Prompt text={t.unresolved}>
            {!props.editing && (
              <Button tone="leaf" size="small" onClick={props.onEdit}>
                {t.edit}
              </Button>
            )}
          </Prompt>
        ) : (
          <NatalChartView blueprint={props.blueprint} natal={asked.output} />
        ))}
    </section>
  );
}

function Prompt(props: { text: string; note?: string; children: React.ReactNode }) {
  return (
    <div className={styles.prompt}>
      <p>{props.text}</p>
      {props.note !== undefined && <p className="muted">{props.note}</p>}
      {props.children}
    </div>
  );
}

const tabs = ['viewChart', 'viewPlanets', 'viewAspects', 'viewHouses'] as const;
type Tab = (typeof tabs)[number];

function NatalChartView({ blueprint, natal }: { blueprint: Blueprint; natal: Resolved }) {
  const t = useText(uiProfile);
  const { db, deps } = useLocalData();
  const wide = useWide();
  const id = useId();
  const [selected, setSelected] = useState<ObjectId>('sun');
  const [wantedTab, setTab] = useState<Tab>('viewChart');
  useEffect(() => {
    void completeSetupSteps(db, deps, ['natal-chart']);
  }, [db, deps]);

  const view = natal.type === 'chart' ? chartView(natal.chart, t) : rangeView(natal.range, t);
  const { details } = natal.moment;
  const shownTabs = tabs.filter((tab) => tab !== 'viewHouses' || view.houses !== null);
  const tab = shownTabs.includes(wantedTab) ? wantedTab : 'viewChart';
  const object = view.objects.find((one) => one.id === selected) ?? view.objects[0];
  const title = [
    writeDate(details.date),
    details.time,
    details.place === null ? '' : placeTitle(details.place),
  ]
    .filter(Boolean)
    .join(', ');
  const choose = (chosen: string) => setSelected(chosen as ObjectId);

  return (
    <div className={styles.body}>
      <div className={styles.stage}>
        <div className={styles.tool}>
          <p className="muted num">{title}</p>
          {view.houses !== null && <HousesMenu system={blueprint.houseSystem} />}
        </div>
        {!view.exact && (
          <p className={styles.note}>{details.time === null ? t.timeWouldAdd : t.placeWouldAdd}</p>
        )}
        {view.houses?.fellBack === true && <p className={styles.note}>{t.polar}</p>}
        {view.exact && details.plusMinusMin > 0 && (
          <p className={styles.note}>{t.doubtNote(details.plusMinusMin)}</p>
        )}
        <figure className={styles.figure}>
          <Wheel
            title={t.wheelTitle(title)}
            description={t.wheelHelp}
            bodies={view.objects.filter(isBody).map((one) => ({
              id: one.id,
              glyph: one.glyph,
              lon: one.lon,
              stretch: one.stretch,
              degree: one.wheelDegree,
              sign: one.signs.length === 1 ? (one.signs[0] ?? null) : null,
              minute: one.wheelMinute,
              retrograde: one.motion === 'retrograde',
              name: one.spoken,
            }))}
            angles={view.exact ? wheelAngles(view, t) : []}
            cusps={wheelCusps(view)}
            aspects={view.aspects.map(({ a, b, aspect, strength }) => ({ a, b, kind: aspect, strength }))}
            selected={object?.id ?? null}
            onSelect={choose}
            compact={!wide}
          />
        </figure>
        {wide && <AspectGrid view={view} selected={selected} onSelect={choose} />}
      </div>
      <div className={styles.pane}>
        <div role="tablist" aria-label={t.views} className={styles.tabs}>
          {shownTabs.map((one, i) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}-${one}`}
              aria-selected={one === tab}
              aria-controls={`${id}-panel`}
              tabIndex={one === tab ? 0 : -1}
              onClick={() => setTab(one)}
              onKeyDown={(event) => {
                const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
                if (step === undefined) return;
                event.preventDefault();
                const next = shownTabs[(i + step + shownTabs.length) % shownTabs.length];
                if (next === undefined) return;
                setTab(next);
                document.getElementById(`${id}-${next}`)?.focus();
              }}
            >
              {t[one]}
            </button>
          ))}
        </div>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
          {tab === 'viewChart' && object !== undefined && (
            <>
              <ObjectCard view={view} object={object} onSelect={choose} />
              {wide && <PlanetTable view={view} selected={object.id} onSelect={choose} />}
            </>
          )}
          {tab === 'viewPlanets' && <PlanetTable view={view} selected={selected} onSelect={choose} />}
          {tab === 'viewAspects' && <AspectTable view={view} selected={selected} onSelect={choose} />}
          {tab === 'viewHouses' && view.houses !== null && (
            <HouseTable view={view} houses={view.houses} onSelect={choose} selected={selected} />
          )}
        </div>
      </div>
    </div>
  );
}

function isBody({ id }: { readonly id: ObjectId }): boolean {
  return id !== 'asc' && id !== 'mc';
}

/** The Ascendant first: it is the one that stands at nine o'clock. The two far ends cannot be chosen. */
function wheelAngles(view: ChartView, t: typeof uiProfile): readonly WheelAngle[] {
  const named = { asc: t.ac, mc: t.mcShort } as const;
  const far = { asc: t.dc, mc: t.ic } as const;
  const found = (['asc', 'mc'] as const).flatMap((id) => {
    const one = view.objects.find((object) => object.id === id);
    return one === undefined ? [] : [{ id, one }];
  });
  return [
    ...found.map(({ id, one }) => ({
      id,
      lon: one.lon,
      label: named[id],
      degree: one.degree,
      name: one.spoken,
    })),
    ...found.map(({ id, one }) => ({
      id: `${id}-far`,
      lon: one.lon + 180,
      label: far[id],
      degree: one.degree,
      name: null,
    })),
  ];
}

function wheelCusps(view: ChartView): readonly WheelCusp[] {
  const { houses } = view;
  if (houses === null) return [];
  // A whole-sign house begins where its sign does: twelve times 0°00′ would say nothing.
  return houses.cusps.map((lon) => ({ lon, degree: houses.system === 'whole' ? null : degreeText(lon) }));
}

const systems = [
  ['placidus', 'placidusNote'],
  ['whole', 'wholeNote'],
  ['equal', 'equalNote'],
] as const;

function HousesMenu({ system }: { system: SettingValue<'chart.houseSystem'> }) {
  const t = useText(uiProfile);
  const { db, deps } = useLocalData();
  const entries = (): readonly MenuEntry[] =>
    systems.map(([id, note]) => ({
      type: 'choice',
      id,
      label: t[id],
      note: t[note],
      checked: id === system,
      onSelect: () =>
        void setSetting(db, deps, 'chart.houseSystem', id).then((result) => {
          if (!result.ok) notify({ text: t.settingFailed, tone: 'error' });
        }),
    }));
  return (
    <MenuButton entries={entries} menuLabel={t.housesMenu} className={styles.chip}>
      <span className="sr-only">{t.housesMenu}: </span>
      {t[system]}
      <Icon of={IconChevronDown} size={16} />
    </MenuButton>
  );
}
