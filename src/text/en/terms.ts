/**
 * The words of the field, each in one or two plain sentences: what "what is …" is answered with.
 *
 * Keys are the ids of facts where there is one (`venus`, `aries`, `house7`, `square`), else the term itself.
 */
import { aspects } from './atoms/aspects.ts';
import { houses } from './atoms/houses.ts';
import { planets } from './atoms/planets.ts';
import { signs } from './atoms/signs.ts';
import { bareBodyName, ordinalName, signName } from './names.ts';

type Term = { readonly name: string; readonly gloss: readonly string[] };

/** `[id, name, patterns, gloss …]`; patterns are matched at word edges, longest first. */
const rows: readonly (readonly [id: string, name: string, patterns: string, ...gloss: string[]])[] = [
  [
    'asc',
    'the Ascendant',
    'ascendant|rising sign|rising|asc',
    'The Ascendant, or rising sign, is the sign that was coming up in the east when you were born.',
    'It turns over about every two hours, so it needs a time and a place of birth.',
  ],
  [
    'mc',
    'the Midheaven',
    'midheaven|mc|medium coeli',
    'The Midheaven is the highest point of the zodiac at the moment of birth.',
    'It is read for work in public and for what you become known for.',
  ],
  [
    'ic',
    'the IC',
    'ic|imum coeli|nadir',
    'The IC is the lowest point of the zodiac at birth, straight across from the Midheaven.',
    'It is read for home, roots and what you come back to.',
  ],
  [
    'dsc',
    'the Descendant',
    'descendant|dsc',
    'The Descendant is the sign that was setting in the west when you were born, opposite the Ascendant.',
    'It opens the seventh house and is read for the other person.',
  ],
  [
    'conjunction',
    'a conjunction',
    'conjunction|conjunct',
    'A conjunction is two planets at the same place in the zodiac.',
    'They act as one, for better and for worse.',
  ],
  [
    'sextile',
    'a sextile',
    'sextile',
    'A sextile is two planets a sixth of the circle apart, about sixty degrees.',
    'It is help that answers when you call, and it does wait to be called.',
  ],
  [
    'square',
    'a square',
    'square',
    'A square is two planets a quarter of the circle apart, about ninety degrees.',
    'Their aims cross, and the friction tends to get things built.',
  ],
  [
    'trine',
    'a trine',
    'trine',
    'A trine is two planets a third of the circle apart, about one hundred and twenty degrees.',
    'They get on without effort, which is pleasant and easy to take for granted.',
  ],
  [
    'opposition',
    'an opposition',
    'opposition',
    'An opposition is two planets straight across the circle from each other.',
    'Each sees what the other leaves out, and they pull like the ends of a rope.',
  ],
  [
    'aspect',
    'an aspect',
    'aspects?',
    'An aspect is an angle between two planets that counts as a contact.',
    'Five are read most: together, a sixth, a quarter, a third and half of the circle apart.',
  ],
  [
    'orb',
    'an orb',
    'orbs?',
    'An orb is how far an aspect is from exact, in degrees.',
    'The smaller the orb, the plainer the contact.',
  ],
  [
    'retrograde',
    'retrograde',
    'mercury retrograde|retrogrades?|rx|moving backwards',
    'Retrograde means that a planet seems to move backwards, as a slower train does from the window of yours.',
    'It is read as going over something again.',
  ],
  [
    'station',
    'a station',
    'stations?|stationary',
    'A station is the day a planet stands still before it turns round.',
    'What it stands for is louder about then.',
  ],
  [
    'transit',
    'a transit',
    'transits?',
    'A transit is a planet in today’s sky reaching a place in your birth chart.',
    'Slow planets take months over it, and the Moon a few hours.',
  ],
  [
    'house',
    'a house',
    'houses?',
    'A house is one of twelve parts of the sky at birth, counted from the Ascendant.',
    'Signs say how, planets say what, and houses say where in a life.',
  ],
  ['cusp', 'a cusp', 'cusps?', 'A cusp is the line where one house or sign begins.'],
  [
    'sign',
    'a sign',
    'signs?|zodiac',
    'A sign is a twelfth of the Sun’s yearly path, thirty degrees wide, counted from the spring equinox.',
    'It says in what manner a planet does its work.',
  ],
  [
    'natal-chart',
    'a birth chart',
    'natal chart|birth chart|chart',
    'A birth chart is a drawing of where the planets stood, seen from one place at one minute.',
  ],
  [
    'synastry',
    'synastry',
    'synastry',
    'Synastry lays two birth charts over each other and reads the angles between them.',
    'It shows where two people help each other and where they rub.',
  ],
  [
    'composite',
    'a composite chart',
    'composite( chart)?',
    'A composite chart is made of the midpoints between two people’s planets, and is read as the bond itself.',
  ],
  [
    'stellium',
    'a stellium',
    'stelliums?|stellia',
    'A stellium is three or more planets gathered in one sign or house.',
    'That part of life gets most of the votes.',
  ],
  [
    'grand-trine',
    'a grand trine',
    'grand trine',
    'A grand trine is three planets a third of the circle from each other, a triangle of easy contacts.',
    'It runs so smoothly that it can go unused.',
  ],
  [
    't-square',
    'a T-square',
    't-?square',
    'A T-square is two planets opposite each other with a third square to both.',
    'The third one takes the strain, and often does the work.',
  ],
  [
    'yod',
    'a yod',
    'yod|finger of god',
    'A yod is two planets in sextile that both stand five signs from a third.',
    'The third keeps being adjusted, like a picture that never hangs straight.',
  ],
  [
    'northnode',
    'the north node',
    'north node|lunar nodes?|nodes?|true node',
    'The north node is the point where the Moon’s path crosses the Sun’s, going north.',
    'It is read as a skill you are still learning.',
  ],
  [
    'southnode',
    'the south node',
    'south node',
    'The south node is the crossing straight across from the north node.',
    'It is read as what you can do without looking.',
  ],
  [
    'chiron',
    'Chiron',
    'chiron',
    'Chiron is a small body between Saturn and Uranus.',
    'It is read as a sore place that turns into know-how.',
  ],
  [
    'lilith',
    'Lilith',
    'lilith|black moon',
    'Lilith is the far point of the Moon’s orbit, so there is no body there.',
    'It is read as what you will not be talked out of.',
  ],
  [
    'vertex',
    'the Vertex',
    'vertex',
    'The Vertex is where the zodiac crosses a vertical circle in the west of the sky.',
    'Some read it for meetings that feel important, and it is a weak point on its own.',
  ],
  [
    'saturn-return',
    'a Saturn return',
    'saturn return',
    'A Saturn return is Saturn coming back to where it stood at your birth, at about twenty-nine, fifty-eight and eighty-seven.',
    'It is read as a stock-taking: what you have built is asked whether it holds.',
  ],
  [
    'element',
    'an element',
    'elements?',
    'Fire, earth, air and water each hold three signs.',
    'Counting your planets by element shows which way of doing things you reach for first.',
  ],
  [
    'modality',
    'a mode',
    'modalit(?:y|ies)|cardinal|fixed|mutable',
    'Cardinal signs start, fixed signs hold, and mutable signs change over.',
    'Each mode has four of the twelve signs.',
  ],
  [
    'dignity',
    'dignity',
    'dignit(?:y|ies)|exalt(?:ed|ation)|detriment|domicile|in fall',
    'Dignity is how well placed a planet is by sign: at home, honoured, away from home, or out of favour.',
  ],
  [
    'sect',
    'sect',
    'sect',
    'Sect is whether you were born by day or by night.',
    'It decides which planets are easier company in your chart.',
  ],
  [
    'profection',
    'a profection',
    'profections?',
    'In a profection each year of life belongs to one house, counted from the Ascendant, and its ruler is the lord of the year.',
  ],
  [
    'ruler',
    'a ruler',
    'rul(?:er|ership)|lord of|chart ruler',
    'Each sign has a ruler, a planet that answers for it.',
    'The ruler of a house shows where that part of life goes for its instructions.',
  ],
  [
    'void',
    'a void of course Moon',
    'void of course|void moon',
    'The Moon is void of course from its last exact aspect in a sign until it enters the next one.',
    'It is read as a pause between two errands.',
  ],
  [
    'eclipse',
    'an eclipse',
    'eclipses?',
    'An eclipse is a new or full Moon that falls close enough to the nodes to darken the Sun or the Moon.',
  ],
  [
    'new-moon',
    'a new Moon',
    'new moon',
    'A new Moon is the Moon and the Sun at the same place in the zodiac, with no moonlight.',
    'It is read as the start of a month.',
  ],
  [
    'full-moon',
    'a full Moon',
    'full moon',
    'A full Moon is the Moon straight across from the Sun, lit from edge to edge.',
    'It is read as the moment when something shows.',
  ],
  [
    'phase',
    'a phase of the Moon',
    'moon phases?|phases? of the moon',
    'A phase is how much of the Moon is lit, which is its angle from the Sun.',
  ],
  [
    'placidus',
    'Placidus',
    'placidus',
    'Placidus is a way of dividing the houses by time: by how long each degree takes to climb the sky.',
    'It fails near the poles, where some degrees never rise.',
  ],
  [
    'whole-sign',
    'whole-sign houses',
    'whole[- ]sign( houses)?',
    'With whole-sign houses each house is one whole sign, beginning with the rising one.',
    'It is the oldest way of counting them.',
  ],
  [
    'solar-return',
    'a solar return',
    'solar return',
    'A solar return is the moment each year when the Sun comes back to its exact place at your birth.',
  ],
  [
    'progression',
    'progressions',
    'progress(?:ed|ions?)',
    'In progressions each day after birth stands for a year of life.',
  ],
  [
    'davison',
    'a Davison chart',
    'davison',
    'A Davison chart is cast for the moment and the place halfway between two births.',
  ],
  [
    'human-design',
    'Human Design',
    'human design|bodygraph',
    'Human Design is a modern system that counts the planets of birth, and of about eighty-eight days before it, into sixty-four gates.',
  ],
  [
    'moon-sign',
    'a Moon sign',
    'moon sign',
    'Your Moon sign is the sign the Moon stood in when you were born.',
    'It is read for moods, habits and what makes you feel safe.',
  ],
  [
    'sun-sign',
    'a Sun sign',
    'sun sign|star sign',
    'Your Sun sign is the sign the Sun stood in when you were born, the one the papers print.',
    'It is one fact among a good many.',
  ],
];

const patterns = rows.map(([id, , pattern]) => ({
  id,
  pattern: new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, 'iu'),
}));

/** Terms that a question names, longest first, bodies, signs and numbered houses aside. */
export function namedTerms(text: string): readonly string[] {
  return patterns
    .flatMap(({ id, pattern }) => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ id, length: match[0].length }];
    })
    .toSorted((a, b) => b.length - a.length)
    .map(({ id }) => id);
}

/** A term by its id, with the numbered houses, the signs and the bodies. */
export function term(id: string): Term | null {
  const row = rows.find(([key]) => key === id);
  if (row !== undefined) return { name: row[1], gloss: row.slice(3) };
  const house = /^house(\d+)$/.exec(id);
  const number = Number(house?.[1]);
  const houseAtoms = houses[number as 1];
  if (house !== null && houseAtoms !== undefined)
    return {
      name: `the ${ordinalName(number)} house`,
      gloss: [`The ${ordinalName(number)} house is ${houseAtoms.gloss}.`],
    };
  const sign = signs[id as 'aries'];
  if (sign !== undefined) return { name: signName(id), gloss: [`${signName(id)} is ${sign.gloss}.`] };
  const planet = planets[id as 'sun'];
  if (planet !== undefined) {
    const name = bareBodyName(id);
    return { name, gloss: [`${id === 'sun' || id === 'moon' ? `The ${name}` : name} is ${planet.gloss}.`] };
  }
  const aspect = aspects[id as 'square'];
  return aspect === undefined ? null : { name: id, gloss: [`${id} is ${aspect.gloss}.`] };
}
