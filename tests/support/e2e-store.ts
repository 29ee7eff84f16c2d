/** The local database as another program would read it: plain IndexedDB, none of the app's own code. */
import type { Page } from '@playwright/test';

export type KeptFact = {
  readonly id: string;
  readonly value: {
    readonly type: string;
    readonly id?: string;
    readonly ids?: readonly string[];
    readonly deg?: number;
    readonly on?: boolean;
    readonly at?: string | readonly string[];
    readonly n?: number;
  };
};

export type KeptReading = {
  readonly sentences: readonly {
    readonly text: string;
    readonly cites: readonly string[];
    readonly move: string;
    readonly verdict: string;
  }[];
  readonly facts: readonly KeptFact[];
  readonly sheet: { readonly mode: string; readonly hash: string; readonly inputs: { readonly now: string } };
};

export type KeptMessage = {
  readonly id: string;
  readonly threadId: string;
  readonly sender: 'user' | 'ai';
  readonly content: string;
  readonly createdAt: number;
  readonly reading: KeptReading | null;
};

/** Every row of a table. */
export function rowsOf<Row>(page: Page, table: string): Promise<Row[]> {
  return page.evaluate(
    (name) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('soulstice-anon');
        opening.addEventListener('error', () =>
          reject(opening.error ?? new Error('the database did not open')),
        );
        opening.addEventListener('success', () => {
          const db = opening.result;
          const all = db.transaction(name, 'readonly').objectStore(name).getAll();
          all.addEventListener('error', () => reject(all.error ?? new Error('the table could not be read')));
          all.addEventListener('success', () => {
            db.close();
            resolve(all.result as Row[]);
          });
        });
      }),
    table,
  );
}

/** Puts a row as it is, past every check of the app. */
export function putRow(page: Page, table: string, row: object): Promise<void> {
  return putRows(page, table, [row]);
}

/** Puts rows as they are, in one transaction. */
export function putRows(page: Page, table: string, rows: readonly object[]): Promise<void> {
  return page.evaluate(
    ([name, values]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('soulstice-anon');
        opening.addEventListener('error', () =>
          reject(opening.error ?? new Error('the database did not open')),
        );
        opening.addEventListener('success', () => {
          const db = opening.result;
          const writing = db.transaction(name, 'readwrite');
          const store = writing.objectStore(name);
          for (const value of values) store.put(value);
          writing.addEventListener('error', () =>
            reject(writing.error ?? new Error('the row could not be put')),
          );
          writing.addEventListener('complete', () => {
            db.close();
            resolve();
          });
        });
      }),
    [table, rows] as const,
  );
}

/**
 * The birth of the journeys as the form of the profile keeps it, for those that are about something else; or another person, by what is
 * different.
 */
export function putBirth(page: Page, other: object = {}): Promise<void> {
  return putRow(page, 'profile', {
    id: 'me',
    name: 'Marta Leal',
    sex: null,
    birth: {
      date: '1993-04-14',
      time: '07:42',
      plusMinusMin: 0,
      place: { id: 'gn:2267057', name: 'Lisbon, Portugal', latDeg: 38.717, lonDeg: -9.133 },
      zone: 'Europe/Lisbon',
      fold: null,
      offsetSeconds: null,
    },
    mbtiType: null,
    iqScore: null,
    preferences: {
      favoriteReadingModes: ['western', 'vedic'],
      favoriteTopics: ['Love', 'Career', 'Spirituality'],
      dailyReminders: false,
      preferredConsultationStyle: null,
    },
    _t: '000000000001-0000-aaaaaaaaaaaaaaaa',
    ...other,
  });
}

/** The messages kept, oldest first. */
export async function keptMessages(page: Page): Promise<KeptMessage[]> {
  const rows = await rowsOf<KeptMessage>(page, 'message');
  return rows.toSorted((a, b) => a.createdAt - b.createdAt);
}

/** The readings kept, oldest first. */
export async function keptReadings(page: Page): Promise<KeptReading[]> {
  return (await keptMessages(page)).flatMap(({ reading }) => reading ?? []);
}

/**
 * Lets the disk of a page be full: once `fillDisk` was called, every write of IndexedDB fails as the platform says it.
 * Call it before the first page is opened.
 */
export async function withDiskThatFills(
  page: Page,
): Promise<{ fillDisk: () => Promise<void>; freeDisk: () => Promise<void> }> {
  await page.addInitScript(() => {
    const state = globalThis as unknown as { diskIsFull?: boolean };
    for (const method of ['put', 'add'] as const) {
      const write = IDBObjectStore.prototype[method];
      IDBObjectStore.prototype[method] = function (this: IDBObjectStore, ...parts: [unknown, IDBValidKey?]) {
        if (state.diskIsFull === true)
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        return write.apply(this, parts);
      };
    }
  });
  const set = (full: boolean) =>
    page.evaluate((value) => {
      (globalThis as unknown as { diskIsFull?: boolean }).diskIsFull = value;
    }, full);
  return { fillDisk: () => set(true), freeDisk: () => set(false) };
}

/** A finished day of the Soul Loop as the app keeps it. `number`: two digits, the end of its id. */
export function soulEntryRow(number: number, date: string, userInput: string, emotionCategory: string) {
  return {
    id: `017f22e2-79b0-7cc3-98c4-dc0c0c0739${number}`,
    date,
    entry: {
      userInput,
      emotionCategory,
      patternInsight: 'A film.',
      reflectiveQuestion: '',
      microAction: '',
      soullogPrompt: '',
      finalInsight: '',
      patternId: 'worst-film',
      facts: ['loop.action.a03'],
    },
    completed: true,
    reflection: '',
    helped: null,
    createdAt: Date.parse(`${date}T19:00:00Z`),
    deletedAt: null,
    _t: '000000000001-0000-aaaaaaaaaaaaaaaa',
  };
}
