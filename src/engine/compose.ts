/**
 * The companion with its words: what the worker runs on the device and the server runs for `POST /api/chat`.
 *
 * Compiling the lexicon takes tens of milliseconds, so one is made and kept; the last few sheets are kept as well.
 */
import { rememberRecent } from '#lib/recent.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { answer } from '#companion/answer.ts';
import type { AnswerDeps } from '#companion/answer.ts';
import type { CardVoice } from '#companion/cards.ts';
import { factsOnly } from '#companion/facts-only.ts';
import type { FactsOnly, Meaning, Meanings } from '#companion/facts-only.ts';
import type { Answer, AnswerRequest, ReadingMode } from '#companion/request.ts';
import type { ToolVoice } from '#companion/tools.ts';
import { readAskModel } from '#companion/understand/learned.ts';
import type { AskModel } from '#companion/understand/learned.ts';
import { compileLexicon } from '#companion/understand/lexicon.ts';
import { signIds } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { loadPassages, readingContent } from '#engine/content.ts';
import { safetyReplies, safetyTools } from '#engine/safety.ts';
import { loadedVoice, loadVoice } from '#engine/traditions.ts';
import { chips } from '#text/en/chips.ts';
import askModel from '#text/data/ask-model.json' with { type: 'json' };
import wordGroups from '#text/data/word-clusters.json' with { type: 'json' };
import { englishTable } from '#text/en/cues-table.ts';
import { namedSubjects } from '#text/en/names.ts';
import { namedTerms } from '#text/en/terms.ts';
import { aspectMeaning, transitMeaning } from '#text/en/meanings/contacts.ts';
import { type Explained, explainedText } from '#text/en/meanings/explained.ts';
import { birthPhaseMeaning, houseMeaning } from '#text/en/meanings/houses.ts';
import { placementMeaning } from '#text/en/meanings/placement.ts';
import { synastryMeaning } from '#text/en/meanings/synastry.ts';
import { lacking } from '#text/en/lacking.ts';
import { toldWords } from '#text/en/told-words.ts';
import { thaiTermsIn } from '#text/th/terms.ts';
import { thaiVoice } from '#text/th/voice.ts';
import { thaiTable } from '#text/th/cues-table.ts';

// The server's door to the engine is this file.
export { safetyTools };

const KEPT_SHEETS = 8;

/** Terms that are also subjects of a chart. */
const SUBJECT =
  /^(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|northnode|asc|mc|house\d+)$/u;

export type Companion = {
  readonly answer: (request: AnswerRequest) => Answer;
  /** The facts and authored meanings of an answer, without prose. */
  readonly factsOnly: (request: AnswerRequest) => FactsOnly;
  /** Fetches what a mode is told with; to be awaited before a question in it. */
  readonly ready: (mode: ReadingMode) => Promise<void>;
  readonly deps: AnswerDeps;
};

const textOf = (meaning: Explained | null): Meaning | null =>
  meaning === null ? null : { text: explainedText(meaning), facts: meaning.facts };

const meanings: Meanings = {
  placement: (place) => textOf(placementMeaning(place)),
  aspect: (a, aspect, b, houses) => textOf(aspectMeaning(a, aspect, b, houses)),
  transit: (mover, aspect, point, house) => textOf(transitMeaning(mover, aspect, point, house)),
  house: (house, held) => textOf(houseMeaning(house, held)),
  birthPhase: (phase) => textOf(birthPhaseMeaning(phase)),
  synastry: synastryMeaning,
  theme: (theme) => readingContent.themes.traits.get(theme)?.says.replaceAll("'", '’') ?? null,
};

let heard: AskModel | null = null;
/** Unpacked for the first message, not for the first screen. */
const heardOnce = (): AskModel => (heard ??= readAskModel(askModel, wordGroups));

/** Puts the pure companion together with the words of both languages and a small memory of sheets. */
export function createCompanion(): Companion {
  const deps: AnswerDeps = {
    zoneRules: createZoneRules(),
    lexicon: compileLexicon(englishTable, thaiTable, heardOnce),
    told: toldWords,
    lacking,
    content: readingContent,
    plain: thaiVoice,
    safety: safetyTools,
    replies: safetyReplies,
    chips,
    namedSubjects: (text) => [
      ...namedSubjects(text),
      ...signIds.filter((sign) => new RegExp(`\\b${sign}s?\\b`, 'iu').test(text)),
      ...thaiTermsIn(text).filter((id) => SUBJECT.test(id)),
    ],
    namedTerms: (text) => [...namedTerms(text), ...thaiTermsIn(text)],
    tradition: loadedVoice,
    sheetFor: rememberRecent<FactSheet>(KEPT_SHEETS),
  };
  return companionOf(deps);
}

/** The same companion with a voice for laid cards (card-words.ts). */
export function withCards({ deps }: Companion, cards: CardVoice): Companion {
  return companionOf({ ...deps, cards });
}

/** The same companion with a voice for the tools (tool-words.ts). */
export function withTools({ deps }: Companion, tools: ToolVoice): Companion {
  return companionOf({ ...deps, tools });
}

function companionOf(deps: AnswerDeps): Companion {
  return {
    answer: (request) => answer(request, deps),
    factsOnly: (request) => factsOnly(request, { ...deps, meanings }),
    ready: async (mode) => {
      await Promise.all([loadVoice(mode), loadPassages()]);
    },
    deps,
  };
}
