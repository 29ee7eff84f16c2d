/** The page of a reading that is told point by point: what frames it, then help and strain by turns, then what to do. */
import type { Ask, Topic } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { ReadingLength } from '#companion/request.ts';
import { otherName } from '#companion/testimony/told-points.ts';
import type { ToldPoint } from '#companion/testimony/told-points.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import { wordCount } from '#companion/voice/realise.ts';
import type { Draft } from '#companion/voice/realise.ts';
import type { Move } from '#facts/reading.ts';
import { clausesOf, pick } from '#companion/voice/context.ts';
import type { LayoutOptions } from './page.ts';
import { fittingLine, limitDraft, lineDraft, openerDraft, refusalDraft } from './lines.ts';

const POINTS: Readonly<Record<ReadingLength, number>> = { brief: 3, medium: 5, deep: 8 };

/** Words a reading of points runs to, and those of its opener, thread, limits, practice and question. */
const WORDS: Readonly<Record<ReadingLength, readonly [number, number]>> = {
  brief: [80, 132],
  medium: [160, 225],
  deep: [240, 335],
};
const FRAMING = 92;

/** Words up to which a short reading has room for its return. */
const BRIEF_ROOM = 96;

/** Points that may be told of one kind in a row before another kind is looked for. */
const SAME_MOVE = 2;

export type ToldPage = {
  readonly page: readonly { readonly draft: Draft; readonly opens: boolean }[];
  readonly told: readonly ToldPoint[];
  readonly leftOut: readonly ToldPoint[];
};

/** Sheets that are told point by point. */
export function isTold(sheet: FactSheet): boolean {
  return sheet.mode === 'synastry' || sheet.mode === 'human-design';
}

export function layOutTold(
  context: VoiceContext,
  points: readonly ToldPoint[],
  options: {
    readonly ask: Ask;
    readonly refusal: LayoutOptions['refusal'];
    readonly topic: Topic;
    readonly offerSave: boolean;
    /** The limits of two charts were said in this chat. */
    readonly isLimited: boolean;
    readonly length: ReadingLength;
    readonly saidFacts: ReadonlySet<string>;
    /** Points told earlier in this chat. */
    readonly saidKeys: ReadonlySet<string>;
  },
): ToldPage {
  const { ask, saidFacts } = options;
  const isFollowUp = ask.followUp && saidFacts.size > 0;
  const unsaid = points.filter(({ key }) => !options.saidKeys.has(key));
  // When everything was told already, the strongest may be told again: an empty answer helps nobody.
  const pool = unsaid.some(({ isFrame }) => !isFrame) ? unsaid : points;
  const frames = pool.filter(({ isFrame }) => isFrame);
  const others = pool.filter(({ isFrame }) => !isFrame);
  const [low, high] = WORDS[options.length];
  let count = POINTS[options.length];
  const wordsOf = (n: number): number =>
    [...frames, ...byTurns(others, n)].reduce(
      (sum, { sentences }) => sum + sentences.reduce((all, text) => all + wordCount(text), 0),
      FRAMING,
    );
  while (count < others.length && wordsOf(count) < low) count += 1;
  while (count > 2 && wordsOf(count) > high) count -= 1;
  const chosen = byTurns(others, count);
  const told = [...frames, ...(context.sheet.mode === 'synastry' ? bySides(chosen) : chosen)];
  const thread = threadOf(context, chosen);
  const page: { draft: Draft; opens: boolean }[] = [];
  const add = (draft: Draft | null, opens = false): void => {
    if (draft !== null) page.push({ draft, opens });
  };
  // A question about the chart itself has no feeling to be met first.
  const { refusal } = options;
  if (refusal !== null) add(refusalDraft(context, refusal.kind, refusal.form));
  else if (!isFollowUp && options.topic !== 'none') add(openerDraft(context, ask));
  let before: Move | null = null;
  told.forEach((one, index) => {
    // A paragraph for each side of the matter; within it, every other contact runs into its meaning.
    const turns = before !== one.move;
    // In a short reading of two charts the sum stands without a word on sums.
    const isBareSum = options.length === 'brief' && one.key === 'synastry:score';
    const joined = isBareSum
      ? one.sentences.slice(0, 1)
      : index % 2 === 1
        ? runOn(one.sentences)
        : one.sentences;
    const bridge = turns ? turnOf(context, before, one.move) : '';
    const unheard = joined.filter(
      (text, i) => i === 0 || !clausesOf(text).some((clause) => context.spoken.has(clause)),
    );
    unheard.forEach((text, i) =>
      add(
        {
          text: i === 0 && bridge !== '' ? context.pack.polish(`${bridge}${lowered(text)}`) : text,
          cites: i === 0 || !isMeaning(one) ? one.cites : [],
          declares: i === 0 ? one.declares : isMeaning(one) ? [] : 'by-citation',
          move: one.move,
          atoms: [one.key],
          why: one.rows,
        },
        i === 0 &&
          page.length > 1 &&
          (one.isFrame || opensAt(index - frames.length, told.slice(frames.length))),
      ),
    );
    if (index === frames.length) add(beatOf(context, one));
    // A short reading has room for the end of it alone.
    if (index === frames.length - 1 && !isFollowUp && options.length !== 'brief')
      add(threadDraft(context, 'opens', thread));
    before = one.isFrame ? null : one.move;
  });
  if (context.sheet.caveats.includes('caveat.birth-time-unknown' as never))
    add(limitDraft(context, 'birthTimeUnknown', ['caveat.birth-time-unknown' as never]), true);
  if (context.sheet.mode === 'synastry') {
    const { limit } = context.pack.told.synastry;
    const text = pick(context, 'told.limit', limit);
    if (text !== null && !options.isLimited)
      add({ text, cites: [], declares: [], move: 'limit', atoms: [] }, true);
    if (options.offerSave && !options.isLimited) {
      const { names } = context.sheet.inputs as { readonly names: { readonly second: string | null } };
      const offers = context.pack.told.synastry.offerSave(names.second);
      const offer = offers[context.stream.below(offers.length)];
      if (offer !== undefined) add({ text: offer, cites: [], declares: [], move: 'limit', atoms: [] });
    }
  }
  const words = page.reduce((sum, { draft }) => sum + wordCount(draft.text), 0);
  const isFull = isFollowUp || (options.length === 'brief' && words > BRIEF_ROOM);
  const returns = isFull ? null : threadDraft(context, 'returns', thread);
  add(returns, true);
  add(
    lineDraft(fittingLine(context, 'practice', context.pack.practices), 'practice', 'practice'),
    returns === null,
  );
  add(lineDraft(fittingLine(context, 'question', context.pack.questions), 'question', 'askback'), true);
  return { page, told, leftOut: pool.filter((one) => !told.includes(one)).slice(0, 5) };
}

type Thread = { readonly easy: ToldPoint; readonly hard: ToldPoint };

/** The chief ease and the chief strain between two people; `null` where only one of them is told. */
function threadOf({ sheet }: VoiceContext, told: readonly ToldPoint[]): Thread | null {
  const contacts = told.filter(isMeaning);
  const first = (move: Move): ToldPoint | undefined => contacts.find((one) => one.move === move);
  const [easy, hard] = [first('resource') ?? first('observe'), first('tension')];
  return sheet.mode !== 'synastry' || easy === undefined || hard === undefined ? null : { easy, hard };
}

/** The line that says what it is about, or the one that comes back to it. */
function threadDraft(context: VoiceContext, part: 'opens' | 'returns', thread: Thread | null): Draft | null {
  if (thread === null) return null;
  const { synastry } = context.pack.told;
  const named = ({ key }: ToldPoint): string => {
    const [, a = '', b = ''] = /^synastry:([a-z]+)-[a-z]+-([a-z]+)$/u.exec(key) ?? [];
    return synastry.pair(a, b, otherName(context.sheet));
  };
  const fill = (line: string): string =>
    line.replace('{easy}', named(thread.easy)).replace('{hard}', named(thread.hard));
  const unsaid = synastry[part].filter(
    (line) => !clausesOf(fill(line)).some((clause) => context.spoken.has(clause)),
  );
  const before = new Set(context.used);
  const line = pick(context, `told.${part}`, unsaid);
  return line === null
    ? null
    : {
        text: context.pack.polish(fill(line)),
        cites: [...thread.easy.cites, ...thread.hard.cites],
        declares: 'by-citation',
        move: part === 'opens' ? 'core' : 'resource',
        atoms: [...context.used].filter((key) => !before.has(key)),
      };
}

/** What is easy first, then what strains, and where enough is easy the last of that as help. */
function bySides(chosen: readonly ToldPoint[]): readonly ToldPoint[] {
  const hard = chosen.filter(({ move }) => move === 'tension');
  const rest = chosen.filter(({ move }) => move !== 'tension');
  const help = rest.findLast(({ move }) => move === 'resource');
  if (hard.length === 0 || rest.length < 3 || help === undefined) return [...rest, ...hard];
  return [...rest.filter((one) => one !== help), ...hard, help];
}

/** A paragraph for each side of the matter, and none of more than three contacts. */
function opensAt(index: number, told: readonly ToldPoint[]): boolean {
  const turns = (at: number): boolean =>
    (told[at]?.move === 'tension') !== (told[at - 1]?.move === 'tension');
  if (index <= 0 || turns(index)) return true;
  let since = 1;
  while (index - since > 0 && !turns(index - since)) since += 1;
  return since % 3 === 0;
}

/** A contact of two charts is told by a claim and its meaning; the other rows claim in each sentence. */
function isMeaning({ key }: ToldPoint): boolean {
  return key.startsWith('synastry:') && key !== 'synastry:score';
}

/** "Your Moon is trine their Sun: you rest well near each other." */
function runOn(sentences: readonly string[]): readonly string[] {
  const [claim, meaning, ...rest] = sentences;
  if (claim === undefined || meaning === undefined || rest.length > 0 || meaning.includes(':'))
    return sentences;
  return [`${claim.replace(/\.$/u, '')}: ${lowered(meaning)}`];
}

/** The first letter small, where the word is no name. */
function lowered(text: string): string {
  return /^(?:Your|You|One|The|It|Both|There|Neither|Each|What|When|A|An|In|Between)\b/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

const BEATS: Readonly<Partial<Record<Move, 'hard' | 'easy' | 'fuse'>>> = {
  tension: 'hard',
  resource: 'easy',
  observe: 'fuse',
};

/** A short beat behind the first contact of two charts. */
function beatOf(context: VoiceContext, one: ToldPoint): Draft | null {
  const family = BEATS[one.move];
  if (family === undefined || !isMeaning(one)) return null;
  const beat = pick(context, `beat.aspect.${family}`, context.pack.beats.contact[family]);
  return beat === null
    ? null
    : { text: context.pack.polish(`${beat}.`), cites: [], declares: [], move: one.move, atoms: [] };
}

/** What leads from help to strain or back. */
function turnOf(context: VoiceContext, before: Move | null, now: Move): string {
  const kind =
    before === 'resource' && now === 'tension'
      ? 'against'
      : before === 'tension' && now === 'resource'
        ? 'help'
        : null;
  if (kind === null) return '';
  return pick(context, `bridge.${kind}`, context.pack.bridges[kind]) ?? '';
}

/**
 * The strongest points, but no more than two of one kind in a row while there is another; of help and strain, where both
 * exist, both get said.
 */
export function byTurns(points: readonly ToldPoint[], count: number): readonly ToldPoint[] {
  const rest = [...points];
  const chosen: ToldPoint[] = [];
  while (chosen.length < count && rest.length > 0) {
    const last = chosen.slice(-SAME_MOVE);
    const [first] = last;
    const tired =
      last.length === SAME_MOVE && last.every(({ move }) => move === first?.move) ? first?.move : undefined;
    const at = Math.max(
      0,
      rest.findIndex(({ move }) => move !== tired),
    );
    chosen.push(...rest.splice(at, 1));
  }
  for (const side of ['tension', 'resource'] as const) {
    const other = rest.find(({ move }) => move === side);
    if (other === undefined || chosen.some(({ move }) => move === side)) continue;
    // The weakest gives its place up, unless it is all there is of the other side.
    const weakest = chosen.findLastIndex(
      ({ move }) => chosen.filter((one) => one.move === move).length > 1 || move === 'observe',
    );
    if (weakest >= 0) chosen[weakest] = other;
  }
  return chosen;
}
