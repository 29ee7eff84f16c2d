/**
 * Laws of the mark parser:
 * 1. however a stream is cut, the same sentences come out;
 * 2. every known alias inside a whole mark is cited, once a sentence, and nothing else is;
 * 3. no mark is left in a sentence.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FactId } from '#facts/fact-id.ts';
import { createMarkParser } from './mark-parser.ts';
import type { ParsedSentence } from './mark-parser.ts';

const facts: ReadonlyMap<string, FactId> = new Map(
  ['f101', 'f102', 'f103'].map((alias, at) => [alias, `natal.sun.${'abc'[at] ?? ''}` as FactId]),
);

function parse(chunks: readonly string[], whole = true): readonly ParsedSentence[] {
  const parser = createMarkParser((alias) => facts.get(alias) ?? null);
  return [...chunks.flatMap((chunk) => parser.push(chunk)), ...parser.end(whole)];
}

/** Pieces of real replies, of marks that are none, and of what models do wrong. */
const piece = fc.constantFrom(
  'Venus is in Aries [[f101]].',
  'It is 3.5 degrees, at 8°16′ Aries, e.g. near St. Ives. ',
  'On 6 Dec. 2026 at 9 p.m. you rest.[[f102,f103]] ',
  '"Are we still doing this?" gets felt, drafted, deleted. ',
  ' [[f999]]',
  '[[',
  ']]',
  '[',
  'f101',
  '[[f101',
  ',',
  '\n\n',
  '\n- ',
  '## ',
  '**Bold** and *soft*',
  '**',
  'ดาวศุกร์อยู่ในราศีเมษ [[f101]] แรงจึงมักมาเป็นเปลวใหญ่ ',
  'วันที่ 6 ธันวาคม พ.ศ. 2569 เวลา 14.30 น. ',
  '🌙 ',
  '… and so on! ',
  'I. You',
  '\u202e',
);
const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

it('gives the same sentences however the stream is cut', () => {
  fc.assert(
    fc.property(
      text,
      fc.array(fc.nat({ max: 400 }), { maxLength: 12 }),
      fc.boolean(),
      (given, cuts, whole) => {
        const places = [...new Set([0, ...cuts.filter((at) => at < given.length), given.length])].toSorted(
          (a, b) => a - b,
        );
        const chunks = places.slice(1).map((to, at) => given.slice(places[at] ?? 0, to));
        const inOne = parse([given], whole);
        expect(parse(chunks, whole)).toEqual(inOne);
        expect(parse(given.split(''), whole)).toEqual(inOne);
      },
    ),
  );
});

it('gives the same sentences for every single cut of a fixture', () => {
  const fixture =
    '“Always” is a tired word. Venus rules it, at 5°08′ Aries [[f101, f102]]. It was exact on 6 Dec. at 9 p.m. Then rest. [[f103]] ' +
    'What would you ask?\n\nดาวศุกร์อยู่ในราศีเมษ [[f101]] แรงจึงมักมาเป็นเปลวใหญ่ [[f1';
  const inOne = parse([fixture]);
  expect(inOne.length).toBeGreaterThan(5);
  for (let at = 0; at <= fixture.length; at += 1)
    expect(parse([fixture.slice(0, at), fixture.slice(at)])).toEqual(inOne);
});

it('cites what whole marks name and leaves none in the text', () => {
  fc.assert(
    fc.property(text, (given) => {
      const sentences = parse([given]);
      const named = [...given.matchAll(/\[\[([\w.,\- ]+)\]\]/g)].flatMap((match) =>
        (match[1] ?? '').split(',').map((name) => name.trim()),
      );
      const cited = new Set(sentences.flatMap(({ cites }) => cites));
      for (const id of cited) expect(named.map((name) => facts.get(name))).toContain(id);
      for (const { text: shown, cites } of sentences) {
        expect(shown).not.toMatch(/\[\[f\d+\]\]/);
        expect(new Set(cites).size).toBe(cites.length);
      }
    }),
  );
});
