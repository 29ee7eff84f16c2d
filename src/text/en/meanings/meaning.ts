/**
 * What one computed thing means, in one or two sentences: for the card beside a wheel, a grid or a timeline.
 *
 * Made of the atoms that readings are made of, always in the same words for the same thing: a card is looked up, a
 * reading is written. Null where nothing is authored; the card then shows the fact alone.
 */
import type { AspectFamily } from '#companion/voice/atoms.ts';
import type { SignName } from '#facts/fact-id.ts';
import { aspects } from '../atoms/aspects.ts';
import { dignities, phasesAtBirth, retrogrades } from '../atoms/condition.ts';
import { houses } from '../atoms/houses.ts';
import { contacts, movers, stations, targets } from '../atoms/movers.ts';
import { pairs } from '../atoms/pairs.ts';
import { planets } from '../atoms/planets.ts';
import { signs } from '../atoms/signs.ts';
import { bodyName } from '../names.ts';
import { chironInHouse, chironInSign, lilithInHouse, lilithInSign, pointIs } from './points.ts';
import { minorAspectMeans, stateMeans } from './whole-chart.ts';

type Loose<Value> = Readonly<Record<string, Value | undefined>>;

const families: Loose<AspectFamily> = {
  conjunction: 'fuse',
  square: 'hard',
  opposition: 'hard',
  sextile: 'easy',
  trine: 'easy',
};

/** A body in its sign, its house and its state; what is not known is left unsaid. */
export function placementMeaning(place: {
  readonly body: string;
  readonly sign: string | null;
  readonly house: number | null;
  readonly retrograde?: boolean;
  readonly stationary?: boolean;
  readonly outOfBounds?: boolean;
  readonly dignity?: string | null;
}): string | null {
  const { body, sign, house } = place;
  if (body === 'asc' || body === 'mc') return angleMeaning(body, sign);
  if (body === 'chiron') return joined(at(chironInSign, sign), chironInHouse[house ?? 0]) ?? pointIs.chiron;
  if (body === 'lilith') return joined(at(lilithInSign, sign), lilithInHouse[house ?? 0]) ?? pointIs.lilith;
  const planet = (planets as Loose<(typeof planets)['sun']>)[body];
  if (planet === undefined) return null;
  const inSign = sign === null ? undefined : signs[sign as SignName];
  const inHouse = house === null ? undefined : houses[house as 1];
  // Neighbouring signs and houses take different words of a planet, so that two charts do not read alike.
  const turn = (sign === null ? 0 : Object.keys(signs).indexOf(sign)) + (house ?? 0);
  const drive = of(planet.drive, turn);
  return joined(
    inSign === undefined
      ? `It tends to ${drive}.`
      : `It tends to ${drive}, ${of(inSign.manner, turn + body.length)}.`,
    inHouse === undefined ? undefined : `It does this ${of(inHouse.arena, turn)}.`,
    place.dignity === undefined || place.dignity === null
      ? undefined
      : carried('Here it is', (dignities as Loose<Loose<readonly string[]>>)[body]?.[place.dignity]?.[0]),
    place.retrograde === true
      ? carried('Moving backwards, it', (retrogrades as Loose<readonly string[]>)[body]?.[0])
      : undefined,
    place.stationary === true ? stateMeans.stationary : undefined,
    place.outOfBounds === true ? stateMeans.outOfBounds : undefined,
  );
}

function angleMeaning(angle: 'asc' | 'mc', sign: string | null): string | null {
  const atoms = sign === null ? undefined : signs[sign as SignName];
  if (atoms === undefined) return null;
  return sentence((angle === 'asc' ? atoms.rising : atoms.midheaven)[0]) ?? null;
}

/** Two points of one birth in aspect, faster first; a minor aspect is told by what it is. */
export function aspectMeaning(a: string, aspect: string, b: string): string | null {
  const family = families[aspect];
  if (family === undefined) return sentence((minorAspectMeans as Loose<string>)[aspect]) ?? null;
  const pair = (pairs as Loose<(typeof pairs)['moon-sun']>)[`${a}-${b}`];
  return sentence(pair?.[family][0] ?? (aspects as Loose<{ gloss: string }>)[aspect]?.gloss) ?? null;
}

/** A moving body in aspect to a point of a birth. */
export function transitMeaning(mover: string, aspect: string, point: string): string | null {
  const family = families[aspect];
  const moving = (movers as Loose<(typeof movers)['sun']>)[mover];
  if (family === undefined || moving === undefined) return null;
  const contact = (contacts as Loose<readonly string[]>)[`${mover}-${family}-${point}`];
  const touched = (targets as Loose<(typeof targets)['sun']>)[point];
  const words =
    contact?.[0] ??
    (family === 'easy' ? (touched?.helped[0] ?? moving.easy[0]) : (touched?.pressed[0] ?? moving.hard[0]));
  const turn = mover.length + point.length;
  return joined(sentence(words), `${name(mover)} asks you to ${of(moving.asks, turn)}.`);
}

/** A planet that stands still and turns. */
export function stationMeaning(body: string, turns: 'retrograde' | 'direct'): string | null {
  if (turns === 'direct') return 'It goes forward again, and what was being gone over can be sent out.';
  return sentence((stations as Loose<readonly string[]>)[body]?.[0]) ?? null;
}

/** The Moon's phase at birth. */
export function birthPhaseMeaning(phase: string): string | null {
  return sentence((phasesAtBirth as Loose<readonly string[]>)[phase]?.[0]) ?? null;
}

/** What a house is about. */
export function houseMeaning(house: number): string | null {
  const atoms = (houses as Readonly<Record<number, (typeof houses)[1] | undefined>>)[house];
  return atoms === undefined ? null : `${capital(atoms.gloss)}: ${atoms.verbs.join(', ')}.`;
}

const name = (body: string): string => capital(bodyName(body));

function at(table: Readonly<Record<SignName, string>>, sign: string | null): string | undefined {
  return sign === null ? undefined : table[sign as SignName];
}

function of(list: readonly string[], turn: number): string {
  return list[turn % list.length] ?? '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sentence(clause: string | undefined): string | undefined {
  if (clause === undefined) return undefined;
  return capital(/[.!?]$/.test(clause) ? clause : `${clause}.`);
}

function carried(lead: string, phrase: string | undefined): string | undefined {
  return phrase === undefined ? undefined : `${lead} ${phrase}.`;
}

function joined(...sentences: readonly (string | undefined)[]): string | null {
  const said = sentences.filter((one) => one !== undefined);
  return said.length === 0 ? null : said.join(' ');
}
