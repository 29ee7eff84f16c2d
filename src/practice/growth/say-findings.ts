/** One sentence a card: what was found, that it is no more than chance, or how many entries it still needs. */
import { fill } from '../soul-loop/fill.ts';
import type { Completion, LanguageChange, PartFinding, Transition, Verdict } from './measures.ts';
import type { TriggerWord } from './trigger-words.ts';
import type { HiddenFeeling } from './shadows.ts';
import type { GrowthWords } from './words.ts';

/** A verdict as one sentence: `found` for the surest finding, `random` for the nearest one or none. */
export function sayVerdict<F>(
  verdict: Verdict<F>,
  words: GrowthWords,
  found: (finding: F) => string,
  random: (nearest: F) => string,
): string {
  switch (verdict.type) {
    case 'too-few':
      return fill(verdict.days === true ? words.sentences.tooFewDays : words.sentences.tooFew, {
        have: String(verdict.have),
        need: String(verdict.need),
      });
    case 'random':
      return verdict.nearest === null ? words.sentences.random : random(verdict.nearest);
    case 'found': {
      const [first] = verdict.findings;
      return first === undefined ? words.sentences.random : found(first);
    }
  }
}

/** A feeling in a part of the week or the Moon's round. */
export function sayPart(verdict: Verdict<PartFinding>, words: GrowthWords): string {
  const values = (finding: PartFinding) => ({
    count: String(finding.count),
    of: String(finding.of),
    part: words.parts[finding.part] ?? finding.part,
    emotion: words.emotions[finding.emotion],
    expected: String(Math.round(finding.expected)),
    p: pText(finding.p),
  });
  return sayVerdict(
    verdict,
    words,
    (finding) => capital(fill(words.sentences.partFound, values(finding))),
    (nearest) => capital(fill(words.sentences.partRandom, values(nearest))),
  );
}

export function sayTransition(verdict: Verdict<Transition>, words: GrowthWords): string {
  return sayVerdict(
    verdict,
    words,
    (finding) =>
      fill(words.sentences.transition, {
        from: words.emotions[finding.from],
        to: words.emotions[finding.to],
        count: String(finding.count),
        of: String(finding.of),
        expected: String(Math.round(finding.expected)),
      }),
    () => words.sentences.random,
  );
}

export function sayLanguageChange(verdict: Verdict<LanguageChange>, words: GrowthWords): string {
  return sayVerdict(
    verdict,
    words,
    (finding) =>
      capital(
        fill(words.sentences.languageChange, {
          measure: words.measures[finding.measure],
          earlier: oneDigit(finding.earlier),
          later: oneDigit(finding.later),
        }),
      ),
    () => words.sentences.random,
  );
}

export function sayTriggerWord(verdict: Verdict<TriggerWord>, words: GrowthWords): string {
  return sayVerdict(
    verdict,
    words,
    (finding) =>
      fill(words.sentences.triggerWord, {
        word: finding.word,
        emotion: words.emotions[finding.emotion],
        count: String(finding.count),
        of: String(finding.of),
      }),
    () => words.sentences.random,
  );
}

export function sayCompletion(verdict: Verdict<Completion>, words: GrowthWords): string {
  return sayVerdict(
    verdict,
    words,
    ({ done, offered, low, high, helped }) => {
      const first = fill(words.sentences.completion, {
        done: String(done),
        offered: String(offered),
        low: percent(low),
        high: percent(high),
      });
      return helped === null
        ? first
        : `${first} ${fill(words.sentences.helped, { helped: String(helped.helped), rated: String(helped.rated) })}`;
    },
    () => words.sentences.random,
  );
}

export function sayHidden(hidden: HiddenFeeling, words: GrowthWords): string {
  return capital(
    fill(words.sentences.hidden, {
      count: words.count(hidden.count),
      said: words.emotions[hidden.said],
      chosen: words.emotions[hidden.chosen],
      noun: words.nouns[hidden.chosen],
    }),
  );
}

/** Two digits, three below a hundredth: "0.04", "0.004". */
export function pText(p: number): string {
  return p < 0.01 ? p.toFixed(3) : p.toFixed(2);
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}

function oneDigit(value: number): string {
  return value.toFixed(1);
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
