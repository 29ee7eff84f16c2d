/** English of runes, of the geomantic shield, and of the odu, for the verifier. */
import type { WordRow, WordTable } from '#companion/verify/words.ts';
import { figureWords } from '../../traditions/geomancy-arabic/figures.ts';
import { houseWords } from '../../traditions/geomancy-arabic/houses.ts';
import { oduWords } from '../../traditions/geomancy-ifa/odu.ts';
import { runeTexts } from '../../traditions/runes/runes-text.ts';
import { capital, ordinalPhrases, slotRow, valueRow } from './rows.ts';

// Runes

/** Where a rune lies in its spread, in the words that readings use. */
const RUNE_PLACES: Readonly<Record<string, readonly string[]>> = {
  'your-rune': ['your rune', 'the one rune you drew'],
  was: ['place of what was', 'for what was', 'rune of what was', 'rune of the past'],
  is: ['place of what is', 'for what is', 'rune of what is', 'rune of the present'],
  becoming: [
    'place of what is becoming',
    'for what is becoming',
    'rune of what is becoming',
    'rune of the future',
  ],
  heart: ['heart of the cross', 'middle of the cross', 'centre of the cross'],
  behind: ['behind, on the cross', 'arm behind you', 'behind you on the cross'],
  before: ['before you, on the cross', 'arm before you', 'before you on the cross'],
  ground: ['ground of the cross', 'foot of the cross'],
  height: ['height of the cross', 'head of the cross', 'top of the cross'],
};

const AETTS = { freyr: ['Freyr', 'Frey'], hagal: ['Hagal', 'Heimdall'], tyr: ['Tyr', 'Tiwaz'] } as const;

const runes: readonly WordRow[] = [
  ...Object.entries(runeTexts).map(([id, { name, letter }]) =>
    slotRow(
      {
        'rune.turned': [`rune.*.merkstave?rune~${id}`],
        'rune.aett': [`rune.*.aett?rune~${id}`],
      },
      [name, letter],
      `rune.rune:${id}`,
    ),
  ),
  ...Object.entries(RUNE_PLACES).map(([id, phrases]) =>
    slotRow({ 'rune.rune': [`rune.*.rune?position~${id}`] }, phrases),
  ),
  ...Array.from({ length: 9 }, (_, i) =>
    slotRow(
      { 'rune.rune': [`rune.${i + 1}.rune`] },
      ordinalPhrases(i + 1, (nth) => `${nth} rune you drew`).concat(
        ordinalPhrases(i + 1, (nth) => `your ${nth} rune`),
      ),
    ),
  ),
  slotRow({ 'rune.rune': ['rune.*.rune'] }, [
    'you drew',
    'runes you drew',
    'runes drawn',
    'among your runes',
    'among the nine',
    'on the cloth',
    'your draw',
    'your cast',
    'was drawn',
    'came up',
    'fell',
  ]),
  valueRow('rune.turned', 'yes', 'merkstave', 'upside down', 'reversed', 'inverted'),
  valueRow('rune.turned', 'no', 'upright', 'right way up', 'read upright'),
  ...Object.entries(AETTS).flatMap(([id, names]) => [
    valueRow('rune.aett', id, ...names.flatMap((name) => [`${name}'s aett`, `aett of ${name}`])),
    slotRow(
      { number: [`rune.aett.${id}.count`] },
      names.map((name) => `${name}'s aett gives`),
    ),
  ]),
];

// The shield

const FIGURE = 'geomancy.figure';
const MOTHERS = ['mother', 'daughter', 'niece'] as const;

const shield: readonly WordRow[] = [
  ...Object.entries(figureWords).map(([id, { latin, gloss }]) =>
    valueRow(FIGURE, id, latin, capital(gloss).replace(/^The /, 'the '), `figure of ${latin}`),
  ),
  slotRow({ [FIGURE]: ['geomancy.judge'], 'geomancy.quality.plain': ['geomancy.judge.quality'] }, [
    'judge',
    'figure of the judge',
  ]),
  slotRow({ body: ['geomancy.judge.planet'] }, ['planet of the judge', "judge's planet", 'judge belongs to']),
  slotRow({ [FIGURE]: ['geomancy.reconciler'] }, ['reconciler', 'sentence of the shield']),
  ...(['right', 'left'] as const).map((side) =>
    slotRow({ [FIGURE]: [`geomancy.witness.${side}`] }, [
      `${side} witness`,
      `${side}-hand witness`,
      `witness on the ${side}`,
    ]),
  ),
  ...MOTHERS.flatMap((kind) =>
    [1, 2, 3, 4].map((n) =>
      slotRow(
        { [FIGURE]: [`geomancy.${kind}.${n}`] },
        ordinalPhrases(n, (nth) => `${nth} ${kind}`),
      ),
    ),
  ),
  ...MOTHERS.map((kind) => slotRow({ [FIGURE]: [`geomancy.${kind}.*`] }, [`${kind}s`, `four ${kind}s`])),
  ...houseWords.map(({ of }, at) =>
    slotRow(
      {
        [FIGURE]: [`geomancy.house${at + 1}`],
        'geomancy.way': [`geomancy.house${at + 1}.perfection`],
      },
      [...ordinalPhrases(at + 1, (nth) => `${nth} house`), `house ${at + 1}`, `house of ${of}`],
    ),
  ),
  valueRow('geomancy.quality.plain', 'easy', 'an easy figure', 'is easy', 'is an easy one'),
  valueRow('geomancy.quality.plain', 'hard', 'a hard figure', 'is hard', 'is a hard one'),
  valueRow('geomancy.quality.plain', 'mixed', 'a mixed figure', 'is mixed', 'is a mixed one'),
  ...['occupation', 'conjunction', 'mutation', 'translation'].map((way) =>
    valueRow('geomancy.way', way, `by ${way}`, `perfection by ${way}`),
  ),
  slotRow({ number: ['geomancy.points.count'] }, [
    'points in the shield',
    'points of the shield',
    'dots of the shield',
  ]),
];

// Odu

const principal = Object.entries(oduWords);
const LEG = 'ifa.leg';

const odu: readonly WordRow[] = [
  ...principal.flatMap(([right, a]) =>
    principal.map(([left, b]) => {
      const isMeji = right === left;
      return slotRow(
        { 'ifa.twin': ['ifa.meji?odu~' + (isMeji ? `${right}-meji` : `${right}-${left}`)] },
        isMeji
          ? [`${a.en} Meji`, `Eji ${a.en}`, `${a.yoruba} Méjì`]
          : [`${a.en} ${b.en}`, `${a.yoruba} ${b.yoruba}`],
        `ifa.odu:${isMeji ? `${right}-meji` : `${right}-${left}`}`,
      );
    }),
  ),
  ...principal.map(([id, { en, yoruba }]) => valueRow(LEG, id, en, yoruba)),
  slotRow({ 'ifa.odu': ['ifa.odu'], 'ifa.toss': ['ifa.orientation'], 'ifa.twin': ['ifa.meji'] }, [
    'odu',
    'sign that fell',
    'the marks make',
    'your sign',
    'sign that came',
  ]),
  slotRow({ [LEG]: ['ifa.right'] }, ['right leg', 'right side of the odu'], 'ifa.side:right'),
  slotRow({ [LEG]: ['ifa.left'] }, ['left leg', 'left side of the odu'], 'ifa.side:left'),
  slotRow({ 'ifa.side': ['ifa.senior'] }, ['the senior', 'senior leg', 'the elder here', 'the elder leg']),
  slotRow({ [LEG]: ['ifa.right', 'ifa.left'] }, ['ranks above', 'stands before', 'stands above']),
  slotRow({ number: ['ifa.index'] }, ['of 256', 'of the 256']),
  valueRow('ifa.toss', 'ire', 'ire', 'in ire'),
  valueRow('ifa.toss', 'ibi', 'ibi', 'in ibi', 'osogbo'),
  valueRow('ifa.twin', 'yes', 'a meji', 'meji'),
  slotRow({ 'ifa.toss': ['ifa.orientation'] }, ['the toss', 'it comes in', 'it comes with', 'orientation']),
];

export const divinationModeWords: readonly WordTable[] = [
  { families: ['rune'], rows: runes },
  { families: ['geomancy'], rows: shield },
  { families: ['ifa'], rows: odu },
];
