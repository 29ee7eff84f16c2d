/**
 * The one sentence about the sky that an insight may hold. It offers a picture and never a cause, and cites the facts
 * it stands on.
 */
import { present } from '#lib/assert.ts';
import { almanacDateTime, localDateTime } from '#lib/local-date.ts';
import type { Fact } from '#facts/fact.ts';
import { aspectIds, bodyIds, signIds } from '#facts/fact-id.ts';
import type { AspectName, BodyName, FactId, SignName } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { fill } from './fill.ts';
import type { PatternId } from './patterns.ts';
import { choice, variantOf } from './variant.ts';
import type { LoopWords } from './words.ts';

/** Farther from exact than this a transit is not today's, degrees. */
const CLOSE_DEG = 1;

/** Patterns that a moving planet would crowd: the Moon alone is named. */
const MOON_ONLY: ReadonlySet<PatternId> = new Set(['nowhere-love', 'muted', 'fumes', 'unnamed']);

export type SkySetting = {
  /** A western sheet of today, with or without a birth; null when the person has switched the sky off. */
  readonly sheet: Pick<FactSheet, 'facts'> | null;
  /** IANA zone of the person's days. */
  readonly zone: string;
  /** Hours that the clock of the device counts. */
  readonly clock: 12 | 24;
  readonly date: string;
  readonly pattern: PatternId;
  /** False at strain: then no planet is set against a chart. */
  readonly transits: boolean;
};

export type SkyLine = { readonly text: string; readonly cites: readonly FactId[] };

/** The sentence, or null when the sky is off or the sheet holds none of it. */
export function skyLine(setting: SkySetting, words: LoopWords): SkyLine | null {
  const { sheet, pattern, date } = setting;
  if (sheet === null) return null;
  const facts = new Map<string, Fact>(sheet.facts.map((fact) => [fact.id, fact]));
  const transit = setting.transits && !MOON_ONLY.has(pattern) ? closestTransit(sheet.facts, setting) : null;
  if (transit !== null) return transitLine(transit, setting, words);
  return variantOf(date, pattern, choice.sky, 2) === 0
    ? (phaseLine(facts, words) ?? signLine(facts, words))
    : (signLine(facts, words) ?? phaseLine(facts, words));
}

type Transit = {
  readonly mover: BodyName;
  readonly aspect: AspectName;
  readonly point: BodyName;
  readonly orb: Fact | null;
  readonly exact: Fact | null;
  /** Degrees from exact now; for one that is exact today and was not yet in reach, the widest that counts. */
  readonly distance: number;
  readonly exactToday: string | null;
};

const transitId = new RegExp(
  `^transit\\.(${bodyIds.join('|')})-(${aspectIds.join('|')})-(${bodyIds.join('|')})\\.(orb|exact)$`,
);

/** The closest transit of the sheet that is within a degree or exact today. The Moon is too quick to say anything. */
function closestTransit(facts: readonly Fact[], { date, zone }: SkySetting): Transit | null {
  const pairs = new Map<
    string,
    { mover: string; aspect: string; point: string; orb: Fact | null; exact: Fact | null }
  >();
  for (const fact of facts) {
    const match = transitId.exec(fact.id);
    if (match === null) continue;
    const [, mover = '', aspect = '', point = '', part] = match;
    if (mover === 'moon') continue;
    const key = `${mover}-${aspect}-${point}`;
    const known = pairs.get(key) ?? { mover, aspect, point, orb: null, exact: null };
    pairs.set(key, part === 'orb' ? { ...known, orb: fact } : { ...known, exact: fact });
  }
  const near = [...pairs.values()].flatMap((pair): readonly Transit[] => {
    const times = instantsOf(pair.exact);
    const exactToday = times.find((at) => localDateTime(Date.parse(at), zone).date === date) ?? null;
    const orb = pair.orb?.value.type === 'degrees' ? pair.orb.value.deg : null;
    if (exactToday === null && (orb === null || orb > CLOSE_DEG)) return [];
    return [
      {
        mover: pair.mover as BodyName,
        aspect: pair.aspect as AspectName,
        point: pair.point as BodyName,
        orb: pair.orb,
        exact: pair.exact,
        distance: orb ?? 1.5,
        exactToday,
      },
    ];
  });
  return near.toSorted((a, b) => a.distance - b.distance)[0] ?? null;
}

function instantsOf(fact: Fact | null): readonly string[] {
  if (fact === null) return [];
  if (fact.value.type === 'instants') return fact.value.at;
  return fact.value.type === 'instant' ? [fact.value.at] : [];
}

function transitLine(transit: Transit, { zone, date, clock }: SkySetting, words: LoopWords): SkyLine | null {
  const { mover, aspect, point, orb, exact, exactToday } = transit;
  const theme = words.sky.themes[mover];
  if (theme === undefined) return null;
  const cites = [orb, exact].flatMap((fact) => (fact === null ? [] : [fact.id]));
  const named = words.sky.aspect(mover, aspect, point);
  // A birth without an hour moves the date by as much as the point is open.
  const about = Number((exact ?? orb)?.derivation.values?.doubtDays ?? 0) > 0;
  const times = instantsOf(exact);
  if (times.length === 0) {
    return {
      text: fill(words.sky.near, { aspect: named, theme, orb: degreesText(transit.distance) }),
      cites,
    };
  }
  const today = Date.parse(`${date}T12:00:00Z`);
  const nearest = present(
    exactToday ??
      times.toSorted((a, b) => Math.abs(Date.parse(a) - today) - Math.abs(Date.parse(b) - today))[0],
    'exact time',
  );
  const local = almanacDateTime(Date.parse(nearest), zone);
  const when =
    exactToday === null
      ? words.sky.onDay(local.date, date, about)
      : words.sky.today(clock === 12 ? words.sky.clock(local.time) : local.time, about);
  return { text: fill(words.sky.transit, { aspect: named, when, theme }), cites };
}

/** "0.4°" */
function degreesText(deg: number): string {
  return `${deg.toFixed(1)}°`;
}

function phaseLine(facts: ReadonlyMap<string, Fact>, words: LoopWords): SkyLine | null {
  const phase = facts.get('sky.moon.phase');
  const lit = facts.get('sky.moon.illumination');
  if (phase?.value.type !== 'id' || lit?.value.type !== 'ratio') return null;
  const template = words.sky.phase[phase.value.id];
  if (template === undefined) return null;
  return { text: fill(template, { lit: String(Math.round(lit.value.n * 100)) }), cites: [phase.id, lit.id] };
}

function signLine(facts: ReadonlyMap<string, Fact>, words: LoopWords): SkyLine | null {
  const fact = facts.get('sky.moon.sign');
  if (fact?.value.type !== 'id' || !isSign(fact.value.id)) return null;
  const sign = fact.value.id;
  return {
    text: fill(words.sky.moonSign, { moonSign: words.sky.sign(sign), texture: words.sky.textures[sign] }),
    cites: [fact.id],
  };
}

function isSign(id: string): id is SignName {
  return (signIds as readonly string[]).includes(id);
}
