import { describe, expect, it } from 'vitest';
import { backArt, cardArt, roman } from './card-art.ts';
import { HEIGHT, WIDTH, put } from './pen.ts';

const ids = Array.from({ length: 78 }, (_, id) => id);
const pathsOf = (id: number): readonly string[] => cardArt(id).marks.map(([, path]) => path);

/** Pairs of coordinates in a path. */
const points = (path: string): readonly (readonly [number, number])[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)].map(([, x, y]) => [Number(x), Number(y)]);

describe('the deck', () => {
  it('has a picture of its own for each card, the same each time', () => {
    expect(new Set(ids.map((id) => JSON.stringify(pathsOf(id)))).size).toBe(78);
    expect(ids.map(cardArt)).toEqual(ids.map(cardArt));
    expect(() => cardArt(-1)).toThrow('0 to 77');
  });

  it('draws every line with numbers and the five letters of the pen', () => {
    const wrong = ids.flatMap((id) =>
      pathsOf(id).filter((path) => !/^M[-\d. MLQCZ]*$/u.test(path) || path === ''),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps within the sheet', () => {
    const beyond = ids.filter((id) =>
      pathsOf(id).some((path) =>
        points(path).some(([x, y]) => x < -30 || x > WIDTH + 30 || y < 0 || y > HEIGHT),
      ),
    );
    expect(beyond).toEqual([]);
  });

  it('shows as many things as its number says', () => {
    // Each disc is one circle of its own with an inner ring: two fine or inked ovals beside its star.
    const discs = (id: number): number =>
      cardArt(id).marks.filter(([ink, path]) => ink === 'wash' && path.includes('C')).length;
    expect(Array.from({ length: 10 }, (_, at) => discs(64 + at))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const blades = (id: number): number =>
      cardArt(id).marks.filter(([ink, path]) => ink === 'wash' && (path.match(/L/gu)?.length ?? 0) === 4)
        .length;
    expect(Array.from({ length: 9 }, (_, at) => blades(51 + at))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const staffs = (id: number): number => cardArt(id).marks.filter(([ink]) => ink === 'wash').length;
    expect(Array.from({ length: 10 }, (_, at) => staffs(22 + at))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    // A cup is washed twice, bowl and foot.
    const cups = (id: number): number => cardArt(id).marks.filter(([ink]) => ink === 'wash').length / 2;
    expect(Array.from({ length: 10 }, (_, at) => cups(36 + at))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('has stars above the horizon that differ from card to card', () => {
    expect(new Set(ids.map((id) => JSON.stringify(cardArt(id).stars))).size).toBe(78);
    expect(ids.flatMap((id) => cardArt(id).stars).every(([x, y]) => x > 20 && x < 280 && y < 310)).toBe(true);
  });

  it('numbers the majors and the suits', () => {
    expect([0, 4, 9, 14, 18, 19, 21].map(roman)).toEqual(['0', 'IV', 'IX', 'XIV', 'XVIII', 'XIX', 'XXI']);
    expect([21, 22, 30, 31, 32].map((id) => cardArt(id).numeral)).toEqual(['XXI', 'A', 'IX', 'X', '']);
  });
});

describe('the back', () => {
  it('is the same when it is turned by half a circle', () => {
    const turned = (path: string): string => put(path, { x: WIDTH, y: HEIGHT, turn: 180 });
    // A path may begin anywhere on its outline: its corners are compared, each once.
    const corners = (path: string): string =>
      [...new Set(points(path).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`))].toSorted().join(',');
    const marks = backArt.marks.map(([ink, path]) => `${ink} ${corners(path)}`).toSorted();
    expect(backArt.marks.map(([ink, path]) => `${ink} ${corners(turned(path))}`).toSorted()).toEqual(marks);
    const moons = backArt.moons.map(({ x, y, turn, path }) => `${x} ${y} ${turn} ${path}`).toSorted();
    const round = backArt.moons.map(
      ({ x, y, turn, path }) => `${WIDTH - x} ${HEIGHT - y} ${(turn + 180) % 360} ${path}`,
    );
    expect(round.toSorted()).toEqual(moons);
  });
});
