/**
 * The Daily Soulcast: a headline that says what kind of day it is, a line about the sky, a line about the person's chart,
 * what the day is good for, what to go easy on, and a question.
 *
 * Facts and times belong to the day. Asking for new words changes words alone.
 */
import { present } from '#lib/assert.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { ageAt, minorLimits } from '#companion/safety/minors.ts';
import type { MoonPhase, PhaseId } from '#astro/event/moon-phase.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { chooseYou, contactWords, rowKey, thirdOf } from './choose-contact.ts';
import type { YouTopic } from './choose-contact.ts';
import { daySky } from './day-sky.ts';
import type { DayInput, DaySky } from './day-sky.ts';
import { skyLine, youLine } from './say-lines.ts';
import { soulcastSheet } from './soulcast-sheet.ts';
import type { DayWords, MoonDayWords, SoulcastWords } from './words.ts';

export type SoulcastLine = {
  readonly kind: 'sky' | 'you';
  readonly text: string;
  /** The facts behind it, with their numbers. */
  readonly why: string;
  readonly cites: readonly FactId[];
};

export type MoonLabel = 'new' | 'waxing' | 'full' | 'waning';

export type Soulcast = {
  readonly date: string;
  /** `everyone` without a birth: then there is no line about a chart. */
  readonly kind: 'personal' | 'everyone';
  readonly label: MoonLabel;
  readonly phase: PhaseId;
  readonly headline: string;
  readonly lines: readonly SoulcastLine[];
  readonly goodFor: string;
  readonly goEasyOn: string;
  readonly question: string;
  /** "New words, same sky" after a refresh. */
  readonly foot: string | null;
  readonly sheet: FactSheet;
};

export type SoulcastInput = DayInput & {
  /** Hours that the clock of the device counts. */
  readonly clock: 12 | 24;
  /** How often new words were asked for today; 0 at first. */
  readonly refresh: number;
};

/** Builds the Soulcast of a local day. Pure. Throws on an unknown zone or a date that does not exist. */
export function composeSoulcast(input: SoulcastInput, rules: ZoneRules, words: SoulcastWords): Soulcast {
  const sky = daySky(input, rules);
  const age = ageAt(input.moment?.details.date ?? null, input.date);
  const you = chooseYou(sky, new Set(minorLimits(age).under18 ? words.content.adults : []));
  const personal = sky.chart !== 'none';
  const moonDay = moonDayOf(sky, input.refresh, words);
  const counsel = counselOf(you, moonDay, input.refresh, words);
  const { zone, clock, date, refresh } = input;
  const voice = { words, zone, clock, date, refresh };
  return {
    date: input.date,
    kind: personal ? 'personal' : 'everyone',
    label: moonLabel(sky.moon.phase),
    phase: sky.moon.phase.phase,
    ...counsel,
    lines: [skyLine(sky, moonDay, voice), ...(personal ? [youLine(you, sky, voice)] : [])],
    foot: input.refresh > 0 ? words.content.newWords : null,
    sheet: soulcastSheet(input, sky),
  };
}

/** New and full near their moment, else waxing or waning. */
export function moonLabel({ phase, waxing }: Pick<MoonPhase, 'phase' | 'waxing'>): MoonLabel {
  if (phase === 'new' || phase === 'full') return phase;
  return waxing ? 'waxing' : 'waning';
}

/** The words of the Moon's sign for this day; a refresh moves on to the next third. */
function moonDayOf({ moon }: DaySky, refresh: number, { content }: SoulcastWords): MoonDayWords {
  const { days } = content.moonDays[moon.sign];
  return present(days[(thirdOf(moon.lon) + refresh) % days.length], 'moon day');
}

type Counsel = DayWords & Pick<Soulcast, 'goodFor' | 'goEasyOn'>;

/**
 * What the leading contact is good for and asks care with; without one, what the Moon's sign is. Every second refresh
 * takes headline and question from the Moon's sign.
 */
function counselOf(you: YouTopic, moonDay: MoonDayWords, refresh: number, words: SoulcastWords): Counsel {
  if (you.kind === 'quiet') {
    const { headline, question, goodFor, goEasyOn } = moonDay;
    return { headline, question, goodFor: sentence(goodFor), goEasyOn: sentence(goEasyOn) };
  }
  const touch = you.kind === 'moon' ? { ...you.contact, mover: 'moon' as const } : you.contact;
  const own = present(words.content.days[rowKey(touch)], rowKey(touch));
  const { headline, question } = refresh % 2 === 0 ? own : moonDay;
  const { use, care } = contactWords(touch, words);
  return { headline, question, goodFor: sentence(use), goEasyOn: sentence(care) };
}

function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
}
