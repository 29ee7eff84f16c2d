/** The words of readings, from content/en. Passages are a file a topic and are fetched when the first question comes. */
import averages from '#content/en/theme-averages.json' with { type: 'json' };
import elsewhere from '#content/en/theme-elsewhere.json' with { type: 'json' };
import focus from '#content/en/focus.json' with { type: 'json' };
import plans from '#content/en/answer-plans.json' with { type: 'json' };
import reconciling from '#content/en/reconciling.json' with { type: 'json' };
import lines from '#content/en/reading-lines.json' with { type: 'json' };
import meanings from '#content/en/western-meanings.json' with { type: 'json' };
import steps from '#content/en/steps.json' with { type: 'json' };
import situations from '#content/en/situations.json' with { type: 'json' };
import themes from '#content/en/themes.json' with { type: 'json' };
import transits from '#content/en/transit-meanings.json' with { type: 'json' };
import modeLookups from '#content/en/mode-lookups.json' with { type: 'json' };
import valueAsks from '#content/en/value-asks.json' with { type: 'json' };
import valueLines from '#content/en/value-lines.json' with { type: 'json' };
import words from '#content/en/sky-words.json' with { type: 'json' };
import { present } from '#lib/assert.ts';
import type {
  Meaning,
  Passage,
  SituationPassage,
  TextTopic,
  ThemeContent,
  Trait,
  TransitMeaning,
} from '#reading/themes/theme.ts';
import { createFocusFinder } from '#reading/focus.ts';
import { createLookupFinder } from '#reading/mode-lookups.ts';
import { createPlanFinder } from '#reading/plans.ts';
import { createValueAskFinder } from '#reading/value-asks.ts';
import type { ReadingContent } from '#reading/read.ts';
import { dates } from '#text/en/dates.ts';
import { term } from '#text/en/terms.ts';
import { textTopics } from '#reading/themes/theme.ts';
import type { AnswerPlan } from '#reading/write/words.ts';

type Passages = Readonly<Record<string, Passage>>;

const files: Readonly<Record<TextTopic, () => Promise<{ default: unknown }>>> = {
  love: () => import('#content/en/passages/love.json', { with: { type: 'json' } }),
  work: () => import('#content/en/passages/work.json', { with: { type: 'json' } }),
  money: () => import('#content/en/passages/money.json', { with: { type: 'json' } }),
  family: () => import('#content/en/passages/family.json', { with: { type: 'json' } }),
  self: () => import('#content/en/passages/self.json', { with: { type: 'json' } }),
  mood: () => import('#content/en/passages/mood.json', { with: { type: 'json' } }),
  spirit: () => import('#content/en/passages/spirit.json', { with: { type: 'json' } }),
  decision: () => import('#content/en/passages/decision.json', { with: { type: 'json' } }),
  general: () => import('#content/en/passages/general.json', { with: { type: 'json' } }),
};

const loaded = new Map<TextTopic, Passages>();

/** Fetches the passages that are not there yet; to be awaited before a question. */
export async function loadPassages(topics: readonly TextTopic[] = textTopics): Promise<void> {
  await Promise.all(
    topics.map(async (topic) => {
      if (loaded.has(topic)) return;
      const file = await files[topic]();
      loaded.set(topic, file.default as Passages);
    }),
  );
}

const rows = <T>(table: object): ReadonlyMap<string, T> => new Map(Object.entries(table));

/** Themes, meanings and passages. A passage is there once `loadPassages` has fetched its topic. */
export const themeContent: ThemeContent = {
  traits: new Map((themes.traits as readonly Trait[]).map((trait) => [trait.id, trait])),
  meanings: rows<Meaning>(meanings),
  averages,
  reconciling: reconciling as unknown as ThemeContent['reconciling'],
  transits: rows<TransitMeaning>(transits),
  elsewhere,
  passage: (theme, topic) => present(loaded.get(topic)?.[theme], `a passage of ${theme} for ${topic}`),
  situation: (theme, topic) => {
    const own = (situations as Readonly<Record<string, Readonly<Record<string, SituationPassage>>>>)[theme];
    return present(own?.[topic === 'general' ? 'self' : topic], `a situation ${theme} for ${topic}`);
  },
};

/** Everything English readings are made of. */
export const readingContent: ReadingContent = {
  lang: 'en',
  themes: themeContent,
  words,
  lines,
  dates,
  steps,
  planFor: createPlanFinder(plans as unknown as readonly AnswerPlan[]),
  focusOf: createFocusFinder(focus),
  valuesAsked: createValueAskFinder(valueAsks),
  values: valueLines,
  pointAsked: createLookupFinder(modeLookups),
  termLines: (id) => term(id)?.gloss ?? [],
};
