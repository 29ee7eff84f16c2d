/** Changes to the composer's sentences whose verdict is known by construction. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Verdict } from '#facts/reading.ts';
import type { Fact } from '#facts/fact.ts';
import { bodyIds, signIds } from '#facts/fact-id.ts';
import type { FactId } from '#facts/fact-id.ts';
import { MONTHS, ORDINALS } from './english-words.ts';

export type Mutation = { readonly kind: string; readonly text: string; readonly label: Verdict };

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const SIGNS = signIds.map(capital);
const BODIES = bodyIds.slice(0, 11).filter((id) => id !== 'chiron');
const ASPECTS: readonly (readonly [said: string, other: string])[] = [
  ['is at odds with', 'is trine to'],
  ['is opposite', 'is trine to'],
  ['are in easy contact', 'are in opposition'],
  ['are together in your chart', 'are in opposition in your chart'],
];

/** `Your Mars is in Libra` at the head of a sentence, with whatever follows. */
const PLACED = /^Your (Moon|Mercury|Venus|Sun|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto) is in (\w+)(.*)$/u;
const DAY =
  /\b(\d{1,2})[\s\u00A0](January|February|March|April|May|June|July|August|September|October|November|December)\b/gu;
const HOUSE = new RegExp(`in your (${ORDINALS.join('|')}) house`, 'gu');

/** Every mutation of one sentence that the composer wrote over a sheet. `turn` picks among equals. */
export function mutationsOf(said: string, sheet: FactSheet, turn: number): readonly Mutation[] {
  // What a fact means follows in a sentence of its own, which claims nothing.
  const [text = said] = said.split(/(?<=\.)\s/u);
  // Alone, without the sentence before, "the same Moon" may be anybody's.
  if (/\bsame\b/iu.test(text)) return [];
  return [
    ...swappedSign(text, turn),
    ...swappedHouse(text, turn),
    ...swappedAspect(text),
    ...movedDate(text),
    ...turnedRound(text),
    ...wrapped(text),
    ...placed(text, sheet, turn),
  ];
}

/** The same sentence in other words: whatever it claims, it claims still. */
export function paraphrasesOf(text: string): readonly string[] {
  if (/\bsame\b/iu.test(text)) return [];
  const others = PARAPHRASES.flatMap(([said, other]) => {
    const changed = text.replace(said, other);
    return changed === text ? [] : [changed];
  });
  return [...new Set(others)];
}

const PARAPHRASES: readonly (readonly [said: RegExp, other: string])[] = [
  [/\bmoving backwards\b/u, 'retrograde'],
  [/\bis opposite\b/u, 'opposes'],
  [/\bin your fourth house\b/u, 'in your 4th house'],
  [/\bin your tenth house\b/u, 'in house ten'],
  [/\b(\d{1,2})[\s\u00A0](January|March|May|October|December)(?= \d|,|\.)/u, '$2 $1'],
  [/\b(\d{1,2})[\s\u00A0](February|April|June|November)(?=,|\.)/u, 'the $1th of $2'],
];

/** What is one of two, said as the other. */
const TURNS: readonly (readonly [said: RegExp, other: string])[] = [
  [/\bmoving backwards\b/u, 'moving forwards'],
  [/\ba day chart\b/u, 'a night chart'],
  [/\ba night chart\b/u, 'a day chart'],
  [/\bNone of your ten planets stand\b/u, 'Two of your ten planets stand'],
];

function turnedRound(text: string): readonly Mutation[] {
  return TURNS.flatMap(([said, other]) =>
    said.test(text)
      ? [{ kind: 'polarity', text: text.replace(said, other), label: 'contradicted' as const }]
      : [],
  );
}

/** Asked, or given back as somebody's words, whatever it says of the person's chart. */
function wrapped(text: string): readonly Mutation[] {
  if (!/^Your [A-Z]/u.test(text) || /[:;“?]/u.test(text)) return [];
  const bare = `your${text.slice(4).replace(/\.$/u, '')}`;
  return [
    { kind: 'question', text: `Could it be that ${bare}?`, label: 'reflection' },
    { kind: 'quote', text: `You once put it like this: “${bare}.”`, label: 'reflection' },
  ];
}

function swappedSign(text: string, turn: number): readonly Mutation[] {
  const named = SIGNS.filter((sign) => new RegExp(`\\b${sign}\\b`, 'u').test(text));
  const [only] = named;
  if (only === undefined || named.length !== 1 || / or /u.test(text)) return [];
  const other = SIGNS[(SIGNS.indexOf(only) + 1 + (turn % 11)) % 12] ?? '';
  return [{ kind: 'sign', text: text.replaceAll(only, other), label: 'contradicted' }];
}

function swappedHouse(text: string, turn: number): readonly Mutation[] {
  const found = [...text.matchAll(HOUSE)];
  const said = found[0]?.[1];
  // A gloss names the house a second time; it would still be right.
  if (said === undefined || found.length !== 1 || /the house of/u.test(text)) return [];
  const other = ORDINALS[(ORDINALS.indexOf(said) + 1 + (turn % 11)) % 12] ?? '';
  return [
    { kind: 'house', text: text.replace(`your ${said} house`, `your ${other} house`), label: 'contradicted' },
  ];
}

function swappedAspect(text: string): readonly Mutation[] {
  if (DAY.test(text)) {
    DAY.lastIndex = 0;
    return [];
  }
  // Without "your" the words may be of the sky.
  if (!text.startsWith('Your ')) return [];
  return ASPECTS.flatMap(([said, other]) =>
    text.includes(said) && !/just now|until/u.test(text)
      ? [{ kind: 'aspect', text: text.replace(said, other), label: 'contradicted' as const }]
      : [],
  );
}

/** The end of a stretch half a year off, where the sentence names one day alone: another pass would be as right. */
function movedDate(text: string): readonly Mutation[] {
  const days = [...text.matchAll(DAY)];
  const [only] = days;
  if (only === undefined || days.length !== 1 || !/^From now until .* your /u.test(text)) return [];
  const [whole, day = '', month = ''] = only;
  const other = MONTHS[(MONTHS.indexOf(month) + 6) % 12];
  return [
    {
      kind: 'month',
      text: text.replace(whole, `${Math.min(28, Number(day))} ${other}`),
      label: 'contradicted',
    },
  ];
}

/** All that can be done with "Your Mars is in Libra, …". */
function placed(text: string, sheet: FactSheet, turn: number): readonly Mutation[] {
  const match = PLACED.exec(text);
  const [, name = '', sign = '', rest = ''] = match ?? [];
  const held = sheet.facts.find(({ id }) => id === `natal.${name.toLowerCase()}.sign`)?.value;
  if (match === null || !SIGNS.includes(sign) || held?.type !== 'id') return [];
  const elsewhere = BODIES.filter((body) => {
    const value = sheet.facts.find(({ id }) => id === `natal.${body}.sign`)?.value;
    return value?.type === 'id' && capital(value.id) !== sign;
  });
  const other = elsewhere[turn % Math.max(1, elsewhere.length)];
  const tail = rest.replace(/\.$/u, '');
  const lower = `your ${name} is in ${sign}${tail}`;
  return [
    ...(other === undefined
      ? []
      : [{ kind: 'body', text: `Your ${capital(other)} is in ${sign}.`, label: 'contradicted' as const }]),
    { kind: 'not', text: `Your ${name} is not in ${sign}.`, label: 'contradicted' },
    { kind: 'not', text: `Your ${name} isn’t in ${sign}.`, label: 'contradicted' },
    { kind: 'owner', text: `Their ${name} is in ${sign}.`, label: 'unsupported' },
    { kind: 'owner', text: `Your progressed ${name} is in ${sign}.`, label: 'unsupported' },
    { kind: 'if', text: `If ${lower}, you might have known it already.`, label: 'reflection' },
    { kind: 'if', text: `Suppose ${lower}.`, label: 'reflection' },
    { kind: 'question', text: `Is it so that ${lower}?`, label: 'reflection' },
    { kind: 'quote', text: `You said “${lower}”.`, label: 'reflection' },
    { kind: 'quote', text: `You wrote that ${lower}.`, label: 'reflection' },
    { kind: 'generic', text: `People with ${name} in ${sign} take their time.`, label: 'reflection' },
    { kind: 'generic', text: `${name} in ${sign} tends to take its time.`, label: 'reflection' },
    { kind: 'same', text: `Your ${name} sits in ${sign}${rest}`, label: 'supported' },
    { kind: 'same', text: `Your ${name}, as it happens, is in ${sign}.`, label: 'supported' },
    { kind: 'same', text: `You have your ${name} in ${sign}.`, label: 'supported' },
    { kind: 'same', text: `Born with ${name} in ${sign}, you take your time.`, label: 'supported' },
    { kind: 'same', text: `It is in ${sign} that your ${name} stands.`, label: 'supported' },
    { kind: 'same', text: `Your ${sign} ${name} takes its time.`, label: 'supported' },
  ];
}

/** A spread whose sentences are written here, for no reading of cards is composed yet. */
const DRAWN = [
  ['major-16', 'the Tower', false],
  ['pentacles-page', 'the Page of Pentacles', true],
  ['cups-06', 'the Six of Cups', true],
  ['wands-king', 'the King of Wands', false],
  ['swords-09', 'the Nine of Swords', true],
  ['major-17', 'the Star', false],
] as const;
const PLACES = [
  ['past', 'In the past'],
  ['present', 'In the present'],
  ['future', 'In the future'],
] as const;

const held = (id: string, value: Fact['value']): Fact => ({
  id: id as FactId,
  value,
  label: '',
  derivation: { method: '', from: [], source: '' },
});

/** Three of the cards, the first of them the `turn`th. */
const drawn = (turn: number) =>
  PLACES.map(([place, lead], i) => {
    const [id, name, reversed] = DRAWN[(turn + i) % DRAWN.length] ?? DRAWN[0];
    return { n: i + 1, place, lead, id, name, reversed };
  });

/** The sheet of a spread of three. */
export function spreadSheet(turn: number): Pick<FactSheet, 'mode' | 'facts' | 'complete'> {
  const facts = drawn(turn).flatMap(({ n, place, id, reversed }) => [
    held(`tarot.${n}.card`, { type: 'id', id }),
    held(`tarot.${n}.position`, { type: 'id', id: place }),
    held(`tarot.${n}.reversed`, { type: 'flag', on: reversed }),
  ]);
  return { mode: 'tarot', facts, complete: ['tarot.*'] };
}

/** Sentences on each card of a spread, as it lies and changed. */
export function spreadMutations(turn: number): readonly Mutation[] {
  const spread = drawn(turn);
  return spread.flatMap(({ lead, name, reversed }, i): readonly Mutation[] => {
    const way = reversed ? 'reversed' : 'upright';
    const other = reversed ? 'upright' : 'reversed';
    const next = spread[(i + 1) % spread.length];
    const absent = DRAWN.find(([, one]) => spread.every((card) => card.name !== one))?.[1];
    const base = `${lead} lies ${name}, ${way}.`;
    const bare = base.charAt(0).toLowerCase() + base.slice(1, -1);
    return [
      { kind: 'same', text: base, label: 'supported' },
      { kind: 'same', text: `${lead} you drew ${name}, and it is ${way}.`, label: 'supported' },
      { kind: 'orientation', text: `${lead} lies ${name}, ${other}.`, label: 'contradicted' },
      { kind: 'position', text: `${next?.lead} lies ${name}, ${way}.`, label: 'contradicted' },
      { kind: 'card', text: `${lead} lies ${absent}.`, label: 'contradicted' },
      { kind: 'not', text: `${lead} ${name} does not lie ${way}.`, label: 'contradicted' },
      { kind: 'if', text: `If ${bare}, you would ask something else.`, label: 'reflection' },
      { kind: 'question', text: `Is it so that ${bare}?`, label: 'reflection' },
      { kind: 'quote', text: `You said “${bare}”.`, label: 'reflection' },
      { kind: 'generic', text: `A ${way} card means that its matter waits.`, label: 'reflection' },
    ];
  });
}
