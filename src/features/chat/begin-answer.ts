/** How an answer begins, whoever writes it. Fetched when the first question is near. */
import type { Author } from '#model/author.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import type { ModelImage } from '#companion/prompt/model-call.ts';
import { uiComposer } from '#text/en/ui-composer.ts';
import { notify } from '#ui/notify.ts';
import type { Picture } from './chat-store.ts';
import { setReplyJob } from './reply-jobs.ts';
import {
  answerMessage,
  type ChatTools,
  failedReply,
  gather,
  type Gathered,
  type MadeReply,
  makeReply,
  prepare,
  type Question,
} from './make-reply.ts';
import type { Writer } from './writers.ts';

export interface Asking {
  readonly question: Question;
  readonly writer: Writer;
  /** What is at hand of what an answer is made from; null when it must be read. */
  readonly known: Gathered | null;
  /** The free answers of hosted models are used up. */
  readonly usedUp: boolean;
  /** Shown only when it has ended. */
  readonly atOnce: boolean;
  /** A reply that was not finished, to go on from. */
  readonly goesOn: StoredReading | null;
}

/**
 * Begins an answer while the question is still being kept. What comes back ends it, once the question is there: until
 * then nothing of the answer is shown or kept, and a failure of it is nobody's. It resolves to whether a model wrote the
 * answer.
 */
export function beginAnswer(tools: ChatTools, asking: Asking): () => Promise<boolean> {
  const { question, writer, known } = asking;
  const gathering = known === null ? gather(tools, question.message.threadId) : Promise.resolve(known);
  gathering.catch(() => undefined);
  const { author } = writer;
  if (!writer.factsOnly && author.type !== 'composer' && !(asking.usedUp && author.type === 'hosted'))
    return () => askModel(tools, { ...asking, author }, gathering);
  const made = writer.factsOnly
    ? import('./facts-reply.ts').then(({ makeFactsReply }) => makeFactsReply(tools, question, gathering))
    : makeReply(tools, question, gathering).then((reply) =>
        author.type === 'composer' ? reply : insteadOfModel(reply, 'used-up'),
      );
  made.catch(() => undefined);
  return async () => {
    await answerMessage(tools, question, made);
    return false;
  };
}

function insteadOfModel(reply: MadeReply, fellBack: string): MadeReply {
  return reply.reading === null ? reply : { ...reply, reading: { ...reply.reading, fellBack } };
}

async function askModel(
  tools: ChatTools,
  asking: Asking & { readonly author: Exclude<Author, { readonly type: 'composer' }> },
  gathering: Promise<Gathered>,
): Promise<boolean> {
  const { question } = asking;
  const { threadId, id: parentId } = question.message;
  setReplyJob(threadId, { type: 'asking', parentId });
  try {
    const [{ answerByModel }, prepared, images] = await Promise.all([
      import('./model-reply.ts'),
      prepare(tools, question, gathering),
      imagesOf(tools, question),
    ]);
    return await answerByModel(tools, { ...asking, prepared: { ...prepared, images } });
  } catch {
    await failedReply(tools, question);
    return false;
  }
}

/** Never silently less than was attached: a picture that cannot go along is told of before anything is sent. */
async function imagesOf({ store }: ChatTools, { message }: Question): Promise<readonly ModelImage[]> {
  if (message.imageId === null) return [];
  const picture = await store.picture(message.imageId);
  const image = picture === null ? null : await asModelImage(picture);
  if (image !== null) return [image];
  notify({
    text: picture === null ? uiComposer.imageElsewhere : uiComposer.imageNotSendable,
    tone: 'error',
  });
  return [];
}

/** A picture as models take it, drawn smaller when it was kept larger than is sent; null when that cannot be done. */
export async function asModelImage(picture: Picture): Promise<ModelImage | null> {
  const { MAX_SENT_BYTES, prepareImage } = await import('./image-prepare.ts');
  const { type, data } = picture;
  if ((type === 'image/jpeg' || type === 'image/png') && data.byteLength <= MAX_SENT_BYTES)
    return { mime: type, base64: base64Of(data) };
  const smaller = await prepareImage(new Blob([data], { type }));
  return smaller.ok ? { mime: smaller.value.type, base64: base64Of(smaller.value.data) } : null;
}

function base64Of(data: ArrayBuffer): string {
  let binary = '';
  for (const byte of new Uint8Array(data)) binary += String.fromCodePoint(byte);
  return btoa(binary);
}
