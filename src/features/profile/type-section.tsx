import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { mbtiTypes } from '#contract/profile.ts';
import type { MbtiType } from '#contract/profile.ts';
import { saveProfile } from '#db/profile.ts';
import fields from '#parts/birth/birth-form.module.css';
import { useLoaded } from '#parts/use-loaded.ts';
import { isRetestDue } from '#practice/mbti/history.ts';
import { readType } from '#practice/mbti/shown-type.ts';
import { stackOf, STACK_PLACES } from '#practice/mbti/stack.ts';
import { DEEP_DIVE_SECTIONS } from '#practice/mbti/type-text.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenTool } from '#store/open-tool.ts';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { uiProfile } from '#text/en/ui-profile.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import type { Blueprint } from './profile-queries.ts';
import { Questionnaire } from './questionnaire.tsx';
import { certainty, type TypeStanding, useTypeStanding } from './type-data.ts';
import { TypeHistory } from './type-history.tsx';
import { AxisBars } from './type-axes.tsx';
import { loadQuestions, loadTypeTexts, type Questions, type TypeTexts } from './type-words.ts';
import styles from './blueprint.module.css';

/** The person's type or the example, how sure it is, what is written about it, and the questionnaire. */
export function TypeSection(props: {
  blueprint: Blueprint;
  filling: boolean;
  onFilling: (filling: boolean) => void;
  onEdit: () => void;
}) {
  const texts = useLoaded(loadTypeTexts);
  const questions = useLoaded(loadQuestions);
  const standing = useTypeStanding(props.blueprint.profile);
  const finished = useRef(false);
  if (texts === null || questions === null || standing === undefined) return <div aria-busy="true" />;
  if (props.filling)
    return (
      <Questionnaire
        words={questions}
        draft={standing.draft}
        onDone={() => {
          finished.current = true;
          props.onFilling(false);
        }}
        onLeave={() => props.onFilling(false)}
      />
    );
  return <Told {...props} texts={texts} questions={questions} standing={standing} finished={finished} />;
}

function Told(props: {
  blueprint: Blueprint;
  texts: TypeTexts;
  questions: Questions;
  standing: TypeStanding;
  /** Whether the questionnaire was finished just now: the result is then read from its top. */
  finished: RefObject<boolean>;
  onFilling: (filling: boolean) => void;
  onEdit: () => void;
}) {
  const t = useText(uiBlueprint);
  const { standing, texts, questions, finished } = props;
  const { shown, fillings } = standing;
  const [other, setOther] = useState<MbtiType | null>(null);
  const newest = fillings[0] ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (finished.current) heading.current?.focus();
    finished.current = false;
  }, [finished]);
  const type = other ?? shown.type;
  const { questionnaireTexts: q } = questions;
  const isOwn = type === shown.type;
  const read = (next: MbtiType) => {
    setOther(next === shown.type ? null : next);
    // What is read now begins at the top.
    heading.current?.focus();
  };
  return (
    <div className={styles.type}>
      <header className={styles.typeHead}>
        <h2 ref={heading} tabIndex={-1} className="display">
          {`${type} ${texts.typeLabels[type]}`}
        </h2>
        {isOwn && <Standing standing={standing} questions={questions} />}
        <p className={styles.lead}>{texts.typeTexts[type].description}</p>
      </header>

      <div className={styles.actions}>
        <Begin standing={standing} onBegin={() => props.onFilling(true)} />
        {shown.standing === 'example' && <TextButton onClick={props.onEdit}>{t.chooseType}</TextButton>}
      </div>
      <Adopt standing={standing} />
      <DueAgain at={newest?.at ?? null} text={q.retest} />

      {newest !== null && (
        <section className={styles.part} aria-labelledby="type-axes">
          <h3 id="type-axes">{t.axes}</h3>
          <AxisBars score={newest.score} questions={questions} onRead={read} />
        </section>
      )}

      <Part title={t.stack}>
        <ol className={styles.stack}>
          {stackOf(type).map((one, at) => {
            const place = STACK_PLACES[at];
            return (
              <li key={one}>
                <span className="meta">{place === undefined ? '' : texts.stackPlaceNames[place]}</span>
                <b>{one}</b>
                <span>{texts.functionGlosses[one]}</span>
              </li>
            );
          })}
        </ol>
      </Part>
      <Part title={t.strengths}>
        <List items={texts.typeTexts[type].strengths} />
      </Part>
      <Part title={t.growthAreas}>
        <List items={texts.typeTexts[type].challenges} />
      </Part>
      <Part title={t.careers}>
        <List items={texts.typeTexts[type].careers} />
      </Part>
      <Part title={t.relationshipStyle}>
        <p>{texts.typeTexts[type].relationshipStyle}</p>
      </Part>
      <Part title={t.deepDive}>
        <div className={styles.dive}>
          {DEEP_DIVE_SECTIONS.map((section) => (
            <section key={section}>
              <h4>{texts.deepDiveTitles[section]}</h4>
              <p>{texts.typeTexts[type].deepDive[section]}</p>
            </section>
          ))}
        </div>
      </Part>

      {fillings.length > 0 && <TypeHistory fillings={fillings} zone={props.blueprint.zone} />}
      <Others texts={texts} chosen={type} onChoose={read} />
      <DesignButton />
      <p className={`meta ${styles.foot}`}>{q.foot}</p>
    </div>
  );
}

/** On what grounds the type is shown. */
function Standing({ standing, questions }: { standing: TypeStanding; questions: Questions }) {
  const t = useText(uiBlueprint);
  const { shown } = standing;
  const { questionnaireTexts: q } = questions;
  if (shown.standing === 'example')
    return (
      <p>
        <span className={styles.mark}>{q.example}</span> {t.exampleNote}
      </p>
    );
  const confidence = shown.standing === 'measured' ? shown.score.confidence : null;
  return (
    <>
      <dl className={styles.confidence}>
        <div>
          <dt>{q.confidence}</dt>
          <dd className="num">{confidence === null ? q.notMeasured : certainty(confidence)}</dd>
        </div>
      </dl>
      {shown.standing === 'declared' && <p className="meta">{t.declaredNote}</p>}
    </>
  );
}

function Begin({ standing, onBegin }: { standing: TypeStanding; onBegin: () => void }) {
  const t = useText(uiBlueprint);
  const { draft, fillings } = standing;
  const label = draft !== null ? t.goOn : fillings.length > 0 ? t.again : t.begin;
  const isFirst = draft !== null || fillings.length === 0;
  return (
    <Button tone={isFirst ? 'gold' : 'line'} size="small" onClick={onBegin}>
      {label}
    </Button>
  );
}

/** What the newest answers say, where the profile says something else or nothing came out whole. */
function Adopt({ standing }: { standing: TypeStanding }) {
  const t = useText(uiBlueprint);
  const { db, deps } = useLocalData();
  const { shown, fillings } = standing;
  const newest = fillings[0];
  if (newest === undefined || shown.standing === 'measured') return null;
  const { outcome, letters } = newest.score;
  const measured = readType(letters);
  if (measured === null) return <p className={styles.note}>{t.openOutcome(outcome)}</p>;
  const adopt = async () => {
    const kept = await saveProfile(db, deps, { mbtiType: measured });
    notify(kept.ok ? { text: t.adopted(measured) } : { text: t.saveFailed, tone: 'error' });
  };
  return (
    <div className={styles.prompt}>
      <p>{t.differs(measured, shown.type)}</p>
      <Button tone="leaf" size="small" onClick={() => void adopt()}>
        {t.adopt(measured)}
      </Button>
    </div>
  );
}

function DueAgain({ at, text }: { at: number | null; text: string }) {
  const { deps } = useLocalData();
  if (at === null || !isRetestDue(at, deps.clock.now())) return null;
  return <p className={styles.note}>{text}</p>;
}

function Part(props: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{props.title}</h3>
      <div>{props.children}</div>
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.plainList}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** All sixteen can be read. */
function Others(props: { texts: TypeTexts; chosen: MbtiType; onChoose: (type: MbtiType) => void }) {
  const t = useText(uiBlueprint);
  const id = useId();
  return (
    <div className={styles.others}>
      <label htmlFor={id}>{t.otherType}</label>
      <select
        id={id}
        className={fields.input}
        value={props.chosen}
        onChange={(event) => props.onChoose(event.target.value as MbtiType)}
      >
        {mbtiTypes.map((type) => (
          <option key={type} value={type}>
            {`${type} ${props.texts.typeLabels[type]}`}
          </option>
        ))}
      </select>
    </div>
  );
}

function DesignButton() {
  const t = useText(uiProfile);
  const openTool = useOpenTool();
  return (
    <div>
      <Button tone="line" size="small" onClick={() => openTool('human-design')}>
        {t.humanDesign}
      </Button>
    </div>
  );
}
