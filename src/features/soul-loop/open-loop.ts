/** What an opening of the dialog finds: the draft, the days before, and what is to be asked. */
import { emptySoulDraft } from '#contract/soul-draft.ts';
import type { SoulDraft } from '#contract/soul-draft.ts';
import { knownBirth } from '#contract/birth-details.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { getProfile } from '#db/profile.ts';
import { getSetting } from '#db/settings.ts';
import { askedAbout, forgetSoulDraft, getSoulDraft, saveSoulDraft } from '#db/soul-draft.ts';
import { keepSoulEntry, recentSoulEntries, saveSoulEntry } from '#db/soul-entries.ts';
import type { WriteDeps } from '#db/write.ts';
import type { SheetRequest } from '#engine/protocol.ts';
import { dayZone } from '#db/day-zone.ts';
import { localDate } from '#lib/local-date.ts';
import { helpedQuestion } from '#practice/soul-loop/ask-helped.ts';
import type { HelpedQuestion } from '#practice/soul-loop/ask-helped.ts';
import { closedEntry } from '#practice/soul-loop/begun.ts';
import { pastRunOf } from '#practice/soul-loop/past-run.ts';
import type { PastRun } from '#practice/soul-loop/past-run.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { LoopKit } from './loop-kit.ts';

export type OpenedLoop = {
  /** Local date of this opening. */
  readonly today: string;
  readonly zone: string;
  /** Null when today's loop is done and nothing new was begun. */
  readonly draft: SoulDraft | null;
  readonly history: readonly PastRun[];
  readonly asks: HelpedQuestion | null;
  readonly sky: boolean;
  /** What the sheet of now is computed from. */
  readonly sheet: SheetRequest;
};

/** Reads it all, and puts away what an earlier day left unfinished. */
export async function openLoop(db: SoulsticeDb, deps: WriteDeps, kit: LoopKit): Promise<OpenedLoop> {
  const now = deps.clock.now();
  const zone = dayZone(await getSetting(db, 'display.timezone'));
  const today = localDate(now, zone);
  const [kept, houseSystem, node, sky, profile, asked] = await Promise.all([
    getSoulDraft(db, today),
    getSetting(db, 'chart.houseSystem'),
    getSetting(db, 'chart.node'),
    getSetting(db, 'loop.sky'),
    getProfile(db),
    askedAbout(db),
  ]);
  const carried = kept === null || kept.date === today ? kept : await carriedOver(db, deps, kit, kept, today);
  const entries = await recentSoulEntries(db, Number.MAX_SAFE_INTEGER);
  const history = entries.map(pastRunOf);
  const isDone = entries.some(({ date }) => date === today);
  return {
    today,
    zone,
    draft: carried ?? (isDone ? null : emptySoulDraft(today)),
    history,
    asks: helpedQuestion(history, today, asked),
    sky,
    sheet: {
      birth: knownBirth(profile?.birth ?? null),
      attached: null,
      // The clock counts whole milliseconds; the brand would bring the ephemeris with it.
      now: now as UnixMs,
      zone,
      houseSystem,
      node,
      mode: 'western',
    },
  };
}

/**
 * What becomes of a loop of an earlier day: one whose first step was left is kept as the entry of its day, with what was
 * written into it; words that were never begun with stand in today's field.
 */
async function carriedOver(
  db: SoulsticeDb,
  deps: WriteDeps,
  kit: LoopKit,
  draft: SoulDraft,
  today: string,
): Promise<SoulDraft | null> {
  const { begun, done: completed, reflection } = draft;
  if (begun === null) {
    const moved = { ...emptySoulDraft(today), text: draft.text, emotion: draft.emotion };
    await saveSoulDraft(db, moved);
    return moved;
  }
  if (begun.keptAs !== null) {
    const saved = await saveSoulEntry(db, deps, begun.keptAs, { completed, reflection });
    if (saved.ok) await forgetSoulDraft(db);
    return saved.ok ? null : draft;
  }
  const entry = closedEntry(draft, await kit.wordsOf(begun.lang), kit);
  if (entry === null) return draft;
  const saved = await keepSoulEntry(db, deps, { entry, replaces: draft.replaces, forgetDraft: true });
  return saved.ok ? null : draft;
}
