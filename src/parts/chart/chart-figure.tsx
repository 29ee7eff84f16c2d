import { type ComponentProps, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { usePageSetting } from '#store/page-settings.ts';
import { uiChart } from '#text/en/ui-chart.ts';
import { useWide } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import { Wheel } from '#ui/wheel/wheel.tsx';
import type { ChartAsk } from './ask-button.tsx';
import { AspectGrid, AspectPane, MinorsSwitch } from './aspect-views.tsx';
import { type ChartView, type ObjectId } from './chart-view.ts';
import styles from './chart.module.css';
import { FigureExport } from './figure-export.tsx';
import { HouseTable } from './house-table.tsx';
import { ObjectCard } from './object-card.tsx';
import { PatternPane, patternPoints } from './pattern-pane.tsx';
import { PositionTable, ShortPositionTable } from './position-table.tsx';
import { TabList } from './tab-list.tsx';
import { useCardTexts } from './use-card-texts.ts';
import type { SiderealId } from './use-sidereal.ts';
import { wheelAngles, wheelBodies, wheelCusps, wheelLines } from './wheel-props.ts';

export type WheelProps = ComponentProps<typeof Wheel>;

const tabs = ['viewChart', 'viewPlanets', 'viewAspects', 'viewHouses', 'viewPatterns'] as const;
type Tab = (typeof tabs)[number];

/**
 * A chart on the screen: the wheel, and beside or under it the object that is selected, the tables and the patterns. One
 * selection holds in all of them.
 */
export function ChartFigure(props: {
  view: ChartView;
  /** What the chart is of, without markup: "14 April 1993, 07:42, Lisbon". */
  title: string;
  /** What the wheel is called aloud; "Natal chart, …" when left out. */
  wheelTitle?: string;
  /** Beside the title, such as the menu of house systems. */
  controls?: ReactNode;
  /** Between the title and the wheel: what the reader should know about this chart. */
  notes?: readonly string[];
  /** What saved drawings are called, without an ending. */
  fileName?: string;
  /** How the objects of this chart are asked about in the chat; left out where they cannot be. */
  ask?: ChartAsk | undefined;
  /** What stands in the place of the wheel, given all it would have been drawn with. */
  renderStage?: ((wheel: WheelProps) => ReactNode) | undefined;
  /** Under the wheel. */
  children?: ReactNode;
  /** Under the tables. */
  aside?: ReactNode;
}) {
  const t = useText(uiChart);
  const wide = useWide();
  const id = useId();
  const drawing = useRef<HTMLElement>(null);
  const texts = useCardTexts();
  const [selected, setSelected] = useState<ObjectId>('sun');
  const [wantedTab, setTab] = useState<Tab>('viewChart');
  const [minors, setMinors] = useState(false);
  const [pattern, setPattern] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  // Chosen at this chart; until then as the settings have it.
  const [ownSidereal, setSidereal] = useState<SiderealId | null | undefined>(undefined);
  const usual = usePageSetting('zodiac');
  const sidereal = ownSidereal === undefined ? (usual === 'tropical' ? null : usual) : ownSidereal;

  const { view, title } = props;
  const shownTabs = tabs.filter(
    (tab) =>
      (tab !== 'viewHouses' || view.houses !== null) && (tab !== 'viewPatterns' || view.balance !== null),
  );
  const tab = shownTabs.includes(wantedTab) ? wantedTab : 'viewChart';
  const object = view.objects.find((one) => one.id === selected) ?? view.objects[0];
  const chosen = object?.id ?? null;
  const points = patternPoints(view, pattern);
  const point = object?.kind === 'point' ? object.id : null;
  // The same arrays between renders: a wheel that turns with time draws its still parts once.
  const bodies = useMemo(() => wheelBodies(view, point), [view, point]);
  const angles = useMemo(() => wheelAngles(view, t), [view, t]);
  const cusps = useMemo(() => wheelCusps(view), [view]);
  const choose = (one: string) => {
    setSelected(one as ObjectId);
    setPattern(null);
  };
  const wheel: WheelProps = {
    bodies,
    angles,
    cusps,
    ...wheelLines(view, minors, points),
    selected: points === null ? chosen : null,
    hovered,
    onHover: setHovered,
    title: props.wheelTitle ?? t.wheelTitle(title),
    description: t.wheelHelp,
    onSelect: choose,
    compact: !wide,
  };
  const choosing = { view, selected: chosen, onSelect: choose, hovered, onHover: setHovered };

  return (
    <div className={styles.body}>
      <div className={styles.stage}>
        <div className={styles.tool}>
          <p className="muted num">{title}</p>
          <div className={styles.controls}>
            {props.controls}
            <FigureExport drawing={drawing} fileName={props.fileName ?? title} />
          </div>
        </div>
        {props.notes?.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        <figure ref={drawing} className={styles.figure}>
          {props.renderStage === undefined ? <Wheel {...wheel} /> : props.renderStage(wheel)}
        </figure>
        {props.children}
        {wide && view.exact && (
          <section className={styles.part}>
            <div className={styles.partHead}>
              <h3 className={styles.small}>{t.viewAspects}</h3>
              {view.minors.length > 0 && <MinorsSwitch on={minors} onChange={setMinors} />}
            </div>
            <AspectGrid {...choosing} minors={minors} />
          </section>
        )}
      </div>
      <div className={styles.pane}>
        <TabList
          label={t.views}
          tabs={shownTabs.map((one) => ({ id: one, label: t[one] }))}
          chosen={tab}
          onChoose={setTab}
          tabId={(one) => `${id}-${one}`}
          panelId={`${id}-panel`}
          className={styles.tabs}
        />
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
          {tab === 'viewChart' && object !== undefined && (
            <>
              <ObjectCard
                view={view}
                object={object}
                minors={minors}
                texts={texts}
                ask={props.ask}
                onSelect={choose}
              />
              {wide && <ShortPositionTable {...choosing} />}
            </>
          )}
          {tab === 'viewPlanets' && (
            <PositionTable {...choosing} sidereal={sidereal} onSidereal={setSidereal} />
          )}
          {tab === 'viewAspects' && (
            <AspectPane {...choosing} texts={texts} minors={minors} onMinors={setMinors} wide={wide} />
          )}
          {tab === 'viewHouses' && view.houses !== null && (
            <HouseTable {...choosing} texts={texts} houses={view.houses} />
          )}
          {tab === 'viewPatterns' && (
            <PatternPane view={view} texts={texts} shown={pattern} onShow={setPattern} />
          )}
        </div>
        {props.aside}
      </div>
    </div>
  );
}
