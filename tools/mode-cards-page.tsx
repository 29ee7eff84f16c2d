/** The page of `mode-cards-look.mjs`: one facts card of a mode, from its own engine, in a column of the chat or on a page. */
import { createRoot } from 'react-dom/client';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { loadTradition } from '#engine/traditions.ts';
import { ModeCardFrame } from '#parts/mode-cards/mode-card-frame.tsx';
import type { ModeCard } from '#parts/mode-cards/mode-card.ts';
import type { Tradition, TraditionInputs } from '#traditions/tradition.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { cardBirth, cardInputs } from '../tests/support/card-inputs.ts';
import { plainWords } from '../tests/support/plain-words.ts';

type Module = Readonly<Record<string, unknown>>;

const engines = import.meta.glob<Module>('../src/traditions/*/*.ts');
const cards = import.meta.glob<{ card: ModeCard }>('../src/parts/mode-cards/**/*.tsx');
const texts = import.meta.glob<{ words: TraditionWords }>('../src/text/en/traditions/*.ts');

const asked = new URLSearchParams(location.search);
const mode = asked.get('mode') ?? 'i-ching';
const size = asked.get('size') === 'full' ? 'full' : 'chat';
const theme = asked.get('theme') === 'light' ? 'light' : 'dark';

/** Of `with=answers.spread:cross;time:none`, what the inputs change. */
function changed(): TraditionInputs {
  const given = Object.fromEntries(
    (asked.get('with') ?? '').split(';').flatMap((pair) => {
      const at = pair.indexOf(':');
      return at < 0 ? [] : [[pair.slice(0, at), pair.slice(at + 1)]];
    }),
  );
  const under = (prefix: string): readonly (readonly [string, string])[] =>
    Object.entries(given).flatMap(([name, value]) =>
      name.startsWith(`${prefix}.`) ? [[name.slice(prefix.length + 1), value] as const] : [],
    );
  const text = (name: string): string | undefined => given[name];
  const date = text('date');
  const time = text('time');
  return cardInputs({
    birth: cardBirth({
      ...(date === undefined ? {} : { date }),
      ...(time === undefined ? {} : { time: time === 'none' ? null : time }),
    }),
    answers: Object.fromEntries(under('answers').map(([name, value]) => [name, value.split(',')])),
    school: Object.fromEntries(under('school')),
    ...(text('sex') === undefined ? {} : { sex: null }),
    ...(text('seed') === undefined ? {} : { seed: text('seed') ?? null }),
    ...(text('entered') === undefined ? {} : { entered: text('entered') ?? null }),
    ...(text('latin') === undefined ? {} : { name: { thai: null, latin: text('latin') ?? null } }),
  });
}

const isTradition = (value: unknown): value is Tradition =>
  typeof value === 'object' && value !== null && 'sheet' in value && 'mode' in value && value.mode === mode;

/** A module that exports the mode, ready or as a maker that is given its library. */
async function traditionOf(): Promise<Tradition> {
  const paths = Object.keys(engines).filter((path) => new RegExp(`/${mode}(?:-tradition)?\\.ts$`).test(path));
  for (const path of paths) {
    const module = await engines[path]?.();
    const found = Object.values(module ?? {}).find(isTradition);
    if (found !== undefined) return found;
  }
  // One that is made with its lexicon.
  const made = await loadTradition(mode);
  if (made !== null) return made;
  throw new Error(`no engine of ${mode} among ${paths.join(', ')}`);
}

async function show(): Promise<void> {
  const tradition = await traditionOf();
  const inputs = changed();
  const sheet = tradition.sheet(inputs);
  if (sheet === null) throw new Error(`${mode} needs ${tradition.needs(inputs).join(', ')}`);
  const cardPath = Object.keys(cards).find((path) => path.endsWith(`/${mode}.tsx`));
  const module = cardPath === undefined ? undefined : await cards[cardPath]?.();
  if (module === undefined) throw new Error(`no card of ${mode}`);
  const words =
    (await texts[`../src/text/en/traditions/${mode}.ts`]?.())?.words ?? plainWords(tradition.mode);
  const width = size === 'full' ? '960px' : 'var(--w-read)';
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root');
  createRoot(root).render(
    <UiProvider theme={theme}>
      <main style={{ maxWidth: width, margin: '0 auto', padding: '16px' }}>
        <ModeCardFrame sheet={sheet} card={module.card} words={words} size={size} />
      </main>
    </UiProvider>,
  );
}

document.documentElement.dataset['theme'] = theme;
show().then(
  () => requestAnimationFrame(() => (document.body.dataset['shown'] = 'yes')),
  (cause: unknown) => {
    document.body.dataset['shown'] = 'failed';
    document.body.textContent = String(cause);
  },
);
