import { useEffect, useRef, useState } from 'react';
import { type Accuracy, measureAccuracy } from '#parts/accuracy/accuracy.ts';
import {
  REFERENCE_TOLERANCE_DEG,
  referenceCharts,
  type ReferencePoint,
} from '#parts/accuracy/reference-charts.ts';
import { useEngine } from '#store/engine-context.tsx';
import { uiChart } from '#text/en/ui-chart.ts';
import { uiSettingsHelp } from '#text/en/ui-settings-help.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './panes.module.css';

type State =
  | { readonly type: 'idle' }
  | { readonly type: 'running'; readonly done: number }
  | { readonly type: 'failed' }
  | { readonly type: 'done'; readonly accuracy: Accuracy };

const CHARTS = referenceCharts.length;
const POSITIONS = referenceCharts.reduce((sum, { longitudes }) => sum + Object.keys(longitudes).length, 0);
const LIMIT_ARCSEC = REFERENCE_TOLERANCE_DEG * 3600;

/** Compares what this device computes with another ephemeris, and says how far each body is off. */
export function AccuracyTest() {
  const t = useText(uiSettingsHelp);
  const c = useText(uiChart);
  const engine = useEngine();
  const [state, setState] = useState<State>({ type: 'idle' });
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const set = (next: State) => {
    if (shown.current) setState(next);
  };
  const run = () => {
    set({ type: 'running', done: 0 });
    measureAccuracy(engine, (done) => set({ type: 'running', done })).then(
      (accuracy) => set({ type: 'done', accuracy }),
      () => set({ type: 'failed' }),
    );
  };
  const nameOf = (point: ReferencePoint) => (point === 'northnode' ? t.northnode : c[point]);
  const running = state.type === 'running';
  return (
    <>
      <p>{t.accuracyNote(CHARTS, POSITIONS)}</p>
      <div className={styles.buttons}>
        <Button
          size="small"
          data-setting="help.accuracy"
          aria-disabled={running}
          onClick={() => {
            if (!running) run();
          }}
        >
          {state.type === 'done' ? t.accuracyAgain : t.accuracyRun}
        </Button>
      </div>
      {running && (
        <div className={styles.progress}>
          <progress value={state.done} max={CHARTS} aria-label={t.accuracy} />
          <span className="meta num">{t.accuracyProgress(state.done, CHARTS)}</span>
        </div>
      )}
      <p role="status" className={state.type === 'done' || state.type === 'failed' ? undefined : 'sr-only'}>
        {state.type === 'failed' ? t.accuracyFailed : ''}
        {state.type === 'done' ? verdict(state.accuracy, t, nameOf) : ''}
      </p>
      {state.type === 'done' && (
        <table className={styles.table}>
          <caption className="sr-only">{t.accuracy}</caption>
          <thead>
            <tr>
              <th scope="col">{t.accuracyPoint}</th>
              <th scope="col">{t.accuracyOff}</th>
            </tr>
          </thead>
          <tbody>
            {state.accuracy.points.map(({ point, worstArcsec }) => (
              <tr key={point}>
                <th scope="row">{nameOf(point)}</th>
                <td className="num">{worstArcsec.toFixed(2)}″</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function verdict(
  { points }: Accuracy,
  t: typeof uiSettingsHelp,
  nameOf: (point: ReferencePoint) => string,
): string {
  const wrong = points.filter(({ worstArcsec }) => !(worstArcsec <= LIMIT_ARCSEC));
  if (wrong.length > 0) return t.accuracyBad(wrong.map(({ point }) => nameOf(point)).join(', '));
  return t.accuracyGood(Math.max(...points.map(({ worstArcsec }) => worstArcsec)).toFixed(2));
}
