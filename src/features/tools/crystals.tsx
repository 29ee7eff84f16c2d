import { useState } from 'react';
import type { SafetyFinding } from '#companion/request.ts';
import { wordsDraft } from '#contract/tool-draft.ts';
import { useFormDraft } from '#parts/form-draft.ts';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { crystalGuide } from '#practice/tools/crystal-guide.ts';
import type { CrystalChoice } from '#practice/tools/crystal-guide.ts';
import type { IntentionTheme } from '#practice/tools/crystals.ts';
import { crystalWords } from '#text/en/self/tools/crystal-words.ts';
import { skyWords } from '#text/en/self/tools/sky-words.ts';
import { uiTools } from '#text/en/ui-tools.ts';
import { PrimaryButton } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import { NoChart } from './no-chart.tsx';
import { presetDraft } from './preset.ts';
import { ToolField } from './tool-field.tsx';
import { Result, ToolReadingView } from './tool-reading-view.tsx';
import { careBefore, ToolSupport } from './tool-support.tsx';
import styles from './tools.module.css';
import { type ToolPerson, useToolSky } from './use-tool-sky.ts';

const MAX_INTENTION_CHARS = 300;

/** Three stones for an intention, each with the points that chose it. */
export function CrystalGuide({ person }: { person: ToolPerson }) {
  const t = useText(uiTools);
  const sky = useToolSky(person);
  const unsaved = useFormDraft('crystals', wordsDraft);
  const intention = unsaved.value ?? '';
  const [asked, setAsked] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [care, setCare] = useState<SafetyFinding | null>(null);
  const suggest = async (isAllRight = false) => {
    const words = intention.trim();
    if (words === '') return setProblem(t.empty);
    const found = isAllRight ? null : await careBefore(words);
    setCare(found);
    setTurn(0);
    setAsked(found === null ? words : null);
    return undefined;
  };
  const made =
    asked === null || sky.type !== 'sky'
      ? null
      : crystalGuide({ intention: asked, sky: sky.sky, turn }, crystalWords, skyWords);
  return (
    <div className={styles.tool}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void suggest();
        }}
      >
        <ToolField label={t.intention} hint={t.intentionHint} problem={problem}>
          {(ties) => (
            <textarea
              {...ties}
              rows={2}
              maxLength={MAX_INTENTION_CHARS}
              value={intention}
              onChange={({ target }) => {
                unsaved.set(() => target.value || null);
                setProblem(null);
              }}
            />
          )}
        </ToolField>
        <TextSupport text={intention} />
        {person.birth === null && <NoChart />}
        {sky.type === 'failed' && <p className={styles.problem}>{t.failed}</p>}
        <div className={styles.actions}>
          <PrimaryButton type="submit" disabled={sky.type !== 'sky'}>
            {t.suggest}
          </PrimaryButton>
        </div>
      </form>
      {care !== null && (
        <section className={styles.result}>
          <ToolSupport finding={care} zone={person.zone} onGoOn={() => void suggest(true)} />
          <p className="muted">{t.noReading}</p>
        </section>
      )}
      {made !== null && asked !== null && sky.type === 'sky' && (
        <Result title={asked} turn={asked}>
          <ToolReadingView
            reading={made.reading}
            facts={sky.facts}
            zone={person.zone}
            today={person.today}
            onOtherWords={() => setTurn(turn + 1)}
            draft={() =>
              presetDraft(
                'crystal-guide',
                [asked],
                t.computed(made.choices.map(({ id }) => crystalWords.stones[id].name).join(', ')),
                { tool: ['crystal-guide'], intention: [asked] },
              )
            }
          >
            <Points choices={made.choices} />
          </ToolReadingView>
        </Result>
      )}
    </div>
  );
}

function Points({ choices }: { choices: readonly CrystalChoice[] }) {
  const t = useText(uiTools);
  const rowName = (part: string): string => {
    if (part.startsWith('theme.'))
      return t.themeRow(crystalWords.theme[part.slice('theme.'.length) as IntentionTheme]);
    return t.rowName(part);
  };
  return (
    <section aria-labelledby="why-these">
      <h3 id="why-these" className={`display ${styles.partTitle}`}>
        {t.whyThese}
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.stone}</th>
            <th scope="col">{t.sum}</th>
            <th scope="col">{t.points}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map(({ id, rows, points }) => (
            <tr key={id}>
              <th scope="row">{crystalWords.stones[id].name}</th>
              <td>
                {rows.length === 0
                  ? t.noRows
                  : rows.map((row) => `${t.pointsOf(row.points)} ${rowName(row.part)}`).join(', ')}
              </td>
              <td className="num">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
