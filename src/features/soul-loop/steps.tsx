import { type ReactNode, useEffect, useId, useState } from 'react';
import { emotions, MAX_SOUL_INPUT_CHARS, MAX_SOUL_REFLECTION_CHARS } from '#contract/soul-entry.ts';
import type { BegunLoop, SoulDraft } from '#contract/soul-draft.ts';
import { setSetting } from '#db/settings.ts';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { WordsSupport } from '#parts/safety/words-support.tsx';
import { actionRule } from '#practice/soul-loop/actions.ts';
import { helpedAnswers } from '#practice/soul-loop/ask-helped.ts';
import { closingWords, hasSmaller, offeredAction } from '#practice/soul-loop/begun.ts';
import { placeOf } from '#practice/soul-loop/choose-action.ts';
import { isPatternId } from '#practice/soul-loop/patterns.ts';
import type { LoopWords } from '#practice/soul-loop/words.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useSession } from '#store/session.ts';
import { uiSoulLoop } from '#text/en/ui-soul-loop.ts';
import { Button } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { careFor } from './answer-loop.ts';
import { Insight } from './insight.tsx';
import { LimitedField } from './limited-field.tsx';
import { Page } from './page.tsx';
import styles from './soul-loop.module.css';
import { useLoopWords } from './use-loop-words.ts';
import type { SoulLoop } from './use-soul-loop.ts';

type StepProps = { loop: SoulLoop; draft: SoulDraft };
type BegunProps = StepProps & { begun: BegunLoop; words: LoopWords };

/** The page of the step a draft is on. */
export function Step(props: StepProps & { onOpenEntry: (id: string) => void }) {
  const { draft, loop } = props;
  const { begun, step } = draft;
  if (step === 1 || begun === null) return <WriteStep {...props} />;
  if (loop.words === null) return <Page step={step} heading="" help={null} actions={null} />;
  const rest = { loop, draft, begun, words: loop.words };
  switch (step) {
    case 2:
      return begun.kind === 'support' ? (
        <SupportStep {...rest} />
      ) : (
        <PatternStep {...rest} onOpenEntry={props.onOpenEntry} />
      );
    case 3:
      return <QuestionStep {...rest} />;
    case 4:
      return <ActionStep {...rest} />;
    case 5:
      return <SoullogStep {...rest} />;
  }
}

function WriteStep({ loop, draft }: StepProps) {
  const t = useText(uiSoulLoop);
  const id = useId();
  const signedIn = useSession().type === 'signed-in';
  return (
    <Page
      step={1}
      headingId={id}
      heading={t.writeHeading}
      help={<p id={`${id}help`}>{signedIn ? t.writeHelpSynced : t.writeHelp}</p>}
      actions={
        <>
          <Button tone="gold" wide aria-disabled={loop.working} onClick={() => void loop.begin()}>
            {loop.working ? t.beginning : t.begin}
          </Button>
          <div className={styles.quiet}>
            <TextButton onClick={() => void loop.rest()}>{t.restDay}</TextButton>
          </div>
        </>
      }
    >
      {loop.opened.asks !== null && <LastTime loop={loop} />}
      {/* People come before the words, here and on every page that shows them. */}
      <TextSupport text={draft.text} />
      <LimitedField
        value={draft.text}
        max={MAX_SOUL_INPUT_CHARS}
        rows={4}
        labelledBy={id}
        describedBy={`${id}help`}
        readOnly={loop.working}
        onChange={(text) => loop.edit({ text })}
      />
      <fieldset className={styles.chips}>
        <legend className="meta">{t.feelings}</legend>
        {emotions.map((emotion) => (
          <button
            key={emotion}
            type="button"
            className={styles.chip}
            aria-pressed={draft.emotion === emotion}
            onClick={() => loop.edit({ emotion: draft.emotion === emotion ? null : emotion })}
          >
            {t.feeling(emotion)}
          </button>
        ))}
      </fieldset>
      <div className={styles.foot}>
        <SkySwitch loop={loop} />
        <span className="meta">{t.underTen}</span>
      </div>
    </Page>
  );
}

/** Whether the insight may end on the sky. It holds from the next answer on. */
function SkySwitch({ loop }: { loop: SoulLoop }) {
  const t = useText(uiSoulLoop);
  const { db, deps } = useLocalData();
  const [on, setOn] = useState(loop.opened.sky);
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => {
          setOn(event.target.checked);
          loop.setSky(event.target.checked);
          void setSetting(db, deps, 'loop.sky', event.target.checked);
        }}
      />
      <span className="meta">{t.sky}</span>
    </label>
  );
}

/** The one question of an opening. */
function LastTime({ loop }: { loop: SoulLoop }) {
  const t = useText(uiSoulLoop);
  const id = useId();
  const { asks } = loop.opened;
  const words = useLoopWords('en');
  if (asks === null || words === null) return null;
  return (
    <section className={styles.lastTime} aria-labelledby={id}>
      <p className="meta">{t.lastTime(words.actions[asks.action].text)}</p>
      {loop.helped === null ? (
        <>
          <p id={id}>{t.didItHelp}</p>
          <div className={styles.answers}>
            {helpedAnswers.map(({ answer }) => (
              <button
                key={answer}
                type="button"
                className={styles.chip}
                onClick={() => void loop.answerHelped(answer)}
              >
                {t[answer]}
              </button>
            ))}
          </div>
        </>
      ) : (
        <p id={id} role="status">
          {t.thanksHelped}
        </p>
      )}
    </section>
  );
}

function PatternStep({
  loop,
  draft,
  begun,
  words,
  onOpenEntry,
}: BegunProps & { onOpenEntry: (id: string) => void }) {
  const t = useText(uiSoulLoop);
  const { patternId } = begun.entry;
  const named = patternId !== null && isPatternId(patternId) && patternId !== 'unnamed';
  return (
    <Page
      step={2}
      heading={t.patternHeading}
      help={<p>{t.patternHelp}</p>}
      actions={
        <>
          <Button tone="gold" wide onClick={() => loop.goTo(3)}>
            {t.continue}
          </Button>
          {named && (
            <div className={styles.quiet}>
              <TextButton aria-disabled={loop.working} onClick={() => void loop.decline()}>
                {t.notThis}
              </TextButton>
            </div>
          )}
        </>
      }
    >
      {begun.heavy && <WordsSupport text={draft.text} zone={loop.opened.zone} />}
      <Well />
      {patternId !== null && isPatternId(patternId) && (
        <h3 className={`display ${styles.name}`} lang={begun.lang}>
          {words.patterns[patternId].name}
        </h3>
      )}
      <Insight begun={begun} zone={loop.opened.zone} today={draft.date} onOpenEntry={onOpenEntry} />
    </Page>
  );
}

/** The room's emblem, wide: a well with its rope and bucket on the horizon. */
function Well() {
  return (
    <svg viewBox="0 0 342 132" className={styles.well} aria-hidden>
      <path d="M0 96h59M283 96h59" className={styles.horizon} />
      <ellipse cx="171" cy="80" rx="112" ry="25" />
      <path d="M59 80v22a112 25 0 0 0 224 0V80" />
      <path
        d="M75 84c8-11 46-19 96-19s88 8 96 19M133 86c8 5 22 8 38 8s30-3 38-8M148 83c6 3 14 4.5 23 4.5s17-1.5 23-4.5"
        className={styles.fine}
      />
      <path d="M171 0v45M157 58a14 13 0 0 1 28 0M157 58h28l-5 25h-18zM158.500 66h25" />
    </svg>
  );
}

/** At tier 1 the way on comes only after this, as on the card itself. */
const GO_ON_AFTER_MS = 10_000;

/** People who answer, in place of a pattern. What follows is offered and never asked for. */
function SupportStep({ loop, draft }: BegunProps) {
  const t = useText(uiSoulLoop);
  const [waited, setWaited] = useState(careFor(draft.text, loop.kit).tier !== 1);
  useEffect(() => {
    if (waited) return undefined;
    const timer = setTimeout(() => setWaited(true), GO_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waited]);
  return (
    <Page
      step={2}
      heading={t.supportHeading}
      help={null}
      actions={
        <div className={styles.quiet}>
          {waited && <TextButton onClick={() => loop.goTo(3)}>{t.supportGoOn}</TextButton>}
          <TextButton onClick={() => void loop.enough()}>{t.supportEnough}</TextButton>
        </div>
      }
    >
      <WordsSupport text={draft.text} zone={loop.opened.zone} />
    </Page>
  );
}

function QuestionStep({ loop, begun, words }: BegunProps) {
  const t = useText(uiSoulLoop);
  return (
    <Page
      step={3}
      heading={t.questionHeading}
      help={<p>{t.questionHelp}</p>}
      actions={
        <Button tone="gold" wide onClick={() => loop.goTo(4)}>
          {t.continue}
        </Button>
      }
    >
      <p className={`display ${styles.question}`} lang={begun.lang}>
        {begun.kind === 'support' ? words.support.question : begun.entry.reflectiveQuestion}
      </p>
    </Page>
  );
}

function ActionStep({ loop, draft, begun, words }: BegunProps) {
  const t = useText(uiSoulLoop);
  const action = offeredAction(begun);
  return (
    <Page
      step={4}
      heading={t.actionHeading}
      help={
        action === null ? null : (
          <p>
            <span className="num">{t.actionMeta(actionRule(action).minutes, '')}</span>
            <span lang={begun.lang}>{words.places[placeOf(action)]}</span>
          </p>
        )
      }
      actions={
        <Button tone="gold" wide onClick={() => loop.goTo(5)}>
          {t.continue}
        </Button>
      }
    >
      <p className={styles.action} lang={begun.lang} aria-live="polite">
        {begun.kind === 'support' ? words.support.action : begun.entry.microAction}
      </p>
      {hasSmaller(begun) && (
        <p>
          <TextButton onClick={loop.smaller}>{t.smaller}</TextButton>
        </p>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.done}
          onChange={(event) => loop.edit({ done: event.target.checked })}
        />
        <span>{t.completed}</span>
      </label>
    </Page>
  );
}

function SoullogStep({ loop, draft, begun, words }: BegunProps) {
  const t = useText(uiSoulLoop);
  const id = useId();
  const support = begun.kind === 'support';
  return (
    <Page
      step={5}
      heading={t.soullogHeading}
      help={null}
      actions={
        <Button tone="gold" wide aria-disabled={loop.working} onClick={() => void loop.complete()}>
          {t.complete}
        </Button>
      }
    >
      <p id={id} className={styles.prompt} lang={begun.lang}>
        {support ? words.support.prompt : begun.entry.soullogPrompt}
      </p>
      <TextSupport text={draft.reflection} />
      <LimitedField
        value={draft.reflection}
        max={MAX_SOUL_REFLECTION_CHARS}
        rows={3}
        labelledBy={id}
        readOnly={loop.working}
        onChange={(reflection) => loop.edit({ reflection })}
      />
      <section className={styles.closing} aria-label={t.finalInsight}>
        <h3 className="meta">{t.finalInsight}</h3>
        <Closing lang={begun.lang}>{closingWords(draft, words, loop.kit)}</Closing>
      </section>
    </Page>
  );
}

function Closing(props: { lang: string; children: ReactNode }) {
  return <p lang={props.lang}>{props.children}</p>;
}
