import type { Engine } from '#engine/client.ts';
import type { AttachedChart } from '#contract/attached-chart.ts';
import type { Message } from '#contract/message.ts';
import type { Chip, ReadingMode } from '#companion/request.ts';
import { type StoredReading, toStoredReading } from '#contract/stored-reading.ts';
import {
  type Appended,
  appendErrorReply,
  appendReply,
  appendUserMessage,
  recentReadings,
  threadView,
} from '#db/messages.ts';
import type { Written } from '#db/write.ts';
import type { LocalData } from '#store/db-context.tsx';
import { answerRequest } from './answer-request.ts';
import { LEDGER } from './chat-queries.ts';
import { type ChatPerson, deviceRules, instantOf, readChatPerson } from './chat-person.ts';
import { readingPlainText } from './reading-words.ts';
import { keepChips, setReplyJob } from './reply-jobs.ts';
import { loadSupport, rememberFinding } from './support-findings.ts';

export interface ChatTools extends LocalData {
  readonly engine: Engine;
}

/**
 * Keeps what a person wrote; the chat is made with its first message. The text has passed `messageProblem`.
 *
 * When it fails nothing is written and the draft is still there.
 */
export function sendMessage(
  tools: ChatTools,
  message: {
    id: string;
    threadId: string;
    text: string;
    attached: AttachedChart | null;
    mode: ReadingMode;
    draftKey: string;
  },
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

/** What an answer needs to know of a question, which may not be kept yet. */
export type AskedMessage = Pick<Message, 'id' | 'threadId' | 'content' | 'attached'>;

export interface Question {
  readonly message: AskedMessage;
  readonly mode: ReadingMode;
  /** How many answers the message has already. */
  readonly regenerate: number;
  /** What an error reply says. */
  readonly failure: string;
}

/** An answer made and not kept yet. */
export interface MadeReply {
  readonly content: string;
  readonly reading: StoredReading | null;
  readonly chips: readonly Chip[];
}

/**
 * Answers a message: lets the words of `made` appear as soon as they are there, and keeps the reply whole meanwhile.
 *
 * A failure of the computation becomes a reply that says so; a failure of the disk leaves the job `unsaved`, to be
 * tried again.
 */
export async function answerMessage(
  tools: ChatTools,
  question: Question,
  made: Promise<MadeReply> = makeReply(tools, question),
): Promise<void> {
  const { id: parentId, threadId } = question.message;
  setReplyJob(threadId, { type: 'asking', parentId });
  const saved = await writeReply(tools, question, made);
  if (!saved.ok) setReplyJob(threadId, { type: 'unsaved', parentId });
}

async function writeReply(
  { db, deps }: ChatTools,
  { message, mode, failure }: Question,
  making: Promise<MadeReply>,
): Promise<Awaited<Written<Appended>>> {
  const { id: parentId, threadId } = message;
  const now = deps.clock.now();
  const id = deps.ids.timed(now);
  let made: MadeReply;
  try {
    made = await making;
  } catch {
    const failed = await appendErrorReply(db, deps, { threadId, parentId, mode, reason: failure });
    if (failed.ok) setReplyJob(threadId, null);
    return failed;
  }
  const { content, reading, chips } = made;
  keepChips(id, chips);
  setReplyJob(threadId, {
    type: 'revealing',
    replyId: id,
    early: earlyReply({ id, threadId, parentId, content, reading, mode, now }),
  });
  return appendReply(db, deps, { id, threadId, parentId, content, mode, reading });
}

/** The reply as its row will be, shown for the moment that writing it takes. */
function earlyReply(reply: {
  id: string;
  threadId: string;
  parentId: string;
  content: string;
  reading: StoredReading | null;
  mode: string;
  now: number;
}): Message {
  const { mode: readingMode, now: createdAt, ...rest } = reply;
  return {
    ...rest,
    readingMode,
    createdAt,
    sender: 'ai',
    imageId: null,
    rating: null,
    deletedAt: null,
    attached: null,
  };
}

/** Asks the worker. Needs nothing of the question but its words and ids, so it may run while the question is being kept. */
export async function makeReply(
  tools: ChatTools,
  question: Question,
  gathering: Promise<Gathered> = gather(tools, question.message.threadId),
): Promise<MadeReply> {
  const { deps, engine } = tools;
  const { message, mode, regenerate } = question;
  const { person, branch, recent } = await gathering;
  const at = branch.findIndex(({ id }) => id === message.id);
  const before = at === -1 ? branch : branch.slice(0, at);
  const now = instantOf(deps.clock);
  const answer = await engine.ask(
    'answer',
    answerRequest({ person, message, before, recent, mode, regenerate, now }),
  );
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
