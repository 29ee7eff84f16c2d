/** A point of a birth chart in its sign, its house and its closest aspects. */
import { bodyIds } from '#facts/fact-id.ts';
import chartWords from '#content/en/chart-words.json' with { type: 'json' };
import { ordinalName } from '../names.ts';
import type { Explained } from './explained.ts';
import { capital, contactOf, curly, houseIs, houseTopic, pairRow, pointSentence, rowOf } from './tables.ts';
import { signName, spoken, stated } from './tables.ts';
import { sayTheme } from './themes.ts';

/** Two points in aspect, as a chart lists them. */
export type Linked = { readonly a: string; readonly aspect: string; readonly b: string };

export type Place = {
  readonly body: string;
  /** Null where the sign is not sure. */
  readonly sign: string | null;
  readonly house: number | null;
  readonly retrograde?: boolean;
  readonly stationary?: boolean;
  readonly outOfBounds?: boolean;
  readonly dignity?: string | null;
  /** The aspects of the chart, closest first. */
  readonly aspects?: readonly Linked[];
};

/** Sentences about this chart. */
const MOST_IN_CHART = 3;
const SLOW = ['uranus', 'neptune', 'pluto'];
const lots: Readonly<Record<string, string | undefined>> = chartWords.lots;

/** A sentence and the fact it rests on. */
type Stated = { readonly text: string; readonly fact: string };

/**
 * What a point means where it is; null for ids that stand for no point.
 *
 * @param used themes that the page has spoken of already, so that no sentence comes twice
 */
export function placementMeaning(place: Place, used?: Set<string>): Explained | null {
  const { body, sign, house } = place;
  const is = pointSentence(body);
  if (is === null) return null;
  const signRow = sign === null ? null : rowOf(`natal.${body}.sign=${sign}`);
  const houseRow = house === null ? null : rowOf(`natal.${body}.house=${house}`);
  const dignity = place.dignity ?? null;
  const dignityRow = dignity === null ? null : rowOf(`natal.${body}.dignity=${dignity}`);
  const retrogradeRow = place.retrograde === true ? rowOf(`natal.${body}.retrograde`) : null;
  const inChart = [
    ...houseSentence(place),
    ...(retrogradeRow === null
      ? []
      : [
          {
            text: `${capital(spoken(body))} was moving backwards when you were born (retrograde): ${retrogradeRow.clause}.`,
            fact: `natal.${body}.retrograde`,
          },
        ]),
    ...closestAspects(body, place.aspects ?? []),
    ...stateSentences(place),
  ].slice(0, MOST_IN_CHART);
  // What a slow planet says by sign is true of an age group; of the person, its house says more.
  const own = SLOW.includes(body) ? [houseRow] : signRow === null ? [houseRow] : [signRow, dignityRow];
  const turn = bodyIds.indexOf(body as 'sun') + 1;
  const theme = sayTheme([signRow, dignityRow, houseRow, retrogradeRow], turn, used, own);
  const dignitySaid =
    dignity === null || sign === null || dignityRow === null ? null : suits(body, sign, dignity);
  const usual =
    dignitySaid !== null
      ? `${dignitySaid}: ${dignityRow?.clause ?? ''}.`
      : own.includes(signRow) && signRow !== null
        ? usually(theme.short, signRow.clause)
        : null;
  return {
    about: [is, signRow === null || sign === null ? null : signSentence(body, sign, signRow.clause), usual]
      .filter((one) => one !== null)
      .join(' '),
    inChart: inChart.length === 0 ? null : inChart.map(({ text }) => text).join(' '),
    step: theme.step,
    facts: [
      ...new Set([
        ...(signRow === null ? [] : [`natal.${body}.sign`]),
        ...(dignitySaid === null ? [] : [`natal.${body}.dignity`]),
        ...inChart.map(({ fact }) => fact),
      ]),
    ],
  };
}

/** "Leo suits the Sun"; null for a dignity that is not spoken of. */
function suits(body: string, sign: string, dignity: string): string | null {
  switch (dignity) {
    case 'domicile':
      return `${signName(sign)} suits ${spoken(body)} well`;
    case 'exaltation':
      return `${capital(spoken(body))} is especially strong in ${signName(sign)}`;
    case 'detriment':
    case 'fall':
      return `${signName(sign)} is a harder sign for ${spoken(body)}`;
    default:
      return null;
  }
}

/** "You usually feel …", in other words where the sentence before has that one. */
function usually(short: string | null, before: string): string | null {
  if (short === null) return null;
  return before.includes('usually') ? `You tend to ${short}.` : `You usually ${short}.`;
}

function signSentence(body: string, sign: string, clause: string): string {
  return body === 'asc' ? `With ${signName(sign)} rising, ${clause}.` : `In ${signName(sign)}, ${clause}.`;
}

function houseSentence({ body, house }: Place): readonly Stated[] {
  if (house === null) return [];
  const fact = `natal.${body}.house`;
  const row = rowOf(`natal.${body}.house=${house}`);
  const where = `${capital(spoken(body))} is in your ${ordinalName(house)} house`;
  if (row !== null) return [{ text: stated(`${where}, ${houseIs(house)}`, row.clause), fact }];
  const lot = lots[body];
  return lot === undefined
    ? []
    : [{ text: `${where}, ${curly(lot.replace('{topic}', houseTopic(house)))}`, fact }];
}

function stateSentences({ body, stationary, outOfBounds }: Place): readonly Stated[] {
  return [
    ...(stationary === true
      ? [{ text: curly(chartWords.states.stationary), fact: `natal.${body}.retrograde` }]
      : []),
    ...(outOfBounds === true
      ? [{ text: curly(chartWords.states.outOfBounds), fact: `natal.${body}.sign` }]
      : []),
  ];
}

/** The closest helpful and the closest tense aspect of a point, as far as each has a clause of its own. */
function closestAspects(body: string, aspects: readonly Linked[]): readonly Stated[] {
  const told = aspects.flatMap(({ a, aspect, b }) => {
    if (a !== body && b !== body) return [];
    const contact = contactOf(aspect);
    const row = contact === null ? null : pairRow(a, contact, b);
    if (row === null) return [];
    const text = `${linkedTo(body, aspect, a === body ? b : a)}: ${row.clause}.`;
    return [{ text, fact: `natal.${a}-${aspect}-${b}.orb`, isTense: contact === 'tense' }];
  });
  const [first] = told;
  const second = told.find((one) => one.isTense !== first?.isTense);
  return [first, second].flatMap((one) => (one === undefined ? [] : [{ text: one.text, fact: one.fact }]));
}

/** "Saturn puts pressure on it", "Mars is opposite the Moon". */
function linkedTo(body: string, aspect: string, other: string): string {
  const self = capital(spoken(body));
  const name = spoken(other);
  const isAngle = other === 'asc' || other === 'mc';
  switch (aspect) {
    case 'trine':
      return isAngle ? `${self} works well with ${name}` : `${capital(name)} works well with it`;
    case 'sextile':
      return isAngle ? `${self} helps ${name}` : `${capital(name)} helps it`;
    case 'square':
      return isAngle ? `${self} is at odds with ${name}` : `${capital(name)} puts pressure on it`;
    case 'opposition':
      return `${self} is opposite ${name}`;
    default:
      return `${self} is together with ${name}`;
  }
}
