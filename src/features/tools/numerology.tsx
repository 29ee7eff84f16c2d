import { useState } from 'react';
import { setSetting } from '#db/settings.ts';
import { numerologyDraft } from '#contract/tool-draft.ts';
import { useFormDraft } from '#parts/form-draft.ts';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { numerologyReading } from '#practice/tools/numerology-reading.ts';
import { useLocalData } from '#store/db-context.tsx';
import type { PythagoreanInput, PythagoreanSchool } from '#traditions/numerology/pythagorean.ts';
import { pythagoreanSchool } from '#traditions/numerology/pythagorean-tradition.ts';
import { pythagoreanSheet } from '#traditions/numerology/sheet.ts';
import type { PythagoreanSheet } from '#traditions/numerology/sheet.ts';
import { localDate } from '#lib/local-date.ts';
import { selfFactTitle } from '#text/en/self/fact-words-self.ts';
import { numerologyWords } from '#text/en/self/tools/numerology-words.ts';
import { uiTools } from '#text/en/ui-tools.ts';
import { PrimaryButton } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { presetDraft } from './preset.ts';
import { ToolField } from './tool-field.tsx';
import { Result, ToolReadingView } from './tool-reading-view.tsx';
import styles from './tools.module.css';
import type { ToolPerson } from './use-tool-sky.ts';

type Made = Extract<PythagoreanSheet, { readonly type: 'sheet' }>;
type Worked = Made & { readonly input: PythagoreanInput };

const MAX_FULL_NAME_CHARS = 200;

/** The numbers of a name and a date, each with its whole sum. */
export function Numerology({ person }: { person: ToolPerson }) {
  const t = useText(uiTools);
  const { db, deps } = useLocalData();
  const unsaved = useFormDraft('numerology', numerologyDraft);
  const own = { name: person.name, date: person.birth?.date ?? '' };
  const { name, date } = unsaved.value ?? own;
  const change = (part: Partial<typeof own>) => unsaved.set((was) => ({ ...(was ?? own), ...part }));
  const school = pythagoreanSchool(person.schools['pythagorean'] ?? {});
  // The chat counts by the same rules.
  const setSchool = async ({ masters, y }: PythagoreanSchool) => {
    const kept = await setSetting(db, deps, 'modes.schools', {
      ...person.schools,
      pythagorean: { masters, y },
    });
    if (!kept.ok) notify({ text: t.notSaved, tone: 'error' });
  };
  const [problem, setProblem] = useState<string | null>(null);
  const [worked, setWorked] = useState<Worked | null>(null);
  const [turn, setTurn] = useState(0);
  const work = () => {
    const on = localDate(deps.clock.now(), person.zone);
    const input = { name: name.trim() === '' ? null : name.trim(), birthDate: date, on, school };
    const made = pythagoreanSheet(input);
    setProblem(made.type === 'bad-date' ? t.badDate : null);
    setTurn(0);
    setWorked(made.type === 'sheet' ? { ...made, input } : null);
  };
  return (
    <div className={styles.tool}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          work();
        }}
      >
        <ToolField label={t.fullName} hint={t.fullNameHint}>
          {(ties) => (
            <input
              {...ties}
              type="text"
              autoComplete="name"
              maxLength={MAX_FULL_NAME_CHARS}
              value={name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </ToolField>
        <TextSupport text={name} />
        <ToolField label={t.birthDate} problem={problem}>
          {(ties) => (
            <input
              {...ties}
              type="date"
              min="0001-01-01"
              value={date}
              onChange={({ target }) => {
                change({ date: target.value });
                setProblem(null);
              }}
            />
          )}
        </ToolField>
        <details className={styles.whole}>
          <summary>{t.school}</summary>
          <div className={styles.pair}>
            <Choice
              label={t.masters}
              value={school.masters}
              choices={['11-22-33', '11-22', 'none']}
              nameOf={t.mastersChoice}
              onChange={(masters) => void setSchool({ ...school, masters })}
            />
            <Choice
              label={t.y}
              value={school.y}
              choices={['consonant', 'vowel']}
              nameOf={t.yChoice}
              onChange={(y) => void setSchool({ ...school, y })}
            />
          </div>
        </details>
        <div className={styles.actions}>
          <PrimaryButton type="submit">{t.work}</PrimaryButton>
        </div>
      </form>
      {worked !== null && (
        <Numbers worked={worked} turn={turn} person={person} onOtherWords={() => setTurn(turn + 1)} />
      )}
    </div>
  );
}

function Numbers(props: { worked: Worked; turn: number; person: ToolPerson; onOtherWords: () => void }) {
  const t = useText(uiTools);
  const { worked, turn, person } = props;
  const { sheet, numbers, otherLetters, input } = worked;
  const reading = numerologyReading({ numbers, otherLetters, turn }, numerologyWords);
  const { lifePath, personalYear, fromName } = numbers;
  const { name } = numerologyWords;
  const told = [
    [name.lifePath, lifePath.value],
    [name.expression, fromName?.expression.value],
    [name.soulUrge, fromName?.soulUrge?.value],
    [t.personalYear, personalYear.value],
  ].flatMap(([of, value]) => (value === undefined ? [] : [`${String(of).toLowerCase()} ${String(value)}`]));
  return (
    <Result title={input.name ?? t.yourNumbers} turn={sheet.hash}>
      <ToolReadingView
        reading={reading}
        facts={sheet.facts}
        zone={person.zone}
        today={person.today}
        onOtherWords={props.onOtherWords}
        draft={() =>
          presetDraft('numerology', [input.name ?? ''], t.computed(told.join(', ')), {
            'full-name': input.name === null ? [] : [input.name],
            'birth-date': [input.birthDate],
          })
        }
      >
        <section aria-labelledby="arithmetic">
          <h3 id="arithmetic" className={`display ${styles.partTitle}`}>
            {t.arithmetic}
          </h3>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t.number}</th>
                <th scope="col">{t.sum}</th>
              </tr>
            </thead>
            <tbody>
              {sheet.facts.map((fact) => {
                const view = selfFactTitle(fact, (id) => id);
                return view === null ? null : (
                  <tr key={fact.id}>
                    <th scope="row">{view.title}</th>
                    <td className="num">{view.detail}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      </ToolReadingView>
    </Result>
  );
}

function Choice<Key extends string>(props: {
  label: string;
  value: Key;
  choices: readonly Key[];
  nameOf: (key: Key) => string;
  onChange: (value: Key) => void;
}) {
  return (
    <ToolField label={props.label}>
      {(ties) => (
        <select {...ties} value={props.value} onChange={({ target }) => props.onChange(target.value as Key)}>
          {props.choices.map((key) => (
            <option key={key} value={key}>
              {props.nameOf(key)}
            </option>
          ))}
        </select>
      )}
    </ToolField>
  );
}
