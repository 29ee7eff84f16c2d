/** Sentences for two charts side by side and for a Human Design chart, made of the authored meanings. */
import type { ToldWords } from '#companion/testimony/told-points.ts';
import { aspects } from './atoms/aspects.ts';
import { channelMeans, gateMeans } from './meanings/human-design-gates.ts';
import {
  angleMeans,
  authorityMeans,
  centerMeans,
  definitionMeans,
  lineMeans,
  profileMeaning,
  strategyMeans,
  typeMeans,
} from './meanings/human-design.ts';
import { overlayMeaning, synastryMeaning } from './meanings/synastry.ts';
import { bareBodyName, orbWords } from './names.ts';

const typeNames: Readonly<Record<string, string>> = {
  generator: 'a Generator',
  'manifesting-generator': 'a Manifesting Generator',
  manifestor: 'a Manifestor',
  projector: 'a Projector',
  reflector: 'a Reflector',
};

const strategyNames: Readonly<Record<string, string>> = {
  respond: 'to respond',
  inform: 'to inform',
  'wait-for-the-invitation': 'to wait for the invitation',
  'wait-a-lunar-cycle': 'to wait out a lunar month',
};

const authorityNames: Readonly<Record<string, string>> = {
  emotional: 'emotional',
  sacral: 'sacral',
  splenic: 'splenic',
  'ego-manifested': 'ego, manifested',
  'ego-projected': 'ego, projected',
  'self-projected': 'self-projected',
  mental: 'mental',
  lunar: 'lunar',
};

const definitionNames: Readonly<Record<string, string>> = {
  none: 'You have no definition.',
  single: 'Your definition is single.',
  split: 'Your definition is split.',
  'triple-split': 'Your definition is a triple split.',
  'quadruple-split': 'Your definition is a quadruple split.',
};

const centerNames: Readonly<Record<string, string>> = {
  head: 'Head',
  ajna: 'Ajna',
  throat: 'Throat',
  g: 'G',
  heart: 'Heart',
  spleen: 'Spleen',
  sacral: 'Sacral',
  'solar-plexus': 'Solar Plexus',
  root: 'Root',
};

const look = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined => table[key];
const said = (...sentences: readonly (string | null | undefined)[]): readonly string[] =>
  sentences.filter((one): one is string => one !== null && one !== undefined);

const open = {
  type: ['Your type depends on the hour', (id: string) => typeNames[id] ?? id],
  authority: ['Your authority depends on the hour', (id: string) => authorityNames[id] ?? id],
  profile: ['Your profile depends on the hour', (id: string) => id],
} as const;

export const toldWords: ToldWords = {
  readTo: (name) =>
    name === null
      ? 'This chart is not yours, so “you” below is the person it belongs to.'
      : `This is ${name}’s chart, so “you” below is ${name}.`,
  synastry: {
    aspect: (a, aspect, b, orbDeg, other, variant) => {
      const meaning = synastryMeaning(a, aspect, b);
      const near = orbDeg === null ? null : orbWords(orbDeg);
      const verbs = look(aspects, aspect)?.verb ?? [];
      const verb = verbs[variant % Math.max(1, verbs.length)];
      if (meaning === null || verb === undefined) return [];
      return [
        `Your ${bareBodyName(a)} ${verb} ${other === null ? 'their' : `${other}’s`} ${bareBodyName(b)}${near === null ? '' : `, ${near}`}.`,
        meaning,
      ];
    },
    overlay: (body, house, whose) =>
      said(overlayMeaning(body, house, whose === 'second' ? 'house-owner' : 'body-owner')),
    score: (total, ease, tension, variant) => {
      const sums = `${signed(ease)} of ease and ${signed(tension)} of strain`;
      const told = [
        [
          `Added up by our table, the contacts between you come to ${signed(total)}: ${sums}.`,
          'The sum says how much there is of each, and nothing about what either of you will do with it.',
        ],
        [
          `Counted contact by contact, there is ${sums} here, which leaves ${signed(total)}.`,
          'The number shows how much is easy and how much takes work. It is no verdict.',
        ],
        [
          `Our table gives ${signed(total)}, made of ${sums}.`,
          'A total can’t say whether two people are happy together.',
        ],
      ];
      return told[variant % told.length] ?? [];
    },
    offerSave: (other) => [
      `If ${other ?? 'the other person'} agrees, you can save the birth details under People, and I can compare the two charts again.`,
      `I don’t keep ${other === null ? 'the other person’s' : `${other}’s`} birth details from this message. You can save them under People if ${other ?? 'they'} agreed to it.`,
    ],
    limit: [
      'Two charts show how things tend to go between you. They don’t show what either of you thinks or will do.',
      'What the other person feels, only they can tell you.',
      'No chart can say whether two people stay together. It shows what is easy and what takes work.',
      'What you have been through together counts for more than any two charts.',
    ],
  },
  humanDesign: {
    whole: (what, value) => {
      switch (what) {
        case 'type':
          return said(
            `In Human Design you come out as ${typeNames[value] ?? value}.`,
            look(typeMeans, value),
          );
        case 'strategy':
          return said(
            `The strategy that goes with it is ${strategyNames[value] ?? value}.`,
            look(strategyMeans, value),
          );
        case 'authority':
          return said(`Your authority is ${authorityNames[value] ?? value}.`, look(authorityMeans, value));
        case 'profile':
          return said(`Your profile is ${value}.`, profileMeaning(value));
        case 'definition':
          return said(definitionNames[value], look(definitionMeans, value));
        case 'cross':
          return crossSentences(value);
      }
    },
    open: (what, values) => {
      const [lead, write] = open[what];
      return [`${lead}: ${values.map(write).join(' or ')}.`];
    },
    channel: (a, b) => {
      const told = channelMeans[`${a}-${b}`];
      return told === undefined ? [] : [`The channel ${a}–${b} is defined: ${lowerFirst(told[0])}.`, told[1]];
    },
    center: (center, defined) =>
      said(
        `Your ${centerNames[center] ?? center} centre is ${defined ? 'defined' : 'open'}.`,
        look(centerMeans, center)?.[defined ? 0 : 1],
      ),
    gate: (side, body, gate, line) => {
      const told = gateMeans[gate];
      if (told === undefined) return [];
      const where = side === 'personality' ? 'at birth' : 'on the design side';
      const lineText = line === null ? undefined : lineMeans[line];
      return said(
        `The ${body === 'sun' ? 'Sun' : 'Earth'} ${where} stands in gate ${gate}${line === null ? '' : `, line ${line}`}: ${lowerFirst(told[0])}.`,
        told[1],
        lineText === undefined ? null : `In that line ${lineText}.`,
      );
    },
  },
};

/** "left-43-23-29-30" */
function crossSentences(value: string): readonly string[] {
  const [angle = '', ...gates] = value.split('-');
  const themes = gates.map((gate) => gateMeans[Number(gate)]?.[0]);
  if (themes.some((theme) => theme === undefined)) return [];
  return said(
    `The four gates of your cross are ${gates.join(', ')}: ${themes.map((theme) => lowerFirst(theme ?? '')).join(', ')}.`,
    look(angleMeans, angle),
  );
}

function signed(n: number): string {
  return n < 0 ? `−${String(-n)}` : `+${String(n)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
