/** Claims about a draw: which card came, where it lies, which way up. */
import { isCue, isDeniedBefore, isMark, isNegated, known, sameClause, say, unknown } from './reader.ts';
import type { Candidate, Outcome, Reader } from './reader.ts';
import type { Token } from './lex.ts';
import type { SheetView } from './sheet-view.ts';

/** All claims about cards in a sentence. */
export function readCards(reader: Reader): void {
  const { tokens } = reader;
  let lastCard: string | null = null;
  tokens.forEach((token, at) => {
    if (token.kind !== 'card' || isPlainHead(reader, at)) return;
    lastCard = token.id;
    const denied = isDeniedBefore(reader, at) || isDeniedVerb(reader, at);
    const place = placeOf(reader, at) ?? placeInTurn(reader, at);
    if (place === null || denied) sayCard(reader, at, token.id, denied);
    else sayPlaced(reader, at, token.id, place);
  });
  tokens.forEach((token, at) => {
    if (token.kind === 'orientation') readOrientation(reader, at);
    else if (token.kind === 'position') readLonePosition(reader, at);
  });
  if (lastCard !== null) reader.memory.card = lastCard;
}

/** "Strength comes later": a name that is also a plain word, at the head of a sentence that speaks of no card. */
function isPlainHead(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  return (
    at === 0 &&
    /^[A-Za-z]+$/.test(tokens[0]?.text ?? '') &&
    !tokens.some(
      (token, i) =>
        i > 0 &&
        (token.kind === 'position' ||
          token.kind === 'orientation' ||
          isCue(token, 'drawn', 'card-word', 'here')),
    )
  );
}

/** The family of facts that a draw's cards stand under. */
const deckOf = (view: SheetView): 'tarot' | 'lenormand' =>
  view.hasFamily('lenormand') && !view.hasFamily('tarot') ? 'lenormand' : 'tarot';

const cardsIn = (view: SheetView): number =>
  view.idsUnder(`${deckOf(view)}.`).filter((id) => id.endsWith('.card')).length;

/** Indexes of the draw at which a card lies. */
function indexesOf(view: SheetView, card: string): readonly string[] {
  return view.idsUnder(`${deckOf(view)}.`).flatMap((id) => {
    const n = /^[a-z]+\.(\d+)\.card$/.exec(id)?.[1];
    return n !== undefined && view.words(id)?.includes(card) === true ? [n] : [];
  });
}

function indexesAt(view: SheetView, position: string): readonly string[] {
  return view.idsUnder('tarot.').flatMap((id) => {
    const n = /^tarot\.(\d+)\.position$/.exec(id)?.[1];
    return n !== undefined && isSamePosition(view.words(id)?.[0] ?? '', position) ? [n] : [];
  });
}

const POSITION_NAMES: Readonly<Record<string, string>> = {
  'present-situation': 'present',
  situation: 'present',
  centre: 'present',
  now: 'present',
  'hopes-fears': 'hopes-and-fears',
  hopes: 'hopes-and-fears',
  external: 'external-influences',
  environment: 'external-influences',
  obstacle: 'challenge',
  crossing: 'challenge',
  root: 'foundation',
};

function isSamePosition(held: string, said: string): boolean {
  const plain = (name: string): string => POSITION_NAMES[name] ?? name;
  return plain(held) === plain(said);
}

/** "The Tower did not come up", "was not drawn". */
function isDeniedVerb(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  const verb = tokens.findIndex(
    (token, i) =>
      i > at &&
      sameClause(reader, i, at) &&
      // "is not in this spread" is as good as "was not drawn".
      (isCue(token, 'drawn', 'absent') || (isCue(token, 'here') && isCue(tokens[i - 1], 'in', 'not', 'of'))),
  );
  if (verb < 0) return false;
  return (
    isCue(tokens[verb], 'absent') ||
    (isNegated(reader, at, verb) && !tokens.slice(at, verb).some(({ kind }) => kind === 'position'))
  );
}

function cardOutcome(view: SheetView, card: string): Outcome {
  const found = indexesOf(view, card);
  if (found.length > 0) return known(true, ...found.map((n) => `${deckOf(view)}.${n}.card`));
  return view.isComplete(`${deckOf(view)}.1.card`) && view.has(`${deckOf(view)}.1.card`)
    ? known(false)
    : unknown;
}

function sayCard(reader: Reader, at: number, card: string, negated: boolean): void {
  say(reader, at, {
    shape: 'card',
    says: card,
    negated,
    candidates: [{ slot: `${deckOf(reader.view)}.*.card`, outcome: cardOutcome(reader.view, card) }],
  });
}

type Place = { readonly at: number; readonly type: 'position' | 'ordinal'; readonly id: string };

/** The place that a card is said to lie at: nearest after it in its clause, before the next card; else before it. */
function placeOf(reader: Reader, at: number): Place | null {
  const { tokens } = reader;
  for (let j = at + 1; j < tokens.length; j += 1) {
    if (!sameClause(reader, j, at) || tokens[j]?.kind === 'card') break;
    const place = placeAt(reader, j);
    // "the Page in the past, and in the present the King": a place that leads in the next card is that card's.
    if (place !== null && !leadsNext(reader, j)) return place;
  }
  for (let j = at - 1; j >= 0; j -= 1) {
    if (!sameClause(reader, j, at) || tokens[j]?.kind === 'card') break;
    const place = placeAt(reader, j);
    if (place !== null) return isOfEarlier(reader, j) ? null : place;
  }
  return null;
}

/** "First the Page, then the King, finally the Six": cards told in the order of the draw. */
function placeInTurn(reader: Reader, at: number): Place | null {
  const { tokens, view } = reader;
  const lead = leadOf(reader, at);
  const cards = tokens.flatMap((token, i) => (token.kind === 'card' ? [i] : []));
  const [first] = cards;
  if (first === undefined || cards.length < 2 || !isFirst(tokens[leadOf(reader, first)])) return null;
  const n = cards.indexOf(at) + 1;
  if (n === 1 || isCue(tokens[lead], 'then', 'next')) return { at: lead, type: 'ordinal', id: String(n) };
  return isCue(tokens[lead], 'last-pass') ? { at: lead, type: 'ordinal', id: String(cardsIn(view)) } : null;
}

const isFirst = (token: Token | undefined): boolean => token?.kind === 'ordinal' && token.n === 1;

/** The word before a card and the small words that lead it in. */
function leadOf({ tokens }: Reader, at: number): number {
  let lead = at - 1;
  while (isCue(tokens[lead], 'the', 'drawn', 'be', 'light', 'your') || isMark(tokens[lead], ',')) lead -= 1;
  return lead;
}

/** "the Eight of Wands in the future": a place right after a card is that card's. */
function isOfEarlier(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  for (let j = at - 1; j >= at - 4; j -= 1) {
    if (tokens[j]?.kind === 'card') return true;
    if (!isCue(tokens[j], 'in', 'the', 'your', 'stand', 'be', 'from')) return false;
  }
  return false;
}

function leadsNext(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  for (let j = at + 1; j <= at + 6; j += 1) {
    const token = tokens[j];
    if (token?.kind === 'card')
      return tokens.slice(0, at).some((one, i) => isCue(one, 'and', 'but') && at - i <= 4);
    if (token?.kind === 'mark' && token.id !== ',') return false;
  }
  return false;
}

/** A position in the grammar of one ("in the past", "the present card", "holds the centre"), or "the first card". */
function placeAt(reader: Reader, at: number): Place | null {
  const { tokens, view } = reader;
  const token = tokens[at];
  if (token?.kind === 'ordinal' && isCue(tokens[at + 1], 'card-word')) {
    const total = cardsIn(view);
    return { at, type: 'ordinal', id: String(token.id === 'last' ? total : token.n) };
  }
  if (isCue(token, 'last-pass') && isCue(tokens[at + 1], 'card-word'))
    return { at, type: 'ordinal', id: String(cardsIn(view)) };
  if (token?.kind === 'position' && (token.id === 'first-card' || token.id === 'last-card'))
    return { at, type: 'ordinal', id: token.id === 'first-card' ? '1' : String(cardsIn(view)) };
  if (token?.kind !== 'position') return null;
  const isHeld =
    isCue(tokens[at + 1], 'card-word', 'house-word') ||
    isCue(tokens[at - 1], 'in', 'from', 'holds', 'your', 'of', 'with', 'to', 'card-word');
  const isThe =
    isCue(tokens[at - 1], 'the') &&
    (isCue(tokens[at - 2], 'in', 'from', 'holds', 'of', 'with', 'to', 'stand', 'card-word') ||
      tokens[at - 2]?.kind === 'word' ||
      tokens[at - 2] === undefined);
  const isHead = at === 0 || token.form === 'always';
  return isHeld || isThe || isHead ? { at, type: 'position', id: token.id } : null;
}

function sayPlaced(reader: Reader, at: number, card: string, place: Place): void {
  const { view } = reader;
  const deck = deckOf(view);
  const negated = isNegated(reader, Math.min(at, place.at), Math.max(at, place.at));
  const mine = indexesOf(view, card);
  const there =
    place.type === 'ordinal'
      ? [place.id].filter((n) => view.has(`${deck}.${n}.card`))
      : indexesAt(view, place.id);
  const slot = there[0] === undefined ? `${deck}.*.position` : `${deck}.${there[0]}.card`;
  if (mine.length === 0) {
    const outcome =
      there.length > 0 ? known(false, ...there.map((n) => `${deck}.${n}.card`)) : cardOutcome(view, card);
    say(reader, Math.max(at, place.at), {
      shape: 'position',
      says: `${card} ${place.id}`,
      negated,
      candidates: [{ slot, outcome }],
    });
    return;
  }
  sayCard(reader, at, card, false);
  const facts = mine
    .flatMap((n) => [`${deck}.${n}.card`, ...(place.type === 'position' ? [`${deck}.${n}.position`] : [])])
    .filter((id) => view.has(id));
  const isKnown = place.type === 'ordinal' || mine.some((n) => view.has(`tarot.${n}.position`));
  say(reader, Math.max(at, place.at), {
    shape: 'position',
    says: `${card} ${place.id}`,
    negated,
    candidates: [
      {
        slot,
        outcome: isKnown
          ? known(
              mine.some((n) => there.includes(n)),
              ...facts,
            )
          : unknown,
      },
    ],
  });
}

function readOrientation(reader: Reader, at: number): void {
  if (reader.taken.has(at)) return;
  const card = cardNear(reader, at);
  for (const other of card === null ? [] : cardsJoined(reader, card.at, at)) sayTurned(reader, at, other);
  if (card !== null) {
    sayTurned(reader, at, card);
    sayOnlyTurned(reader, at, card.at);
    return;
  }
  const indexes = positionsNear(reader, at);
  if (indexes !== null) sayTurnedAt(reader, at, indexes, at - 4);
}

type CardSaid = { readonly id: string; readonly at: number };

const sayTurned = (reader: Reader, at: number, card: CardSaid): void =>
  sayTurnedAt(reader, at, indexesOf(reader.view, card.id), card.at);

function sayTurnedAt(reader: Reader, at: number, indexes: readonly string[], from: number): void {
  const { tokens, view } = reader;
  const wanted = tokens[at]?.id === 'reversed';
  const candidates: readonly Candidate[] = indexes.map((n) => {
    const slot = `tarot.${n}.reversed`;
    const isOn = view.flag(slot);
    return { slot, outcome: isOn === null ? unknown : known(isOn === wanted, slot) };
  });
  // A card that did not come has its own claim; its side is no second one.
  if (candidates.length === 0) return;
  say(reader, at, {
    shape: 'orientation',
    says: tokens[at]?.id ?? '',
    negated: from < at ? isNegated(reader, Math.max(-1, from), at) : isDeniedBefore(reader, at),
    candidates,
  });
}

/** "Both the Page and the King are upright": the cards joined to the last one, where a verb takes them together. */
function cardsJoined(reader: Reader, last: number, at: number): readonly CardSaid[] {
  const { tokens } = reader;
  if (!tokens.slice(last, at).some((token) => isCue(token, 'be', 'drawn', 'stand', 'both'))) return [];
  const joined: CardSaid[] = [];
  for (let j = last - 1; j >= 0; j -= 1) {
    const token = tokens[j];
    if (token?.kind === 'card') joined.push({ id: token.id, at: j });
    else if (!isCue(token, 'and', 'the', 'your', 'both') && !isMark(token, ',')) break;
  }
  return joined;
}

/** "Only the Six of Cups is reversed": and no other. */
function sayOnlyTurned(reader: Reader, at: number, card: number): void {
  const { tokens, view } = reader;
  const lead = isCue(tokens[card - 1], 'the') ? tokens[card - 2] : tokens[card - 1];
  if (card > at || !isCue(lead, 'only')) return;
  const turned = view
    .idsUnder('tarot.')
    .filter((id) => id.endsWith('.reversed') && view.flag(id) === (tokens[at]?.id === 'reversed'));
  say(reader, at, {
    shape: 'count',
    says: '1',
    candidates: [
      {
        slot: 'tarot.reversed.count',
        outcome: view.isComplete('tarot.1.reversed')
          ? known(turned.length === 1, ...turned)
          : turned.length > 1
            ? known(false, ...turned)
            : unknown,
      },
    ],
  });
}

/** The card that is turned: the one right after the word, else the last before it, else "it". */
function cardNear(reader: Reader, at: number): CardSaid | null {
  const { tokens } = reader;
  const next = tokens[at + 1];
  if (next?.kind === 'card') return { id: next.id, at: at + 1 };
  for (let j = at - 1; j >= 0; j -= 1) {
    const token = tokens[j];
    if (token?.kind === 'card') return { id: token.id, at: j };
    if (token?.kind === 'position' || !sameClause(reader, j, at)) break;
  }
  const it = tokens.findIndex((token, i) => i < at && isCue(token, 'it'));
  const named = tokens.findLast((token, i) => i < at && token.kind === 'card');
  if (it >= 0 && named === undefined && reader.memory.card !== null)
    return { id: reader.memory.card, at: it };
  const leading = tokens.findIndex(
    (token, i) => i > at && sameClause(reader, i, at) && token.kind === 'card',
  );
  return leading >= 0 && leading - at <= 4 ? { id: tokens[leading]?.id ?? '', at: leading } : null;
}

/** "Your future card is reversed": the card at a place. */
function positionsNear(reader: Reader, at: number): readonly string[] | null {
  for (let j = at - 1; j >= Math.max(0, at - 7); j -= 1) {
    const place = placeAt(reader, j);
    if (place !== null) return place.type === 'ordinal' ? [place.id] : indexesAt(reader.view, place.id);
  }
  return null;
}

/** "It lies in the past": a place for the card spoken of last. */
function readLonePosition(reader: Reader, at: number): void {
  const { tokens, memory } = reader;
  if (tokens.some(({ kind }) => kind === 'card') || memory.card === null || placeAt(reader, at) === null)
    return;
  const it = tokens.findIndex((token) => isCue(token, 'it'));
  if (it < 0 || it > at || !tokens.slice(it, at).some((token) => isCue(token, 'stand', 'be', 'drawn')))
    return;
  const mine = indexesOf(reader.view, memory.card);
  const there = indexesAt(reader.view, tokens[at]?.id ?? '');
  const facts = mine.map((n) => `tarot.${n}.position`).filter((id) => reader.view.has(id));
  say(reader, at, {
    shape: 'position',
    says: `${memory.card} ${tokens[at]?.id}`,
    negated: isNegated(reader, it, at),
    candidates: [
      {
        slot: 'tarot.*.position',
        outcome:
          facts.length === 0
            ? unknown
            : known(
                mine.some((n) => there.includes(n)),
                ...facts,
              ),
      },
    ],
  });
}
