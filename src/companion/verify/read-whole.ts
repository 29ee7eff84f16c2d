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
import type { Token } from './lex.ts';
import { factsOf } from './read-aspects.ts';
import type { Outcome, Reader } from './reader.ts';
import type { SheetView } from './sheet-view.ts';
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
  const isPlain = tokens[at]?.form === 'plain';
  if (isPlain ? !isOfMoon(reader, at) : !isNatal && !isNow && !hasMoon) return;
  const word = turned(tokens, at);
  const said = PHASES[word] ?? [word];
  const times = isNatal ? (['natal'] as const) : isNow ? (['now'] as const) : (['now', 'natal'] as const);
  say(reader, at, {
    shape: 'phase',
    says: tokens[at]?.id ?? '',
    negated: isNegated(reader, Math.max(-1, at - 7), at),
    candidates: [
      ...times.map((time) => ({ slot: MOONS[time], outcome: wordOutcome(view, MOONS[time], said) })),
      ...times.flatMap((time) => halfOutcomes(view, word, time)),
    ],
  });
}

const MOONS = { now: 'sky.moon.phase', natal: 'natal.phase' } as const;

/** Calendars of the Moon tell its half alone: as a word, or by counting to thirty. */
const HALVES = {
  natal: ['khmer.phase', 'vedic.paksha', 'almanac.birth.lunar.phase', 'tibetan.day'],
  now: ['khmer.today.phase', 'almanac.lunar.phase', 'tibetan.now.day'],
} as const;
const HALF_NAMES: Readonly<Record<string, readonly string[]>> = {
  waxing: ['waxing', 'keit', 'shukla'],
  waning: ['waning', 'roach', 'krishna'],
};

function halfOutcomes(
  view: SheetView,
  word: string,
  time: keyof typeof HALVES,
): readonly { readonly slot: string; readonly outcome: Outcome }[] {
  const said = HALF_NAMES[word];
  if (said === undefined) return [];
  return HALVES[time].flatMap((slot) => {
    if (!view.has(slot)) return [];
    const day = view.number(slot);
    if (day === null) return [{ slot, outcome: wordOutcome(view, slot, said) }];
    const isWaxing = day.to <= 15;
    const isOpen = isWaxing !== day.from <= 15;
    return [{ slot, outcome: isOpen ? unknown : known(isWaxing === (word === 'waxing'), slot) }];
  });
}

/** "after the full Moon" is a waning one, "before the full Moon" a waxing one. */
function turned(tokens: readonly Token[], at: number): string {
  const word = tokens[at]?.id ?? '';
  const lead = isCue(tokens[at - 1], 'the', 'indefinite') ? tokens[at - 2] : tokens[at - 1];
  if ((word !== 'full' && word !== 'new') || !isCue(lead, 'after', 'before')) return word;
  return isCue(lead, 'after') === (word === 'full') ? 'waning' : 'waxing';
}

/** "The Moon is full": a plain word counts where the Moon is what its verb is said of. */
function isOfMoon(reader: Reader, at: number): boolean {
  const { tokens, mentions } = reader;
  let verb = at - 1;
  while (isCue(tokens[verb], 'light', 'not', 'nearly', 'sky')) verb -= 1;
  const subject = mentions.findLast((one) => one.at < at && !one.isObject);
  return isCue(tokens[verb], 'be') && subject?.body === 'moon';
}

function readSect(reader: Reader, at: number): void {
  const { tokens, view } = reader;
  const slot = 'natal.sect';
  const isNamed = reader.mentions.some((one) => sameClause(reader, one.at, at));
  const ofBirth = tokens.some(
    (token, i) => isCue(token, 'born', 'natal', 'here', 'yours') && sameClause(reader, i, at),
  );
  // "An enemy in you by night" is about nights.
  if (tokens[at]?.form === 'plain' && (isNamed || !ofBirth)) return;
  say(reader, at, {
    shape: 'sect',
    says: tokens[at]?.id ?? '',
    negated: isNegated(reader, Math.max(-1, at - 6), at) || isDeniedBefore(reader, at),
    candidates: [{ slot, outcome: wordOutcome(view, slot, sectsSaid(reader, slot, at)) }],
  });
}

/** "A night or day birth" says both, where the fact leaves both open. */
function sectsSaid({ tokens, view }: Reader, slot: string, at: number): readonly string[] {
  const said = tokens[at]?.id ?? '';
  if (view.fact(slot)?.value.type !== 'either') return [said];
  const others = [-2, 2].flatMap((step) => {
    const other = tokens[at + step]?.id ?? '';
    return /^(?:day|night)$/.test(other) && isCue(tokens[at + step / 2], 'or') ? [other] : [];
  });
  return [said, ...others];
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

/** Two bodies that a sheet counts in whole signs: conjoined means one sign, and needs neither place told. */
function regardOutcome(view: SheetView, a: string, b: string): Outcome {
  const [contact] = [...view.contacts('natal', a, b), ...view.contacts('transit', a, b)].filter(({ stem }) =>
    // What moves is named first: the Moon over Mars is not Mars over the Moon.
    new RegExp(`^(?:hellenistic\\.|thaitransit\\.${a}-)`).test(stem),
  );
  return contact === undefined
    ? unknown
    : known(contact.aspect === 'conjunction', ...factsOf(view, contact.stem));
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
  const form = tokens[at]?.form ?? '';
  const two = mentions.filter((one) => sameClause(reader, one.at, at) && !one.isPronoun);
  const pair =
    two.length >= 2
      ? two.slice(0, 2)
      : reader.mentions.filter((one) => one.isPronoun && sameClause(reader, one.at, at));
  const [a, b] = pair;
  if ((what === undefined && !form.startsWith('opposite-')) || a === undefined || b === undefined) return;
  const field = isCue(what, 'house-word') || form === 'opposite-house' ? 'house' : 'sign';
  const turn = isCue(what, 'element-word')
    ? elementOf
    : what === undefined || isCue(what, 'sign-word', 'house-word')
      ? (word: string): string | null => word
      : modalityOf;
  const isOpposite = form.startsWith('opposite');
  const outcome = ((): Outcome => {
    for (const [i, slotA] of slotsOf(reader, a, field).entries()) {
      const slotB = slotsOf(reader, b, field)[i] ?? '';
      const [x, y] = [placedAt(view, slotA), placedAt(view, slotB)];
      if (x?.length !== 1 || y?.length !== 1) continue;
      const [one = '', other = ''] = [x[0], y[0]];
      const holds = isOpposite
        ? field === 'house'
          ? Math.abs(Number(one) - Number(other)) === 6
          : oppositeSign(one) === other
        : turn(one) === turn(other);
      return known(holds, slotA, slotB);
    }
    return field === 'sign' && isCue(what, 'sign-word') ? regardOutcome(view, a.body, b.body) : unknown;
  })();
  say(reader, at, {
    shape: 'relation',
    says: `same ${field}`,
    negated: isNegated(reader, Math.min(a.at, at), at) !== (form === 'different'),
    candidates: [{ slot: slotsOf(reader, a, field)[0] ?? field, outcome }],
  });
}

/** Where the sign of the Ascendant is not a fact of its own, the first house has it. */
function placedAt(view: SheetView, slot: string): readonly string[] | null {
  return view.words(slot) ?? (slot === 'natal.asc.sign' ? view.words('natal.house1.sign') : null);
}

/** "The Moon is in Libra until 10:09 AM tomorrow": its date is that of the next sign. */
function readMoonTimes(reader: Reader): void {
  const { tokens, view } = reader;
  if (reader.timed.length > 0 || !view.has('sky.moon.next-sign')) return;
  const moon = reader.mentions.find(({ body, whose }) => body === 'moon' && whose !== 'natal');
  if (moon === undefined || !tokens.some((token) => isCue(token, 'until', 'leave', 'enter'))) return;
  reader.timed.push({ at: moon.at, stems: ['sky.moon'], type: 'moon', role: null, orbs: [] });
}
