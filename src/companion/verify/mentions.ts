/** Who a sentence speaks of: bodies with their owners, and what "it", "both" and "yours" stand for. */
import type { Token } from './lex.ts';
import { isCue, isMark } from './reader.ts';
import type { Memory, Mention, Whose } from './reader.ts';
import type { Scope } from './scope.ts';

/** The planet of an office and the first token of its phrase. */
type Held = { readonly body: string; readonly from: number };

const OWNERS: Readonly<Record<string, Whose>> = {
  your: 'natal',
  natal: 'natal',
  their: 'partner',
  composite: 'composite',
  'other-chart': 'other',
  sky: 'sky',
};

/** Finds every mention in order. `offices` are those that the sentence leaves to the sheet, with the planets that hold them. */
export function mentionsIn(
  tokens: readonly Token[],
  scope: Scope,
  memory: Memory,
  hasPartner: boolean,
  offices: ReadonlyMap<number, Held>,
): readonly Mention[] {
  const mentions: Mention[] = [];
  let group = 0;
  tokens.forEach((token, at) => {
    const held = offices.get(at);
    if (held !== undefined) {
      group += 1;
      mentions.push({
        body: held.body,
        at,
        from: held.from,
        whose: 'natal',
        isLot: false,
        isPronoun: false,
        isObject: isObject(tokens, held.from),
        group,
      });
      return;
    }
    if (token.kind === 'body' || token.kind === 'lot') {
      const { from, whose } = ownerAt(tokens, at, hasPartner);
      // "Mercury, how you say it, and Mars": a pronoun in what is told of the first stands for none of the two.
      const previous = mentions.findLast(({ isPronoun }) => !isPronoun);
      const joins =
        previous !== undefined &&
        !isCue(tokens[from], 'because', 'but') &&
        isJoined(tokens, previous.at, from) &&
        !(isCue(tokens[previous.from - 1], 'holds') && startsClause(tokens, previous.at, from, at)) &&
        !(previous.isObject && (startsClause(tokens, previous.at, from, at) || isOwner(tokens, at)));
      if (!joins) group += 1;
      mentions.push({
        body: token.id,
        at,
        from,
        whose:
          whose ??
          (joins
            ? previous.whose
            : isSame(tokens, from, at)
              ? (memory.bodies.find(({ body }) => body === token.id)?.whose ?? null)
              : null),
        isLot: token.kind === 'lot',
        isPronoun: false,
        isObject: joins ? previous.isObject : isObject(tokens, from),
        group: joins ? previous.group : group,
      });
      return;
    }
    if (token.kind !== 'cue') return;
    // "the fog in it" is no subject of what follows.
    if (
      isCue(token, 'it') &&
      isCue(tokens[at - 1], 'in', 'of', 'with', 'from', 'to', 'because') &&
      !isStated(tokens, at)
    )
      return;
    for (const mention of standsFor(token, at, mentions, memory, scope, actedOn(tokens, at, mentions))) {
      mentions.push({
        ...mention,
        at,
        from: at,
        isPronoun: true,
        isObject: isObject(tokens, at),
        group: group + 1,
      });
    }
    if (mentions.at(-1)?.at === at) group += 1;
  });
  return mentions;
}

/** Words of ownership before a body, or after it in Thai; adjectives between are stepped over. */
function ownerAt(
  tokens: readonly Token[],
  at: number,
  hasPartner: boolean,
): { readonly from: number; readonly whose: Whose | null } {
  let from = at;
  let whose: Whose | null = null;
  for (let i = at - 1; i >= Math.max(0, at - 5); i -= 1) {
    const token = tokens[i];
    const owner = token?.kind === 'cue' ? (OWNERS[token.id] ?? ownerInJoint(token)) : undefined;
    if (owner !== undefined && token?.form !== 'after') {
      // "your transiting Saturn" is still the sky's; "your natal Saturn" agrees with itself.
      whose =
        whose === null || whose === 'natal'
          ? whose === 'natal'
            ? owner === 'partner'
              ? 'partner'
              : whose
            : owner
          : whose;
      from = i;
    } else if (isPossessive(tokens, i)) {
      whose ??= hasPartner ? 'partner' : 'other';
      from = i - 1;
      break;
    } else if (
      isCue(token, 'the', 'indefinite', 'same') ||
      token?.kind === 'sign' ||
      token?.kind === 'motion' ||
      token?.kind === 'dignity' ||
      token?.kind === 'house' ||
      isMark(token, '-')
    ) {
      // "the eighth your Sun": what stands before the owner is no part of the name.
      if (whose !== null && !isCue(token, 'the', 'indefinite', 'same')) break;
      if (isCue(token, 'the', 'indefinite')) from = Math.min(from, i);
    } else break;
  }
  for (let i = at + 1; i <= at + 2; i += 1) {
    const token = tokens[i];
    const owner = token?.kind === 'cue' && token.form === 'after' ? OWNERS[token.id] : undefined;
    if (owner !== undefined) whose ??= owner;
    else if (!isCue(token, 'of')) break;
  }
  return { from, whose };
}

/** "since your Moon", "while your Sun": a joint that has taken the owner's word into itself. */
const ownerInJoint = (token: Token): Whose | undefined =>
  isCue(token, 'because', 'but') && /\byour$/i.test(token.text) ? 'natal' : undefined;

/** "Ana's Mars": the name of a person before the mark of ownership. */
function isPossessive(tokens: readonly Token[], at: number): boolean {
  const [name, mark, s] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  return s?.kind === 'word' && s.id === 's' && isMark(mark, "'") && name?.kind === 'word' && name.capital;
}

function isJoined(tokens: readonly Token[], last: number, from: number): boolean {
  if (from <= last) return false;
  const between = tokens.slice(last + 1, from);
  if (between.length === 0) return false;
  const isJoint = (token: Token): boolean =>
    isCue(token, 'and', 'or', 'both') ||
    isNor(token) ||
    isMark(token, ',', '&', '/', '-') ||
    (token.kind === 'cue' && token.form === 'after');
  if (between.every(isJoint))
    return between.some(
      (token) => isCue(token, 'and', 'or') || isNor(token) || isMark(token, ',', '-', '&', '/'),
    );
  // "your Jupiter, the one who says yes, and your Pluto": what is told of the first between two commas.
  const commas = between.filter((token) => isMark(token, ',')).length;
  return (
    between.length <= 14 &&
    isMark(between[0], ',') &&
    isCue(between.at(-1), 'and') &&
    isMark(between.at(-2), ',') &&
    between.every(
      (token) =>
        token.kind === 'word' ||
        token.kind === 'mark' ||
        token.kind === 'number' ||
        // With one comma at each end it is the first one's description, whatever its verb.
        (commas === 2 && opensName(between)
          ? !['body', 'lot', 'sign', 'house', 'degree'].includes(token.kind)
          : token.kind === 'cue' && !isCue(token, 'be', 'but', 'in', 'because')),
    )
  );
}

/** "…, the part that is pleased or isn’t, and …", "…, what keeps you in, and …": begins like a noun. */
const opensName = (between: readonly Token[]): boolean =>
  isCue(between[1], 'the', 'your', 'indefinite') || ['what', 'how', 'where'].includes(between[1]?.id ?? '');

/** "opposes your Moon, and Mercury eases it", "Sun square Mars, Moon sextile Mercury": a verb after the second makes it a subject. */
const startsClause = (tokens: readonly Token[], last: number, from: number, at: number): boolean =>
  isMark(tokens[last + 1], ',') &&
  (isCue(tokens[from - 1], 'and') || tokens[at + 1]?.kind === 'aspect') &&
  (isCue(tokens[at + 1], 'be', 'stand', 'holds', 'rules', 'leave', 'enter', 'habit') ||
    tokens[at + 1]?.kind === 'aspect' ||
    tokens[at + 1]?.kind === 'word');

/** "… square to Saturn and Venus’s sextile to …": the second begins a contact of its own. */
const isOwner = (tokens: readonly Token[], at: number): boolean =>
  isMark(tokens[at + 1], "'") && tokens[at + 2]?.id === 's';

/** "the same Moon": whose it was when it was last named. */
const isSame = (tokens: readonly Token[], from: number, at: number): boolean =>
  tokens.slice(Math.max(0, from - 1), at).some((token) => isCue(token, 'same'));

const isNor = (token: Token): boolean => isCue(token, 'not') && token.text.toLowerCase() === 'nor';

/** After an aspect or a word of rule, with at most small words between. */
function isObject(tokens: readonly Token[], from: number): boolean {
  for (let i = from - 1; i >= Math.max(0, from - 4); i -= 1) {
    const token = tokens[i];
    if (token?.kind === 'aspect' || isCue(token, 'ruled-by', 'rules', 'between')) return true;
    // "Mars, ruler of your Sun, sits in …"
    if (isCue(token, 'ruler') && isCue(tokens[i + 1], 'of')) return true;
    if (!isCue(token, 'to', 'with', 'the', 'your', 'natal', 'of', 'by', 'light', 'their', 'from'))
      return false;
  }
  return false;
}

const LIGHTS = ['sun', 'moon'] as const;

const light = (body: string, at: number): Mention => ({
  body,
  at,
  from: at,
  whose: null,
  isLot: false,
  isPronoun: true,
  isObject: false,
  group: 0,
});

/** "born with it retrograde": what follows is said of it. */
const isStated = (tokens: readonly Token[], at: number): boolean =>
  isCue(tokens[at - 1], 'with') &&
  (tokens[at + 1]?.kind === 'motion' || tokens[at + 1]?.kind === 'dignity' || isCue(tokens[at + 1], 'in'));

/** Words that lead in a subject: "while it", "so it". */
const LEADS = new Set(['while', 'where', 'so', 'what', 'how', 'why', 'once']);

/** For a pronoun at the far end of a verb: the last one named that is not the verb's subject; undefined elsewhere. */
function actedOn(
  tokens: readonly Token[],
  at: number,
  mentions: readonly Mention[],
): Mention | null | undefined {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isVerb =
    before?.kind === 'aspect' ||
    isCue(before, 'rules', 'leave', 'enter') ||
    (before?.kind === 'word' && !LEADS.has(before.id) && !isVerbal(next));
  if (!isVerb) return undefined;
  const subject = mentions.findLast(({ isObject: object }) => !object);
  return mentions.findLast((one) => !one.isPronoun && one.body !== subject?.body) ?? null;
}

const isVerbal = (token: Token | undefined): boolean =>
  token === undefined ||
  token.kind === 'aspect' ||
  token.kind === 'word' ||
  isCue(token, 'be', 'stand', 'holds', 'not', 'light', 'would', 'rules', 'leave', 'enter', 'habit');

/** What a pronoun stands for: the subject spoken of last, or the last two. */
function standsFor(
  token: Token,
  at: number,
  mentions: readonly Mention[],
  memory: Memory,
  scope: Scope,
  acted: Mention | null | undefined,
): readonly Mention[] {
  const named = mentions.filter(({ isPronoun }) => !isPronoun);
  const clause = scope.clause[at];
  switch (token.id) {
    case 'which':
      return named.length > 0 ? named.slice(-1) : [];
    case 'it': {
      // Within a sentence the subject of an earlier clause or of what stands before; else the sentence before.
      // "it sextiles it", "so Saturn rules it": the far end is not the one that acts.
      if (acted !== undefined) return acted === null ? [] : [acted];
      const other = token.form === 'sky' || token.form === 'natal' ? token.form : null;
      const subject =
        named.findLast((mention) => !mention.isObject && scope.clause[mention.at] !== clause) ??
        named.findLast(({ isObject: object }) => !object) ??
        named.at(-1);
      const found = subject ?? memory.bodies.at(-1);
      return found === undefined ? [] : [other === null ? found : { ...found, whose: other }];
    }
    case 'theirs': {
      const last = named.at(-1) ?? memory.bodies.at(-1);
      return last === undefined ? [] : [{ ...last, whose: 'partner' }];
    }
    case 'yours': {
      const last = named.at(-1) ?? memory.bodies.at(-1);
      return last === undefined ? [] : [{ ...last, whose: 'natal' }];
    }
    case 'both': {
      if (token.form === 'lights') return LIGHTS.map((body) => light(body, at));
      const two = named.length >= 2 ? named.slice(-2) : memory.bodies.slice(-2);
      // "both your Sun and Moon": the names follow.
      return named.length === 0 && memory.bodies.length < 2 ? [] : two.length === 2 ? two : [];
    }
    default:
      return [];
  }
}
