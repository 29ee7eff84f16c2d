/** What a Human Design fact is called and says. */
import type { Fact } from '#facts/fact.ts';
import type { TitleAndDetail } from './fact-words-pair.ts';
import { channelMeans, gateMeans } from './meanings/human-design-gates.ts';
import { bareBodyName, degreesAndMinutes } from './names.ts';

export const humanDesignMethods: Readonly<Record<string, string>> = {
  'gate-of-longitude': 'The gate in whose 5.625° its longitude lies; gate 41 begins at 2° Aquarius.',
  'line-of-longitude': 'The sixth of the gate in which its longitude lies.',
  'distance-to-line': 'How far its longitude is from the nearest border between two lines.',
  'both-gates-active': 'Both of its gates are active, on either side.',
  'ends-of-defined-channels': 'A centre is defined when a defined channel ends in it.',
  'type-by-connected-centers': 'Read off which centres are defined and what connects to the Throat.',
  'strategy-of-type': 'Each type has one.',
  'authority-by-order-of-centers': 'The first of the deciding centres that is defined.',
  'lines-of-the-suns': 'The line of the Sun at birth, then the line of the design Sun.',
  'groups-of-connected-centers': 'By how many groups of connected centres are defined.',
  'gates-of-suns-and-earths': 'The gates of Sun and Earth on both sides; the angle follows from the profile.',
};

export const humanDesignSources: Readonly<Record<string, string>> = {
  'source.human-design':
    'Rules of the Human Design system (1987), computed here. The system has not been tested by measurement.',
};

export const humanDesignCaveats: Readonly<Record<string, readonly [string, string]>> = {
  'human-design-line-near': [
    'Close to the border of a line',
    'A few minutes of birth time would change a value; they are marked.',
  ],
};

const wholes: Readonly<Record<string, string>> = {
  type: 'Type',
  strategy: 'Strategy',
  authority: 'Authority',
  profile: 'Profile',
  definition: 'Definition',
};

/** `middle` and `last` as in `humandesign.<middle>.<last>`. */
export function humanDesignFactTitle(middle: string, last: string, { value }: Fact): TitleAndDetail {
  const words =
    value.type === 'either'
      ? value.ids.map(spoken).join(' or ')
      : value.type === 'id'
        ? spoken(value.id)
        : '';
  const whole = wholes[middle];
  if (whole !== undefined) return { title: `${whole}: ${words}`, detail: 'Human Design' };
  if (middle === 'cross') {
    const [angle = '', ...gates] = value.type === 'id' ? value.id.split('-') : [];
    return {
      title: `Cross of gates ${gates.join(', ')}`,
      detail: angle === '' ? '' : `${spoken(angle)} angle`,
    };
  }
  if (middle === 'center') {
    const name = spoken(last.split('.')[0] ?? '');
    const on = value.type === 'flag' && value.on;
    return { title: `${name === 'G' ? 'G centre' : name}: ${on ? 'defined' : 'open'}`, detail: 'Centre' };
  }
  if (middle === 'channel') {
    return { title: `Channel ${last.replace('-', '–')} defined`, detail: channelMeans[last]?.[0] ?? '' };
  }
  const [body = '', what = ''] = last.split('.');
  const side = middle === 'design' ? 'Design' : 'Personality';
  const name = body === 'earth' ? 'Earth' : bareBodyName(body);
  if (what === 'margin')
    return {
      title: `${side} ${name}: ${value.type === 'degrees' ? degreesAndMinutes(value.deg) : ''} from the next line`,
      detail: 'Margin',
    };
  const theme = value.type === 'id' && what === 'gate' ? (gateMeans[Number(value.id)]?.[0] ?? '') : '';
  return { title: `${side} ${name} in ${what} ${words}`, detail: theme };
}

/** A chosen point of a Human Design reading by its key. */
export function humanDesignPointTitle(rest: string): string {
  const [what = '', name = '', body = ''] = rest.split(':');
  if (what === 'channel') return `Channel ${name.replace('-', '–')}`;
  if (what === 'center') return name === 'g' ? 'The G centre' : `The ${spoken(name)}`;
  if (what === 'gate') return `${spoken(name)} ${spoken(body)}`;
  return wholes[what] ?? 'The cross';
}

/** "solar-plexus" as "Solar Plexus"; "5/1" as it is. */
function spoken(id: string): string {
  return id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
