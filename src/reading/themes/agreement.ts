/** What other traditions on a mixed sheet say to the first theme of a reading: the same, or the opposite. */
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { ThemeContent, ThemeId } from './theme.ts';

export type Tradition = 'vedic' | 'bazi' | 'numerology';

/** Facts of other traditions that speak for a theme: `vedic.moon.house=7`. */
export type TraditionFacts = {
  readonly [theme: ThemeId]: { readonly [tradition in Tradition]?: readonly string[] };
};

export type Agreement = {
  readonly says: 'same' | 'opposite';
  readonly traditions: readonly Tradition[];
  readonly cites: readonly FactId[];
};

const traditions = ['vedic', 'bazi', 'numerology'] as const;

/** Agreement with a theme, else disagreement; null where no other tradition on the sheet speaks to it. */
export function agreementOn(
  theme: ThemeId,
  { facts }: Pick<FactSheet, 'facts'>,
  { traits, elsewhere }: Pick<ThemeContent, 'traits' | 'elsewhere'>,
): Agreement | null {
  const held = new Map<string, FactId>();
  for (const { id, value, survives } of facts)
    if (survives !== 'no' && (value.type === 'id' || value.type === 'count'))
      held.set(`${id}=${value.type === 'id' ? value.id : value.n}`, id);
  const found = (of: ThemeId, says: Agreement['says']): Agreement | null => {
    const speaking = traditions.flatMap((tradition) => {
      const id = elsewhere[of]?.[tradition]?.map((fact) => held.get(fact)).find((one) => one !== undefined);
      return id === undefined ? [] : [{ tradition, id }];
    });
    return speaking.length === 0
      ? null
      : { says, traditions: speaking.map(({ tradition }) => tradition), cites: speaking.map(({ id }) => id) };
  };
  const opposite = traits.get(theme)?.opposite ?? null;
  return found(theme, 'same') ?? (opposite === null ? null : found(opposite, 'opposite'));
}
