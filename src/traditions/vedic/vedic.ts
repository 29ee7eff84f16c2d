/** Jyotish: the sidereal chart of a birth, its panchanga, its periods and the sky that moves over it. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { birthInputs, confidenceOf, missingNeeds } from '../birth-inputs.ts';
import { createFactBook } from '../indic/fact-book.ts';
import type { FactBook } from '../indic/fact-book.ts';
import { birthInstants } from '../indic/held-values.ts';
import type { Tradition, TraditionInputs } from '../tradition.ts';
import { isoSecond } from '../values.ts';
import { vedicSky } from './graha.ts';
import { natalFacts } from './natal-facts.ts';
import type { VedicSkies } from './natal-facts.ts';
import { vedicPoints } from './points.ts';
import { VEDIC_SCHOOLS, vedicSchool } from './school.ts';
import type { VedicSchool } from './school.ts';
import { dashaFacts, panchangaFacts, transitFacts } from './time-facts.ts';

const MINUTE = 60_000;

export const vedic: Tradition = {
  mode: 'vedic',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: (inputs) => (inputs.birth === null ? null : vedicSheet(inputs, inputs.birth)),
  points: vedicPoints,
  schools: VEDIC_SCHOOLS,
};

function vedicSheet(inputs: TraditionInputs, birth: BirthMoment): FactSheet {
  const school = vedicSchool(inputs.school);
  const now = unixMs(Math.floor(inputs.now / MINUTE) * MINUTE);
  const skies = birthSkies(birth, school);
  const book = createFactBook(birth);
  natalFacts(book, skies);
  panchangaFacts(book, skies, birth);
  dashaFacts(book, skies, now, school);
  transitFacts(book, skies, now, school);
  birthCaveats(book, birth);
  const { facts, caveats } = book.close();
  return sealSheet({
    mode: 'vedic',
    engineVersion,
    school: {
      ayanamsa: school.ayanamsa,
      node: school.node,
      'dasha-year': school.dashaYear,
      houses: 'whole-sign',
    },
    inputs: { birth: birthInputs(birth), now: isoSecond(now), zone: inputs.zone },
    missing: missingNeeds(birth.details),
    facts,
    complete: completeFamilies(skies, birth.knowledge === 'exact' && !book.hasOpenSign()),
    caveats: caveats.map(({ id }) => id),
    confidence: confidenceOf(birth),
    sources: [
      'source.astronomy-engine',
      'source.parashara',
      'source.panchanga',
      'source.surya-siddhanta',
      'source.phaladeepika',
      'source.jaimini',
      'source.muhurta-chintamani',
    ],
  });
}

function birthSkies(birth: BirthMoment, school: VedicSchool): VedicSkies {
  // The rising sign turns once a day: without a time there is no honest place for it.
  const place = birth.at === null ? null : birth.details.place;
  const [first, ...rest] = birthInstants(birth).map((at) => vedicSky(at, place, school));
  return {
    skies: [first ?? vedicSky(birth.from, null, school), ...rest],
    isTimed: birth.at !== null,
  };
}

function birthCaveats(book: FactBook, birth: BirthMoment): void {
  if (birth.details.time === null) book.caveat('birth-time-unknown');
  if (birth.details.place === null) book.caveat('birth-place-unknown');
  if (birth.knowledge === 'plus-minus')
    book.caveat('birth-time-uncertain', { plusMinusMin: birth.details.plusMinusMin });
}

/** Families listed whole: a dignity or a look that is not here is not in the chart. `isSure` when no sign is open. */
function completeFamilies({ skies }: VedicSkies, isSure: boolean): readonly string[] {
  const always = ['vedic.transit.*.sign', 'vedic.*.sign'];
  if (!isSure) return always;
  const sure = [...always, 'vedic.*.dignity', 'vedic.*.combust', 'vedic.drishti.*', 'vedic.yogas'];
  return skies[0].lagnaDeg === null ? sure : [...sure, 'vedic.house*', 'vedic.*.house'];
}
