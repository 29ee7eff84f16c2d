/** Both languages' word tables, compiled once into one automaton. */
import type { Act, Form, Topic } from '#facts/ask.ts';
import { buildAutomaton, findMatches } from './automaton.ts';
import type { Automaton } from './automaton.ts';
import type { FollowUpKind, Guard, JointTable, LanguageTable } from './lexicon-types.ts';
import { compileSpellings, normaliseCue } from './normalise-message.ts';
import type { Spellings } from './normalise-message.ts';
import { compileKinds } from './kind.ts';
import type { AskModel } from './learned.ts';
import type { KindRules } from './kind.ts';
import { compileMatter } from './matter.ts';
import type { MatterRules } from './matter.ts';
import { compileOrder } from './question-order.ts';
import type { OrderRules } from './question-order.ts';
import { compileTimeGrammar } from './time-frame.ts';
import type { TimeGrammar } from './time-frame.ts';

/** What a cue says, by axis. */
export type Payload =
  | {
      readonly axis: 'topic';
      readonly label: Topic;
      readonly w: number;
      readonly concept: string | null;
      readonly guard: Guard | null;
    }
  | { readonly axis: 'form'; readonly label: Form; readonly w: number; readonly guard: Guard | null }
  | { readonly axis: 'act'; readonly label: Act; readonly w: number; readonly guard: Guard | null }
  | { readonly axis: 'concept'; readonly label: string }
  | { readonly axis: 'affect'; readonly valence: number; readonly arousal: number }
  | { readonly axis: 'role'; readonly label: string }
  | { readonly axis: 'follow-up'; readonly label: FollowUpKind }
  | { readonly axis: 'ordinal'; readonly label: number }
  | { readonly axis: 'entity'; readonly label: string }
  | { readonly axis: 'negation' | 'affect-negation' | 'joiner' | 'intensifier' | 'mask' };

export type Axis = Payload['axis'];

type Cue = { readonly text: string; readonly thai: boolean; readonly payloads: Payload[]; suffix: boolean };

/** Where a message asks a second question: the patterns of every language, compiled. */
export type Joints = { readonly [Name in keyof JointTable]: RegExp };

export type Lexicon = {
  readonly automaton: Automaton;
  readonly cues: readonly Cue[];
  readonly spellings: Spellings;
  readonly time: TimeGrammar;
  readonly order: OrderRules | null;
  readonly kinds: KindRules;
  /** Made when the first message comes; null where only the rules judge. */
  readonly heard: (() => AskModel) | null;
  readonly matter: MatterRules | null;
  readonly joints: Joints;
  readonly stopWords: ReadonlySet<string>;
  readonly choiceWords: ReadonlySet<string>;
  readonly joining: ReadonlySet<string>;
  readonly leadWords: ReadonlySet<string>;
  readonly quoteStops: ReadonlySet<string>;
  /** Small words of `stopWords`' kind as expressions over the normalised text. */
  readonly angles: RegExp;
  readonly birthWords: RegExp;
  readonly selfWords: RegExp;
  readonly firstWords: RegExp;
  readonly pastWords: RegExp;
  readonly someoneWords: RegExp;
  readonly names: {
    readonly not: ReadonlySet<string>;
    readonly before: readonly string[];
    readonly after: readonly string[];
    /** Ends of a text after which "to" leads to a person: "talk to". */
    readonly toward: RegExp;
  };
  /** Number of rows by language, for the size report. */
  readonly rows: { readonly en: number; readonly th: number };
};

/** A place where a cue of one axis stands in the normalised text. */
export type Found<P extends Payload = Payload> = {
  readonly start: number;
  readonly end: number;
  readonly cue: string;
  readonly payload: P;
};

/**
 * Compiles the tables. Throws when a cue is empty after normalising, so a bad table fails its test, not a message.
 * The cost is a few milliseconds: call it once and keep the result.
 */
export function compileLexicon(
  en: LanguageTable,
  th: LanguageTable,
  heard: (() => AskModel) | null = null,
): Lexicon {
  const tables = [en, th];
  const spellings = compileSpellings(tables.map((table) => table.cues));
  const byText = new Map<string, Cue>();
  const rows = { en: 0, th: 0 };

  const add = (lang: 'en' | 'th', raw: string, payload: Payload, suffixable: boolean) => {
    const strict = raw.startsWith('=');
    const text = normaliseCue(strict ? raw.slice(1) : raw, spellings);
    if (text === '') throw new Error(`Cue "${raw}" of axis ${payload.axis} is empty after normalising`);
    rows[lang] += 1;
    const known = byText.get(text);
    const cue = known ?? { text, thai: !/[a-z0-9]/.test(text), payloads: [], suffix: false };
    cue.payloads.push(payload);
    if (suffixable && !strict) cue.suffix = true;
    if (!known) byText.set(text, cue);
  };

  for (const { lang, cues, affect, people } of tables) {
    for (const [label, list] of entries(cues.topic)) {
      for (const [cue, w, concept = null, guard = null] of list) {
        add(lang, cue, { axis: 'topic', label, w, concept, guard: readyGuard(guard, spellings) }, true);
      }
    }
    for (const [label, list] of entries(cues.form)) {
      for (const [cue, w, , guard = null] of list) {
        add(lang, cue, { axis: 'form', label, w, guard: readyGuard(guard, spellings) }, false);
      }
    }
    for (const [label, list] of entries(cues.act)) {
      for (const [cue, w, , guard = null] of list) {
        add(lang, cue, { axis: 'act', label, w, guard: readyGuard(guard, spellings) }, false);
      }
    }
    for (const [label, list] of Object.entries(cues.concept))
      list.forEach((cue) => add(lang, cue, { axis: 'concept', label }, true));
    for (const [label, list] of entries(cues.followUp))
      list.forEach((cue) => add(lang, cue, { axis: 'follow-up', label }, false));
    cues.ordinals.forEach((list, label) =>
      list.forEach((cue) => add(lang, cue, { axis: 'ordinal', label }, false)),
    );
    for (const [label, list] of Object.entries(cues.entities))
      list.forEach((cue) => add(lang, cue, { axis: 'entity', label }, false));
    for (const [label, list] of Object.entries(people.roles))
      list.forEach((cue) => add(lang, cue, { axis: 'role', label }, true));
    affect.forEach(([cue, valence, arousal]) => add(lang, cue, { axis: 'affect', valence, arousal }, true));
    cues.negations.forEach((cue) => add(lang, cue, { axis: 'negation' }, false));
    cues.affectNegations.forEach((cue) => add(lang, cue, { axis: 'affect-negation' }, false));
    cues.joiners.forEach((cue) => add(lang, cue, { axis: 'joiner' }, false));
    cues.intensifiers.forEach((cue) => add(lang, cue, { axis: 'intensifier' }, false));
    cues.masks.forEach((cue) => add(lang, cue, { axis: 'mask' }, false));
  }

  const cues = [...byText.values()];
  const known = new Set(cues.flatMap(({ text }) => text.split(' ')));
  const words = (list: readonly string[]) => list.map((word) => normaliseCue(word, spellings));
  return {
    automaton: buildAutomaton(cues.map((cue) => cue.text)),
    cues,
    spellings: { ...spellings, known },
    order: compileOrder(en.cues.questionOrder, en.cues.leadWords, (word) => normaliseCue(word, spellings)),
    kinds: compileKinds(tables),
    heard,
    matter: compileMatter(en, th),
    joints: compileJoints(tables.map(({ kinds }) => kinds.joints)),
    time: compileTimeGrammar(en.time, th.time, (word) => normaliseCue(word, spellings)),
    joining: new Set(words(en.cues.questionOrder?.joining ?? [])),
    choiceWords: new Set(tables.flatMap((table) => words(table.cues.choiceWords))),
    stopWords: new Set(tables.flatMap((table) => words(table.cues.stopWords))),
    leadWords: new Set(tables.flatMap((table) => words(table.cues.leadWords))),
    quoteStops: new Set(tables.flatMap((table) => words(table.cues.quoteStops))),
    angles: anyWord(tables.flatMap((table) => words(table.cues.angles))),
    birthWords: anyWord(tables.flatMap((table) => words(table.cues.birthWords))),
    someoneWords: anyWord(tables.flatMap((table) => words(table.cues.someoneWords))),
    pastWords: anyWord(tables.flatMap((table) => words(table.cues.pastWords))),
    firstWords: anyWord(tables.flatMap((table) => words(table.cues.firstWords))),
    selfWords: anyWord(tables.flatMap((table) => words(table.cues.selfWords))),
    names: {
      not: new Set(tables.flatMap((table) => table.people.notNames.map((word) => word.toLowerCase()))),
      before: tables.flatMap((table) => words(table.people.beforeNames)),
      after: tables.flatMap((table) => words(table.people.afterNames)),
      toward: new RegExp(
        `(?<![a-z])(?:${tables.flatMap((table) => words(table.people.towardNames)).join('|') || '(?!)'})(?: [a-z]+)? to $`,
      ),
    },
    rows,
  };
}

/**
 * All cues in a normalised text, leftmost-longest on each axis. What lies inside a mask ("birth date") is dropped.
 * English cues stand at word edges, a few endings allowed; Thai cues never cut a letter from its vowel or tone.
 */
export function findCues(lexicon: Lexicon, text: string): Found[] {
  const places: { start: number; end: number; cue: Cue }[] = [];
  for (const { cue: index, start, end } of findMatches(lexicon.automaton, text)) {
    const cue = lexicon.cues[index]!;
    const edge = cue.thai ? thaiEdge(text, start, end) : englishEdge(text, start, end, cue);
    if (edge !== null) places.push({ start, end: edge, cue });
  }
  places.sort((a, b) => a.start - b.start || b.end - a.end);

  const masks: { start: number; end: number }[] = [];
  const taken = new Map<Axis, number>();
  const found: Found[] = [];
  for (const { start, end, cue } of places) {
    const axes = new Set(cue.payloads.map((payload) => payload.axis));
    for (const axis of axes) {
      if (start < (taken.get(axis) ?? 0)) continue;
      taken.set(axis, end);
      if (axis === 'mask') masks.push({ start, end });
      for (const payload of cue.payloads)
        if (payload.axis === axis) found.push({ start, end, cue: cue.text, payload });
    }
  }
  const masked = (place: Found) =>
    masks.some(
      (mask) =>
        mask.start <= place.start && place.end <= mask.end && mask.end - mask.start > place.end - place.start,
    );
  return found.filter((place) => place.payload.axis !== 'mask' && !masked(place));
}

/** The cues of one axis. */
export function onAxis<A extends Axis>(
  found: readonly Found[],
  axis: A,
): Found<Extract<Payload, { axis: A }>>[] {
  return found.filter((place): place is Found<Extract<Payload, { axis: A }>> => place.payload.axis === axis);
}

/** Whether a guarded cue may speak in its sentence. */
export function guardHolds(guard: Guard | null, sentence: string): boolean {
  if (!guard) return true;
  if (guard.blocks?.some((word) => sentence.includes(word))) return false;
  return !guard.needs || guard.needs.some((word) => sentence.includes(word));
}

/** One expression for a list of words: English ones whole, Thai ones anywhere. */
function anyWord(list: readonly string[]): RegExp {
  const escaped = list.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(
    escaped.map((word) => (/[a-z]/.test(word) ? `(?<![a-z])${word}(?![a-z])` : word)).join('|') || '(?!)',
  );
}

function readyGuard(guard: Guard | null, spellings: Spellings): Guard | null {
  if (!guard) return null;
  const ready = (list: readonly string[]) => list.map((word) => normaliseCue(word, spellings));
  return {
    ...(guard.needs ? { needs: ready(guard.needs) } : {}),
    ...(guard.blocks ? { blocks: ready(guard.blocks) } : {}),
  };
}

function thaiEdge(text: string, start: number, end: number): number | null {
  if (isMark(text[start]!)) return null;
  return end < text.length && isMark(text[end]!) ? null : end;
}

const endings = /^(?:s|es|ed|d|ing)(?![a-z0-9])/;

function englishEdge(text: string, start: number, end: number, cue: Cue): number | null {
  if (start > 0 && isWord(text[start]!) && isWord(text[start - 1]!)) return null;
  if (end >= text.length || !isWord(text[end]!) || !isWord(text[end - 1]!)) return end;
  if (!cue.suffix || cue.text.length < 2) return null;
  const ending = endings.exec(text.slice(end, end + 4));
  return ending ? end + ending[0].length : null;
}

function isWord(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= '0' && char <= '9');
}

function isMark(char: string): boolean {
  return /\p{M}/u.test(char);
}

function entries<K extends string, V>(record: { readonly [key in K]?: V }): [K, V][] {
  return Object.entries(record) as [K, V][];
}

function compileJoints(tables: readonly JointTable[]): Joints {
  const any = (name: keyof JointTable, flags = ''): RegExp =>
    new RegExp(tables.map((table) => `(?:${table[name]})`).join('|'), flags);
  return {
    second: any('second', 'g'),
    pointsBack: any('pointsBack'),
    announced: any('announced'),
    request: any('request'),
    quoted: any('quoted'),
    lead: any('lead'),
  };
}
