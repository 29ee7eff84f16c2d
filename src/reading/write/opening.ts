/** The first sentence of a reading: the answer, with the matter named. */
import type { Part } from '#reading/outline/part.ts';
import type { ChosenTheme } from '#reading/themes/choose.ts';
import type { Ask, Kind, Topic } from '#facts/ask.ts';
import type { Timed } from '#reading/themes/timing.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { WriteContext } from './context.ts';
import { pick } from './context.ts';
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
  const planned = (plan?.first ?? []).filter((line) => fill(line, slots, context) !== null);
  const short = context.style === 'clear' ? (lines.shortOpenings[opening.form] ?? []) : [];
  const own = lines.openings[opening.form].filter((line) => NAMES.test(line));
  // What was asked about is named: the plan's line gives way where only the general one has room for it.
  const naming =
    context.ask.matter !== undefined && !planned.some((line) => NAMES.test(line))
      ? own.find((line) => fill(line, slots, context) !== null)
      : undefined;
  const chosen =
    naming ??
    pick(context, `opening:${plan?.id ?? ''}`, planned) ??
    [...short, ...lines.openings[opening.form]].find((line) => fill(line, slots, context) !== null);
  const said = chosen === undefined ? null : fill(chosen, slots, context);
  return said === null ? null : { ...said, text: lightly(context, said.text) };
}

const NAMES = /\{(?:noun|matter|verb|clause)\}/u;

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

function slotsOf(context: WriteContext, { themes, window, hard }: Opening): Slots {
  const { matter } = context.ask;
  const own = (as: string) => (matter?.as === as ? { text: matter.text, cites: [] } : null);
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
    noun: own('noun'),
    matter: own('noun'),
    verb: own('verb'),
    clause: own('clause'),
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

/** "today", "this week", "3 March": the time asked about. */
function whenOf({ ask, today, dates }: WriteContext): string {
  const { kind, from, to } = ask.frame;
  if (from === null || to === null || (from === to && from === today)) return 'today';
  if (from === to) return dates.day(from, today);
  const isNow = from <= today && to >= today;
  return isNow && (kind === 'week' || kind === 'month' || kind === 'year')
    ? `this ${kind}`
    : `the time ${dates.fromTo(from, to, today)}`;
}

function numbered(name: string, themes: readonly ChosenTheme[], { content }: WriteContext): Slots {
  return Object.fromEntries(
    themes.map(({ theme, topic, quoted }, i) => [
      `${name}${i + 1}`,
      { text: content.passage(theme, topic).short, cites: quoted.flatMap(({ evidence }) => evidence.cites) },
    ]),
  );
}

/** Null when a slot of the line has no value. */
function fill(
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
  return isWhole ? { text, cites: [...new Set(cites)] } : null;
}
