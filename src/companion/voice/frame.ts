/**
 * Frames: sentences with typed slots. Words live in the frame, meaning comes through the slots.
 *
 * A template writes `{slot}` for a filling and `[…]` for a part that falls away when a slot inside it is empty.
 * A frame may be used only where every slot outside brackets can be filled.
 */
import type { ReadingDepth } from '#companion/request.ts';
import type { TestimonyShape } from '#companion/testimony/testimony.ts';
import type { ClaimShape } from '#companion/verify/claim.ts';

/**
 * What the sentence does for its point: state it, answer "when" with it, count its passes, place it in the chart, say what it
 * means for this very question, what it means at large, its hard side, its help, or add a short beat.
 */
export type FrameRole =
  | 'claim'
  | 'answer'
  | 'passes'
  | 'place'
  | 'so'
  | 'because'
  | 'tension'
  | 'resource'
  | 'short'
  | 'care'
  | 'feels'
  | 'helps';

/** What the words of a frame state of the fact in a role; its value where `says` gives none. */
export type FrameClaim = { readonly shape: ClaimShape; readonly on: string; readonly says?: string };

export type Frame = {
  readonly id: string;
  readonly on: TestimonyShape['type'];
  readonly role: FrameRole;
  readonly template: string;
  /**
   * Fact roles that the sentence asserts; cited when the testimony has them. Each is said by a slot, by a claim of the
   * frame's own words, or by citation alone; none declares that the sentence claims nothing of the sheet.
   */
  readonly cites: readonly string[];
  /** What its words state beside what its slots do. */
  readonly claims?: readonly FrameClaim[];
  /** Cited roles that its words mean without stating them, so that nothing but the mark bears them out. */
  readonly byCitation?: readonly string[];
  /** Depths at which it may stand; all when absent. */
  readonly depth?: readonly ReadingDepth[];
  /** Fact roles the testimony must have, beside what the slots ask for. */
  readonly needs?: readonly string[];
  /** Only for contacts of this family. */
  readonly family?: readonly ('fuse' | 'hard' | 'easy')[];
  /** Speaks of a weight that the person has named; for a matter that hurts. */
  readonly heavy?: true;
  /** Opens by itself: no bridge may lead into it. */
  readonly alone?: true;
  /** Only for the sky of a moment somebody chose. */
  readonly elsewhen?: true;
};

export type TemplatePart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'slot'; readonly slot: string }
  | { readonly type: 'optional'; readonly parts: readonly TemplatePart[] };

/** Reads a template. Throws on an unbalanced bracket: a defect of the pack, found by its test. */
export function parseTemplate(template: string): readonly TemplatePart[] {
  let at = 0;
  const read = (closing: boolean): readonly TemplatePart[] => {
    const parts: TemplatePart[] = [];
    let text = '';
    const flush = (): void => {
      if (text !== '') parts.push({ type: 'text', text });
      text = '';
    };
    while (at < template.length) {
      const char = template.charAt(at);
      if (char === '{') {
        const end = template.indexOf('}', at);
        if (end < 0) throw new Error(`unclosed slot in template: ${template}`);
        flush();
        parts.push({ type: 'slot', slot: template.slice(at + 1, end) });
        at = end + 1;
      } else if (char === '[') {
        flush();
        at += 1;
        parts.push({ type: 'optional', parts: read(true) });
      } else if (char === ']') {
        if (!closing) throw new Error(`stray bracket in template: ${template}`);
        at += 1;
        flush();
        return parts;
      } else {
        text += char;
        at += 1;
      }
    }
    if (closing) throw new Error(`unclosed bracket in template: ${template}`);
    flush();
    return parts;
  };
  return read(false);
}

export type Filled = {
  readonly text: string;
  /** Slots that were said, those of dropped parts left out. */ readonly slots: readonly string[];
};

/** Fills a template; `null` when a slot outside brackets has no filling. */
export function fillTemplate(
  parts: readonly TemplatePart[],
  fill: (slot: string) => string | null,
): Filled | null {
  let text = '';
  const slots: string[] = [];
  for (const part of parts) {
    if (part.type === 'text') text += part.text;
    else if (part.type === 'slot') {
      const value = fill(part.slot);
      if (value === null) return null;
      text += value;
      slots.push(part.slot);
    } else {
      const inner = fillTemplate(part.parts, fill);
      if (inner === null) continue;
      text += inner.text;
      slots.push(...inner.slots);
    }
  }
  return { text, slots };
}

/** Slots of a template, those in brackets included. */
export function slotsOf(parts: readonly TemplatePart[]): readonly string[] {
  return parts.flatMap((part) =>
    part.type === 'slot' ? [part.slot] : part.type === 'optional' ? slotsOf(part.parts) : [],
  );
}
