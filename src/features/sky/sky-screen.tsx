import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useState } from 'react';
import { paths } from '#app/paths.ts';
import { LISTED_PLANET_IDS } from '#astro/body/body-id.ts';
import { distance } from '#astro/angle/degrees.ts';
import { signOf } from '#astro/angle/sign.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { SkyDay, SkyDayRequest, SkyEvent } from '#engine/protocol.ts';
import { useEngineAnswer } from '#parts/use-engine-answer.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiSkyPage } from '#text/en/ui-sky-page.ts';
import { Glyph } from '#ui/glyph.tsx';
import type { GlyphId } from '#ui/glyph-paths.ts';
import { MoonDisc } from '#ui/moon-disc.tsx';
import { TextButton, TextLink } from '#ui/text-link.tsx';
import { useNow } from '#ui/use-now.ts';
import { useText } from '#ui/use-text.ts';
import { CalendarExport } from './calendar-export.tsx';
import { Hours } from './hours.tsx';
import { Line, Part } from './part.tsx';
import { readPerson, type SkyPerson, zoneName } from './sky-person.ts';
import { skyTime, skyUntil, skyWhen } from './sky-time.ts';
import styles from './sky.module.css';

/** The sky is asked for again this often; what is shown is of that instant. */
const STEP_MS = 5 * 60_000;

/** "Today's sky": how it stands, what comes, the hours of the day, and a file for the calendar. */
export function SkyScreen() {
  const t = useText(uiSkyPage);
  const { db, deps } = useLocalData();
  const person = useLiveQuery(() => readPerson(db, deps.clock.now()), [db, deps]);
  const now = Math.floor(useNow(deps.clock.now) / STEP_MS) * STEP_MS;
  const answer = useEngineAnswer('skyDay', person === undefined ? null : requestOf(person, now));
  const [last, setLast] = useState<SkyDay | null>(null);
  if (answer.type === 'answer' && answer.output !== last) setLast(answer.output);
  const sky = answer.type === 'answer' ? answer.output : last;
  return (
    <div className={styles.page} aria-busy={sky === null}>
      <header className={styles.head}>
        <h1 className={`display ${styles.title}`}>{t.title}</h1>
        {person !== undefined && sky !== null && (
          <p className="muted">
            {t.asOf(skyTime(sky.now, person.zone, 'weekdayTime'), zoneName(person.zone))}
          </p>
        )}
      </header>
      {sky === null && <p className="muted">{answer.type === 'failed' ? t.failed : t.loading}</p>}
      {person !== undefined && sky !== null && <Sky sky={sky} person={person} />}
    </div>
  );
}

function requestOf({ birth, zone, school, here }: SkyPerson, now: number): SkyDayRequest {
  return {
    ...school,
    // The clock counts whole milliseconds; the brand would bring the ephemeris with it.
    now: now as UnixMs,
    zone,
    birth,
    place: here === null ? null : { latDeg: here.latDeg, lonDeg: here.lonDeg },
  };
}

function Sky({ sky, person }: { sky: SkyDay; person: SkyPerson }) {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Moon sky={sky} zone={person.zone} />
          <Planets sky={sky} />
          <Aspects sky={sky} />
        </div>
        <div className={styles.column}>
          <Next sky={sky} person={person} />
          <CalendarExport person={person} />
        </div>
      </div>
      <Hours sky={sky} person={person} />
      <p className="meta">{uiSkyPage.source}</p>
    </>
  );
}

function Moon({ sky, zone }: { sky: SkyDay; zone: string }) {
  const t = useText(uiSkyPage);
  const { phase, stay, bodies } = sky;
  const lonOf = (id: string): number => bodies.find(({ body }) => body === id)?.lon ?? 0;
  const when = (at: number): string => skyWhen(at, sky.now, zone);
  const isOver = stay.voidFrom >= stay.leavesAt;
  const last =
    stay.lastAspect === null
      ? null
      : t.lastAspect(stay.lastAspect.aspect, stay.lastAspect.body, when(stay.lastAspect.at));
  return (
    <Part title={t.moon}>
      <div className={styles.moon}>
        <MoonDisc elongationDeg={phase.angle} size={88} label={t.phase(phase.phase)} />
        <ul className={styles.lines}>
          <Line
            lead
            text={t.phaseLine(phase.phase, Math.round(phase.illumination * 100))}
            why={t.phaseWhy(lonOf('moon'), lonOf('sun'), phase.angle)}
          />
          <Line
            text={t.moonSign(lonOf('moon'), when(stay.leavesAt), stay.nextSign)}
            why={t.moonSignWhy(stay.sign, when(stay.enteredAt), when(stay.leavesAt))}
          />
          {!isOver && (
            <Line
              text={
                stay.isVoid
                  ? t.voidNow(when(stay.leavesAt))
                  : t.voidLater(when(stay.voidFrom), skyUntil(stay.voidFrom, stay.leavesAt, sky.now, zone))
              }
              why={t.voidWhy(last, stay.nextSign)}
            />
          )}
        </ul>
      </div>
    </Part>
  );
}

/** The lights first, then outwards from the Sun. */
const USUAL_ORDER: readonly string[] = LISTED_PLANET_IDS;

function inUsualOrder<Body extends { readonly body: string }>(bodies: readonly Body[]): readonly Body[] {
  return bodies.toSorted((a, b) => USUAL_ORDER.indexOf(a.body) - USUAL_ORDER.indexOf(b.body));
}

function Planets({ sky }: { sky: SkyDay }) {
  const t = useText(uiSkyPage);
  return (
    <Part title={t.planets}>
      <ul className={styles.rows}>
        {inUsualOrder(sky.bodies).map(({ body, lon, speed }) => (
          <Line
            key={body}
            text={t.body(body)}
            shown={
              <>
                <Glyph id={body as GlyphId} size="1.25em" />
                <span className={styles.planet}>
                  <b className={styles.name}>{t.body(body)}</b>
                  <span className={`num ${styles.place}`}>
                    <Glyph id={signOf(lon) as GlyphId} /> {t.position(lon)}
                    {speed < 0 && (
                      <>
                        , <span className="muted nowrap">{t.backwards}</span>
                      </>
                    )}
                  </span>
                </span>
              </>
            }
            why={t.planetWhy(body, lon, speed)}
          />
        ))}
      </ul>
    </Part>
  );
}

function Aspects({ sky }: { sky: SkyDay }) {
  const t = useText(uiSkyPage);
  const lonOf = (id: string): number => sky.bodies.find(({ body }) => body === id)?.lon ?? 0;
  return (
    <Part title={t.aspects}>
      {sky.aspects.length === 0 && <p className="muted">{t.noAspects}</p>}
      <ul className={styles.rows}>
        {sky.aspects.map(({ a, aspect, b, orb, applying }) => (
          <Line
            key={`${a} ${b}`}
            text={t.aspectLine(a, aspect, b)}
            shown={
              <>
                <Glyph id={aspect as GlyphId} size="1.25em" />
                <span className={styles.text}>
                  <b className={styles.pairName}>{t.aspectLine(a, aspect, b)}</b>
                  <span className="num muted">{t.orb(orb, applying)}</span>
                </span>
              </>
            }
            why={t.aspectWhy(a, lonOf(a), b, lonOf(b), distance(lonOf(a), lonOf(b)), aspect)}
          />
        ))}
      </ul>
    </Part>
  );
}

/** Events shown before "Show more". */
const FIRST_EVENTS = 12;

function Next({ sky, person }: { sky: SkyDay; person: SkyPerson }) {
  const t = useText(uiSkyPage);
  const [withYours, setWithYours] = useState(true);
  const [all, setAll] = useState(false);
  const hasYours = person.birth !== null;
  const events = useMemo(
    () => sky.events.filter(({ kind }) => withYours || kind !== 'transit'),
    [sky.events, withYours],
  );
  const shown = all ? events : events.slice(0, FIRST_EVENTS);
  return (
    <Part title={t.next}>
      <p className="muted">{t.nextText(zoneName(person.zone))}</p>
      {!hasYours && (
        <p className="meta">
          {t.yoursMissing}{' '}
          <TextLink inline to={paths.personal}>
            {t.addBirth}
          </TextLink>
        </p>
      )}
      {hasYours && (
        <div className={styles.segments} role="group" aria-label={t.show}>
          <button type="button" aria-pressed={!withYours} onClick={() => setWithYours(false)}>
            {t.showSky}
          </button>
          <button type="button" aria-pressed={withYours} onClick={() => setWithYours(true)}>
            {t.showYours}
          </button>
        </div>
      )}
      <ol className={styles.events}>
        {shown.map((event) => {
          const { text, why } = told(event, t);
          return (
            <Line
              key={`${String(event.at)} ${text}`}
              text={text}
              shown={
                <>
                  <time className="num meta" dateTime={new Date(event.at).toISOString()}>
                    {skyWhen(event.at, sky.now, person.zone)}
                  </time>
                  <span className={styles.what}>
                    {text}
                    {event.kind === 'transit' && (
                      <>
                        {' '}
                        <span className={styles.mine}>{t.yours}</span>
                      </>
                    )}
                  </span>
                </>
              }
              why={why}
            />
          );
        })}
      </ol>
      {events.length > FIRST_EVENTS && (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.less : t.more(events.length - FIRST_EVENTS)}
        </TextButton>
      )}
    </Part>
  );
}

function told(event: SkyEvent, t: typeof uiSkyPage): { readonly text: string; readonly why: string } {
  switch (event.kind) {
    case 'lunation':
      return { text: t.lunation(event.phase, event.lon), why: t.lunationWhy(event.phase) };
    case 'ingress':
      return { text: t.ingress(event.body, event.sign, event.retrograde), why: t.ingressWhy(event.body) };
    case 'station':
      return { text: t.station(event.body, event.turns, event.lon), why: t.stationWhy(event.body) };
    case 'eclipse':
      return { text: t.eclipse(event.of, event.how, event.lon), why: t.eclipseWhy(event.of) };
    case 'transit': {
      const { mover, aspect, point, lon, doubtDays } = event;
      return {
        text: t.transit(mover, aspect, point),
        why: t.transitWhy(mover, aspect, point, lon, doubtDays),
      };
    }
  }
}
