/** The author of the server's readings: the companion that answers on the device. */
import { createCompanion } from '#engine/compose.ts';
import type { Companion } from '#engine/compose.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import { isCivilDate, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { readingText } from '#companion/answer.ts';
import { defaultReadingSettings, readingModes } from '#companion/request.ts';
import type { AnswerRequest } from '#companion/request.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { supportCard as english } from '#text/en/support-card.ts';
import { supportCard as thai } from '#text/th/support-card.ts';
import { ChatInputError } from './composer.ts';
import type { ChatInput, ChatProfile, Composer } from './composer.ts';

/** Makes the composer. Words are compiled at the first request, not at start. */
export function createComposer(): Composer {
  const rules = createZoneRules();
  let companion: Companion | null = null;
  return {
    reply: (input) => {
      companion ??= createCompanion();
      const { safety, reading, sheet } = companion.answer(requestOf(input, (zone) => rules.isZone(zone)));
      if (reading === null)
        return { text: (safety.lang === 'th' ? thai : english).tier1Reply, reading, sheet };
      return { text: readingText(reading), reading, sheet };
    },
  };
}

function requestOf(input: ChatInput, isZone: (zone: string) => boolean): AnswerRequest {
  const mode = readingModes.find((known) => known === input.readingMode);
  if (mode === undefined) throw new ChatInputError(`readingMode must be one of: ${readingModes.join(', ')}`);
  const zone = input.timeZone ?? input.profile?.birthTimeZoneId ?? 'UTC';
  if (!isZone(zone)) throw new ChatInputError(`timeZone is not an IANA time zone: ${zone}`);
  const last = input.messages.at(-1)?.content ?? '';
  return {
    text: last,
    mode,
    birth: birthOf(input.profile, isZone),
    attached: null,
    attachedBefore: null,
    name: input.profile?.name ?? null,
    now: input.nowMs as UnixMs,
    zone,
    uiLang: 'en',
    settings: defaultReadingSettings,
    threadId: input.threadId,
    messageId: input.seed ?? sha256Hex(JSON.stringify(input.messages)),
    regenerate: 0,
    turns: [],
    ledger: [],
  };
}

/** The birth as the arithmetic takes it; null without a date. A place counts only whole: latitude, longitude and zone. */
function birthOf(profile: ChatProfile | null, isZone: (zone: string) => boolean): BirthDetails | null {
  if (profile === null || profile.birthDate === null) return null;
  const day = parseIsoDate(profile.birthDate);
  if (day === null || !isCivilDate(day))
    throw new ChatInputError(`birthDate is not a date of the calendar: ${profile.birthDate}`);
  const { birthLat: latDeg, birthLng: lonDeg, birthTimeZoneId: zone } = profile;
  if (zone !== null && !isZone(zone))
    throw new ChatInputError(`birthTimeZoneId is not an IANA time zone: ${zone}`);
  const placed = latDeg !== null && lonDeg !== null && zone !== null;
  return {
    date: profile.birthDate,
    time: profile.birthTime?.slice(0, 5) ?? null,
    plusMinusMin: 0,
    place: placed ? { name: profile.birthPlace ?? '', latDeg, lonDeg } : null,
    zone: placed ? zone : null,
    offsetSeconds: null,
    fold: null,
  };
}
