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
import { bareBodyName, names } from './names.ts';

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
      const near = orbDeg === null ? null : names.orbWords(orbDeg, false);
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
          'It measures how much goes on between you and leaves open what you make of it.',
        ],
        [
          `Our table gives ${signed(total)}, made of ${sums}.`,
          'Take that as the size of the conversation, and leave the verdict out of it.',
        ],
        [
          `Laid side by side, your two charts hold ${sums}, or ${signed(total)} in all.`,
          'Nobody lives by a total, so look at where the two numbers come from.',
        ],
        [
          `First the bare sum: ${sums}, and so ${signed(total)}.`,
          'A number like that describes the ground and says little of how you walk on it.',
        ],
      ];
      return told[variant % told.length] ?? [];
    },
    pair: (a, b, other) =>
      `your ${bareBodyName(a)} and ${other === null ? 'their' : `${other}’s`} ${bareBodyName(b)}`,
    opens: [
      'Keep two pairs in mind: {easy}, where it is easy, and {hard}, where it costs something.',
      'Much of the ease lives between {easy}, and a good part of the strain between {hard}.',
      'It could be told with two pairs: {easy} for the ease, {hard} for the strain.',
      'Think of it as one long talk between {easy}, who get on, and {hard}, who have to work at it.',
      'What holds is mostly {easy}, and what rubs is mostly {hard}.',
    ],
    returns: [
      'When {hard} have used up an evening, go back to what {easy} already know.',
      'So give {easy} their hour first, and let {hard} wait for daylight.',
      'Keep {easy} in good repair, because {hard} will need somewhere to come home to.',
      'It comes back to the two pairs: let {easy} do the resting and {hard} do the arguing, in that order.',
      'Ask less of {hard} on the days when {easy} have had no time.',
      'Give the evenings to {easy}, because {hard} argue best at breakfast.',
    ],
    offerSave: (other) => {
      const who = other ?? 'the other person';
      return [
        `If ${who} agrees, you can save the birth details under People, and I can come back to this.`,
        `I keep nothing of ${who} from this message; with a yes from that side, you can save the birth under People.`,
        `The second birth is gone once this is answered, unless ${who} says yes and you save it under People.`,
        `To come back to the two of you, ask ${who} first and then save that birth under People.`,
        `I read ${who} only for this answer; People is the place to keep a birth, once it is agreed.`,
        `Should ${who} be glad to be read again, the details can be saved under People.`,
        `Nothing about ${who} stays here; saving it under People takes a yes that is not yours to give.`,
        `Next time I will have forgotten this birth, unless ${who} agrees and you keep it under People.`,
      ];
    },
    limit: [
      'Two charts show how it tends to go between you; what either of you thinks or will do is not in them.',
      'What the other person feels about it, only they can say; a chart has no window on that.',
      'Nothing here decides whether two people stay; it shows where it is easy and where it costs something.',
      'A chart knows the ground between you, and the walking is done by two people.',
      'This says how it tends to feel, and never whether it should go on.',
      'Neither chart can promise the other one anything.',
      'What you have been through together counts for more than any angle.',
      'Couples with hard charts have gone the distance, and easy ones have not.',
      'Whether it fits is found out on ordinary evenings, and those are not in a chart.',
      'I can read the two charts, and the two of you are free to surprise them.',
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
