import type { SkyDay } from '#engine/protocol.ts';
import { localDate } from '#lib/local-date.ts';
import { weekdayOf } from '#practice/soulcast/local-day.ts';
import { uiHere } from '#text/en/ui-here.ts';
import { uiSkyPage } from '#text/en/ui-sky-page.ts';
import { Glyph } from '#ui/glyph.tsx';
import type { GlyphId } from '#ui/glyph-paths.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { type ReactNode, lazy, Suspense, useState } from 'react';
import { Line, Part } from './part.tsx';
import type { SkyPerson } from './sky-person.ts';
import { skyTime } from './sky-time.ts';
import styles from './sky.module.css';

const PlaceNow = lazy(async () => ({ default: (await import('#parts/here/place-now.tsx')).PlaceNow }));

/** The twenty-four planetary hours from sunrise to the next, or why there are none here. */
export function Hours({ sky, person }: { sky: SkyDay; person: SkyPerson }) {
  const t = useText(uiSkyPage);
  const { hours, now } = sky;
  const clock = (at: number): string => skyTime(at, person.zone, 'clock');
  const place = (
    <Suspense>
      <PlaceNow />
    </Suspense>
  );
  if (hours === null || person.here === null)
    return (
      <Part title={t.hours}>
        <p className={styles.measure}>{t.weekdayOf(weekdayOf(localDate(now, person.zone)))}</p>
        <p className={`muted ${styles.measure}`}>{t.hoursNone}</p>
        {place}
      </Part>
    );
  if (hours.type === 'polar')
    return (
      <Part title={t.hours}>
        <p className="muted">{t.hoursPolar(person.here.name)}</p>
        {place}
      </Part>
    );
  const { sunrise, sunset, nextSunrise, dayRuler } = hours;
  const current = hours.hours.find(({ from, to }) => from <= now && now < to);
  const why = t.hoursWhy(
    clock(sunrise),
    clock(sunset),
    clock(nextSunrise),
    (sunset - sunrise) / 12 / 60_000,
    (nextSunrise - sunset) / 12 / 60_000,
    dayRuler,
  );
  return (
    <Part title={t.hours}>
      <ul className={styles.lines}>
        <Line text={t.hoursLine(dayRuler, person.here.name)} why={why} />
      </ul>
      <ChangePlace>{place}</ChangePlace>
      {current !== undefined && (
        <p className={`display ${styles.lead}`}>{t.hourNow(current.planet, clock(current.to))}</p>
      )}
      <div className={styles.halves}>
        {[true, false].map((isDay) => (
          <section key={String(isDay)} aria-label={isDay ? t.dayHours : t.nightHours}>
            <h3 className="meta">{isDay ? t.dayHours : t.nightHours}</h3>
            <ol className={styles.hours}>
              {hours.hours
                .filter((hour) => hour.isDay === isDay)
                .map((hour) => (
                  <li key={hour.from} aria-current={hour === current ? 'time' : undefined}>
                    <Glyph id={hour.planet as GlyphId} />
                    <span>{t.body(hour.planet)}</span>
                    <span className="num muted">
                      {clock(hour.from)}–{clock(hour.to)}
                    </span>
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
    </Part>
  );
}

/** Shows the choice of a place once it is asked for. */
function ChangePlace({ children }: { children: ReactNode }) {
  const t = useText(uiHere);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.placeNow}>
      <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
        {t.change}
      </TextButton>
      {open && children}
    </div>
  );
}
