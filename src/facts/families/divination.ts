/** Fact ids of the modes of this family. Values of ids are lower case, dots between levels, hyphens inside one. */

const card = '(?:[1-9]|[12][0-9]|3[0-6])';
const place = '[1-9]';
const house = '(?:[1-9]|1[0-2])';

export const divinationFamilies = {
  lenormandCard: new RegExp(`^lenormand\\.${card}\\.(?:card|house|position)$`),
  lenormandWhole:
    /^lenormand\.(?:source|layout|significator|distance|chain|corners|past|ahead|above|below|around|diagonals|knights)$/,
  lenormandPerson: /^lenormand\.(?:man|woman)\.(?:row|column|house)$/,
  lenormandPairs: new RegExp(
    `^lenormand\\.(?:pair\\.${place}-${place}|mirror\\.(?:across|down|${place}-${place})|(?:row|column)\\.[1-3])$`,
  ),
  lenormandCount: /^lenormand\.(?:bright|dark)\.count$/,
  hexagram:
    /^iching\.(?:source|method|primary|relating|nuclear|inverse|opposite|changing|read|central|correct|corresponding|yang\.count|changing\.count)$/,
  hexagramPart: /^iching\.(?:line\.[1-6]|(?:primary|relating)\.(?:below|above))$/,
  geomancyFigure: /^geomancy\.(?:mother|daughter|niece)\.[1-4]$/,
  geomancyCourt:
    /^geomancy\.(?:source|judge|reconciler|witness\.(?:right|left)|judge\.(?:quality|motion|planet)|via-puncti|points\.count|quesited)$/,
  geomancyHouse: new RegExp(`^geomancy\\.house${house}(?:\\.perfection)?$`),
  ifa: /^ifa\.(?:source|odu|index|right|left|meji|senior|orientation|single\.count|legs\.(?:right|left))$/,
  rune: new RegExp(`^rune\\.${place}\\.(?:rune|aett|place|position|merkstave|turns)$`),
  runeWhole: /^rune\.(?:source|spread|merkstave\.count|aett\.(?:freyr|hagal|tyr)\.count|pair\.[1-9]-[1-9])$/,
} as const;
