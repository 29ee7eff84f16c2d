import { useEffect, useRef, useState } from 'react';
import { chartTypeDraft, chartTypes } from '#contract/chart-draft.ts';
import type { PlaceSearch } from '#engine/places-client.ts';
import { latestToday } from '#parts/birth/birth-words.ts';
import { usePlaceSearch } from '#parts/birth/use-place-search.ts';
import { useFormDraft } from '#parts/form-draft.ts';
import { PeopleDialog } from '#parts/people/people-dialog.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenTool } from '#store/open-tool.ts';
import { uiCharts } from '#text/en/ui-charts.ts';
import { Button } from '#ui/button.tsx';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import { IconBlueprint, IconChevronLeft, IconChevronRight, IconSynastry, IconTimeline } from '#ui/icons.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { ChartForm } from './chart-form.tsx';
import { ChartResult } from './chart-result.tsx';
import { type ChartSettings, useChartSettings } from './chart-settings.ts';
import styles from './charts.module.css';
import { SavePartner } from './save-partner.tsx';
import { useChartDraft } from './use-chart-draft.ts';
import { useChartFlow } from './use-chart.ts';
import { useSendChart } from './use-send-chart.ts';

type ChartType = (typeof chartTypes)[number];

/** "Chart Generator": a type of chart, its form, the chart. */
export function ChartsScreen(props: { makePlaceSearch?: () => PlaceSearch }) {
  const t = useText(uiCharts);
  const settings = useChartSettings();
  const places = usePlaceSearch(props.makePlaceSearch);
  const { value: type, set: setType } = useFormDraft('charts type', chartTypeDraft);
  const first = useRef<HTMLHeadingElement>(null);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    // What was pressed is gone; the title of what took its place is where reading goes on.
    if (moved) first.current?.focus();
  }, [type, moved]);
  const go = (to: ChartType | null) => {
    setMoved(true);
    setType(() => to);
  };
  if (settings === undefined || type === undefined) return <div className={styles.page} aria-busy="true" />;
  return (
    <div className={styles.page}>
      <h1 ref={first} tabIndex={-1} className={`display ${styles.title}`}>
        {type === null ? t.title : t[type]}
      </h1>
      {type === null ? (
        <TypeList places={places} settings={settings} onChoose={go} />
      ) : (
        <Chart
          key={type}
          type={type}
          places={places}
          settings={settings}
          onShown={() => first.current?.scrollIntoView({ block: 'start' })}
          onBack={() => go(null)}
        />
      )}
    </div>
  );
}

const drawings: Readonly<Record<ChartType, IconDrawing>> = {
  natal: IconBlueprint,
  transit: IconTimeline,
  synastry: IconSynastry,
};

function TypeList(props: {
  places: PlaceSearch;
  settings: ChartSettings;
  onChoose: (type: ChartType) => void;
}) {
  const t = useText(uiCharts);
  const { deps } = useLocalData();
  const openTool = useOpenTool();
  const [people, setPeople] = useState(false);
  const notes = { natal: t.natalNote, transit: t.transitNote, synastry: t.synastryNote };
  return (
    <>
      <ul className={styles.types} aria-label={t.chooseType}>
        {chartTypes.map((type) => (
          <li key={type}>
            <button type="button" className={styles.type} onClick={() => props.onChoose(type)}>
              <span className={styles.typeIcon}>
                <Icon of={drawings[type]} size={22} />
              </span>
              <span className={styles.typeText}>
                <span className={styles.typeName}>{t[type]}</span>
                <span className="muted">{notes[type]}</span>
              </span>
              <Icon of={IconChevronRight} size={18} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.quiet}>
        <TextButton onClick={() => openTool('human-design')}>{t.alsoHumanDesign}</TextButton>
        <TextButton onClick={() => openTool('calculator')}>{t.alsoCalculator}</TextButton>
        <TextButton onClick={() => setPeople(true)}>{t.managePeople}</TextButton>
      </div>
      {people && (
        <PeopleDialog
          start={{ type: 'list' }}
          places={props.places}
          rules={{ order: props.settings.order, today: latestToday(deps.clock.now()) }}
          onClose={() => setPeople(false)}
        />
      )}
    </>
  );
}

function Chart(props: {
  type: ChartType;
  places: PlaceSearch;
  settings: ChartSettings;
  /** The chart has taken the place of the form, or the form that of the chart. */
  onShown: () => void;
  onBack: () => void;
}) {
  const t = useText(uiCharts);
  const { deps } = useLocalData();
  const { type, places, settings } = props;
  const { draft, change, clear } = useChartDraft(`charts ${type}`, settings, false);
  const flow = useChartFlow(settings, deps.clock.now);
  const send = useSendChart(settings.zone);
  const { result } = flow;
  const top = useRef<HTMLDivElement>(null);
  const showing = result !== null;
  const shown = useRef(props.onShown);
  useEffect(() => {
    if (!showing) return;
    shown.current();
    top.current?.focus({ preventScroll: true });
  }, [showing]);
  return (
    <>
      <div className={styles.bar}>
        <TextButton
          className={styles.back}
          onClick={() => {
            clear();
            props.onBack();
          }}
        >
          <Icon of={IconChevronLeft} size={16} />
          {t.backToTypes}
        </TextButton>
        {result !== null && (
          <div className={styles.barEnd}>
            {result.kind === 'synastry' && (
              <SavePartner partner={result.request.partner} places={places} settings={settings} />
            )}
            <Button size="small" onClick={flow.back}>
              {t.editDetails}
            </Button>
            <Button size="small" tone="leaf" onClick={() => send(result)}>
              {t.sendToChat}
            </Button>
          </div>
        )}
      </div>
      {result === null ? (
        <div className={type === 'synastry' ? styles.plate : styles.plateNarrow}>
          <ChartForm
            kind={type}
            draft={draft}
            onDraft={change}
            settings={settings}
            today={latestToday(deps.clock.now())}
            places={places}
            level={2}
            named={type === 'synastry'}
            submitLabel={t.generate(t[type])}
            busy={flow.busy}
            trouble={flow.trouble}
            onGenerate={flow.generate}
          />
        </div>
      ) : (
        <div ref={top} tabIndex={-1} role="group" aria-label={t.computed(t[type])} className={styles.top}>
          <ChartResult result={result} settings={settings} at={flow.at} />
        </div>
      )}
    </>
  );
}
