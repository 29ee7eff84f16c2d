import { describe, expect, it } from 'vitest';
import { undeclaredRoles } from '#companion/voice/claims.ts';
import { parseTemplate, slotsOf } from '#companion/voice/frame.ts';
import { frames as first } from './frames.ts';
import { moreFrames } from './frames-more.ts';

const frames = [...first, ...moreFrames];

describe('frames', () => {
  it('have ids of their own', () => {
    expect(new Set(frames.map(({ id }) => id)).size).toBe(frames.length);
  });

  it.each(frames.map((frame) => [frame.id, frame] as const))(
    '%s parses, has a slot and ends as a sentence',
    (_, frame) => {
      expect(slotsOf(parseTemplate(frame.template)).length).toBeGreaterThan(0);
      expect(frame.template).toMatch(/^[a-z{‘“].*\.$/u);
      expect(frame.template).not.toMatch(/!| {2}|,,/u);
    },
  );

  it('that claim say which facts they assert', () => {
    expect(frames.filter(({ role, cites }) => role === 'claim' && cites.length === 0)).toEqual([]);
  });

  it.each(frames.map((frame) => [frame.id, frame] as const))(
    '%s declares each fact that its sentence claims, and claims none that it does not cite',
    (_, frame) => {
      expect(undeclaredRoles(frame, slotsOf(parseTemplate(frame.template)))).toEqual([]);
    },
  );

  it('give every kind of point a claim at every depth', () => {
    const kinds = [
      'placement',
      'ruler',
      'aspect',
      'angle',
      'transit',
      'moon-now',
      'phase',
      'sect',
      'element',
      'profection',
    ] as const;
    for (const kind of kinds) {
      for (const depth of ['basic', 'intermediate', 'advanced'] as const) {
        expect(
          frames.filter(
            (frame) => frame.on === kind && frame.role === 'claim' && (frame.depth?.includes(depth) ?? true),
          ),
          `${kind} ${depth}`,
        ).not.toEqual([]);
      }
    }
  });
});
