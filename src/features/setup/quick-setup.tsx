import { useId, useState } from 'react';
import { uiSetup } from '#text/en/ui-setup.ts';
import { type SetupStep, setupSteps } from '#contract/setting.ts';
import { Icon } from '#ui/icon.tsx';
import { IconCheck, IconChevronDown } from '#ui/icons.ts';
import { Link } from '#ui/router.ts';
import { useText } from '#ui/use-text.ts';
import styles from './quick-setup.module.css';

/** The checklist in the sidebar: a line and a bar, opened to its four steps. Plain data in, intents out. */
export function QuickSetup(props: {
  done: readonly SetupStep[];
  /** Where each step is done. */
  hrefs: Readonly<Record<SetupStep, string>>;
  onStep: (step: SetupStep) => void;
}) {
  const t = useText(uiSetup);
  const id = useId();
  const [open, setOpen] = useState(false);
  const labels: Readonly<Record<SetupStep, string>> = {
    welcome: t.welcome,
    'birth-information': t.birthInformation,
    'natal-chart': t.natalChart,
    'start-chatting': t.startChatting,
  };
  const isDone = (step: SetupStep) => props.done.includes(step);
  const next = setupSteps.find((step) => !isDone(step));
  const [count, all] = [props.done.length, setupSteps.length];
  const progress = next === undefined ? t.progress(count, all) : t.progressNext(count, all, labels[next]);

  return (
    <section className={styles.setup} aria-labelledby={`${id}title`}>
      <h2>
        <button
          type="button"
          className={styles.head}
          aria-expanded={open}
          aria-controls={`${id}steps`}
          onClick={() => setOpen(!open)}
        >
          <span id={`${id}title`} className={styles.title}>
            {t.quickSetup}
          </span>
          <span className={`meta num ${styles.progress}`}>{progress}</span>
          <Icon of={IconChevronDown} size={16} className={open ? styles.flipped : styles.chevron} />
        </button>
      </h2>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t.quickSetup}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={count}
        aria-valuetext={t.progress(count, all)}
      >
        {setupSteps.map((step) => (
          <i key={step} className={isDone(step) ? styles.filled : styles.part} />
        ))}
      </div>
      <ul id={`${id}steps`} className={styles.steps} hidden={!open}>
        {setupSteps.map((step) => (
          <li key={step}>
            <Link className={styles.step} to={props.hrefs[step]} onClick={() => props.onStep(step)}>
              <span className={isDone(step) ? styles.ticked : styles.tick} aria-hidden>
                {isDone(step) && <Icon of={IconCheck} size={14} />}
              </span>
              {labels[step]}
              <span className="sr-only">, {isDone(step) ? t.done : t.notDone}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
