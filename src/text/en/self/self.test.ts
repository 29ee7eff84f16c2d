/**
 * Every text of self-knowledge is there, of its length, ours, and in the voice: counted here, so that a missing or clipped
 * one shows.
 */
import { describe, expect, it } from 'vitest';
import { mbtiTypes } from '#contract/profile.ts';
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';
import { ELEMENT_IDS, SIGN_IDS } from '#astro/angle/sign.ts';
import { PHASE_IDS } from '#astro/event/moon-phase.ts';
import { forms } from '#facts/ask.ts';
import { emotions } from '#contract/soul-entry.ts';
import { ARCHETYPE_IDS } from '#practice/archetypes/formula.ts';
import { ARCHETYPE_BANDS } from '#practice/archetypes/percent.ts';
import { IQ_BANDS } from '#practice/iq/iq-band.ts';
import { AXES, ITEMS } from '#practice/mbti/items.ts';
import { COGNITIVE_FUNCTIONS, STACK_PLACES } from '#practice/mbti/stack.ts';
import { DEEP_DIVE_SECTIONS } from '#practice/mbti/type-text.ts';
import { GAPS } from '#practice/prompts/attach.ts';
import { PROMPT_CATEGORIES } from '#practice/prompts/library.ts';
import { promptFieldsOf } from '#practice/prompts/placeholders.ts';
import { CRYSTAL_IDS, CRYSTALS, INTENTION_THEMES } from '#practice/tools/crystals.ts';
import { MOON_HALVES } from '#practice/tools/ask-universe.ts';
import { NUMBER_IDS } from '#practice/tools/numerology-reading.ts';
import { TOOL_CATEGORIES, TOOL_IDS } from '#practice/tools/tool-list.ts';
import { DREAM_FEELINGS, DREAM_KINDS } from '#traditions/dream/lexicon.ts';
import { CAUSE_ANSWERS, DREAM_CAUSES, NIGHT_PARTS } from '#traditions/dream/questions.ts';
import { pythagoreanSheet } from '#traditions/numerology/sheet.ts';
import { factId } from '#facts/fact-id.ts';
import * as archetypes from './archetypes.ts';
import * as dreamLexicon from './dream/lexicon.ts';
import * as dream from './dream/words.ts';
import { selfFactTitle, selfMethods, selfSources, stepsText } from './fact-words-self.ts';
import * as iq from './iq.ts';
import * as promptWords from './prompt-words.ts';
import * as prompts from './prompts.ts';
import * as crystals from './tools/crystal-words.ts';
import * as meditations from './tools/meditation-words.ts';
import * as numerology from './tools/numerology-words.ts';
import * as sky from './tools/sky-words.ts';
import * as tools from './tools/tool-words.ts';
import * as universe from './tools/universe-words.ts';
import * as questionnaire from './type-questionnaire.ts';
import * as types from './types/types.ts';

const words = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Every string of a value, and what its functions say of plain arguments. */
function stringsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsOf);
  return [];
}

describe('the sixteen types', () => {
  it.each(mbtiTypes)('%s is complete', (type) => {
    const text = types.typeTexts[type];
    const sentences = text.description.split(/[.?](?:\s|$)/).filter((part) => part !== '').length;
    expect(sentences).toBeGreaterThanOrEqual(2);
    expect(sentences).toBeLessThanOrEqual(3);
    expect(text.strengths).toHaveLength(4);
    expect(text.challenges).toHaveLength(4);
    expect([5, 6]).toContain(text.careers.length);
    expect(words(text.relationshipStyle)).toBeGreaterThanOrEqual(70);
    expect(words(text.relationshipStyle)).toBeLessThanOrEqual(100);
    for (const section of DEEP_DIVE_SECTIONS) {
      expect(words(text.deepDive[section]), section).toBeGreaterThanOrEqual(45);
      expect(words(text.deepDive[section]), section).toBeLessThanOrEqual(70);
    }
    for (const behaviour of [...text.strengths, ...text.challenges])
      expect(words(behaviour), behaviour).toBeGreaterThanOrEqual(4);
  });

  it('say nothing twice', () => {
    const all = stringsOf(types.typeTexts);
    expect(new Set(all).size).toBe(all.length);
  });

  it('make no rank, gender, share of people or sign of them', () => {
    for (const text of stringsOf(types.typeTexts))
      expect(text).not.toMatch(
        new RegExp(
          `\\b(?:women|men|female|male|rarest|superior|per cent of people|${SIGN_IDS.join('|')})\\b`,
          'i',
        ),
      );
  });

  it('have their labels, functions and places', () => {
    expect(Object.keys(types.typeLabels).sort()).toEqual([...mbtiTypes].sort());
    expect(Object.keys(types.functionGlosses).sort()).toEqual([...COGNITIVE_FUNCTIONS].sort());
    expect(Object.keys(types.stackPlaceNames)).toEqual([...STACK_PLACES]);
    expect(Object.keys(types.deepDiveTitles)).toEqual([...DEEP_DIVE_SECTIONS]);
  });
});

describe('the questionnaire', () => {
  it('has a sentence for each item, no two alike', () => {
    expect(Object.keys(questionnaire.itemTexts)).toEqual(ITEMS.map(({ id }) => id));
    expect(new Set(Object.values(questionnaire.itemTexts)).size).toBe(48);
    expect(questionnaire.answerLabels).toHaveLength(5);
    expect(Object.keys(questionnaire.axisNames)).toEqual([...AXES]);
    expect(questionnaire.questionnaireTexts.foot).toContain('not the Myers-Briggs Type Indicator');
  });
});

describe('archetypes and bands', () => {
  it.each(ARCHETYPE_IDS)('the %s is complete', (id) => {
    const text = archetypes.archetypeTexts[id];
    expect(text.traits).toHaveLength(4);
    expect(Object.keys(text.bands)).toEqual([...ARCHETYPE_BANDS]);
    expect(text.bands.quiet).toContain('a tool you reach for on purpose');
    for (const part of [text.influence, text.decisions, text.relationships])
      expect(words(part)).toBeGreaterThan(25);
  });

  it('of a score are named as the product names them', () => {
    expect(IQ_BANDS.map(({ id }) => iq.iqBands[id].label)).toEqual([
      'Highly Gifted',
      'Gifted',
      'Superior',
      'High Average',
      'Average',
      'Low Average',
      'Below Average',
    ]);
  });
});

describe('the prompts', () => {
  const { builtInShelf, clarityRoom, toolPresets } = prompts;

  it('are twelve in four categories of three, five questions and five presets', () => {
    expect(builtInShelf.prompts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(builtInShelf.prompts.map(({ category }) => category)).toEqual(
      PROMPT_CATEGORIES.flatMap((category) => [category, category, category]),
    );
    expect(builtInShelf.prompts.map(({ seedOrder }) => seedOrder).toSorted((a, b) => a - b)).toEqual(
      builtInShelf.prompts.map(({ id }) => id),
    );
    expect(clarityRoom).toHaveLength(5);
    expect(toolPresets.map(({ tool }) => tool)).toEqual([
      'ask-universe',
      'numerology',
      'dream-interpreter',
      'crystal-guide',
      'meditation-generator',
    ]);
  });

  it('have fields to fill, fit the chat, and set a limit to the answer', () => {
    for (const { content, tags } of builtInShelf.prompts) {
      expect(promptFieldsOf(content).length).toBeGreaterThanOrEqual(2);
      expect(content.length).toBeLessThan(MAX_MESSAGE_CHARS);
      expect(tags.length).toBeGreaterThan(0);
    }
    expect(Object.keys(promptWords.gapLines)).toEqual([...GAPS]);
  });
});

describe('the dream lexicon', () => {
  const { dreamRows } = dreamLexicon;

  it('has about 150 images or more, each once, found by a form no other has', () => {
    expect(dreamRows.length).toBeGreaterThanOrEqual(150);
    expect(new Set(dreamRows.map(({ id }) => id)).size).toBe(dreamRows.length);
    for (const lang of ['en', 'th'] as const) {
      const forms = dreamRows.flatMap((row) => row.forms[lang]);
      expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
    }
    for (const { forms, id } of dreamRows) {
      expect(forms.en.length, id).toBeGreaterThan(0);
      expect(forms.th.length, id).toBeGreaterThan(0);
      for (const form of forms.th) expect(form).toMatch(/^[\u0E00-\u0E7F]+$/);
      for (const form of forms.en) expect(form).toMatch(/^[a-z]+(?:[ '-][a-z]+)*$/);
    }
  });

  it('is found by its own words and knows every kind', () => {
    const passed = new Set([
      ...dreamLexicon.dreamLexicon.passOver.en,
      ...dreamLexicon.dreamLexicon.passOver.th,
    ]);
    for (const { forms } of dreamRows)
      for (const form of [...forms.en, ...forms.th]) expect(passed.has(form)).toBe(false);
    expect(new Set(dreamRows.map(({ kind }) => kind))).toEqual(new Set(DREAM_KINDS));
    expect(dreamLexicon.dreamLexicon.feelings.map(({ id }) => id)).toEqual([...DREAM_FEELINGS]);
  });

  it('keeps two readings apart and promises no numbers', () => {
    for (const { id, reflective, folk } of dreamRows) {
      // Two themes at least, so that a reader has a choice.
      expect(reflective, id).toMatch(/, | and /);
      expect(folk).not.toBe('');
      expect(`${reflective} ${String(folk)}`).not.toMatch(/lotter|number|win\b/i);
    }
  });

  it('has all that a reading says', () => {
    const { dreamWords, dreamQuestions } = dream;
    expect(Object.keys(dreamWords.ask)).toEqual([...DREAM_KINDS]);
    expect(Object.keys(dreamWords.feelings)).toEqual([...DREAM_FEELINGS]);
    expect(Object.keys(dreamWords.cause)).toEqual([...DREAM_CAUSES]);
    expect(Object.keys(dreamWords.night)).toEqual([...NIGHT_PARTS]);
    expect(Object.keys(dreamQuestions.causes)).toEqual([...CAUSE_ANSWERS]);
  });
});

describe('the tools', () => {
  it('have a name, a card and features each', () => {
    expect(Object.keys(tools.toolTexts)).toEqual([...TOOL_IDS]);
    expect(Object.keys(tools.toolCategoryNames)).toEqual(['all', ...TOOL_CATEGORIES]);
    for (const { features } of Object.values(tools.toolTexts))
      expect(features.length).toBeGreaterThanOrEqual(3);
  });

  it('have words for every Moon, question and number', () => {
    expect(Object.keys(sky.skyWords.moonIn)).toEqual([...SIGN_IDS]);
    expect(Object.keys(sky.skyWords.phase)).toEqual([...PHASE_IDS]);
    expect(Object.keys(universe.universeWords.about).sort()).toEqual([...forms].sort());
    expect(Object.keys(universe.universeWords.tryThis)).toEqual([...MOON_HALVES]);
    expect(Object.keys(numerology.numerologyWords.numbers).map(Number)).toEqual([...NUMBER_IDS]);
  });

  it('have thirty stones with their lore, and each theme at least three of them', () => {
    expect(Object.keys(crystals.crystalWords.stones)).toEqual([...CRYSTAL_IDS]);
    expect(CRYSTALS.map(({ id }) => id)).toEqual([...CRYSTAL_IDS]);
    for (const { lore } of Object.values(crystals.crystalWords.stones))
      expect(words(lore)).toBeGreaterThanOrEqual(15);
    for (const theme of INTENTION_THEMES) {
      expect(CRYSTALS.filter(({ themes }) => themes.includes(theme)).length, theme).toBeGreaterThanOrEqual(3);
      expect(crystals.crystalWords.cues[theme].length).toBeGreaterThan(0);
    }
  });

  it('have a meditation for every feeling, element and phase', () => {
    const { meditationWords } = meditations;
    expect(Object.keys(meditationWords.feeling).sort()).toEqual([...emotions, 'none'].sort());
    for (const lines of Object.values(meditationWords.feeling)) expect(lines).toHaveLength(3);
    for (const element of ELEMENT_IDS) expect(meditationWords.image[element]).toHaveLength(8);
    expect(Object.keys(meditationWords.phase)).toEqual([...PHASE_IDS]);
  });
});

describe('fact words', () => {
  it('write the arithmetic out', () => {
    const made = pythagoreanSheet({ name: 'John Smith', birthDate: '1990-05-15', on: '2026-11-21' });
    if (made.type !== 'sheet') throw new Error(made.type);
    const factOf = (id: string) => made.sheet.facts.find((fact) => fact.id === factId(id));
    const life = factOf('numerology.life-path');
    const urge = factOf('numerology.soul-urge');
    if (life === undefined || urge === undefined) throw new Error('facts are missing');
    expect(stepsText(life)).toBe('5 + (15 → 6) + (1990 → 19 → 10 → 1) = 12 → 3');
    expect(stepsText(urge)).toBe('O 6 + I 9 = 15 → 6');
    for (const fact of made.sheet.facts) {
      expect(selfFactTitle(fact, (id) => id)?.title).not.toBe('');
      expect(selfMethods[fact.derivation.method]).toBeDefined();
      expect(selfSources[fact.derivation.source]).toBeDefined();
    }
  });
});

describe('the voice', () => {
  const ours = stringsOf([
    types,
    questionnaire,
    archetypes,
    iq,
    promptWords,
    dream,
    crystals,
    meditations,
    numerology,
    sky,
    tools,
    universe,
    dreamLexicon.dreamRows.map(({ reflective, folk, name }) => [reflective, folk ?? '', name]),
    prompts.builtInShelf.prompts.map(({ content, title, description }) => [content, title, description]),
    prompts.clarityRoom.map(({ content }) => content),
    prompts.toolPresets.map(({ content }) => content),
  ]);

  it('has no exclamation mark, no filler, no placeholder, no straight quotation mark', () => {
    expect(ours.length).toBeGreaterThan(1000);
    for (const text of ours) {
      expect(text).not.toMatch(/!|\bjourney to\b|\benerg(?:y|ies)\b|\bvibes?\b|\bTODO\b|lorem|undefined|…$/i);
      expect(text).not.toMatch(/["']| {2}|\s$|^\s/);
    }
  });

  it('diagnoses nothing and foretells nothing', () => {
    for (const text of ours)
      expect(text).not.toMatch(
        /\b(?:you suffer from|disorder of|you have a condition|you will (?:meet|find|get|die|win)|destined|doomed|beware)\b/i,
      );
  });
});
