/** The admin area: who may enter it, and the content of Soul Wisdom. */
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { addContent, changeContent, listContent, removeContent } from '../admin/content.ts';
import { faultOfDuration, noSuchUpload, settleAudio } from '../admin/content-audio.ts';
import type { SetupRefusal } from '../admin/admins.ts';
import { registerForAdmins } from '../admin/register-admin.ts';
import type { AdminDeps } from '../admin/register-admin.ts';
import { identityOf, refuse, register } from '../calls.ts';
import type { Refusal } from '../calls.ts';
import { nameOfAudioPath } from '../files/audio-library.ts';
import type { AudioLibrary } from '../files/audio-library.ts';
import { FileStoreUnavailable } from '../files/file-store.ts';

export type AdminRouteDeps = AdminDeps & { readonly audio: AudioLibrary };

const setupRefusals: Readonly<Record<SetupRefusal, { readonly code: string; readonly message: string }>> = {
  'already-admin': { code: 'already_admin', message: 'You are an admin already.' },
  'admin-exists': { code: 'admin_exists', message: 'This server has an admin already.' },
  'no-token': {
    code: 'no_setup_token',
    message: 'Enter the setup token that the server printed when it started.',
  },
  'bad-token': {
    code: 'bad_setup_token',
    message:
      'This setup token is wrong, used or expired. The server prints the one that works when it starts.',
  },
};

const noSuchItem = 'This content is not there any more.';

export function adminRoutes(deps: AdminRouteDeps): Hono {
  const { db, admins, audio, nowMs } = deps;
  const app = new Hono();

  register(app, 'adminStatus', deps, async ({ caller }) => ({
    // An admin who has to sign in again is an admin: the area itself says what to do.
    isAdmin: (await admins.standing(identityOf(caller))) !== 'not-admin',
  }));

  app.use('/api/admin/setup', messageOfFailure);
  register(app, 'adminSetup', deps, async ({ body, caller }) => {
    const outcome = await admins.setup(identityOf(caller), body.token?.trim() ?? null);
    if (outcome.type === 'granted') return { isAdmin: true as const };
    const { code, message } = setupRefusals[outcome.why];
    return refuse(403, message, { code });
  });

  registerForAdmins(app, 'adminList', deps, () => db.own(listContent));

  registerForAdmins(app, 'adminCreate', deps, async ({ body, caller }) => {
    const actor = identityOf(caller).userId;
    const audioUrl = await settle(body, actor);
    if (typeof audioUrl !== 'string') return audioUrl;
    const item = await db.own((tx) => addContent(tx, { ...body, audioUrl }, actor, nowMs()));
    return item ?? refuse(400, noSuchUpload);
  });

  registerForAdmins(app, 'adminUpdate', deps, async ({ params, body, caller }) => {
    const actor = identityOf(caller).userId;
    const { audioUrl: typed, ...rest } = body;
    const audioUrl = await settle(body, actor);
    if (typeof audioUrl === 'object') return audioUrl;
    const change = typed === undefined || audioUrl === undefined ? rest : { ...rest, audioUrl };
    const updated = await db.own((tx) => changeContent(tx, params.id, change, actor, nowMs()));
    if (updated.type === 'absent') return refuse(404, noSuchItem);
    if (updated.type === 'no-upload') return refuse(400, noSuchUpload);
    if (updated.before.audioUrl !== updated.item.audioUrl) await letGo(updated.before.audioUrl, actor);
    return updated.item;
  });

  registerForAdmins(app, 'adminDelete', deps, async ({ params, caller }) => {
    const actor = identityOf(caller).userId;
    const removed = await db.own((tx) => removeContent(tx, params.id, actor, nowMs()));
    if (removed === null) return refuse(404, noSuchItem);
    await letGo(removed.audioUrl, actor);
    return { success: true as const };
  });

  /** The audio to store, once it and the duration are found right; undefined where none was sent. */
  async function settle<
    Sent extends { readonly audioUrl?: string | undefined; readonly duration?: string | undefined },
  >(sent: Sent, actor: string): Promise<Sent['audioUrl'] | Refusal> {
    const fault = sent.duration === undefined ? null : faultOfDuration(sent.duration);
    if (fault !== null) return refuse(400, fault);
    if (sent.audioUrl === undefined) return undefined;
    try {
      const settled = await settleAudio(sent.audioUrl, audio, actor);
      return settled.type === 'settled' ? settled.audioUrl : refuse(400, settled.message);
    } catch (error) {
      if (error instanceof FileStoreUnavailable) return storeUnavailable();
      throw error;
    }
  }

  /**
   * Removes the file of content that is gone. The content is gone either way; a file left behind is swept
   * later.
   */
  async function letGo(audioUrl: string, actor: string): Promise<void> {
    const name = nameOfAudioPath(audioUrl);
    if (name === null) return;
    try {
      await audio.forget(name, actor);
    } catch (error) {
      deps.log.warn('audio-not-removed', { kind: error instanceof Error ? error.name : typeof error });
    }
  }

  return app;
}

export const storeUnavailable = (): Refusal =>
  refuse(503, 'The storage of audio cannot be reached. Please try again later.');

/** The setup screen shows `message`: every failure has one, whoever answered. */
const messageOfFailure: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status < 400) return;
  const body: unknown = await c.res.json();
  if (typeof body !== 'object' || body === null || !('error' in body)) return;
  const { status, headers } = c.res;
  headers.delete('content-length');
  c.res = new Response(JSON.stringify({ message: body.error, ...body }), { status, headers });
};
