/** `facts --mode thai-tarot`: as `tarot`. */
import { thaiTarot } from '#traditions/thai/thai-tarot.ts';
import type { FactsOf } from './line.ts';
import { tarotFactsOf } from './tarot.ts';

export const factsOf: FactsOf = tarotFactsOf(thaiTarot);
