/**
 * Every call of the server, declared once: the routes, the typed client and the OpenAPI document are made from this.
 *
 * The Supabase-compatible surface (`/auth/v1`, `/rest/v1`) is not here: its contract is supabase-js.
 */
import * as z from 'zod/mini';
import { MAX_PUSH_BYTES, pullAnswer, pullQuery, pushAnswer, pushBody } from '../sync.ts';
import { accountExport, deletionBody, deletionProof } from './account-data.ts';
import { humanDesignAnswer, humanDesignBody, natalChartAnswer, natalChartBody } from './charts.ts';
import { transitChartAnswer, transitChartBody } from './charts.ts';
import { chatAnswer, chatBody, MAX_CHAT_BYTES, OWN_KEY_HEADER } from './chat.ts';
import { adminSetupBody, adminStatus, audioImportBody, audioParams, audioTypes } from './content.ts';
import { contentBody, contentChangeBody, contentItem, contentParams, MAX_AUDIO_BYTES } from './content.ts';
import { uploadedAudio } from './content.ts';
import { endReminderBody, keptReminder, pushKey, reminderBody } from './push.ts';
import { birthPlaceBody, profileBody, savedProfile, serverProfile } from './profile.ts';
import { alive, backendConfig, health, mapsConfig, ready } from './server.ts';
import { done } from './shapes.ts';
import { subscriptionCalls } from './subscription.ts';
import { blobParams, blobTypes, deviceParams, keptBlob, MAX_BLOB_BYTES, syncDevice } from './sync.ts';

/** Who may make a call. `anyone` may also be signed in; a bearer token that is given has to be good. */
export type Who = 'anyone' | 'user' | 'admin';

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parts that vary are written `:id`. */
  readonly path: `/api/${string}`;
  readonly who: Who;
  /** The answer is the same for everyone: a bearer token is not looked at, and no database is needed to do so. */
  readonly sameForAll?: true;
  /** How often, counted by account, or by address for who is not signed in. */
  readonly limit?: { readonly max: number; readonly windowS: number };
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The body may be left out and then counts as `{}`. */
  readonly bodyOptional?: true;
  /** Longest JSON body in bytes, 64 KiB unless said. */
  readonly maxBytes?: number;
  /** The call takes bytes of these media types (`audio/*` is all of a kind), instead of JSON or alone; the route reads them. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** Headers that it reads beyond those of every call, with what each is for. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly ok: z.ZodMiniType;
  /** A second media type of the answer, for who asks for it in `Accept`. */
  readonly alsoMedia?: string;
  /** Media type of the answer where it is not JSON. */
  readonly media?: string;
  /** Status of the answer, 200 unless said. */
  readonly status?: number;
  /** Statuses of failures beyond those that follow from the rest (`failuresOf`). */
  readonly errors: readonly number[];
  readonly summary: string;
  readonly tag:
    | 'Chat'
    | 'Profile'
    | 'Charts'
    | 'Sync'
    | 'Account'
    | 'Subscription'
    | 'Soul Wisdom'
    | 'Admin'
    | 'Server';
};

/** Longest JSON body unless the call says otherwise. */
export const MAX_BODY_BYTES = 64 * 1024;

const minute = 60;
const hour = 3600;

export const calls = {
  chat: {
    method: 'POST',
    path: '/api/chat',
    who: 'anyone',
    limit: { max: 30, windowS: minute },
    body: chatBody,
    maxBytes: MAX_CHAT_BYTES,
    headers: {
      [OWN_KEY_HEADER]: "A person's own key for the provider named in `own`. Not kept, not logged.",
    },
    ok: chatAnswer,
    alsoMedia: 'text/event-stream',
    errors: [],
    summary: 'A reading for the last message, with the facts it stands on.',
    tag: 'Chat',
  },
  getProfile: {
    method: 'GET',
    path: '/api/profile',
    who: 'user',
    limit: { max: 600, windowS: minute },
    ok: serverProfile,
    errors: [],
    summary: "The signed-in person's profile.",
    tag: 'Profile',
  },
  saveProfile: {
    method: 'POST',
    path: '/api/profile',
    who: 'user',
    limit: { max: 60, windowS: minute },
    body: profileBody,
    ok: savedProfile,
    errors: [422],
    summary: 'Saves parts of the profile; what is left out stays.',
    tag: 'Profile',
  },
  saveBirthPlace: {
    method: 'POST',
    path: '/api/profile/birthplace',
    who: 'user',
    limit: { max: 60, windowS: minute },
    body: birthPlaceBody,
    ok: savedProfile,
    errors: [422],
    summary: 'Saves the birth place and finds its time zone.',
    tag: 'Profile',
  },
  natalChart: {
    method: 'POST',
    path: '/api/astrology/natal-chart',
    who: 'user',
    limit: { max: 60, windowS: minute },
    body: natalChartBody,
    ok: natalChartAnswer,
    errors: [],
    summary: 'A natal chart: planets, houses and aspects.',
    tag: 'Charts',
  },
  transitChart: {
    method: 'POST',
    path: '/api/astrology/transit-chart',
    who: 'user',
    limit: { max: 60, windowS: minute },
    body: transitChartBody,
    ok: transitChartAnswer,
    errors: [],
    summary: 'The sky of a moment in the houses of a natal chart.',
    tag: 'Charts',
  },
  humanDesign: {
    method: 'POST',
    path: '/api/calculate/human-design',
    who: 'anyone',
    limit: { max: 30, windowS: minute },
    body: humanDesignBody,
    ok: humanDesignAnswer,
    errors: [],
    summary: 'A Human Design chart.',
    tag: 'Charts',
  },
  syncPush: {
    method: 'POST',
    path: '/api/sync/push',
    who: 'user',
    limit: { max: 1200, windowS: minute },
    body: pushBody,
    maxBytes: MAX_PUSH_BYTES,
    ok: pushAnswer,
    errors: [426],
    summary: 'Joins records of a device into those of the account, each by itself.',
    tag: 'Sync',
  },
  syncPull: {
    method: 'GET',
    path: '/api/sync/pull',
    who: 'user',
    limit: { max: 1200, windowS: minute },
    query: pullQuery,
    ok: pullAnswer,
    errors: [],
    summary: 'The records that changed since a version, lowest first.',
    tag: 'Sync',
  },
  syncPoke: {
    method: 'GET',
    path: '/api/sync/poke',
    who: 'user',
    limit: { max: 120, windowS: minute },
    ok: z.unknown(),
    media: 'text/event-stream',
    errors: [],
    summary: 'Events with the version of the account: the one now, and each that comes.',
    tag: 'Sync',
  },
  putBlob: {
    method: 'PUT',
    path: '/api/sync/blob/:sha',
    who: 'user',
    limit: { max: 600, windowS: hour },
    params: blobParams,
    upload: { types: blobTypes, maxBytes: MAX_BLOB_BYTES },
    ok: keptBlob,
    errors: [403],
    summary: 'Keeps a picture or recording under the SHA-256 of its bytes. Sent twice, it is kept once.',
    tag: 'Sync',
  },
  getBlob: {
    method: 'GET',
    path: '/api/sync/blob/:sha',
    who: 'user',
    limit: { max: 1200, windowS: minute },
    params: blobParams,
    ok: z.unknown(),
    media: '*/*',
    errors: [],
    summary: "A picture or recording of the caller's own.",
    tag: 'Sync',
  },
  devices: {
    method: 'GET',
    path: '/api/sync/devices',
    who: 'user',
    limit: { max: 120, windowS: minute },
    ok: z.array(syncDevice),
    errors: [],
    summary: 'Where the account is signed in, last seen first.',
    tag: 'Sync',
  },
  endDevice: {
    method: 'DELETE',
    path: '/api/sync/devices/:device',
    who: 'user',
    limit: { max: 60, windowS: minute },
    params: deviceParams,
    ok: done,
    errors: [],
    summary: "Ends a device's session: it has to sign in again.",
    tag: 'Sync',
  },
  pushKey: {
    method: 'GET',
    path: '/api/push/key',
    who: 'user',
    limit: { max: 120, windowS: minute },
    ok: pushKey,
    errors: [],
    summary: "The server's public key, which a device's push subscription is made for.",
    tag: 'Account',
  },
  saveReminder: {
    method: 'PUT',
    path: '/api/push/subscription',
    who: 'user',
    limit: { max: 60, windowS: minute },
    body: reminderBody,
    ok: keptReminder,
    errors: [403],
    summary:
      'Reminds a device of the Soul Loop every day at a local time, until it is ended or the session is.',
    tag: 'Account',
  },
  endReminder: {
    method: 'DELETE',
    path: '/api/push/subscription',
    who: 'user',
    limit: { max: 60, windowS: minute },
    body: endReminderBody,
    ok: done,
    errors: [],
    summary: 'Ends the reminder of a device; one that is not there is ended already.',
    tag: 'Account',
  },
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    who: 'user',
    limit: { max: 10, windowS: hour },
    ok: accountExport,
    media: 'application/json',
    errors: [],
    summary: 'Everything the server holds of the caller, as one document.',
    tag: 'Account',
  },
  sendDeletionCode: {
    method: 'POST',
    path: '/api/account/delete-code',
    who: 'user',
    limit: { max: 10, windowS: hour },
    body: z.object({}),
    bodyOptional: true,
    ok: deletionProof,
    errors: [],
    summary: 'Sends a code that deletes the account, or says that a fresh sign-in is asked for instead.',
    tag: 'Account',
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/account',
    who: 'user',
    limit: { max: 20, windowS: hour },
    body: deletionBody,
    bodyOptional: true,
    ok: done,
    errors: [403],
    summary: 'Deletes the account with everything in it, here and for every device.',
    tag: 'Account',
  },
  ...subscriptionCalls,
  soulWisdom: {
    method: 'GET',
    path: '/api/soul-wisdom',
    who: 'anyone',
    ok: z.array(contentItem),
    errors: [],
    summary: 'What is published, in its order; admins also see drafts.',
    tag: 'Soul Wisdom',
  },
  soulWisdomAudio: {
    method: 'GET',
    path: '/api/soul-wisdom/audio/:name',
    who: 'anyone',
    params: audioParams,
    ok: z.unknown(),
    media: 'audio/*',
    errors: [404, 416],
    summary: 'An audio file, whole or in ranges.',
    tag: 'Soul Wisdom',
  },
  soulWisdomItemAudio: {
    method: 'GET',
    path: '/api/soul-wisdom/:id/audio',
    who: 'anyone',
    limit: { max: 120, windowS: minute },
    params: contentParams,
    ok: z.unknown(),
    media: 'audio/*',
    errors: [404, 416, 502],
    summary: 'The audio of an item; an address elsewhere is fetched at the first time.',
    tag: 'Soul Wisdom',
  },
  adminStatus: {
    method: 'GET',
    path: '/api/admin/status',
    who: 'user',
    limit: { max: 600, windowS: minute },
    ok: adminStatus,
    errors: [],
    summary: 'Whether the signed-in person is an admin.',
    tag: 'Admin',
  },
  adminSetup: {
    method: 'POST',
    path: '/api/admin/setup',
    who: 'user',
    limit: { max: 10, windowS: hour },
    body: adminSetupBody,
    bodyOptional: true,
    ok: z.object({ isAdmin: z.literal(true), message: z.optional(z.string()) }),
    errors: [403],
    summary: 'Makes the signed-in person admin: by an allowed address, or by the token of the first start.',
    tag: 'Admin',
  },
  adminList: {
    method: 'GET',
    path: '/api/admin/soul-wisdom',
    who: 'admin',
    ok: z.array(contentItem),
    errors: [],
    summary: 'Every item, published or draft.',
    tag: 'Admin',
  },
  adminCreate: {
    method: 'POST',
    path: '/api/admin/soul-wisdom',
    who: 'admin',
    limit: { max: 120, windowS: minute },
    body: contentBody,
    ok: contentItem,
    status: 201,
    errors: [],
    summary: 'Adds an item.',
    tag: 'Admin',
  },
  adminUpdate: {
    method: 'PATCH',
    path: '/api/admin/soul-wisdom/:id',
    who: 'admin',
    limit: { max: 120, windowS: minute },
    params: contentParams,
    body: contentChangeBody,
    ok: contentItem,
    errors: [404],
    summary: 'Changes parts of an item; what is left out stays.',
    tag: 'Admin',
  },
  adminDelete: {
    method: 'DELETE',
    path: '/api/admin/soul-wisdom/:id',
    who: 'admin',
    limit: { max: 120, windowS: minute },
    params: contentParams,
    ok: done,
    errors: [404],
    summary: 'Removes an item.',
    tag: 'Admin',
  },
  uploadAudio: {
    method: 'POST',
    path: '/api/admin/soul-wisdom/audio',
    who: 'admin',
    limit: { max: 60, windowS: hour },
    body: audioImportBody,
    upload: { types: audioTypes, maxBytes: MAX_AUDIO_BYTES },
    ok: uploadedAudio,
    status: 201,
    errors: [502],
    summary: 'Keeps an audio file: its bytes as the body, or an https address in JSON.',
    tag: 'Admin',
  },
  backendConfig: {
    method: 'GET',
    path: '/api/config/supabase',
    who: 'anyone',
    sameForAll: true,
    ok: backendConfig,
    errors: [],
    summary: 'Where people sign in, and how.',
    tag: 'Server',
  },
  mapsConfig: {
    method: 'GET',
    path: '/api/config/google-maps',
    who: 'anyone',
    sameForAll: true,
    ok: mapsConfig,
    errors: [],
    summary: 'The key of the maps service, empty when there is none.',
    tag: 'Server',
  },
  login: {
    method: 'GET',
    path: '/api/login',
    who: 'anyone',
    sameForAll: true,
    limit: { max: 60, windowS: minute },
    ok: z.unknown(),
    media: 'redirect',
    status: 303,
    errors: [],
    summary: "Leads the browser to sign-in, by the server's identity provider where there is one.",
    tag: 'Server',
  },
  health: {
    method: 'GET',
    path: '/api/health',
    who: 'anyone',
    sameForAll: true,
    ok: health,
    errors: [],
    summary: 'The server is up, and which version it is.',
    tag: 'Server',
  },
  live: {
    method: 'GET',
    path: '/api/health/live',
    who: 'anyone',
    sameForAll: true,
    ok: alive,
    errors: [],
    summary: 'The process answers.',
    tag: 'Server',
  },
  ready: {
    method: 'GET',
    path: '/api/health/ready',
    who: 'anyone',
    sameForAll: true,
    ok: ready,
    errors: [],
    summary: 'The database can be reached, so requests can be served.',
    tag: 'Server',
  },
  openApi: {
    method: 'GET',
    path: '/api/openapi.json',
    who: 'anyone',
    sameForAll: true,
    ok: z.looseObject({ openapi: z.string() }),
    errors: [],
    summary: 'This document.',
    tag: 'Server',
  },
  docs: {
    method: 'GET',
    path: '/api/docs',
    who: 'anyone',
    sameForAll: true,
    ok: z.unknown(),
    media: 'text/html',
    errors: [],
    summary: 'This document as a page to read.',
    tag: 'Server',
  },
} as const satisfies Readonly<Record<string, Call>>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export const callNames = Object.keys(calls) as readonly CallName[];

/** The names of calls that answer with JSON, which the typed client can make. */
export type JsonCallName = {
  [Name in CallName]: Calls[Name] extends { readonly media: string } ? never : Name;
}[CallName];

/** What a client sends; what the server reads out of it; what it answers. */
export type Sent<Name extends CallName> = Calls[Name] extends {
  readonly body: infer Schema extends z.ZodMiniType;
}
  ? z.input<Schema>
  : undefined;
export type Body<Name extends CallName> = Calls[Name] extends {
  readonly body: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;
export type Ok<Name extends CallName> = z.output<Calls[Name]['ok']>;
export type Params<Name extends CallName> = Calls[Name] extends {
  readonly params: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : Readonly<Record<string, never>>;
export type Query<Name extends CallName> = Calls[Name] extends {
  readonly query: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : Readonly<Record<string, never>>;

/** Whether a call takes bytes that come as this media type, `audio/mpeg`. */
export function takesBytes(call: Call, type: string): boolean {
  return (call.upload?.types ?? []).some((taken) =>
    taken.endsWith('/*') ? type.startsWith(taken.slice(0, -1)) : type === taken,
  );
}

/** The path of a call with its varying parts filled in. */
export function pathOf(call: Call, params: Readonly<Record<string, string>> = {}): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** One call as any: for code that walks all of them. */
export function callOf(name: CallName): Call {
  return calls[name];
}

/** Every status a call may fail with, lowest first: what it declares and what follows from its rules. */
export function failuresOf(call: Call): readonly number[] {
  const statuses = new Set<number>([...call.errors, 500, 503]);
  if (call.sameForAll !== true) statuses.add(401);
  if (call.who === 'admin') statuses.add(403);
  if (call.limit !== undefined) statuses.add(429);
  if (call.params !== undefined) statuses.add(404);
  if (call.query !== undefined) statuses.add(400);
  if (call.body !== undefined || call.upload !== undefined)
    for (const status of [400, 413, 415]) statuses.add(status);
  return [...statuses].toSorted((a, b) => a - b);
}
