import type { Sentence } from '#facts/reading.ts';

/**
 * The text of a reading as it is kept and copied: paragraphs parted by a blank line, no marks. What the facts deny is left
 * out: it is shown struck, and must not travel on as if it were true.
 */
export function readingPlainText(sentences: readonly Sentence[]): string {
  return paragraphsOf(sentences)
    .map((paragraph) => paragraph.filter(({ verdict }) => verdict !== 'contradicted'))
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.map(({ text }) => text).join(' '))
    .join('\n\n');
}

export function paragraphsOf(sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const paragraphs: Sentence[][] = [];
  for (const sentence of sentences) {
    const open = paragraphs.at(-1);
    if (open === undefined || sentence.opens === true) paragraphs.push([sentence]);
    else open.push(sentence);
  }
  return paragraphs;
}

/** A text in the pieces it appears in: words with the space after them. Together they are the text. */
export function wordsOf(text: string, lang: string): readonly string[] {
  if (lang !== 'th') return text.match(/\s*\S+\s*/gu) ?? [];
  return Array.from(thaiWords().segment(text), ({ segment }) => segment);
}

let thai: Intl.Segmenter | undefined;
function thaiWords(): Intl.Segmenter {
  thai ??= new Intl.Segmenter('th', { granularity: 'word' });
  return thai;
}

export interface MarkedText {
  /** Everything before the last word. */
  readonly lead: string;
  readonly lastWord: string;
  /** The punctuation that ends the sentence; the mark stands before it. */
  readonly tail: string;
}

/** Where a mark goes: after the last word, before the sentence's closing punctuation. */
export function markPlace(text: string): MarkedText {
  const tail = /[\p{P}\s]*$/u.exec(text)?.[0] ?? '';
  const body = text.slice(0, text.length - tail.length);
  const lastWord = /\S*$/u.exec(body)?.[0] ?? '';
  return { lead: body.slice(0, body.length - lastWord.length), lastWord, tail };
}
