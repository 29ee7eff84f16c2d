import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { Segments } from '#parts/chart/segments.tsx';
import type { GrowthView, GrowthWindow } from '#practice/growth/growth-view.ts';
import { useOpenDialog } from '#store/open-dialog.ts';
import { shownDay } from '#parts/era-words.ts';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { Icon } from '#ui/icon.tsx';
import { IconChevronRight } from '#ui/icons.ts';
import { TextButton, TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { MarkedSentence, NamedLines, type OnShow } from './growth-line.tsx';
import { Section } from './section.tsx';
import styles from './blueprint.module.css';

/** Days shown up, never as a streak, and what can be said of what was done. */
export function GrowthTracker(props: {
  view: GrowthView;
  window: string;
  onWindow: (window: string) => void;
  today: string;
  onShow: OnShow;
}) {
  const t = useText(uiBlueprint);
  const openLoop = useOpenDialog('soul-loop');
  const { view, onShow } = props;
  const shown = view.windows.find(({ window }) => String(window) === props.window) ?? view.windows[1];
  const isNew = view.windows.every(({ days }) => days === 0);
  return (
    <Section
      title={t.growth}
      aside={
        <TextLink to={paths.journal}>
          {t.entries}
          <Icon of={IconChevronRight} size={16} />
        </TextLink>
      }
    >
      <WindowChoice windows={view.windows} chosen={props.window} onChoose={props.onWindow} />
      {shown !== undefined && (
        <>
          {shown.marks.length > 0 ? <Days window={shown} /> : <Weeks window={shown} today={props.today} />}
          <p className="num">
            <MarkedSentence text={shown.text} entries={shown.entries} onShow={onShow} />
          </p>
        </>
      )}
      {isNew && (
        <p className="muted">
          {t.growthEmpty} <TextButton onClick={openLoop}>{t.beginLoop}</TextButton>
        </p>
      )}
      {view.gate !== null && !isNew && <p className="muted">{view.gate}</p>}
      <NamedLines lines={view.tracker} onShow={onShow} />
    </Section>
  );
}

export function WindowChoice(props: {
  windows: readonly GrowthWindow[];
  chosen: string;
  onChoose: (window: string) => void;
}) {
  const t = useText(uiBlueprint);
  return (
    <div className={styles.window}>
      <Segments
        label={t.window}
        options={props.windows.map(({ window }) => ({
          id: String(window),
          label: window === 365 ? t.year : t.days(window),
        }))}
        chosen={props.chosen}
        onChoose={props.onChoose}
      />
    </div>
  );
}

/** A mark a day: the lozenge for a day shown up, a dot for another. */
function Days({ window }: { window: GrowthWindow }) {
  return (
    <div className={styles.days} role="img" aria-label={window.text}>
      {window.marks.map(({ date, shownUp }) => (
        <i key={date} data-on={shownUp || undefined} />
      ))}
    </div>
  );
}

/** A column a week, as high as the days shown up in it. Its table is the list of weeks for who does not see it. */
function Weeks({ window, today }: { window: GrowthWindow; today: string }) {
  const t = useText(uiBlueprint);
  return (
    <figure className={styles.weeks}>
      <div role="img" aria-label={t.weeksLabel(window.text)}>
        {window.weeks.map(({ from, days }) => (
          <i key={from} style={{ height: `${(days / 7) * 100}%` }} data-on={days > 0 || undefined} />
        ))}
      </div>
      <ul className="sr-only">
        {window.weeks
          .filter(({ days }) => days > 0)
          .map(({ from, days }) => (
            <li key={from}>{t.weekOf(shownDay(from, today), days)}</li>
          ))}
      </ul>
    </figure>
  );
}

/** The window shown, chosen for the whole page. */
export function useWindow(): readonly [string, (window: string) => void] {
  return useState('30');
}
