import type { Engine } from '#engine/client.ts';
import type { Message } from '#contract/message.ts';
import type { ReadingMode } from '#companion/request.ts';
import { type StoredReading, toStoredReading } from '#contract/stored-reading.ts';
import { type Appended, appendErrorReply, appendReply, appendUserMessage, recentReadings, threadView } from '#db/messages.ts';
import type { Written } from '#db/write.ts';
import type { LocalData } from '#store/db-context.tsx';
import { answerRequest } from './answer-request.ts';
import { type ChatPerson, deviceRules, instantOf, readChatPerson } from './chat-person.ts';
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

/** What an answer is made from besides the question: who asks, what was said in this chat, what was said of late. */
export interface Gathered {
  readonly person: ChatPerson;
  /** The branch shown, oldest first; the question itself may be in it or not be kept yet. */
  readonly branch: readonly Message[];
  readonly recent: readonly StoredReading[];
}

/** Reads it from the database. Started while the question is being kept, so that the answer waits for neither. */
export async function gather({ db }: ChatTools, threadId: string): Promise<Gathered> {
  const [person, view, recent] = await Promise.all([
    readChatPerson(db, deviceRules()),
    threadView(db, threadId),
    recentReadings(db, LEDGER),
  ]);
  return { person, branch: (view?.path ?? []).map(({ message }) => message), recent };
}

export interface Question {
  readonly message: Message;
  readonly mode: ReadingMode;
  /** How many answers the message has already. */
  readonly regenerate: number;
  /** What an error reply says. */
  readonly failure: string;
}

/**
 * Answers a kept message: asks the worker, keeps the reply whole, and lets its words appear. A failure of the
 * computation becomes a reply that says so; a failure of the disk leaves the job `unsaved`, to be tried again.
 */
export async function answerMessage(
  tools: ChatTools,
  question: Question,
  gathered: Promise<Gathered> = gather(tools, question.message.threadId),
): Promise<void> {
  const { id: parentId, threadId } = question.message;
  setReplyJob(threadId, { type: 'asking', parentId });
  const saved = await writeReply(tools, question, gathered);
  setReplyJob(threadId, saved.ok ? { type: 'revealing', replyId: saved.value.message.id } : { type: 'unsaved', parentId });
}

async function writeReply(
  tools: ChatTools,
  question: Question,
  gathered: Promise<Gathered>,
): Promise<Awaited<Written<Appended>>> {
  const { db, deps } = tools;
  const { message, mode } = question;
  const reply = { threadId: message.threadId, parentId: message.id, mode };
  let made: Awaited<ReturnType<typeof makeReply>>;
  try {
    made = await makeReply(tools, question, await gathered);
  } catch {
    return appendErrorReply(db, deps, { ...reply, reason: question.failure });
  }
  const saved = await appendReply(db, deps, { ...reply, content: made.content, reading: made.reading });
  if (saved.ok) keepChips(saved.value.message.id, made.chips);
  return saved;
}

async function makeReply({ deps, engine }: ChatTools, question: Question, { person, branch, recent }: Gathered) {
  const { message, mode, regenerate } = question;
  const at = branch.findIndex(({ id }) => id === message.id);
  const before = at === -1 ? branch : branch.slice(0, at);
  const now = instantOf(deps.clock);
  const answer = await engine.ask('answer', answerRequest({ person, message, before, recent, mode, regenerate, now }));
  rememberFinding(message.id, answer.safety);
  const { reading, sheet, safety, chips } = answer;
  if (reading === null) {
    // The card itself is shown by what the message says; the reply keeps its first line for lists and exports.
    const words = (await loadSupport()).words[safety.lang];
    return { content: words[safety.card ?? 'self'][0] ?? words.tier1Reply, reading: null, chips };
  }
  const stored: StoredReading | null = sheet === null ? null : toStoredReading(reading, sheet);
  return { content: readingPlainText(reading.sentences), reading: stored, chips };
}
