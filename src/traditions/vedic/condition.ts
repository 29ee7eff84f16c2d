/** What a graha's place does to it, and what grahas do to one another. Counted in whole signs. */
import { distance } from '#astro/angle/degrees.ts';
import { signIndex } from '#astro/angle/sign.ts';
import { countFrom, GRAHA_IDS, SIGN_LORDS } from './graha.ts';
import type { Graha, GrahaId, VedicSky } from './graha.ts';

/** `none` is told only beside another, where a place lies on a boundary. */
export const VEDIC_DIGNITIES = ['exalted', 'own', 'debilitated', 'none'] as const;
export type VedicDignity = (typeof VEDIC_DIGNITIES)[number];

/** Signs of exaltation as indices from Aries. The nodes have none: teachers differ. */
const EXALTED: Readonly<Partial<Record<GrahaId, number>>> = {
  sun: 0,
  moon: 1,
  mars: 9,
  mercury: 5,
  jupiter: 3,
  venus: 11,
  saturn: 6,
};

/** Exaltation comes before rulership, so that Mercury in Virgo is exalted. Source: Brihat Parashara Hora Shastra, ch. 3. */
export function vedicDignity(graha: GrahaId, sign: number): VedicDignity {
  const high = EXALTED[graha];
  if (high === undefined) return 'none';
  if (sign === high) return 'exalted';
  if (sign === (high + 6) % 12) return 'debilitated';
  return SIGN_LORDS[sign] === graha ? 'own' : 'none';
}

/** Within how many degrees of the Sun a graha is burnt; the second number when retrograde. Source: Surya Siddhanta, ch. 9. */
const COMBUST_DEG: Readonly<Partial<Record<GrahaId, readonly [direct: number, retrograde: number]>>> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
};

export function isCombust(graha: GrahaId, { lonDeg, speed }: Graha, sunDeg: number): boolean {
  const orb = COMBUST_DEG[graha];
  return orb !== undefined && distance(lonDeg, sunDeg) < (speed < 0 ? orb[1] : orb[0]);
}

/** All see the seventh sign; three see two more. Source: Brihat Parashara Hora Shastra, ch. 26. */
export function drishtiCounts(graha: GrahaId): readonly number[] {
  if (graha === 'mars') return [4, 7, 8];
  if (graha === 'jupiter') return [5, 7, 9];
  if (graha === 'saturn') return [3, 7, 10];
  return [7];
}

export type Drishti = { readonly from: GrahaId; readonly to: GrahaId; readonly count: number };

/** Who looks at whom. The two nodes, always opposite, are left out as lookers. */
export function drishtis(signOf: (graha: GrahaId) => number): readonly Drishti[] {
  return GRAHA_IDS.filter((id) => id !== 'rahu' && id !== 'ketu').flatMap((from) =>
    GRAHA_IDS.flatMap((to) => {
      const count = countFrom(signOf(from), signOf(to));
      return to !== from && drishtiCounts(from).includes(count) ? [{ from, to, count }] : [];
    }),
  );
}

/** The seven bodies, of which the one furthest on in its sign is the atmakaraka. Source: Jaimini Sutras, 1.1.11. */
export function atmakaraka(sky: VedicSky): GrahaId {
  const seven = GRAHA_IDS.filter((id) => id !== 'rahu' && id !== 'ketu');
  return seven.reduce((best, id) => (sky.grahas[id].lonDeg % 30 > sky.grahas[best].lonDeg % 30 ? id : best));
}

/** Named combinations whose rule is plain; the last five need the lagna. */
export const GRAHA_YOGAS = [
  'gajakesari',
  'budha-aditya',
  'chandra-mangala',
  'ruchaka',
  'bhadra',
  'hamsa',
  'malavya',
  'shasha',
] as const;
export type GrahaYoga = (typeof GRAHA_YOGAS)[number];

const GREAT_PERSONS = [
  ['mars', 'ruchaka'],
  ['mercury', 'bhadra'],
  ['jupiter', 'hamsa'],
  ['venus', 'malavya'],
  ['saturn', 'shasha'],
] as const;

const KENDRAS: readonly number[] = [1, 4, 7, 10];

/** Source: Phaladeepika, ch. 6, for all eight. */
export function grahaYogas(sky: VedicSky): readonly GrahaYoga[] {
  const sign = (id: GrahaId): number => signIndex(sky.grahas[id].lonDeg);
  const lagna = sky.lagnaDeg === null ? null : signIndex(sky.lagnaDeg);
  const great = GREAT_PERSONS.filter(([graha]) => {
    const dignity = vedicDignity(graha, sign(graha));
    return (
      lagna !== null &&
      KENDRAS.includes(countFrom(lagna, sign(graha))) &&
      (dignity === 'own' || dignity === 'exalted')
    );
  }).map(([, yoga]) => yoga);
  return [
    ...(KENDRAS.includes(countFrom(sign('moon'), sign('jupiter'))) ? (['gajakesari'] as const) : []),
    ...(sign('sun') === sign('mercury') ? (['budha-aditya'] as const) : []),
    ...(sign('moon') === sign('mars') ? (['chandra-mangala'] as const) : []),
    ...great,
  ];
}
