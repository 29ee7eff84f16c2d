/**
 * From an understood question to its reading: themes, outline, words, in that order.
 *
 * Pure and reproducible: the same question, sheet, memory and seed give the same bytes on every device and on the server.
 */
import type { Ask, Kind, Topic } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading, SaidEntry, ScoreRow, Sentence, Weighed } from '#facts/reading.ts';
import { localDate } from '#lib/local-date.ts';
import { seededStream } from '#lib/seeded-stream.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { outline, placementIn } from './outline/outline.ts';
import type { Part } from './outline/part.ts';
import { isPlainlyTold, settle } from './outline/settle.ts';
import { valueOf } from './outline/values.ts';
import type { FocusFinder } from './focus.ts';
import type { LookupFinder } from './mode-lookups.ts';
import type { PlanFinder } from './plans.ts';
import { readThemes } from './themes/read-themes.ts';
import { matterOf } from './themes/relevance.ts';
import type { Themes } from './themes/read-themes.ts';
import type { ThemeScore } from './themes/score.ts';
import type { TextTopic, ThemeContent, ThemeId } from './themes/theme.ts';
import { asksForValue } from './value-asks.ts';
import type { ValueAskFinder } from './value-asks.ts';
import type { Line, ReadingDepth, ReadingStyle, WriteContext } from './write/context.ts';
import type { ValueWords } from './write/value-lines.ts';
import { write } from './write/write.ts';
import type { ReadingLength } from './write/write.ts';
import { signName } from './write/words.ts';
import type { AnswerPlan, DateWords, ReadingLines, SkyWords, TopicSteps } from './write/words.ts';

/** The words of one language that readings are made of. */
export type ReadingContent = {
  readonly lang: 'en';
  readonly themes: ThemeContent;
  readonly words: SkyWords;
  readonly lines: ReadingLines;
  readonly dates: DateWords;
  readonly steps: Readonly<Record<TextTopic, TopicSteps>>;
  readonly planFor: PlanFinder;
  readonly focusOf: FocusFinder;
  /** The values that a message asks for by its words. */
  readonly valuesAsked: ValueAskFinder;
  readonly values: ValueWords;
  /** The point of a tradition that a message asks for. */
  readonly pointAsked: LookupFinder;
  /** The explanation of a term, as sentences; empty for a term that has none. */
  readonly termLines: (term: string) => readonly string[];
};

export type ReadRequest = {
  readonly ask: Ask;
  /** The message as it was written. */
  readonly text: string;
  readonly sheet: FactSheet;
  readonly content: ReadingContent;
  readonly length: ReadingLength;
  /** Entries of this chat and of the last readings in any chat, oldest first. */
  readonly chat: readonly SaidEntry[];
  readonly ledger: readonly SaidEntry[];
  /** Bodies, signs, houses and terms that the message names. */
  readonly named: readonly string[];
  readonly terms: readonly string[];
  /** At least 32 hex digits. */
  readonly seed: string;
  /** What of the question is declined; null where nothing is. */
  readonly refusal: string | null;
  /** Somebody is under strain: nothing hard is dated. */
  readonly gentle: boolean;
  /** Under thirteen: the day's sky, and nothing about the person. */
  readonly child: boolean;
  /** The person keeps their own chart out of it: that it is missing needs no words. */
  readonly chartLeftOut: boolean;
  /** The sky read is that of a moment somebody chose. */
  readonly elsewhen: boolean;
  /** Hours that the clock of the device counts. */
  readonly clock: 12 | 24;
  /** Two charts came and are not read as a couple: one of them is under eighteen. */
  readonly pairClosed: boolean;
  /** A reader under eighteen asked about love and is answered as about friendship. */
  readonly softened: boolean;
  /** `basic` names planets and signs alone, `advanced` gives numbers and explains no term. */
  readonly depth: ReadingDepth;
  readonly style: ReadingStyle;
  /**
   * The question is one of two of its message and gets half the room. `before` is what the other was answered with: none of
   * its themes and facts come again.
   */
  readonly part: { readonly before: SaidEntry | null } | null;
};

/** Readings in which a theme counts as worn. */
const WORN_READINGS = 12;
/** Readings after which a passage may come back. */
const REPEAT_AFTER = 12;
/** A theme that this chat has just spoken of makes room for the next one when more is asked for. */
const WORN_FOLLOW_UP = 6;
/** What a theme gains, as a share of the best score: the first that was heard, each one after it, and one that is named. */
const HEARD = 0.6;
const HEARD_LESS = 0.03;
const NAMED = 0.6;
/** Themes shown under "Why these?" beside those that were used. */
const OTHERS = 4;

/** Writes a reading. Never throws for a person's input; every sentence that asserts a fact cites it. */
export function readQuestion(request: ReadRequest): Reading {
  const { sheet, content, seed } = request;
  const plan = planOf(request);
  const { now, zone } = clockOf(sheet);
  const ask = ofItsDay(withPlan(request.ask, plan), localDate(now, zone), request.elsewhen);
  // “What do you mean” asks for the same once more, “tell me more” for what comes next.
  const isSaidAgain = plan?.kind === 'follow-up';
  const themes = readThemes({
    sheet,
    ask,
    content: content.themes,
    now,
    length: request.length,
    focus: isSaidAgain ? new Map(lastThemes(request).map((theme) => [theme, 1])) : focusFor(request),
    worn: isSaidAgain ? new Map() : wornThemes(request, ask),
    told: request.part?.before ?? null,
    isTellable: request.depth === 'basic' ? isPlainlyTold : null,
    gentle: request.gentle,
    ...(plan === null ? {} : { topic: plan.topic }),
  });
  const planned: readonly Part[] = [
    ...(request.pairClosed ? [{ part: 'limit', limit: 'pair-under-18', need: 1 } as const] : []),
    ...(request.softened && !request.child ? [{ part: 'limit', limit: 'under-18', need: 1 } as const] : []),
    ...partsOf(request, ask, themes, plan),
  ];
  const parts = settle(planned, request, request.terms.includes('house'));
  const context = contextOf(request, ask, themes, plan, now, zone);
  const lines = write(context, parts, request.length, request.part !== null);
  const used = new Set(parts.flatMap(themesOf));
  return {
    author: 'composer',
    lang: content.lang,
    sentences: sentencesOf(lines, sheet),
    ask: request.ask,
    sheetHash: sheet.hash,
    seed: seed.slice(0, 32),
    planHash: sha256Hex(JSON.stringify([plan?.id ?? null, [...used]])),
    weighed: used.size > 0 ? weigh(themes, used) : [],
    said: saidEntry(lines, context, [...used], ask.topics[0]?.label ?? 'none'),
  };
}

/** Themes that the message is about: those that were heard in it, and those of words that name a trait. */
function focusFor({ ask, content, text }: ReadRequest): ReadonlyMap<ThemeId, number> {
  const focus = new Map((ask.themes ?? []).map((theme, rank) => [theme, HEARD - rank * HEARD_LESS]));
  for (const theme of content.focusOf(text)) focus.set(theme, Math.max(focus.get(theme) ?? 0, NAMED));
  return focus;
}

/** The themes that a part speaks of. */
function themesOf(part: Part): readonly ThemeId[] {
  if (part.part === 'theme') return [part.theme.theme];
  return part.part === 'opening' ? part.themes.map(({ theme }) => theme) : [];
}

/** The plan of a question; none where something of it is declined, or where it speaks of love to a reader under eighteen. */
function planOf({ ask, refusal, child, softened, content, text }: ReadRequest): AnswerPlan | null {
  const topic = matterOf(ask.topics[0]?.label ?? 'none', ask.people).text;
  const plan = refusal === null && !child ? content.planFor(text, topic) : null;
  return plan !== null && softened && plan.topic === 'love' ? null : plan;
}

/** A plan knows its kind better than the words do. */
function withPlan(ask: Ask, plan: AnswerPlan | null): Ask {
  return plan === null ? ask : { ...ask, kind: plan.kind };
}

/** A day that is not today is asked about as a date: today's Moon says nothing of it. */
function ofItsDay(ask: Ask, today: string, elsewhen: boolean): Ask {
  const { kind, from } = ask.frame;
  const isOther = elsewhen || (kind === 'day' && from !== today);
  return ask.kind === 'today' && isOther ? { ...ask, kind: 'date' } : ask;
}

function clockOf(sheet: FactSheet): { readonly now: number; readonly zone: string } {
  const inputs = sheet.inputs as { readonly now: string; readonly zone: string };
  return { now: Date.parse(inputs.now), zone: inputs.zone };
}

/** What is declined because only another person knows it: how the person themselves is in it can be said. */
const ABOUT_OTHERS: ReadonlySet<string> = new Set(['fidelity', 'secret']);

/** Kinds that are answered without a chart. */
const PLAIN: ReadonlySet<Kind> = new Set([
  'social',
  'about-app',
  'out-of-domain',
  'correction',
  'not-understood',
]);

function partsOf(
  { child, refusal, sheet, terms, named, chartLeftOut, content, ask: asked, text, length }: ReadRequest,
  ask: Ask,
  themes: Themes,
  plan: AnswerPlan | null,
): readonly Part[] {
  if (child)
    return [
      { part: 'plain', key: 'child' },
      { part: 'day', need: 1 },
    ];
  const lacks = lacksOf(sheet, chartLeftOut);
  if (refusal !== null) {
    const declined: Part = { part: 'refusal', key: refusal };
    if (refusal === 'medical')
      return isForAnother(ask)
        ? [{ part: 'refusal', key: 'medical-other' }, ...copingOf(themes)]
        : [declined];
    if (!ABOUT_OTHERS.has(refusal)) return [declined];
    const rest = outline({
      ask: { ...ask, kind: 'other-person' },
      themes,
      value: null,
      lacks,
      isDeclined: true,
      length,
    });
    return [declined, ...rest];
  }
  if (asked.act === 'thanks' || asked.act === 'feedback') return [{ part: 'plain', key: asked.act }];
  const values = asksForValue(asked) ? content.valuesAsked(text) : [];
  const value = valueOf({
    ask,
    sheet,
    named: [...new Set([...named, ...terms])],
    asked: values,
  });
  // What was asked for in so many words is answered, whatever else the message may be.
  if (value !== null && values.length > 0)
    return outline({ ask, themes, value, lacks, isDeclined: false, length });
  if (PLAIN.has(ask.kind))
    return [
      { part: 'plain', key: ask.kind },
      ...(ask.kind === 'social' ? [{ part: 'day', need: 1 } as const] : []),
    ];
  const term = terms.find((one) => content.termLines(one).length > 0);
  if (ask.kind === 'explain' && (term !== undefined || plan !== null))
    return [
      plan !== null || term === undefined ? { part: 'plain', key: 'explain' } : { part: 'term', term },
      ...(value === null ? [] : [{ part: 'value', value } as const]),
    ];
  return outline({ ask, themes, value, lacks, isDeclined: false, length });
}

/** Whether somebody asks how an illness or an operation of another will end. */
function isForAnother({ people, form }: Ask): boolean {
  return people.length > 0 && (form === 'will' || form === 'when');
}

/** What a chart can add where somebody fears for another: what steadies the one who waits. */
function copingOf({ evidence }: Themes): readonly Part[] {
  const moon = placementIn(evidence, 'moon');
  return moon === null ? [] : [{ part: 'value', value: moon }];
}

function lacksOf(sheet: FactSheet, chartLeftOut: boolean) {
  return {
    birthDate: sheet.missing.includes('birth-date') && !chartLeftOut,
    birthTime: sheet.caveats.includes('caveat.birth-time-unknown' as FactId),
    chart: sheet.missing.includes('birth-date'),
  };
}

function contextOf(
  { sheet, content, chat: turns, ledger, seed, elsewhen, clock, depth, style, part }: ReadRequest,
  ask: Ask,
  themes: Themes,
  plan: AnswerPlan | null,
  now: number,
  zone: string,
): WriteContext {
  const facts = factsById(sheet);
  const chat = [...turns, ...(part?.before === null || part === null ? [] : [part.before])];
  const word = (id: string): string | null => {
    const value = facts.get(id as FactId)?.value;
    return value?.type === 'id' ? value.id : null;
  };
  const sign = word('sky.moon.sign');
  const phase = word('sky.moon.phase');
  return {
    ask,
    depth,
    style,
    topic: themes.matter.text,
    words: content.words,
    lines: content.lines,
    values: content.values,
    content: content.themes,
    dates: content.dates,
    termLines: content.termLines,
    plan,
    elsewhen,
    stream: seededStream(seed),
    zone,
    clock,
    today: localDate(now, zone),
    now,
    said: [...ledger, ...chat].flatMap(({ atoms }) => atoms),
    recent: new Set([...ledger, ...chat].slice(-REPEAT_AFTER).flatMap(({ atoms }) => atoms)),
    explained: new Set(
      depth === 'advanced'
        ? [...Object.keys(content.words.bodies), ...Object.keys(content.words.houses).map((n) => `house${n}`)]
        : chat.flatMap(({ atoms }) =>
            atoms.flatMap((key) => (key.startsWith('gloss:') ? [key.slice(6)] : [])),
          ),
    ),
    keys: new Set(),
    moon:
      sign === null
        ? null
        : {
            sign,
            phase,
            cites: [
              'sky.moon.sign',
              ...(phase === null ? [] : ['sky.moon.phase']),
            ] as readonly string[] as readonly FactId[],
          },
    factWord: (id) => {
      const found = word(id);
      return found === null ? null : signName(found);
    },
    degrees: (id) => {
      const fact = facts.get(id as FactId);
      return fact?.value.type === 'degrees' && fact.survives !== 'no' ? fact.value.deg : null;
    },
  };
}

/** The themes of the last reading of this chat. */
function lastThemes({ chat }: ReadRequest): readonly ThemeId[] {
  return (chat.at(-1)?.testimonies ?? []).flatMap((key) => (key.startsWith('theme:') ? [key.slice(6)] : []));
}

/** How often each theme was spoken of lately; twice as much in a chat that asks for more. */
function wornThemes({ chat, ledger }: ReadRequest, ask: Ask): ReadonlyMap<ThemeId, number> {
  const worn = new Map<ThemeId, number>();
  const add = (entries: readonly SaidEntry[], by: number): void => {
    for (const { testimonies, topic } of entries)
      for (const key of testimonies)
        if (key.startsWith('theme:') && (by > 1 || topic !== ask.topics[0]?.label))
          worn.set(key.slice(6), (worn.get(key.slice(6)) ?? 0) + by);
  };
  add(ledger.slice(-WORN_READINGS), 1);
  if (ask.followUp) add(chat.slice(-2), WORN_FOLLOW_UP);
  return worn;
}

/** A sentence is supported when it cites facts of the sheet. */
function sentencesOf(lines: readonly Line[], { facts }: FactSheet): readonly Sentence[] {
  const held = new Set(facts.map(({ id }) => id));
  return lines.map(({ text, cites, move, opens, lead }): Sentence => {
    const known = cites.filter((id) => held.has(id) || id.startsWith('caveat.'));
    return {
      text: typeset(text),
      cites: known,
      move,
      verdict: known.length > 0 ? 'supported' : 'reflection',
      ...(opens === true ? { opens } : {}),
      ...(lead === true ? { lead } : {}),
    };
  });
}

/** Content is typed with straight apostrophes. */
function typeset(text: string): string {
  return text.replaceAll("'", '’');
}

/** The sum behind each theme, for "Why these?". */
function weigh({ scores, choice }: Themes, used: ReadonlySet<ThemeId>): readonly Weighed[] {
  const entry = (one: ThemeScore, isUsed: boolean): Weighed => {
    const rows = rowsOf(one);
    return {
      key: `theme:${one.theme}`,
      facts: [...new Set(one.support.flatMap(({ evidence }) => evidence.cites))],
      // The sum of what is shown, so that rounded rows add up.
      score: tenths(rows.reduce((sum, { points }) => sum + points, 0)),
      rows,
      used: isUsed,
    };
  };
  return [
    ...choice.chosen.filter(({ theme }) => used.has(theme)).map((one) => entry(one, true)),
    ...scores
      .filter(({ theme }) => !used.has(theme))
      .slice(0, OTHERS)
      .map((one) => entry(one, false)),
  ];
}

/** A row a piece of evidence, then what turns their points into the score. */
function rowsOf({ support, raw, score }: ThemeScore): readonly ScoreRow[] {
  const best = new Map<string, number>();
  let all = 0;
  for (const { evidence, points } of support) {
    all += points;
    best.set(evidence.source, Math.max(best.get(evidence.source) ?? 0, points));
  }
  const counted = [...best.values()].reduce((sum, points) => sum + points, 0);
  const changes: readonly ScoreRow[] = [
    { part: 'same-source', points: tenths(counted - all) },
    { part: 'agree', points: tenths(raw - counted) },
    { part: 'usual', points: tenths(score - raw) },
  ];
  return [
    ...support.map(({ evidence, points }) => ({ part: evidence.key, points: tenths(points) })),
    ...changes.filter(({ points }) => points !== 0),
  ];
}

const tenths = (points: number): number => Math.round(points * 10) / 10;

function saidEntry(
  lines: readonly Line[],
  context: WriteContext,
  themes: readonly ThemeId[],
  topic: Topic,
): SaidEntry {
  const atoms = [...context.keys];
  const keyed = (prefix: string): string | null => atoms.find((key) => key.startsWith(prefix)) ?? null;
  return {
    testimonies: themes.map((theme) => `theme:${theme}`),
    facts: [...new Set(lines.flatMap(({ cites }) => cites))],
    topic,
    opener: keyed('opening:'),
    image: null,
    practice: keyed('step:'),
    question: keyed('question:'),
    atoms: [...atoms, ...[...context.explained].map((term) => `gloss:${term}`)],
  };
}
