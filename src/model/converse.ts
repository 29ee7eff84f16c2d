/**
 * A reading by a model, as the pipeline's events: understood on the device, asked where the person chose, checked sentence
 * by sentence. Fetched with the first question to a model: nothing else of the app needs it.
 *
 * Whoever is at risk or under strain is answered by the composer alone, and nothing leaves. What goes wrong with a model
 * ends in the composer's reading, with the reason in its notes.
 */
import { readWithModel } from '#companion/prompt/pipeline.ts';
import type { PipelineDeps, Wait } from '#companion/prompt/pipeline.ts';
import type { ModelImage } from '#companion/prompt/model-call.ts';
import type { PersonField, PromptInput } from '#companion/prompt/prompt-input.ts';
import type { AnswerRequest } from '#companion/request.ts';
import type { Engine } from '#engine/client.ts';
import type { Understood } from '#engine/protocol.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { modelWords } from '#text/en/model-words.ts';
import type { Lens, ModelAuthor } from './author.ts';
import { openLens, readLens } from './choices.ts';
import { composedEnd } from './converse-event.ts';
import type { ConverseEvent } from './converse-event.ts';
import { readHosted } from './hosted.ts';
import type { HostedDoor, OwnByServer } from './hosted.ts';
import { isClear, throughLens, turnsThrough, zoneThrough } from './lens.ts';
import type { OwnModels, ReadyModel } from './own-models.ts';

export type { ConverseDone, ConverseEvent, FellBack } from './converse-event.ts';

/** A question to a model, with what goes along beyond the request of the composer. */
export type Question = AnswerRequest & {
  /** Already re-encoded on the device. Shown to models that see. */
  readonly images?: readonly ModelImage[];
  /** The turns of the chat in the words of both, oldest first; without them a model sees the answers alone. */
  readonly spoken?: PromptInput['turns'];
  /** What the person wrote elsewhere and brings along. */
  readonly fields?: readonly PersonField[];
};

export type ConverseTools = {
  readonly engine: Engine;
  readonly db: SoulsticeDb;
  /** The calls of our own server. */
  readonly api: HostedDoor;
  readonly models: OwnModels;
  /** Host of our own server, for the note of where a question went: `location.host`. */
  readonly ownHost: string;
  /** False when the browser knows that there is no network: `navigator.onLine`. */
  readonly isOnline: () => boolean;
};

/**
 * Reads with a model. Stopping (`signal`) ends it: with a `done` that holds the sentences shown so far, or with nothing when
 * there are none. Rejects only for defects, and with an `AbortError` when it is stopped before the question is understood.
 */
export async function* converse(
  tools: ConverseTools,
  question: Question,
  author: ModelAuthor,
  signal: AbortSignal,
): AsyncGenerator<ConverseEvent, void, undefined> {
  const way = await wayOf(tools, author);
  const lens = way.type === 'here' && way.model.host === null ? null : await readLens(tools.db);
  const seen = await understand(tools.engine, forWay(question, way), lens, signal);
  const { answer, forModel } = seen.understood;
  const why = forModel === null ? null : obstacle(tools, way, lens);
  const sentTo = forModel === null || why !== null ? null : hostOf(tools, way);
  yield { type: 'understood', answer, sentTo };
  if (forModel === null || why !== null || way.type === 'none') yield* composedEnd(answer, why, null);
  else if (way.type === 'here') yield* readHere(tools.engine, seen, way.model, signal);
  else {
    const asked = { shown: seen.shown, forModel, lens: lens ?? openLens, own: way.own };
    yield* readHosted({ ...tools, answer }, asked, signal);
  }
}

/** Why no model can be asked; null when one can. */
function obstacle({ isOnline }: ConverseTools, way: Way, lens: Lens | null): 'no-key' | 'offline' | null {
  if (way.type === 'none') return 'no-key';
  return lens !== null && !isOnline() ? 'offline' : null;
}

/** Host that a question goes to on a way; null when it stays on this device. */
export function hostOf({ ownHost }: Pick<ConverseTools, 'ownHost'>, way: Way): string | null {
  if (way.type === 'server') return ownHost;
  return way.type === 'here' ? way.model.host : null;
}

/** The question without its pictures, for a model that does not see. */
export function forWay(question: Question, way: Way): Question {
  return way.type === 'here' && !way.model.sees ? { ...question, images: [] } : question;
}

/** What a model is to be told, and how the person is seen in it. */
export type Seen = {
  readonly understood: Understood;
  /** The request as the model sees it. */
  readonly shown: AnswerRequest;
};

/** Without a lens (a model on this device) the person is seen as they are. */
export async function understand(
  engine: Engine,
  question: Question,
  lens: Lens | null,
  signal?: AbortSignal,
): Promise<Seen> {
  const { images = [], spoken = null, fields = [], ...request } = question;
  const shown = lens === null ? request : throughLens(request, lens);
  const name = lens === null || lens.name === 'first';
  const understood = await engine.ask(
    'understood',
    {
      request,
      shown: lens === null || isClear(request, lens) ? null : shown,
      allows: {
        name,
        fields,
        images,
        people: true,
        turns: turnsThrough(spoken ?? answersOf(request), request, lens),
      },
    },
    signal,
  );
  const { forModel } = understood;
  if (lens === null || forModel === null) return { understood, shown };
  // The name of a zone says where somebody is.
  const prompt = { ...forModel.prompt, zone: zoneThrough(shown.zone, shown.now, lens) };
  return { understood: { ...understood, forModel: { ...forModel, prompt } }, shown };
}

const answersOf = ({ turns }: AnswerRequest): PromptInput['turns'] =>
  turns.map(({ text }) => ({ role: 'assistant', text }));

/** How an author is reached: by our server, from this page, or not at all. */
export type Way =
  | { readonly type: 'server'; readonly own: OwnByServer | null }
  | { readonly type: 'here'; readonly model: ReadyModel }
  | { readonly type: 'none' };

export async function wayOf({ models }: Pick<ConverseTools, 'models'>, author: ModelAuthor): Promise<Way> {
  if (author.type === 'hosted') return { type: 'server', own: null };
  const provider = author.type === 'own' ? author.provider : 'built-in';
  const kept = (await models.list()).find((one) => one.provider === provider);
  if (kept?.way === 'server' && kept.provider !== 'compatible') {
    const key = await models.keyOf(kept.provider);
    if (key === null) return { type: 'none' };
    return { type: 'server', own: { provider: kept.provider, model: kept.model, key } };
  }
  const model = await models.ready(provider);
  return model === null ? { type: 'none' } : { type: 'here', model };
}

async function* readHere(
  engine: Engine,
  { understood: { answer, forModel }, shown }: Seen,
  model: ReadyModel,
  signal: AbortSignal,
): AsyncGenerator<ConverseEvent, void, undefined> {
  if (forModel === null) return;
  const control = new AbortController();
  const stop = (): void => control.abort();
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);
  try {
    const deps = pipelineDeps(engine, shown, forModel, model);
    for await (const event of readWithModel(deps, forModel.prompt, control)) {
      if (event.type !== 'done') yield event;
      // Where the composer wrote in the end, it is the reading of the question as it is.
      else if (event.reading.author === 'composer')
        yield* composedEnd(answer, event.notes.fellBack, model.host);
      else yield { ...event, sentTo: model.host };
    }
  } finally {
    signal.removeEventListener('abort', stop);
    control.abort();
  }
}

/** The pipeline with this device's parts: the worker judges and looks up, the page calls. */
export function pipelineDeps(
  engine: Engine,
  shown: AnswerRequest,
  { reading }: NonNullable<Understood['forModel']>,
  model: Pick<ReadyModel, 'call' | 'name' | 'canCallTools'>,
): PipelineDeps {
  const { zone, now } = shown;
  return {
    call: model.call,
    verify: (sentences, sheet) => engine.ask('judge', { sentences, sheet, zone, now }),
    composeInstead: () => reading,
    runTool: (task, sheet) => engine.ask('tool', { task, sheet, request: shown }),
    words: modelWords,
    canCallTools: model.canCallTools,
    model: () => model.name,
    wait,
  };
}

const wait: Wait = (ms) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return { over, cancel: () => clearTimeout(timer) };
};
