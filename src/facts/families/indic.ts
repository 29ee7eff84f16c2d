/**
 * Fact ids of Vedic, Thai chart, Thai choosing of times, Khmer and Tibetan modes. Values of ids are lower case, dots between
 * levels, hyphens inside one.
 */
const house = '(?:[1-9]|1[0-2])';
const sign = '(?:sign|degree|nakshatra|pada|navamsa)';
const graha = '(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu)';
const star = '(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu|uranus)';

export const indicFamilies = {
  vedicGraha: new RegExp(
    `^vedic\\.${graha}\\.(?:sign|degree|house|nakshatra|pada|navamsa|dignity|retrograde|combust)$`,
  ),
  vedicLagna: new RegExp(`^vedic\\.lagna\\.${sign}$`),
  vedicHouse: new RegExp(`^vedic\\.house${house}\\.(?:sign|lord|lord-house|occupants)$`),
  vedicDrishti: new RegExp(`^vedic\\.drishti\\.${graha}-${graha}$`),
  vedicDasha: /^vedic\.dasha\.(?:start|balance|maha|antar|pratyantar|next-maha|next-antar)$/,
  vedicWhole:
    /^vedic\.(?:tithi|tithi\.name|paksha|yoga|karana|vara|yogas|atmakaraka|navamsa7\.lord|tara|sade-sati)$/,
  vedicTransit: new RegExp(
    `^vedic\\.transit\\.${graha}\\.(?:sign|house|from-moon|retrograde|nakshatra|until)$`,
  ),
  thaiStar: new RegExp(`^thai\\.${star}\\.(?:sign|degree|house|dignity|navamsa|drekkana|nakshatra)$`),
  thaiLagna: /^thai\.lagna\.(?:sign|degree|navamsa|drekkana|nakshatra|lord)$/,
  thaiHouse: new RegExp(`^thai\\.house${house}\\.(?:sign|lord|lord-house|stars)$`),
  thaiChart: /^thai\.tanuseth$/,
  thaiTransitStar: new RegExp(`^thaitransit\\.${star}\\.(?:sign|house|from-moon|until)$`),
  thaiTransitRelation: new RegExp(`^thaitransit\\.${star}-${star}\\.relation$`),
  thaiTransitWhole: /^thaitransit\.(?:saturn-moon-years|reference)$/,
  auspicious:
    /^auspicious\.(?:weekday|period|yam|yam\.star|yam\.name|day-is|nakshatra|rerk|rerk\.(?:from|to)|next-rerk|tithi|wan-phra|seat|lagna|purpose|chula-sakarat|score|score\.[a-z-]+)$/,
  auspiciousKalayok:
    /^auspicious\.kalayok\.(?:thongchai|athibodi|ubat|lokawinat)(?:\.(?:yam|sign|tithi|nakshatra))?$/,
  thaiDay:
    /^thaiday\.(?:star|birth-star|seat|colours|avoid-colour|moon-sign|moon-house|rerk|wan-phra|year-relation|pair)$/,
  thaiDayTransit: new RegExp(`^thaiday\\.${star}\\.(?:sign|house)$`),
  khmer:
    /^khmer\.(?:(?:today\.)?(?:month|phase|day|buddhist-era|holy-day|animal)|leap|sak|chula-sakarat|weekday|birth-star|new-year-of-birth|new-year-lady|next-new-year|lagna\.sign)$/,
  khmerSeat: /^khmer\.seat\.(?:boriwan|ayu|det|si|mula|utsaha|montri|kalakini)$/,
  khmerStar: new RegExp(`^khmer\\.${star}\\.(?:sign|house)$`),
  tibetan:
    /^tibetan\.(?:year|element|gender|animal|rabjung|year-in-rabjung|month|month-repeat|day|day-repeat|mewa|mewa-colour|weekday|weekday-element|losar|next-losar|nominal-age|obstacle|next-obstacle-year)$/,
  tibetanNow: /^tibetan\.now\.(?:year|element|gender|animal|mewa|mewa-colour|month|day)$/,
  tibetanParkha: /^tibetan\.parkha(?:\.(?:element|direction))?$/,
} as const;
