import { useEffect, useState } from 'react';
import { meditationDraft } from '#contract/tool-draft.ts';
import { emotions } from '#contract/soul-entry.ts';
import type { Fact } from '#facts/fact.ts';
import { useAttachToChat } from '#parts/chat/attach-to-chat.ts';
import { copyText } from '#parts/copy-text.ts';
import { useFormDraft } from '#parts/form-draft.ts';
import { FactList } from '#parts/reading/fact-list.tsx';
import {
  marginTime,
  MAX_MEDITATION_MINUTES,
  meditation,
  MIN_MEDITATION_MINUTES,
} from '#practice/tools/meditation.ts';
import type { Meditation, MeditationFeeling } from '#practice/tools/meditation.ts';
import { meditationWords } from '#text/en/self/tools/meditation-words.ts';
import { uiTools } from '#text/en/ui-tools.ts';
import { Button, PrimaryButton } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { NoChart } from './no-chart.tsx';
import { presetDraft } from './preset.ts';
import { ToolField } from './tool-field.tsx';
import { Result } from './tool-reading-view.tsx';
import styles from './tools.module.css';
import { type ToolPerson, useToolSky } from './use-tool-sky.ts';

const FEELINGS: readonly MeditationFeeling[] = ['none', ...emotions];

const USUAL: { readonly minutes: string; readonly feeling: MeditationFeeling } = {
  minutes: '5',
  feeling: 'none',
};

/** A script of so many minutes, with times in the margin, that can be followed as it runs. */
export function MeditationGenerator({ person }: { person: ToolPerson }) {
  const t = useText(uiTools);
  const sky = useToolSky(person);
  const unsaved = useFormDraft('meditation', meditationDraft);
  const { minutes, feeling } = unsaved.value ?? USUAL;
  const change = (part: Partial<typeof USUAL>) => unsaved.set((was) => ({ ...(was ?? USUAL), ...part }));
  const [problem, setProblem] = useState<string | null>(null);
  const [made, setMade] = useState<{ readonly script: Meditation; readonly turn: number } | null>(null);
  const range = t.minutesHint(MIN_MEDITATION_MINUTES, MAX_MEDITATION_MINUTES);
  const nameOf = (one: MeditationFeeling): string =>
    one === 'none' ? t.noFeeling : one.charAt(0).toUpperCase() + one.slice(1);
  const write = (turn: number) => {
    if (sky.type !== 'sky') return;
    const script = meditation({ minutes: Number(minutes), feeling, sky: sky.sky, turn }, meditationWords);
    setProblem(script.type === 'bad-minutes' ? range : null);
    setMade(script.type === 'script' ? { script, turn } : null);
  };
  return (
    <div className={styles.tool}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          write(0);
        }}
      >
        <div className={styles.pair}>
          <ToolField label={t.minutes} hint={range} problem={problem}>
            {(ties) => (
              <input
                {...ties}
                type="number"
                inputMode="numeric"
                min={MIN_MEDITATION_MINUTES}
                max={MAX_MEDITATION_MINUTES}
                step={1}
                value={minutes}
                onChange={({ target }) => {
                  change({ minutes: target.value });
                  setProblem(null);
                }}
              />
            )}
          </ToolField>
          <ToolField label={t.feeling}>
            {(ties) => (
              <select
                {...ties}
                value={feeling}
                onChange={({ target }) => change({ feeling: target.value as MeditationFeeling })}
              >
                {FEELINGS.map((one) => (
                  <option key={one} value={one}>
                    {nameOf(one)}
                  </option>
                ))}
              </select>
            )}
          </ToolField>
        </div>
        {person.birth === null && <NoChart />}
        {sky.type === 'failed' && <p className={styles.problem}>{t.failed}</p>}
        <div className={styles.actions}>
          <PrimaryButton type="submit" disabled={sky.type !== 'sky'}>
            {t.write}
          </PrimaryButton>
        </div>
      </form>
      {made !== null && sky.type === 'sky' && (
        <Script
          key={made.script.seed}
          script={made.script}
          facts={sky.facts}
          person={person}
          feeling={feeling === 'none' ? '' : feeling}
          onOtherWords={() => write(made.turn + 1)}
        />
      )}
    </div>
  );
}

const TICK_MS = 250;

/** Seconds since the beginning, counted by the clock and not by ticks; `null` before it was begun. */
function useRunning(wholeSec: number, now: () => number) {
  const [before, setBefore] = useState(0);
  const [since, setSince] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (since === null) return undefined;
    const read = () => {
      const passed = Math.min(wholeSec, before + (now() - since) / 1000);
      setAt(passed);
      if (passed >= wholeSec) {
        setBefore(wholeSec);
        setSince(null);
      }
    };
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [since, before, wholeSec, now]);
  return {
    at,
    running: since !== null,
    begun: since !== null || at > 0,
    begin: () => setSince(now()),
    pause: () => {
      setBefore(at);
      setSince(null);
    },
    reset: () => {
      setBefore(0);
      setAt(0);
      setSince(null);
    },
  };
}

// A stretch of time on this page alone: no record is made of it, so the page's own monotonic clock serves.
const pageClock = (): number => performance.now();

function Script(props: {
  script: Meditation;
  facts: readonly Fact[];
  person: ToolPerson;
  feeling: string;
  onOtherWords: () => void;
}) {
  const t = useText(uiTools);
  const attach = useAttachToChat();
  const { script, person } = props;
  const wholeSec = script.minutes * 60;
  const run = useRunning(wholeSec, pageClock);
  const nowAt = run.begun ? script.lines.findLastIndex(({ atSec }) => atSec <= run.at) : -1;
  const current = nowAt < 0 ? null : (script.lines[nowAt] ?? null);
  const cited = new Set<string>(script.lines.flatMap(({ cites }) => [...cites]));
  const whole = script.lines.map(({ atSec, text }) => `${marginTime(atSec)} ${text}`).join('\n');
  return (
    <Result title={t.script(script.minutes)} turn={script.seed}>
      <p className="muted">{t.elementFrom(script.elementFrom, script.element)}</p>
      <div className={styles.actions}>
        {run.running ? (
          <Button size="small" onClick={run.pause}>
            {t.pause}
          </Button>
        ) : (
          <Button size="small" tone="leaf" disabled={run.at >= wholeSec} onClick={run.begin}>
            {run.begun ? t.goOn : t.begin}
          </Button>
        )}
        {run.begun && (
          <Button size="small" onClick={run.reset}>
            {t.fromStart}
          </Button>
        )}
        <span className="meta num">{t.passed(marginTime(Math.floor(run.at)), marginTime(wholeSec))}</span>
      </div>
      <p role="status" className="sr-only">
        {run.at >= wholeSec ? t.atTheEnd : run.running ? current?.text : ''}
      </p>
      <ol className={styles.script}>
        {script.lines.map((line, at) => (
          <li key={line.atSec} aria-current={at === nowAt ? 'step' : undefined}>
            <span className="num meta">{marginTime(line.atSec)}</span>
            <span>
              {line.text}
              {line.silenceSec > 0 && <i className="meta"> {t.silence(line.silenceSec)}</i>}
            </span>
          </li>
        ))}
      </ol>
      <details className={styles.whole}>
        <summary>{t.why}</summary>
        <FactList
          facts={props.facts.filter(({ id }) => cited.has(id))}
          zone={person.zone}
          today={person.today}
        />
      </details>
      <div className={styles.actions}>
        <Button
          size="small"
          tone="leaf"
          onClick={() =>
            attach(
              presetDraft('meditation-generator', [String(script.minutes), props.feeling], '', {
                tool: ['meditation-generator'],
                minutes: [String(script.minutes)],
                feeling: [props.feeling],
              }),
            )
          }
        >
          {t.sendToChat}
        </Button>
        <Button size="small" onClick={props.onOtherWords}>
          {t.otherWords}
        </Button>
        <Button size="small" onClick={() => copyText(whole, t)}>
          {t.copy}
        </Button>
      </div>
    </Result>
  );
}
