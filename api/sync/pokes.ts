/**
 * Pokes: a hint to a person's other devices that there is something new, by its version alone, or that their plan is another.
 *
 * Everything works without them. A change is told to the streams of this process at once, and by one NOTIFY after its
 * commit to those of others; each process listens on one connection, whatever the number of its streams.
 */
import { standingSessions } from '../auth/verifier.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';

export type Pokes = {
  /** Tells that a person's records have come to `ver`. Call it after the commit; it never fails and never waits. */
  readonly changed: (userId: string, ver: number) => void;
  /** Tells that the person's subscription stands differently: devices ask for it anew. */
  readonly planChanged: (userId: string) => void;
  /** Tells that a session of the person may have ended: streams whose session has are closed, in every process. */
  readonly sessionsChanged: (userId: string) => void;
  /**
   * A stream of server-sent events for one device: the version now, then each one that comes. Null when the person, or
   * the server, has as many streams open as may be.
   */
  readonly open: (who: {
    readonly userId: string;
    readonly sessionId: string;
  }) => Promise<ReadableStream<Uint8Array> | null>;
  /** Streams open now. */
  readonly count: () => number;
  /** Ends every stream and opens no more. */
  readonly close: () => Promise<void>;
};

export type PokesDeps = {
  readonly db: Database;
  /** Milliseconds since 1970, UTC: sessions end by it. */
  readonly nowMs: () => number;
  readonly log: Log;
  /** Between two signs of life on a stream; 25 seconds when not given. */
  readonly heartbeatMs?: number;
  /** Streams of one person at the same time; 16 when not given. */
  readonly maxOfPerson?: number;
};

const defaultHeartbeatMs = 25_000;
const defaultMaxOfPerson = 16;
const maxStreams = 5000;
/** No number, so that a device which knows only versions passes over it. */
const planEvent = 'data: plan\n\n';
/** Events a client may leave unread before its stream is given up. */
const maxUnread = 64;

type Stream = {
  readonly userId: string;
  readonly sessionId: string;
  /** The highest version it was told; lower ones are old news. */
  told: number;
  readonly send: (text: string) => void;
  readonly end: () => void;
};

export function createPokes(deps: PokesDeps): Pokes {
  const { db, log, nowMs } = deps;
  const maxOfPerson = deps.maxOfPerson ?? defaultMaxOfPerson;
  const streams = new Map<string, Set<Stream>>();
  let open = 0;
  let closed = false;
  let listening: Promise<() => Promise<void>> | null = null;
  let beating: NodeJS.Timeout | null = null;

  const all = (): readonly Stream[] => [...streams.values()].flatMap((own) => [...own]);

  const tellPlan = (userId: string): void => {
    for (const stream of streams.get(userId) ?? []) stream.send(planEvent);
  };

  const tell = (userId: string, ver: number): void => {
    for (const stream of streams.get(userId) ?? []) tellOne(stream, ver);
  };

  /** Ends the streams among these whose session does not stand any more. A database that is away ends none. */
  const check = async (some: readonly Stream[]): Promise<void> => {
    if (some.length === 0) return;
    const ids = [...new Set(some.map(({ sessionId }) => sessionId))];
    try {
      const standing = await standingSessions(db, ids, nowMs());
      for (const stream of some) if (!standing.has(stream.sessionId)) stream.end();
    } catch {
      log.warn('poke-check-failed');
    }
  };

  const beat = (): void => {
    const some = all();
    for (const stream of some) stream.send(':\n\n');
    void check(some);
  };

  /** Versions of everyone who listens here: what was said while nobody heard is caught up with. */
  const catchUp = async (): Promise<void> => {
    try {
      for (const userId of streams.keys()) {
        tell(userId, await versionOf(db, userId));
        tellPlan(userId);
      }
    } catch {
      log.warn('poke-catch-up-failed');
    }
    await check(all());
  };

  const listen = (): Promise<() => Promise<void>> => {
    listening ??= db
      .listen({
        heard: (words) => {
          const [, userId = '', what = ''] = /^([0-9a-f-]{36}) (\d{1,16}|check|plan)$/.exec(words) ?? [];
          if (what === 'check') void check([...(streams.get(userId) ?? [])]);
          else if (what === 'plan') tellPlan(userId);
          else if (what !== '') tell(userId, Number(what));
        },
        resumed: () => void catchUp(),
      })
      .catch((error: unknown) => {
        listening = null;
        throw error;
      });
    return listening;
  };

  const say = (words: string): void => {
    if (closed) return;
    db.notify(words).catch(() => log.warn('notify-failed'));
  };

  const add = (stream: Stream): void => {
    const own = streams.get(stream.userId) ?? new Set();
    streams.set(stream.userId, own.add(stream));
    open += 1;
    beating ??= setInterval(beat, deps.heartbeatMs ?? defaultHeartbeatMs).unref();
  };

  const remove = (stream: Stream): void => {
    const own = streams.get(stream.userId);
    if (own?.delete(stream) !== true) return;
    open -= 1;
    if (own.size === 0) streams.delete(stream.userId);
    if (open === 0 && beating !== null) {
      clearInterval(beating);
      beating = null;
    }
  };

  return {
    changed: (userId, ver) => {
      tell(userId, ver);
      say(`${userId} ${ver}`);
    },
    planChanged: (userId) => {
      tellPlan(userId);
      say(`${userId} plan`);
    },
    sessionsChanged: (userId) => {
      void check([...(streams.get(userId) ?? [])]);
      say(`${userId} check`);
    },
    open: async ({ userId, sessionId }) => {
      if (closed || open >= maxStreams || (streams.get(userId)?.size ?? 0) >= maxOfPerson) return null;
      const { stream, readable } = createStream({ userId, sessionId }, remove);
      // It is there before the version is read, so what commits in between is heard.
      add(stream);
      try {
        await listen();
        tellOne(stream, await versionOf(db, userId));
      } catch (error) {
        stream.end();
        throw error;
      }
      return readable;
    },
    count: () => open,
    close: async () => {
      closed = true;
      for (const stream of all()) stream.end();
      const stop = await listening?.catch(() => null);
      await stop?.().catch(() => {});
    },
  };
}

function tellOne(stream: Stream, ver: number): void {
  if (ver <= stream.told) return;
  stream.told = ver;
  stream.send(`data: ${ver}\n\n`);
}

/** A stream of events and its other end. `onEnd` is called once, whoever ended it. */
function createStream(
  who: Pick<Stream, 'userId' | 'sessionId'>,
  onEnd: (stream: Stream) => void,
): { readonly stream: Stream; readonly readable: ReadableStream<Uint8Array> } {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream: Stream = {
    ...who,
    told: -1,
    send: (text) => {
      if (controller === null) return;
      if ((controller.desiredSize ?? 0) < -maxUnread) stream.end();
      else controller.enqueue(encoder.encode(text));
    },
    end: () => {
      controller?.close();
      controller = null;
      onEnd(stream);
    },
  };
  const readable = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
    cancel: () => {
      controller = null;
      onEnd(stream);
    },
  });
  return { stream, readable };
}

/** 0 for a person who has never synced. */
async function versionOf(db: Database, userId: string): Promise<number> {
  const head = await db.own((tx) =>
    tx.selectFrom('app.sync_heads').select('ver').where('user_id', '=', userId).executeTakeFirst(),
  );
  return head?.ver ?? 0;
}
