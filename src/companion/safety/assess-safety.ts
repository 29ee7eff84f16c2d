/**
 * Crisis recognition on the device, before anything else reads the message.
 *
 * The idea: find cue words, take out idioms, let negation, past and quoted worlds lower a cue, and let any
 * second cue that nothing lowers undo all lowering. Errors lean to kindness: a false alarm costs one gentle
 * card. Nothing here stores, counts or sends.
 */
import type { SafetyTier, Span } from '#facts/ask.ts';
import type { CrisisCues, Words } from './crisis-cues.ts';
import { doseFinder } from './doses.ts';
import type { DoseFinder } from './doses.ts';
import { languageOf, mapText, originalSpan, replaceMapped } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

export type SupportCard = 'self' | 'friend' | 'abuse';

export type SafetyFinding = {
  readonly tier: SafetyTier;
  /** Which card comes first; null at tiers 0 and 3. */
  readonly card: SupportCard | null;
  readonly lang: 'en' | 'th';
  /** The words that were recognised, verbatim, in order. */
  readonly hits: readonly Span[];
};

type Lang = 'en' | 'th';
type Place = { readonly start: number; readonly end: number };
type Kind = 'now' | 'abuse' | 'active' | 'strain';
type Hit = Place & {
  readonly kind: Kind;
  readonly tier: 1 | 2 | 3;
  readonly lang: Lang;
  readonly attack: boolean;
};
type Judged = Hit & { readonly lowered: 1 | 2 | 3; readonly touch: 'none' | 'negated' | 'past' | 'blocked' };

/** Thai has no sentence marks: a word that lowers reaches this many characters. */
const thaiReach = 30;
const kinds = ['now', 'abuse', 'active', 'strain'] as const;
const tierOf = { now: 1, abuse: 2, active: 2, strain: 3 } as const;

/**
 * How much care a message asks for.
 * @param text the message as typed, any string
 * @param cues cue tables of both languages; both always run
 */
export function assessSafety(text: string, cues: CrisisCues): SafetyFinding {
  const found = assess(text, readable(text), cues);
  if (!/(\p{L})\1{2,}/iu.test(text)) return found;
  // "killl" is cut to two letters, "waaant" needs one: the graver of the two readings holds.
  const single = assess(text, readable(text, 1), cues);
  return found.tier === 0 || (single.tier !== 0 && single.tier < found.tier) ? single : found;
}

function assess(text: string, mapped: MappedText, cues: CrisisCues): SafetyFinding {
  const lang = languageOf(text, 'en');
  const words = preparedCues(cues);
  const hits = findHits(mapped, words);
  if (hits.length === 0) return { tier: 0, card: null, lang, hits: [] };

  const judged = hits.map((hit) => judge(hit, mapped.text, words));
  const undone = loweringIsUndone(judged);
  const settled = judged.map((hit) => ({ ...hit, lowered: undone ? hit.tier : hit.lowered }));
  const tier = Math.min(...settled.map((hit) => hit.lowered)) as 1 | 2 | 3;
  return {
    tier,
    card:
      tier === 3
        ? null
        : cardFor(
            settled.filter((hit) => hit.lowered < 3),
            mapped.text,
            words,
          ),
    lang,
    hits: settled
      .map((hit) => originalSpan(mapped, hit.start, hit.end))
      .toSorted((a, b) => a.start - b.start),
  };
}

/**
 * NFKC, lower case, straight quotes, no zero-width characters, spaced-out letters joined, spaces collapsed,
 * letters repeated three times or more cut to two, apostrophes dropped and a few contractions made equal.
 * Cues go through the same door.
 */
function readable(text: string, keepLetters: 1 | 2 = 2): MappedText {
  let mapped = mapText(text, 'NFKC');
  // "w a n t", "k.i.l.l": three or more single letters with one separator each.
  mapped = replaceMapped(mapped, /(?<![a-z0-9])[a-z](?:[ .\-_*][a-z](?![a-z0-9])){2,}/g, (run) =>
    run.replace(/[^a-z]/g, ''),
  );
  mapped = replaceMapped(mapped, /[^\S\n]+/g, () => ' ');
  mapped = replaceMapped(mapped, /([\p{L}\p{M}])\1{2,}/gu, (_, letter = '') => letter.repeat(keepLetters));
  mapped = replaceMapped(mapped, /(?<=[a-z])'(?=[a-z])/g, () => '');
  return replaceMapped(
    mapped,
    /(?<![a-z0-9])(?:im|gonna|imma|wanna|do not|did not|does not|cannot|can not|any more|any longer|iam)(?![a-z0-9])/g,
    (word) => plainForms[word] ?? word,
  );
}

const plainForms: { readonly [word: string]: string } = {
  im: 'i am',
  iam: 'i am',
  gonna: 'going to',
  imma: 'i am going to',
  wanna: 'want to',
  'do not': 'dont',
  'did not': 'didnt',
  'does not': 'doesnt',
  cannot: 'cant',
  'can not': 'cant',
  'any more': 'anymore',
  'any longer': 'anymore',
};

type Prepared = {
  readonly [
    K in
      | Kind
      | 'negation'
      | 'past'
      | 'again'
      | 'block'
      | 'thirdPerson'
      | 'idioms'
      | 'attack'
      | 'firstPerson'
      | 'telling'
      | 'sinceThen'
  ]: Words;
} & { readonly doses: readonly { readonly lang: Lang; readonly find: DoseFinder }[] };

const prepared = new WeakMap<CrisisCues, Prepared>();

/** Cues in the form the message is in. Kept by table: the same few hundred words serve every message. */
function preparedCues(cues: CrisisCues): Prepared {
  const known = prepared.get(cues);
  if (known) return known;
  const none: Words = { en: [], th: [] };
  const ready = (words: Words | undefined): Words => {
    const clean = (list: readonly string[]) =>
      [...new Set(list.map((cue) => readable(cue).text))].filter((cue) => cue !== '');
    return { en: clean((words ?? none).en), th: clean((words ?? none).th) };
  };
  const made: Prepared = {
    now: ready(cues.now),
    abuse: ready(cues.abuse),
    active: ready(cues.active),
    strain: ready(cues.strain),
    negation: ready(cues.lower.negation),
    past: ready(cues.lower.past),
    again: ready(cues.lower.again),
    block: ready(cues.block),
    thirdPerson: ready(cues.thirdPerson),
    idioms: ready(cues.idioms),
    attack: ready(cues.attack),
    firstPerson: ready(cues.firstPerson),
    telling: ready(cues.telling),
    sinceThen: ready(cues.sinceThen),
    doses: (cues.doses ?? []).map((words) => ({
      lang: words.lang,
      find: doseFinder(words, (word) => readable(word).text),
    })),
  };
  prepared.set(cues, made);
  return made;
}

function findHits(mapped: MappedText, words: Prepared): Hit[] {
  const text = mapped.text;
  const idioms = placesOf(words.idioms, text);
  // An idiom takes out what it holds; a cue that began before it stays ("อยากตายแล้ว!").
  const inIdiom = (place: Place) =>
    idioms.some((idiom) => idiom.start <= place.start && place.start < idiom.end);
  const attack = placesOf(words.attack, text);
  const found: Hit[] = [];
  for (const kind of kinds) {
    for (const lang of ['en', 'th'] as const) {
      for (const cue of words[kind][lang]) {
        for (const place of lang === 'en' ? englishPlaces(cue, text, true) : thaiPlaces(cue, text)) {
          if (inIdiom(place)) continue;
          const isAttack = attack.some((a) => a.start < place.end && place.start < a.end);
          found.push({ ...place, kind, tier: tierOf[kind], lang, attack: isAttack });
        }
      }
    }
  }
  for (const { lang, find } of words.doses) {
    for (const place of find(text)) {
      if (!inIdiom(place)) found.push({ ...place, kind: 'now', tier: tierOf.now, lang, attack: false });
    }
  }
  found.push(...spelledOutHits(text, words));
  // "kill myself" inside "kill myself tonight" is one cue, not two.
  const strongerFirst = found.toSorted(
    (a, b) => a.tier - b.tier || b.end - b.start - (a.end - a.start) || a.start - b.start,
  );
  const kept: Hit[] = [];
  for (const hit of strongerFirst) {
    if (!kept.some((other) => other.start <= hit.start && hit.end <= other.end)) kept.push(hit);
  }
  return kept;
}

/** "iwanttodie": a run of joined single letters has no word edges left, so cues are looked for without spaces. */
function spelledOutHits(text: string, words: Prepared): Hit[] {
  const found: Hit[] = [];
  for (const run of text.matchAll(/(?<![a-z0-9])[a-z]{8,}(?![a-z0-9])/g)) {
    for (const kind of kinds) {
      for (const cue of words[kind].en) {
        if (!cue.includes(' ')) continue;
        const joined = cue.replaceAll(' ', '');
        const at = joined.length >= 8 ? run[0].indexOf(joined) : -1;
        if (at < 0) continue;
        const start = run.index + at;
        found.push({
          start,
          end: start + joined.length,
          kind,
          tier: tierOf[kind],
          lang: 'en',
          attack: false,
        });
      }
    }
  }
  return found;
}

function judge(hit: Hit, text: string, words: Prepared): Judged {
  const sentence = sentenceAround(hit, text);
  const before = (place: Place) => place.start < hit.end;
  const near = (place: Place) =>
    hit.lang === 'en' || (place.start >= hit.start - thaiReach && place.start <= hit.end + thaiReach);
  const inside = (place: Place) => place.start >= sentence.start && place.end <= sentence.end && near(place);
  const anyOf = (list: Words, when: (place: Place) => boolean) =>
    placesOf(list, text).some((place) => inside(place) && when(place));

  if (anyOf(words.block, () => true)) return { ...hit, lowered: 3, touch: 'blocked' };
  const down = Math.min(hit.tier + 1, 3) as 2 | 3;
  if (anyOf(words.negation, before)) return { ...hit, lowered: down, touch: 'negated' };
  const again = placesOf(words.again, text).length > 0;
  if (!again && anyOf(words.past, before)) return { ...hit, lowered: down, touch: 'past' };
  // "swallowed a bottle of pills ten years ago": an act tells its time behind it, a wish does not.
  const isClose = (place: Place) =>
    place.start >= hit.end && isOnly(text.slice(hit.end, place.start), words.sinceThen);
  if (!again && hit.tier === 1 && anyOf(words.past, isClose)) return { ...hit, lowered: down, touch: 'past' };
  return { ...hit, lowered: hit.tier, touch: 'none' };
}

/** Whether a stretch of text is made of these words and numbers alone. */
function isOnly(stretch: string, words: Words): boolean {
  return stretch
    .split(/[ ,]+/)
    .filter((word) => word !== '')
    .every((word) => /^\d+$/.test(word) || words.en.includes(word));
}

/**
 * A lowering or a block never holds when a second, untouched cue is in the message. A strain word beside a plain
 * "not suicidal" is that person's own account of it, so against negation only the cues above strain count.
 */
function loweringIsUndone(hits: readonly Judged[]): boolean {
  const untouched = hits.filter((hit) => hit.touch === 'none');
  if (untouched.some((hit) => hit.tier < 3)) return true;
  return untouched.length > 0 && hits.some((hit) => hit.touch === 'past' || hit.touch === 'blocked');
}

function cardFor(hits: readonly Hit[], text: string, words: Prepared): SupportCard {
  const strongest = Math.min(...hits.map((hit) => hit.tier));
  const isAbuse = (hit: Hit) => hit.kind === 'abuse' || hit.attack;
  // A wish to die now outranks a blow told beside it; at equal weight the violence line comes first.
  if (hits.some((hit) => isAbuse(hit) && hit.tier === strongest)) return 'abuse';
  const own = hits.filter((hit) => !isAbuse(hit));
  return own.every((hit) => isAboutSomeoneElse(hit, text, words)) ? 'friend' : 'self';
}

/** Someone else is named before the cue, in the same sentence, and no first person stands between. */
function isAboutSomeoneElse(hit: Hit, text: string, words: Prepared): boolean {
  const sentence = sentenceAround(hit, text);
  const others = placesOf(words.thirdPerson, text).filter(
    (place) =>
      place.start >= sentence.start &&
      place.end <= sentence.end &&
      // A letter left "for mother" is the writer's own: whoever stands inside a Thai cue is not its subject.
      (hit.lang === 'en' ? place.start < hit.end : place.start <= hit.start),
  );
  return others.some((other) => {
    const from = Math.min(other.end, hit.start);
    const between = text.slice(from, hit.start);
    const telling = placesOf(words.telling, between);
    const first = placesOf(words.firstPerson, between);
    const toldFirst = (place: Place) => telling.some((verb) => verb.end <= place.start);
    if (!first.every(toldFirst)) return false;
    // Between Thai words a space is the comma: what follows it is the writer's own unless someone told it.
    return hit.lang === 'en' || !between.includes(' ') || telling.length > 0;
  });
}

function sentenceAround(place: Place, text: string): Place {
  let start = place.start;
  while (start > 0 && !isStop(text[start - 1]!)) start--;
  let end = place.end;
  while (end < text.length && !isStop(text[end]!)) end++;
  return { start, end };
}

function isStop(char: string): boolean {
  return (
    char === '.' ||
    char === '!' ||
    char === '?' ||
    char === '\n' ||
    char === ';' ||
    char === '…' ||
    char === '。'
  );
}

function placesOf(words: Words, text: string): Place[] {
  return [
    ...words.en.flatMap((cue) => englishPlaces(cue, text, false)),
    ...words.th.flatMap((cue) => thaiPlaces(cue, text)),
  ];
}

const suffix = /^(?:e|es|ed|er|ers|d|s|al|ally|ality|ing|ation|ion)(?![a-z0-9])/;

/** Places of an English cue at word edges; a single word may carry an ending ("suicid|al", "rape|d"). */
function englishPlaces(cue: string, text: string, endings: boolean): Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(cue); at >= 0; at = text.indexOf(cue, at + 1)) {
    if (at > 0 && isWordChar(text[at - 1]!)) continue;
    const end = at + cue.length;
    if (end < text.length && isWordChar(text[end]!) && isWordChar(cue.at(-1)!)) {
      const ending = endings && !cue.includes(' ') ? suffix.exec(text.slice(end, end + 8)) : null;
      if (!ending) continue;
      places.push({ start: at, end: end + ending[0].length });
    } else {
      places.push({ start: at, end });
    }
  }
  return places;
}

/** Places of a Thai cue in the raw string, never cut before a vowel or tone mark that belongs to its last letter. */
function thaiPlaces(cue: string, text: string): Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(cue); at >= 0; at = text.indexOf(cue, at + 1)) {
    const end = at + cue.length;
    if (end < text.length && /\p{M}/u.test(text[end]!)) continue;
    places.push({ start: at, end });
  }
  return places;
}

function isWordChar(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= '0' && char <= '9');
}
