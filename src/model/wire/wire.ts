/** How one provider is asked over HTTP and how its stream is read. Each provider is one file beside this one. */
import { ModelFailure, toolNames } from '#companion/prompt/model-call.ts';
import type { FailureType, ModelEvent, ModelRequest, ToolName } from '#companion/prompt/model-call.ts';
import type { ServerEvent } from './server-events.ts';

export type Access = {
  readonly model: string;
  /** Null only for an address of one's own that asks for none. */
  readonly key: string | null;
  /** Without a slash at its end. */
  readonly base: string;
};

export type Wire = {
  readonly url: (access: Access) => string;
  readonly headers: (access: Access) => Readonly<Record<string, string>>;
  readonly body: (request: ModelRequest, access: Access) => object;
  /** Reads one answer; made anew for each. Its `end` event is the last that is looked at. */
  readonly reader: () => (event: ServerEvent) => readonly ModelEvent[];
};

/** A refusal before anything was streamed; `status` is for who tests a key. */
export class HttpFailure extends ModelFailure {
  readonly status: number;
  constructor(type: FailureType, status: number) {
    super(type);
    this.status = status;
  }
}

type Members = Readonly<Record<string, unknown>>;

/** The members of an object; none of anything else. Whatever a provider sends is looked at through this. */
export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** JSON that has to be there. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailure('malformed');
  }
}

/** A call that a model made, its input in one piece of JSON. */
export function toolEvent(call: {
  readonly id: string;
  readonly name: unknown;
  readonly json: string;
  readonly opaque?: unknown;
}): ModelEvent {
  const { id, json, opaque } = call;
  const input = json.trim() === '' ? {} : jsonOf(json);
  return {
    type: 'tool',
    id,
    name: knownTool(call.name),
    input,
    ...(opaque === undefined ? {} : { opaque }),
  };
}

/** A tool that we offered; a model that calls another one has lost its way. */
export function knownTool(name: unknown): ToolName {
  const known = toolNames.find((one) => one === name);
  if (known === undefined) throw new ModelFailure('malformed');
  return known;
}

/** What a status means, with the codes that providers add to it; never by the words of a message. */
export function failureOfStatus(status: number, error: unknown): FailureType {
  const { code, status: google, details } = membersOf(error);
  const reasons = listOf(details).map((detail) => membersOf(detail)['reason']);
  if (reasons.includes('API_KEY_INVALID') || code === 'invalid_api_key') return 'bad-key';
  if (status === 401 || status === 403) return 'bad-key';
  if (status === 402 || status === 429 || google === 'RESOURCE_EXHAUSTED') return 'rate-limited';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 413 || code === 'context_length_exceeded') return 'too-long';
  return status >= 500 ? 'unreachable' : 'malformed';
}
