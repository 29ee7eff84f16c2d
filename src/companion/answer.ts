/**
 * A message in, an answer out: safety, understanding, facts, reading. The one entry that device and server share.
 *
 * Pure: words, cues and zone rules are arguments, time is in the request.
 */
import { assert } from '#lib/assert.ts';
import type { Ask } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading, SaidEntry, Sentence } from '#facts/reading.ts';
import { localDate } from '#lib/local-date.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { seededStream } from '#lib/seeded-stream.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { compose, readingSeed, readingText } from './plan/compose.ts';
import type { Answer, AnswerRequest, AttachedRequest, Chip } from './request.ts';
import { sheetFor } from './sheet-for.ts';
import { assessSafety } from './safety/assess-safety.ts';
import type { CrisisCues } from './safety/crisis-cues.ts';
import { ageAt, minorLimits } from './safety/minors.ts';
import type { SupportCardText } from './safety/support-card-text.ts';
import type { Lexicon } from './understand/lexicon.ts';
import { understand } from './understand/understand.ts';
import type { VoicePack } from './voice/pack.ts';
import { wordCount } from './voice/realise.ts';

export type AnswerDeps = {
  readonly zoneRules: ZoneRules;
  readonly lexicon: Lexicon;
  readonly pack: VoicePack;
  readonly cues: CrisisCues;
  readonly support: Readonly<Record<'en' | 'th', SupportCardText>>;
  readonly chips: Readonly<Record<string, { readonly label: string; readonly send: string }>>;
  readonly namedSubjects: (text: string) => readonly string[];
  /** Sheets by their inputs, so that a second question of the same minute costs nothing; may keep nothing. */
  readonly sheetFor: (key: string, make: () => FactSheet) => FactSheet;
};

/**
 * Answers a message. `request.text` is 1 to 8,000 UTF-16 units; the caller has checked it.
 *
 * A birth that cannot be resolved (a skipped hour nobody chose for) is treated as a day without a time: never guessed.
 */
export function answer(request: AnswerRequest, deps: AnswerDeps): Answer {
  const safety = assessSafety(request.text, deps.cues);
  const finding = { tier: safety.tier, card: safety.card, lang: safety.lang };
  if (safety.tier === 1) return { safety: finding, reading: null, sheet: null, chips: [] };
  const ask = withoutTier(askOf(request, safety.tier, deps));
  const sheet = sheetOf(request, ask, deps);
  const seed = readingSeed(request.threadId, request.messageId, sheet.hash, request.regenerate);
  if (safety.tier === 2) {
    const reading = supportReading(
      ask,
      sheet,
      seed,
      deps.support[safety.lang].reflection[safety.card ?? 'self'],
    );
    return { safety: finding, reading, sheet, chips: [] };
  }
  const today = localDate(request.now, request.zone);
  const chat = request.turns.flatMap(({ said }) => (said === null ? [] : [said]));
  const limits = minorLimits(ageAt(request.birth?.date ?? null, today));
  const reading = compose({
    ask,
    sheet,
    settings: { ...request.settings, ...(safety.tier === 3 ? { style: 'quiet' as const } : {}) },
    chat,
    ledger: request.ledger,
    spoken: request.turns.map(({ text }) => text),
    named: deps.namedSubjects(request.text),
    pack: deps.pack,
    seed,
    readTo: readTo(request, ask),
    previousWords: previousWords(request),
    minor: limits.under18,
    child: limits.under13,
    gentle: safety.tier === 3 || ask.topics[0]?.label === 'health-worry',
  });
  return { safety: finding, reading, sheet, chips: chipsOf(ask, deps) };
}

function askOf(request: AnswerRequest, tier: 0 | 2 | 3, deps: AnswerDeps): Ask {
  const previous = request.turns.findLast((turn) => turn.ask !== null && turn.said !== null);
  const ask = understand(
    request.text,
    {
      uiLang: request.uiLang,
      today: localDate(request.now, request.zone),
      latDeg: request.birth?.place?.latDeg ?? null,
      dateOrder: request.settings.dateOrder,
      safety: tier,
      previous:
        previous?.ask === undefined || previous.ask === null
          ? null
          : { ask: previous.ask, facts: previous.said?.facts ?? [] },
      savedPeople: [],
      birth: {
        date: request.birth?.date ?? null,
        hasTime: request.birth !== null && request.birth.time !== null,
        hasPlace: request.birth !== null && request.birth.place !== null,
      },
    },
    deps.lexicon,
  );
  return tier === 3 ? asMood(ask) : ask;
}

/** What safety found is not kept with the reading: a stored reading may be synced, and it is nobody's business. */
function withoutTier(ask: Ask): Ask {
  return { ...ask, safety: 0 };
}

/** Strain is met in the shape of a mood: one steady thing, no dates of anything worse. */
function asMood(ask: Ask): Ask {
  return {
    ...ask,
    form: 'how-am-i',
    act: ask.act === 'ask' ? 'tell' : ask.act,
    topics: [{ label: 'mood', score: 3 }],
    frame: { kind: 'none', from: null, to: null, assumed: true },
  };
}

/** A follow-up goes on from the chart it follows; a new question is about the person again. */
function attachedTo(request: AnswerRequest, ask: Ask): AttachedRequest | null {
  return request.attached ?? (ask.followUp ? request.attachedBefore : null);
}

/** Whose chart is read when it is not the person's own. */
function readTo(request: AnswerRequest, ask: Ask): { readonly name: string | null } | undefined {
  const attached = attachedTo(request, ask);
  if (attached === null) return undefined;
  const { name, birth } = attached.subject;
  // Somebody who has told no birth of their own may well have brought it with the chart.
  const isOwn =
    request.birth === null ? name === null || name === request.name : isSameBirth(birth, request.birth);
  return isOwn ? undefined : { name };
}

/** The same birth, one of the two perhaps known less well. */
function isSameBirth(a: BirthDetails, b: BirthDetails | null): boolean {
  if (b === null || a.date !== b.date) return false;
  const sameTime = a.time === null || b.time === null || a.time === b.time;
  const samePlace =
    a.place === null ||
    b.place === null ||
    (a.place.latDeg === b.place.latDeg && a.place.lonDeg === b.place.lonDeg);
  return sameTime && samePlace;
}

function sheetOf(request: AnswerRequest, ask: Ask, deps: AnswerDeps): FactSheet {
  const { houseSystem, node } = request.settings;
  const { birth, now, zone, mode } = request;
  const attached = attachedTo(request, ask);
  const minute = Math.floor(now / 60_000);
  const key = JSON.stringify([birth, attached, minute, zone, houseSystem, node, mode]);
  const input = { birth, attached, now, zone, houseSystem, node, mode };
  return deps.sheetFor(key, () => sheetFor(input, deps.zoneRules));
}

/** Words of the last reading, told from the atoms it was made of only by the caller's stored text; null when there is none. */
function previousWords(request: AnswerRequest): number | null {
  const last = request.turns.at(-1);
  return last === undefined || last.said === null ? null : Math.max(70, wordCount(last.text));
}

/** Tier 2: met without the sky. Sentences are whole and written for this; the one used is chosen by the seed. */
function supportReading(
  ask: Ask,
  sheet: FactSheet,
  seed: string,
  options: readonly (readonly string[])[],
): Reading {
  const chosen = options[seededStream(seed).below(Math.max(1, options.length))];
  assert(chosen !== undefined, 'every support card has a reflection');
  const said: SaidEntry = {
    testimonies: [],
    facts: [],
    topic: 'none',
    opener: null,
    image: null,
    practice: null,
    question: null,
    atoms: [],
  };
  return {
    author: 'composer',
    lang: ask.lang,
    sentences: chosen.map((text): Sentence => ({ text, cites: [], move: 'resource', verdict: 'reflection' })),
    ask,
    sheetHash: sheet.hash,
    seed: seed.slice(0, 32),
    planHash: sha256Hex('support'),
    weighed: [],
    said,
  };
}

function chipsOf(ask: Ask, deps: AnswerDeps): readonly Chip[] {
  return (ask.clarify?.options ?? []).flatMap((topic): Chip[] => {
    const chip = deps.chips[topic];
    return chip === undefined ? [] : [{ topic, label: chip.label, send: chip.send }];
  });
}

export { readingText };
