/**
 * A reply written by a model: its sentences appear as they are checked, are kept on the device as they come, and become a
 * message once the reply has ended. Fetched with the first question to a model.
 */
import type { Answer } from '#companion/request.ts';
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';
import { type ReadingOrigin, type StoredReading, toStoredReading } from '#contract/stored-reading.ts';
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Sentence } from '#facts/reading.ts';
import { converse, type ConverseDone, type ConverseEvent, type ConverseTools } from '#model/converse.ts';
import type { ModelAuthor } from '#model/author.ts';
import { createOwnModels } from '#model/own-models.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { readingPlainText } from '#parts/reading/reading-words.ts';
import { finishReveal, keepChips, keepNeeds, setReplyJob, setStreamed } from './reply-jobs.ts';
import { holdingReply } from './reply-lock.ts';
import {
  type ChatTools,
  earlyReply,
  failedReply,
  type MadeReply,
  type Prepared,
  supportReply,
  writeReply,
} from './make-reply.ts';
import { tarotInputOf } from '#traditions/tarot/input.ts';
import { sheetAgain } from '#parts/reading/sheet-inputs.ts';
import { rememberFinding } from './support-findings.ts';

export interface ModelQuestion {
  readonly prepared: Prepared;
  readonly author: ModelAuthor;
  /** Shown only when it has ended, as the person chose. */
  readonly atOnce: boolean;
  /** A reply that was not finished, which this one goes on from. */
  readonly goesOn: StoredReading | null;
}

/** What a question to a model goes through; a test gives its own. */
export type Converse = typeof converse;

/**
 * Answers with a model. Resolves when the reply is kept, when it could not be, or when it was stopped before its first
 * sentence; `answerMessage` says what becomes of each. True when the model wrote the reply: not when the device answered
 * instead, and not when the model broke off.
 */
export async function answerByModel(
  tools: ChatTools,
  asking: ModelQuestion,
  ask: Converse = converse,
): Promise<boolean> {
  const { threadId, id: parentId } = asking.prepared.question.message;
  const stop = new AbortController();
  setReplyJob(threadId, { type: 'asking', parentId, abort: () => stop.abort() });
  return holdingReply(threadId, () => write(tools, asking, ask, stop));
}

async function write(
  tools: ChatTools,
  asking: ModelQuestion,
  ask: Converse,
  stop: AbortController,
): Promise<boolean> {
  const { prepared, goesOn } = asking;
  const { question } = prepared;
  const page = new ReplyPage(tools, asking, () => stop.abort());
  const events = ask(converseTools(tools), modelRequest(asking), asking.author, stop.signal);
  try {
    for await (const event of events) page.take(event);
  } catch {
    // A defect, or stopped before the question was understood. What was checked by then is kept all the same.
    if (page.isEmpty() && !stop.signal.aborted) {
      await failedReply(tools, question);
      return false;
    }
  }
  const made = await page.end(stop.signal.aborted, goesOn);
  if (made === null) setReplyJob(question.message.threadId, null);
  else await writeReply(tools, question, page.id, Promise.resolve(made), !page.isEmpty());
  page.close();
  // Whoever stops it has read enough: what is there is shown whole.
  if (stop.signal.aborted) finishReveal(question.message.threadId);
  return made?.reading?.author === 'model' && made.reading.partial !== 'cut';
}

function converseTools({ db, engine, api }: ChatTools): ConverseTools {
  const own = createOwnModels({ db, fetch: (...request) => fetch(...request) });
  return {
    engine,
    db,
    api,
    models: own,
    ownHost: location.host,
    isOnline: () => navigator.onLine,
  };
}

/** Turns of both that are sent along; a prompt holds the last six. */
const SPOKEN = 12;

/** The question as a model is asked it: with the turns before it in the words of both. */
export function modelRequest({ prepared, goesOn }: ModelQuestion): Parameters<Converse>[1] {
  const { request, before, images } = prepared;
  const spoken = before
    .slice(-SPOKEN)
    .map(
      ({ sender, content }) => ({ role: sender === 'user' ? 'user' : 'assistant', text: content }) as const,
    );
  const last = goesOn?.sentences.findLast(({ verdict }) => verdict !== 'contradicted');
  if (goesOn === null || last === undefined) return { ...request, spoken, images };
  return {
    ...request,
    // The question stays what it was, for whoever understands it; the model is told where it stopped.
    text: `${request.text}\n\n${uiChat.goOnAfter(last.text)}`.slice(0, MAX_MESSAGE_CHARS),
    spoken: [
      ...spoken,
      { role: 'user', text: request.text },
      { role: 'assistant', text: readingPlainText(goesOn.sentences) },
    ],
    images,
  };
}

/** The reply as it grows. */
class ReplyPage {
  readonly id: string;
  readonly #tools: ChatTools;
  readonly #asking: ModelQuestion;
  readonly #abort: () => void;
  #answer: Answer | null = null;
  /** Host that the model is asked at; null when nothing leaves the device. */
  #sentTo: string | null = null;
  #facts = new Map<string, Fact>();
  #sentences: readonly Sentence[] = [];
  #done: ConverseDone | null = null;
  #isShown = false;
  #isClosed = false;
  /** Commitment of the cards, where the reply stands on cards that were drawn. */
  #seal: string | null = null;

  constructor(tools: ChatTools, asking: ModelQuestion, abort: () => void) {
    this.#tools = tools;
    this.#asking = asking;
    this.#abort = abort;
    this.id = tools.deps.ids.timed(tools.deps.clock.now());
  }

  isEmpty(): boolean {
    return this.#sentences.length === 0;
  }

  take(event: ConverseEvent): void {
    if (event.type === 'understood') this.#understood(event.answer, event.sentTo);
    if (event.type === 'sentence') this.#add(event.sentence, event.truth);
    if (event.type === 'replaced') this.#withdraw();
    if (event.type === 'done') this.#done = event;
  }

  /** The reply as it is to be kept; null when there is none. */
  async end(wasStopped: boolean, goesOn: StoredReading | null): Promise<MadeReply | null> {
    const answer = this.#answer;
    const done = this.#done;
    const chips = answer?.chips ?? [];
    if (done !== null) {
      const stored = toStoredReading(done.reading, done.sheet, originOf(done));
      const reading = goesOn === null || done.reading.author !== 'model' ? stored : joined(goesOn, stored);
      return { content: readingPlainText(reading.sentences), reading, chips };
    }
    if (answer !== null && answer.reading === null) return supportReply(answer);
    const partial = this.#partial(wasStopped ? 'stopped' : 'cut');
    return partial === null
      ? null
      : { content: readingPlainText(partial.sentences), reading: partial, chips: [] };
  }

  /** After the reply was kept, or was not to be. */
  close(): void {
    this.#isClosed = true;
    setStreamed(this.id, null);
  }

  #understood(answer: Answer, sentTo: string | null): void {
    this.#answer = answer;
    this.#sentTo = sentTo;
    const { message } = this.#asking.prepared.question;
    rememberFinding(message.id, answer.safety);
    if (answer.reading === null || answer.sheet === null) return;
    keepChips(this.id, answer.chips);
    keepNeeds(this.id, answer.needs ?? []);
    this.#know(answer.sheet.facts);
    const cards = tarotInputOf(answer.sheet);
    if (cards?.source.type === 'drawn') {
      this.#seal = cards.source.proof.commitment;
      this.#wait();
    }
    // A model cites what the composer left out: the marks wait for the whole sheet, the sentences do not.
    const { sheet } = toStoredReading(answer.reading, answer.sheet);
    void sheetAgain(this.#tools.engine, sheet).then(
      (whole) => {
        this.#know(whole?.facts ?? []);
        if (this.#isShown) this.#show();
      },
      () => undefined,
    );
  }

  #know(facts: FactSheet['facts']): void {
    for (const fact of facts) this.#facts.set(fact.id, fact);
  }

  #add(sentence: Sentence, truth: Fact | null): void {
    if (truth !== null) this.#know([truth]);
    this.#sentences = [...this.#sentences, sentence];
    this.#show();
    const partial = this.#partial('closed');
    if (partial === null) return;
    const { message, mode } = this.#asking.prepared.question;
    const content = readingPlainText(partial.sentences);
    const { id: parentId, threadId } = message;
    // Nobody waits for it: a device that cannot keep it has the reply all the same.
    void this.#tools.store.keepPartial({ id: this.id, threadId, parentId, mode, content, reading: partial });
  }

  #show(): void {
    const partial = this.#partial('closed');
    // The whole sheet may come after the end: the reply itself is there then, and would never stop growing.
    if (this.#isClosed || this.#asking.atOnce || partial === null) return;
    // While it is written nothing is said about why it is not whole.
    const { partial: _, ...growing } = partial;
    setStreamed(this.id, growing);
    if (this.#isShown) return;
    this.#isShown = true;
    const { message, mode } = this.#asking.prepared.question;
    const { id: parentId, threadId } = message;
    const now = this.#tools.deps.clock.now();
    const early = earlyReply({ id: this.id, threadId, parentId, content: '', reading: growing, mode, now });
    setReplyJob(threadId, { type: 'streaming', parentId, replyId: this.id, early, abort: this.#abort });
  }

  /** What was shown is taken back; more follows, from the model or from the composer. */
  #withdraw(): void {
    const { threadId } = this.#asking.prepared.question.message;
    this.#sentences = [];
    if (this.#isShown) this.#wait();
    this.#isShown = false;
    setStreamed(this.id, null);
    void this.#tools.store.forgetPartial(threadId, this.id);
  }

  /** Nothing is there to read yet; what the cards are sealed as is. */
  #wait(): void {
    const { threadId, id: parentId } = this.#asking.prepared.question.message;
    const seal = this.#seal === null ? {} : { seal: this.#seal };
    setReplyJob(threadId, { type: 'asking', parentId, abort: this.#abort, ...seal });
  }

  /** The reading as far as it came; null without a sentence. */
  #partial(why: string): StoredReading | null {
    const { reading, sheet } = this.#answer ?? { reading: null, sheet: null };
    if (reading === null || sheet === null || this.isEmpty()) return null;
    const { author } = this.#asking;
    const struck = this.#sentences.filter(({ verdict }) => verdict === 'contradicted').length;
    const stored = toStoredReading(
      { ...reading, author: 'model', sentences: this.#sentences, said: nothingSaid(reading.said.topic) },
      { ...sheet, facts: [...this.#facts.values()] },
      {
        model: author.type === 'own' ? author.model : author.type,
        partial: why,
        ...(struck > 0 ? { struck } : {}),
        // Before the end nobody has said the host; that nothing left must not be claimed.
        ...(author.type === 'hosted' ? { sentTo: location.host } : {}),
        ...(author.type === 'own' ? { sentTo: author.provider } : {}),
        ...(this.#sentTo === null ? {} : { sentTo: this.#sentTo }),
      },
    );
    const { goesOn } = this.#asking;
    return goesOn === null ? stored : joined(goesOn, stored);
  }
}

/** A part of a reading has said too little for the next one to avoid. */
function nothingSaid(topic: string): StoredReading['said'] {
  return {
    testimonies: [],
    facts: [],
    topic,
    opener: null,
    image: null,
    practice: null,
    question: null,
    atoms: [],
  };
}

/** How a reading came about, as far as it is worth keeping: what is as usual is left out. */
function originOf({ reading, notes, sentTo }: ConverseDone): ReadingOrigin {
  return {
    ...(reading.author === 'model' && notes.model !== null ? { model: notes.model } : {}),
    ...(notes.struck > 0 ? { struck: notes.struck } : {}),
    ...(notes.partial === null ? {} : { partial: notes.partial }),
    ...(notes.fellBack === null ? {} : { fellBack: notes.fellBack }),
    ...(sentTo === null ? {} : { sentTo }),
  };
}

/** A reading that goes on from another: its sentences, and those of the rest that it does not hold yet. */
function joined(before: StoredReading, rest: StoredReading): StoredReading {
  const known = new Set(before.sentences.map(({ text }) => text));
  const added = rest.sentences.filter(({ text }) => !known.has(text));
  const facts = new Map([...before.facts, ...rest.facts].map((fact) => [fact.id, fact]));
  const struck = (before.struck ?? 0) + added.filter(({ verdict }) => verdict === 'contradicted').length;
  const { struck: _, ...last } = rest;
  return {
    ...last,
    sentences: [...before.sentences, ...added],
    facts: [...facts.values()],
    ...(struck > 0 ? { struck } : {}),
  };
}
