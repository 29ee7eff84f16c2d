import { expect, test } from 'vitest';

type Entry = string | ((...values: unknown[]) => string);
type Module = Record<string, Record<string, Entry>>;

const english = import.meta.glob<Module>('./ui-*.ts', { eager: true });
const translated = import.meta.glob<Module>(['../*/ui-*.ts', '!./ui-*.ts', '!../en/*'], { eager: true });

const catalogues = Object.entries(english)
  .filter(([file]) => !file.includes('.test.'))
  .flatMap(([file, module]) =>
    Object.entries(module).map(([name, words]) => ({ file: file.slice(2), name, words })),
  );

test('there are catalogues to check', () => {
  expect(catalogues.length).toBeGreaterThan(0);
});

test.each(catalogues)('$name says something under every key', ({ words }) => {
  for (const [key, entry] of Object.entries(words)) {
    const text =
      typeof entry === 'string' ? entry : entry(...Array.from({ length: entry.length }, () => '2'));
    expect(text.trim(), key).not.toBe('');
    expect(text, key).not.toMatch(/undefined|\[object|NaN/);
  }
});

test('a language that is offered has every key, with the same values to fill in', () => {
  for (const [path, module] of Object.entries(translated)) {
    const original = catalogues.find(({ file }) => path.endsWith(`/${file}`));
    expect(original, path).toBeDefined();
    const words = module[original?.name ?? ''] ?? {};
    const shape = (of: Record<string, Entry>) =>
      Object.entries(of).map(([key, entry]) => `${key}/${typeof entry === 'string' ? 0 : entry.length}`);
    expect(shape(words).sort(), path).toEqual(shape(original?.words ?? {}).sort());
  }
});
