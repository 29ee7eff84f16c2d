import { present } from '#lib/assert.ts';

/** A template with its `{slots}` filled. Throws on a slot that no value is given for: a defect of the pack. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([a-zA-Z]+)\}/g, (_, slot: string) => present(values[slot], `slot ${slot}`));
}
