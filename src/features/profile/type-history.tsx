import { useId } from 'react';
import { deleteTypeResult, restoreTypeResult } from '#db/type-results.ts';
import { localDate } from '#lib/local-date.ts';
import { POLES } from '#practice/mbti/items.ts';
import { changesBetween } from '#practice/mbti/history.ts';
import { useLocalData } from '#store/db-context.tsx';
import { shownDay } from '#parts/era-words.ts';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { IconTrash } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { type Filling, certainty } from './type-data.ts';
import { signed } from './type-axes.tsx';
import styles from './blueprint.module.css';

/** Every filling with its four means, and whether it moved by more than the questionnaire wobbles. */
export function TypeHistory({ fillings, zone }: { fillings: readonly Filling[]; zone: string }) {
  const t = useText(uiBlueprint);
  const id = useId();
  const { db, deps } = useLocalData();
  const today = localDate(deps.clock.now(), zone);
  const remove = async ({ id: gone }: Filling) => {
    const kept = await deleteTypeResult(db, deps, gone);
    if (!kept.ok) {
      notify({ text: t.saveFailed, tone: 'error' });
      return;
    }
    notify({
      text: t.removed,
      action: { label: t.undo, onAction: () => void restoreTypeResult(db, deps, gone) },
    });
  };
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{t.history}</h3>
      <div className={styles.scrolling}>
        <table className={styles.history}>
          <caption className="sr-only">{t.historyTable}</caption>
          <thead>
            <tr>
              <th scope="col">{t.date}</th>
              <th scope="col">{t.type}</th>
              {fillings[0]?.score.axes.map(({ axis }) => (
                <th key={axis} scope="col">
                  {POLES[axis].join('/')}
                </th>
              ))}
              <th scope="col">{t.changeSince}</th>
              <th scope="col">
                <span className="sr-only">{t.removeColumn}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {fillings.map((filling, at) => {
              const day = shownDay(localDate(filling.at, zone), today);
              return (
                <tr key={filling.id}>
                  <th scope="row" className="num nowrap">
                    {day}
                  </th>
                  <td className="nowrap">
                    {filling.score.outcome}
                    {filling.score.confidence !== null && (
                      <span className="meta num"> {certainty(filling.score.confidence)}</span>
                    )}
                  </td>
                  {filling.score.axes.map((axis) => (
                    <td key={axis.axis} className="num">
                      {axis.type === 'measured' ? signed(axis.mean) : t.none}
                    </td>
                  ))}
                  <td>
                    <Change filling={filling} before={fillings[at + 1]} />
                  </td>
                  <td>
                    <IconButton
                      label={t.remove(day)}
                      icon={IconTrash}
                      iconSize={18}
                      quiet
                      onClick={() => void remove(filling)}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Change({ filling, before }: { filling: Filling; before: Filling | undefined }) {
  const t = useText(uiBlueprint);
  if (before === undefined) return <span className="muted">{t.firstResult}</span>;
  const moved = changesBetween(before.score, filling.score).filter(({ type }) => type === 'changed');
  if (moved.length === 0) return <span className="muted">{t.noChange}</span>;
  return t.changedAxes(moved.map(({ axis }) => POLES[axis].join('/')).join(', '));
}
