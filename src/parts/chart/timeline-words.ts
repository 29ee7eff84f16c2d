/** What a transit and an event of the sky are called, and their dates in words. */
import { signOf } from '#astro/angle/sign.ts';
import type { TransitSeries } from '#astro/event/transit-series.ts';
import type { Explained } from '#text/en/meanings/explained.ts';
import type { GlyphId } from '#ui/glyph-paths.ts';
import { type ChartText, degreeText } from './chart-view.ts';
import { contactTitle } from './sky-ring.ts';
import type { SkyEvent, TimelineRow } from './timeline-model.ts';
import type { CardTexts } from './use-card-texts.ts';
import { writeTime } from './zone-times.ts';

export type DatedFact = { readonly label: string; readonly value: string };

/** Enter, each exact moment, leave: in the order they come. */
export function seriesFacts(one: TransitSeries, zone: string, t: ChartText): readonly DatedFact[] {
  const when = (at: number) => writeTime(at, zone, 'weekdayTime');
  const exact =
    one.exact.length === 1
      ? one.exact.map((at) => ({ label: t.exact, value: when(at) }))
      : one.exact.map((at, i) => ({ label: t.exactNth(t.ordinal(i + 1)), value: when(at) }));
  return [
    { label: t.enters, value: one.enter === null ? t.beforeSpan : when(one.enter) },
    ...(exact.length > 0 ? exact : closestFact(one, zone, t)),
    { label: t.leaves, value: one.leave === null ? t.afterSpan : when(one.leave) },
  ];
}

function closestFact(one: TransitSeries, zone: string, t: ChartText): readonly DatedFact[] {
  const [closest] = one.passes.map((pass) => pass.closest).toSorted((a, b) => a.orbDeg - b.orbDeg);
  if (closest === undefined) return [];
  const minutes = Math.round(closest.orbDeg * 60);
  const orb = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
  return [{ label: t.closest, value: t.closestAt(orb, writeTime(closest.at, zone, 'dayLong')) }];
}

/** "Saturn opposition natal Jupiter, 3 Nov – 8 Jan, exact 6 Dec, 15 Dec". */
export function seriesSpoken(one: TransitSeries, zone: string, t: ChartText): string {
  const from = one.enter === null ? t.beforeSpan : writeTime(one.enter, zone, 'day');
  const to = one.leave === null ? t.afterSpan : writeTime(one.leave, zone, 'day');
  return t.transitBar(contactTitle(one, t), t.rangeOf(from, to), exactText(one.exact, zone, t));
}

/** "exact 6 Dec, 15 Dec". */
export function exactText(exact: readonly number[], zone: string, t: ChartText): string {
  if (exact.length === 0) return t.notExact;
  return t.exactOn(exact.map((at) => writeTime(at, zone, 'day')).join(', '));
}

/** What a transit is like; null where nothing is written, or not here yet. */
export function seriesMeaning(
  { series, house }: Pick<TimelineRow, 'series' | 'house'>,
  texts: CardTexts | null,
): Explained | null {
  return texts?.transitMeaning(series.mover, series.aspect, series.point, house) ?? null;
}

/** What an event of the sky is about: the turning planets have words. */
export function eventMeaning(event: SkyEvent, texts: CardTexts | null): string | null {
  if (event.type !== 'station') return null;
  return texts?.stationMeaning(event.station.body, event.station.turns) ?? null;
}

export function eventTitle(event: SkyEvent, t: ChartText): string {
  switch (event.type) {
    case 'station': {
      const name = t[event.station.body];
      return event.station.turns === 'retrograde' ? t.turnsRetrograde(name) : t.turnsDirect(name);
    }
    case 'ingress': {
      const { body, sign, retrograde } = event.ingress;
      return retrograde ? t.backsInto(t[body], t[sign]) : t.entersSign(t[body], t[sign]);
    }
    case 'lunation': {
      const { phase, moonLon } = event.lunation;
      const where = t.inSign(degreeText(moonLon), t[signOf(moonLon)]);
      switch (phase) {
        case 'new':
          return t.newMoonAt(where);
        case 'first-quarter':
          return t.firstQuarterAt(where);
        case 'full':
          return t.fullMoonAt(where);
        case 'last-quarter':
          return t.lastQuarterAt(where);
      }
    }
  }
}

/** What stands for an event in the lane: the body that turns, the sign that is entered; a lunation is drawn as a disc. */
export function eventGlyph(event: SkyEvent): GlyphId | null {
  if (event.type === 'station') return event.station.body;
  return event.type === 'ingress' ? event.ingress.sign : null;
}
