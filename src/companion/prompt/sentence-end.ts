/** Where a sentence ends, told from what stands before and the first character after. English and Thai. */

/** Never the end of a sentence. */
const titles = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'st',
  'mt',
  'prof',
  'vs',
  'cf',
  'ca',
  'approx',
  'e.g',
  'i.e',
  'eg',
  'ie',
]);
/** Not the end before a number: "Dec. 6", "No. 3". */
const beforeNumber = new Set(
  'no nos vol fig ch p pp jan feb mar apr jun jul aug sep sept oct nov dec'.split(' '),
);
/** The end only before a capital letter: "at 6 p.m. You". */
const closed = /^(?:\p{L}\.)+\p{L}$/u;

const terminal = /[.!?…。]["'”’»)\]*_]*$/u;
const thaiLetter = /[\u0e01-\u0e5b]/u;

/** Whether the text, cut of white space at its end, has closing punctuation. */
export function isClosed(text: string): boolean {
  return terminal.test(text);
}

/**
 * Whether the sentence `text`, cut of white space at its end, is over when white space and then `next` follow.
 * Degrees, decimals and times hold their points inside, without white space, and so never come to be asked.
 */
export function endsBefore(text: string, next: string): boolean {
  if (isThai(text)) return endsThai(text, next);
  if (!isClosed(text)) return false;
  if (/\p{Ll}/u.test(next)) return false;
  const bare = text.replace(/["'”’»)\]*_]+$/u, '');
  if (!bare.endsWith('.')) return true;
  const word = /[^\s("“‘'[]*$/u.exec(bare.slice(0, -1))?.[0] ?? '';
  const low = word.toLowerCase();
  if (low === '' || low.endsWith('.')) return !/\d/.test(next);
  if (thaiLetter.test(word)) return false;
  if (titles.has(low)) return false;
  if (/\d/.test(next) && (beforeNumber.has(low) || /^\d+$/.test(low))) return false;
  if (/^\d{1,2}$/.test(bare.slice(0, -1).trim())) return false;
  if (closed.test(low)) return /\p{Lu}/u.test(next);
  return !(/^\p{Lu}$/u.test(word) && word !== 'I' && /\p{Lu}/u.test(next));
}

/** Shortest Thai clause, in characters that stand on the line, that a space may close. */
const THAI_CLAUSE = 20;

/** Thai has no full stop: a clause of some length ends at a space before a letter. */
function endsThai(text: string, next: string): boolean {
  if (/[!?…]["'”’»)]*$/u.test(text)) return true;
  if (!thaiLetter.test(next) || next === 'ๆ' || next === 'ฯ') return false;
  // After a number or an abbreviation comes its unit or its name.
  if (/[\d๐-๙.(]$/u.test(text)) return false;
  // After a month may come its year.
  if (/[\d๐-๙] \S*(?:คม|ยน|พันธ์)$/u.test(text)) return false;
  return lineLength(text) >= THAI_CLAUSE;
}

/** Most letters are Thai. */
export function isThai(text: string): boolean {
  let thai = 0;
  let other = 0;
  for (const unit of text) {
    if (thaiLetter.test(unit)) thai += 1;
    else if (/\p{L}/u.test(unit)) other += 1;
  }
  return thai > other;
}

function lineLength(text: string): number {
  return text.replace(/\p{M}/gu, '').length;
}
