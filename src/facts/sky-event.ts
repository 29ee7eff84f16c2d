/**
 * Events that a question can ask a sheet for: a key each, which stands in the inputs of the sheet.
 *
 * `station:mercury`, `ingress:saturn`, `ingress:sun:aries`, `eclipse:sun`, `lunation:full`, `lunation:new:leo`, `cycle:saturn:return`,
 * `cycle:uranus:opposition`, `day:2027-03-03`.
 */
export type EventKey = string;

const movers = 'sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto';
const signs = 'aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces';

const known = new RegExp(
  `^(?:station:(?:mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)|ingress:(?:${movers})(?::(?:${signs}))?|eclipse:(?:sun|moon)|lunation:(?:full|new)(?::(?:${signs}))?|cycle:(?:${movers}|chiron|northnode):(?:return|opposition)|day:\\d{4}-\\d{2}-\\d{2})$`,
  'u',
);

/** Whether a key is one of those above. */
export function isEventKey(key: string): key is EventKey {
  return known.test(key);
}
