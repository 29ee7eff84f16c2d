/**
 * A careful guess at how many tokens a text is, for budgets: four Latin letters a token, one for each other character.
 * Real counts differ by provider; ours err on the high side for Thai.
 */
export function tokensOf(text: string): number {
  let other = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) other += 1;
  return Math.ceil((text.length - other) / 4) + other;
}

/** A text cut to about `max` tokens, in UTF-16 units. */
export function unitsWithin(text: string, max: number): number {
  const share = text.length === 0 ? 1 : tokensOf(text) / text.length;
  return share === 0 ? text.length : Math.floor(max / share);
}
