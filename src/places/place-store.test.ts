import { describe, expect, it } from 'vitest';
import { countryName, mainFile, namesFile } from './place-fixture.ts';
import { createPlaceStore } from './place-store.ts';

/** A network that can be cut, and counts what it is asked for. */
function network(files: Record<string, string> = { main: mainFile(), names: namesFile() }) {
  const asked: string[] = [];
  const down = new Set<string>();
  const store = createPlaceStore({
    files: { main: 'main', names: 'names' },
    countryName,
    async fetchText(file) {
      asked.push(file);
      await Promise.resolve();
      if (down.has(file)) throw new TypeError('network');
      return files[file] ?? '';
    },
  });
  const search = async (query: string) => {
    const result = await store.search(query, 5);
    return result.type === 'places' ? result.places.map((place) => place.name) : result.type;
  };
  return { asked, down, store, search };
}

describe('the place store', () => {
  it('asks for nothing before it is needed, and for each file once', async () => {
    const { asked, store, search } = network();
    expect(asked).toEqual([]);
    await Promise.all([search('bangkok'), search('paris'), store.warm()]);
    await search('york');
    expect(asked).toEqual(['main', 'names']);
  });

  it('waits for the other spellings when the main names have no answer', async () => {
    expect(await network().search('กรุงเทพ')).toEqual(['Bangkok']);
  });

  it('says that it is unavailable, and recovers with the next search', async () => {
    const { down, search } = network();
    down.add('main');
    expect(await search('bangkok')).toBe('unavailable');
    down.clear();
    expect(await search('bangkok')).toEqual(['Bangkok']);
  });

  it('answers from the main names while the second file cannot be had, and asks for it again', async () => {
    const { down, search, asked } = network();
    down.add('names');
    expect(await search('bangkok')).toEqual(['Bangkok']);
    expect(await search('กรุงเทพ')).toEqual([]);
    down.clear();
    expect(await search('กรุงเทพ')).toEqual(['Bangkok']);
    expect(asked.filter((file) => file === 'main')).toHaveLength(1);
  });

  it('is unavailable when the answer is some other page', async () => {
    expect(await network({ main: '<!doctype html>', names: '' }).search('bangkok')).toBe('unavailable');
  });

  it('warms without throwing when there is no network', async () => {
    const { down, store } = network();
    down.add('main');
    await expect(store.warm()).resolves.toBeUndefined();
  });
});
