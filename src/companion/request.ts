/**
 * What is given to the companion and what comes back. Plain data: it crosses to the worker and to the server.
 */
import type { Ask, Need, Topic } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Reading, SaidEntry } from '#facts/reading.ts';
import type { HouseSystem } from '#astro/house/cusps.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { traditionModes } from '#traditions/tradition.ts';
import type { Deal } from '#traditions/tarot/input.ts';
import type { TarotInput } from '#traditions/tarot/sheet.ts';
import type { TraditionGiven } from './given.ts';
import type { SafetyFinding } from './safety/finding.ts';
import type { AskedTool } from './tools.ts';

/** Every mode; `mixed` stands on the western sheet and on what other traditions say to the same birth and day. */
export const readingModes = ['mixed', ...traditionModes] as const;
export type ReadingMode = (typeof readingModes)[number];

export type ReadingLength = 'brief' | 'medium' | 'deep';
export type ReadingDepth = 'basic' | 'intermediate' | 'advanced';
export type ReadingStyle = 'warm' | 'clear' | 'playful' | 'quiet';

export type ReadingSettings = {
  readonly length: ReadingLength;
  readonly depth: ReadingDepth;
  readonly style: ReadingStyle;
  readonly houseSystem: HouseSystem;
  readonly node: 'mean' | 'true';
  /** Order in which an ambiguous date such as 03/04 is read. */
  readonly dateOrder: 'MDY' | 'DMY';
};

export const defaultReadingSettings: ReadingSettings = {
  length: 'medium',
  depth: 'intermediate',
  style: 'warm',
  houseSystem: 'placidus',
  node: 'mean',
  dateOrder: 'MDY',
};

/** One earlier answer of this chat, oldest first. */
export type PastTurn = {
  /** The text of the answer. */
  readonly text: string;
  readonly ask: Ask | null;
  readonly said: SaidEntry | null;
};

/** A chart that came with the message, or with an earlier one that this message goes on from. */
export type AttachedRequest = {
  readonly chartType: 'natal' | 'transit' | 'synastry' | 'human-design';
  readonly subject: { readonly name: string | null; readonly birth: BirthDetails };
  readonly partner: { readonly name: string | null; readonly birth: BirthDetails } | null;
  /** The one instant whose sky is read, when it is not the present one; the sheet then stands on it. */
  readonly at?: UnixMs;
};

/** Somebody the person has saved, with the other's consent. */
export type SavedRequest = {
  readonly id: string;
  readonly name: string;
  readonly nicknames?: readonly string[];
  /** Role in the person's life (`sibling`, `partner`), or `other`. */
  readonly role: string;
  readonly birth: BirthDetails | null;
};

export type AnswerRequest = {
  /** The message exactly as the person wrote it; 1 to 8,000 UTF-16 units. */
  readonly text: string;
  readonly mode: ReadingMode;
  readonly birth: BirthDetails | null;
  /** The person does not want their own chart read: no sheet holds it. Limits that go by age stay those of `birth`. */
  readonly withoutOwnChart?: true;
  /** What the message brings with it; the reading stands on it instead of on `birth`. */
  readonly attached: AttachedRequest | null;
  /** What the last message with a chart brought: used when this one is a follow-up and brings none. */
  readonly attachedBefore: AttachedRequest | null;
  /** Laid cards that came with the message; they stand before every chart. Absent means none. */
  readonly cards?: TarotInput | null;
  /** Cards that the last reading of this chat stood on: used when this message is a follow-up. */
  readonly cardsBefore?: TarotInput | null;
  /** The tool whose message this is; null or absent where it is none. */
  readonly tool?: AskedTool | null;
  /** What the mode may need beyond a birth: names, a seed, answers. Absent means nothing. */
  readonly given?: TraditionGiven;
  /** What the last reading of this chat in the same mode was given: a follow-up goes on from the same cast and the same day. */
  readonly givenBefore?: TraditionGiven | null;
  /** Fixed before the message was read: the cards that fall if it asks for some. */
  readonly deal?: Deal;
  readonly name: string | null;
  /** Saved people; one who is named in the message is read beside the person. Absent means none. */
  readonly people?: readonly SavedRequest[];
  /** UTC; cut to the whole minute before it enters the sheet. */
  readonly now: UnixMs;
  /** IANA zone of the person's days. */
  readonly zone: string;
  /** Hours that the clock of the device counts; 12 where left out. */
  readonly clock?: 12 | 24;
  readonly uiLang: 'en' | 'th';
  readonly settings: ReadingSettings;
  readonly threadId: string;
  readonly messageId: string;
  /** 0 for the first answer to a message; each Regenerate raises it. */
  readonly regenerate: number;
  readonly turns: readonly PastTurn[];
  /** The last twenty readings in any chat, newest last: what must not be repeated. */
  readonly ledger: readonly SaidEntry[];
};

export type { SafetyFinding, SupportCard } from './safety/finding.ts';

/** A tappable answer to a question back. */
export type Chip = { readonly topic: Topic; readonly label: string; readonly send: string };

export type Answer = {
  readonly safety: SafetyFinding;
  /** Paragraphs of the reply that replaces the reading when safety finds a need; absent otherwise. */
  readonly support?: readonly string[];
  /** `null` where `support` is said. */
  readonly reading: Reading | null;
  readonly sheet: FactSheet | null;
  readonly chips: readonly Chip[];
  /** What the chosen mode could not work without, so that another answered; absent when it worked. */
  readonly needs?: readonly Need[];
};

export type FactView = {
  readonly id: FactId;
  /** "Venus in Aries" */
  readonly title: string;
  /** "5°08′ Aries, first house, moving backwards" */
  readonly detail: string;
  /** How it was computed, in one or two sentences. */
  readonly derivation: string;
  readonly source: string;
};
