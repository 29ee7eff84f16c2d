/** The thread that PGlite runs in, where the database is a folder. It answers one message after the other. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { engineOf } from './engine.ts';
import type { Engine } from './engine.ts';
import { readers } from './values.ts';

/** Data that the thread is started with. */
export type Start = {
  /** The folder of the database; made when it is not there. */
  readonly folder: string;
  /** A dump to begin with; not looked at when there is a folder. */
  readonly from: Blob | undefined;
};

export type Request =
  | {
      readonly id: number;
      readonly ask: 'run';
      readonly text: string;
      readonly parameters: readonly unknown[] | undefined;
    }
  | { readonly id: number; readonly ask: 'dump' | 'close' };

/** An error as it goes from thread to thread: cloning one would leave out its code. */
export type Thrown = { readonly name: string; readonly message: string; readonly code?: string };

/** `id` 0 is the opening. */
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly thrown: Thrown }
  /** PostgreSQL has given up: this thread may never come out of the statement it is in. */
  | { readonly givenUp: string };

const port = parentPort;
if (port === null) throw new Error('this file is the start of a thread');

const send = (reply: Reply): void => port.postMessage(reply);

/** False: nothing of it is printed. */
const onStderr = (line: string): boolean => {
  // Without the time and the process in front.
  const words = /\b(?:PANIC|FATAL): .*/.exec(line)?.[0];
  if (words !== undefined) send({ givenUp: words });
  return false;
};

async function open({ folder, from }: Start): Promise<Engine> {
  if (!existsSync(folder)) {
    // Under another name until it is whole: killed in the first seconds, the next start begins anew.
    const draft = `${folder}.part`;
    await rm(draft, { recursive: true, force: true });
    const first = await PGlite.create(draft, {
      onStderr,
      ...(from === undefined ? {} : { loadDataDir: from }),
    });
    await first.close();
    await rename(draft, folder);
  }
  return engineOf(await PGlite.create(folder, { parsers: readers, onStderr }));
}

async function answer(id: number, work: () => Promise<unknown>): Promise<void> {
  try {
    send({ id, value: await work() });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    send({ id, thrown: { name, message, ...(typeof code === 'string' ? { code } : {}) } });
  }
}

await answer(0, async () => {
  const engine = await open(workerData as Start);
  port.on('message', (request: Request) => {
    void answer(request.id, () => {
      switch (request.ask) {
        case 'run':
          return engine.run(request.text, request.parameters, 0);
        case 'dump':
          return engine.dump();
        case 'close':
          return engine.close(false);
      }
    });
  });
});
