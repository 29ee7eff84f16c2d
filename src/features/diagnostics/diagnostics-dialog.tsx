import { useId, useState } from 'react';
import { brand } from '#app/brand.ts';
import fields from '#parts/birth/birth-form.module.css';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { uiDiagnostics } from '#text/en/ui-diagnostics.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './diagnostics-dialog.module.css';
import { reportText } from './report.ts';
import { checkIds, type Outcome } from './self-test.ts';
import { useSelfTest } from './use-self-test.ts';

/** The self-test: a line each, and the whole of it to copy for whoever helps. */
export function DiagnosticsDialog(props: { onClose: () => void }) {
  const t = useText(uiDiagnostics);
  const id = useId();
  const { deps } = useLocalData();
  const { outcomes, running, again } = useSelfTest();
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const failures = Object.values(outcomes).filter(({ status }) => status === 'failed').length;
  const report = () =>
    reportText(
      t,
      {
        product: brand.product,
        version: __APP_VERSION__,
        browser: navigator.userAgent,
        at: new Date(deps.clock.now()).toISOString(),
      },
      outcomes,
    );
  const copy = () =>
    navigator.clipboard.writeText(report()).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    );
  return (
    <LargeDialog
      title={t.title}
      closeLabel={t.close}
      narrow
      onClose={props.onClose}
      actions={
        <>
          <Button
            size="small"
            aria-disabled={running}
            onClick={() => {
              if (running) return;
              setCopied('no');
              again();
            }}
          >
            {t.again}
          </Button>
          <Button
            size="small"
            tone="leaf"
            aria-disabled={running}
            onClick={() => {
              if (!running) void copy();
            }}
          >
            {t.copy}
          </Button>
        </>
      }
    >
      <p className="muted">{t.intro}</p>
      <p role="status" className={styles.verdict}>
        {running ? t.running : failures === 0 ? t.allWell : t.someFailed(failures)}
      </p>
      {/* What scrolls can be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <dl className={styles.lines} tabIndex={0} aria-label={t.report}>
        {checkIds.map((one) => (
          <Line key={one} label={t[one]} outcome={outcomes[one]} />
        ))}
        <div>
          <dt>{t.version}</dt>
          <dd className="num">{__APP_VERSION__}</dd>
        </div>
      </dl>
      <p role="status" className={copied === 'no' ? 'sr-only' : styles.copied}>
        {copied === 'yes' ? t.copied : copied === 'refused' ? t.copyFailed : ''}
      </p>
      {copied === 'refused' && (
        <>
          <label htmlFor={id} className="sr-only">
            {t.report}
          </label>
          <textarea
            id={id}
            className={`${fields.input} ${styles.report}`}
            readOnly
            rows={9}
            value={report()}
          />
        </>
      )}
    </LargeDialog>
  );
}

function Line(props: { label: string; outcome: Outcome | undefined }) {
  const t = useText(uiDiagnostics);
  const status = props.outcome?.status ?? 'waiting';
  return (
    <div>
      <dt>
        {props.label}
        <span className={styles.status} data-status={status}>
          {t[status]}
        </span>
      </dt>
      {props.outcome !== undefined && <dd>{props.outcome.line}</dd>}
    </div>
  );
}
