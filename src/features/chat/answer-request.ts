import type { UnixMs } from '#astro/time/instant.ts';
import type { AnswerRequest, AttachedRequest, PastTurn, ReadingMode } from '#companion/request.ts';
import { type Attached, type AttachedChart, momentOf } from '#contract/attached-chart.ts';
import { knownBirth } from '#contract/birth-details.ts';
import type { Message } from '#contract/message.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import type { Deal } from '#traditions/tarot/input.ts';
import { tarotInput, tarotInputOf } from '#traditions/tarot/input.ts';
import type { TarotInput } from '#traditions/tarot/sheet.ts';
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
  /** What falls if the question asks for cards; left out where it cannot. */
  readonly deal?: Deal;
}): AnswerRequest {
  const { person, message, deal } = parts;
  return {
    text: message.content,
    mode: parts.mode,
    birth: person.birth,
    attached: attachedRequest(message.attached),
    attachedBefore: attachedRequest(
      parts.before.findLast(({ attached }) => attached !== null)?.attached ?? null,
    ),
    cards: attachedCards(message.attached),
    cardsBefore: cardsBefore(parts.before),
    ...(deal === undefined ? {} : { deal }),
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

/** Laid cards that came with a message; null where none did, or where they fill no spread. */
function attachedCards(attached: Attached | null): TarotInput | null {
  if (attached?.chartType !== 'tarot') return null;
  return tarotInput(attached.spread, attached.cards, attached.proof);
}

/** The cards of the last reading, if it was one of cards. */
function cardsBefore(before: readonly Message[]): TarotInput | null {
  const reading = before.findLast((message) => message.reading !== null)?.reading;
  return reading === undefined || reading === null ? null : tarotInputOf(reading.sheet);
}

/** An attached chart as the companion takes it; null without a birth date, which no attached chart lacks. */
function attachedRequest(chart: Attached | null): AttachedRequest | null {
  if (chart === null || chart.chartType === 'tarot') return null;
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
