/** What is said of the spread as a whole: the intro, the pairs, what is unusual, and the close. */
import type { FactId } from '#facts/fact-id.ts';
import { present } from '#lib/assert.ts';
import { echoNumber, isMajor, suitElements } from '#traditions/tarot/deck.ts';
import type { CourtRank, Suit } from '#traditions/tarot/deck.ts';
import type { Balance } from '#traditions/tarot/balance.ts';
import type { Relation } from '#traditions/tarot/relations.ts';
import { balanceId, relationId } from '#traditions/tarot/sheet.ts';
import { spreadOf } from '#traditions/tarot/spreads.ts';
import { fill } from './lines.ts';
import type { Line } from './lines.ts';
import { echoOf, isYesNo } from './question.ts';
import { cardFact, laidAt } from './telling.ts';
import type { Laid, Telling } from './telling.ts';

/** The question in the person's own words, and what lies beside it. */
export function introLines(telling: Telling): readonly Line[] {
  const { layout, words, say, question, ask } = telling;
  const frames = words.intros[layout.spread];
  const echo = echoOf(question);
  const laid = layout.cards.map((_, at) => laidAt(telling, at + 1));
  const { counts } = layout;
  const slots = {
    question: echo,
    series: words.inOrder(laid.map(({ card }) => words.kindOf(card.suit))),
    majors: words.counted.majors(counts.majors),
    courts: words.counted.courts(counts.courts),
    reversed: words.counted.reversed(counts.reversed),
  };
  const base = { part: 'intro', place: null } as const;
  const first: Line = {
    ...base,
    text: words.sentence(fill(say('intro', echo === '' ? frames.open : frames.asked), slots)),
    cites: ['tarot.spread' as FactId, ...laid.map(({ place }) => cardFact(place))],
    move: 'mirror',
    need: 0,
  };
  const second: Line = {
    ...base,
    text: words.sentence(fill(say('second', frames.second), slots)),
    cites:
      layout.spread === 'celtic'
        ? ['tarot.majors.count' as FactId, 'tarot.courts.count' as FactId, 'tarot.reversed.count' as FactId]
        : laid.map(({ place }) => cardFact(place)),
    move: 'observe',
    need: layout.spread === 'celtic' ? 0 : 3,
  };
  if (!isYesNo(ask, question)) return [first, second];
  return [
    first,
    {
      ...second,
      text: say('yes-no', words.yesNo),
      cites: [cardFact(1)],
      move: 'limit',
      // Where a limit is said too, a single card has no room for both.
      need: telling.limit === null ? 0 : 0.1,
    },
  ];
}

/** The strongest pairs, as many as the spread tells: those with places of their own first, in the order of the places. */
export function relationLines(telling: Telling): readonly Line[] {
  const { layout } = telling;
  return layout.relations
    .slice(0, spreadOf(layout.spread).relations)
    .toSorted(
      (a, b) => Number(isDefined(b)) - Number(isDefined(a)) || a.first - b.first || a.second - b.second,
    )
    .map((relation, at) => relationLine(telling, relation, at === 0 ? 0 : 0.2));
}

const isDefined = ({ rows }: Relation): boolean => rows.some(({ part }) => part === 'defined-places');

/** What one pair does to each other. */
export function relationLine(telling: Telling, relation: Relation, need: number): Line {
  const { words, say, layout } = telling;
  const kind = present(relation.kinds[0], 'relation');
  const [a, b] = [laidAt(telling, relation.first), laidAt(telling, relation.second)];
  const pair = `${layout.spread}.${relation.first}-${relation.second}`;
  const frame = say(`relation ${kind}`, words.relations[kind]);
  return {
    part: 'relations',
    place: null,
    text: words.sentence(
      fill(frame, {
        lead: words.pairLeads[pair] ?? present(words.pairLeads['*'], 'lead'),
        ...pairSlots(telling, a, b),
      }),
    ),
    cites: [relationId(relation) as FactId, cardFact(a.place), cardFact(b.place)],
    move: kind === 'hostile' || kind === 'turning-dark' ? 'tension' : 'link',
    need,
  };
}

/** Only what this pair has: a frame that asks for a number of a pair without one is a defect. */
function pairSlots({ words, say }: Telling, a: Laid, b: Laid): Readonly<Record<string, string>> {
  const [larger, smaller] = isMajor(a.card) ? [a, b] : [b, a];
  const number = echoNumber(a.card);
  const counted = number === null ? undefined : words.numbers[number];
  const { rank, suit } = a.card;
  const court = rank === null ? undefined : words.courts[rank as CourtRank];
  const suitWords = suit === null ? undefined : words.suits[suit];
  const elementPair = [a.card.element, b.card.element].toSorted().join('-');
  const natures = words.natures[elementPair];
  return {
    a: a.name,
    b: b.name,
    larger: larger.name,
    smaller: smaller.name,
    ea: words.elements[a.card.element],
    eb: words.elements[b.card.element],
    ...(natures === undefined ? {} : { nature: say(`nature ${elementPair}`, natures) }),
    ...(counted === undefined ? {} : { number: counted.one, theme: counted.theme }),
    ...(court === undefined ? {} : { many: court.many, theme: court.theme }),
    ...(suitWords === undefined ? {} : { suit: suitWords.name, gloss: suitWords.gloss }),
  };
}

/** What is unusual, the rarest always, and after a suit that is absent one practical line. */
export function balanceLines(telling: Telling): readonly Line[] {
  const { layout } = telling;
  const told = layout.balances.slice(0, layout.spread === 'celtic' ? 2 : 1);
  return told.flatMap((balance, at) => balanceLine(telling, balance, at));
}

function balanceLine(telling: Telling, balance: Balance, at: number): readonly Line[] {
  const { layout, words, say } = telling;
  const need = at === 0 ? 0.3 : 1.5;
  const cites = [balanceId(balance) as FactId, balance.countId as FactId];
  const of = balance.of ?? '';
  const suit = words.suits[of as Suit] as (typeof words.suits)[Suit] | undefined;
  const counted =
    words.numbers[Number(of)] ??
    (words.courts[of as CourtRank] as { many: string; theme: string } | undefined);
  const slots = {
    count: words.count(balance.count),
    total: words.count(layout.cards.length),
    rate: words.rate(balance.rate),
    ...(suit === undefined ? {} : { suit: suit.name, gloss: suit.gloss }),
    ...(counted === undefined ? {} : { many: counted.many, theme: counted.theme }),
  };
  const line: Line = {
    part: 'balance',
    place: null,
    text: words.sentence(fill(say(`balance ${balance.kind}`, words.balances[balance.kind]), slots)),
    cites,
    move: 'observe',
    need,
  };
  if (balance.kind !== 'absent-suit' || suit === undefined || at > 0) return [line];
  return [
    line,
    {
      ...line,
      text: words.sentence(
        fill(say('practical', words.practical), {
          ask: suit.ask,
          element: words.elements[suitElements[of as Suit]],
        }),
      ),
      move: 'practice',
      need: 1.5,
    },
  ];
}

/** One thing to do, what no card can answer, and one question. */
export function closingLines(telling: Telling): readonly Line[] {
  const { layout, words, say, limit } = telling;
  const { guides, asks } = spreadOf(layout.spread);
  const [guide, asking] = [laidAt(telling, guides), laidAt(telling, asks)];
  const base = { part: 'closing', place: null } as const;
  const advice: Line = {
    ...base,
    text: words.sentence(
      fill(say('closing', words.closings), { card: guide.name, advice: words.lower(guide.text.advice) }),
    ),
    cites: [cardFact(guides)],
    move: 'practice',
    need: 0,
  };
  const loosely: Line = {
    ...base,
    text: say('loosely', words.loosely),
    cites: layout.cards.map((_, at) => cardFact(at + 1)),
    move: 'limit',
    need: layout.spread === 'celtic' ? 0 : 2,
  };
  const pointer: readonly Line[] =
    limit === null
      ? []
      : [{ ...base, text: words.limits[limit], cites: [cardFact(guides)], move: 'limit', need: 0 }];
  const question: Line = {
    ...base,
    text: asking.text.question,
    cites: [cardFact(asks)],
    move: 'askback',
    need: 0,
  };
  return [advice, loosely, ...pointer, question];
}
