import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import { paths } from '#app/paths.ts';
import { emotions } from '#contract/soul-entry.ts';
import type { SoulEntry } from '#contract/soul-entry.ts';
import { getSetting } from '#db/settings.ts';
import { dayZone } from '#db/day-zone.ts';
import { localDate } from '#lib/local-date.ts';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { useLoaded } from '#parts/use-loaded.ts';
import { onThisDay } from '#practice/growth/journal.ts';
import { isPatternId } from '#practice/soul-loop/patterns.ts';
import { useLocalData } from '#store/db-context.tsx';
import { useOpenDialog } from '#store/open-dialog.ts';
import { shownDay } from '#parts/era-words.ts';
import { usePageSetting } from '#store/page-settings.ts';
import { uiJournal } from '#text/en/ui-journal.ts';
import { Button } from '#ui/button.tsx';
import { Emblem } from '#ui/emblem.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconBell, IconSearch } from '#ui/icons.ts';
import { TextButton, TextLink } from '#ui/text-link.tsx';
import { useNow } from '#ui/use-now.ts';
import { useText } from '#ui/use-text.ts';
import { Cell } from './cell.tsx';
import { findEntries, isRest, journalDays, journalEntries, monthsOf, shownUp } from './entries.ts';
import type { JournalDay } from './entries.ts';
import { EntryDialog } from './entry-dialog.tsx';
import styles from './journal.module.css';
import { Year } from './year.tsx';

const windows = [7, 30, 90, 365] as const;

/** Entries below which the Growth Tracker does not begin. */
const PATTERNS_FROM = 7;

/** The days of the Soul Loop: a year of cells, feelings by month, this day in other years, and every entry. */
export function JournalScreen() {
  usePageSetting('era');
  const t = useText(uiJournal);
  const { db, deps } = useLocalData();
  const openLoop = useOpenDialog('soul-loop');
  const entries = useLiveQuery(() => journalEntries(db), [db]);
  const zone = useLiveQuery(async () => dayZone(await getSetting(db, 'display.timezone')), [db]);
  const now = useNow(deps.clock.now);
  const [open, setOpen] = useState<string | null>(null);
  const today = zone === undefined ? null : localDate(now, zone);
  const ready = entries !== undefined && zone !== undefined && today !== null;
  return (
    <div className={styles.page} aria-busy={!ready}>
      <header className={styles.head}>
        <div className={styles.headLine}>
          <h1 className={`display ${styles.title}`}>{t.title}</h1>
          {ready && entries.length > 0 && (
            <Button size="small" tone="leaf" onClick={openLoop}>
              <Icon of={IconBell} size={18} />
              {t.openLoop}
            </Button>
          )}
        </div>
        <p className="muted">{t.lead}</p>
      </header>
      {ready && entries.length === 0 && <Empty today={today} onBegin={openLoop} />}
      {ready && entries.length > 0 && <Days entries={entries} today={today} onOpen={setOpen} />}
      {ready && open !== null && (
        <EntryDialog
          entries={entries}
          id={open}
          today={today}
          zone={zone}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

/** Before the first entry: the way to it, the year as it waits to be filled, and what comes with the days. */
function Empty({ today, onBegin }: { today: string; onBegin: () => void }) {
  const t = useText(uiJournal);
  return (
    <>
      <section className={styles.empty}>
        <Emblem id="tidetable" size={96} />
        <p className={`display ${styles.emptyTitle}`}>{t.empty}</p>
        <p className="muted">{t.emptyText}</p>
        <Button tone="gold" onClick={onBegin}>
          {t.openLoop}
        </Button>
      </section>
      <section className={styles.part} aria-labelledby="journal-days">
        <h2 id="journal-days" className={`display ${styles.heading}`}>
          {t.year}
        </h2>
        <p className="muted">{t.emptyYear}</p>
        <Year days={[]} today={today} onOpen={() => undefined} />
        <Legend />
      </section>
      <section className={styles.part} aria-labelledby="journal-soon">
        <h2 id="journal-soon" className={`display ${styles.heading}`}>
          {t.soon}
        </h2>
        <ul className={styles.soon}>
          <li>{t.soonFirst}</li>
          <li>{t.soonMonth}</li>
          <li>
            {t.soonSeven(PATTERNS_FROM)}{' '}
            <TextLink inline to={paths.personal}>
              {t.growthTracker}
            </TextLink>
            .
          </li>
        </ul>
      </section>
    </>
  );
}

function Days(props: { entries: readonly SoulEntry[]; today: string; onOpen: (id: string) => void }) {
  const t = useText(uiJournal);
  const { entries, today } = props;
  const days = useMemo(() => journalDays(entries), [entries]);
  const left = PATTERNS_FROM - days.filter(({ mode }) => mode === 'loop').length;
  return (
    <>
      <section className={styles.part} aria-labelledby="journal-days">
        <h2 id="journal-days" className={`display ${styles.heading}`}>
          {t.days}
        </h2>
        <ul className={styles.windows}>
          {windows.map((within) => (
            <li key={within}>{t.shownUp(shownUp(days, today, within), within)}</li>
          ))}
        </ul>
        <Year days={days} today={today} onOpen={props.onOpen} />
        <Legend />
        {left > 0 && <p className="meta">{t.few(left)}</p>}
      </section>
      <div className={styles.columns}>
        <Months days={days} />
        <OnThisDay {...props} />
      </div>
      <Entries {...props} />
    </>
  );
}

function Legend() {
  const t = useText(uiJournal);
  return (
    <ul className={styles.legend} aria-label={t.legend}>
      {emotions.map((emotion) => (
        <li key={emotion}>
          <Cell mode="loop" emotion={emotion} />
          {t.feeling(emotion)}
        </li>
      ))}
      <li>
        <Cell mode="rest" emotion={null} />
        {t.restName}
      </li>
      <li>
        <Cell mode="loop" emotion={null} />
        {t.otherName}
      </li>
    </ul>
  );
}

/** Months shown before the earlier ones are asked for. */
const MONTHS = 6;

function Months({ days }: { days: readonly JournalDay[] }) {
  const t = useText(uiJournal);
  const [all, setAll] = useState(false);
  const every = useMemo(() => monthsOf(days), [days]);
  const months = all ? every : every.slice(0, MONTHS);
  return (
    <section className={styles.part} aria-labelledby="journal-months">
      <h2 id="journal-months" className={`display ${styles.heading}`}>
        {t.overTime}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.month}</th>
            <th scope="col">{t.came}</th>
            <th scope="col">{t.feelings}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, days: count, rests, feelings, counts }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td className="num">{count}</td>
              <td>
                <span className={styles.run} aria-hidden>
                  {feelings.map((emotion, at) => (
                    <Cell key={at} mode="loop" emotion={emotion} />
                  ))}
                </span>
                {[
                  ...counts.map(([emotion, n]) => t.counted(t.feeling(emotion), n)),
                  ...(rests > 0 ? [t.counted(t.restName, rests)] : []),
                ].join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {every.length > MONTHS && (
        <p>
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t.fewerMonths : t.earlierMonths}
          </TextButton>
        </p>
      )}
    </section>
  );
}

function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );
}

function OnThisDay(props: { entries: readonly SoulEntry[]; today: string; onOpen: (id: string) => void }) {
  const t = useText(uiJournal);
  const { entries, today } = props;
  const found = useMemo(() => onThisDay(entries, today), [entries, today]);
  return (
    <section className={styles.part} aria-labelledby="journal-then">
      <h2 id="journal-then" className={`display ${styles.heading}`}>
        {t.onThisDay}
      </h2>
      {found.length === 0 ? (
        <p className="muted">{t.onThisDayNone}</p>
      ) : (
        <ul className={styles.rows}>
          {found.map(({ entry, ago }) => (
            <Row
              key={entry.id}
              entry={entry}
              today={today}
              kicker={ago.years > 0 ? t.yearsAgo(ago.years) : t.monthsAgo(ago.months)}
              onOpen={props.onOpen}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Entries shown before "Show more". */
const FIRST = 30;

const loadLoopWords = () => import('#text/en/practice/soul-loop/words.ts');

function Entries(props: { entries: readonly SoulEntry[]; today: string; onOpen: (id: string) => void }) {
  const t = useText(uiJournal);
  const { entries, today } = props;
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(FIRST);
  const words = useLoaded(loadLoopWords);
  const found = useMemo(
    () =>
      findEntries(entries, query, (entry) => {
        const { patternId, emotionCategory } = entry.entry;
        return [
          emotionCategory ?? '',
          patternId !== null && isPatternId(patternId)
            ? (words?.loopWords.patterns[patternId].name ?? '')
            : '',
          isRest(entry) ? uiJournal.restName : '',
          entry.date,
          shownDay(entry.date, '0000-01-01'),
        ];
      }),
    [entries, query, words],
  );
  return (
    <section className={styles.part} aria-labelledby="journal-entries">
      <h2 id="journal-entries" className={`display ${styles.heading}`}>
        {t.entries}
      </h2>
      <label className={styles.search}>
        <Icon of={IconSearch} size={18} />
        <input
          type="search"
          value={query}
          placeholder={t.search}
          aria-label={t.search}
          onChange={({ target }) => {
            setQuery(target.value);
            setShown(FIRST);
          }}
        />
      </label>
      <TextSupport text={query} folded />
      <p role="status" className={found.length === 0 ? 'muted' : 'sr-only'}>
        {found.length === 0 ? t.none(query.trim()) : t.found(found.length)}
      </p>
      <ul className={styles.rows}>
        {found.slice(0, shown).map((entry, at) => (
          <Row
            key={entry.id}
            entry={entry}
            today={today}
            kicker={found[at - 1]?.date === entry.date ? t.second : ''}
            onOpen={props.onOpen}
          />
        ))}
      </ul>
      {found.length > shown && (
        <p>
          <TextButton onClick={() => setShown(shown + FIRST)}>
            {t.more(Math.min(FIRST, found.length - shown))}
          </TextButton>
        </p>
      )}
    </section>
  );
}

function Row(props: { entry: SoulEntry; today: string; kicker: string; onOpen: (id: string) => void }) {
  const t = useText(uiJournal);
  const { entry, today, kicker } = props;
  const { userInput, emotionCategory } = entry.entry;
  const day = shownDay(entry.date, today);
  const rest = isRest(entry);
  const what = rest ? t.restName : emotionCategory === null ? '' : t.feeling(emotionCategory);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-label={`${t.open(day)}${what === '' ? '' : `, ${what}`}`}
        onClick={() => props.onOpen(entry.id)}
      >
        <Cell mode={rest ? 'rest' : 'loop'} emotion={emotionCategory} />
        <span className={styles.rowText}>
          <span className="meta">{[day, kicker, what].filter((one) => one !== '').join(' · ')}</span>
          <span className={styles.words} lang={/\p{Script=Thai}/u.test(userInput) ? 'th' : undefined}>
            <bdi>{userInput === '' ? (rest ? t.restText : t.noWords) : userInput}</bdi>
          </span>
        </span>
      </button>
    </li>
  );
}
