/** Whether a thread explains each technical term where it comes first. */
import { sentencesIn } from './language.ts';
import type { Sample } from './samples.ts';

/** Names that a reader need not know, and what tells that they are explained. */
const NAMED: readonly RegExp[] = [
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Chiron',
  'Midheaven',
  'north node',
  'south node',
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((nth) => `${nth} house`),
].map((name) => new RegExp(`\\b${name}\\b`, 'u'));
const EXPLAINED =
  /\b(?:the planet of|the house of|which is about|the most private|the top of a chart|the point|a small body|shows?|stands? for|which describes?)\b/u;

/** Words of the trade that a reading only uses where it says what they are. */
const TRADE =
  /\b(?:ascendant|descendant|natal|sextile|trine|conjunction|opposition|retrograde|orb|detriment|exaltation|domicile|transits?|cusps?|lunation|profection|stellium|sect|decan|combust|significators?|dispositor|nakshatra|dasha)\b/iu;
const SAID = /\b(?:called|means?|seems? to|is when|it’s when)\b/u;

/** Terms that the readings of one chat use before they explain them. */
export function termFaults(thread: readonly Sample[]): readonly string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const { reading, question } of thread) {
    const texts = reading.sentences
      .filter(({ lead }) => lead !== true)
      .flatMap(({ text }) => sentencesIn(text));
    texts.forEach((text, i) => {
      for (const name of NAMED) {
        const found = name.exec(text);
        if (found === null || seen.has(found[0])) continue;
        seen.add(found[0]);
        const after = `${text.slice(found.index)} ${texts[i + 1] ?? ''}`;
        if (!EXPLAINED.test(after) && !question.toLowerCase().includes(found[0].toLowerCase()))
          faults.push(`${found[0]}: ${text}`);
      }
      const trade = TRADE.exec(text)?.[0]?.toLowerCase();
      if (trade === undefined || seen.has(trade)) return;
      seen.add(trade);
      if (!SAID.test(text) && !question.toLowerCase().includes(trade)) faults.push(`${trade}: ${text}`);
    });
  }
  return faults;
}
