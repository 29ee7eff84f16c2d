/** What a fact about two people is called and says: the second person's placements, contacts, overlays, the sum. */
import type { Fact } from '#facts/fact.ts';
import { bareBodyName, degreesAndMinutes, longitudeName, ordinalName, signName } from './names.ts';

export type TitleAndDetail = { readonly title: string; readonly detail: string };

export const pairMethods: Readonly<Record<string, string>> = {
  'aspect-between-charts':
    'The angle between a point of one chart and a point of the other is within its orb.',
  'house-of-the-other': 'The house of the other person’s chart whose cusps its longitude lies between.',
  'sum-of-rows': 'The sum of the points of every contact and every house in the list.',
  'nearer-midpoint': 'The middle of the two longitudes, on the nearer side of the circle.',
  'midpoint-of-angles': 'The middle of the two angles, on the side of the one taken first.',
};

export const pairSources: Readonly<Record<string, string>> = {
  'source.synastry-weights': 'Points are our own table; each row shows its own.',
};

export const pairCaveats: Readonly<Record<string, readonly [string, string]>> = {
  'partner-time-unknown': ['Their birth time is unknown', 'Their houses and Ascendant are left out.'],
  'partner-place-unknown': ['Their birth place is unknown', 'No horizon for them, so no houses.'],
  'partner-time-uncertain': [
    'Their birth time is uncertain',
    'What does not hold over the whole stretch is marked.',
  ],
  'partner-moon-sign-either': ['Their Moon is in either of two signs', 'It changed sign during that day.'],
  'partner-placidus-undefined-here': [
    'Placidus is undefined at their birth place',
    'Inside the polar circle Whole Sign houses stand in.',
  ],
  'synastry-score-needs-times': ['No sum without both times', 'Some contacts may or may not be there.'],
  'synastry-contacts-open': ['Some contacts are open', 'Whether they hold depends on the hour of birth.'],
};

/** Facts of the families `partner`, `synastry` and `composite`. */
export function pairFactTitle(family: string, middle: string, last: string, fact: Fact): TitleAndDetail {
  const { value } = fact;
  if (middle === 'score') {
    const { ease = 0, tension = 0 } = fact.derivation.values ?? {};
    return {
      title: `Sum of the contacts: ${value.type === 'count' ? signed(value.n) : ''}`,
      detail: `${signed(Number(ease))} of ease, ${signed(Number(tension))} of strain`,
    };
  }
  if (last === 'overlay') {
    const house = ordinalName(Number(value.type === 'id' ? value.id : 0));
    const name = bareBodyName(middle);
    return family === 'partner'
      ? { title: `Their ${name} in your ${house} house`, detail: 'Their planet over your houses' }
      : { title: `Your ${name} in their ${house} house`, detail: 'Your planet over their houses' };
  }
  if (family === 'synastry') {
    const [a = '', aspect = '', b = ''] = middle.split('-');
    return { title: `Your ${bareBodyName(a)} ${aspect} their ${bareBodyName(b)}`, detail: orbText(value) };
  }
  const owner = family === 'composite' ? 'Composite' : 'Their';
  return placeTitle(`${owner} ${bareBodyName(middle)}`, last, value);
}

/** A chosen point of a synastry by its key. */
export function pairPointTitle(kind: string, rest: string): string | null {
  if (kind === 'overlay') {
    const [whose = '', body = ''] = rest.split(':');
    return whose === 'second'
      ? `Their ${bareBodyName(body)} in your houses`
      : `Your ${bareBodyName(body)} in their houses`;
  }
  if (kind !== 'synastry') return null;
  if (rest === 'score') return 'The sum of the contacts';
  const [a = '', aspect = '', b = ''] = rest.split('-');
  return `Your ${bareBodyName(a)} ${aspect} their ${bareBodyName(b)}`;
}

function placeTitle(name: string, last: string, value: Fact['value']): TitleAndDetail {
  switch (last) {
    case 'sign': {
      const sign = value.type === 'either' ? value.ids.map(signName).join(' or ') : idOf(value, signName);
      return { title: `${name} in ${sign}`, detail: '' };
    }
    case 'degree':
      return {
        title:
          value.type === 'degree-range'
            ? `${name} between ${longitudeName(value.fromDeg)} and ${longitudeName(value.toDeg)}`
            : `${name} at ${value.type === 'degrees' ? longitudeName(value.deg) : ''}`,
        detail: 'Ecliptic longitude',
      };
    case 'house':
      return { title: `${name} in the ${idOf(value, (id) => ordinalName(Number(id)))} house`, detail: '' };
    case 'retrograde':
      return {
        title: `${name} moving ${value.type === 'flag' && value.on ? 'backwards' : 'forwards'}`,
        detail: 'Apparent motion',
      };
    default:
      return { title: name, detail: '' };
  }
}

function orbText(value: Fact['value']): string {
  if (value.type === 'degrees') return `${degreesAndMinutes(value.deg)} from exact`;
  return value.type === 'degree-range'
    ? `${degreesAndMinutes(value.fromDeg)} to ${degreesAndMinutes(value.toDeg)} from exact`
    : '';
}

function idOf(value: Fact['value'], write: (id: string) => string): string {
  return value.type === 'id' ? write(value.id) : '';
}

function signed(n: number): string {
  return n < 0 ? `−${String(-n)}` : `+${String(n)}`;
}
