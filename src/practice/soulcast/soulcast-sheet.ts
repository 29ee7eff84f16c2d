/** The facts a Soulcast stands on, as a sheet of their own. */
import type { Fact } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { birthInputs, confidenceOf, missingNeeds } from '#traditions/birth-inputs.ts';
import { degreesValue, derived, fact, idValue, instantsValue, isoSecond } from '#traditions/values.ts';
import type { DayInput, DaySky } from './day-sky.ts';
import { NEAR_DEG } from './day-sky.ts';

const SKY = 'source.astronomy-engine';

/** The sheet of a day: mode `soulcast`. The same day, birth and school give the same bytes. */
export function soulcastSheet(input: DayInput, sky: DaySky): FactSheet {
  const { day, moon } = sky;
  const at = { at: isoSecond(day.noon) };
  const facts: Fact[] = [
    fact(
      'sky.moon.sign',
      idValue(moon.sign),
      'label.moon-sign-now',
      derived('apparent-longitude', [], SKY, { ...at, deg: Math.round(moon.lon * 10_000) / 10_000 }),
    ),
    fact(
      'sky.moon.phase',
      idValue(moon.phase.phase),
      'label.moon-phase-now',
      derived('moon-ahead-of-sun', [], SKY, { ...at, angleDeg: Math.round(moon.phase.angle * 100) / 100 }),
    ),
    fact(
      'sky.moon.illumination',
      { type: 'ratio', n: Math.round(moon.phase.illumination * 1000) / 1000 },
      'label.moon-lit',
      derived('lit-share', [], SKY, at),
    ),
  ];
  if (moon.ingress !== null)
    facts.push(
      fact(
        'sky.moon.next-sign',
        instantsValue([moon.ingress.at]),
        'label.moon-next-sign',
        derived('sign-change', ['sky.moon.sign'], SKY, { sign: moon.ingress.sign }),
      ),
    );
  if (sky.lunations.length > 0)
    facts.push(
      fact(
        'sky.moon.lunation',
        instantsValue(sky.lunations.map((each) => each.at)),
        'label.moon-lunation',
        derived('moon-ahead-of-sun', [], SKY, { phases: sky.lunations.map(({ phase }) => phase) }),
      ),
    );
  for (const { mover, aspect, point, orbDeg, passes, doubtDays } of sky.contacts) {
    const pair = `transit.${mover}-${aspect}-${point}`;
    const doubt = doubtDays > 0 ? { doubtDays: Math.round(doubtDays * 10) / 10 } : {};
    const held = doubtDays > 0 ? ('in-range' as const) : undefined;
    facts.push(
      fact(
        `${pair}.orb`,
        degreesValue(orbDeg),
        'label.transit-orb',
        derived('separation-now', [], SKY, { ...at, ...doubt }),
        held,
      ),
    );
    if (passes.length > 0)
      facts.push(
        fact(
          `${pair}.exact`,
          instantsValue(passes),
          'label.transit-exact',
          derived('moving-longitude-meets-aspect', [], SKY, { orbDeg: NEAR_DEG, ...doubt }),
          held,
        ),
      );
  }
  for (const { aspect, point, from, to } of sky.moonContacts)
    facts.push(
      fact(
        `transit.moon-${aspect}-${point}.exact`,
        instantsValue(from === to ? [from] : [from, to]),
        'label.transit-exact',
        derived('moving-longitude-meets-aspect', [], SKY, from === to ? {} : { stretch: true }),
        from === to ? undefined : 'in-range',
      ),
    );
  return sealSheet({
    mode: 'soulcast',
    engineVersion,
    school: { zodiac: 'tropical', house: input.houseSystem, node: input.node },
    inputs: {
      birth: input.moment === null ? null : birthInputs(input.moment),
      date: input.date,
      zone: input.zone,
      nearDeg: NEAR_DEG,
    },
    missing: missingNeeds(input.moment?.details ?? null),
    facts: dedupe(facts),
    complete: [],
    caveats: [],
    confidence: confidenceOf(input.moment),
    sources: [SKY],
  });
}

/** The Moon may meet one point twice in a day of 25 hours; an id stands once. */
function dedupe(facts: readonly Fact[]): readonly Fact[] {
  return [...new Map(facts.map((each) => [each.id, each])).values()];
}
