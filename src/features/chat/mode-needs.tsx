import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { isGuidedMode } from '#companion/given.ts';
import type { ReadingMode } from '#companion/request.ts';
import type { Attached } from '#contract/attached-chart.ts';
import type { Message } from '#contract/message.ts';
import { saveProfile } from '#db/profile.ts';
import { setSetting } from '#db/settings.ts';
import type { Written } from '#db/write.ts';
import type { ModeNeeds } from '#engine/traditions.ts';
import type { Need } from '#facts/ask.ts';
import { useModeWords } from '#parts/modes/use-mode-words.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useEngine } from '#store/engine-context.tsx';
import { needWords } from '#text/en/modes.ts';
import { uiModeOptions } from '#text/en/modes-options.ts';
import { modeNeedChoices } from '#text/en/mode-choices.ts';
import { uiModeNeeds } from '#text/en/ui-mode-needs.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { TextButton, TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { type ChatPerson, instantOf } from './chat-person.ts';
import { type FormAnswers, ModeForm } from './mode-form.tsx';
import { givenBefore, isLatinName, isThaiName, modeGiven } from './mode-given.ts';
import { onModeNeeds } from './mode-needs-open.ts';
import styles from './mode-needs.module.css';
import { answerOptions, schoolOptions } from './mode-options.ts';
import { ModeOptions } from './mode-options-row.tsx';
import { enteredOf, laidCards } from './own-cards.ts';
import { OwnCast, takesOwnCast } from './own-cast.tsx';

/** Stands for the seed that is made when the question is sent. */
const SOME_SEED = '0'.repeat(32);

const BIRTH: ReadonlySet<Need> = new Set<Need>(['birth-date', 'birth-time', 'birth-place']);

interface NeedsProps {
  mode: ReadingMode;
  person: ChatPerson;
  /** What stands in the input, and what goes with it. */
  text: string;
  attached: Attached | null;
  draftKey: string;
  /** The branch shown. */
  branch: readonly Message[];
  onText: (text: string) => void;
  onAttach: (attached: Attached | null) => void;
}

/**
 * Above the input, what the chosen mode lacks: asked for once, kept with the person where it stays true, sent with the question
 * where it does not. Nothing stands there for a mode that has what it reads.
 */
export function ModeNeedsPanel(props: NeedsProps) {
  const t = useText(uiModeNeeds);
  const o = useText(uiModeOptions);
  const { mode, branch, text, attached, onAttach } = props;
  const words = useModeWords()?.[mode];
  const before = useMemo(() => givenBefore(branch, mode), [branch, mode]);
  const asked = useModeNeeds(props, before);
  const panel = useRef<HTMLElement>(null);
  const [casting, setCasting] = useState(false);
  const [answering, setAnswering] = useState(false);
  useEffect(() => onModeNeeds(() => panel.current?.focus()), []);
  // What was pressed goes away once it has done its work: the keyboard stays here.
  const stay = () => panel.current?.focus();
  if (asked === null || words === undefined) return null;
  const { needs, adds } = asked;
  const drawn = takesOwnCast(mode);
  const guided = isGuidedMode(mode);
  const own = attached?.chartType === 'given' ? attached : null;
  const entered = attached?.chartType === 'tarot' ? enteredOf(attached) : (own?.entered ?? null);
  const isNew = before === null && text === '';
  const more = adds.filter((need) => isAskedHere(need, mode));
  const isQuiet = needs.length === 0 && more.length === 0 && !drawn && !guided && !isNew;
  if (isQuiet && !(text === '' && hasOptions(props, asked))) return null;
  const give = (title: string, entered: string | null, answers: FormAnswers) =>
    onAttach({
      chartType: 'given',
      mode,
      title,
      entered,
      answers: Object.fromEntries(Object.entries(answers).map(([id, ids]) => [id, [...ids]])),
    });
  const choose = (answers: FormAnswers, entered: string | null) => {
    if (entered === null && Object.keys(answers).length === 0) {
      if (own !== null) onAttach(null);
    } else give(entered === null ? o.about(words.name) : t.castTitle(words.name), entered, answers);
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={isQuiet ? `${styles.panel} ${styles.quiet}` : styles.panel}
      aria-label={t.panel(words.name)}
    >
      {needs.length > 0 && (
        <div>
          <p className={styles.head}>{t.needed(words.name)}</p>
          <p className={styles.note}>{t.neededWhy}</p>
        </div>
      )}
      <BirthNeed needs={needs} />
      {needs.map((need) => (
        <OneNeed key={need} {...props} need={need} onKept={stay} />
      ))}
      {more.length > 0 && <p className={styles.note}>{t.adds}</p>}
      {more.map((need) => (
        <OneNeed key={need} {...props} need={need} onKept={stay} />
      ))}
      {guided &&
        (answering ? (
          <ModeForm
            mode={mode}
            draftKey={props.draftKey}
            onDone={(answers) => {
              give(t.formTitle(words.name), null, answers);
              setAnswering(false);
              stay();
            }}
          />
        ) : (
          <div className={styles.row}>
            <Button size="small" tone="leaf" onClick={() => setAnswering(true)}>
              {needs.length === 0 && Object.keys(own?.answers ?? before?.answers ?? {}).length > 0
                ? t.again
                : t.begin}
            </Button>
            {own !== null && <p role="status">{t.answered(Object.keys(own.answers).length)}</p>}
          </div>
        ))}
      {drawn && (
        <fieldset className={styles.choices}>
          <legend>{t.cast}</legend>
          <div className={styles.segments}>
            <label className={styles.pill}>
              <input
                type="radio"
                name="cast"
                checked={!casting && entered === null}
                onChange={() => {
                  setCasting(false);
                  if (attached?.chartType === 'tarot') onAttach(null);
                  else choose(own?.answers ?? {}, null);
                }}
              />
              <span>{t.drawn}</span>
            </label>
            <label className={styles.pill}>
              <input
                type="radio"
                name="cast"
                checked={casting || entered !== null}
                onChange={() => setCasting(true)}
              />
              <span>{t.own}</span>
            </label>
          </div>
          {!casting && (
            <p className={styles.note} role="status">
              {entered === null ? t.drawnWhy : t.castKept}{' '}
              {entered !== null && <TextButton onClick={() => setCasting(true)}>{t.castAgain}</TextButton>}
            </p>
          )}
        </fieldset>
      )}
      {drawn && casting && (
        <OwnCast
          mode={mode}
          entered={entered}
          onCast={(cast) => {
            if (mode === 'tarot') onAttach(laidCards(cast, t.castTitle(words.name)));
            else give(t.castTitle(words.name), cast, own?.answers ?? {});
            setCasting(false);
            stay();
          }}
        />
      )}
      {!answering && (
        <ModeOptions
          mode={mode}
          person={props.person}
          schools={asked.schools}
          answers={own?.answers ?? {}}
          hasCast={entered !== null}
          onAnswers={(answers) => choose(answers, own?.entered ?? null)}
        />
      )}
      {text === '' && !isQuiet && !answering && (
        <p className={styles.try}>
          <span className={styles.note}>{t.example}</span>
          <button type="button" className={styles.example} onClick={() => props.onText(words.example)}>
            {words.example}
          </button>
        </p>
      )}
    </section>
  );
}

/** Whether a mode that has all it needs has choices of its own. */
function hasOptions({ mode, person }: NeedsProps, { schools }: ModeNeeds): boolean {
  const lacksTime = person.birth !== null && person.birth.time === null;
  return answerOptions(mode, { lacksTime }).length > 0 || schoolOptions(mode, schools).length > 0;
}

/** Whether something that would add facts is asked for here: what no other screen asks for. */
function isAskedHere(need: Need, mode: ReadingMode): boolean {
  if (need === 'sex') return mode !== 'palmistry';
  return need === 'facing' || need === 'latin-name' || need === 'thai-name' || need === 'name';
}

function useModeNeeds(props: NeedsProps, before: ReturnType<typeof givenBefore>): ModeNeeds | null {
  const { mode, person, attached } = props;
  // Only a dream is read in the words themselves.
  const text = mode === 'dream-interpretation' ? props.text : '';
  const engine = useEngine();
  const { deps } = useLocalData();
  const [asked, setAsked] = useState<{ readonly mode: ReadingMode; readonly needs: ModeNeeds } | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const given = modeGiven({ person, mode, text, attached, before, seed: SOME_SEED });
    const question = { mode, birth: person.birth, given, now: instantOf(deps.clock), zone: person.zone };
    engine.ask('modeNeeds', question, asking.signal).then(
      (needs) => setAsked({ mode, needs }),
      // The answer itself says what was lacking.
      () => undefined,
    );
    return () => asking.abort();
  }, [engine, deps, person, mode, text, attached, before]);
  return asked?.mode === mode ? asked.needs : null;
}

/** The parts of a birth that are lacking, in one line: they are entered in one place. */
function BirthNeed({ needs }: { needs: readonly Need[] }) {
  const t = useText(uiModeNeeds);
  const lacking = needs.filter((need) => BIRTH.has(need));
  if (lacking.length === 0) return null;
  return (
    <p>
      {t.birth(lacking.map((need) => needWords[need].label.toLowerCase()).join(', '))}{' '}
      <TextLink to={paths.personal}>{t.birthLink}</TextLink>
    </p>
  );
}

function OneNeed({ need, mode, person, onKept }: NeedsProps & { need: Need; onKept: () => void }) {
  const t = useText(uiModeNeeds);
  const { db, deps } = useLocalData();
  const { label, why } = needWords[need];
  const keep = async (writing: Written<unknown>) => {
    const kept = await writing;
    if (kept.ok) onKept();
    else notify({ text: t.couldNotKeep, tone: 'error' });
  };
  switch (need) {
    case 'thai-name':
      return (
        <NameField
          label={label}
          why={why}
          lang="th"
          wrong={t.notThai}
          fits={isThaiName}
          first={person.settings['modes.thaiName']}
          onName={(name) => void keep(setSetting(db, deps, 'modes.thaiName', name))}
        />
      );
    case 'latin-name':
    case 'name':
      return (
        <NameField
          label={needWords['latin-name'].label}
          why={needWords['latin-name'].why}
          lang={undefined}
          wrong={t.notLatin}
          fits={isLatinName}
          first={person.settings['modes.latinName']}
          onName={(name) => void keep(setSetting(db, deps, 'modes.latinName', name))}
        />
      );
    case 'sex':
      return (
        <Choice
          legend={label}
          note={why}
          options={Object.entries(modeNeedChoices.sexes)}
          onChosen={(sex) => void keep(saveProfile(db, deps, { sex: sex === 'female' ? 'female' : 'male' }))}
        />
      );
    case 'facing':
      return <Facing onFacing={(deg) => void keep(setSetting(db, deps, 'modes.facingDeg', deg))} />;
    case 'answers':
      return isGuidedMode(mode) ? <p className={styles.note}>{why}</p> : null;
    default:
      return null;
  }
}

function NameField(props: {
  label: string;
  why: string;
  lang: string | undefined;
  wrong: string;
  fits: (name: string) => boolean;
  first: string;
  onName: (name: string) => void;
}) {
  const t = useText(uiModeNeeds);
  const id = useId();
  const [name, setName] = useState(props.first);
  const [wrong, setWrong] = useState(false);
  const keep = () => {
    const fits = props.fits(name);
    setWrong(!fits);
    if (fits) props.onName(name.trim());
  };
  return (
    <div className={styles.need}>
      <label className={styles.label} htmlFor={id}>
        <span className={styles.head}>{props.label}</span>
        <span className={styles.note}>{props.why}</span>
      </label>
      <div className={styles.writing}>
        <input
          id={id}
          className={styles.field}
          lang={props.lang}
          maxLength={100}
          value={name}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}wrong` : undefined}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
          }}
        />
        <Button size="small" tone="leaf" onClick={keep}>
          {t.save}
        </Button>
      </div>
      {wrong && (
        <p id={`${id}wrong`} role="alert" className={styles.problem}>
          {props.wrong}
        </p>
      )}
    </div>
  );
}

function Choice(props: {
  legend: string;
  note?: string;
  options: readonly (readonly [id: string, name: string])[];
  /** Laid as a compass is. */
  isRose?: boolean;
  onChosen: (id: string) => void;
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>{props.legend}</legend>
      {props.note !== undefined && <p className={styles.note}>{props.note}</p>}
      <div className={props.isRose ? styles.rose : styles.row}>
        {props.options.map(([id, name]) => (
          <Button key={id} size="small" data-at={id} onClick={() => props.onChosen(id)}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function Facing(props: { onFacing: (deg: number) => void }) {
  const t = useText(uiModeNeeds);
  const id = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const keep = () => {
    const deg = Number(text);
    const fits = text.trim() !== '' && deg >= 0 && deg < 360;
    setWrong(!fits);
    if (fits) props.onFacing(deg);
  };
  return (
    <div className={styles.need}>
      <Choice
        legend={needWords.facing.label}
        note={needWords.facing.why}
        options={modeNeedChoices.directions.map(([name, deg]) => [String(deg), name])}
        isRose
        onChosen={(deg) => props.onFacing(Number(deg))}
      />
      <label className={styles.note} htmlFor={id}>
        {t.degrees}
      </label>
      <div className={styles.writing}>
        <input
          id={id}
          className={`${styles.field} ${styles.degrees}`}
          inputMode="numeric"
          placeholder="0–359"
          value={text}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}wrong` : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep();
          }}
        />
        <Button size="small" onClick={keep}>
          {t.save}
        </Button>
      </div>
      {wrong && (
        <p id={`${id}wrong`} role="alert" className={styles.problem}>
          {t.badDegrees}
        </p>
      )}
    </div>
  );
}
