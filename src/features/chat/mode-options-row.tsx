import { lazy, Suspense, useState } from 'react';
import { modeReads } from '#companion/given.ts';
import type { ReadingMode } from '#companion/request.ts';
import { saveProfile } from '#db/profile.ts';
import { setSetting } from '#db/settings.ts';
import type { Written } from '#db/write.ts';
import type { ModeNeeds } from '#engine/traditions.ts';
import { useLocalData } from '#store/db-context.tsx';
import {
  answerOptionWords,
  type OptionWords,
  personOptionWords,
  uiModeOptions,
} from '#text/en/modes-options.ts';
import { modeNeedChoices } from '#text/en/mode-choices.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import type { ChatPerson } from './chat-person.ts';
import type { FormAnswers } from './mode-form.tsx';
import { isLatinName, isThaiName } from './mode-given.ts';
import styles from './mode-needs.module.css';
import { answerOptions, type ModeOption, schoolOptions } from './mode-options.ts';
import { ModeSchools } from './mode-schools.tsx';
import { OptionSelect } from './option-select.tsx';

const PlaceNow = lazy(async () => ({ default: (await import('#parts/here/place-now.tsx')).PlaceNow }));

interface OptionsProps {
  mode: ReadingMode;
  person: ChatPerson;
  schools: ModeNeeds['schools'];
  /** What the question brings so far. */
  answers: FormAnswers;
  /** Cards and stones of the person's own say by their count how they were laid. */
  hasCast: boolean;
  onAnswers: (answers: FormAnswers) => void;
}

/** The small choices of a mode behind one quiet line: for this question, of the person, and of its schools. */
export function ModeOptions(props: OptionsProps) {
  const t = useText(uiModeOptions);
  const { mode, person, schools, answers, onAnswers } = props;
  const { db, deps } = useLocalData();
  const keep = async (writing: Written<unknown>) => {
    const kept = await writing;
    if (!kept.ok) notify({ text: t.couldNotKeep, tone: 'error' });
  };
  const lacksTime = person.birth !== null && person.birth.time === null;
  const asked = answerOptions(mode, { lacksTime }).filter(({ id }) => !props.hasCast || !LAID.has(id));
  const chosen = schoolOptions(mode, schools);
  const { fields } = modeReads(mode);
  const { settings } = person;
  const setAnswer = (id: string, value: string, first: string) => {
    const { [id]: _, ...rest } = answers;
    onAnswers(value === first ? rest : { ...rest, [id]: [value] });
  };
  const facing = settings['modes.facingDeg'];
  const rows = [
    ...asked.map((option) => (
      <AnswerOption
        key={option.id}
        option={option}
        value={answers[option.id]?.[0] ?? ''}
        onChosen={(value) => setAnswer(option.id, value, option.values[0] ?? '')}
      />
    )),
    ...(fields.includes('sex') && person.sex !== null
      ? [
          <OptionSelect
            key="sex"
            words={personOptionWords.sex}
            values={['female', 'male']}
            value={person.sex}
            onChosen={(sex) =>
              void keep(saveProfile(db, deps, { sex: sex === 'female' ? 'female' : 'male' }))
            }
          />,
        ]
      : []),
    ...(fields.includes('facingDeg') && facing !== null
      ? [
          <OptionSelect
            key="facing"
            words={facingWords(facing)}
            values={Object.keys(facingWords(facing).values)}
            value={String(facing)}
            onChosen={(deg) => void keep(setSetting(db, deps, 'modes.facingDeg', Number(deg)))}
          />,
        ]
      : []),
    ...(fields.includes('thaiName') && settings['modes.thaiName'] !== ''
      ? [
          <TextOption
            key="thai"
            label={t.thaiName}
            value={settings['modes.thaiName']}
            fits={isThaiName}
            onWritten={(name) => void keep(setSetting(db, deps, 'modes.thaiName', name))}
          />,
        ]
      : []),
    ...(fields.includes('latinName')
      ? [
          <TextOption
            key="latin"
            label={t.latinName}
            value={settings['modes.latinName'] || person.name}
            fits={isLatinName}
            onWritten={(name) => void keep(setSetting(db, deps, 'modes.latinName', name))}
          />,
        ]
      : []),
    ...(chosen.length > 0
      ? [<ModeSchools key="schools" mode={mode} schools={chosen} chosen={settings['modes.schools']} />]
      : []),
  ];
  const hasPlace = fields.includes('place');
  if (rows.length === 0 && !hasPlace) return null;
  return (
    <details className={styles.options}>
      <summary>{t.options}</summary>
      <div className={styles.optionRows}>
        {rows}
        {hasPlace && (
          <Suspense>
            <PlaceNow />
          </Suspense>
        )}
      </div>
    </details>
  );
}

/** Choices that a cast of one's own has made already. */
const LAID: ReadonlySet<string> = new Set(['spread', 'layout', 'toss']);

/** The eight directions, and the degrees that were measured where they are none of them. */
function facingWords(deg: number): OptionWords {
  const named = modeNeedChoices.directions.map(([name, at]) => [String(at), name] as const);
  const measured = named.some(([at]) => at === String(deg)) ? [] : [[String(deg), `${deg}°`] as const];
  return { label: personOptionWords.facing.label, values: Object.fromEntries([...named, ...measured]) };
}

function AnswerOption(props: { option: ModeOption; value: string; onChosen: (value: string) => void }) {
  const { option, value, onChosen } = props;
  const words = answerOptionWords[option.id];
  if (words === undefined) return null;
  if (option.values.length > 0)
    return (
      <OptionSelect
        words={words}
        values={option.values}
        value={value || (option.values[0] ?? '')}
        onChosen={onChosen}
      />
    );
  return <TextOption label={words.label} value={value} fits={() => true} onWritten={onChosen} />;
}

/** Something that is written: kept as the field is left. */
function TextOption(props: {
  label: string;
  value: string;
  fits: (text: string) => boolean;
  onWritten: (text: string) => void;
}) {
  const [text, setText] = useState(props.value);
  const keep = () => {
    const written = text.trim();
    if (written === props.value) return;
    if (written === '' || props.fits(written)) props.onWritten(written);
    else setText(props.value);
  };
  return (
    <label className={styles.option}>
      <span className={styles.note}>{props.label}</span>
      <input
        className={styles.field}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
        }}
      />
    </label>
  );
}
