/**
 * Mode `thai-tarot` (ไพ่ยิปซี): the deck, the draw and the sheet of `tarot`, with the seat that the day holds in the person's ring
 * as context. The cards are never chosen by it.
 */
import { sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { tarotMode } from '../tarot/tarot.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { DAY_SCHOOLS } from './birth-day.ts';
import { askedDay, askedMinute, pointsOn, readBirth } from './sheet-parts.ts';
import { birthStarFacts, TAKSA_SOURCE, todayFacts } from './taksa-facts.ts';

const deck = tarotMode('thai-tarot');

export const thaiTarot: Tradition = {
  mode: 'thai-tarot',
  needs: deck.needs,
  sheet: thaiTarotSheet,
  points: thaiTarotPoints,
  schools: { ...deck.schools, ...DAY_SCHOOLS },
};

/** Without a birth the sheet is the cards alone, and says what would add to it. */
function thaiTarotSheet(inputs: TraditionInputs): FactSheet | null {
  const laid = deck.sheet(inputs);
  if (laid === null) return null;
  const { hash: _, ...cards } = laid;
  const birth = readBirth(inputs);
  if (birth === null) return sealSheet({ ...cards, missing: [...cards.missing, 'birth-date'] });
  const { cases } = birth.day;
  return sealSheet({
    ...cards,
    school: { ...cards.school, ...birth.school },
    inputs: { ...cards.inputs, ...birth.inputs, day: inputs.day },
    missing: [...cards.missing, ...birth.missing],
    facts: [
      ...cards.facts,
      ...birthStarFacts(birth.day),
      ...todayFacts(cases, askedDay(inputs), askedMinute(inputs), birth.school),
      ...birth.caveats,
    ],
    caveats: [...cards.caveats, ...birth.caveats.map(({ id }) => id)],
    sources: [...cards.sources, TAKSA_SOURCE],
  });
}

function thaiTarotPoints(sheet: FactSheet): readonly TraditionPoint[] {
  return [
    ...deck.points(sheet),
    ...pointsOn(sheet, [
      {
        key: 'thai-tarot:today',
        facts: ['thai.taksa.today.seat', 'thai.taksa.today.star', 'thai.birth-star'],
        move: 'observe',
        // Context: it stands behind every card.
        weight: 4,
        topics: { day: 8, mood: 5 },
      },
    ]),
  ];
}
