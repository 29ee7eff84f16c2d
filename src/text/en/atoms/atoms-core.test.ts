import { describe, expect, it } from 'vitest';

import { themes } from '#companion/voice/atoms.ts';

import { englishPack } from '../pack.ts';
import { aspects } from './aspects.ts';
import { modalities } from './condition.ts';
import * as condition from './condition.ts';
import { houses } from './houses.ts';
import * as movers from './movers.ts';
import { pairs } from './pairs.ts';
import { planets } from './planets.ts';
import { rulerInHouse } from './rulers.ts';
import { signs } from './signs.ts';

// The lint of fragments beside each other: a sentence takes its parts from several tables, and each table
// has its own lint, so what is checked here is only what no table can see by itself.

type Entry = { readonly at: string; readonly text: string };

/** Every string of a table that a sentence may hold, with the way to it. */
function fragmentsOf(at: string, value: unknown): Entry[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key !== 'concepts' && key !== 'family' && key !== 'field')
    .flatMap(([key, inner]) => fragmentsOf(`${at}.${key}`, inner));
}

const core = Object.entries({ planets, signs, houses, aspects, condition }).flatMap(([at, table]) =>
  fragmentsOf(at, table),
);
const western = Object.entries({ pairs, movers, rulerInHouse }).flatMap(([at, table]) =>
  fragmentsOf(at, table),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? [];

/** Words so common that two parts of one sentence may both hold them. */
const light = new Set(
  `about after again all always any are before both but can each every first for from had has have here
  how into its just know last like likes long made make makes more most much never nobody not one only
  other others own out over people person same second side some somebody someone something still take
  taken takes than that the their them then there they thing things this those time until very want
  wants was were what when where which while who whole whose will with without would you your yours
  back done way says said part put`.split(/\s+/),
);

/** The words of weight, without the endings of number, tense and possession. */
const weighty = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length >= 4 && !light.has(word))
      .map((word) => word.replace(/(’s|s|ing|ed)$/, '')),
  );

const echoes = (lefts: readonly string[], rights: readonly string[], at: string): string[] =>
  lefts.flatMap((left) =>
    rights.flatMap((right) =>
      [...weighty(left)]
        .filter((word) => weighty(right).has(word))
        .map((word) => `${at}: ${word} (${left} + ${right})`),
    ),
  );

describe('the tables together', () => {
  it('hold every fragment once', () => {
    const owner = new Map<string, string>();
    const twice: string[] = [];
    for (const { at, text } of [...core, ...western]) {
      const flat = wordsOf(text).join(' ');
      const before = owner.get(flat);
      // Verbs of one word are few, and two tables may share them.
      if (before !== undefined && flat.includes(' ')) twice.push(`${before} = ${at}: ${text}`);
      owner.set(flat, at);
    }
    expect(core.length).toBeGreaterThan(1300);
    expect(twice).toEqual([]);
  });

  it('share no six words in a row', () => {
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const { at, text } of [...core, ...western]) {
      const words = wordsOf(text);
      for (let i = 0; i + 6 <= words.length; i += 1) {
        const run = words.slice(i, i + 6).join(' ');
        const before = owner.get(run);
        if (before !== undefined && before !== at) shared.push(`${run}: ${before}, ${at}`);
        owner.set(run, at);
      }
    }
    expect(shared).toEqual([]);
  });
});

describe('parts of one sentence', () => {
  it('a drive with any manner is short enough to say in a breath', () => {
    const long: string[] = [];
    for (const planet of Object.values(planets)) {
      for (const drive of planet.drive) {
        for (const sign of Object.values(signs)) {
          for (const manner of sign.manner) {
            const said = `it tends to ${drive} ${manner}`;
            if (wordsOf(said).length > 22) long.push(said);
          }
        }
      }
    }
    expect(long).toEqual([]);
  });

  it('a drive and a manner share no word of weight', () => {
    const manners = Object.values(signs).flatMap((sign) => sign.manner);
    const found = Object.entries(planets).flatMap(([name, planet]) => echoes(planet.drive, manners, name));
    expect(found).toEqual([]);
  });

  it('what a sign brings does not echo in its price', () => {
    expect(Object.entries(signs).flatMap(([name, sign]) => echoes(sign.gift, sign.cost, name))).toEqual([]);
  });

  it('a facet does not say its lead again: "at home, you go home"', () => {
    const found = Object.entries(planets).flatMap(([name, planet]) =>
      themes.flatMap((theme) =>
        echoes(englishPack.themeLeads[theme], planet.facet[theme], `${name}.${theme}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('what a planet asks can be asked of a whole year', () => {
    const short = /\b(today|tonight|tomorrow|this (morning|afternoon|evening|week|weekend))\b/;
    const lords = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
    expect(lords.flatMap((lord) => planets[lord].asks).filter((asks) => short.test(asks))).toEqual([]);
  });

  it('a house facet follows "it stands" and "that lands"', () => {
    const facets = Object.values(houses).flatMap((house) => themes.flatMap((theme) => house.facet[theme]));
    const stranded = facets.filter((facet) => /^(to|for|as|by|of) /.test(facet));
    expect(facets).toHaveLength(192);
    expect(stranded).toEqual([]);
  });
});

describe('modes that are crowded or bare', () => {
  const entries = fragmentsOf('modalities', modalities);

  it('has three clauses for each', () => {
    expect(Object.keys(modalities)).toEqual(['cardinal', 'fixed', 'mutable']);
    for (const { much, none } of Object.values(modalities)) {
      expect(much).toHaveLength(3);
      expect(none).toHaveLength(3);
    }
  });

  it('are clean clauses of at most fourteen words that speak to the person', () => {
    const bad = entries.filter(
      ({ text }) =>
        wordsOf(text).length > 14 ||
        !/^(you|your|an?|the)\b/.test(text) ||
        !/\b(you|your)\b/.test(text) ||
        /[.!?;:—–"'“”\d{}]/u.test(text),
    );
    expect(bad).toEqual([]);
  });
});
