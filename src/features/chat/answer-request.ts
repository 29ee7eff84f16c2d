import { askWithKind } from '#facts/ask.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { AnswerRequest, AttachedRequest, PastTurn, ReadingMode } from '#companion/request.ts';
import { type Attached, type AttachedChart, isAttachedChart, momentOf } from '#contract/attached-chart.ts';
import { knownBirth } from '#contract/birth-details.ts';
import type { Message } from '#contract/message.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import type { Deal } from '#traditions/tarot/input.ts';
import { tarotInput, tarotInputOf } from '#traditions/tarot/input.ts';
import type { TarotInput } from '#traditions/tarot/sheet.ts';
import { deviceHours } from '#ui/clock.ts';
import type { ChatPerson } from './chat-person.ts';
import { askedTool } from './asked-tool.ts';
import { givenBefore, modeGiven } from './mode-given.ts';

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
  /** What a mode draws by, made for this question or for an earlier answer to it; null where nothing is drawn. */
  readonly seed?: string | null;
}): AnswerRequest {
  const { person, message, mode, deal } = parts;
  const before = givenBefore(parts.before, mode);
  return {
    text: message.content,
    mode,
    birth: person.birth,
    ...(leavesChart(person, mode) ? { withoutOwnChart: true as const } : {}),
    attached: attachedRequest(message.attached),
    attachedBefore: attachedRequest(attachedBefore(parts.before, mode)),
    cards: attachedCards(message.attached),
    tool: askedTool(message.attached, mode),
    cardsBefore: cardsBefore(parts.before, mode),
    given: modeGiven({
      person,
      mode,
      text: message.content,
      attached: message.attached,
      before,
      seed: parts.seed ?? null,
    }),
    // Who brings a cast or answers of their own goes on from nothing.
    givenBefore: message.attached?.chartType === 'given' ? null : before,
    ...(deal === undefined ? {} : { deal }),
    name: person.name === '' ? null : person.name,
    people: person.saved,
    now: parts.now,
    zone: person.zone,
    clock: deviceHours(),
    uiLang: person.settings['display.language'],
    settings: person.reading,
    threadId: message.threadId,
    messageId: message.id,
    regenerate: parts.regenerate,
    turns: pastTurns(parts.before),
    ledger: parts.recent.map((reading) => reading.said),
  };
}

/** Whether the mixed mode is to leave the person's own chart alone. A tradition chosen by name reads what it needs. */
export function leavesChart({ settings }: ChatPerson, mode: ReadingMode): boolean {
  return mode === 'mixed' && !settings['chat.useBirthChart'];
}

/** Laid cards that came with a message; null where none did, or where they fill no spread. */
function attachedCards(attached: Attached | null): TarotInput | null {
  if (attached?.chartType !== 'tarot') return null;
  return tarotInput(attached.spread, attached.cards, attached.proof);
}

/**
 * The cards of the last reading, if it was one of cards alone: a tradition that lays the deck goes on from what it was given. Who
 * chose another mode since is answered by that.
 */
function cardsBefore(before: readonly Message[], mode: ReadingMode): TarotInput | null {
  const last = before.findLast(({ reading }) => reading !== null);
  const sheet = last?.reading?.sheet;
  if (last === undefined || sheet?.mode !== 'tarot') return null;
  return mode === 'tarot' || last.readingMode === mode ? tarotInputOf(sheet) : null;
}

/** Modes that are told from a birth chart, whosever it is. */
const OF_CHARTS: readonly string[] = ['mixed', 'western'];

/** What came last with a question, if no other mode was chosen since. */
function attachedBefore(before: readonly Message[], mode: ReadingMode): Attached | null {
  const last = before.findLast(({ attached }) => attached !== null && attached.chartType !== 'given');
  if (last === undefined) return null;
  const isSame =
    last.readingMode === mode || [last.readingMode, mode].every((one) => OF_CHARTS.includes(one));
  return isSame ? last.attached : null;
}

/** An attached chart as the companion takes it; null without a birth date, which no attached chart lacks. */
function attachedRequest(chart: Attached | null): AttachedRequest | null {
  if (chart === null || !isAttachedChart(chart)) return null;
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
    const ask = reading?.ask ?? null;
    return [
      {
        text: reply?.content ?? '',
        ask: ask === null ? null : askWithKind(ask),
        said: reading?.said ?? null,
      },
    ];
  });
}
