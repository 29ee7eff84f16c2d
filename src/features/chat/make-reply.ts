import type { Need } from '#facts/ask.ts';
import type { Engine } from '#engine/client.ts';
import type { Message } from '#contract/message.ts';
import type { ModelImage } from '#companion/prompt/model-call.ts';
import type { Answer, AnswerRequest, Chip, ReadingMode } from '#companion/request.ts';
import { type StoredReading, toStoredReading } from '#contract/stored-reading.ts';
import type { HostedDoor } from '#model/hosted.ts';
import { drawSeed } from '#lib/draw.ts';
import type { Deal } from '#traditions/tarot/input.ts';
import { tarotInputOf } from '#traditions/tarot/input.ts';
import type { LocalData } from '#store/db-context.tsx';
import { answerRequest } from './answer-request.ts';
import { LEDGER } from './chat-queries.ts';
import { type ChatPerson, deviceRules, instantOf, readChatPerson } from './chat-person.ts';
import type { ChatStore } from './chat-store.ts';
import { signalReady } from '#parts/chat/ready-signal.ts';
import { readingPlainText } from '#parts/reading/reading-words.ts';
import { seedOf } from './mode-given.ts';
import { finishReveal, keepChips, keepNeeds, setReplyJob } from './reply-jobs.ts';
import { rememberFinding } from './support-findings.ts';

export interface ChatTools extends LocalData {
  readonly engine: Engine;
  /** Our own server, for hosted models. */
  readonly api: HostedDoor;
  /** Where the messages of this chat live. */
  readonly store: ChatStore;
}

/** What an answer is made from besides the question: who asks, what was said in this chat, what was said of late. */
export interface Gathered {
  readonly person: ChatPerson;
  /** The branch shown, oldest first; the question itself may be in it or not be kept yet. */
  readonly branch: readonly Message[];
  readonly recent: readonly StoredReading[];
}

/** Messages of the branch that an answer looks back on. */
const LOOKS_BACK = 60;

/** Reads it from where it is kept. Started while the question is being kept, so that the answer waits for neither. */
export async function gather({ db, deps, store }: ChatTools, threadId: string): Promise<Gathered> {
  const [person, view, recent] = await Promise.all([
    readChatPerson(db, deviceRules(), deps.clock.now()),
    store.view(threadId, { most: LOOKS_BACK }),
    store.recentReadings(LEDGER),
  ]);
  return { person, branch: (view?.path ?? []).map(({ message }) => message), recent };
}

/** What an answer needs to know of a question, which may not be kept yet. */
export type AskedMessage = Pick<Message, 'id' | 'threadId' | 'content' | 'attached' | 'imageId'>;

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
  /** What the chosen mode lacked, so that another sheet answered; absent when it lacked nothing. */
  readonly needs?: readonly Need[];
}

/** A question with all that whoever answers it needs. */
export interface Prepared {
  readonly question: Question;
  readonly request: AnswerRequest;
  /** The branch above the question, oldest first. */
  readonly before: readonly Message[];
  /** Pictures that go with it, as far as they are on this device. */
  readonly images: readonly ModelImage[];
}

/** Needs nothing of the question but its words and ids, so it may run while the question is being kept. */
export async function prepare(
  tools: ChatTools,
  question: Question,
  gathering: Promise<Gathered> = gather(tools, question.message.threadId),
): Promise<Omit<Prepared, 'images'>> {
  const { message, mode, regenerate } = question;
  const { person, branch, recent } = await gathering;
  const at = branch.findIndex(({ id }) => id === message.id);
  const before = at === -1 ? branch : branch.slice(0, at);
  const now = instantOf(tools.deps.clock);
  const after = branch.slice(at + 1);
  // Fixed as the question is sent, before anybody has understood it.
  const fresh = drawSeed((count) => crypto.getRandomValues(new Uint8Array(count)));
  const deal = dealOf(after, message.id) ?? { seed: fresh, reversals: person.settings['tarot.reversals'] };
  const seed = seedOf(answerOf(after, message.id), mode) ?? fresh;
  return {
    question,
    before,
    request: answerRequest({ person, message, before, recent, mode, regenerate, now, deal, seed }),
  };
}

/** An earlier answer to the same question; null without one. */
function answerOf(after: readonly Message[], questionId: string): StoredReading | null {
  return after.find(({ parentId, reading }) => parentId === questionId && reading !== null)?.reading ?? null;
}

/** The deal of an earlier answer to the same question: another wording never draws other cards. */
function dealOf(after: readonly Message[], questionId: string): Deal | null {
  const earlier = answerOf(after, questionId);
  const cards = earlier === null ? null : tarotInputOf(earlier.sheet);
  return cards?.source.type === 'drawn'
    ? { seed: cards.source.proof.seed, reversals: cards.source.proof.reversals }
    : null;
}

/** Asks the composer in the worker. */
export async function makeReply(
  tools: ChatTools,
  question: Question,
  gathering?: Promise<Gathered>,
): Promise<MadeReply> {
  const { request } = await prepare(tools, question, gathering);
  const answer = await tools.engine.ask('answer', request);
  rememberFinding(question.message.id, answer.safety);
  const { reading, sheet, chips } = answer;
  if (reading === null) return supportReply(answer);
  const stored: StoredReading | null = sheet === null ? null : toStoredReading(reading, sheet);
  return { content: readingPlainText(reading.sentences), reading: stored, chips, needs: answer.needs ?? [] };
}

/** What is said and kept where safety found something: no reading. The card is shown by what the message says. */
export function supportReply({ support = [], chips }: Pick<Answer, 'support' | 'chips'>): MadeReply {
  return { content: support.join('\n\n'), reading: null, chips };
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
  await writeReply(tools, question, tools.deps.ids.timed(tools.deps.clock.now()), made, false);
}

/** Keeps a reply under `id` once it is made, and lets its words appear. `wasPartial`: parts of it were kept meanwhile. */
export async function writeReply(
  tools: ChatTools,
  question: Question,
  id: string,
  making: Promise<MadeReply>,
  wasPartial: boolean,
): Promise<void> {
  const { store, deps } = tools;
  const { message, mode } = question;
  const { id: parentId, threadId } = message;
  const now = deps.clock.now();
  let made: MadeReply;
  try {
    made = await making;
  } catch {
    return failedReply(tools, question);
  }
  const { content, reading, chips, needs = [] } = made;
  keepChips(id, chips);
  keepNeeds(id, needs);
  setReplyJob(threadId, {
    type: 'revealing',
    replyId: id,
    early: earlyReply({ id, threadId, parentId, content, reading, mode, now }),
  });
  void signalReady(tools.db);
  const saved = await store.appendReply({ id, threadId, parentId, content, mode, reading, wasPartial });
  if (!saved.ok) setReplyJob(threadId, { type: 'unsaved', parentId });
  // Words of support stand there at once: nothing of them appears bit by bit.
  else if (reading === null) finishReveal(threadId);
}

/** The reply that says that there is none. */
export async function failedReply({ store }: ChatTools, { message, mode, failure }: Question): Promise<void> {
  const { id: parentId, threadId } = message;
  const failed = await store.appendErrorReply({ threadId, parentId, mode, reason: failure });
  setReplyJob(threadId, failed.ok ? null : { type: 'unsaved', parentId });
}

/** The reply as its row will be, shown for the moment that writing it takes. */
export function earlyReply(reply: {
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
