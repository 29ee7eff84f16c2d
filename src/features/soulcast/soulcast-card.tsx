import { useLiveQuery } from 'dexie-react-hooks';
import { useId, useState } from 'react';
import { paths } from '#app/paths.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import type { SoulcastView } from '#engine/protocol.ts';
import type { Fact } from '#facts/fact.ts';
import { FactList } from '#parts/reading/fact-list.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { uiSoulcast } from '#text/en/ui-soulcast.ts';
import { Icon } from '#ui/icon.tsx';
import { IconChevronDown, IconRefresh } from '#ui/icons.ts';
import { MoonDisc } from '#ui/moon-disc.tsx';
import { TextButton, TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { dayTitle } from './day-title.ts';
import styles from './soulcast.module.css';
import { type DailySoulcast, useSoulcast } from './use-soulcast.ts';

/** The sidebar's card of the day: folded it is its headline, open it is the whole day, with a Why behind each line. */
export function SoulcastCard(props: { onLeave: () => void }) {
  const t = useText(uiSoulcast);
  const { db, deps } = useLocalData();
  const id = useId();
  const daily = useSoulcast();
  const open = useLiveQuery(() => getSetting(db, 'layout.soulcastOpen'), [db]);
  const { shown, today } = daily;
  const view = shown.type === 'cast' ? shown.view : null;
  if (open === undefined || today === null) return <div className={styles.wait} />;
  return (
    <section className={styles.card} aria-labelledby={`${id}title`}>
      <h3 className={styles.head}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}body`}
          onClick={() => void setSetting(db, deps, 'layout.soulcastOpen', !open)}
        >
          <MoonDisc elongationDeg={angleOf(view)} size={32} />
          <span className={styles.names}>
            <b id={`${id}title`}>{t.title}</b>
            <span className="meta">{dayTitle(today)}</span>
          </span>
          <Icon of={IconChevronDown} size={18} />
        </button>
      </h3>
      <div id={`${id}body`} className={open && shown.type === 'loading' ? styles.loading : undefined}>
        {shown.type === 'loading' && <p className="sr-only">{t.working}</p>}
        {shown.type === 'failed' && <p className={styles.note}>{t.failed}</p>}
        {view !== null && !open && <p className={`display ${styles.folded}`}>{view.cast.headline}</p>}
        {open && <Body daily={daily} view={view} onLeave={props.onLeave} />}
      </div>
    </section>
  );
}

function Body(props: { daily: DailySoulcast; view: SoulcastView | null; onLeave: () => void }) {
  const t = useText(uiSoulcast);
  const { daily, view } = props;
  return (
    <>
      {daily.complete === false && (
        <div className={styles.invite}>
          <p>{t.incomplete}</p>
          <TextLink to={paths.personal} onClick={props.onLeave}>
            {t.toProfile}
          </TextLink>
        </div>
      )}
      {view !== null && <Cast daily={daily} view={view} />}
      <p className={styles.foot}>
        <TextButton aria-disabled={daily.working} onClick={daily.refresh}>
          <Icon of={IconRefresh} size={16} />
          {t.refresh}
        </TextButton>
        <span role="status" className="meta">
          {view?.cast.foot ?? ''}
        </span>
      </p>
    </>
  );
}

function Cast({ daily, view }: { daily: DailySoulcast; view: SoulcastView }) {
  const t = useText(uiSoulcast);
  const { cast, facts } = view;
  const today = daily.today ?? cast.date;
  const personal = cast.kind === 'personal';
  return (
    <>
      {!personal && <p className={`meta ${styles.everyone}`}>{t.everyone}</p>}
      <p className={`display ${styles.headline}`}>{cast.headline}</p>
      <p className="meta">{t.moon(cast.label, cast.phase)}</p>
      <dl className={styles.lines}>
        {cast.lines.map((line) => (
          <Line
            key={line.kind}
            name={t[line.kind]}
            text={line.text}
            why={line.why}
            facts={line.cites.flatMap((cite) => facts.find(({ id }) => id === cite) ?? [])}
            zone={daily.zone}
            today={today}
          />
        ))}
      </dl>
      <dl className={styles.counsel}>
        {(['goodFor', 'goEasyOn', 'question'] as const).map((part) => (
          <div key={part}>
            <dt>{t[part]}</dt>
            <dd>{cast[part]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Line(props: {
  name: string;
  text: string;
  why: string;
  facts: readonly Fact[];
  zone: string;
  today: string;
}) {
  const t = useText(uiSoulcast);
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        {props.text}{' '}
        <TextButton
          className={styles.why}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t.whyOf(props.name)}
          onClick={() => setOpen(!open)}
        >
          {t.why}
        </TextButton>
        <div id={id}>
          {open && (
            <>
              <p className={styles.because}>{props.why}</p>
              <FactList facts={props.facts} zone={props.zone} today={props.today} />
            </>
          )}
        </div>
      </dd>
    </div>
  );
}

/** How far the Moon is ahead of the Sun, degrees; before it is known, a half. */
function angleOf(view: SoulcastView | null): number {
  const fact = view?.facts.find(({ id }) => id === 'sky.moon.phase');
  const angle = fact?.derivation.values?.['angleDeg'];
  return typeof angle === 'number' ? angle : 90;
}
