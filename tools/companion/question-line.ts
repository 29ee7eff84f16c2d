/** `understand` and `read`: what a question asks, and the reading it gets. */
import { readingCards } from '#engine/card-words.ts';
import { createCompanion } from '#engine/compose.ts';
import { findCues } from '#companion/understand/lexicon.ts';
import { findPeople } from '#companion/understand/people.ts';
import { understand } from '#companion/understand/understand.ts';
import { verify } from '#companion/verify/verify.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { thaiVerifier } from '#text/th/verify/words.ts';
import type { AskContext } from '#companion/understand/ask-context.ts';
import { safetyFindingOf, usesBirth } from '#companion/answer.ts';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import type { TraditionGiven } from '#companion/given.ts';
import { defaultReadingSettings, readingModes } from '#companion/request.ts';
import type { AnswerRequest, PastTurn, ReadingMode, SavedRequest } from '#companion/request.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { Ask } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { SaidEntry, Weighed } from '#facts/reading.ts';
import { shuffleDeck } from '#lib/draw.ts';
import { cardIdOf } from '#traditions/tarot/deck.ts';
import { tarotInput } from '#traditions/tarot/input.ts';
import type { TarotInput } from '#traditions/tarot/sheet.ts';
import { instantOf } from './question-case.ts';
import type { QuestionCase } from './question-case.ts';

const companion = readingCards(createCompanion());

/** The understanding, under the names of the question set. */
export function understandLine(item: QuestionCase) {
  const { ask, care } = askOf(item);
  return {
    id: item.id,
    ask: {
      act: ask.act,
      form: ask.form,
      kind: ask.kind,
      matter: ask.matter ?? null,
      ...(ask.parts === undefined ? {} : { parts: ask.parts }),
      topics: ask.topics.map(({ label }) => label),
      frame: {
        kind: ask.frame.kind,
        from: ask.frame.from,
        to: ask.frame.to,
        ...(ask.frame.assumed ? { default: true } : {}),
      },
      people: ask.people,
      valence: ask.affect.valence,
      followUp: ask.followUp,
      anchor: ask.refersTo?.value ?? null,
      clarify: ask.clarify === undefined ? 'no' : 'expected',
      safetyTier: ask.safety,
      ...(care ? { care } : {}),
      needs: ask.missing,
      lang: ask.lang,
    },
  };
}

/** The reading with the verifier's verdicts; the written reply where safety finds something. `ms` is the time the reading took. */
export async function readLine(item: QuestionCase) {
  const request = requestOf(item);
  await companion.ready(request.mode);
  const start = performance.now();
  const { reading, sheet, safety, support = [] } = companion.answer(request);
  const ms = Math.round((performance.now() - start) * 10) / 10;
  const sentences = reading?.sentences ?? [];
  const judged =
    sheet === null
      ? []
      : verify({
          sentences: sentences.map((sentence) => ({
            text: sentence.text,
            cites: sentence.cites,
            // What the composer writes says by its citation what stands behind it.
            byCitation: sentence.cites.length > 0,
          })),
          sheet,
          lang: reading?.lang ?? item.lang,
          zone: item.zone,
          nowMs: request.now,
          words: reading?.lang === 'th' ? thaiVerifier : englishVerifier,
        });
  return {
    id: item.id,
    text: [
      ...support,
      sentences
        .map(({ text, opens }, i) => (i === 0 ? text : `${opens === true ? '\n\n' : ' '}${text}`))
        .join(''),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    sentences: sentences.map(({ text, cites, move, verdict }, i) => ({
      text,
      cites,
      move,
      verdict: judged[i]?.verdict ?? verdict,
    })),
    sheetHash: sheet?.hash ?? null,
    ...themesOf(reading?.weighed ?? []),
    safetyTier: safety.tier,
    ...(safety.care ? { care: true } : {}),
    ...(support.length === 0 ? {} : { family: safety.family }),
    ms,
  };
}

/** The themes a reading rests on, strongest first, with the facts that speak for each; nothing for another reading. */
function themesOf(weighed: readonly Weighed[]) {
  const themes = weighed
    .filter(({ key, used }) => used && key.startsWith('theme:'))
    .toSorted((a, b) => b.score - a.score)
    .map(({ key, score, facts }) => ({ id: key.slice('theme:'.length), score, evidence: facts }));
  return themes.length === 0 ? {} : { themes };
}

function askOf(item: QuestionCase): { readonly ask: Ask; readonly care: boolean } {
  const said = pastOf(item);
  const previous =
    said === null
      ? null
      : {
          ask: understand(said.text, contextOf(item, said.text, null), companion.deps.lexicon),
          facts: said.cites,
        };
  const { deps } = companion;
  const ask = understand(item.question, contextOf(item, item.question, previous), deps.lexicon);
  const assessed = assessSafety(item.question, deps.safety);
  return { ask, care: safetyFindingOf(assessed, ask, deps.namedTerms(item.question)).care };
}

/** The last exchange: what was asked and what the answer cited. */
function pastOf({
  history,
}: QuestionCase): { text: string; answer: string; cites: readonly FactId[] } | null {
  const asked = history?.findLast(({ role }) => role === 'user');
  const answered = history?.findLast(({ role }) => role === 'assistant');
  if (asked === undefined) return null;
  return {
    text: asked.text,
    answer: answered?.text ?? '',
    cites: (answered?.cites ?? []) as readonly string[] as readonly FactId[],
  };
}

function contextOf(item: QuestionCase, text: string, previous: AskContext['previous']): AskContext {
  const { birth } = item;
  return {
    uiLang: item.lang,
    today: item.now.slice(0, 10),
    zone: item.zone,
    latDeg: birth?.lat ?? null,
    dateOrder: 'DMY',
    safety: assessSafety(text, companion.deps.safety).tier,
    previous,
    savedPeople: peopleOf(item).map(({ birth: of, ...person }) => ({ ...person, hasBirth: of !== null })),
    birth: {
      date: birth?.date ?? null,
      hasTime: typeof birth?.time === 'string',
      hasPlace: typeof birth?.place === 'string',
    },
    usesBirth: !isReadingMode(item.mode) || usesBirth(item.mode),
  };
}

function isReadingMode(mode: string): mode is ReadingMode {
  return (readingModes as readonly string[]).includes(mode);
}

function requestOf(item: QuestionCase): AnswerRequest {
  const { mode, settings } = item;
  if (!isReadingMode(mode))
    throw new Error(`mode: expected one of ${readingModes.join(', ')}, got "${mode}"`);
  return {
    text: item.question,
    mode,
    birth: birthOf(item.birth),
    people: peopleOf(item),
    attached: null,
    attachedBefore: null,
    cards: cardsOf(item),
    given: givenOf(item),
    name: null,
    now: instantOf(item.now, item.zone),
    zone: item.zone,
    uiLang: item.lang,
    settings: {
      ...defaultReadingSettings,
      ...(settings?.responseLength === undefined ? {} : { length: settings.responseLength }),
      ...(settings?.personalityStyle === undefined ? {} : { style: settings.personalityStyle }),
      ...(settings?.includeAstrologyDepth === undefined ? {} : { depth: settings.includeAstrologyDepth }),
      ...(settings?.houses === undefined ? {} : { houseSystem: settings.houses }),
      dateOrder: 'DMY',
    },
    threadId: 'batch',
    messageId: String(item.id ?? item.question),
    regenerate: 0,
    turns: turnsOf(item),
    ledger: [],
  };
}

/** The draw of the case; where its seed gives these cards, their slots are found again, and the draw is proven. */
function cardsOf({ draw }: QuestionCase): TarotInput | null {
  const cards = laidIn(draw);
  if (draw?.spread === undefined || cards.length === 0) return null;
  const deck = shuffleDeck(draw.seed ?? '');
  const slots = cards.map(({ card }) => deck.order.indexOf(cardIdOf(card) ?? -1));
  const proof = { seed: deck.seed, commitment: deck.commitment, slots, reversals: true };
  return tarotInput(draw.spread, cards, draw.seed === undefined ? null : proof);
}

function laidIn(
  draw: QuestionCase['draw'],
): readonly { readonly card: string; readonly reversed: boolean }[] {
  return (draw?.cards ?? []).flatMap((pair) => {
    const [card, reversed] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
    return typeof card === 'string' && typeof reversed === 'boolean' ? [{ card, reversed }] : [];
  });
}

/** What the case gives beyond a birth: how to count, and the draw as a person would enter it. */
function givenOf({ birth, draw }: QuestionCase): TraditionGiven {
  const cards = laidIn(draw).map(
    // The small deck is entered by the numbers on its cards.
    ({ card, reversed }) => `${card.replace(/^lenormand-0*/u, '')}${reversed ? ':reversed' : ''}`,
  );
  const entered = draw?.lines ?? cards;
  return {
    sex: birth?.sex ?? null,
    seed: draw?.seed ?? null,
    entered: entered.length === 0 ? null : entered.join(' '),
    answers: draw?.spread === undefined ? {} : { spread: [draw.spread], layout: [draw.spread] },
    school: draw?.method === undefined ? {} : { method: draw.method },
  };
}

/** The saved people of the case; a relation in any words counts as the role that the question words give it. */
function peopleOf({ people }: QuestionCase): readonly SavedRequest[] {
  return (people ?? []).map(({ name, relation, birth }, i) => ({
    id: `person-${i + 1}`,
    name,
    role: roleOf(relation ?? ''),
    birth: birthOf(birth),
  }));
}

function roleOf(relation: string): string {
  const { lexicon } = companion.deps;
  const text = relation.toLowerCase();
  const [found] = findPeople('', text, findCues(lexicon, text), [], lexicon);
  return found?.role ?? (text === '' ? 'other' : relation);
}

function birthOf(birth: QuestionCase['birth']): BirthDetails | null {
  if (birth === null || birth === undefined) return null;
  const { lat, lon } = birth;
  const hasPlace = typeof lat === 'number' && typeof lon === 'number' && typeof birth.zone === 'string';
  return {
    date: birth.date,
    time: birth.time ?? null,
    plusMinusMin: Math.round(birth.timeUncertaintyMin ?? 0),
    place: hasPlace ? { name: birth.place ?? '', latDeg: lat, lonDeg: lon } : null,
    zone: hasPlace ? (birth.zone ?? null) : null,
    offsetSeconds: null,
    fold: 'first',
  };
}

/** The history as the turn before this one. */
function turnsOf(item: QuestionCase): readonly PastTurn[] {
  const past = pastOf(item);
  if (past === null) return [];
  const ask = understand(past.text, contextOf(item, past.text, null), companion.deps.lexicon);
  const said: SaidEntry = {
    testimonies: [],
    facts: past.cites,
    topic: ask.topics[0]?.label ?? 'none',
    opener: null,
    image: null,
    practice: null,
    question: null,
    atoms: [],
  };
  return [{ text: past.answer, ask, said }];
}
