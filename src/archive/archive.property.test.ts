/**
 * Laws of archives:
 *
 * 1. what was exported and imported into a new database is what was there, stamps and bytes included; sealed or open;
 * 2. importing twice is importing once;
 * 3. a merge loses nothing that is later here;
 * 4. replacing leaves what the archive says, and nothing besides.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { ensureDefaultFolders } from '#db/folders.ts';
import { fieldStamp, rowStamps } from '#contract/join.ts';
import { kinds } from '#contract/kinds.ts';
import { storedToRow } from '#db/stored-row.ts';
import { createTestDb, written } from '../../tests/support/test-db.ts';
import type { TestDb } from '../../tests/support/test-db.ts';
import { everythingIn, settle, worlds } from '../../tests/support/archive-world.ts';
import type { World } from '../../tests/support/archive-world.ts';
import { archiveGroups } from './groups.ts';
import { importArchive } from './import.ts';
import type { ImportChoice } from './import.ts';
import { openArchive } from './open-archive.ts';
import { previewImport } from './preview.ts';
import { makeArchive } from './write-archive.ts';
import { isLong } from '../../tests/support/long-run.ts';

const { subtle } = crypto;
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const everything = new Set(archiveGroups);

const merge: ImportChoice = { mode: 'merge', revive: true };
const replace: ImportChoice = { mode: 'replace', revive: true };

async function withWorld<Value>(world: World, work: (local: TestDb) => Promise<Value>): Promise<Value> {
  const local = createTestDb();
  try {
    written(await ensureDefaultFolders(local.db, local.deps));
    await settle(local.db, world);
    return await work(local);
  } finally {
    closeSoulsticeDb(local.db);
  }
}

const nothing: World = { rows: [], files: [], drafts: [], locals: [] };

async function fileOf(db: SoulsticeDb, passphrase: string | null): Promise<Blob> {
  const seal = passphrase === null ? null : { subtle, random, passphrase, rounds: 10 };
  const made = await makeArchive(
    db,
    { now: () => 1_795_262_400_000 },
    { groups: everything, seal, app: '0' },
  );
  return made.file;
}

async function take(local: TestDb, file: Blob, choice: ImportChoice, passphrase: string | null = null) {
  const archive = await openArchive(file, passphrase, subtle);
  const done = await importArchive(local.db, local.deps, archive, choice);
  if (!done.ok) throw new Error(`the import failed: ${JSON.stringify(done.error)}`);
  return done.value;
}

describe('an archive', () => {
  it('brings back everything, stamps and pictures included, open and sealed', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, fc.option(fc.string({ minLength: 1 }), { nil: null }), (world, passphrase) =>
        withWorld(world, async (from) => {
          const before = await everythingIn(from.db);
          const file = await fileOf(from.db, passphrase);
          await withWorld(nothing, async (to) => {
            await take(to, file, merge, passphrase);
            expect(await everythingIn(to.db)).toEqual(before);
            // All of it is to be sent, should this person have an account.
            expect(await to.db.outbox.count()).toBeGreaterThanOrEqual(world.rows.length);
            // Twice is once.
            const again = await take(to, file, merge, passphrase);
            expect(again).toEqual({ changed: 0, deleted: 0 });
            expect(await everythingIn(to.db)).toEqual(before);
            expect(await to.db.staged.count()).toBe(0);
          });
        }),
      ),
      { numRuns: runs(5) },
    );
  });

  it('loses nothing that is later here when it is merged, and previews what it does', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, worlds, (one, other) =>
        withWorld(one, async (from) => {
          const file = await fileOf(from.db, null);
          await withWorld(other, async (to) => {
            const before = new Map<string, ReturnType<typeof storedToRow>>();
            for (const kind of kinds)
              for (const row of await to.db[kind].toArray())
                before.set(`${kind} ${row.id}`, storedToRow(row));
            const archive = await openArchive(file, null, subtle);
            const preview = await previewImport(to.db, archive);
            const { changed } = await take(to, file, merge);
            const told = Object.values(preview.byKind).reduce((sum, kind) => sum + kind.new + kind.later, 0);
            expect(changed).toBe(told);
            for (const [key, row] of before) {
              const [kind = '', id = ''] = key.split(' ');
              const after = storedToRow((await to.db.table(kind).get(id)) as never);
              for (const field of Object.keys(row?.d ?? {})) {
                const [was, is] = [row && fieldStamp(row, field), after && fieldStamp(after, field)];
                expect((is ?? '') >= (was ?? '')).toBe(true);
              }
            }
          });
        }),
      ),
      { numRuns: runs(3) },
    );
  });

  it('is what is there after replacing, and what is written then is later', async () => {
    await fc.assert(
      fc.asyncProperty(worlds, worlds, (one, other) =>
        withWorld(one, async (from) => {
          const file = await fileOf(from.db, null);
          const wanted = withoutStamps(await everythingIn(from.db));
          await withWorld(other, async (to) => {
            await take(to, file, replace);
            const is = withoutStamps(await everythingIn(to.db));
            expect({ ...is, drafts: [], locals: [] }).toEqual({ ...wanted, drafts: [], locals: [] });
          });
        }),
      ),
      { numRuns: runs(3) },
    );
  });

  it('does not take stamps of a clock that ran ahead', async () => {
    const row = { t: '900000000000000:11111111-1111-4111-8111-111111111111', d: { value: true } };
    const ahead = { ...nothing, rows: [{ kind: 'setting', id: 'chart.node', row }] } as unknown as World;
    await withWorld(ahead, async (from) => {
      const file = await fileOf(from.db, null);
      await withWorld(nothing, async (to) => {
        await take(to, file, merge);
        const kept = storedToRow((await to.db.setting.get('chart.node')) as never);
        for (const stamp of kept === null ? [] : rowStamps(kept))
          expect(Number(stamp.slice(0, 15))).toBeLessThanOrEqual(to.clock.now() + 61_000);
      });
    });
  });
});

/** The gate tries fewer: each case fills and empties two databases. */
function runs(inGate: number): number {
  return isLong ? Math.min(400, Number(process.env.LONG_RUN)) : inGate;
}

function withoutStamps(everything: unknown): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(everything, (name, value: unknown) =>
      name === '_t' || name === '_x' ? undefined : value,
    ),
  ) as Record<string, unknown>;
}
