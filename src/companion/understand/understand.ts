/**
 * A message to an Ask: four independent axes, the stretch of time, the people, the feeling, and what it points back at.
 *
 * The message is normalised with a way back to the person's letters, one automaton finds the cues of both
 * languages, and each axis is settled on its own. Words arrive in the lexicon; nothing here knows a language.
 */
import type {
  Act,
  Affect,
  Anchor,
  Ask,
  Clarify,
  Form,
  Need,
  PersonRef,
  Scored,
  Span,
  TimeFrame,
  Topic,
} from '#facts/ask.ts';
import { languageOf, originalSpan } from '#companion/safety/mapped-text.ts';
import type { MappedText } from '#companion/safety/mapped-text.ts';
import type { AskContext, PreviousTurn } from './ask-context.ts';
import { isoDate, parseIso } from './civil-date.ts';
import { kindOf } from './kind.ts';
import { withHeard } from './learned.ts';
import { findCues, guardHolds, onAxis } from './lexicon.ts';
import type { Found, Lexicon } from './lexicon.ts';
import { matterOf } from './matter.ts';
import { normaliseMessage } from './normalise-message.ts';
import { withParts } from './parts.ts';
import { findPeople } from './people.ts';
import { questionTurn } from './question-order.ts';
import { clauseAt, clausesOf, quotedRanges } from './sentences.ts';
import type { Clause } from './sentences.ts';
import { accepted, acceptTopics, scoreTopics } from './topics.ts';
import type { TopicScores } from './topics.ts';
import { defaultFrame, findFrames, timeSetting } from './time-frame.ts';
import type { FoundFrame, TimeSetting } from './time-frame.ts';

/** A message settled as far as its words; the steps below read it and never change it. */
export type Parsed = {
  readonly mapped: MappedText;
  readonly intense: boolean;
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly quotes: readonly { readonly start: number; readonly end: number }[];
  readonly found: readonly Found[];
  readonly lexicon: Lexicon;
};

/** A short message without a topic of its own leans on the one before it. */
const shortMessage = 6;
const clarifyPause = 6;
/** A topic that a term of the sky in the same question does not undo. */
const firmScore = 5.5;
/** Letters of small words before a question word. */
const longestLead = 48;

/**
 * Understands one message.
 * @param text as typed; any string, read up to its first 20,000 UTF-16 units
 * @param context what is known beside the words
 * @param lexicon from `compileLexicon`
 */
export function understand(text: string, context: AskContext, lexicon: Lexicon): Ask {
  const ask = understandOne(text, context, lexicon);
  // Whether a message asks twice is told by its wording, not by what each half might be about.
  const byRules = { ...lexicon, heard: null };
  return withParts(text, ask, (part) => understandOne(part, context, byRules), lexicon);
}

function understandOne(text: string, context: AskContext, lexicon: Lexicon): Ask {
  const parsed = parse(text.slice(0, 20_000), lexicon);
  const lang = languageOf(parsed.mapped.original, context.uiLang);
  const setting = timeSetting(context.today, context.latDeg, context.dateOrder, context.birth.date);
  const before = context.previous?.ask.frame;
  const frames = findFrames(lexicon.time, parsed.text, {
    ...setting,
    zone: context.zone,
    lastDay: before && !before.assumed ? parseIso(before.to) : null,
  });
  const births = frames.filter((frame) => isBirthDate(frame, parsed, setting));
  const saidFrames = frames.filter((frame) => !births.includes(frame));

  const ownForm = settleForm(parsed);
  const scores = scoreTopics(parsed, ownForm.form);
  const ownPeople = findPeople(
    parsed.mapped.original,
    parsed.text,
    parsed.found,
    context.savedPeople,
    lexicon,
  );
  const affect = felt(settleAffect(parsed), context.safety);
  let act = settleAct(parsed, ownForm, scores);
  if (
    context.safety >= 2 ||
    (context.safety === 3 && !parsed.clauses.some((clause) => clause.sentence.asks))
  ) {
    const wants = onAxis(parsed.found, 'act').some(
      ({ payload }) => payload.label === 'ask' && payload.w >= 3,
    );
    const plain = context.safety === 3 && wants && (scores.ranked[0]?.score ?? 0) >= accepted;
    if (act === 'ask' && !plain && !parsed.clauses.some((clause) => clause.sentence.asks)) act = 'tell';
  }
  // "What's the point of any of it" wants no term explained.
  const rhetorical = context.safety === 3 && act === 'ask' && ownForm.form === 'what-is';
  if (rhetorical && (scores.ranked[0]?.score ?? 0) < accepted) act = 'tell';

  const ownTopics = act === 'app' ? [{ label: 'app' as const, score: 5 }] : acceptTopics(scores, parsed);
  const previous = talks(act) ? context.previous : null;
  const followUp = previous !== null && pointsBack(parsed, ownTopics, previous.facts, saidFrames);
  const inherited = followUp ? previous.ask : null;

  const form = formFor(act, ownForm, ownTopics, inherited, invertsToAsk(parsed));
  const topics = topicsFor(
    parsed,
    act,
    form,
    ownTopics,
    affect,
    context,
    inherited,
    saidFrames,
    setting.today,
  );
  const people = ownPeople.length > 0 || !inherited ? ownPeople : inherited.people;
  const frame = frameFor(parsed, act, form, topics, saidFrames, setting, context, inherited);
  const concepts = conceptsOf(parsed, scores, inherited);
  const refersTo = followUp ? anchorFor(parsed, previous) : undefined;
  const mirror =
    context.safety >= 1 && context.safety <= 2
      ? undefined
      : mirrorOf(parsed, affect, act, form, ownPeople, frames);
  const missing = needsFor(parsed, act, form, topics, people, births.length > 0, context);
  const clarify = clarifyFor(act, form, topics, scores, parsed, followUp, saidFrames, context);

  const axes: Omit<Ask, 'kind'> = {
    lang,
    act,
    form,
    topics,
    concepts,
    frame,
    people,
    affect,
    followUp,
    ...(refersTo ? { refersTo } : {}),
    ...(mirror ? { mirror } : {}),
    missing,
    ...(clarify ? { clarify } : {}),
    safety: context.safety,
  };
  const isSaid =
    ownForm.weight > 0 || topics[0]?.label !== 'none' || affect.words.length > 0 || saidFrames.length > 0;
  const said = kindAndMatter(parsed, axes, saidFrames, isSaid, ownForm.weight);
  const asksBack = said.kind === 'not-understood' && mayClarify(act, followUp, context);
  const ask: Ask =
    asksBack && !clarify
      ? { ...axes, ...said, clarify: { key: 'topic-open', options: openChips } }
      : { ...axes, ...said };
  return lang === 'en' && lexicon.heard !== null ? withHeard(text, ask, lexicon.heard()) : ask;
}

/** The kind, and the thing asked about in the sentence that decided it or else in another that asks. */
function kindAndMatter(
  { mapped, text, clauses, found, lexicon }: Parsed,
  axes: Omit<Ask, 'kind'>,
  dates: readonly FoundFrame[],
  isSaid: boolean,
  formWeight: number,
): Pick<Ask, 'kind' | 'matter'> {
  const { kind, sentence } = kindOf({ text, clauses, dates, axes, isSaid, formWeight }, lexicon.kinds);
  if (lexicon.matter === null || axes.safety === 1 || axes.safety === 2) return { kind };
  const others = clauses.map((clause) => clause.sentence).toSorted((a, b) => Number(b.asks) - Number(a.asks));
  const sentences = [...new Set([...(sentence === null ? [] : [sentence]), ...others])];
  const names = axes.people.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const matter = matterOf(
    { mapped, kind, sentences: sentences.slice(0, 8), roles: onAxis(found, 'role'), names, dates },
    lexicon.matter,
  );
  return matter === undefined ? { kind } : { kind, matter };
}

/** A birth that the message itself tells: whose name, the day, the hour and the place as written. */
export type TypedBirth = {
  readonly date: string;
  /** `HH:MM`; null when none was written. */
  readonly time: string | null;
  readonly placeName: string | null;
};

/** The first birth told in a message ("Ana (15 May 1990, Porto, 14:20)"), or null. Not the person's own correction. */
export function typedBirth(text: string, context: AskContext, lexicon: Lexicon): TypedBirth | null {
  const parsed = parse(text.slice(0, 20_000), lexicon);
  const setting = timeSetting(context.today, context.latDeg, context.dateOrder, context.birth.date);
  const frame = findFrames(lexicon.time, parsed.text, setting).find((one) =>
    isBirthDate(one, parsed, setting),
  );
  if (frame === undefined || frame.from === null || frame.to !== frame.from) return null;
  const around = parsed.text.slice(Math.max(0, frame.start - 40), frame.end + 40);
  const clock = /(?<!\d)(\d{1,2})[:.](\d{2}) ?(am|pm)?(?!\d)/.exec(around);
  const hour =
    clock === null
      ? 0
      : (Number(clock[1]) % (clock[3] === undefined ? 24 : 12)) + (clock[3] === 'pm' ? 12 : 0);
  const { start, text: written } = originalSpan(parsed.mapped, frame.start, frame.end);
  const { original } = parsed.mapped;
  const open = original.lastIndexOf('(', start);
  const close = original.indexOf(')', start);
  const inside =
    open >= 0 && close > open ? original.slice(open + 1, close) : original.slice(start, start + 80);
  const place = inside
    .replace(written, '')
    .split(/[,;]/)
    .map((part) => part.trim().replace(/^(?:in|at|born in) /i, ''))
    .find((part) => /^\p{L}[\p{L} .'’-]+$/u.test(part));
  return {
    date: isoDate(frame.from),
    time:
      clock === null || hour > 23 || Number(clock[2]) > 59
        ? null
        : `${String(hour).padStart(2, '0')}:${clock[2]}`,
    placeName: place ?? null,
  };
}

function parse(original: string, lexicon: Lexicon): Parsed {
  const { mapped, intense } = normaliseMessage(original, lexicon.spellings);
  const clauses = clausesOf(mapped.text, lexicon.order);
  const sentence = (at: number) => {
    const clause = clauseAt(clauses, at);
    return clause ? mapped.text.slice(clause.sentence.start, clause.sentence.end) : mapped.text;
  };
  const found = findCues(lexicon, mapped.text).filter(
    ({ payload, start }) => !('guard' in payload) || guardHolds(payload.guard, sentence(start)),
  );
  return { mapped, intense, text: mapped.text, clauses, quotes: quotedRanges(mapped.text), found, lexicon };
}

type SettledForm = {
  readonly form: Form;
  /** 0 when nothing in the words said so. */
  readonly weight: number;
};

/** The strongest form; among equals the one of the later sentence, then the earlier word. */
function settleForm(parsed: Parsed): SettledForm {
  let best: SettledForm & { at: number } = { form: 'yes-no-other', weight: 0, at: -1 };
  for (const { payload, start, cue } of onAxis(parsed.found, 'form')) {
    const clause = clauseAt(parsed.clauses, start);
    if (!clause) continue;
    const leads = leadsClause(parsed, clause, start);
    const asks = clause.sentence.asks;
    const thai = /[\u0E00-\u0E7F]/.test(parsed.text[start] ?? '');
    // "I know when he left" tells; "when" at the head of a clause, or under a question mark, asks.
    const joins = !asks && parsed.lexicon.joining.has(cue) && contentTokens(parsed) > 2;
    const place = (leads && !joins) || thai ? 1 : asks ? 0.75 : 0.4;
    const quote = inQuote(parsed, start) ? 0.5 : 1;
    const weight = payload.w * place * quote * (asks ? 1.3 : 1) + clause.sentence.index * 0.05;
    if (weight > best.weight + 1e-9) best = { form: payload.label, weight, at: start };
  }
  if (best.weight === 0 && namesChoice(parsed)) return { form: 'which', weight: 3 };
  return { form: best.form, weight: best.weight };
}

/** "Solo trip or home?": two things with "or" between them and no other word that asks. */
function namesChoice(parsed: Parsed): boolean {
  return onAxis(parsed.found, 'joiner').some(({ cue, start, end }) => {
    const clause = clauseAt(parsed.clauses, start);
    if (!clause || !parsed.lexicon.choiceWords.has(cue)) return false;
    const asked = clause.sentence.asks || parsed.clauses.length === 1;
    const before = parsed.text.slice(clause.start, start).trim();
    return asked && before !== '' && parsed.text.slice(end, clause.end).replace(/[\s?!.]/g, '') !== '';
  });
}

/** A sentence that asks by the order of its words: "was that a mistake", "would we be any good together". */
function invertsToAsk({ clauses, text, lexicon }: Parsed): boolean {
  const { order } = lexicon;
  return (
    order !== null &&
    clauses.some(
      ({ sentence, start, end }) => sentence.asks && questionTurn(text.slice(start, end), order) !== null,
    )
  );
}

/** Whether only small words stand between the head of the clause and a cue: "so when", "ok but why". */
function leadsClause(parsed: Parsed, clause: Clause, at: number): boolean {
  if (at - clause.start > longestLead) return false;
  const before = parsed.text.slice(clause.start, at).trim();
  return before === '' || before.split(' ').every((word) => parsed.lexicon.leadWords.has(word));
}

function inQuote(parsed: Parsed, at: number): boolean {
  return parsed.quotes.some((range) => range.start < at && at < range.end);
}

/** Content tokens: Latin words that are no stop words; a stretch of Thai counts one for every five letters. */
function contentTokens(parsed: Parsed): number {
  const latin = parsed.text.match(/[\p{L}\p{N}]+/gu) ?? [];
  let count = 0;
  for (const word of latin) {
    if (/[\u0E00-\u0E7F]/.test(word)) continue;
    if (!parsed.lexicon.stopWords.has(word)) count += 1;
  }
  const thai = parsed.text.match(/[\u0E01-\u0E2E\u0E30\u0E32\u0E33\u0E40-\u0E45]/g)?.length ?? 0;
  return count + Math.ceil(thai / 5);
}

function settleAct(parsed: Parsed, form: SettledForm, scores: TopicScores): Act {
  const weights = new Map<Act, number>();
  for (const { payload, start } of onAxis(parsed.found, 'act')) {
    if (inQuote(parsed, start)) continue;
    weights.set(payload.label, Math.max(weights.get(payload.label) ?? 0, payload.w));
  }
  const asks =
    form.weight >= 2.4 ||
    parsed.clauses.some((clause) => clause.sentence.asks) ||
    (weights.get('ask') ?? 0) >= 3;
  const weight = (act: Act) => weights.get(act) ?? 0;
  const hasTopic = (scores.ranked[0]?.score ?? 0) >= 3;
  const small = contentTokens(parsed) <= shortMessage;
  if (weight('app') >= 5 || (weight('app') >= 3 && !hasTopic)) return 'app';
  if (weight('correct-me') >= 4) return 'correct-me';
  if (weight('draw-request') >= 3) return 'draw-request';
  if (weight('thanks') >= 4 && weight('thanks') >= weight('feedback') && !asks && !hasTopic) return 'thanks';
  if (weight('feedback') >= 4 && !asks) return 'feedback';
  if (weight('thanks') >= 3 && !asks && (small || !hasTopic)) return 'thanks';
  if (weight('small-talk') >= 3 && !hasTopic && small && (!asks || weight('small-talk') >= 5))
    return 'small-talk';
  if (asks) return 'ask';
  if (weight('feedback') >= 3) return 'feedback';
  if (weight('tell') >= 1 || hasTopic || onAxis(parsed.found, 'affect').length > 0)
    return isKeywordOnly(parsed) ? 'ask' : 'tell';
  return contentTokens(parsed) === 0 && parsed.text.trim() === ''
    ? 'small-talk'
    : isKeywordOnly(parsed)
      ? 'ask'
      : 'tell';
}

/** "love life", "work next month", งานเดือนหน้า: a search box habit, meant as a question. */
function isKeywordOnly(parsed: Parsed): boolean {
  const tokens = contentTokens(parsed);
  const first = parsed.lexicon.selfWords.test(parsed.text);
  const feels = onAxis(parsed.found, 'affect').length > 0;
  return tokens <= 4 && !first && !feels;
}

/** Acts that can be about the reading before. */
function talks(act: Act): boolean {
  return (
    act === 'ask' || act === 'tell' || act === 'correct-me' || act === 'feedback' || act === 'draw-request'
  );
}

function pointsBack(
  parsed: Parsed,
  topics: readonly Scored<Topic>[],
  facts: readonly string[],
  frames: readonly FoundFrame[],
): boolean {
  const cues = onAxis(parsed.found, 'follow-up');
  if (cues.some((cue) => cue.payload.label === 'fresh')) return false;
  if (cues.length > 0 || onAxis(parsed.found, 'ordinal').length > 0) return true;
  // "and money?", แต่เรื่องงาน: a joining word at the head has something to join to.
  const joins = onAxis(parsed.found, 'joiner').some(({ start }) => start === 0);
  if (joins && contentTokens(parsed) <= shortMessage) return true;
  if (topics[0]?.label === 'none' && contentTokens(parsed) <= shortMessage) return true;
  if (namedEntity(parsed, facts)) return true;
  // "and in March?": a stretch of time and hardly anything else.
  return frames.length > 0 && topics[0]?.label === 'none' && contentTokens(parsed) <= shortMessage + 2;
}

function namedEntity(parsed: Parsed, facts: readonly string[]): string | null {
  for (const { payload } of onAxis(parsed.found, 'entity')) {
    const fact = facts.find((id) => id.split(/[.-]/).includes(payload.label));
    if (fact) return fact;
  }
  return null;
}

function anchorFor(parsed: Parsed, { ask, facts }: PreviousTurn): Anchor {
  const named = namedEntity(parsed, facts);
  if (named) return { kind: 'entity', value: stem(named) };
  const ordinal = onAxis(parsed.found, 'ordinal')[0];
  if (ordinal) return { kind: 'ordinal', value: String(ordinal.payload.label + 1) };
  const move = onAxis(parsed.found, 'follow-up').find((cue) => cue.payload.label === 'move');
  if (move) return { kind: 'move', value: 'practice' };
  const isTimed = (id: string): boolean =>
    id.startsWith('transit.') || id.startsWith('sky.') || id.startsWith('profection.');
  // A reading that was asked for a date gives it first; any other comes to its dates at the end.
  const timing = ask.form === 'when' ? facts.find(isTimed) : facts.findLast(isTimed);
  if (timing) return { kind: 'timing', value: stem(timing) };
  return { kind: 'core', value: facts[0] === undefined ? '' : stem(facts[0]) };
}

/** `transit.saturn-square-sun.leave` → `transit.saturn-square-sun`. */
function stem(fact: string): string {
  const parts = fact.split('.');
  return parts.length > 2 ? parts.slice(0, -1).join('.') : fact;
}

function formFor(
  act: Act,
  own: SettledForm,
  topics: readonly Scored<Topic>[],
  inherited: Ask | null,
  turnsToAsk: boolean,
): Form {
  if (act === 'draw-request' && own.weight < 3) return 'how';
  if (inherited && (own.weight === 0 || own.form === 'yes-no-other')) return inherited.form;
  if (act === 'tell')
    return own.weight >= 3 && !['yes-no-other', 'will', 'what-is'].includes(own.form) ? own.form : 'how-am-i';
  // "I can't decide, help" asks for the two sides.
  if (own.weight === 0 && act === 'ask' && topics[0]?.label === 'decision') return 'should';
  // A bare topic or stretch of time asks how it stands; a helper at the head ("was that a mistake") asks yes or no.
  const bare = own.weight === 0 && act === 'ask' && !turnsToAsk;
  if (bare && topics[0]?.label !== 'none' && topics[0]?.label !== 'app') return 'tell-me-more';
  return own.form;
}

function topicsFor(
  parsed: Parsed,
  act: Act,
  form: Form,
  own: readonly Scored<Topic>[],
  affect: Affect,
  context: AskContext,
  inherited: Ask | null,
  frames: readonly FoundFrame[],
  today: number,
): readonly Scored<Topic>[] {
  const none: readonly Scored<Topic>[] = [{ label: 'none', score: 0 }];
  if (act === 'app') return own;
  if (act === 'small-talk' || act === 'thanks') return none;
  // "What does retrograde mean", "Rahu moves, what is that": a word of the sky, not the day or a move.
  const term = form === 'what-is' && frames.length === 0;
  const sky = onAxis(parsed.found, 'entity').length > 0;
  if (term && (own[0]?.label === 'day' || (sky && (own[0]?.score ?? 0) < firmScore))) return none;
  if (own[0]?.label !== 'none') return own;
  if (inherited) return inherited.topics;
  if (context.safety === 1 || context.safety === 2) return none;
  if (context.safety === 3) return [{ label: 'mood', score: 3 }];
  if (form === 'what-is' || act === 'correct-me' || act === 'feedback') return none;
  if (form === 'who-am-i') return [{ label: 'self', score: 3 }];
  const matter = ownMatter(parsed, act, form, frames);
  if (matter === 'love') return [{ label: matter, score: 3 }];
  const feels = affect.words.length > 0;
  if (act === 'tell' || form === 'how-am-i' || feels) return [{ label: 'mood', score: 3 }];
  if (matter) return [{ label: matter, score: 3 }];
  // "Why am I like this today": how the asker is, these days.
  const near = frames.some((frame) => isNearStretch(frame, today));
  const mine = form === 'why' && !sky && parsed.lexicon.firstWords.test(parsed.text);
  if (act === 'ask' && near && mine) return [{ label: 'mood', score: 3 }];
  // "Anything big in the next two weeks?": only a near stretch is named, and what it asks for is the sky of those days.
  const open = form === 'will' || form === 'yes-no-other' || form === 'tell-me-more';
  if (act === 'ask' && (open || sky) && near) return [{ label: 'day', score: 3 }];
  return none;
}

/**
 * A question about the asker that names no matter: what they do and are is the self, what they might do a decision.
 * "How can I stop caring what everyone thinks", "am I a good person"; not "what about it".
 */
function ownMatter(parsed: Parsed, act: Act, form: Form, frames: readonly FoundFrame[]): Topic | null {
  if (act !== 'ask' || form === 'what-is' || contentTokens(parsed) === 0) return null;
  if (onAxis(parsed.found, 'entity').length > 0) return null;
  // "Is she mad at me": someone without a name or a role.
  const roles = onAxis(parsed.found, 'role').length > 0;
  if (!roles && parsed.lexicon.someoneWords.test(parsed.text)) return 'love';
  if (!parsed.lexicon.firstWords.test(parsed.text)) return null;
  if (form === 'should' || form === 'which') return 'decision';
  if (form === 'will' || form === 'when') return 'self';
  // "What happened to me last spring" is the asker's own story; "am I ok this week" is the sky of the week.
  const behind = frames.every(({ kind }) => kind === 'past');
  return (form === 'why' || form === 'how' || form === 'yes-no-other') && behind ? 'self' : null;
}

const nearDays = 16;

function isNearStretch({ from, to }: FoundFrame, today: number): boolean {
  return from !== null && to !== null && from >= today - 7 && to <= today + nearDays;
}

function frameFor(
  parsed: Parsed,
  act: Act,
  form: Form,
  topics: readonly Scored<Topic>[],
  frames: readonly FoundFrame[],
  setting: TimeSetting,
  context: AskContext,
  inherited: Ask | null,
): TimeFrame {
  const none: TimeFrame = { kind: 'none', from: null, to: null, assumed: false };
  if (act === 'app' || act === 'small-talk' || act === 'thanks') return none;
  if (context.safety === 1 || context.safety === 2) return none;
  // "I was born in 1991, not 1990" names no stretch to look at.
  if (act === 'correct-me' && parsed.lexicon.birthWords.test(parsed.text)) return none;
  const said = sayingFrame(parsed, form, frames);
  if (said) {
    const date = (at: number | null) => (at === null ? null : isoDate(at));
    return { kind: said.kind, from: date(said.from), to: date(said.to), assumed: false };
  }
  // "When is mine?" after a term: the question brings its own stretch.
  if (inherited && (inherited.frame.kind !== 'none' || form !== 'when')) return inherited.frame;
  if (act === 'tell' || act === 'correct-me' || act === 'feedback' || context.safety === 3) return none;
  return defaultFrame(
    form,
    topics.map((topic) => topic.label),
    setting.today,
  );
}

/** Sentences with a question mark or a word that asks ("what about spring"). */
function askingSentences(parsed: Parsed): Set<number> {
  const asking = new Set(
    parsed.clauses.filter((clause) => clause.sentence.asks).map((clause) => clause.sentence.index),
  );
  for (const { payload, start } of onAxis(parsed.found, 'form')) {
    const clause = clauseAt(parsed.clauses, start);
    if (clause && payload.w >= 2.4 && leadsClause(parsed, clause, start)) asking.add(clause.sentence.index);
  }
  return asking;
}

/**
 * The stretch the question is about: one inside a clause that asks before one that only tells, the later before
 * the earlier, a named stretch before a loose "lately", and no past for a question about what comes.
 */
function sayingFrame(parsed: Parsed, form: Form, frames: readonly FoundFrame[]): FoundFrame | null {
  const asking = askingSentences(parsed);
  const ahead = form === 'when' || form === 'will' || form === 'should' || form === 'which';
  let best: { frame: FoundFrame; rank: number } | null = null;
  frames.forEach((frame, order) => {
    if (frames.some((other) => isInside(parsed, other, frame))) return;
    if (frame.kind === 'past' && (ahead || form === 'what-is')) return;
    if (frame.kind === 'life' && ahead) return;
    const clause = clauseAt(parsed.clauses, frame.start);
    const asks = clause !== null && asking.has(clause.sentence.index);
    // What happened, and how it is lately, is the story of a question about something else.
    if ((frame.kind === 'past' || frame.kind === 'now') && !asks && asking.size > 0) return;
    // "In August he moved away. Will we make it?": the month belongs to the story.
    const bare = frame.kind === 'month' || frame.kind === 'season';
    if (bare && !asks && asking.size > 0 && clause !== null && tellsPast(parsed, clause)) return;
    const loose =
      frame.kind === 'now' || frame.kind === 'open-future' || frame.kind === 'life' || frame.kind === 'past';
    const rank = (asks ? 4 : 0) + (loose ? 0 : 2) + order / (frames.length + 1);
    if (!best || rank > best.rank) best = { frame, rank };
  });
  return (best as { frame: FoundFrame } | null)?.frame ?? null;
}

/** "Christmas with them this year": the day lies in the year, and the day is meant. */
function isInside({ clauses }: Parsed, inner: FoundFrame, outer: FoundFrame): boolean {
  if (inner.kind !== 'day' && inner.kind !== 'month' && inner.kind !== 'season') return false;
  if (outer.kind !== 'year' || inner.from === null || inner.to === null) return false;
  const sentence = clauseAt(clauses, inner.start)?.sentence.index;
  if (sentence !== clauseAt(clauses, outer.start)?.sentence.index) return false;
  return outer.from !== null && outer.to !== null && inner.from >= outer.from && inner.to <= outer.to;
}

function tellsPast({ text, lexicon }: Parsed, clause: Clause): boolean {
  return lexicon.pastWords.test(text.slice(clause.start, clause.end));
}

/** A full date of years ago beside a clock time, a bracket or a word of birth is someone's birth, not a question's time. */
function isBirthDate(frame: FoundFrame, { text, lexicon }: Parsed, setting: TimeSetting): boolean {
  if (!frame.fullDate || frame.from === null || frame.from > setting.today) return false;
  const around = text.slice(Math.max(0, frame.start - 30), frame.end + 40);
  return (
    /\(|\d:\d\d|\d ?[ap]m/.test(around) ||
    lexicon.birthWords.test(around) ||
    setting.today - frame.from > 13 * 366
  );
}

/** A message that asks for care is low, whatever its words add up to. */
function felt(affect: Affect, safety: AskContext['safety']): Affect {
  const most = safety === 0 ? 2 : safety === 3 ? -1 : -2;
  return affect.valence > most ? { ...affect, valence: most } : affect;
}

function settleAffect(parsed: Parsed): Affect {
  const cues = onAxis(parsed.found, 'affect');
  const negations = onAxis(parsed.found, 'affect-negation');
  const intensifiers = onAxis(parsed.found, 'intensifier');
  let sum = 0;
  let arousal = 0;
  const words: Span[] = [];
  for (const { start, end, payload } of cues) {
    const quote = inQuote(parsed, start);
    const negated = negations.some(
      (no) => no.end <= start && isNear(parsed.text, no.end, start, 3) && no.start < start,
    );
    // "not happy" is low; "not sad" is level, not glad.
    const valence = negated ? (payload.valence > 0 ? -1 : 0) : payload.valence;
    sum += quote ? 0 : valence;
    if (!quote) arousal = Math.max(arousal, payload.arousal);
    if (payload.valence !== 0) words.push(originalSpan(parsed.mapped, start, end));
  }
  const strong =
    parsed.intense ||
    cues.some((cue) =>
      intensifiers.some((word) =>
        word.end <= cue.start
          ? isNear(parsed.text, word.end, cue.start, 2)
          : isNear(parsed.text, cue.end, word.start, 1),
      ),
    );
  if (strong && sum !== 0) sum += Math.sign(sum);
  if (strong && cues.length > 0) arousal = Math.min(2, arousal + 1);
  const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));
  return {
    valence: clamp(sum, -2, 2) as Affect['valence'],
    arousal: clamp(arousal, 0, 2) as Affect['arousal'],
    words,
  };
}

/** At most `words` words, and no sentence mark, between two offsets. */
function isNear(text: string, from: number, to: number, words: number): boolean {
  if (from > to) return false;
  const gap = text.slice(from, to);
  // Thai runs its words together, so a few letters are already a word or two.
  if (/[\u0E00-\u0E7F]/.test(gap) && gap.length > 2 * words) return false;
  return (
    gap.length <= 40 &&
    !/[.!?;,\n]/.test(gap) &&
    gap
      .trim()
      .split(' ')
      .filter((word) => word !== '').length < words
  );
}

const mostConcepts = 6;

function conceptsOf(parsed: Parsed, scores: TopicScores, inherited: Ask | null): string[] {
  const said = onAxis(parsed.found, 'concept').map(({ payload }) => payload.label);
  // What is declined must never be crowded out.
  const own = [...said.filter((tag) => tag.startsWith('beyond-')), ...scores.concepts, ...said];
  const all = [
    ...new Set([...own, ...(inherited?.concepts ?? []).filter((tag) => !tag.startsWith('beyond-'))]),
  ];
  return all.slice(0, mostConcepts);
}

const mirrorWords = 8;
const mirrorThaiLetters = 42;

/**
 * The person's own words worth giving back: a told clause that carries a feeling or an image, or the felt end of a
 * question. Never a name, a date, or a bare "I'm sad".
 */
function mirrorOf(
  parsed: Parsed,
  affect: Affect,
  act: Act,
  form: Form,
  people: readonly PersonRef[],
  frames: readonly FoundFrame[],
): Span | undefined {
  if ((act !== 'ask' && act !== 'tell') || affect.words.length === 0) return undefined;
  const names = people.flatMap((person) => (person.name ? [person.name.toLowerCase()] : []));
  let best: { start: number; end: number; worth: number } | null = null;
  for (const cue of onAxis(parsed.found, 'affect')) {
    if (cue.payload.valence === 0 || /\p{Extended_Pictographic}/u.test(cue.cue)) continue;
    const clause = clauseAt(parsed.clauses, cue.start);
    if (!clause) continue;
    const thai = /[\u0E00-\u0E7F]/.test(parsed.text[cue.start] ?? '');
    const range = thai ? thaiQuote(parsed, clause, cue) : englishQuote(parsed, clause, cue);
    if (!range) continue;
    const words = parsed.text.slice(range.start, range.end);
    // A piece of a question stands alone only when it says what keeps happening, and to no one else.
    if (clause.sentence.asks) {
      if (form !== 'why' && form !== 'when') continue;
      if (onAxis(parsed.found, 'role').some((role) => role.start < range.end && range.start < role.end))
        continue;
    }
    if (names.some((name) => words.includes(name)) || /\d/.test(words)) continue;
    if (frames.some((frame) => frame.fullDate && frame.start < range.end && range.start < frame.end))
      continue;
    const told = clause.sentence.asks ? 0 : 3;
    const size = thai ? Math.min(4, (range.end - range.start) / 8) : Math.min(5, words.split(' ').length);
    const worth = told + size + Math.abs(cue.payload.valence);
    if (!best || worth > best.worth) best = { ...range, worth };
  }
  if (!best) return undefined;
  const span = originalSpan(parsed.mapped, best.start, best.end);
  // Two scripts run together may count as one word and read as two.
  return span.text.trim().split(/\s+/).length > mirrorWords ? undefined : span;
}

function thaiQuote(parsed: Parsed, clause: Clause, cue: Found): { start: number; end: number } | null {
  const { text } = parsed;
  let start = cue.start;
  while (start > clause.start && text[start - 1] !== ' ') start--;
  // The question word is ours to answer, not theirs to hear back.
  for (const form of onAxis(parsed.found, 'form'))
    if (form.start <= start && form.end > start && form.end <= cue.start) start = form.end;
  let end = cue.end;
  while (end < clause.end && !/[ .!?…\n]/.test(text[end]!)) end++;
  return end - start > mirrorThaiLetters || end - start < 6 ? null : { start, end };
}

function englishQuote(parsed: Parsed, clause: Clause, cue: Found): { start: number; end: number } | null {
  const words = [...parsed.text.slice(clause.start, clause.end).matchAll(/[\p{L}\p{N}'’-]+/gu)].map(
    (match) => ({
      text: match[0],
      start: clause.start + match.index,
      end: clause.start + match.index + match[0].length,
    }),
  );
  const hit = words.findIndex((word) => word.end > cue.start);
  const last = words.findLastIndex((word) => word.start < cue.end);
  if (hit < 0 || last < hit) return null;
  // Inside a question the quote begins after its frame ("why do i always | get ghosted" keeps "always get ghosted").
  let from = 0;
  if (clause.sentence.asks) {
    from = hit;
    while (from > 0 && !parsed.lexicon.quoteStops.has(words[from - 1]!.text) && hit - from < 3) from--;
  }
  let to = clause.sentence.asks ? last : words.length - 1;
  if (to - from + 1 > mirrorWords) {
    from = Math.max(from, last - mirrorWords + 1, 0);
    to = Math.min(to, from + mirrorWords - 1);
    while (from < hit && parsed.lexicon.stopWords.has(words[from]!.text)) from++;
    if (to < words.length - 1 && !clause.sentence.asks)
      while (to > last && parsed.lexicon.stopWords.has(words[to]!.text)) to--;
    // A cut in the middle of a long clause reads as a stutter: keep to the cue and what leads to it.
    to = Math.max(last, Math.min(to, last));
  }
  while (
    from < hit &&
    parsed.lexicon.leadWords.has(words[from]!.text) &&
    !parsed.lexicon.selfWords.test(words[from]!.text)
  )
    from++;
  return to - from + 1 < 2 ? null : { start: words[from]!.start, end: words[to]!.end };
}

function needsFor(
  parsed: Parsed,
  act: Act,
  form: Form,
  topics: readonly Scored<Topic>[],
  people: readonly PersonRef[],
  gaveBirth: boolean,
  context: AskContext,
): Need[] {
  if ((act !== 'ask' && act !== 'tell') || context.safety !== 0) return [];
  const topic = topics[0]?.label ?? 'none';
  const missing: Need[] = [];
  const usesBirth = context.usesBirth ?? true;
  const personal =
    form !== 'what-is' && topic !== 'none' && topic !== 'app' && topic !== 'dream' && topic !== 'day';
  const angles = parsed.lexicon.angles.test(parsed.text) && form !== 'what-is';
  if (usesBirth && act === 'ask' && (personal || angles) && context.birth.date === null)
    missing.push('birth-date');
  if (usesBirth && act === 'ask' && angles && !context.birth.hasTime) missing.push('birth-time');
  if (usesBirth && act === 'ask' && angles && !context.birth.hasPlace) missing.push('birth-place');
  if (act === 'ask' && topic === 'compatibility' && !gaveBirth && usesBirth) {
    const saved = people.some((person) =>
      context.savedPeople.some((known) => known.id === person.personId && known.hasBirth),
    );
    if (!saved) missing.push('partner-birth');
  }
  return missing;
}

/** Whether a question may be asked back: not over danger, a follow-up or thanks, and not every few turns. */
function mayClarify(act: Act, followUp: boolean, context: AskContext): boolean {
  if (followUp || context.safety !== 0 || (act !== 'ask' && act !== 'tell')) return false;
  return (context.turnsSinceClarify ?? clarifyPause) >= clarifyPause;
}

const openChips: readonly Topic[] = ['love', 'work', 'self', 'day'];

function clarifyFor(
  act: Act,
  form: Form,
  topics: readonly Scored<Topic>[],
  scores: TopicScores,
  parsed: Parsed,
  followUp: boolean,
  frames: readonly FoundFrame[],
  context: AskContext,
): Clarify | undefined {
  if (act !== 'ask' || !mayClarify(act, followUp, context)) return undefined;
  const chips = scores.tie;
  if (chips && form === 'tell-me-more') return { key: 'topic-tie', options: chips };
  if (topics[0]?.label !== 'none') return undefined;
  // What is declined needs no second question.
  if (onAxis(parsed.found, 'concept').some(({ payload }) => payload.label.startsWith('beyond-')))
    return undefined;
  // A term, a stretch of time or a point of the chart has an answer of its own.
  if (form === 'what-is' || form === 'who-am-i' || form === 'how-am-i' || frames.length > 0) return undefined;
  if (onAxis(parsed.found, 'entity').length > 0) return undefined;
  return { key: 'topic-open', options: openChips };
}
