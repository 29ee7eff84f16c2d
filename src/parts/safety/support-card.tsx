import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { localDateTime } from '#lib/local-date.ts';
import type { SafetyFinding } from '#companion/request.ts';
import {
  type Helpline,
  type HelplineDirectory,
  helplinesFor,
  isOpenAt,
  kindFirst,
} from '#companion/safety/helplines.ts';
import type { SupportCardText } from '#companion/safety/support-card-text.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiSafety } from '#text/en/ui-safety.ts';
import { Button } from '#ui/button.tsx';
import { TextButton } from '#ui/text-link.tsx';
import { useNow } from '#ui/use-now.ts';
import { useText } from '#ui/use-text.ts';
import { BreatheMinute } from './breathe-minute.tsx';
import { leavePage } from './leave-page.ts';
import styles from './support-card.module.css';

/** At tier 1 the way on is small, and comes only after this. */
const CONTINUE_AFTER_MS = 10_000;
/** Numbers older than this say so in bold. */
const STALE_DAYS = 180;

/** The reply to what was written and the people who answer now. No sky, and nothing that is sent. */
export function SupportCard(props: {
  finding: SafetyFinding;
  /** The reply, most important first; empty where it stands elsewhere. */
  paragraphs: readonly string[];
  words: SupportCardText;
  directory: HelplineDirectory;
  zone: string;
  /** It belongs to the newest message: its first line is what is seen first. */
  newest: boolean;
  /** Where the words it answers are kept; null while they are only typed. */
  kept: 'device' | 'account' | null;
}) {
  const t = useText(uiSafety);
  const { words, finding, newest, paragraphs, kept } = props;
  const { tier, lang } = finding;
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    if (newest) top.current?.scrollIntoView({ block: 'start' });
  }, [newest]);
  const [isAbuse, setIsAbuse] = useState(finding.card === 'abuse');
  const [breathing, setBreathing] = useState(false);
  const [closed, setClosed] = useState(false);
  const waited = useWaited(tier === 1 ? CONTINUE_AFTER_MS : 0);
  if (closed) {
    return (
      <p className={styles.again}>
        <TextButton onClick={() => setClosed(false)}>{words.buttons.help}</TextButton>
      </p>
    );
  }
  // In danger now the numbers come right after the first sentence.
  const before = tier === 1 ? paragraphs.slice(0, 1) : paragraphs;
  return (
    <section ref={top} className={styles.card} aria-label={t.supportCard} lang={lang}>
      {isAbuse && (
        <Button tone="danger" wide onClick={leavePage}>
          {words.buttons.leave}
        </Button>
      )}
      {before.map((paragraph, index) => (
        <p key={paragraph} className={index === 0 ? styles.first : undefined}>
          {paragraph}
        </p>
      ))}
      <HelplineLines {...props} lang={lang} first={firstLines(finding, isAbuse)} />
      {paragraphs.slice(before.length).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {kept !== null && <p>{kept === 'device' ? words.keptHere : words.keptInAccount}</p>}
      {breathing && <BreatheMinute lang={lang} onDone={() => setBreathing(false)} />}
      <div className={styles.foot}>
        {!breathing && <TextButton onClick={() => setBreathing(true)}>{words.buttons.breathe}</TextButton>}
        {finding.card === 'self' && !isAbuse && (
          <TextButton onClick={() => setIsAbuse(true)}>{words.buttons.violence}</TextButton>
        )}
        {waited && (
          <TextButton className={tier === 1 ? `meta ${styles.small}` : ''} onClick={() => setClosed(true)}>
            {words.buttons.safe}
          </TextButton>
        )}
      </div>
    </section>
  );
}

/** Which lines come first. */
function firstLines({ family }: SafetyFinding, isAbuse: boolean): 'violence' | 'child' | null {
  if (family === 'child' || family === 'minor') return 'child';
  return isAbuse ? 'violence' : null;
}

/** The lines of a country, those open now first, with the choice of another country. */
export function HelplineLines(props: {
  words: SupportCardText;
  lang: 'en' | 'th';
  directory: HelplineDirectory;
  zone: string;
  /** The kind that comes first. */
  first: 'violence' | 'child' | null;
}) {
  const t = useText(uiSafety);
  const { db, deps } = useLocalData();
  const { words, lang, directory } = props;
  const chosen = useLiveQuery(() => getSetting(db, 'safety.country'), [db]);
  const now = useNow(deps.clock.now);
  const found = helplinesFor(directory, chosen ?? props.zone);
  const ordered = props.first === null ? found.lines : kindFirst(found.lines, props.first);
  const clock = localDateTime(now, clockZone(found.country?.zones ?? [], props.zone)).time;
  const open = ordered.filter((line) => isOpenAt(line, clock));
  const shut = ordered.filter((line) => !isOpenAt(line, clock));
  const stale = now - Date.parse(directory.checked) > STALE_DAYS * 86_400_000;
  return (
    <>
      <ul className={styles.lines}>
        {[...open, ...shut].map((line) => (
          <li
            key={`${line.name.en} ${line.tel ?? line.text ?? ''}`}
            className={shut.includes(line) ? styles.shut : undefined}
          >
            <Line line={line} words={words} lang={lang} shut={shut.includes(line)} />
          </li>
        ))}
      </ul>
      <label className={styles.country}>
        <span>{t.countryLabel}</span>
        <select
          value={found.country?.code ?? ''}
          onChange={(event) => void setSetting(db, deps, 'safety.country', event.target.value)}
        >
          <option value="">{t.anyCountry}</option>
          {directory.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name[lang] ?? name.en}
            </option>
          ))}
        </select>
      </label>
      <p className={stale ? styles.stale : 'meta'}>{fill(words.checked, { date: directory.checked })}</p>
    </>
  );
}

function Line({
  line,
  words,
  lang,
  shut,
}: {
  line: Helpline;
  words: SupportCardText;
  lang: 'en' | 'th';
  shut: boolean;
}) {
  const name = line.name[lang] ?? line.name.en;
  const { buttons } = words;
  const hours = line.hours === undefined || line.hours === '24/7' ? null : line.hours;
  return (
    <>
      <div className={styles.links}>
        {line.tel !== undefined && (
          <a
            className={line.kind === 'emergency' ? `${styles.link} ${styles.urgent}` : styles.link}
            href={`tel:${digits(line.tel)}`}
          >
            {line.kind === 'emergency'
              ? `${fill(buttons.emergency, { tel: whole(line.tel) })} · ${name}`
              : fill(buttons.call, { name, tel: whole(line.tel) })}
          </a>
        )}
        {line.alt !== undefined && (
          <a className={styles.link} href={`tel:${digits(line.alt)}`}>
            {fill(buttons.call, { name, tel: whole(line.alt) })}
          </a>
        )}
        {line.text !== undefined && (
          <a className={styles.link} href={smsHref(line.text, line.keyword)}>
            {line.keyword === undefined
              ? fill(buttons.text, { number: whole(line.text) })
              : fill(buttons.textKeyword, { keyword: line.keyword, number: whole(line.text) })}
            {line.tel === undefined && ` · ${name}`}
          </a>
        )}
        {line.tel === undefined && line.text === undefined && line.url !== undefined && (
          <a className={styles.link} href={line.url} target="_blank" rel="noreferrer">
            {name}
          </a>
        )}
      </div>
      {(hours !== null || line.note !== undefined) && (
        <p className="meta">
          {[
            hours === null ? '' : shut ? fill(words.closed, { hours }) : hours,
            line.note?.[lang] ?? line.note?.en ?? '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      )}
    </>
  );
}

/** Hours are told in the country's own time; a zone of the person inside it is that time. */
function clockZone(zones: readonly string[], own: string): string {
  if (zones.length === 0 || zones.includes(own)) return own;
  return zones.find((zone) => !zone.endsWith('*')) ?? own;
}

function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A number to be dialled does not break over two lines. */
function whole(tel: string): string {
  return tel.replaceAll(' ', '\u00A0');
}

function digits(tel: string): string {
  return tel.replace(/[^\d+]/g, '');
}

function smsHref(number: string, keyword: string | undefined): string {
  return keyword === undefined
    ? `sms:${digits(number)}`
    : `sms:${digits(number)}?&body=${encodeURIComponent(keyword)}`;
}

function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(ms === 0);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return waited;
}
