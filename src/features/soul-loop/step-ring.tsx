import { uiSoulLoop } from '#text/en/ui-soul-loop.ts';
import { useText } from '#ui/use-text.ts';
import styles from './soul-loop.module.css';

const RADIUS = 26;
const STEPS = [1, 2, 3, 4, 5] as const;
/** Half the gap between two arcs, degrees. */
const GAP = 5;

function arc(step: number): string {
  const from = (step - 1) * 72 + GAP - 90;
  const to = step * 72 - GAP - 90;
  const at = (deg: number) => {
    const rad = (deg * Math.PI) / 180;
    return `${(28 + RADIUS * Math.cos(rad)).toFixed(2)} ${(28 + RADIUS * Math.sin(rad)).toFixed(2)}`;
  };
  return `M${at(from)}A${RADIUS} ${RADIUS} 0 0 1 ${at(to)}`;
}

/** How far the loop has come: a step is a fifth, drawn as an arc and said as a percentage. */
export function StepRing({ step }: { step: number }) {
  const t = useText(uiSoulLoop);
  const percent = step * 20;
  return (
    <div
      className={styles.ring}
      role="progressbar"
      aria-label={t.title}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={t.progress(step, percent)}
    >
      <svg viewBox="0 0 56 56" aria-hidden>
        {STEPS.map((one) => (
          <path key={one} d={arc(one)} className={one <= step ? styles.arcDone : styles.arc} />
        ))}
      </svg>
      <span className="num" aria-hidden>
        {percent}%
      </span>
    </div>
  );
}

/** The ring closed: today is held. */
export function Seal() {
  return (
    <svg viewBox="0 0 120 60" className={styles.seal} aria-hidden>
      <path d="M0 37.200H30M90 37.200H120" className={styles.horizon} />
      <path d="M60 7.200A30 30 0 1 1 59.990 7.200" pathLength={1} className={styles.sealRing} />
      <path d="M60 27L67.500 37.200L60 47.400L52.500 37.200Z" className={styles.sealMark} />
    </svg>
  );
}
