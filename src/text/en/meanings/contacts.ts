/** Two points in aspect: within a birth chart, or one of today's sky with one of a birth. */
import { bodyIds } from '#facts/fact-id.ts';
import chartWords from '#content/en/chart-words.json' with { type: 'json' };
import { ordinalName } from '../names.ts';
import type { Explained } from './explained.ts';
import {
  capital,
  concern,
  type Contact,
  contactOf,
  curly,
  houseTopic,
  introduced,
  pairRow,
  type Row,
  shows,
  spoken,
  transitRow,
} from './tables.ts';
import { goodSide, hardSide, type Said, sayTheme } from './themes.ts';

/** Houses of two points, null where not known. */
export type TwoHouses = { readonly a: number | null; readonly b: number | null };

type Minor = { readonly degrees: number; readonly like: readonly string[]; readonly try: string };
const minors: Readonly<Record<string, Minor | undefined>> = chartWords.minors;
const others: Readonly<Record<string, string | undefined>> = chartWords.aspects;
const stations: Readonly<Record<string, { readonly like: string; readonly use: string } | undefined>> =
  chartWords.stations;

const direct: Readonly<Record<string, string | undefined>> = chartWords.direct;
const otherThemes: Readonly<Record<string, string | undefined>> = chartWords.aspectThemes;

/** Points whose aspects are read for what the point is, whatever the other one is. */
const LEADING = ['chiron', 'northnode', 'southnode', 'lilith'] as const;

/** Two of these are in aspect for years: a whole age group shares it. */
const SLOW = ['uranus', 'neptune', 'pluto'];

/** How the two are in words, after their names. */
const between: Readonly<Record<string, string | undefined>> = {
  conjunction: 'are together in your chart, so they work as one',
  sextile: 'help each other in your chart',
  trine: 'work well together in your chart',
  square: 'put pressure on each other in your chart',
  opposition: 'are opposite each other in your chart',
};

/**
 * Two points of one birth in aspect, in any order; null for an aspect that is not known.
 *
 * @param used themes that the page has spoken of already
 */
export function aspectMeaning(
  a: string,
  aspect: string,
  b: string,
  houses: TwoHouses = { a: null, b: null },
  used?: Set<string>,
): Explained | null {
  const facts = [`natal.${a}-${aspect}-${b}.orb`];
  const pair = `${stoodFor(a)} and ${stoodFor(b)}`;
  const minor = minors[aspect];
  if (minor !== undefined)
    return {
      about: [
        `${capital(pair)} are ${minor.degrees} degrees apart in your chart.`,
        ...minor.like.map(curly),
      ].join(' '),
      inChart: null,
      step: curly(minor.try),
      facts,
    };
  const contact = contactOf(aspect);
  const verb = between[aspect];
  if (contact === null || verb === undefined) return null;
  const pairHas = pairRow(a, contact, b);
  const row = pairHas ?? otherRow(a, contact, b);
  const isShared = SLOW.includes(a) && SLOW.includes(b);
  const turn = bodyIds.indexOf(a as 'sun') + bodyIds.indexOf(b as 'sun') + 1;
  const theme = sayTheme([row], turn, used);
  const placed = [...inHouse(a, houses.a), ...inHouse(b, houses.b)];
  return {
    about: [
      `${capital(pair)} ${verb}.`,
      `${capital(row.clause)}.`,
      pairHas === null || isShared ? null : otherSide(contact, theme),
    ]
      .filter((one) => one !== null)
      .join(' '),
    inChart: bothHouses(placed),
    step: theme.step,
    facts: [...facts, ...placed.map(({ point }) => `natal.${point}.house`)],
  };
}

/** "the Moon (what you feel and need)". */
const stoodFor = (point: string): string => `${spoken(point)} (${concern(point)})`;

/** The row of a pair that the table leaves out. */
function otherRow(a: string, contact: Contact, b: string): Row {
  const lead = LEADING.find((one) => one === a || one === b) ?? 'any';
  const text = others[`${lead}-${contact}`] ?? '';
  const rest = lead === a ? b : a;
  const theme = otherThemes[lead];
  return {
    clause: curly(text.replaceAll('{one}', concern(b)).replaceAll('{other}', concern(rest))),
    themes: theme === undefined ? [] : [[theme, 1]],
  };
}

/** What a tense aspect is good for, or what an easy one leads to. */
function otherSide(contact: Contact, { strength, cost }: Said): string | null {
  return contact === 'tense' ? goodSide(strength) : hardSide(cost);
}

type InHouse = { readonly point: string; readonly house: number };

/** A point with its house; angles have no house of their own. */
function inHouse(point: string, house: number | null): readonly InHouse[] {
  return house === null || point === 'asc' || point === 'mc' ? [] : [{ point, house }];
}

/** Where in life two points show. */
function bothHouses(placed: readonly InHouse[]): string | null {
  const [first, second] = placed;
  if (first === undefined) return null;
  const where = `${capital(spoken(first.point))} is in your ${ordinalName(first.house)} house`;
  const topic = `it shows most in ${houseTopic(first.house)}`;
  if (second === undefined) return `${where}, so ${topic}.`;
  if (second.house === first.house) return `Both are in your ${ordinalName(first.house)} house, so ${topic}.`;
  return `${where} and ${spoken(second.point)} in your ${ordinalName(second.house)}, so ${topic}, and in ${houseTopic(second.house)}.`;
}

const passing: Readonly<Record<string, string | undefined>> = {
  conjunction: 'meets',
  sextile: 'helps',
  trine: 'works well with',
  square: 'puts pressure on',
  opposition: 'is opposite',
};

/** A moving body in aspect to a point of a birth; `house` is the one the point is in. */
export function transitMeaning(
  mover: string,
  aspect: string,
  point: string,
  house: number | null = null,
): Explained | null {
  const contact = contactOf(aspect);
  const verb = passing[aspect];
  const row = contact === null ? null : transitRow(mover, contact, point);
  if (row === null || verb === undefined) return null;
  const [placed] = inHouse(point, house);
  const own = spoken(point)
    .replace(/^(?:the )?/u, 'your ')
    .replace('your your', 'your');
  return {
    about: `${capital(introduced(mover))} ${verb} ${own}, which shows ${shows(point)}. ${row.like} Go easy on ${row.care}.`,
    inChart:
      placed === undefined
        ? null
        : `${capital(own)} is in your ${ordinalName(placed.house)} house, so it shows most in ${houseTopic(placed.house)}.`,
    step: `Use this time for ${row.use}.`,
    facts: [
      `transit.${mover}-${aspect}-${point}.exact`,
      ...(placed === undefined ? [] : [`natal.${point}.house`]),
    ],
  };
}

/** A planet that turns backwards, or forwards again; null for one that never does. */
export function stationMeaning(body: string, turns: 'retrograde' | 'direct'): string | null {
  const row = stations[body];
  if (row === undefined) return null;
  if (turns === 'direct') return chartWords.directLine.replace('{what}', direct[body] ?? '');
  return `${capital(introduced(body))} seems to move backwards from here on. ${curly(row.like)} It is a good time for ${curly(row.use)}.`;
}
