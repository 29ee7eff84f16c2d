import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { NatalView } from '#engine/protocol.ts';
import { birthTitle } from '#parts/birth/birth-words.ts';
import { ChartFigure } from '#parts/chart/chart-figure.tsx';
import { ChartSummary } from '#parts/chart/chart-summary.tsx';
import { chartView, rangeView } from '#parts/chart/chart-view.ts';
import { HousesMenu } from '#parts/chart/houses-menu.tsx';
import { MachineToggle } from '#parts/chart/machine-toggle.tsx';
import { SurvivorList } from '#parts/chart/survivor-list.tsx';
import { TimeMachine } from '#parts/chart/time-machine.tsx';
import { uiChart } from '#text/en/ui-chart.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './natal-section.module.css';
import type { Blueprint } from './profile-queries.ts';
import type { Natal } from './use-natal.ts';

type Resolved = Exclude<NatalView, { readonly type: 'unresolved' }>;

/** The companion has the person's own chart already. */
const ask = { attached: null };

/** The natal chart: absent, being generated, or the figure with its time machine and what it says in short. */
export function NatalSection(props: {
  blueprint: Blueprint;
  natal: Natal;
  /** The person has asked for the chart, now or earlier. */
  generated: boolean;
  onGenerate: () => void;
  onEdit: () => void;
}) {
  const t = useText(uiProfile);
  const c = useText(uiChart);
  const { again } = props.natal;
  const asked: Natal['asked'] = props.generated ? props.natal.asked : { type: 'none' };
  return (
    <section className={styles.section} aria-labelledby="natal-title">
      <h2 id="natal-title" className="sr-only">
        {c.natalChart}
      </h2>
      {asked.type === 'none' && (
        <GeneratePrompt
          complete={props.natal.asked.type !== 'none'}
          onGenerate={props.onGenerate}
          onEdit={props.onEdit}
        />
      )}
      {asked.type === 'working' && (
        <p role="status" className={styles.working}>
          <span className={styles.spinner} aria-hidden="true" />
          {c.generating}
        </p>
      )}
      {asked.type === 'failed' && (
        <Prompt text={c.chartFailed}>
          <Button tone="line" size="small" onClick={again}>
            {c.tryAgain}
          </Button>
        </Prompt>
      )}
      {asked.type === 'answer' &&
        (asked.output.type === 'unresolved' ? (
          <Prompt text={t.unresolved}>
            <Button tone="leaf" size="small" onClick={props.onEdit}>
              {t.edit}
            </Button>
          </Prompt>
        ) : (
          <>
            <NatalFigure blueprint={props.blueprint} natal={asked.output} />
            {props.natal.request !== null && (
              <ChartSummary natal={asked.output} request={props.natal.request} />
            )}
          </>
        ))}
    </section>
  );
}

/** Offers to generate the chart, and says what is missing for it once that was asked for. */
function GeneratePrompt(props: { complete: boolean; onGenerate: () => void; onEdit: () => void }) {
  const t = useText(uiProfile);
  const [refused, setRefused] = useState(false);
  return (
    <Prompt text={t.noChart} note={t.noChartNote}>
      <Button tone="gold" size="small" onClick={props.complete ? props.onGenerate : () => setRefused(true)}>
        {t.generateChart}
      </Button>
      <div role="alert">
        {refused && !props.complete && (
          <Prompt text={t.completeFirst} note={t.completeFirstNote}>
            <Button tone="leaf" size="small" onClick={props.onEdit}>
              {t.addDetails}
            </Button>
          </Prompt>
        )}
      </div>
    </Prompt>
  );
}

function Prompt(props: { text: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.prompt}>
      <p>{props.text}</p>
      {props.note !== undefined && <p className="muted">{props.note}</p>}
      {props.children}
    </div>
  );
}

function NatalFigure({ blueprint, natal }: { blueprint: Blueprint; natal: Resolved }) {
  const c = useText(uiChart);
  const [machine, setMachine] = useState(false);
  const toggler = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // The button that was pressed is drawn anew under the rings, or under the wheel: focus stays on it.
    if (pressed.current) toggler.current?.focus({ preventScroll: true });
  }, [machine]);
  const { details } = natal.moment;
  const view = useMemo(
    () =>
      natal.type === 'chart'
        ? chartView(natal.chart, c, { patterns: natal.patterns, shape: natal.shape })
        : rangeView(natal.range, c),
    [natal, c],
  );
  const doubt = natal.type === 'chart' ? natal.doubt : natal.range;
  const ascendant = view.objects.find(({ id }) => id === 'asc')?.position ?? null;
  const notes = [
    view.exact ? '' : details.time === null ? c.timeWouldAdd : c.placeWouldAdd,
    view.houses?.fellBack === true ? c.polar(c[view.houses.requested]) : '',
    view.exact && details.plusMinusMin > 0 ? c.doubtNote(details.plusMinusMin) : '',
  ].filter(Boolean);
  const toggle = (
    <MachineToggle
      ref={toggler}
      open={machine}
      onToggle={() => {
        pressed.current = true;
        setMachine((was) => !was);
      }}
    />
  );
  return (
    <ChartFigure
      view={view}
      title={birthTitle(details)}
      controls={view.houses !== null && <HousesMenu system={blueprint.houseSystem} ascendant={ascendant} />}
      notes={notes}
      ask={ask}
      renderStage={
        machine && view.exact
          ? (wheel) => (
              <TimeMachine
                wheel={wheel}
                birth={details}
                houseSystem={blueprint.houseSystem}
                node={blueprint.node}
                zone={blueprint.zone}
              >
                {toggle}
              </TimeMachine>
            )
          : undefined
      }
      aside={
        doubt !== null && (
          <SurvivorList
            range={doubt}
            note={view.exact ? c.survivesNote(details.plusMinusMin) : c.survivesNoteDay}
          />
        )
      }
    >
      {view.exact && !machine && toggle}
    </ChartFigure>
  );
}
