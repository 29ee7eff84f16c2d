/** Something that markdown would read as more than text. A lone hyphen, dot or bracket is none. */
const MARKED =
  /[*`]|\[[^\]]*\]\(|(?:^|\s)_\S|^\s{0,3}(?:#{1,6}\s|>|[-+]\s|\d{1,9}[.)]\s|~~~|(?:-\s?){3,}$)/mu;

export function hasMarkdown(text: string): boolean {
  return MARKED.test(text);
}

/** A sentence without the marks of emphasis, for words that appear one by one and for a voice. */
export function plainSentence(text: string): string {
  return hasMarkdown(text) ? text.replaceAll(/\*+|`+|(?<=^|\s)_+(?=\S)|(?<=\S)_+(?=\s|\p{P}|$)/gu, '') : text;
}
