import { useEffect, useRef } from 'react';
import type { PlaceSearch } from '#engine/places-client.ts';
import { latestToday } from '#parts/birth/birth-words.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { uiCharts } from '#text/en/ui-charts.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { ChartForm } from './chart-form.tsx';
import type { ChartKind } from './chart-request.ts';
import { ChartResult } from './chart-result.tsx';
import type { ChartSettings } from './chart-settings.ts';
import styles from './charts.module.css';
import { SavePartner } from './save-partner.tsx';
import { useChartDraft } from './use-chart-draft.ts';
import { useChartFlow } from './use-chart.ts';
import { useSendChart } from './use-send-chart.ts';

/**
 * A chart tool over the page: the form, then the chart itself as a preview, then back to the form with everything kept,
 * or on to the chat. What was typed is still there when the dialog is opened again.
 */
export function ToolDialog(props: {
  kind: ChartKind;
  settings: ChartSettings;
  places: PlaceSearch;
  onClose: () => void;
}) {
  const t = useText(uiCharts);
  const { deps } = useLocalData();
  const { kind, settings } = props;
  const { draft, change } = useChartDraft(`tool ${kind}`, settings, true);
  const flow = useChartFlow(settings, deps.clock.now);
  const send = useSendChart(settings.zone);
  const top = useRef<HTMLDivElement>(null);
  const { result } = flow;
  const showing = result !== null;
  useEffect(() => {
    // The button that was pressed is gone: the chart, or the form again, takes the focus and is shown from its top.
    if (!showing) return;
    top.current?.focus({ preventScroll: true });
    // Only what scrolls inside the dialog: bringing it into view would move the dialog's own frame.
    if (top.current?.parentElement) top.current.parentElement.scrollTop = 0;
  }, [showing]);
  const title = {
    natal: t.natalTool,
    synastry: t.synastryTool,
    transit: t.transitTool,
    'human-design': t.humanDesignTool,
  }[kind];
  return (
    <LargeDialog
      title={title}
      closeLabel={t.close}
      narrow={!showing && kind !== 'synastry'}
      onClose={props.onClose}
      actions={
        result !== null && (
          <>
            <Button size="small" onClick={flow.back}>
              {t.backToForm}
            </Button>
            {result.kind === 'synastry' && (
              <SavePartner partner={result.request.partner} places={props.places} settings={settings} />
            )}
            <Button
              size="small"
              tone="gold"
              onClick={() => {
                send(result);
                props.onClose();
              }}
            >
              {t.sendToChat}
            </Button>
          </>
        )
      }
    >
      {result === null ? (
        <ChartForm
          kind={kind}
          draft={draft}
          onDraft={change}
          settings={settings}
          today={latestToday(deps.clock.now())}
          places={props.places}
          level={3}
          named
          submitLabel={t.generateShort}
          busy={flow.busy}
          trouble={flow.trouble}
          onGenerate={flow.generate}
        />
      ) : (
        <div ref={top} tabIndex={-1} role="group" aria-label={title} className={styles.top}>
          <ChartResult result={result} settings={settings} at={flow.at} onAsked={props.onClose} />
        </div>
      )}
    </LargeDialog>
  );
}
