/** What the Crystal Guide and the Meditation Generator give, as an answer in the chat. */
import { emotions } from '#contract/soul-entry.ts';
import type { ToolToWrite } from '#companion/tools.ts';
import { canonicalJson } from '#facts/canonical-json.ts';
import type { Reading, Sentence } from '#facts/reading.ts';
import { sha256Hex } from '#lib/sha256.ts';
import type { CrystalWords } from './crystal-guide.ts';
import { crystalGuide } from './crystal-guide.ts';
import type { MeditationWords } from './meditation.ts';
import { marginTime, meditation } from './meditation.ts';
import type { SkyWords } from './sky-words.ts';
import { toolSentence } from './tool-reading.ts';
import { toolSky } from './tool-sky.ts';

export type ToolChatWords = {
  readonly stones: (names: readonly string[]) => string;
  readonly stone: (name: string, look: string) => string;
  readonly script: (minutes: number) => string;
  readonly line: (time: string, text: string) => string;
  readonly quiet: (seconds: number) => string;
  /** By these words a message asks for the tool. */
  readonly asks: Readonly<Record<ToolToWrite['tool']['type'], RegExp>>;
};

export type ToolBook = {
  readonly chat: ToolChatWords;
  readonly crystals: CrystalWords;
  readonly sky: SkyWords;
  readonly meditation: MeditationWords;
};

/** Null where the message no longer asks for the tool, and for a meditation of minutes that cannot be written. */
export function toolAnswer(asked: ToolToWrite, book: ToolBook): Reading | null {
  const { tool, text } = asked;
  if (!book.chat.asks[tool.type].test(text)) return null;
  const sentences =
    tool.type === 'crystal-guide'
      ? stonesOf(tool.intention, asked, book)
      : scriptOf(tool.minutes, tool.feeling, asked, book);
  return sentences === null ? null : readingOf(sentences, asked);
}

function stonesOf(intention: string, { sheet, turn }: ToolToWrite, book: ToolBook): readonly Sentence[] {
  const { chat, crystals, sky } = book;
  const { reading, choices } = crystalGuide({ intention, sky: toolSky(sheet), turn }, crystals, sky);
  const names = choices.map(({ id }) => crystals.stones[id].name);
  const parts = reading.parts.map(({ heading, sentences: [first, ...others] }) => {
    if (first === undefined) return others;
    const text = names.includes(heading) ? chat.stone(heading, first.text) : first.text;
    return [{ ...first, text, opens: true as const }, ...others];
  });
  return [{ ...toolSentence('answer', chat.stones(names)), opens: true }, ...parts.flat()];
}

function scriptOf(
  minutes: number,
  feeling: string,
  { sheet, turn }: ToolToWrite,
  { chat, meditation: words }: ToolBook,
): readonly Sentence[] | null {
  const felt = emotions.find((one) => one === feeling) ?? 'none';
  const script = meditation({ minutes, feeling: felt, sky: toolSky(sheet), turn }, words);
  if (script.type === 'bad-minutes') return null;
  const lines = script.lines.flatMap(({ atSec, text, cites, silenceSec }): Sentence[] => [
    { ...toolSentence('practice', chat.line(marginTime(atSec), text), cites), opens: true },
    ...(silenceSec === 0 ? [] : [toolSentence('practice', chat.quiet(silenceSec))]),
  ]);
  return [{ ...toolSentence('answer', chat.script(minutes)), opens: true }, ...lines];
}

function readingOf(sentences: readonly Sentence[], { tool, ask, sheet, seed }: ToolToWrite): Reading {
  const facts = [...new Set(sentences.flatMap(({ cites }) => cites))];
  const topic = ask.topics[0]?.label ?? 'none';
  return {
    author: 'composer',
    lang: 'en',
    sentences,
    ask,
    sheetHash: sheet.hash,
    seed,
    planHash: sha256Hex(canonicalJson({ tool, facts })),
    weighed: [],
    said: {
      testimonies: [],
      facts,
      topic,
      opener: null,
      image: null,
      practice: null,
      question: null,
      atoms: [],
    },
  };
}
