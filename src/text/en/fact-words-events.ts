/** The words of facts about events of the sky: stations, changes of sign, eclipses, returns. */
import type { Fact, Json } from '#facts/fact.ts';
import { bareBodyName, ordinalName, signName } from './names.ts';

export const eventMethods: Readonly<Record<string, string>> = {
  'longitude-stands-still': 'When it seems to stand still and turn, seen from the Earth.',
  'nearest-to-the-shadow': 'When the shadow is met most closely, anywhere on the Earth.',
  'back-at-its-natal-place': 'When it stands at, or opposite, the place it had when you were born.',
};

/** Title and detail of such a fact; null for every other. `momentName` names an instant in the person's zone. */
export function eventFactTitle(
  id: string,
  fact: Fact,
  momentName: (at: string) => string,
): { readonly title: string; readonly detail: string } | null {
  const [family, body = '', last = ''] = id.split('.');
  if (family !== 'cycle' && !['station', 'ingress', 'eclipse', 'full', 'new'].includes(last)) return null;
  const name = bareBodyName(body);
  const at = fact.value.type === 'instants' ? fact.value.at : [];
  const notes = notesOf(fact);
  const detail = at.map((one, i) => `${momentName(one)}${notes[i] ?? ''}`).join('; ');
  if (family === 'cycle')
    return { title: last === 'return' ? `${name} return` : `${name} opposite its natal place`, detail };
  switch (last) {
    case 'station':
      return { title: `${name} turns`, detail };
    case 'ingress':
      return { title: `${name} changes sign`, detail };
    case 'eclipse':
      return { title: body === 'sun' ? 'The next solar eclipse' : 'The next lunar eclipse', detail };
    default:
      return { title: last === 'full' ? 'The next full Moon' : 'The next new Moon', detail };
  }
}

/** " (to retrograde, Pisces, twelfth house)" for each instant. */
function notesOf({ derivation }: Fact): readonly string[] {
  const values = derivation.values ?? {};
  const [turns, signs, houses] = ['turns', 'signs', 'houses'].map((key) => listOf(values[key]));
  const kind = values['kind'];
  const length = Math.max(turns?.length ?? 0, signs?.length ?? 0, houses?.length ?? 0);
  return Array.from({ length }, (_, i) => {
    const parts = [
      ...(typeof kind === 'string' ? [kind] : []),
      ...(turns?.[i] === undefined ? [] : [turns[i] === 'retrograde' ? 'turns back' : 'turns forwards']),
      ...(signs?.[i] === undefined ? [] : [signName(signs[i])]),
      ...(houses?.[i] === undefined ? [] : [`${ordinalName(Number(houses[i]))} house`]),
    ];
    return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  });
}

function listOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
