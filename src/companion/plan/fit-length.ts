/** The length of a page: what is said of its points is filled up or taken away, and its sentences are set in order. */
import { present } from '#lib/assert.ts';
import type { VoicePack } from '#companion/voice/pack.ts';
import { firstWord, wordCount } from '#companion/voice/realise.ts';
import type { Draft } from '#companion/voice/realise.ts';
import { isStranded, wordsIn } from './page.ts';
import type { Placed, Group, Block } from './page.ts';
import { isTimed } from './order-points.ts';

/** Beats that a reading may hold: one lets it breathe, two are a tic. */
const MOST_BEATS = 1;

/** Atoms that say at least how a body goes about it. */
const TELLING =
  /^(?:pair\.|planet\.\w+\.(?:facet|drive)|ruler\.|contact\.|moon-today|sign\.\w+\.(?:asc|mc|rising|manner|wants)|element\.|sect\.|phase-|target\.)/u;

/** Words of a sentence that lets a reader breathe. */
const SHORT = 7;

function shownBeats(groups: readonly Group[]): number {
  return groups.reduce(
    (sum, { beats, extras, shown }) =>
      sum + extras.slice(0, Math.max(0, shown)).filter((extra) => beats.has(extra)).length,
    0,
  );
}

/** Takes out the beats beyond the first that is shown. */
export function quieten(blocks: readonly Block[]): void {
  let heard = 0;
  for (const { group } of blocks) {
    if (group === null) continue;
    for (let i = 0; i < group.shown && i < group.extras.length; i += 1) {
      const extra = group.extras[i];
      if (extra === undefined || !group.beats.has(extra)) continue;
      heard += 1;
      if (heard > MOST_BEATS) group.extras.splice(i, 1);
    }
    group.shown = Math.min(group.shown, group.extras.length);
  }
}

/**
 * Adds what more can be said of the strongest points until the low mark, and takes away from the weakest above the high one.
 * No more than `fewest` points have to share the room.
 */
export function fitLength(
  blocks: readonly Block[],
  low: number,
  high: number,
  fewest: number,
  keepsDate: boolean,
): void {
  const groups = blocks.flatMap(({ group }) => (group === null ? [] : [group]));
  const total = (): number => blocks.reduce((sum, block) => sum + wordsIn(block), 0);
  const strongest = groups.toSorted((a, b) => b.scored.score - a.scored.score);
  const weakest = strongest.toReversed();
  // What has had the least said about it goes on first, so that no point becomes a list.
  const fill = (): void => {
    while (total() < low) {
      const open = strongest.filter(({ shown, extras }) => shown >= 0 && shown < extras.length);
      const [next] = open.toSorted((a, b) => a.shown - b.shown);
      if (next === undefined) return;
      const extra = next.extras[next.shown];
      if (extra !== undefined && next.beats.has(extra) && shownBeats(groups) >= MOST_BEATS)
        next.extras.splice(next.shown, 1);
      else next.shown += 1;
    }
  };
  const trim = (least: (group: Group) => number): void => {
    for (const group of weakest) while (total() > high && group.shown > least(group)) group.shown -= 1;
  };
  const forgo = (which: 'spare' | 'closing'): void => {
    for (const block of blocks) if (block[which] === true && total() > high) block.fixed = [];
  };
  fill();
  forgo('spare');
  trim(() => 1);
  // What the reading begins with, what it weighs, its first date and the strongest of either side stay.
  const side = (sign: -1 | 1): Group | undefined =>
    strongest.find(
      ({ scored }) => scored.testimony.kind !== 'root' && Math.sign(scored.testimony.polarity) === sign,
    );
  const kept = new Set([
    groups[0],
    keepsDate ? groups.find(({ scored }) => isTimed(scored)) : undefined,
    side(-1),
    side(1),
    ...blocks.flatMap(({ about }) => about ?? []),
  ]);
  for (const group of weakest) {
    const told = groups.filter(({ shown }) => shown >= 0).length;
    if (total() > high && told > fewest && !kept.has(group)) group.shown = -1;
  }
  trim((group) => (isBare(group) ? 1 : 0));
  // A reading that comes back to where it began is worth a point, unless it is a short one.
  for (const group of weakest) {
    const told = groups.filter(({ shown }) => shown >= 0).length;
    if (total() > high && told > Math.max(3, fewest - 1) && !kept.has(group)) group.shown = -1;
  }
  forgo('closing');
  trim(() => 0);
  // Claims alone may still be too many words; the weakest point then goes unsaid.
  const last = strongest
    .filter((one) => one !== groups[0])
    .slice(1)
    .toReversed();
  for (const group of last.toSorted((a, b) => Number(kept.has(a)) - Number(kept.has(b))))
    if (total() > high) group.shown = -1;
  fill();
}

/** Whether a claim leaves what it means to the sentence after it. */
function isBare({ claim }: Group): boolean {
  return !claim.atoms.some((key) => TELLING.test(key));
}

/** Every reading of any length holds one short sentence: a beat that was left out comes in behind its claim. */
export function breathe(blocks: readonly Block[], high: number): void {
  const groups = blocks.flatMap(({ group }) => (group === null || group.shown < 0 ? [] : [group]));
  const isShort = ({ text }: Draft): boolean => wordCount(text) <= SHORT;
  const said = [
    ...blocks.flatMap(({ fixed }) => fixed),
    ...groups.flatMap(({ claim, extras, shown }) => [claim, ...extras.slice(0, shown)]),
  ];
  if (groups.length === 0 || said.some(isShort)) return;
  const hasRoom = blocks.reduce((sum, block) => sum + wordsIn(block), 0) + SHORT <= high;
  for (const group of groups) {
    const at = group.extras.findIndex((extra, i) => i >= group.shown && isShort(extra));
    const beat = group.extras[at];
    if (beat === undefined || (!hasRoom && group.shown === 0)) continue;
    group.extras.splice(at, 1);
    // Where there is no room for one more, it takes the place of the last.
    group.extras.splice(hasRoom ? group.shown : group.shown - 1, 0, beat);
    if (hasRoom) group.shown += 1;
    return;
  }
}

/** A claim behind a bridge that adds, so that it does not begin like the sentence before it. */
function ledIn(claim: Draft, pack: VoicePack, avoid: string | null): Draft {
  const bridge = pack.bridges.also.find((text) => text !== '' && firstWord(text) !== avoid);
  return bridge === undefined || claim.raw === undefined
    ? claim
    : { ...claim, text: pack.polish(`${bridge}${claim.raw}`) };
}

/** The sentences in order, none beginning like the one before it where other words for it are at hand. */
export function settle(blocks: readonly Block[], pack: VoicePack): readonly Placed[] {
  const page: Placed[] = [];
  /** The group whose extra was placed last, so that this extra can still give way to an unshown one. */
  let open: { readonly group: Group; readonly place: number } | null = null;
  const lastFirst = (): string | null => {
    const last = page.at(-1);
    return last === undefined ? null : firstWord(last.draft.text);
  };
  const giveWay = (next: Draft): void => {
    if (open === null || firstWord(next.text) !== lastFirst()) return;
    const { group, place } = open;
    const before = page[place - 1];
    const spare = group.extras
      .slice(group.shown)
      .find(
        (extra) =>
          !group.beats.has(extra) &&
          firstWord(extra.text) !== firstWord(next.text) &&
          (before === undefined || firstWord(extra.text) !== firstWord(before.draft.text)),
      );
    const placed = page[place];
    if (spare !== undefined && placed !== undefined) page[place] = { ...placed, draft: spare };
  };
  blocks.forEach((block, index) => {
    const { fixed, group, opens } = block;
    if (isStranded(block)) return;
    const begins = opens && index > 0;
    for (const [i, draft] of fixed.entries()) {
      giveWay(draft);
      open = null;
      page.push({ draft, opens: begins && i === 0 });
    }
    if (group === null || group.shown < 0) return;
    giveWay(group.claim);
    const clash = firstWord(group.claim.text) === lastFirst();
    const better = clash && group.alternative !== null && firstWord(group.alternative.text) !== lastFirst();
    const claim = better
      ? present(group.alternative, 'alternative')
      : clash
        ? ledIn(group.claim, pack, lastFirst())
        : group.claim;
    page.push({ draft: claim, opens: begins });
    open = null;
    for (const extra of group.extras.slice(0, group.shown)) {
      if (firstWord(extra.text) === lastFirst()) continue;
      page.push({ draft: extra, opens: false });
      open = { group, place: page.length - 1 };
    }
  });
  return page;
}
