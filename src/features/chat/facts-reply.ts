/** An answer without prose: the facts card, with what is authored about each. Fetched when the person has chosen so. */
import type { FactsOnly } from '#companion/facts-only.ts';
import { type StoredReading, toStoredReading } from '#contract/stored-reading.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Sentence } from '#facts/reading.ts';
import { factView, type FactWordsContext } from '#text/en/fact-words.ts';
import { toldIn, traditionWordsOf } from '#parts/reading/told-in.ts';
import { localDate } from '#lib/local-date.ts';
import { deviceHours } from '#ui/clock.ts';
import {
  type ChatTools,
  type Gathered,
  type MadeReply,
  prepare,
  type Question,
  supportReply,
} from './make-reply.ts';
import { rememberFinding } from './support-findings.ts';

/** Asks the worker for the facts card of a message. */
export async function makeFactsReply(
  tools: ChatTools,
  question: Question,
  gathering?: Promise<Gathered>,
): Promise<MadeReply> {
  const { request } = await prepare(tools, question, gathering);
  const card = await tools.engine.ask('factsOnly', request);
  rememberFinding(question.message.id, card.safety);
  const { ask, sheet, chips } = card;
  if (ask === null || sheet === null) return supportReply(card);
  const reading = asReading(card, ask, sheet);
  const words = await traditionWordsOf(sheet.mode);
  const context = {
    zone: request.zone,
    clock: deviceHours(),
    today: localDate(request.now, request.zone),
    facts: factsById(sheet),
    ...toldIn(words, sheet, sheet.facts),
  };
  return {
    content: plainText(reading, context),
    reading,
    chips,
  };
}

/** The card in the shape in which answers are kept: a row is a sentence of its own that cites the row's facts. */
function asReading(
  { rows, caveats }: FactsOnly,
  ask: NonNullable<FactsOnly['ask']>,
  sheet: FactSheet,
): StoredReading {
  const sentences: readonly Sentence[] = [
    ...rows.map(({ facts, meaning, rows: why }): Sentence => ({
      text: meaning ?? '',
      cites: facts,
      move: 'observe',
      verdict: 'supported',
      why,
      opens: true,
    })),
    ...caveats.map((id): Sentence => ({
      text: '',
      cites: [id],
      move: 'limit',
      verdict: 'supported',
      opens: true,
    })),
  ];
  const said = {
    testimonies: rows.map(({ key }) => key),
    facts: rows.flatMap(({ facts }) => facts),
    topic: ask.topics[0]?.label ?? 'none',
    opener: null,
    image: null,
    practice: null,
    question: null,
    atoms: [],
  };
  const weighed = rows.map(({ key, facts, rows: sum }) => ({
    key,
    facts,
    score: sum.reduce((total, { points }) => total + points, 0),
    rows: sum,
    used: true,
  }));
  return toStoredReading(
    {
      author: 'composer',
      lang: ask.lang,
      sentences,
      ask,
      sheetHash: sheet.hash,
      seed: sheet.hash.slice(0, 32),
      planHash: sheet.hash,
      weighed,
      said,
    },
    sheet,
    { form: 'facts' },
  );
}

/** The card as text, for lists, copies and exports: "Venus in Aries: 5°08′ Aries" and what is written about it. */
function plainText(reading: StoredReading, context: FactWordsContext): string {
  return reading.sentences
    .map(({ text, cites }) => {
      const lines = cites.flatMap((id) => {
        const fact = context.facts.get(id);
        if (fact === undefined) return [];
        const { title, detail } = factView(fact, context);
        return [detail === '' ? title : `${title}: ${detail}`];
      });
      return [...lines, text].filter((line) => line !== '').join('\n');
    })
    .join('\n\n');
}
