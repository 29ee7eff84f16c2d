import { describe, expect, it } from 'vitest';
import { createZoneRules } from '#astro/time/zone.ts';
import { wireHumanDesign } from './human-design.ts';
import type { HumanDesignRequest, WireHumanDesign } from './human-design.ts';

const rules = createZoneRules();
const bangkok: HumanDesignRequest = {
  birthDate: '1990-04-14',
  birthTime: '07:42',
  latitude: 13.75,
  longitude: 100.5,
  timezone: 'Asia/Bangkok',
};

function dataOf(part: Partial<HumanDesignRequest> = {}): WireHumanDesign {
  const answer = wireHumanDesign({ ...bangkok, ...part }, rules);
  if (answer.type === 'refused') throw new Error(answer.message);
  return answer.data;
}

describe('a Human Design chart on the wire', () => {
  it('has thirteen activations a side', () => {
    const { personality, design } = dataOf();
    expect(personality.map(({ planet }) => planet)).toEqual(design.map(({ planet }) => planet));
    expect(personality).toHaveLength(13);
    expect(personality[0]).toMatchObject({ planet: 'Sun' });
  });

  it('needs no coordinates where clocks follow zones', () => {
    expect(dataOf({ latitude: null, longitude: null })).toEqual(dataOf());
  });

  it('needs them where each town kept its own clock', () => {
    const sao = { birthDate: '1900-06-15', timezone: 'America/Sao_Paulo', latitude: null, longitude: null };
    expect(wireHumanDesign({ ...bangkok, ...sao }, rules)).toMatchObject({ type: 'refused' });
    expect(dataOf({ ...sao, latitude: -23.55, longitude: -46.63 }).notes[0]).toContain('by the Sun');
  });

  it('says which activations a few minutes of birth time would change', () => {
    // The Moon crosses a line in under two hours, so some minute of any two hours is next to a border.
    const noted = Array.from({ length: 12 }, (_, i) =>
      dataOf({ birthTime: `07:${String(i * 5).padStart(2, '0')}` }).notes.join(' '),
    ).filter((notes) => notes.includes('would change it'));
    expect(noted.length).toBeGreaterThan(0);
  });

  it('refuses in the words of its own fields', () => {
    expect(wireHumanDesign({ ...bangkok, latitude: 91 }, rules)).toEqual({
      type: 'refused',
      message: 'latitude must be degrees from -90 to 90.',
    });
    expect(wireHumanDesign({ ...bangkok, timezone: 'CST' }, rules)).toMatchObject({
      message: expect.stringContaining('America/Chicago') as unknown,
    });
  });
});
