/** Values in words: one to three sentences that answer a factual question. */
import type { FactId } from '#facts/fact-id.ts';
import type { Placement, Value } from '#reading/outline/value.ts';
import type { WriteContext } from './context.ts';
import { subject, yourHouse } from './evidence-sentence.ts';
import { valueLine } from './value-lines.ts';
import { bodyName, capital, ordinal, signName, yourBody } from './words.ts';

export type Said = { readonly text: string; readonly cites: readonly FactId[] };

/** Writes a value. The first sentence is the answer. */
export function valueSentences(context: WriteContext, value: Value): readonly Said[] {
  const { words } = context;
  switch (value.type) {
    case 'placements':
      return [
        ...value.placements.flatMap((one) =>
          value.placements.length > 1 ? short(context, one) : whole(context, one),
        ),
        ...(value.lacksRising === true
          ? [{ text: unknown(context, { type: 'unknown', lacks: 'birth-time', subject: 'asc' }), cites: [] }]
          : []),
      ];
    case 'is-sign':
      return isSign(context, value);
    case 'motion':
      return [
        {
          text: value.retrograde
            ? `Yes, ${bodyName(words, value.body)} was moving backwards when you were born, which is called retrograde.`
            : `No, ${bodyName(words, value.body)} was moving forwards when you were born.`,
          cites: value.cites,
        },
        ...meaningOf(context, value.meanings, value.cites),
      ];
    case 'contact':
      return contact(context, value);
    case 'house':
      return house(context, value);
    case 'phase':
      return [
        {
          text: `You were born ${value.phases.map((one) => words.phases[one] ?? one).join(', or ')}.`,
          cites: value.cites,
        },
        ...meaningOf(context, value.meanings, value.cites),
      ];
    case 'lines':
      return value.lines.flatMap((one) => valueLine(context, one) ?? []);
    case 'transit-place': {
      const back = value.retrograde ? ' and moving backwards, which is called retrograde' : '';
      const through =
        value.house === null ? '' : `. It is passing through ${yourHouse(context, value.house)}`;
      return [
        {
          text: `${capital(bodyName(words, value.body))} is in ${signName(value.sign)} now${back}${through}.`,
          cites: value.cites,
        },
      ];
    }
    case 'unknown':
      return [{ text: unknown(context, value), cites: [] }];
  }
}

/** One placement: where it stands, what it shows, what that usually means. */
function whole(context: WriteContext, placement: Placement): readonly Said[] {
  const { words } = context;
  const { body, house: number, retrograde, cites } = placement;
  const where = number === null ? '' : `, in ${yourHouse(context, number)}`;
  const back = retrograde ? ', and it was moving backwards when you were born' : '';
  const said: Said[] = [{ text: `${placed(context, placement)}${where}${back}.`, cites }];
  const clauses = placement.meanings.flatMap((key) => context.content.meanings.get(key)?.clause ?? []);
  const shows = words.bodies[body]?.shows ?? '';
  const [first, second] = clauses;
  if (first !== undefined) said.push({ text: `It shows ${shows}: ${first}.`, cites: cites.slice(0, 1) });
  else said.push({ text: `It shows ${shows}.`, cites: [] });
  if (second !== undefined && number !== null)
    said.push({ text: `In the ${ordinal(words, number)} house, ${second}.`, cites: cites.slice(1, 2) });
  return said;
}

/** One of several placements: the sign and one clause. */
function short(context: WriteContext, placement: Placement): readonly Said[] {
  const clause = placement.meanings
    .slice(0, 1)
    .flatMap((key) => context.content.meanings.get(key)?.clause ?? [])[0];
  return [
    {
      text: `${placed(context, placement)}${clause === undefined ? '' : `: ${clause}`}.`,
      cites: placement.cites.slice(0, 1),
    },
  ];
}

function placed({ words }: WriteContext, { body, signs }: Placement): string {
  const names = signs.map(signName);
  if (body === 'asc') return `Your rising sign is ${names.join(' or ')}`;
  const open = signs.length > 1 ? ', depending on the hour you were born' : '';
  return `${capital(yourBody(words, body))} is in ${names.join(' or ')}${open}`;
}

function isSign(context: WriteContext, value: Extract<Value, { type: 'is-sign' }>): readonly Said[] {
  const { body, asked, signs, cites } = value;
  const name = yourBody(context.words, body);
  const is = body === 'asc' ? `your rising sign is` : `${name} is in`;
  const found = signs.map(signName).join(' or ');
  const meaning = meaningOf(context, value.meanings, cites);
  if (signs.length > 1) return [{ text: `It depends on the hour you were born: ${is} ${found}.`, cites }];
  const right = asked.includes(signs[0] ?? '');
  const [first = ''] = asked;
  const text =
    asked.length > 1
      ? `${right ? 'You' : 'Neither: you'} are ${article(found)}, because ${is} ${found}.`
      : right
        ? `Yes, ${is} ${found}.`
        : `No, ${is} ${found}, not ${body === 'asc' ? '' : 'in '}${signName(first)}.`;
  return [
    { text: body === 'sun' || asked.length === 1 ? text : `${capital(is)} ${found}.`, cites },
    ...meaning,
  ];
}

function contact(
  context: WriteContext,
  { a, b, aspect, cites, meanings }: Extract<Value, { type: 'contact' }>,
): readonly Said[] {
  const { words } = context;
  const pair = `${yourBody(words, a)} and ${yourBody(words, b)}`;
  if (aspect === null)
    return [
      {
        text: `${capital(pair)} form none of the five main aspects, so a reading wouldn't connect them directly.`,
        cites,
      },
    ];
  const how = words.contacts[aspect]?.natal ?? aspect;
  const text =
    aspect === 'square' || aspect === 'opposition'
      ? `${capital(yourBody(words, a))} is ${how} ${yourBody(words, b)}, an aspect called ${article(aspect)}.`
      : `${capital(pair)} are ${how}, an aspect called ${article(aspect)}.`;
  return [{ text, cites }, ...meaningOf(context, meanings, cites)];
}

const article = (word: string): string => `${/^[aeiou]/iu.test(word) ? 'an' : 'a'} ${word}`;

function house(context: WriteContext, value: Extract<Value, { type: 'house' }>): readonly Said[] {
  const { words } = context;
  const { occupants, cites } = value;
  const names = occupants.map((body) => bodyName(words, body));
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
  const planets =
    list === undefined
      ? 'No planet is in it, which is common'
      : `${capital(list)} ${names.length > 1 ? 'are' : 'is'} in it`;
  return [
    {
      text: `${capital(yourHouse(context, value.house))} begins in ${signName(value.sign)}.`,
      cites: cites.slice(0, 1),
    },
    { text: `${planets}.`, cites: cites.slice(1) },
    ...meaningOf(context, value.meanings.slice(0, 1), cites.slice(0, 1)),
  ];
}

/** "With this, you think carefully before you speak." */
function meaningOf(
  { content }: WriteContext,
  keys: readonly string[],
  cites: readonly FactId[],
): readonly Said[] {
  const clause = keys.flatMap((key) => content.meanings.get(key)?.clause ?? [])[0];
  return clause === undefined ? [] : [{ text: `With this, ${clause}.`, cites }];
}

function unknown(
  context: WriteContext,
  { lacks, subject: about }: Extract<Value, { type: 'unknown' }>,
): string {
  if (lacks === 'birth-date')
    return "I don't know your birth date yet, so I can't look that up. Add it in your profile, and ask me again.";
  if (lacks === 'reach') return 'That lies further away than I have looked, so I have no date for it.';
  const name = about.startsWith('house')
    ? 'Your houses depend'
    : `${capital(subject(context, about))} depends`;
  return `${name} on the time you were born, which I don't know. Add it in your profile if you can find it, and ask me again.`;
}
