/**
 * The Daily Soulcast: a headline, three lines that each say why, and three small lines to live by.
 *
 * Facts, numbers and times are those of the day and never of the wording: asking for new words changes words alone.
 */
import { present } from '#lib/assert.ts';
import { almanacDateTime, localDateTime } from '#lib/local-date.ts';
import { factId } from '#facts/fact-id.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { AspectId } from '#astro/aspect/aspect-id.ts';
import type { PlanetId, PointId } from '#astro/body/body-id.ts';
import type { MoonPhase, PhaseId } from '#astro/event/moon-phase.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { fill } from '../soul-loop/fill.ts';
import { hash32 } from '../soul-loop/variant.ts';
import { chooseHours, chooseSky, chooseYou, contactKey } from './choose-lines.ts';
import type { HoursTopic, SkyTopic, YouTopic } from './choose-lines.ts';
import { daySky } from './day-sky.ts';
import type { Contact, DayInput, DaySky } from './day-sky.ts';
import { soulcastSheet } from './soulcast-sheet.ts';
import type { Counsel, PointClass, SoulcastWords } from './words.ts';

export type SoulcastLine = {
  readonly kind: 'sky' | 'you' | 'hours';
  readonly text: string;
  /** What it rests on, in words with numbers. */
  readonly why: string;
  readonly cites: readonly FactId[];
};

export type MoonLabel = 'new' | 'waxing' | 'full' | 'waning';

export type Soulcast = {
  readonly date: string;
  /** `everyone` without a birth: then no line about a chart, and an invitation stands above. */
  readonly kind: 'personal' | 'everyone';
  readonly label: MoonLabel;
  readonly phase: PhaseId;
  readonly headline: string;
  readonly lines: readonly SoulcastLine[];
  readonly act: string;
  readonly letGo: string;
  readonly question: string;
  /** Key of the leading contact, to be given back as `led` on the days that follow. */
  readonly lead: string | null;
  /** Said under the lines when the weightiest contact has stepped back. */
  readonly stillNear: string | null;
  /** Why there is no hour, where there is none. */
  readonly noHour: string | null;
  /** "New words, same sky" after a refresh. */
  readonly foot: string | null;
  readonly sheet: FactSheet;
};

export type SoulcastInput = DayInput & {
  /** Hours that the clock of the device counts. */
  readonly clock: 12 | 24;
  /** How often new words were asked for today; 0 at first. */
  readonly refresh: number;
  /** Leads of the days before, yesterday first; null for a day that was not opened. */
  readonly led: readonly (string | null)[];
};

/** Builds the Soulcast of a local day. Pure. Throws on an unknown zone or a date that does not exist. */
export function composeSoulcast(input: SoulcastInput, rules: ZoneRules, words: SoulcastWords): Soulcast {
  const sky = daySky(input, rules);
  const you = chooseYou(sky, input.led);
  const hours = chooseHours(sky, you?.lead ?? null);
  const stillNear = you?.stillNear ?? null;
  const voice = voiceOf(input, words);
  const personal = sky.chart !== 'none';
  const counsel = counselOf(sky, you, input.refresh, words);
  const lines = [
    skyLine(chooseSky(sky), sky, voice),
    ...(personal ? [youLine(you, sky, voice)] : []),
    ...(hours.kind === 'none' ? [] : [hoursLine(hours, sky, voice)]),
  ];
  return {
    date: input.date,
    kind: personal ? 'personal' : 'everyone',
    label: moonLabel(sky.moon.phase),
    phase: sky.moon.phase.phase,
    headline: counsel.headline,
    lines,
    act: counsel.act,
    letGo: counsel.letGo,
    question: counsel.question,
    lead: you === null ? null : contactKey(you.lead),
    stillNear: stillNear === null ? null : stillNearText(stillNear, words),
    noHour: hours.kind === 'none' ? noHourText(hours.why, words) : null,
    foot: input.refresh > 0 ? words.newWords : null,
    sheet: soulcastSheet(input, sky, hours),
  };
}

/** New and full near their moment (`skyPhaseName`), else waxing or waning. */
export function moonLabel({ phase, waxing }: Pick<MoonPhase, 'phase' | 'waxing'>): MoonLabel {
  if (phase === 'new' || phase === 'full') return phase;
  return waxing ? 'waxing' : 'waning';
}

/** Words and the way to choose among them on one day. */
type Voice = {
  readonly words: SoulcastWords;
  readonly date: string;
  readonly pick: (slot: string, options: readonly string[]) => string;
  readonly clock: (at: UnixMs) => string;
  readonly dateOf: (at: UnixMs) => string;
};

function voiceOf(input: SoulcastInput, words: SoulcastWords): Voice {
  return {
    words,
    date: input.date,
    pick: (slot, options) =>
      present(options[(hash32(`${input.date} ${slot}`) + input.refresh) % options.length], slot),
    // To the nearest minute, as almanacs do.
    clock: (at) => {
      const { time } = almanacDateTime(at, input.zone);
      return input.clock === 12 ? words.clock(time) : time;
    },
    dateOf: (at) => localDateTime(at, input.zone).date,
  };
}

function skyLine(topic: SkyTopic, sky: DaySky, voice: Voice): SoulcastLine {
  const { words, pick, clock } = voice;
  const { moon, day } = sky;
  const sign = words.sign(moon.sign);
  const lit = String(Math.round(moon.phase.illumination * 100));
  const moonWhy = fill(words.why.moon, {
    place: words.longitude(moon.lon),
    angle: String(Math.round(moon.phase.angle)),
  });
  const before = topic.lunation === null ? '' : lunationClause(topic.lunation, sky, voice);
  const line = (text: string, why: string, cites: readonly string[]): SoulcastLine => ({
    kind: 'sky',
    text: topic.kind === 'lunation' ? text : `${before}${before === '' ? capital(text) : text}`,
    why,
    cites: cites.map(factId),
  });
  const lunationCite = topic.lunation === null ? [] : ['sky.moon.lunation'];
  switch (topic.kind) {
    case 'void': {
      const { from, to, lastAspect, nextSign } = topic.stretch;
      const values = { from: clock(from), to: clock(to) };
      const text =
        from < day.start
          ? fill(pick('void-until', words.lines.voidUntil), values)
          : to > day.end
            ? fill(pick('void-from', words.lines.voidFrom), values)
            : fill(pick('void', words.lines.voidStretch), values);
      const next = { sign: words.sign(nextSign), at: clock(to) };
      const why =
        lastAspect === null
          ? fill(words.why.voidAll, next)
          : fill(words.why.voidAfter, {
              aspect: words.aspectName(lastAspect.aspect),
              body: words.body(lastAspect.body),
              time: clock(lastAspect.at),
              ...next,
            });
      return line(text, why, [
        'sky.moon.void',
        'sky.moon.sign',
        ...(moon.ingress === null ? [] : ['sky.moon.next-sign']),
        ...lunationCite,
      ]);
    }
    case 'ingress': {
      const ingress = present(moon.ingress, 'ingress');
      const signBefore = words.sign(signBeforeOf(ingress.sign));
      const text = fill(pick('ingress', words.lines.ingress), {
        sign: signBefore,
        next: words.sign(ingress.sign),
        time: clock(ingress.at),
        picture: words.signPictures[ingress.sign],
      });
      const why = fill(words.why.ingress, { sign: words.sign(ingress.sign), time: clock(ingress.at) });
      return line(text, why, ['sky.moon.next-sign', 'sky.moon.sign', ...lunationCite]);
    }
    case 'lunation': {
      const { phase, at } = topic.lunation;
      const text = fill(pick('lunation', words.lines.lunation), {
        phase: words.phaseNames[phase],
        time: clock(at),
        sign,
        lit,
        picture: words.phasePictures[phase],
      });
      const angle = { new: '0', 'first-quarter': '90', full: '180', 'last-quarter': '270' }[phase];
      return line(capital(text), fill(words.why.lunation, { angle, time: clock(at) }), [
        'sky.moon.lunation',
        'sky.moon.sign',
        'sky.moon.illumination',
      ]);
    }
    case 'sign': {
      const text = fill(pick('sign', words.lines.sign), {
        sign,
        way: moon.phase.waxing ? words.waxing : words.waning,
        lit,
        picture: words.signPictures[moon.sign],
      });
      return line(text, moonWhy, [
        'sky.moon.sign',
        'sky.moon.phase',
        'sky.moon.illumination',
        ...lunationCite,
      ]);
    }
  }
}

const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;

function signBeforeOf(sign: (typeof SIGNS)[number]): (typeof SIGNS)[number] {
  return present(SIGNS[(SIGNS.indexOf(sign) + 11) % 12], 'sign');
}

function lunationClause(
  lunation: { readonly phase: PhaseId; readonly at: UnixMs; readonly moonLon: number },
  sky: DaySky,
  { words, clock }: Voice,
): string {
  const sign = words.sign(present(SIGNS[Math.floor(lunation.moonLon / 30) % 12], 'sign'));
  const template = lunation.at >= sky.day.start ? words.lines.lunationToday : words.lines.lunationLastNight;
  return fill(template, { phase: words.phaseNames[lunation.phase], time: clock(lunation.at), sign });
}

function youLine(topic: YouTopic | null, sky: DaySky, voice: Voice): SoulcastLine {
  const { words, pick } = voice;
  if (topic === null) {
    return {
      kind: 'you',
      text: pick('quiet', words.lines.quiet),
      why: words.why.quiet,
      cites: [factId('sky.moon.sign')],
    };
  }
  const { lead } = topic;
  const pair = `transit.${contactKey(lead)}`;
  return {
    kind: 'you',
    text: fill(pick('you', words.lines.you), {
      mover: capital(words.body(lead.mover)),
      touches: pick(`touch-${lead.aspect}`, words.lines.touches[lead.aspect]),
      point: words.yours(lead.point),
      when: whenText(lead, voice),
      says: rowOf(lead, words).says,
    }),
    why: contactWhy(lead, sky, voice),
    cites: [factId(`${pair}.orb`), ...(lead.passes.length > 0 ? [factId(`${pair}.exact`)] : [])],
  };
}

/** A doubt of more than this in a time is more than a clock should say, days. */
const CLOCK_DOUBT_DAYS = 1 / 96;

/** When a contact is exact, as it can be said: a time today, a date, or between two. */
function whenText(contact: Contact, { words, date, clock, dateOf }: Voice): string {
  const { exactToday, passes, doubtDays } = contact;
  if (exactToday !== null) {
    if (doubtDays > CLOCK_DOUBT_DAYS) return words.when.today;
    const values = { time: clock(exactToday), nth: '', count: '' };
    if (passes.length < 2) return fill(words.when.exactToday, values);
    const nth = passes.findIndex((at) => Math.abs(at - exactToday) < 3_600_000) + 1;
    return fill(words.when.exactTodayOf, {
      ...values,
      nth: words.nth(nth),
      count: words.count(passes.length),
    });
  }
  const days = passes.map(dateOf);
  const before = days.findLast((day) => day < date);
  const after = days.find((day) => day > date);
  if (before !== undefined && after !== undefined)
    return fill(doubtDays >= 0.5 ? words.when.betweenAbout : words.when.between, {
      before: words.date(before, date),
      after: words.date(after, date),
    });
  if (after !== undefined) return fill(words.when.ahead, { date: words.date(after, date) });
  if (before !== undefined) return fill(words.when.past, { date: words.date(before, date) });
  return words.when.never;
}

function contactWhy(contact: Contact, sky: DaySky, { words, date, dateOf }: Voice): string {
  const { mover, aspect, point, orbDeg, passes, doubtDays } = contact;
  const parts = [
    fill(words.why.contact, {
      mover: capital(words.body(mover)),
      moverPlace: words.longitude(contact.moverLon),
      aspect: words.aspectName(aspect),
      point: words.yours(point),
      pointPlace: words.longitude(contact.pointLon),
      orb: `${orbDeg.toFixed(orbDeg < 0.1 ? 2 : 1)}°`,
    }),
  ];
  if (passes.length > 0)
    parts.push(
      fill(words.why.passes, { dates: passes.map((at) => words.dateYear(dateOf(at), date)).join(', ') }),
    );
  if (sky.chart === 'open' && doubtDays > CLOCK_DOUBT_DAYS)
    parts.push(fill(words.why.doubt, { days: doubtDays < 1 ? '1' : String(Math.ceil(doubtDays)) }));
  return parts.join(' ');
}

function hoursLine(
  topic: Exclude<HoursTopic, { readonly kind: 'none' }>,
  sky: DaySky,
  { words, pick, clock }: Voice,
): SoulcastLine {
  if (topic.kind === 'moon') {
    const { aspect, point, from, to } = topic.contact;
    const values = {
      touches: pick(`touch-${aspect}`, words.lines.touches[aspect]),
      point: words.yours(point),
      time: clock(from),
      from: clock(from),
      to: clock(to),
    };
    const isOpen = to - from > 15 * 60_000;
    return {
      kind: 'hours',
      text: fill(pick('moon-hour', isOpen ? words.lines.moonHourOpen : words.lines.moonHour), values),
      why: isOpen ? words.why.moonOpen : words.why.moonContact,
      cites: [factId(`transit.moon-${aspect}-${point}.exact`)],
    };
  }
  const { hour, number, ofDayRuler } = topic;
  const hours = sky.hours?.type === 'hours' ? sky.hours : null;
  const planet = words.body(hour.planet);
  const values = { from: clock(hour.from), to: clock(hour.to), planet, planetFirst: capital(planet) };
  const whole = present(hours, 'hours');
  return {
    kind: 'hours',
    text: capital(fill(pick('hour', ofDayRuler ? words.lines.hourOfDay : words.lines.hour), values)),
    why: fill(hour.isDay ? words.why.dayHour : words.why.nightHour, {
      number: words.nth(hour.isDay ? number : number - 12),
      sunrise: clock(whole.sunrise),
      sunset: clock(whole.sunset),
    }),
    cites: ['sky.hours.chosen', 'sky.hours.day-ruler', 'sky.hours.sunrise', 'sky.hours.sunset'].map(factId),
  };
}

function noHourText(why: 'polar' | 'no-place' | 'no-hour', words: SoulcastWords): string {
  return { polar: words.why.polar, 'no-place': words.why.noPlace, 'no-hour': words.why.noHour }[why];
}

function stillNearText(contact: Contact, words: SoulcastWords): string {
  return fill(words.lines.stillNear, {
    mover: capital(words.body(contact.mover)),
    aspect: words.aspectName(contact.aspect),
    point: words.yours(contact.point),
  });
}

/** The contact's own counsel first; each refresh moves on to one of the phase and back. */
function counselOf(sky: DaySky, you: YouTopic | null, refresh: number, words: SoulcastWords): Counsel {
  const options: readonly Counsel[] = [
    ...(you === null ? [] : [rowOf(you.lead, words)]),
    ...words.phases[sky.moon.phase.phase],
  ];
  return present(options[refresh % options.length], 'counsel');
}

function rowOf(contact: Contact, words: SoulcastWords) {
  return words.contacts[contact.mover][pointClass(contact.point)][tone(contact.mover, contact.aspect)];
}

export function pointClass(point: PointId): PointClass {
  if (point === 'sun' || point === 'moon') return 'lights';
  if (point === 'mercury' || point === 'venus' || point === 'mars') return 'inner';
  return point === 'asc' || point === 'mc' ? 'angles' : 'outer';
}

/** A conjunction takes the nature of who comes: easy from the mild, hard from the strong. */
const MILD: ReadonlySet<PlanetId> = new Set(['sun', 'moon', 'mercury', 'venus', 'jupiter']);

export function tone(mover: PlanetId, aspect: AspectId): 'soft' | 'hard' {
  if (aspect === 'conjunction') return MILD.has(mover) ? 'soft' : 'hard';
  return aspect === 'trine' || aspect === 'sextile' ? 'soft' : 'hard';
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
