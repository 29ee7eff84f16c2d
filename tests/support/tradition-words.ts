/** What must hold of the words of a reading mode, over many sheets: lists of what does not. */
import { topics } from '#facts/ask.ts';
import type { Topic } from '#facts/ask.ts';
import type { Fact } from '#facts/fact.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { TellAbout, TraditionWords } from '#companion/testimony/tradition-words.ts';
import { verify } from '#companion/verify/verify.ts';
import { localDate } from '#lib/local-date.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '#traditions/tradition.ts';
import { isLong } from './long-run.ts';

const MOST_WORDS = 28;
const BANNED =
  /[—!]|\b(?:journey|energy|energies|universe|cosmic|destin\w+|delv\w+|tapestry|unlock\w*|embrac(?:es|ed|ing)|powerful|profound|vibration\w*|soulmates?|karm\w+|realm|whisper\w*|resonat\w+|empower\w*|navigat\w+|manifest|transformative|testament|sacred|authentic self|higher self|remember that|buckle up|color|undefined|NaN|lottery)\b|[{}]|\bnull\b|\s{2}|\.\.|\b(?:geomancy|ifa|palm|face|dream|tarot)\.[a-z\d]/iu;
const MISPRINT = /\bthe the\b| [,.]|\b([a-z]+) \1\b/u;
const RAW_ID = /\b[a-z]+-\d\d\b|undefined|[{}]|\.(?:theme|count|rate|relation|card)\b/u;

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?])\s+/u);
const wordsOf = (sentence: string): number =>
  sentence.split(/\s+/u).filter((one) => /[\p{L}\p{N}]/u.test(one)).length;

/** Faults of any line: too long, a banned word, a misprint, no end. */
export function lineFaults(text: string): readonly string[] {
  const long = sentencesOf(text).filter((sentence) => wordsOf(sentence) > MOST_WORDS);
  return [
    ...long.map((sentence) => `long: ${sentence}`),
    ...(BANNED.test(text) ? [`banned: ${text}`] : []),
    ...(MISPRINT.test(text) ? [`misprint: ${text}`] : []),
    ...(/[.?]["”’]?$/u.test(text) ? [] : [`no end: ${text}`]),
    ...(/^["“‘]?[\p{Lu}\d]/u.test(text) ? [] : [`small: ${text}`]),
  ];
}

/** Faults of the lines that stand around the points. */
export function frameFaults({ opens, returns, limits }: TraditionWords): readonly string[] {
  return [
    ...(new Set(opens).size < 4 ? ['few opens'] : []),
    ...(new Set(returns).size < 4 ? ['few returns'] : []),
    ...(new Set(limits).size < 3 ? ['few limits'] : []),
    ...[...opens, ...returns, ...limits].flatMap(lineFaults),
  ];
}

/** Faults of one sheet: points not told, first sentences without their value, titles with raw ids, keys without words. */
export function sheetFaults(
  sheet: FactSheet,
  points: readonly TraditionPoint[],
  words: TraditionWords,
  topic: Topic,
  variant: number,
): readonly string[] {
  const about = aboutSheet(sheet, topic, UTC);
  const known = {
    methods: (key: string) => words.methods[key] ?? '',
    sources: (key: string) => words.sources[key] ?? '',
    caveats: (id: string) => words.caveats[id.replace(/^caveat\./, '')]?.[0] ?? '',
  };
  return [
    ...points.flatMap((point, at) => pointFaults(point, words, { ...about, variant: variant + at })),
    ...sheet.facts.flatMap((fact) => factFaults(fact, sheet, words)),
    ...sheet.facts
      .filter(({ derivation }) => known.methods(derivation.method) === '')
      .map(({ derivation }) => `method: ${derivation.method}`),
    ...[...sheet.sources, ...sheet.facts.map(({ derivation }) => derivation.source)]
      .filter((key) => known.sources(key) === '')
      .map((key) => `source: ${key}`),
    ...sheet.caveats.filter((id) => known.caveats(id) === '').map((id) => `caveat: ${id}`),
  ];
}

type When = { readonly zone: string; readonly nowMs: number };

const UTC: When = { zone: 'UTC', nowMs: Date.parse('2026-11-21T10:00:00Z') };

function aboutSheet(sheet: FactSheet, topic: Topic, { zone, nowMs }: When): Omit<TellAbout, 'variant'> {
  const facts: ReadonlyMap<string, Fact> = factsById(sheet);
  return { sheet, fact: (id) => facts.get(id), topic, zone, today: localDate(nowMs, zone) };
}

function pointFaults(point: TraditionPoint, words: TraditionWords, about: TellAbout): readonly string[] {
  const told = words.tell(point, about);
  const [first = ''] = told;
  const fact = about.fact(point.facts[0]);
  const names = fact === undefined || fact.value.type === 'ratio' ? [] : words.names(fact);
  const lower = first.toLowerCase();
  // "One Wealth stem" names the Wealth stems.
  const unsaid = names.filter(({ en }) => !lower.includes(en.toLowerCase().replace(/s$/u, '')));
  // Of a list of many the first sentence may name the chief one.
  const isMissing = fact?.value.type === 'ids' ? unsaid.length === names.length : unsaid.length > 0;
  const title = words.pointTitle(point.key);
  const isTitle = /[a-z]/u.test(title) && !RAW_ID.test(title) && !BANNED.test(title);
  return [
    ...(told.length === 0 ? [`untold: ${point.key}`] : []),
    ...(told.length > 3 ? [`much: ${point.key}`] : []),
    ...(names.length > 0 && isMissing ? [`unnamed: ${point.key}: ${first}`] : []),
    ...(isTitle ? [] : [`point title: ${point.key}: ${title}`]),
    ...told.flatMap(lineFaults),
  ];
}

function factFaults(fact: Fact, sheet: FactSheet, words: TraditionWords): readonly string[] {
  const { title, detail } = words.fact(fact, sheet);
  const { value } = fact;
  const ids =
    value.type === 'id' ? [value.id] : value.type === 'ids' || value.type === 'either' ? value.ids : [];
  // A number is its own name.
  const isNameless = ids.some((id) => !/^[\d.]+$/u.test(id)) && words.names(fact).length !== ids.length;
  const isTitle = title !== '' && !RAW_ID.test(title) && !title.includes(fact.id) && !/: ?$/u.test(title);
  return [
    ...(isTitle ? [] : [`title: ${fact.id}: ${title}`]),
    ...(detail === '' || RAW_ID.test(detail) ? [`detail: ${fact.id}: ${detail}`] : []),
    ...(isNameless ? [`names: ${fact.id}`] : []),
  ];
}

/** Points that are told in one wording alone, whichever variant is asked for. */
export function singleWordings(
  asked: readonly Asked[],
  tradition: Tradition,
  words: TraditionWords,
): readonly string[] {
  const single = asked.flatMap(({ sheet, ...when }, n) =>
    tradition.points(sheet).flatMap((point) => {
      const about = aboutSheet(sheet, topicOf(n), when);
      const [one, other] = [0, 1].map((more) => words.tell(point, { ...about, variant: n + more })[0] ?? '');
      return one === other && point.move !== 'limit' ? [`${point.key}: ${one ?? ''}`] : [];
    }),
  );
  return [...new Set(single)];
}

/** A sheet with the moment and the zone it was asked in. */
export type Asked = When & { readonly sheet: FactSheet };

/** Sheets of these inputs; those that the mode cannot read are left out. */
export const askedSheets = (tradition: Tradition, inputs: readonly TraditionInputs[]): readonly Asked[] =>
  inputs.flatMap((one): readonly Asked[] => {
    const sheet = tradition.needs(one).length > 0 ? null : tradition.sheet(one);
    return sheet === null ? [] : [{ sheet, zone: one.zone, nowMs: one.now }];
  });

const topicOf = (n: number): Topic => topics[n % topics.length] ?? 'none';

/** Faults of telling, naming and titling over all these sheets, each once. */
export function toldFaults(
  asked: readonly Asked[],
  tradition: Tradition,
  words: TraditionWords,
): readonly string[] {
  const faults = asked.flatMap(({ sheet }, n) =>
    sheetFaults(sheet, tradition.points(sheet), words, topicOf(n), n * 7),
  );
  return [...new Set(faults)];
}

/** Sheets whose sentences are verified in the gate; all of them in the long run. */
const VERIFIED = isLong ? Number.MAX_SAFE_INTEGER : 8;

/** Sentences that the verifier denies or finds no ground for, each once. */
export function deniedSentences(
  asked: readonly Asked[],
  tradition: Tradition,
  words: TraditionWords,
): readonly string[] {
  const denied = asked.slice(0, VERIFIED).flatMap(({ sheet, zone, nowMs }, n) => {
    const about = aboutSheet(sheet, topicOf(n * 5), { zone, nowMs });
    const sentences = tradition
      .points(sheet)
      .flatMap((point, at) =>
        words
          .tell(point, { ...about, variant: n * 5 + at })
          .map((text) => ({ text, cites: point.facts, byCitation: true })),
      );
    return verify({ sentences, sheet, lang: 'en', zone, nowMs, words: englishVerifier }).flatMap(
      ({ verdict }, at) =>
        verdict === 'contradicted' || verdict === 'unsupported'
          ? [`${verdict}: ${sentences[at]?.text ?? ''} [${groundOf(sheet, sentences[at]?.cites ?? [])}]`]
          : [],
    );
  });
  return [...new Set(denied)];
}

/** The facts of a sentence with what they hold. */
function groundOf(sheet: FactSheet, cites: readonly Fact['id'][]): string {
  const facts = factsById(sheet);
  return cites.map((id) => `${id} ${JSON.stringify(facts.get(id)?.value)}`).join(', ');
}
