/**
 * Tarot as a reading mode, over the sheet of laid cards: one card, three (default) or the Celtic Cross.
 *
 * `entered`: cards in the order of the places, `major-05 cups-02:reversed swords-king`; as many as a spread takes. `answers.spread`: a
 * spread. `answers.slots`: slots 0–77 picked at the table, in order; what is left falls from the seed. School `reversals`.
 */
import { sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { enteredItems } from '../cast/entered.ts';
import type { Tradition, TraditionInputs } from '../tradition.ts';
import { laidCards, openTarotDraw, pickRandom, pickSlot, proofOf } from './draw.ts';
import { tarotInput } from './input.ts';
import { tarotPoints } from './points.ts';
import { layTarot } from './sheet.ts';
import type { TarotInput } from './sheet.ts';
import { spreadIds, spreadSize } from './spreads.ts';
import type { SpreadId } from './spreads.ts';

const DEFAULT_SPREAD: SpreadId = 'three';

/** Cards that fill a spread, each once; null for anything else. */
export function enteredTarot(entered: string): TarotInput | null {
  const items = enteredItems(entered);
  const spread = spreadIds.find((id) => spreadSize(id) === items.length);
  if (spread === undefined) return null;
  const cards = items.map(({ word, reversed }) => ({ card: word, reversed }));
  return tarotInput(spread, cards, null);
}

function drawnTarot(seed: string, { answers, school }: TraditionInputs): TarotInput {
  const spread = spreadIds.find((id) => id === answers['spread']?.[0]) ?? DEFAULT_SPREAD;
  const slots = (answers['slots'] ?? []).filter((slot) => /^\d{1,2}$/.test(slot)).map(Number);
  const opened = openTarotDraw(seed, spread, school['reversals'] !== 'off');
  const draw = pickRandom(slots.reduce(pickSlot, opened));
  return { spread, cards: laidCards(draw), source: { type: 'drawn', proof: proofOf(draw) } };
}

function laidFrom(inputs: TraditionInputs): TarotInput | null {
  if (inputs.entered !== null) return enteredTarot(inputs.entered);
  return inputs.seed === null ? null : drawnTarot(inputs.seed, inputs);
}

/** The sheet under the name of a mode: Thai readers lay the same cards. */
function sheetAs(mode: 'tarot' | 'thai-tarot', input: TarotInput): FactSheet {
  const { sheet } = layTarot(input);
  if (sheet.mode === mode) return sheet;
  const { hash: _, ...contents } = sheet;
  return sealSheet({ ...contents, mode });
}

/** The mode over this deck; both share engine, ids and points. */
export function tarotMode(mode: 'tarot' | 'thai-tarot'): Tradition {
  return {
    mode,
    needs: (inputs) => {
      if (laidFrom(inputs) !== null) return [];
      return inputs.entered === null ? ['question'] : ['answers'];
    },
    sheet: (inputs) => {
      const laid = laidFrom(inputs);
      return laid === null ? null : sheetAs(mode, laid);
    },
    points: tarotPoints,
    schools: { reversals: ['on', 'off'] },
  };
}

export const tarot: Tradition = tarotMode('tarot');
