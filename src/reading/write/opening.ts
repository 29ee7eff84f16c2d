/** The first sentence of a reading: the answer, with the matter named. */
import type { Part } from '#reading/outline/part.ts';
import { isDay } from '#reading/themes/read-themes.ts';
import type { ChosenTheme } from '#reading/themes/choose.ts';
import type { Ask, Kind, Topic } from '#facts/ask.ts';
import type { Timed } from '#reading/themes/timing.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { WriteContext } from './context.ts';
import { pick, wordCount } from './context.ts';
import { windowOf } from './time-sentence.ts';
import { capital } from './words.ts';

type Opening = Extract<Part, { part: 'opening' }>;
type Slots = Readonly<Record<string, { readonly text: string; readonly cites: readonly FactId[] } | null>>;

/** Fills the opening that says most: that of the plan, else the first of its form whose slots have a value. */
export function openingSentence(
  context: WriteContext,
  opening: Opening,
): { readonly text: string; readonly cites: readonly FactId[] } | null {
  const slots = slotsOf(context, opening);
  const { plan, lines } = context;
  const fits = (plan?.first ?? []).filter((line) => fill(line, slots, context) !== null);
  // What names the matter answers more closely, and what names a date more than what has none.
  const closeness = (line: string): number => (matterSlot.test(line) ? 2 : 0) + (dateSlot.test(line) ? 1 : 0);
  const closest = Math.max(0, ...fits.map(closeness));
  const planned = fits.filter((line) => closeness(line) === closest);
  const short = context.style === 'clear' ? (lines.shortOpenings[opening.form] ?? []) : [];
  // What was asked about is named: the plan's line gives way where only the general one has room for it.
  const naming =
    context.ask.matter !== undefined && (closest < 2 || short.length > 0)
      ? [...short, ...lines.openings[opening.form]].find(
          (line) => matterSlot.test(line) && fill(line, slots, context) !== null,
        )
      : undefined;
  const chosen =
    naming ??
    pick(context, `opening:${plan?.id ?? ''}`, planned) ??
    [...short, ...lines.openings[opening.form]].find((line) => fill(line, slots, context) !== null);
  const said = chosen === undefined ? null : fill(chosen, slots, context);
  return said === null ? null : { ...said, text: lightly(context, said.text) };
}

/** Questions that are asked in good spirits, unless a word of the message says otherwise. */
const LIGHT_KINDS: ReadonlySet<Kind> = new Set([
  'strengths',
  'overview',
  'which',
  'compare',
  'compatibility',
  'today',
  'date',
]);
/** Other questions may be about pain that is not named; these topics seldom are. */
const LIGHT_TOPICS: ReadonlySet<Topic> = new Set([
  'work',
  'study',
  'home-move',
  'travel',
  'creativity',
  'decision',
  'day',
]);
const ASKED_LIGHTLY: ReadonlySet<Kind> = new Set(['should', 'when', 'how-to', 'will']);
/** Topics that nothing light is said about, however it was asked. */
const GRAVE: ReadonlySet<Topic> = new Set(['breakup', 'health-worry', 'mood', 'legal']);

function isLight({ kind, topics, affect, safety }: Ask): boolean {
  const topic = topics[0]?.label ?? 'none';
  if (affect.valence < 0 || safety > 0 || GRAVE.has(topic)) return false;
  return LIGHT_KINDS.has(kind) || (ASKED_LIGHTLY.has(kind) && LIGHT_TOPICS.has(topic));
}

/** "Ooh, let's see: you tend to …" in the playful style, unless the person hurts. */
function lightly(context: WriteContext, text: string): string {
  const { style, ask, lines } = context;
  if (style !== 'playful' || !isLight(ask)) return text;
  const start = pick(context, 'light', lines.lightStarts);
  if (start === undefined) return text;
  const first = /^[A-Za-z']+/u.exec(text)?.[0] ?? '';
  return OPENERS.has(first)
    ? `${start}: ${first.toLowerCase()}${text.slice(first.length)}`
    : `${start}. ${text}`;
}

/** Words that lose their capital after a colon. */
const OPENERS: ReadonlySet<string> = new Set(
  'You Your Whether What When No With To For The That Start Probably Three Two One Both It'.split(' '),
);

/** What was asked about, for the slot it fits. */
export function matterSlots({ ask: { matter } }: WriteContext): Slots {
  const own = (as: string) => (matter?.as === as ? { text: matter.text, cites: [] } : null);
  return { noun: own('noun'), matter: own('noun'), verb: own('verb'), clause: own('clause') };
}

function slotsOf(context: WriteContext, { themes, window, hard }: Opening): Slots {
  const strong = themes.filter(({ role }) => role === 'for' || role === 'help');
  const strengths = strong.length > 0 ? strong : themes;
  const day = context.moon;
  return {
    ...numbered('theme', themes, context),
    ...numbered('strength', strengths, context),
    window: window === null ? null : windowOf(context, window),
    hard: hard === null ? null : windowOf(context, hard),
    use: window === null ? null : { text: window.meaning.use, cites: lasting(window) },
    care: hard === null ? null : { text: hard.meaning.care, cites: lasting(hard) },
    when: { text: whenOf(context), cites: [] },
    When: { text: capital(whenOf(context)), cites: [] },
    ...matterSlots(context),
    day:
      day === null
        ? null
        : {
            text: `the Moon is in ${day.sign.charAt(0).toUpperCase()}${day.sign.slice(1)}`,
            cites: day.cites.slice(0, 1),
          },
  };
}

/** What says how long a transit lasts, where that is known. */
function lasting({ cites }: Timed): readonly FactId[] {
  const { enter, leave } = cites;
  return enter !== undefined && leave !== undefined ? [enter, leave] : Object.values(cites).slice(0, 1);
}

/** "today", "this week", "that day": the time asked about. Its dates were named in the question. */
function whenOf({ ask, today, lines, elsewhen }: WriteContext): string {
  const { kind, from, to, assumed } = ask.frame;
  if (from === null || to === null || (assumed && ask.kind === 'today'))
    return lines.times[ask.kind === 'today' && isDay(ask) ? 'today' : 'open'];
  if (from === to) return from === today && !elsewhen ? lines.times.today : lines.times.day;
  const isNow = from <= today && to >= today;
  if (kind === 'week' || kind === 'month' || kind === 'year') {
    const which = { now: `this-${kind}`, next: `next-${kind}`, later: kind } as const;
    return lines.times[which[isNow ? 'now' : isNext(kind, today, from) ? 'next' : 'later']];
  }
  if (assumed || kind === 'open-future') return lines.times.open;
  return isNow ? lines.times.now : lines.times.range;
}

function isNext(kind: 'week' | 'month' | 'year', today: string, from: string): boolean {
  const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  if (kind === 'week') return daysBetween(today, from) <= 7;
  if (kind === 'month') return months(from) - months(today) === 1;
  return Number(from.slice(0, 4)) - Number(today.slice(0, 4)) === 1;
}

/** From one local day to another, `YYYY-MM-DD`. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function numbered(name: string, themes: readonly ChosenTheme[], { content }: WriteContext): Slots {
  return Object.fromEntries(
    themes.map(({ theme, topic, quoted }, i) => [
      `${name}${i + 1}`,
      { text: content.passage(theme, topic).short, cites: quoted.flatMap(({ evidence }) => evidence.cites) },
    ]),
  );
}

const matterSlot = /\{(?:matter|noun|verb|clause)\}/u;
const dateSlot = /\{(?:window|hard)\}/u;

/** Fills the slots of a line, with what they cite; null when one of them has no value. */
export function fill(
  line: string,
  slots: Slots,
  { factWord }: WriteContext,
): { readonly text: string; readonly cites: readonly FactId[] } | null {
  const cites: FactId[] = [];
  let isWhole = true;
  const text = line.replace(/\{([A-Za-z0-9.-]+)\}/gu, (_, name: string) => {
    const slot = slots[name];
    if (slot !== undefined && slot !== null) {
      cites.push(...slot.cites);
      return slot.text;
    }
    const word = name.includes('.') ? factWord(name) : null;
    if (word === null) isWhole = false;
    else cites.push(name as FactId);
    return word ?? '';
  });
  return isWhole ? { text: shortened(text), cites: [...new Set(cites)] } : null;
}

/** Words of a sentence before its second half becomes a sentence of its own. */
const MOST_WORDS = 26;

/** "You start fast, and you keep quiet." in two sentences where it is long: "You start fast. You also keep quiet." */
function shortened(text: string): string {
  return text
    .split(/(?<=[.?])\s+(?=\p{Lu})/u)
    .map((sentence) => {
      const at = wordCount(sentence) > MOST_WORDS ? sentence.lastIndexOf(', and you ') : -1;
      if (at < 0) return sentence;
      const rest = sentence.slice(at + ', and you '.length).replace(/^also /u, '');
      return `${sentence.slice(0, at)}. You also ${rest}`;
    })
    .join(' ');
}
