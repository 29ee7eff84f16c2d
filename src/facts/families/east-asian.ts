/** Fact ids of the modes of this family. Values of ids are lower case, dots between levels, hyphens inside one. */
const natal = 'year|month|day|hour';
const passing = 'luck|annual|today';
const wuxing = 'wood|fire|earth|metal|water';
const palaces = 'life|siblings|spouse|children|wealth|health|travel|friends|career|property|spirit|parents';
const stars =
  'ziwei|tianji|taiyang|wuqu|tiantong|lianzhen|tianfu|taiyin|tanlang|jumen|tianxiang|tianliang|qisha|pojun|zuofu|youbi|wenchang|wenqu|tiankui|tianyue|lucun|tianma|qingyang|tuoluo|huoxing|lingxing|dikong|dijie';
const starNumbers = 'year|month|tendency';
const directions = 'north|northeast|east|southeast|south|southwest|west|northwest|centre';

export const eastAsianFamilies = {
  baziPillar: new RegExp(`^bazi\\.(?:${natal}|${passing})\\.(?:stem|branch|pillar|ten-god|nayin)$`),
  baziHidden: new RegExp(`^bazi\\.(?:${natal})\\.(?:hidden-stems|hidden-gods)$`),
  baziCount: new RegExp(
    `^bazi\\.(?:element\\.(?:${wuxing})|god\\.(?:companion|output|wealth|officer|resource))\\.count$`,
  ),
  baziWhole: /^bazi\.(?:season|solar-term|solar-hour\.pillar|other-day\.pillar)$/,
  baziLuck: /^bazi\.luck\.(?:direction|start-age|starts|current|[1-9]\.pillar)$/,
  baziRelation: new RegExp(
    `^bazi\\.(?:relation|stem-combination)\\.(?:(?:${natal}|luck|annual)-(?:${natal}))$`,
  ),
  baziTrine: /^bazi\.trine\.(?:wood|fire|metal|water)$/,
  ziweiWhole:
    /^ziwei\.(?:bureau|life-ruler|body-ruler|age|lunar\.(?:year|month|day|leap)|hour|life\.(?:stem|branch|pillar)|body\.(?:branch|palace))$/,
  ziweiPalace: new RegExp(`^ziwei\\.palace\\.(?:${palaces})\\.(?:stem|branch|stars|helpers)$`),
  ziweiStar: new RegExp(`^ziwei\\.star\\.(?:${stars})\\.(?:palace|branch|brightness)$`),
  ziweiTransformation: /^ziwei\.(?:transformation|annual\.transformation)\.(?:lu|quan|ke|ji)(?:\.palace)?$/,
  ziweiTime: /^ziwei\.(?:decade|annual)\.(?:palace|stem|branch)$/,
  nineStar: new RegExp(`^ninestar\\.(?:${starNumbers})(?:\\.element)?$`),
  nineStarWhole:
    /^ninestar\.(?:solar-year|relation\.(?:year-month|year-tendency|year-annual)|annual|annual\.element|place|avoid\.(?:five-yellow|opposite))$/,
  nineStarBoard: new RegExp(`^ninestar\\.board\\.(?:${directions})$`),
  mayan:
    /^mayan\.(?:long-count|baktun|katun|tun|uinal|kin|tzolkin\.(?:number|name|position)|haab\.(?:day|month)|lord-of-night|trecena\.(?:ruler|day)|year-bearer\.(?:number|name)|direction|colour|today\.(?:number|name|trecena)|return)$/,
} as const;
