/** The tappable questions under an answer: guesses at what was meant, what could be asked today, and what was left over. */
import type { Ask, Topic } from '#facts/ask.ts';
import { signIds } from '#facts/fact-id.ts';
import type { FactId } from '#facts/fact-id.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { bodyName, signName } from '#reading/write/words.ts';
import type { ReadingLines, SkyWords } from '#reading/write/words.ts';
import type { Chip } from './request.ts';

export type ChipsFor = {
  /** As the reader is answered: under eighteen love is friendship. */
  readonly ask: Ask;
  readonly sheet: FactSheet;
  /** Bodies that the message names. */
  readonly named: readonly string[];
  /** Local day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Nothing is offered that is about the person: under thirteen, or without a birth date. */
  readonly skyOnly: boolean;
  /** The words by topic, for a question back and for Thai. */
  readonly byTopic: Readonly<Record<string, { readonly label: string; readonly send: string }>>;
  readonly lines: Pick<ReadingLines, 'asks'>;
  readonly words: SkyWords;
};

/** Guesses at a message that was not understood. */
const GUESSES = 2;
/** What a greeting in Thai is offered to go on with. */
const GREETED: readonly Topic[] = ['love', 'work', 'self', 'day'];
/** Placements that a greeting offers, one a day. */
const OFFERED = ['moon', 'venus', 'asc', 'mars', 'sun', 'mercury'];
/** UTF-16 units of a question that fits on a button. */
const LONGEST = 80;

/** The questions to offer under an answer; empty under most. */
export function chipsFor(request: ChipsFor): readonly Chip[] {
  const { ask } = request;
  const isThai = ask.lang === 'th';
  if (ask.kind === 'not-understood') return isThai ? topicChips(request).slice(0, GUESSES) : guesses(request);
  if (ask.act === 'small-talk') return isThai ? topicChips(request, GREETED) : greeting(request);
  const third = isThai ? undefined : ask.parts?.[2];
  return [...topicChips(request), ...(third === undefined ? [] : leftOver(third.text))];
}

function topicChips(
  { ask, byTopic }: ChipsFor,
  options: readonly Topic[] = ask.clarify?.options ?? [],
): readonly Chip[] {
  return options.flatMap((topic): Chip[] => {
    const chip = byTopic[ask.lang === 'th' ? `th:${topic}` : topic] ?? byTopic[topic];
    return chip === undefined ? [] : [{ topic, label: chip.label, send: chip.send }];
  });
}

/** Two guesses: a body that was named, the topic that was heard, else what most people ask. */
function guesses({ ask, named, skyOnly, lines, words }: ChipsFor): readonly Chip[] {
  const { asks } = lines;
  const topic = ask.topics[0]?.label ?? 'none';
  const body = named.find((one) => words.bodies[one] !== undefined);
  const heard = asks.topics[topic];
  const own = [
    ...(body === undefined ? [] : [asks.body.replace('{body}', nameOf(words, body))]),
    ...(heard === undefined ? [] : [heard]),
    ...asks.general,
  ];
  return [...new Set(skyOnly ? asks.sky : own)].slice(0, GUESSES).map((text) => chipOf(text));
}

/** Today, a placement of this chart, and the Moon that comes next. */
function greeting({ sheet, today, skyOnly, lines, words }: ChipsFor): readonly Chip[] {
  const { asks } = lines;
  const facts = factsById(sheet);
  const word = (id: string): string | null => {
    const fact = facts.get(id as FactId);
    return fact?.value.type === 'id' && fact.survives !== 'no' ? fact.value.id : null;
  };
  const known = OFFERED.filter((body) => word(`natal.${body}.sign`) !== null);
  const body = known[Math.floor(Date.parse(today) / 86_400_000) % Math.max(1, known.length)];
  const phase = word('sky.moon.phase');
  const next = phase === null ? null : isGrowing(phase) ? asks.fullMoon : asks.newMoon;
  return [
    ...(skyOnly ? [] : [chipOf(asks.day)]),
    ...(skyOnly || body === undefined ? [] : [placement(body, word(`natal.${body}.sign`), asks, words)]),
    ...(next === null ? [] : [chipOf(next)]),
    ...(skyOnly ? asks.sky.filter((text) => text !== next).map((text) => chipOf(text)) : []),
  ];
}

/** Shown with its sign, and sent without: the sign is what the answer tells. */
function placement(
  body: string,
  sign: string | null,
  { body: asked, bodyInSign }: ReadingLines['asks'],
  words: SkyWords,
): Chip {
  const send = asked.replace('{body}', nameOf(words, body));
  const isSign = sign !== null && (signIds as readonly string[]).includes(sign) && body !== 'asc';
  return isSign
    ? chipOf(bodyInSign.replace('{body}', nameOf(words, body)).replace('{sign}', signName(sign)), send)
    : chipOf(send);
}

/** A question of the message that there was no room for. */
function leftOver(text: string): readonly Chip[] {
  const asked = text.trim();
  return asked.length > LONGEST ? [] : [chipOf(asked)];
}

function isGrowing(phase: string): boolean {
  return phase === 'new' || phase === 'first-quarter' || phase.startsWith('waxing');
}

/** "Moon", "Venus", "rising sign": after "my". */
function nameOf(words: SkyWords, body: string): string {
  return words.bodies[body]?.name ?? bodyName(words, body);
}

function chipOf(label: string, send = label): Chip {
  return { topic: 'none', label, send };
}
