/** Claims about a cast: which hexagram, which lines move, where it leads, which trigrams it is built of. */
import { isCue, isDeniedBefore, isNegated, known, sameClause, say, unknown } from './reader.ts';
import type { Outcome, Reader } from './reader.ts';
import type { SheetView } from './sheet-view.ts';
import { relatingHexagram, trigramsOf, turnedHexagram } from './tables.ts';

const PARTS = ['primary', 'relating', 'nuclear', 'inverse', 'opposite'] as const;
type Part = (typeof PARTS)[number];

/** What a number that no part is named for may be; the turned figures are said only by their name. */
const UNNAMED: readonly Part[] = ['primary', 'relating', 'nuclear'];

/** All claims about a cast in a sentence. */
export function readHexagrams(reader: Reader): void {
  const { tokens } = reader;
  tokens.forEach((token, at) => {
    if (token.kind === 'hexagram' && !isPlainHead(reader, at)) sayHexagram(reader, at, token.id);
    else if (isCue(token, 'hexagram-word') || (token.kind === 'role' && token.id.startsWith('iching.'))) {
      const number = tokens.slice(at + 1, at + 4).findIndex((one) => one.kind === 'number');
      const found = number < 0 ? undefined : tokens[at + 1 + number];
      const isClose = tokens
        .slice(at + 1, at + 1 + number)
        .every((one) => isCue(one, 'be', 'not', 'light', 'hexagram-word') || one.kind === 'word');
      if (found !== undefined && isClose && found.n >= 1 && found.n <= 64)
        sayHexagram(reader, at + 1 + number, String(found.n));
    } else if (token.kind === 'trigram') sayTrigram(reader, at);
  });
  readLines(reader);
}

/** "Increase what you can carry": a name that is also a plain word, at the head of a sentence that speaks of no cast. */
function isPlainHead(reader: Reader, at: number): boolean {
  const { tokens } = reader;
  return (
    at === 0 &&
    /^[A-Za-z]+$/.test(tokens[0]?.text ?? '') &&
    !tokens.some((token) => isCue(token, 'hexagram-word', 'drawn', 'line-word') || token.kind === 'role')
  );
}

/** The inner hexagram is meant only where the sheet tells it, for it can be made of any cast. */
const unnamedParts = (view: SheetView): readonly Part[] =>
  UNNAMED.filter((part) => part !== 'nuclear' || view.has('iching.nuclear'));

const partOf = (role: string): Part | null =>
  PARTS.find((part) => part === role.slice('iching.'.length)) ?? null;

/** Which part of the cast a sentence speaks of. */
function partNear(reader: Reader, at: number): Part | null {
  const { tokens } = reader;
  for (let j = at; j >= 0 && sameClause(reader, j, at); j -= 1) {
    const token = tokens[j];
    if (token?.kind === 'role' && token.id.startsWith('iching.')) return partOf(token.id);
    if (j < at && token?.kind === 'hexagram') break;
  }
  for (let j = at + 1; j < Math.min(tokens.length, at + 6) && sameClause(reader, j, at); j += 1) {
    const token = tokens[j];
    if (token?.kind === 'role' && token.id.startsWith('iching.')) return partOf(token.id);
    if (token?.kind === 'hexagram') break;
  }
  return null;
}

function partOutcome(view: SheetView, part: Part, said: string): Outcome {
  const slot = `iching.${part}`;
  const held = view.words(slot);
  if (held !== null) return known(held.includes(said), slot);
  const primary = Number(view.words('iching.primary')?.[0] ?? Number.NaN);
  if (part !== 'relating') {
    const made = part === 'primary' ? null : turnedHexagram(primary, part);
    return made === null ? unknown : known(String(made) === said, 'iching.primary');
  }
  const changing = view.list('iching.changing');
  if (Number.isNaN(primary) || changing === null || changing.length === 0) return unknown;
  return known(
    String(relatingHexagram(primary, changing.map(Number))) === said,
    'iching.primary',
    'iching.changing',
  );
}

function sayHexagram(reader: Reader, at: number, said: string): void {
  const { tokens, view } = reader;
  if (reader.taken.has(at)) return;
  reader.taken.add(at);
  // "Hexagram 60, Limitation" names one thing twice; each must be right.
  const part = partNear(reader, at);
  const candidates = (part === null ? unnamedParts(view) : [part]).map((one) => ({
    slot: `iching.${one}`,
    outcome: partOutcome(view, one, said),
  }));
  const from = tokens.findLastIndex(
    (token, i) => i < at && (isCue(token, 'hexagram-word', 'drawn', 'you') || token.kind === 'role'),
  );
  reader.memory.hexagram = said;
  say(reader, at, {
    shape: 'hexagram',
    says: said,
    negated: isDeniedBefore(reader, at) || isNegated(reader, Math.max(-1, from - 1), at),
    candidates,
  });
}

/** "no moving lines", "lines one and six change", "the third line moves". */
function readLines(reader: Reader): void {
  const { tokens, view } = reader;
  const slot = 'iching.changing';
  const changing = tokens.findIndex((token) => isCue(token, 'changing'));
  const word = tokens.findIndex((token) => isCue(token, 'line-word'));
  if (changing < 0 || word < 0 || !sameClause(reader, changing, word)) return;
  const list = view.list(slot);
  const at = Math.max(changing, word);
  const lines = tokens.flatMap((token, i) =>
    (token.kind === 'number' || token.kind === 'ordinal') &&
    token.n >= 1 &&
    token.n <= 6 &&
    Math.abs(i - word) <= 6 &&
    !isCue(tokens[i - 1], 'hexagram-word')
      ? [{ n: token.n, at: i }]
      : [],
  );
  const isCount =
    lines.length === 1 &&
    tokens[lines[0]?.at ?? 0]?.kind === 'number' &&
    (lines[0]?.at ?? 0) < Math.min(word, changing);
  const first = Math.min(changing, word);
  const none =
    isDeniedBefore(reader, first) ||
    tokens.slice(Math.max(0, first - 3), at + 1).some((token) => isCue(token, 'not', 'none', 'absent'));
  if (lines.length === 0 || (isCount && none)) {
    if (!none && !tokens.some((token) => isCue(token, 'all'))) return;
    const wanted = none ? 0 : 6;
    say(reader, at, {
      shape: 'lines',
      says: String(wanted),
      candidates: [{ slot, outcome: list === null ? unknown : known(list.length === wanted, slot) }],
    });
    return;
  }
  const outcome = ((): Outcome => {
    if (list === null) return unknown;
    if (isCount) return known(list.length === lines[0]?.n, slot);
    const isOnly = tokens.some((token) => isCue(token, 'only'));
    const holds = lines.every(({ n }) => list.includes(String(n)));
    return known(holds && (!isOnly || list.length === lines.length), slot);
  })();
  say(reader, at, {
    shape: 'lines',
    says: lines.map(({ n }) => n).join(' '),
    negated: none,
    candidates: [{ slot, outcome }],
  });
}

/** "Water over Lake", "the upper trigram is Water", "with Lake as its lower trigram". */
function sayTrigram(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const place = placedAs(reader, at) ?? placeOf(reader, at);
  if (place === null) return;
  const part = partNear(reader, at) ?? 'primary';
  const slot = `iching.${part}`;
  const held = view.words(slot)?.[0];
  const trigrams = held === undefined ? null : trigramsOf(Number(held));
  const own = `${slot}.${place}`;
  say(reader, at, {
    shape: 'trigram',
    says: `${tokens[at]?.id} ${place}`,
    negated: isNegated(reader, Math.max(-1, at - 5), at),
    candidates: [
      {
        slot,
        outcome:
          trigrams === null
            ? unknown
            : known(trigrams[place] === tokens[at]?.id, ...(view.has(own) ? [own, slot] : [slot])),
      },
    ],
  });
}

type TrigramPlace = 'above' | 'below';

const trigramPlace = (id: string | undefined): TrigramPlace | null =>
  id === 'above' || id === 'below' ? id : null;

/** "Lake as its lower trigram". */
function placedAs({ tokens }: Reader, at: number): TrigramPlace | null {
  if (tokens[at + 1]?.text.toLowerCase() !== 'as') return null;
  return trigramPlace(tokens.slice(at + 2, at + 5).find((token) => isCue(token, 'above', 'below'))?.id);
}

function placeOf({ tokens }: Reader, at: number): TrigramPlace | null {
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  if (tokens[at + 2]?.kind === 'trigram' && isCue(next, 'above', 'below')) return trigramPlace(next?.id);
  if (tokens[at - 2]?.kind === 'trigram' && isCue(before, 'above', 'below'))
    return isCue(before, 'above') ? 'below' : 'above';
  const near = tokens.slice(Math.max(0, at - 6), at);
  const after = isCue(next, 'above', 'below') ? next?.id : undefined;
  const isNamed = near.some((token) => isCue(token, 'trigram-word')) || isCue(next, 'trigram-word');
  const named = isNamed ? near.findLast((token) => isCue(token, 'above', 'below'))?.id : undefined;
  return trigramPlace(named ?? after);
}
