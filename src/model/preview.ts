/**
 * What would leave the device with a question, to the letter, and to whom. Made by the same code that sends it: the
 * pipeline is run with a model that takes the request down and says nothing.
 */
import { ModelFailure } from '#companion/prompt/model-call.ts';
import type { ModelCall, ModelRequest } from '#companion/prompt/model-call.ts';
import { readWithModel } from '#companion/prompt/pipeline.ts';
import type { Engine } from '#engine/client.ts';
import type { Author, Lens } from './author.ts';
import { forWay, hostOf, pipelineDeps, understand, wayOf } from './converse.ts';
import type { Question } from './converse.ts';
import { hostedBody } from './hosted.ts';
import type { OwnModels } from './own-models.ts';

export type Outgoing =
  /**
   * Nothing leaves: `composer`, a model `here`, `care`, because the message met the safety layer, or `hidden`, because the mode reads
   * what the lens hides.
   */
  | { readonly type: 'nothing'; readonly why: 'composer' | 'here' | 'care' | 'hidden' }
  /** Nothing is kept for the model that was chosen. */
  | { readonly type: 'no-key' }
  /** There is no question yet; it will go to this host. */
  | { readonly type: 'waits'; readonly host: string }
  | {
      readonly type: 'leaves';
      /** Host it goes to. */
      readonly host: string;
      /** Who passes it on: our server hands it to its provider, or to the person's own by their key. */
      readonly through: 'direct' | 'server' | 'server-own';
      readonly parts: readonly { readonly title: 'rules' | 'question' | 'body'; readonly text: string }[];
      readonly images: number;
      /** Names of the tools a model may call for more facts. */
      readonly tools: readonly string[];
    };

export async function outgoing(
  tools: { readonly engine: Engine; readonly models: OwnModels; readonly ownHost: string },
  question: Question | null,
  author: Author,
  lens: Lens,
  signal?: AbortSignal,
): Promise<Outgoing> {
  if (author.type === 'composer') return { type: 'nothing', why: 'composer' };
  const way = await wayOf(tools, author);
  if (way.type === 'none') return { type: 'no-key' };
  const host = hostOf(tools, way);
  if (host === null) return { type: 'nothing', why: 'here' };
  if (question === null) return { type: 'waits', host };
  const { understood, shown } = await understand(tools.engine, forWay(question, way), lens, signal);
  const { forModel } = understood;
  if (forModel === null)
    return { type: 'nothing', why: understood.answer.support === undefined ? 'hidden' : 'care' };
  const images = forModel.prompt.images.length;
  if (way.type === 'server') {
    const body = hostedBody({ shown, forModel, lens, own: way.own });
    // A picture is a picture: it is counted, not spelled out.
    const text = JSON.stringify({ ...body, images: body.images?.map(({ mime }) => ({ mime })) }, null, 2);
    return {
      type: 'leaves',
      host,
      through: way.own === null ? 'server' : 'server-own',
      parts: [{ title: 'body', text }],
      images,
      tools: forModel.prompt.tools,
    };
  }
  let sent: ModelRequest | null = null;
  // oxlint-disable-next-line require-yield -- it says nothing: that is its answer
  const call: ModelCall = async function* takeDown(request) {
    sent = request;
    throw new ModelFailure('refused');
  };
  const deps = pipelineDeps(tools.engine, shown, forModel, { ...way.model, call });
  for await (const _ of readWithModel(deps, forModel.prompt, new AbortController())) {
    // The end that follows is the composer's.
  }
  return {
    type: 'leaves',
    host,
    through: 'direct',
    parts: partsOf(sent),
    images,
    tools: toolsOf(sent),
  };
}

function partsOf(sent: ModelRequest | null): Extract<Outgoing, { type: 'leaves' }>['parts'] {
  if (sent === null) return [];
  return [
    {
      title: 'question',
      text: sent.messages.map((one) => ('content' in one ? one.content : '')).join('\n\n'),
    },
    { title: 'rules', text: sent.system },
  ];
}

const toolsOf = (sent: ModelRequest | null): readonly string[] => (sent?.tools ?? []).map(({ name }) => name);
