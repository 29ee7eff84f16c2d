/** The page of a reading in a plain voice: the same shapes and points as ever, told in whole sentences. */
import type { Ask, Topic } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Move } from '#facts/reading.ts';
import type { ReadingLength } from '#companion/request.ts';
import type { Choice } from '#companion/salience/choose.ts';
import type { Scored } from '#companion/salience/salience.ts';
import type { Testimony } from '#companion/testimony/testimony.ts';
import type { SkyAnswer } from './sky-answer.ts';
import { asksOutcome } from '#companion/understand/refusal.ts';
import type { Refusal } from '#companion/understand/refusal.ts';
import type { PlainPoint, PlainVoice } from './plain-voice.ts';
import { localDate } from '#lib/local-date.ts';
import type { PageContext, Placed } from './page.ts';
import type { ReadingShape } from './shape.ts';

/** Points told by length; each is a claim and what it means, two to four clauses. */
const POINTS: Readonly<Record<ReadingLength, number>> = { brief: 2, medium: 4, deep: 6 };

export type PlainOptions = {
  readonly ask: Ask;
  readonly topic: Topic;
  readonly length: ReadingLength;
  readonly saidFacts: ReadonlySet<string>;
  readonly terms: readonly string[];
  readonly softened: boolean;
  readonly refusal: { readonly kind: Refusal } | null;
  readonly skyAnswer: SkyAnswer | null;
  readonly pairUnder18: boolean;
};

/** Sentences in order, with their marks. Never empty. */
export function layOutPlain(
  context: PageContext,
  voice: PlainVoice,
  shape: ReadingShape,
  choice: Choice,
  options: PlainOptions,
): readonly Placed[] {
  const page: Placed[] = [];
  const { ask } = options;
  const one = (texts: readonly string[] | undefined): string | null => {
    const fresh = (texts ?? []).filter((text) => !context.spoken.has(text));
    const pool = fresh.length > 0 ? fresh : (texts ?? []);
    return pool.length === 0 ? null : (pool[context.stream.below(pool.length)] ?? null);
  };
  const add = (text: string | null, move: Move, cites: readonly FactId[] = [], opens = false): void => {
    if (text !== null)
      page.push({ draft: { text, cites, move, atoms: [] }, opens: opens && page.length > 0 });
  };
  const tell = (scored: Scored, how: { readonly opens: boolean; readonly lead: string }): void => {
    const { testimony } = scored;
    const point = pointOf(context, testimony);
    if (point === null) return;
    const turn = context.stream.below(6);
    const claim = voice.claim(point, turn);
    if (claim === null) return;
    const move: Move =
      testimony.kind === 'timing'
        ? 'timing'
        : testimony.polarity < 0
          ? 'tension'
          : testimony.polarity > 0
            ? 'resource'
            : 'observe';
    add(`${how.lead}${claim}`, move, citesOf(point, testimony), how.opens);
    add(voice.meaning(point, context.theme, turn), move);
  };

  if (shape === 'thanks') {
    add(one(voice.thanks), 'answer');
    return page;
  }
  if (shape === 'app') {
    add(one(voice.ai), 'answer');
    return page;
  }
  const points = choice.chosen.slice(0, shape === 'feeling' ? 1 : POINTS[options.length]);
  if (shape === 'sky' || shape === 'clarify') {
    if (shape === 'sky') add(one(voice.smallTalk), 'answer');
    for (const scored of points) tell(scored, { opens: false, lead: '' });
    add(one(shape === 'clarify' ? voice.clarify : voice.questions[context.theme]), 'askback', [], true);
    return page;
  }
  if (shape === 'term') {
    const gloss = options.terms.map((id) => voice.term(id)).find((found) => found !== null);
    for (const text of gloss ?? []) add(text, 'answer');
    if (page.length === 0) add(one(voice.answers.how), 'answer');
    for (const scored of points.slice(0, 2)) tell(scored, { opens: false, lead: '' });
    add(one(points.length === 0 ? voice.termAsks : voice.questions[context.theme]), 'askback', [], true);
    return page;
  }

  const [timed, natal] = [
    points.filter(({ testimony }) => testimony.kind === 'timing'),
    points.filter(({ testimony }) => testimony.kind !== 'timing'),
  ];
  const { refusal } = options;
  if (refusal !== null) add(one(voice.refusals[refusal.kind]), 'limit');
  const first = timed[0];
  const asked = options.skyAnswer;
  if (asked !== null) {
    const cites = asked.type === 'past' ? [] : asked.cites;
    add(voice.skyAnswer(asked), cites.length === 0 ? 'limit' : 'answer', cites);
  }
  let rest = timed;
  if (shape === 'when' || (shape === 'follow-up' && ask.form === 'when')) {
    const point = first === undefined ? null : pointOf(context, first.testimony);
    const date =
      point === null || first === undefined ? null : voice.dated(point, first.testimony.polarity < 0);
    if (first !== undefined && point !== null && date !== null) {
      const isEnd = point.type === 'transit' && first.testimony.polarity < 0 && point.to !== null;
      add(date, 'answer', citesOf(point, first.testimony, isEnd));
      add(voice.meaning(point, context.theme, context.stream.below(6)), 'timing');
      rest = timed.slice(1);
    } else if (first === undefined) add(one(voice.limits.noDate), 'limit');
  } else if (shape === 'follow-up') add(one(voice.followUps), 'answer');
  else if ((shape === 'feeling' || shape === 'pattern') && refusal === null && asked === null)
    add(opener(context, voice, ask, one), 'mirror');
  if (shape !== 'when' && shape !== 'feeling' && refusal === null && asked === null)
    add(one(voice.answers[ask.form]), 'answer');
  limits(context, voice, options).forEach(([text, cites]) => add(one(text), 'limit', cites));

  const leads = { before: 0, count: 0 };
  const inOrder = shape === 'will' && !ask.frame.assumed ? [...rest, ...natal] : [...natal, ...rest];
  for (const scored of inOrder) {
    const side = Math.sign(scored.testimony.kind === 'root' ? 0 : scored.testimony.polarity);
    const turned = side !== 0 && leads.before !== 0 && side !== leads.before;
    const lead = turned ? one(side < 0 ? voice.against : voice.help) : null;
    tell(scored, { opens: leads.count % 2 === 0, lead: lead ?? '' });
    if (side !== 0) leads.before = side;
    leads.count += 1;
  }
  add(one(voice.practices[context.theme]), 'practice', [], true);
  add(one(voice.questions[context.theme]), 'askback', [], true);
  return page;
}

function opener(
  context: PageContext,
  voice: PlainVoice,
  ask: Ask,
  one: (texts: readonly string[]) => string | null,
): string | null {
  const valence = ask.affect.valence < 0 ? 'low' : ask.affect.valence > 0 ? 'high' : 'open';
  const words = ask.mirror?.text;
  const fitting = voice.openers[valence].filter((text) => words !== undefined || !text.includes('{words}'));
  const told = fitting.map((text) => text.replace('{words}', words ?? ''));
  return one(told.filter((text) => !context.spoken.has(text)));
}

function limits(
  context: PageContext,
  voice: PlainVoice,
  { ask, topic, saidFacts, softened, pairUnder18, refusal }: PlainOptions,
): readonly (readonly [readonly string[], readonly FactId[]])[] {
  const found: [readonly string[], readonly FactId[]][] = [];
  for (const id of context.sheet.caveats) {
    if (saidFacts.has(id)) continue;
    if (id === 'caveat.birth-time-unknown') found.push([voice.limits.birthTimeUnknown, [id]]);
    if (id === 'caveat.birth-date-unknown') found.push([voice.limits.birthDateUnknown, [id]]);
  }
  if (softened) found.push([voice.limits.minors, []]);
  if (pairUnder18) found.push([voice.limits.pairUnder18, []]);
  if (refusal !== null) return found;
  if (topic === 'health-worry' && asksOutcome(ask.form)) found.push([voice.limits.outcome, []]);
  else if (topic === 'legal' || ask.concepts.includes('beyond-wager'))
    found.push([voice.limits.legalMoney, []]);
  else if (
    ask.concepts.some((concept) => concept === 'beyond-fidelity' || concept === 'beyond-secret') ||
    (ask.form === 'will' && ask.people.length > 0)
  )
    found.push([voice.limits.thirdPerson, []]);
  return found;
}

/** A testimony with its facts read off the sheet; `null` for what this voice has no sentence for. */
function pointOf(context: PageContext, testimony: Testimony): PlainPoint | null {
  const { shape, facts } = testimony;
  const value = (id: string | undefined) =>
    id === undefined ? undefined : context.facts.get(id as FactId)?.value;
  const word = (id: string | undefined): string | null => {
    const held = value(id);
    return held?.type === 'id' ? held.id : null;
  };
  const isOn = (id: string | undefined): boolean => {
    const held = value(id);
    return held?.type === 'flag' && held.on;
  };
  switch (shape.type) {
    case 'placement': {
      const sign = word(facts['sign']);
      const house = word(facts['house']);
      return sign === null
        ? null
        : {
            type: 'placement',
            body: shape.body,
            sign,
            house: house === null ? null : Number(house),
            retrograde: isOn(facts['retrograde']),
          };
    }
    case 'ruler': {
      const [sign, place] = [word(facts['sign']), word(facts['house'])];
      return sign === null || place === null
        ? null
        : {
            type: 'ruler',
            house: shape.house,
            ruler: shape.ruler,
            sign,
            place: Number(place),
            retrograde: isOn(facts['retrograde']),
          };
    }
    case 'aspect': {
      const orb = value(facts['orb']);
      return { ...shape, orbDeg: orb?.type === 'degrees' ? orb.deg : null };
    }
    case 'angle': {
      const sign = word(facts['sign']);
      return sign === null ? null : { ...shape, sign };
    }
    case 'transit': {
      const window = relevantWindow(testimony, context.now);
      const day = (at: string): string => localDate(Date.parse(at), context.zone);
      return {
        ...shape,
        exact: [...new Set(relevantExact(testimony, context.now).map(day))].filter(
          (date) => date >= context.today,
        ),
        from: window === null || window.enter === '' ? null : day(window.enter),
        to: window === null || window.leave === '' ? null : day(window.leave),
        isNear: testimony.certain === 'in-range',
      };
    }
    case 'moon-now': {
      const sign = word('sky.moon.sign');
      return sign === null ? null : { type: 'moon-now', sign };
    }
    default:
      return null;
  }
}

/** The facts a plain sentence asserts; `isEnd` when it names the end of a passage alone. */
function citesOf(point: PlainPoint, { facts }: Testimony, isEnd = false): readonly FactId[] {
  const roles: Readonly<Record<PlainPoint['type'], readonly string[]>> = {
    placement: ['sign', 'house', ...('retrograde' in point && point.retrograde ? ['retrograde'] : [])],
    ruler: ['ruler', 'sign', 'house', ...('retrograde' in point && point.retrograde ? ['retrograde'] : [])],
    aspect: ['orb'],
    angle: ['sign'],
    transit:
      isEnd || point.type !== 'transit'
        ? ['leave']
        : point.exact.length > 0
          ? ['exact']
          : point.from === null
            ? ['leave']
            : ['enter', 'leave'],
    'moon-now': ['sign'],
  };
  return roles[point.type].flatMap((role) => facts[role] ?? []);
}

const DAY_MS = 86_400_000;

/** Exact dates still ahead (or of today) in the stay that holds now or comes next. At most three. */
function relevantExact(testimony: Testimony, now: number): readonly string[] {
  const window = relevantWindow(testimony, now);
  if (window === null) return [];
  return testimony.exact
    .filter(
      (at) =>
        at >= window.enter && (window.leave === '' || at <= window.leave) && Date.parse(at) >= now - DAY_MS,
    )
    .slice(0, 3);
}

/** The stay that holds now, or the next one. */
function relevantWindow(
  testimony: Testimony,
  now: number,
): { readonly enter: string; readonly leave: string } | null {
  return testimony.windows.find(({ leave }) => leave === '' || Date.parse(leave) > now) ?? null;
}
