/** Fourth step of an answer: what is said in which order, by the kind of question. No words. */
import type { Ask, Kind } from '#facts/ask.ts';
import type { ChosenTheme, Role } from '#reading/themes/choose.ts';
import type { Evidence } from '#reading/themes/evidence.ts';
import type { Themes } from '#reading/themes/read-themes.ts';
import type { Timed } from '#reading/themes/timing.ts';
import type { LimitKey, OpeningForm, Part, Piece } from './part.ts';
import type { Value } from './value.ts';

export type OutlineRequest = {
  readonly ask: Ask;
  readonly themes: Themes;
  /** The answer where the question asks for a value; null where it does not, or the chart has none. */
  readonly value: Value | null;
  /** What the sheet lacks or leaves open. */
  readonly lacks: { readonly birthDate: boolean; readonly birthTime: boolean; readonly chart: boolean };
  /** The question was declined: no opening of its own, no dates. */
  readonly isDeclined: boolean;
  readonly length: 'brief' | 'medium' | 'deep';
};

/** Lays out a reading. Never empty. */
export function outline(request: OutlineRequest): readonly Part[] {
  const { value, lacks, ask } = request;
  if (value !== null) {
    const hasHouses = value.type === 'placements' && value.lacksRising !== true;
    return [{ part: 'value', value }, ...(hasHouses ? limits(request) : [])];
  }
  if (lacks.chart)
    return [
      ...(ask.kind === 'feelings' ? [{ part: 'sympathy' } as const] : []),
      ...(lacks.birthDate ? [{ part: 'limit', limit: 'birth-date', need: 1 } as const] : []),
      { part: 'day', need: 1 },
    ];
  return layouts[ask.kind]?.(request) ?? pattern(request);
}

const layouts: Readonly<Partial<Record<Kind, (request: OutlineRequest) => readonly Part[]>>> = {
  strengths,
  when,
  should,
  which: should,
  compare: should,
  will,
  'how-to': howTo,
  feelings,
  overview,
  'other-person': otherPerson,
  unsafe: otherPerson,
  compatibility,
  'follow-up': followUp,
  'next-event': () => [{ part: 'limit', limit: 'no-event', need: 1 }],
  today: timeAsked,
  date: timeAsked,
};

/** Why, and any question about a pattern: the themes, what they rest on, what helps. */
function pattern(request: OutlineRequest): readonly Part[] {
  const { themes } = request;
  const [first, second] = by(themes, 'main');
  const help = by(themes, 'help')[0];
  if (first === undefined) return thin(request);
  return [
    opening('pattern', second === undefined ? [first] : [first, second]),
    theme(first, 'own', [
      { say: 'evidence', at: 0, need: 2 },
      { say: 'body', need: 2 },
      { say: 'evidence', at: 1, need: 5 },
      { say: 'cost', need: 5 },
    ]),
    ...(second === undefined
      ? []
      : [
          theme(second, 'own', [
            { say: 'evidence', at: 0, need: 2 },
            { say: 'body', need: 4 },
            { say: 'cost', need: 3 },
            { say: 'evidence', at: 1, need: 6 },
          ]),
        ]),
    ...bothOf(themes, 5),
    ...agreementOf(themes, 2),
    ...helpOf(help),
    ...limits(request),
    step(first, 2),
    { part: 'question', theme: second ?? first, need: 3 },
  ];
}

/** Three themes, strongest first, each with its reason. */
function strengths(request: OutlineRequest): readonly Part[] {
  const chosen = by(request.themes, 'main');
  if (chosen.length === 0) return thin(request);
  return [
    opening('strengths', chosen),
    ...chosen.map((one, i) =>
      theme(one, 'own', [
        { say: 'evidence', at: 0, need: 2 },
        { say: 'strength', need: i === 2 ? 3 : 2 },
        { say: 'body', need: i === 0 ? 4 : 6 },
        { say: 'cost', need: 6 },
      ]),
    ),
    ...bothOf(request.themes, 5),
    ...agreementOf(request.themes, 2),
    ...limits(request),
    ...(chosen[0] === undefined ? [] : [step(chosen[0], 4)]),
    { part: 'question', theme: chosen[1] ?? chosen[0] ?? null, need: 3 },
  ];
}

/** Dates first; then what kind of time it is, and how the person tends to use it. */
function when(request: OutlineRequest): readonly Part[] {
  const { themes } = request;
  const best = themes.timed.find(({ tone }) => tone === 'easy') ?? null;
  const isRelief = asksRelief(request.ask) && themes.timed.some(({ tone }) => tone === 'hard');
  const hard = (isRelief ? livedThrough(themes) : themes.timed.find(({ tone }) => tone === 'hard')) ?? null;
  const main = by(themes, 'main')[0];
  const window = isRelief ? hard : (best ?? hard);
  const form = isRelief ? 'relief' : window === null ? 'when-unknown' : 'when';
  return [
    {
      ...opening(form, main === undefined ? [] : [main]),
      window,
      hard,
    },
    ...(window === null
      ? []
      : [
          {
            ...time(window, 'why-then', false, [
              { say: 'what', need: 1 },
              { say: 'where', need: isRelief ? 1 : 3 },
              { say: 'like', need: 1 },
              { say: 'earlier', need: 4 },
              { say: 'use', need: 5 },
            ]),
            ...houseOf(themes.evidence, window.target),
          },
        ]),
    ...(best === null || hard === null || isRelief
      ? []
      : [
          time(hard, 'patient', true, [
            { say: 'what', need: 3 },
            { say: 'care', need: 3 },
          ]),
        ]),
    ...(main === undefined
      ? []
      : [
          theme(main, 'how-you', [
            { say: 'evidence', at: 0, need: 2 },
            { say: 'body', need: 4 },
            { say: 'cost', need: 5 },
            { say: 'evidence', at: 1, need: 6 },
            { say: 'strength', need: 6 },
          ]),
        ]),
    ...limits(request, 'dates-shift'),
    ...(main === undefined ? [] : [step(main, 2)]),
    { part: 'question', theme: main ?? null, need: 3 },
  ];
}

const SLOW: ReadonlySet<string> = new Set(['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']);

/**
 * The hard time that the person is in: one that has begun, of a slow planet, that touches the Sun or the Moon or comes more
 * than once. Somebody who waits for an end does not ask about a week to come.
 */
function livedThrough({ timed, now }: Themes): Timed | undefined {
  const weight = ({ mover, target, exact, stretches, score }: Timed): number =>
    score +
    (stretches.some(({ from, to }) => (from ?? now) <= now && (to ?? now) >= now) ? 0.5 : 0) +
    (SLOW.has(mover) ? 0.4 : 0) +
    (target === 'sun' || target === 'moon' ? 0.4 : 0) +
    (exact.length > 1 || stretches.length > 1 ? 0.3 : 0);
  return timed.filter(({ tone }) => tone === 'hard').toSorted((a, b) => weight(b) - weight(a))[0];
}

/** “When does it end”: somebody waits for a hard time to be over. */
function asksRelief({ affect, concepts, matter }: Ask): boolean {
  return (
    affect.valence < 0 ||
    concepts.includes('relief') ||
    /\b(?:end|ends|over|ease|easier|better|stop|stops)\b/u.test(matter?.text ?? '')
  );
}

/** What speaks for it and against it, how the person decides, when. No verdict. */
function should(request: OutlineRequest): readonly Part[] {
  const { themes, ask } = request;
  const [good] = by(themes, 'for');
  const [hard] = by(themes, 'against');
  const [decide] = by(themes, 'decide');
  const chosen = [good, hard].filter((one) => one !== undefined);
  if (chosen.length === 0) return thin(request);
  return [
    opening(ask.kind === 'should' ? 'should' : 'which', chosen),
    ...(good === undefined
      ? []
      : [
          theme(good, 'for', [
            { say: 'evidence', at: 0, need: 2 },
            { say: 'strength', need: 2 },
            { say: 'body', need: 5 },
          ]),
        ]),
    ...(hard === undefined
      ? []
      : [
          theme(hard, 'against', [
            { say: 'evidence', at: 0, need: 2 },
            { say: 'cost', need: 2 },
            { say: 'body', need: 4 },
          ]),
        ]),
    ...(decide === undefined
      ? []
      : [
          theme(decide, 'decide', [
            { say: 'evidence', at: 0, need: 4 },
            { say: 'body', need: 4 },
          ]),
        ]),
    ...timing(themes, 2),
    ...limits(request),
    step(decide ?? chosen[0]!, 2),
    { part: 'question', theme: hard ?? good ?? null, need: 3 },
  ];
}

/** No promise; what raises and lowers the chances, and the dates that favour it. */
function will(request: OutlineRequest): readonly Part[] {
  const { themes } = request;
  const [good] = by(themes, 'for');
  const [hard] = by(themes, 'against');
  const chosen = [good, hard].filter((one) => one !== undefined);
  if (chosen.length === 0) return thin(request);
  return [
    opening('will', chosen),
    ...(good === undefined
      ? []
      : [
          theme(good, 'helps', [
            { say: 'evidence', at: 0, need: 2 },
            { say: 'strength', need: 2 },
            { say: 'body', need: 4 },
          ]),
        ]),
    ...(hard === undefined
      ? []
      : [
          theme(hard, 'gets-in-the-way', [
            { say: 'evidence', at: 0, need: 2 },
            { say: 'cost', need: 2 },
            { say: 'body', need: 5 },
          ]),
        ]),
    ...timing(themes, 2),
    ...limits(request),
    step(hard ?? good!, 2),
    { part: 'question', theme: hard ?? good ?? null, need: 3 },
  ];
}

/** What to lean on, what gets in the way, what to do. */
function howTo(request: OutlineRequest): readonly Part[] {
  const { themes } = request;
  const [hard] = by(themes, 'against');
  const [help] = by(themes, 'help');
  const chosen = [help, hard].filter((one) => one !== undefined);
  if (chosen.length === 0) return thin(request);
  return [
    opening('how', chosen),
    ...(help === undefined
      ? []
      : [
          theme(help, 'helps', [
            { say: 'evidence', at: 0, need: 2 },
            { say: 'strength', need: 2 },
            { say: 'body', need: 4 },
          ]),
        ]),
    ...(hard === undefined
      ? []
      : [
          theme(hard, 'gets-in-the-way', [
            { say: 'evidence', at: 0, need: 2 },
            { say: 'body', need: 3 },
            { say: 'cost', need: 4 },
          ]),
        ]),
    ...timing(themes, 4),
    ...limits(request),
    step(hard ?? help!, 2),
    { part: 'question', theme: help ?? hard ?? null, need: 3 },
  ];
}

/** Sympathy, one theme said gently, one small step, an open question. Brief at any length. */
function feelings({ themes }: OutlineRequest): readonly Part[] {
  const [main] = by(themes, 'main');
  return [
    { part: 'sympathy' },
    ...(main === undefined
      ? []
      : [
          theme(main, null, [
            { say: 'short', need: 1 },
            { say: 'evidence', at: 0, need: 2 },
            { say: 'cost', need: 2 },
          ]),
          step(main, 1),
        ]),
    { part: 'question', theme: main ?? null, need: 1 },
  ];
}

/** Sun, Moon and rising in a sentence each, the strongest theme, what time it is, what could be asked next. */
function overview(request: OutlineRequest): readonly Part[] {
  const { themes } = request;
  const [main] = by(themes, 'main');
  if (main === undefined) return thin(request);
  const now = themes.timed[0];
  return [
    opening('overview', [main]),
    ...['sun', 'moon', 'asc'].flatMap((body): Part[] => {
      const meanings = placementIn(themes.evidence, body);
      return meanings === null ? [] : [{ part: 'value', value: meanings }];
    }),
    theme(main, 'own', [
      { say: 'evidence', at: 0, need: 2 },
      { say: 'body', need: 3 },
      { say: 'cost', need: 5 },
    ]),
    ...(now === undefined
      ? []
      : [
          time(now, 'now', true, [
            { say: 'what', need: 2 },
            { say: 'like', need: 3 },
          ]),
        ]),
    ...limits(request),
    { part: 'offer', need: 2 },
  ];
}

/** What another thinks or does is not in a chart; what can be said is about the person who asks. */
function otherPerson(request: OutlineRequest): readonly Part[] {
  const { themes, isDeclined } = request;
  const [main] = by(themes, 'main');
  if (main === undefined) return thin(request);
  return [
    ...(isDeclined ? [] : [opening('other-person', [main])]),
    theme(main, 'own', [
      { say: 'evidence', at: 0, need: 2 },
      { say: 'body', need: 2 },
      { say: 'cost', need: 4 },
      { say: 'evidence', at: 1, need: 5 },
    ]),
    ...(isDeclined ? [] : timing(themes, 4)),
    step(main, 2),
    { part: 'question', theme: main, need: 2 },
  ];
}

/** A day, a week, a season: what it is good for and what to be careful with, and the transits that say so. */
function timeAsked(request: OutlineRequest): readonly Part[] {
  const { themes, ask } = request;
  const best = themes.timed.find(({ tone }) => tone === 'easy') ?? null;
  const hard = themes.timed.find(({ tone }) => tone === 'hard') ?? null;
  const about = (timed: Timed | null): readonly Part[] =>
    timed === null
      ? []
      : [
          time(timed, null, true, [
            { say: 'what', need: 1 },
            { say: 'like', need: 2 },
          ]),
        ];
  return [
    { ...opening(ask.kind === 'date' ? leanOf(ask, best, hard) : 'day', []), window: best, hard },
    ...(ask.kind === 'today' ? [{ part: 'day', need: 1 } as const] : []),
    ...about(best),
    ...about(hard),
    ...limits(request, 'dates-shift'),
    ...(ask.matter === undefined || (best ?? hard) === null
      ? []
      : [{ part: 'step', from: { type: 'time', timed: (best ?? hard)! }, need: 2 } as const]),
  ];
}

/** A question back about a transit that was named: when it is over, and what else the time asked about holds. */
function followUp(request: OutlineRequest): readonly Part[] {
  const { themes, ask } = request;
  const named = themes.timed.find(({ key }) => key === ask.refersTo?.value);
  if (named === undefined) return pattern(request);
  const others = themes.timed.filter((one) => one !== named && one.mover === named.mover);
  const rest = [...others, ...themes.timed.filter((one) => one !== named && !others.includes(one))];
  return [named, ...rest.slice(0, 2)].map((one, i) =>
    time(one, null, true, [
      { say: 'what', need: 1 },
      { say: one.tone === 'easy' ? 'use' : 'care', need: i === 0 ? 1 : 2 },
    ]),
  );
}

/** How much more one side has to weigh before a day leans to it. */
const LEAN = 1.25;

/** A day asked about for a purpose leans to yes or to no, or to neither. */
function leanOf({ matter, form }: Ask, best: Timed | null, hard: Timed | null): OpeningForm {
  if (matter === undefined && form !== 'yes-no-other' && form !== 'should' && form !== 'will') return 'day';
  const [good, bad] = [best?.score ?? 0, hard?.score ?? 0];
  return good > LEAN * bad ? 'lean-yes' : bad > LEAN * good ? 'lean-no' : 'lean-even';
}

/** What a person brings into a relationship, where the other chart is not known. */
function compatibility(request: OutlineRequest): readonly Part[] {
  const [main, second] = by(request.themes, 'main');
  if (main === undefined) return thin(request);
  return [
    opening('compatibility', [main]),
    theme(main, 'own', [
      { say: 'evidence', at: 0, need: 2 },
      { say: 'body', need: 2 },
      { say: 'strength', need: 4 },
      { say: 'cost', need: 4 },
    ]),
    ...(second === undefined
      ? []
      : [
          theme(second, 'own', [
            { say: 'evidence', at: 0, need: 5 },
            { say: 'body', need: 5 },
          ]),
        ]),
    { part: 'limit', limit: 'partner-birth', need: 1 },
    step(main, 3),
    { part: 'question', theme: main, need: 3 },
  ];
}

/** Too little is known for a theme: the day, and what to add. */
function thin(request: OutlineRequest): readonly Part[] {
  const limit: LimitKey = request.lacks.birthDate ? 'birth-date' : 'birth-time';
  return [
    { part: 'limit', limit, need: 1 },
    { part: 'day', need: 1 },
  ];
}

function by({ choice }: Themes, role: Role): readonly ChosenTheme[] {
  return choice.chosen.filter((one) => one.role === role);
}

function opening(form: OpeningForm, themes: readonly ChosenTheme[]) {
  return { part: 'opening', form, themes, window: null, hard: null } as const satisfies Part;
}

function theme(
  one: ChosenTheme,
  heading: Extract<Part, { part: 'theme' }>['heading'],
  pieces: readonly Piece[],
): Part {
  return { part: 'theme', theme: one, heading, pieces };
}

function time(
  timed: Timed,
  heading: Extract<Part, { part: 'time' }>['heading'],
  dates: boolean,
  pieces: Extract<Part, { part: 'time' }>['pieces'],
): Extract<Part, { part: 'time' }> {
  return { part: 'time', timed, heading, dates, pieces };
}

function step(from: ChosenTheme, need: 1 | 2 | 3 | 4): Part {
  return { part: 'step', from: { type: 'theme', theme: from }, need };
}

function helpOf(help: ChosenTheme | undefined): readonly Part[] {
  if (help === undefined) return [];
  return [
    theme(help, 'helps', [
      { say: 'evidence', at: 0, need: 2 },
      { say: 'strength', need: 2 },
    ]),
  ];
}

function bothOf({ choice }: Themes, need: 5): readonly Part[] {
  return choice.both === null ? [] : [{ part: 'both', pair: choice.both, need }];
}

function agreementOf({ agreement }: Themes, need: 2): readonly Part[] {
  return agreement === null ? [] : [{ part: 'agreement', agreement, need }];
}

/** The date that favours the matter most, and the hardest where there is none. */
function timing({ timed }: Themes, need: 2 | 3 | 4): readonly Part[] {
  const one = timed.find(({ tone }) => tone === 'easy') ?? timed[0];
  if (one === undefined) return [];
  return [
    time(one, 'timing', true, [
      { say: 'what', need },
      { say: one.tone === 'easy' ? 'use' : 'care', need },
      { say: 'like', need: 5 },
    ]),
  ];
}

/** The house of a point at birth, as the part of a reading about time names it. */
function houseOf(evidence: readonly Evidence[], body: string) {
  for (const { shape, cites } of evidence)
    if (shape.type === 'house' && shape.body === body) return { house: { number: shape.house, cites } };
  return {};
}

function limits({ lacks, themes }: OutlineRequest, limit: LimitKey = 'birth-time'): readonly Part[] {
  return lacks.birthTime && themes.evidence.length > 0 ? [{ part: 'limit', limit, need: 1 }] : [];
}

/** The placement of a light or of the Ascendant, from its evidence; null where its sign is not known. */
export function placementIn(evidence: readonly Evidence[], body: string): Value | null {
  const of = (type: 'sign' | 'house'): Evidence | undefined =>
    evidence.find(({ shape }) => shape.type === type && shape.body === body);
  const sign = of('sign');
  if (sign === undefined || sign.shape.type !== 'sign') return null;
  const house = of('house');
  return {
    type: 'placements',
    placements: [
      {
        body,
        signs: [sign.shape.sign],
        house: house?.shape.type === 'house' ? house.shape.house : null,
        retrograde: false,
        cites: [...sign.cites, ...(house?.cites ?? [])],
        meanings: [sign.key],
      },
    ],
  };
}
