/** Fact ids of the modes of this family. Values of ids are lower case, dots between levels, hyphens inside one. */
const seat = '(?:boriwan|ayu|det|si|mula|utsaha|montri|kalakini)';
const pair = '(?:friend|enemy|element-pair|equal-power)';
const aDay =
  '(?:weekday|buddhist-year|lunar\\.(?:day|phase|month|second-eighth|year-kind)|wan-phra|animal|chula-sakarat|sak)';
const year = '(?:chong|khak|heng|phua|hai|trine|six-harmony)';

export const thaiFamilies = {
  thaiBirth: /^thai\.birth-(?:star|weekday)$/,
  thaiTaksa: new RegExp(
    `^thai\\.taksa\\.(?:${seat}(?:\\.direction)?|${pair}(?:-seat)?|lucky-colours|avoid-colour|posture|power|today\\.(?:star|seat))$`,
  ),
  thaiMahaTaksa:
    /^thai\.mahataksa\.(?:(?:major|sub)(?:-seat)?|relation|next-(?:major|sub)(?:-star)?|age|nominal-age|cycle|year-(?:seat|star)|(?:sub-)?period\.[1-8])$/,
  sevenCell: /^seven\.(?:base[1-9]\.[1-7]|base4\.[1-7]\.called|pillar\.[1-7]\.relations)$/,
  sevenName:
    /^seven\.cell\.(?:atta|hina|thanang|pita|mata|phoka|matchima|tanu|kadumpha|sahatcha|phanthu|putta|ari|patni|morana|supha|kamma|lapha|phayaya|thasa|thasi)$/,
  sevenStar: /^seven\.(?:sun|moon|mars|mercury|jupiter|venus|saturn)\.cells$/,
  sevenWhole: /^seven\.(?:weekday|month|animal|age|age-column|age-cells)$/,
  zodiacYear: new RegExp(
    `^zodiacyear\\.(?:animal|animal-thaloengsok|animal-chinese|rules-differ|element|target-year|target-animal|target-element|relations|affected|begins|ends|${year}|next-(?:chong|khak|trine|six-harmony))$`,
  ),
  ageWheel:
    /^wheel\.(?:figure|index|age|direction|previous-figure|next-figure|next-turn|animal|year-seat|year-star)$/,
  thaiNumbers:
    /^thainumbers\.(?:(?:first|last|whole|number)\.(?:total|root|star)|number\.pairs|digit\.[1-9]\.count|strongest|absent)$/,
  thaiName: new RegExp(
    `^thainame\\.(?:seat\\.${seat}\\.count|first\\.(?:letter|seat)|kalakini\\.(?:letters|count|soft)|has-kalakini|avoid|strongest|absent|total|root)$`,
  ),
  kua: new RegExp(
    `^kua\\.(?:number|trigram|group|year|spring|direction\\.(?:sheng-qi|tian-yi|yan-nian|fu-wei|huo-hai|wu-gui|liu-sha|jue-ming)|facing|facing\\.quality|facing\\.helps|taksa\\.${seat})$`,
  ),
  almanac: new RegExp(
    `^almanac\\.(?:${aDay}|birth\\.${aDay}|next-wan-phra|festival|next-festival|next-festival\\.date|songkran|songkran\\.lady|songkran\\.day|thaloengsok|sunrise|sunset|lunar-birthday)$`,
  ),
} as const;
