import type { UnixMs } from '#astro/time/instant.ts';
import type { AnswerRequest, AttachedRequest, PastTurn, ReadingMode } from '#companion/request.ts';
import { type AttachedChart, momentOf } from '#contract/attached-chart.ts';
import { knownBirth } from '#contract/birth-details.ts';
import type { Message } from '#contract/message.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import type { SheetRequest } from '#engine/protocol.ts';
import type { ChatPerson } from './chat-person.ts';

/** The request that answers `message`. `before` is the branch above it, oldest first. */
export function answerRequest(parts: {
  readonly person: ChatPerson;
  readonly message: Pick<Message, 'id' | 'threadId' | 'content' | 'attached'>;
  readonly before: readonly Message[];
  readonly recent: readonly StoredReading[];
  readonly mode: ReadingMode;
  /** How many answers this message has already. */
  readonly regenerate: number;
  readonly now: UnixMs;
}): AnswerRequest {
  const { person, message } = parts;
  return {
    text: message.content,
    mode: parts.mode,
    birth: person.birth,
    attached: attachedRequest(message.attached),
    attachedBefore: attachedRequest(
      parts.before.findLast(({ attached }) => attached !== null)?.attached ?? null,
    ),
    name: person.name === '' ? null : person.name,
    people: person.saved,
    now: parts.now,
    zone: person.zone,
    uiLang: person.settings['display.language'],
    settings: person.reading,
    threadId: message.threadId,
    messageId: message.id,
    regenerate: parts.regenerate,
    turns: pastTurns(parts.before),
    ledger: parts.recent.map((reading) => reading.said),
  };
}

/** An attached chart as the companion takes it; null without a birth date, which no attached chart lacks. */
function attachedRequest(chart: AttachedChart | null): AttachedRequest | null {
  if (chart === null) return null;
  const subject = someone(chart.subject);
  if (subject === null) return null;
  const at = momentOf(chart);
  return {
    chartType: chart.chartType,
    subject,
    partner: chart.partner === null ? null : someone(chart.partner),
    ...(at === null ? {} : { at: at as UnixMs }),
  };
}

function someone({ name, birth }: AttachedChart['subject']): AttachedRequest['subject'] | null {
  const known = knownBirth(birth);
  return known === null ? null : { name: name === '' ? null : name, birth: known };
}

/** Each answer of a branch with what it understood and said; one without a reading has neither. */
export function pastTurns(branch: readonly Message[]): readonly PastTurn[] {
  return branch.flatMap((message, index) => {
    if (message.sender !== 'user') return [];
    const reply = branch[index + 1];
    const reading = reply?.sender === 'ai' ? reply.reading : null;
    return [{ text: reply?.content ?? '', ask: reading?.ask ?? null, said: reading?.said ?? null }];
  });
}

/** Today's sheet of a person, computed ahead of the first question. */
export function todaysSheet(person: ChatPerson, now: UnixMs): SheetRequest {
  const { houseSystem, node } = person.reading;
  return {
    birth: person.birth,
    attached: null,
    now,
    zone: person.zone,
    houseSystem,
    node,
    mode: person.mode,
  };
}
