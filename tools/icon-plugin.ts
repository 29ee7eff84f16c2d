/**
 * Interface icons as modules: `import IconX from 'virtual:icon/x'` gives the outlines of Tabler's icon of that name.
 * The whole set is one JSON file; React components of it would be 18,000 files to install.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import type { IconDrawing } from '../src/ui/icon.tsx';

const PREFIX = 'virtual:icon/';

export function iconPlugin(): Plugin {
  return {
    name: 'soulstice-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(drawingOf(id.slice(PREFIX.length + 1)))};`
        : null,
  };
}

let bodies: Readonly<Record<string, { readonly body: string } | undefined>> | null = null;

/** Throws for a name that the set does not have, and for an icon that is drawn with more than one kind of path. */
function drawingOf(name: string): IconDrawing {
  bodies ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json'), 'utf8'),
  ).icons as NonNullable<typeof bodies>;
  const body = bodies[name]?.body;
  if (body === undefined) throw new Error(`Tabler has no icon "${name}"; see https://tabler.io/icons`);
  const isFilled = body.includes('fill="currentColor"');
  if (/<(?!\/?g\b|path\b)/.test(body) || (isFilled && body.includes('stroke=')))
    throw new Error(`The icon "${name}" has more than paths of one kind: ${body}`);
  return { isFilled, paths: [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d ?? '') };
}
