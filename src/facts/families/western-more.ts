/** Fact ids of the modes of this family. Values of ids are lower case, dots between levels, hyphens inside one. */
const planet = 'moon|mercury|venus|sun|mars|jupiter|saturn';
const aspect = 'conjunction|sextile|square|trine|opposition';
const weatherChart = 'ingress|syzygy|lunation|day';

export const westernMoreFamilies = {
  hellenisticSect:
    /^hellenistic\.(?:sect-light|benefic-of-sect|malefic-of-sect|benefic-contrary|malefic-contrary|twilight|asc-ruler)$/,
  hellenisticPlanet: new RegExp(`^hellenistic\\.(?:${planet}|asc)\\.(?:bound|face|triplicity|joy)$`),
  hellenisticLot: /^hellenistic\.lot\.(?:fortune|spirit|eros|necessity)\.ruler$/,
  hellenisticRegard: new RegExp(`^hellenistic\\.regard\\.(?:${planet})-(?:${planet})$`),
  hellenisticProfection:
    /^hellenistic\.profection\.(?:age|sign|activated|month-sign|month-lord|month-house)$/,
  hellenisticReleasing:
    /^hellenistic\.releasing\.(?:spirit|fortune)\.(?:start|level-[12](?:-lord|-place|-end)?|peak|loosing|loosed)$/,
  egyptianDecan: /^egyptian\.decan\.(?:sun|rising)(?:-sign|-ruler)?$/,
  egyptianDate: /^egyptian\.(?:civil|today)\.(?:year|month|day|season|decade|god)$/,
  egyptianWhole: /^egyptian\.(?:popular-god|next-birthday)$/,
  chaldean:
    /^chaldean\.(?:word\.[1-9]\d*|compound|root|birth-compound|birth-root|agreement|listed-compounds)$/,
  weatherYear: /^weather\.year\.(?:aries|cancer|libra|capricorn)$/,
  weatherNext: /^weather\.next\.(?:new|first-quarter|full|last-quarter|ingress)$/,
  weatherChart: new RegExp(`^weather\\.(?:${weatherChart})\\.(?:kind|at|doors)$`),
  weatherPlace: new RegExp(
    `^weather\\.(?:${weatherChart})\\.(?:asc\\.sign|mc\\.sign|(?:${planet})\\.(?:sign|angle))$`,
  ),
  weatherAspect: new RegExp(
    `^weather\\.(?:${weatherChart})\\.(?:${planet})-(?:${aspect})-(?:${planet})\\.orb$`,
  ),
  weatherScore: /^weather\.(?:score\.(?:heat|cold|moisture|wind|storm)|rank|season|zone)$/,
} as const;
