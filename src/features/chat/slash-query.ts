/**
 * What the slash is followed by while a command is being typed; null for any other text. Only at the very beginning and
 * up to the first space, so that a date or a path in a question is left alone.
 */
export function slashQuery(text: string): string | null {
  const typed = /^\/([\p{L}\p{N}-]*)$/u.exec(text);
  return typed === null ? null : (typed[1] ?? '').toLowerCase();
}
