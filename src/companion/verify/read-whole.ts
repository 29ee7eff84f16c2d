/** Claims about the whole: the Moon's phase, day or night, figures, two bodies of one sign or element, opposite houses. */
import {
  isCue,
  isDeniedBefore,
  isNegated,
  known,
  sameClause,
  say,
  slotsOf,
  unknown,
  wordOutcome,
} from './reader.ts';
import type { Outcome, Reader } from './reader.ts';
import { elementOf, modalityOf, oppositeSign } from './tables.ts';

/** All claims of that kind in a sentence, and what the Moon's next sign is timed by. */
export function readWhole(reader: Reader): void {
  const { tokens } = reader;
  tokens.forEach((token, at) => {
    if (token.kind === 'phase') readPhase(reader, at);
    else if (token.kind === 'sect') readSect(reader, at);
    else if (token.kind === 'figure') readFigure(reader, at);
    else if (isCue(token, 'void')) readVoid(reader, at);
    else if (isCue(token, 'same')) readSame(reader, at);
  });
  readMoonTimes(reader);
}

const PHASES: Readonly<Record<string, readonly string[]>> = {
  waxing: ['new', 'waxing-crescent', 'first-quarter', 'waxing-gibbous'],
  waning: ['full', 'waning-gibbous', 'last-quarter', 'waning-crescent'],
  crescent: ['waxing-crescent', 'waning-crescent'],
  gibbous: ['waxing-gibbous', 'waning-gibbous'],
};

/** The Moon of the birth where the sentence speaks of birth, today's where it speaks of now, else either. */
function readPhase(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const clause = tokens.filter((_, i) => sameClause(reader, i, at));
  const isNatal =
    clause.some((token) => isCue(token, 'born', 'natal')) ||
    clause.some((token, i) => isCue(token, 'your') && clause[i + 1]?.id === 'moon');
  const isNow = clause.some((token) => isCue(token, 'sky', 'moving'));
  const hasMoon =
    tokens.some((token) => token.kind === 'body' && token.id === 'moon') ||
    reader.mentions.some(({ body }) => body === 'moon') ||
    tokens[at]?.form === 'moon';
  if (!isNatal && !isNow && !hasMoon) return;
  const said = PHASES[tokens[at]?.id ?? ''] ?? [tokens[at]?.id ?? ''];
  const slots = isNatal ? ['natal.phase'] : isNow ? ['sky.moon.phase'] : ['sky.moon.phase', 'natal.phase'];
  say(reader, at, {
    shape: 'phase',
    says: tokens[at]?.id ?? '',
    negated: isNegated(reader, Math.max(-1, at - 7), at),
    candidates: slots.map((slot) => ({ slot, outcome: wordOutcome(view, slot, said) })),
  });
}

function readSect(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const slot = 'natal.sect';
  say(reader, at, {
    shape: 'sect',
    says: tokens[at]?.id ?? '',
    negated: isNegated(reader, Math.max(-1, at - 6), at) || isDeniedBefore(reader, at),
    candidates: [{ slot, outcome: wordOutcome(view, slot, [tokens[at]?.id ?? '']) }],
  });
}

function readFigure(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const clause = tokens.filter((_, i) => sameClause(reader, i, at));
  if (!clause.some((token) => isCue(token, 'your', 'you', 'here', 'natal'))) return;
  const kind = tokens[at]?.id ?? '';
  const found = view.idsUnder(`natal.pattern.${kind}.`);
  const slot = `natal.pattern.${kind}`;
  const outcome =
    found.length > 0 ? known(true, ...found) : view.isComplete(`${slot}.1`) ? known(false) : unknown;
  say(reader, at, {
    shape: 'figure',
    says: kind,
    negated: isDeniedBefore(reader, at) || isNegated(reader, Math.max(-1, at - 5), at),
    candidates: [{ slot, outcome }],
  });
}

function readVoid(reader: Reader, at: number): void {
  const slot = 'sky.moon.void';
  const isOn = reader.view.flag(slot);
  say(reader, at, {
    shape: 'phase',
    says: 'void',
    negated: isNegated(reader, Math.max(-1, at - 5), at),
    candidates: [{ slot, outcome: isOn === null ? unknown : known(isOn, slot) }],
  });
}

/** "Your Sun and Moon share a sign", "both stand in the same element". */
function readSame(reader: Reader, at: number): void {
  const { tokens, mentions, view } = reader;
  const next = tokens.slice(at + 1, at + 3);
  const what = next.find(
    (token) =>
      isCue(token, 'sign-word', 'element-word') ||
      (isCue(token, 'house-word') && /house|เรือน|ภพ/iu.test(token.text)) ||
      token.kind === 'modality',
  );
  const two = mentions.filter((one) => sameClause(reader, one.at, at) && !one.isPronoun);
  const pair =
    two.length >= 2
      ? two.slice(0, 2)
      : reader.mentions.filter((one) => one.isPronoun && sameClause(reader, one.at, at));
  const [a, b] = pair;
  if (what === undefined || a === undefined || b === undefined) return;
  const field = isCue(what, 'house-word') ? 'house' : 'sign';
  const turn = isCue(what, 'element-word')
    ? elementOf
    : isCue(what, 'sign-word', 'house-word')
      ? (word: string): string | null => word
      : modalityOf;
  const isOpposite = tokens[at]?.form === 'opposite';
  const outcome = ((): Outcome => {
    for (const [i, slotA] of slotsOf(reader, a, field).entries()) {
      const slotB = slotsOf(reader, b, field)[i] ?? '';
      const [x, y] = [view.words(slotA), view.words(slotB)];
      if (x?.length !== 1 || y?.length !== 1) continue;
      const [one = '', other = ''] = [x[0], y[0]];
      const holds = isOpposite
        ? field === 'house'
          ? Math.abs(Number(one) - Number(other)) === 6
          : oppositeSign(one) === other
        : turn(one) === turn(other);
      return known(holds, slotA, slotB);
    }
    return unknown;
  })();
  say(reader, at, {
    shape: 'relation',
    says: `same ${field}`,
    negated: isNegated(reader, Math.min(a.at, at), at),
    candidates: [{ slot: slotsOf(reader, a, field)[0] ?? field, outcome }],
  });
}

/** "The Moon is in Libra until 10:09 AM tomorrow": its date is that of the next sign. */
function readMoonTimes(reader: Reader): void {
  const { tokens, view } = reader;
  if (reader.timed.length > 0 || !view.has('sky.moon.next-sign')) return;
  const moon = reader.mentions.find(({ body, whose }) => body === 'moon' && whose !== 'natal');
  if (moon === undefined || !tokens.some((token) => isCue(token, 'until', 'leave', 'enter'))) return;
  reader.timed.push({ at: moon.at, stems: ['sky.moon'], type: 'moon', role: null, orbs: [] });
}
