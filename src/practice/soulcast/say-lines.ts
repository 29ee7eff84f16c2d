/** The two lines of a Soulcast in words: the sky for everyone, and one contact to the person's chart. */
import { present } from '#lib/assert.ts';
import { almanacDateTime, localDateTime } from '#lib/local-date.ts';
import { factId } from '#facts/fact-id.ts';
import type { SignId } from '#astro/angle/sign.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { fill } from '../soul-loop/fill.ts';
import { contactKey, contactWords, thirdOf } from './choose-contact.ts';
import type { Touch, YouTopic } from './choose-contact.ts';
import type { SoulcastLine } from './compose-soulcast.ts';
import type { Contact, DaySky, MoonContact } from './day-sky.ts';
import type { MoonDayWords, SoulcastWords } from './words.ts';

/** Words, and what the wording depends on. */
export type Voice = {
  readonly words: SoulcastWords;
  readonly zone: string;
  /** Hours that the clock of the device counts. */
  readonly clock: 12 | 24;
  readonly date: string;
  readonly refresh: number;
};

/** A change of sign between these hours divides the day in two. */
const DIVIDES = { from: 7, to: 21 } as const;

/** The Moon's sign and phase, and what people tend to be like. */
export function skyLine(sky: DaySky, moonDay: MoonDayWords, voice: Voice): SoulcastLine {
  const { words, refresh } = voice;
  const { moon, lunations } = sky;
  const { ingress } = moon;
  const lunation = lunations[0] ?? null;
  const clock = clockOf(voice);
  const before = ingress === null ? null : signBefore(ingress.sign);
  const values = {
    sign: words.sign(ingress?.sign ?? moon.sign),
    from: before === null ? '' : words.sign(before),
    phase: words.phaseNow[lunation?.phase ?? moon.phase.phase],
    lit: String(Math.round(moon.phase.illumination * 100)),
    change: ingress === null ? '' : clock(ingress.at),
    time: lunation !== null ? clock(lunation.at) : ingress === null ? '' : clock(ingress.at),
  };
  const { content } = words;
  const { sky: lines } = content;
  const first =
    lunation !== null
      ? fill(ingress === null ? lines.lunation : lines.lunationIngress, values)
      : ingress === null
        ? fill(present(lines.first[(thirdOf(moon.lon) + refresh) % lines.first.length], 'sky line'), values)
        : fill(lines.ingress, values);
  const divided = ingress !== null && before !== null && refresh % 3 === 0 && divides(ingress.at, sky);
  const people = divided
    ? fill(lines.ingressPeople, {
        before: content.moonDays[before].way,
        after: content.moonDays[ingress.sign].way,
      })
    : moonDay.people;
  return {
    kind: 'sky',
    text: `${first} ${people}`,
    why: skyWhy(sky, voice),
    cites: [
      'sky.moon.sign',
      'sky.moon.phase',
      'sky.moon.illumination',
      ...(ingress === null ? [] : ['sky.moon.next-sign']),
      ...(lunation === null ? [] : ['sky.moon.lunation']),
    ].map(factId),
  };
}

function divides(at: UnixMs, { day }: DaySky): boolean {
  const hour = (at - day.noon) / 3_600_000 + 12;
  return hour >= DIVIDES.from && hour < DIVIDES.to;
}

const ANGLES: Readonly<Record<string, string>> = {
  new: '0',
  'first-quarter': '90',
  full: '180',
  'last-quarter': '270',
};

function skyWhy({ moon, lunations }: DaySky, voice: Voice): string {
  const { words } = voice;
  const { why } = words.content;
  const clock = clockOf(voice);
  const parts = [
    fill(why.moon, {
      place: words.longitude(moon.lon),
      angle: String(Math.round(moon.phase.angle)),
    }),
  ];
  if (moon.ingress !== null)
    parts.push(fill(why.ingress, { sign: words.sign(moon.ingress.sign), time: clock(moon.ingress.at) }));
  for (const { phase, at } of lunations)
    parts.push(fill(why.lunation, { angle: ANGLES[phase] ?? '', time: clock(at) }));
  return parts.join(' ');
}

/** The contact that matters most today, when it is exact, and what it is usually like. */
export function youLine(topic: YouTopic, sky: DaySky, voice: Voice): SoulcastLine {
  const { words } = voice;
  if (topic.kind === 'quiet') {
    const { content } = words;
    return { kind: 'you', text: content.you.quiet, why: content.why.quiet, cites: [factId('sky.moon.sign')] };
  }
  return topic.kind === 'moon' ? moonLine(topic.contact, voice) : planetLine(topic.contact, sky, voice);
}

function moonLine(contact: MoonContact, voice: Voice): SoulcastLine {
  const { words, refresh } = voice;
  const { you, why } = words.content;
  const clock = clockOf(voice);
  const { aspect, point, from, to } = contact;
  const open = to - from > CLOCK_DOUBT_MS;
  const touch = { mover: 'moon', aspect, point } as const;
  const values = { ...touchValues(touch, words), time: clock(from), from: clock(from), to: clock(to) };
  const template = open ? you.span : present(you.exact[refresh % you.exact.length], 'you line');
  return {
    kind: 'you',
    text: `${fill(template, values)} ${contactWords(touch, words).like}`,
    why: open
      ? why.moonOpen
      : fill(why.moonContact, {
          aspect: words.content.aspects[aspect],
          point: `your ${words.bareBody(point)}`,
          time: clock(from),
        }),
    cites: [factId(`transit.${contactKey(touch)}.exact`)],
  };
}

function planetLine(contact: Contact, sky: DaySky, voice: Voice): SoulcastLine {
  const { words } = voice;
  const id = `transit.${contactKey(contact)}`;
  return {
    kind: 'you',
    text: `${whenText(contact, voice)} ${contactWords(contact, words).like}`,
    why: contactWhy(contact, sky, voice),
    cites: [factId(`${id}.orb`), ...(contact.passes.length > 0 ? [factId(`${id}.exact`)] : [])],
  };
}

/** `{mover}`, `{touches}` and `{point}`; a body is explained once, the Sun and the Moon never. */
function touchValues({ mover, aspect, point }: Touch, words: SoulcastWords) {
  const moverIs = words.bodyIs(mover);
  const pointIs = mover === point ? null : words.bodyIs(point);
  return {
    mover: `${words.body(mover)}${moverIs === null ? '' : `, ${moverIs},`}`,
    touches: words.touches[aspect],
    point: `your ${words.bareBody(point)}${pointIs === null ? '' : `, ${pointIs}`}`,
  };
}

/** With more doubt than this a clock time would say too much. */
const CLOCK_DOUBT_MS = 15 * 60_000;
const CLOCK_DOUBT_DAYS = 1 / 96;

/** The contact with its local time today, or with the dates at which it is exact. */
function whenText(contact: Contact, voice: Voice): string {
  const { words, date, refresh } = voice;
  const { you } = words.content;
  const { exactToday, passes, doubtDays } = contact;
  const values = touchValues(contact, words);
  if (exactToday !== null) {
    const template =
      doubtDays > CLOCK_DOUBT_DAYS
        ? you.exactOpen
        : present(you.exact[refresh % you.exact.length], 'you line');
    return fill(template, { ...values, time: clockOf(voice)(exactToday) });
  }
  const long = fill(you.long, values);
  const days = passes.map((at) => localDateTime(at, voice.zone).date);
  const past = days.findLast((day) => day < date);
  const ahead = days.find((day) => day > date);
  const on = doubtDays >= 0.5 ? you.about : you.on;
  const day = (of: string): string => words.date(of, date);
  if (past !== undefined && ahead !== undefined)
    return `${long} ${fill(you.between, { on, before: day(past), after: day(ahead) })}`;
  if (ahead !== undefined) return `${long} ${fill(you.ahead, { on, date: day(ahead) })}`;
  return past === undefined ? long : `${long} ${fill(you.past, { on, date: day(past) })}`;
}

function contactWhy(contact: Contact, sky: DaySky, { words, date, zone }: Voice): string {
  const { mover, aspect, point, orbDeg, passes, doubtDays } = contact;
  const { why, aspects } = words.content;
  const parts = [
    fill(why.contact, {
      mover: capital(words.body(mover)),
      moverPlace: words.longitude(contact.moverLon),
      aspect: aspects[aspect],
      point: `your ${words.bareBody(point)}`,
      pointPlace: words.longitude(contact.pointLon),
      orb: `${orbDeg.toFixed(orbDeg < 0.1 ? 2 : 1)}°`,
    }),
  ];
  if (passes.length > 0)
    parts.push(
      fill(why.passes, {
        dates: passes.map((at) => words.date(localDateTime(at, zone).date, date)).join(', '),
      }),
    );
  if (sky.chart === 'open' && doubtDays > CLOCK_DOUBT_DAYS)
    parts.push(fill(why.doubt, { days: words.days(Math.max(1, Math.ceil(doubtDays))) }));
  return parts.join(' ');
}

/** Local clock time, to the nearest minute and with the hours that the device counts. */
function clockOf({ words, zone, clock }: Voice): (at: UnixMs) => string {
  return (at) => {
    const { time } = almanacDateTime(at, zone);
    return clock === 12 ? words.clock(time) : time;
  };
}

const SIGNS: readonly SignId[] = [
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
];

function signBefore(sign: SignId): SignId {
  return present(SIGNS[(SIGNS.indexOf(sign) + 11) % 12], 'sign');
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
