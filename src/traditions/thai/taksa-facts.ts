/** The facts of a Taksa ring: the birth star, the eight seats, colours, directions and the star of the day. */
import type { Fact } from '#facts/fact.ts';
import { WEEKDAY_IDS } from '#calendar/weekday.ts';
import { countValue, derived, idValue, idsValue } from '../values.ts';
import { clockOf, thaiDayAt } from './birth-day.ts';
import type { DayCase, DaySchool, ThaiBirthDay } from './birth-day.ts';
import { heldFact, isoDay } from './sheet-parts.ts';
import { numberOfStar, pairOf, STAR_COLOUR, STAR_DIRECTION, STAR_POWER } from './stars.ts';
import type { Pairing } from './stars.ts';
import { seatOf, taksaRing, TAKSA_SEATS } from './taksa-ring.ts';

export const TAKSA_SOURCE = 'source.thai-taksa';

/** Images of the Buddha, one for each star of birth: the posture that is kept on its day. */
export const BUDDHA_POSTURES = [
  'thawai-net',
  'ham-yat',
  'saiyat',
  'um-bat',
  'samathi',
  'ramphueng',
  'nak-prok',
  'palilai',
] as const;
export type BuddhaPosture = (typeof BUDDHA_POSTURES)[number];

/** Seats whose star gives a colour that is worn for luck. */
export const LUCKY_SEATS = ['det', 'si', 'montri'] as const;

/** The star of birth and the weekday it comes from. */
export function birthStarFacts({ cases, dawnMin, duskMin, doubt }: ThaiBirthDay): readonly Fact[] {
  const values = {
    days: cases.map(({ day }) => isoDay(day)),
    weekdays: cases.map(({ weekday }) => weekday),
    stars: cases.map(({ star }) => numberOfStar(star)),
    dawn: clockOf(dawnMin),
    dusk: clockOf(duskMin),
    doubt,
  };
  const from = derived('weekday-from-six', [], TAKSA_SOURCE, values);
  return [
    ...heldFact(
      'thai.birth-star',
      cases.map(({ star }) => idValue(star)),
      'label.thai-birth-star',
      from,
    ),
    ...heldFact(
      'thai.birth-weekday',
      cases.map(({ weekday }) => idValue(WEEKDAY_IDS[weekday - 1] ?? 'sunday')),
      'label.thai-birth-weekday',
      from,
    ),
  ];
}

/** The eight seats with their directions, and what follows from single seats. */
export function ringFacts(cases: readonly DayCase[]): readonly Fact[] {
  const rings = cases.map(({ star }) => taksaRing(star));
  const seats = TAKSA_SEATS.flatMap((seat, steps) => [
    ...heldFact(
      `thai.taksa.${seat}`,
      rings.map((ring) => idValue(ring[seat])),
      'label.thai-taksa-seat',
      derived('ring-from-birth-star', ['thai.birth-star'], TAKSA_SOURCE, { steps }),
    ),
    ...heldFact(
      `thai.taksa.${seat}.direction`,
      rings.map((ring) => idValue(STAR_DIRECTION[ring[seat]])),
      'label.thai-taksa-direction',
      derived('direction-of-star', [`thai.taksa.${seat}`], TAKSA_SOURCE),
    ),
  ]);
  return [
    ...seats,
    ...heldFact(
      'thai.taksa.lucky-colours',
      rings.map((ring) => idsValue(LUCKY_SEATS.map((seat) => STAR_COLOUR[ring[seat]]))),
      'label.thai-taksa-lucky-colours',
      derived(
        'colours-of-seats',
        LUCKY_SEATS.map((seat) => `thai.taksa.${seat}`),
        TAKSA_SOURCE,
      ),
    ),
    ...heldFact(
      'thai.taksa.avoid-colour',
      rings.map((ring) => idValue(STAR_COLOUR[ring.kalakini])),
      'label.thai-taksa-avoid-colour',
      derived('colour-of-seat', ['thai.taksa.kalakini'], TAKSA_SOURCE),
    ),
    ...heldFact(
      'thai.taksa.power',
      cases.map(({ star }) => countValue(STAR_POWER[star])),
      'label.thai-taksa-power',
      derived('strength-of-star', ['thai.birth-star'], TAKSA_SOURCE),
    ),
    ...heldFact(
      'thai.taksa.posture',
      cases.map(({ star }) => idValue(BUDDHA_POSTURES[numberOfStar(star) - 1] ?? 'thawai-net')),
      'label.thai-taksa-posture',
      derived('posture-of-day', ['thai.birth-star'], TAKSA_SOURCE),
    ),
    ...pairFacts(cases, 'friend'),
    ...pairFacts(cases, 'enemy'),
    ...pairFacts(cases, 'element-pair'),
    ...pairFacts(cases, 'equal-power'),
  ];
}

/** The star that is paired with the birth star, and the seat it holds. */
function pairFacts(cases: readonly DayCase[], pairing: Pairing): readonly Fact[] {
  return [
    ...heldFact(
      `thai.taksa.${pairing}`,
      cases.map(({ star }) => idValue(pairOf(star, pairing))),
      'label.thai-taksa-pair',
      derived('pair-of-stars', ['thai.birth-star'], TAKSA_SOURCE, { pairing }),
    ),
    ...heldFact(
      `thai.taksa.${pairing}-seat`,
      cases.map(({ star }) => idValue(seatOf(star, pairOf(star, pairing)))),
      'label.thai-taksa-pair-seat',
      derived('seat-of-star', [`thai.taksa.${pairing}`, 'thai.birth-star'], TAKSA_SOURCE),
    ),
  ];
}

/** The star of a day and the seat it holds for the person. `minute` is that of the day which is asked about. */
export function todayFacts(
  cases: readonly DayCase[],
  day: number,
  minute: number,
  school: DaySchool,
): readonly Fact[] {
  const today = thaiDayAt(day, minute, school);
  const values = { day: isoDay(today.day), weekday: today.weekday, number: numberOfStar(today.star) };
  return [
    ...heldFact(
      'thai.taksa.today.star',
      [idValue(today.star)],
      'label.thai-taksa-today-star',
      derived('weekday-from-six', [], TAKSA_SOURCE, values),
    ),
    ...heldFact(
      'thai.taksa.today.seat',
      cases.map(({ star }) => idValue(seatOf(star, today.star))),
      'label.thai-taksa-today-seat',
      derived('seat-of-star', ['thai.birth-star', 'thai.taksa.today.star'], TAKSA_SOURCE),
    ),
  ];
}
