/** A case of a question table as the understanding sees it: its day, its birth, and what was said before. */
import { usesBirth } from '#companion/answer.ts';
import { readingModes } from '#companion/request.ts';
import { assessSafety } from '#companion/safety/assess-safety.ts';
import type { AskContext } from '#companion/understand/ask-context.ts';
import { compileLexicon } from '#companion/understand/lexicon.ts';
import { understand } from '#companion/understand/understand.ts';
import { safetyTools } from '#engine/safety.ts';
import type { Ask } from '#facts/ask.ts';
import { englishTable } from '#text/en/cues-table.ts';
import { thaiTable } from '#text/th/cues-table.ts';

export type QuestionCase = {
  readonly lang: string;
  readonly mode: string;
  readonly now: string;
  readonly birth: {
    readonly date: string;
    readonly time: string | null;
    readonly place: string | null;
    readonly lat: number;
  } | null;
  readonly history?: readonly {
    readonly role: string;
    readonly text: string;
    readonly cites?: readonly string[];
  }[];
  readonly question: string;
};

const lexicon = compileLexicon(englishTable, thaiTable);

function contextOf(item: QuestionCase, text: string, previous: AskContext['previous']): AskContext {
  const { birth } = item;
  const mode = readingModes.find((one) => one === item.mode);
  return {
    uiLang: item.lang === 'th' ? 'th' : 'en',
    today: item.now.slice(0, 10),
    latDeg: birth?.lat ?? null,
    dateOrder: 'DMY',
    safety: assessSafety(text, safetyTools).tier,
    previous,
    savedPeople: [],
    birth: {
      date: birth?.date ?? null,
      hasTime: typeof birth?.time === 'string',
      hasPlace: typeof birth?.place === 'string',
    },
    usesBirth: mode === undefined || usesBirth(mode),
  };
}

/** What is understood of a case's question, behind the last turn of its history. */
export function askOf(item: QuestionCase): Ask {
  const said = item.history?.findLast((turn) => turn.role === 'user')?.text;
  const facts = item.history?.findLast((turn) => turn.role === 'assistant')?.cites ?? [];
  const previous =
    said === undefined ? null : { ask: understand(said, contextOf(item, said, null), lexicon), facts };
  return understand(item.question, contextOf(item, item.question, previous), lexicon);
}
