/** Keeps a draft as it is written: at once, one write at a time, always the newest. */
import type { SoulDraft } from '#contract/soul-draft.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { saveSoulDraft } from '#db/soul-draft.ts';

export type Autosave = {
  readonly save: (draft: SoulDraft) => void;
  /** Resolves when nothing is being written. */
  readonly settle: () => Promise<void>;
};

/** `onSaved` hears of each write whether it reached the disk. */
export function createAutosave(db: SoulsticeDb, onSaved: (ok: boolean) => void): Autosave {
  let wanted: SoulDraft | null = null;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (wanted !== null) {
      const draft = wanted;
      wanted = null;
      onSaved((await saveSoulDraft(db, draft)).ok);
    }
    running = null;
  };
  return {
    save: (draft) => {
      wanted = draft;
      running ??= run();
    },
    settle: async () => {
      await running;
    },
  };
}
