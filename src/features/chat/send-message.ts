import type { Engine } from '#engine/client.ts';
import type { ReadingMode } from '#companion/request.ts';
import { type StoredReading, toStoredReading } from '#contract/stored-reading.ts';
import { type Appended, appendErrorReply, appendReply, appendUserMessage, recentReadings, threadView } from '#db/messages.ts';
import type { Written } from '#db/write.ts';
import type { LocalData } from '#store/db-context.tsx';
import { answerRequest } from './answer-request.ts';
import { deviceRules, instantOf, readChatPerson } from './chat-person.ts';
import { readingPlainText } from './reading-words.ts';
import { keepChips, setReplyJob } from './reply-jobs.ts';
import { loadSupport, rememberFinding } from './support-findings.ts';

export interface ChatTools extends LocalData {
  readonly engine: Engine;
}

/** Readings that the next one must not repeat. */
const LEDGER = 20;

/**
 * Keeps what a person wrote; the chat is made with its first message. The text has passed `messageProblem`.
 *
 * When it fails nothing is written and the draft is still there.
 */
export function sendMessage(
  tools: ChatTools,
  message: { threadId: string; text: string; mode: ReadingMode; draftKey: string },
): Written<Appended> {
  const { text: content, ...rest } = message;
  return appendUserMessage(tools.db, tools.deps, { ...rest, content });
}

/**
 * Answers a kept message: asks the worker, keeps the reply whole, and lets its words appear. A failure of the
 * computation becomes a reply that says so; a failure of the disk leaves the job `unsaved`, to be tried again.
 */
export async function answerMessage(
  tools: ChatTools,
  question: { threadId: string; messageId: string; mode: ReadingMode; regenerate: number; failure: string },
): Promise<void> {
  const { threadId, messageId } = question;
  setReplyJob(threadId, { type: 'asking', parentId: messageId });
  const saved = await writeReply(tools, question);
  if (!saved.ok) setReplyJob(threadId, { type: 'unsaved', parentId: messageId });
  else setReplyJob(threadId, { type: 'revealing', replyId: saved.value.message.id });
}

async function writeReply(
  { db, deps, engine }: ChatTools,
  question: { threadId: string; messageId: string; mode: ReadingMode; regenerate: number; failure: string },
): Promise<Awaited<Written<Appended>>> {
  const { threadId, messageId, mode } = question;
  const reply = { threadId, parentId: messageId, mode };
  let made: { content: string; reading: StoredReading | null; chips: Parameters<typeof keepChips>[1] };
  try {
    made = await makeReply({ db, deps, engine }, question);
  } catch {
    return appendErrorReply(db, deps, { ...reply, reason: question.failure });
  }
  const saved = await appendReply(db, deps, { ...reply, content: made.content, reading: made.reading });
  if (saved.ok) keepChips(saved.value.message.id, made.chips);
  return saved;
}

async function makeReply(
  { db, deps, engine }: ChatTools,
  question: { threadId: string; messageId: string; mode: ReadingMode; regenerate: number },
) {
  const [person, view, recent] = await Promise.all([
    readChatPerson(db, deviceRules()),
    threadView(db, question.threadId),
    recentReadings(db, LEDGER),
  ]);
  const branch = (view?.path ?? []).map(({ message }) => message);
  const at = branch.findIndex(({ id }) => id === question.messageId);
  const message = branch[at];
  if (message === undefined) throw new Error('the message to answer is not on the branch shown');
  const answer = await engine.ask(
    'answer',
    answerRequest({
      person,
      message,
      before: branch.slice(0, at),
      recent,
      mode: question.mode,
      regenerate: question.regenerate,
      now: instantOf(deps.clock),
    }),
  );
  rememberFinding(message.id, answer.safety);
  const { reading, sheet, safety, chips } = answer;
  if (reading === null) {
    // The card itself is shown by what the message says; the reply keeps its first line for lists and exports.
    const words = (await loadSupport()).words[safety.lang];
    return { content: words[safety.card ?? 'self'][0] ?? words.tier1Reply, reading: null, chips };
  }
  return {
    content: readingPlainText(reading.sentences),
    reading: sheet === null ? null : toStoredReading(reading, sheet),
    chips,
  };
}
