/** What each theme is called and what it says about a person. Fetched when a sum of themes is first shown. */
import themes from '#content/en/themes.json' with { type: 'json' };

export interface ThemeWords {
  readonly name: string;
  /** Empty for a theme of a newer version. */
  readonly says: string;
}

const words = new Map<string, ThemeWords>(
  themes.traits.map(({ id, name, says }) => [id, { name: typeset(name), says: typeset(says) }]),
);

/** The words of a theme by its id, or by its key in a sum, `theme:starts-fast`. */
export function themeWords(key: string): ThemeWords {
  const id = key.slice(key.indexOf(':') + 1);
  const name = id.replaceAll('-', ' ');
  return words.get(id) ?? { name: name.charAt(0).toUpperCase() + name.slice(1), says: '' };
}

/** Content is typed with straight apostrophes. */
function typeset(text: string): string {
  return text.replaceAll("'", '’');
}
