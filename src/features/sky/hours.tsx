import { paths } from '#app/paths.ts';
import type { SkyDay } from '#engine/protocol.ts';
import { localDate } from '#lib/local-date.ts';
import { weekdayOf } from '#practice/soulcast/local-day.ts';
import { uiSkyPage } from '#text/en/ui-sky-page.ts';
import { Glyph } from '#ui/glyph.tsx';
import type { GlyphId } from '#ui/glyph-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { Line, Part } from './part.tsx';
import { type SkyPerson, zoneName } from './sky-person.ts';
import { skyTime } from './sky-time.ts';
import styles from './sky.module.css';

/** The twenty-four planetary hours from sunrise to the next, or why there are none here. */
export function Hours({ sky, person }: { sky: SkyDay; person: SkyPerson }) {
  const t = useText(uiSkyPage);
  const { hours, now } = sky;
  const clock = (at: number): string => skyTime(at, person.zone, 'clock');
  if (hours === null || person.here === null)
    return (
      <Part title={t.hours}>
        <p className={styles.measure}>{t.weekdayOf(weekdayOf(localDate(now, person.zone)))}</p>
        <p className={`muted ${styles.measure}`}>
          {person.birthplace === null ? (
            <>
              {t.hoursNone}{' '}
              <TextLink inline to={paths.personal}>
                {t.addBirth}
              </TextLink>
            </>
          ) : (
            t.hoursAway(person.birthplace, zoneName(person.zone))
          )}
        </p>
      </Part>
    );
  if (hours.type === 'polar')
    return (
      <Part title={t.hours}>
        <p className="muted">{t.hoursPolar}</p>
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
