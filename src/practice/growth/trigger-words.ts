/** Words that come with a feeling more often than without it. Needs the texts, so only while they are kept. */
import type { Emotion } from '#contract/soul-entry.ts';
import type { CuesByLanguage } from '../soul-loop/read-text.ts';
import { cleanText } from '../soul-loop/read-text.ts';
import { adjusted, fisherAtLeast } from './statistics.ts';
import type { Verdict } from './measures.ts';

export type WordText = { readonly id: string; readonly text: string; readonly emotion: Emotion };

export type TriggerWord = {
  readonly word: string;
  readonly emotion: Emotion;
  /** Entries with both, of entries with the word. */
  readonly count: number;
  readonly of: number;
  /** Log-odds with half an entry in each cell. */
  readonly logOdds: number;
  readonly p: number;
  readonly entries: readonly string[];
};

const FEWEST = 3;
const SHOWN = 5;

/** At most five pairs of word and feeling that stand out, corrected together. From seven texts on. */
export function triggerWords(texts: readonly WordText[], cues: CuesByLanguage): Verdict<TriggerWord> {
  if (texts.length < 7) return { type: 'too-few', have: texts.length, need: 7 };
  const left = leftOut(cues);
  const perText = texts.map(({ text }) => tokensOf(text, left));
  const places = new Map<string, number[]>();
  perText.forEach((tokens, i) => {
    for (const token of tokens) places.set(token, [...(places.get(token) ?? []), i]);
  });
  const felts = new Map<Emotion, number>();
  for (const { emotion } of texts) felts.set(emotion, (felts.get(emotion) ?? 0) + 1);
  const tests: TriggerWord[] = [];
  for (const [word, at] of places) {
    if (at.length < FEWEST) continue;
    for (const [emotion, felt] of felts) {
      // Chosen by the margins alone: picking pairs by what they have in common would favour chance.
      if (felt < FEWEST) continue;
      const both = at.filter((i) => texts[i]?.emotion === emotion);
      const [a, b, c] = [both.length, at.length - both.length, felt - both.length];
      const d = texts.length - a - b - c;
      tests.push({
        word,
        emotion,
        count: a,
        of: at.length,
        logOdds: Math.log(((a + 0.5) * (d + 0.5)) / ((b + 0.5) * (c + 0.5))),
        p: fisherAtLeast(a, at.length, felt, texts.length),
        entries: both.flatMap((i) => texts[i]?.id ?? []),
      });
    }
  }
  const after = adjusted(tests.map(({ p }) => p));
  const ranked = tests
    .map((test, i) => ({ ...test, p: after[i] ?? 1 }))
    .toSorted((a, b) => a.p - b.p || b.logOdds - a.logOdds);
  const found = ranked
    .filter(({ count, p, logOdds }) => count >= FEWEST && p < 0.05 && logOdds > 0)
    .slice(0, SHOWN);
  return found.length > 0
    ? { type: 'found', n: texts.length, findings: found }
    : { type: 'random', n: texts.length, nearest: ranked[0] ?? null };
}

/** Everyday words and the names of feelings themselves. */
function leftOut(cues: CuesByLanguage): ReadonlySet<string> {
  return new Set(
    [cues.en, cues.th].flatMap((each) => [
      ...each.common,
      ...each.absolutes,
      ...each.negators,
      ...Object.values(each.feelings).flat(),
    ]),
  );
}

/** The different words of a text, three Latin letters or two Thai ones at least. */
function tokensOf(text: string, left: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { segment, isWordLike } of words.segment(cleanText(text).toLowerCase().normalize('NFC'))) {
    const word = segment.replace(/['’]s$/, '').replace(/['’]/g, '');
    const shortest = /\p{Script=Thai}/u.test(word) ? 2 : 3;
    if (isWordLike === true && word.length >= shortest && !/^\d+$/.test(word) && !left.has(word))
      found.add(word);
  }
  return found;
}

const words = new Intl.Segmenter('th', { granularity: 'word' });
