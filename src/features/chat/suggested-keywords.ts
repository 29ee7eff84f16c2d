/** Words of an answer that one may want to go on from. */
import { bodyIds, signIds } from '#facts/fact-id.ts';
import { bareBodyName, signName } from '#text/en/names.ts';
import { bodyNames, signNames } from '#text/th/names.ts';
import { SUGGESTS_ABOVE } from './reply-intents.ts';

const MOST = 5;

const english = [...bodyIds.map(bareBodyName), ...signIds.map(signName)];
const thai = [...Object.values(bodyNames), ...Object.values(signNames)];
const englishHouse = /\b([a-z]+(?:st|nd|rd|th)|\d{1,2}(?:st|nd|rd|th)) house\b/gi;

/**
 * Planets, points, signs and houses that `content` names, the most often named first, at most five; none for an answer of 500
 * characters or fewer. What is named equally often stands in the order of the text.
 */
export function suggestedKeywords(content: string): readonly string[] {
  if (content.length <= SUGGESTS_ABOVE) return [];
  const isThai = /\p{Script=Thai}/u.test(content);
  const found = new Map<string, { readonly count: number; readonly at: number }>();
  const note = (word: string, at: number) => {
    const before = found.get(word);
    found.set(word, { count: (before?.count ?? 0) + 1, at: before?.at ?? at });
  };
  // Thai writes its words without spaces between them.
  for (const word of isThai ? thai : english) {
    const pattern = isThai ? word : `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`;
    for (const hit of content.matchAll(new RegExp(pattern, 'gu'))) note(word, hit.index);
  }
  for (const hit of content.matchAll(englishHouse)) note(hit[0].toLowerCase(), hit.index);
  return [...found]
    .toSorted(([, a], [, b]) => b.count - a.count || a.at - b.at)
    .slice(0, MOST)
    .map(([word]) => word);
}
