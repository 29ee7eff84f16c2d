import { describe, expect, it } from 'vitest';
import { PLANET_IDS } from '../body/body-id.ts';
import type { ChartBody } from './natal.ts';
import { shapeOf } from './shape.ts';

/** Ten longitudes for moon, mercury, venus, sun, mars, jupiter, saturn, uranus, neptune, pluto. */
const shape = (...lons: readonly number[]) => {
  expect(lons).toHaveLength(10);
  return shapeOf({ bodies: PLANET_IDS.map((body, i) => ({ body, lon: lons[i] }) as unknown as ChartBody) });
};

describe('shape', () => {
  it('bundle: ten within a third of the circle', () => {
    expect(shape(10, 20, 30, 40, 50, 60, 80, 100, 110, 130)).toEqual({
      kind: 'bundle',
      occupiedDeg: 120,
      gapDeg: 240,
      leader: null,
      handle: null,
    });
    expect(shape(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)).toMatchObject({
      kind: 'bundle',
      occupiedDeg: 0,
      gapDeg: 360,
    });
  });

  it('bowl: ten within half, led by the one that rises first', () => {
    expect(shape(350, 330, 20, 40, 60, 80, 100, 115, 125, 150)).toEqual({
      kind: 'bowl',
      occupiedDeg: 180,
      gapDeg: 180,
      leader: 'mercury',
      handle: null,
    });
  });

  it('bucket: nine within half, and a handle clear of both rims', () => {
    expect(shape(270, 10, 30, 50, 70, 90, 110, 130, 150, 170)).toEqual({
      kind: 'bucket',
      occupiedDeg: 260,
      gapDeg: 100,
      leader: null,
      handle: 'moon',
    });
  });

  it('of two lone planets the handle is the clearer one', () => {
    // Eight from 0 to 90; alone at 180 (90 and 95 off) and at 275 (95 and 85 off).
    expect(shape(180, 275, 0, 10, 25, 40, 55, 65, 80, 90)).toMatchObject({ kind: 'bucket', handle: 'moon' });
    expect(shape(275, 180, 0, 10, 25, 40, 55, 65, 80, 90)).toMatchObject({ handle: 'mercury' });
  });

  it('of two lone planets beside each other the handle is the one further from the rest', () => {
    // Alone at 121 (121 and 61 off) and at 182 (61 and 177 off): the gap between them is the nearer one of both.
    expect(shape(121, 182, 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7)).toMatchObject({ handle: 'mercury' });
    expect(shape(182, 121, 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7)).toMatchObject({ handle: 'moon' });
  });

  it('a lone planet less than 60° off a rim is no handle', () => {
    // Empty from 229 to 10: 141°, and 59° from 170 to 229.
    expect(shape(229, 10, 30, 50, 70, 90, 110, 130, 150, 170)).toMatchObject({
      kind: 'locomotive',
      leader: 'mercury',
      handle: null,
    });
  });

  it('seesaw: two groups with two clear gaps', () => {
    expect(shape(0, 10, 20, 30, 40, 180, 190, 200, 210, 220)).toMatchObject({
      kind: 'seesaw',
      occupiedDeg: 220,
      gapDeg: 140,
      leader: null,
    });
    expect(shape(0, 5, 100, 110, 120, 150, 190, 200, 210, 250).kind).toBe('seesaw');
  });

  it('locomotive: one empty third', () => {
    expect(shape(100, 130, 150, 180, 200, 230, 260, 290, 320, 340)).toEqual({
      kind: 'locomotive',
      occupiedDeg: 240,
      gapDeg: 120,
      leader: 'moon',
      handle: null,
    });
  });

  it('splash: no gap over 60°', () => {
    expect(shape(0, 36, 72, 108, 144, 180, 216, 252, 288, 324).kind).toBe('splash');
    expect(shape(0, 60, 61, 120, 150, 180, 210, 240, 270, 300).kind).toBe('splash');
  });

  it('splay: three groups, or a gap that is neither wide nor narrow', () => {
    expect(shape(0, 10, 20, 120, 130, 140, 240, 250, 260, 262).kind).toBe('splay');
    expect(shape(0, 80, 100, 130, 160, 190, 220, 250, 280, 310).kind).toBe('splay');
  });

  it('counts the gap across 0°', () => {
    expect(shape(340, 355, 5, 15, 25, 35, 45, 55, 65, 75)).toMatchObject({ kind: 'bundle', occupiedDeg: 95 });
  });
});
